import type { Choices } from './choice';

export const homeChoices = {
  setUpStep: {
    details: 'default',
    departments: 'default',
    positions: 'default',
    formulas: 'default',
    leave: 'default',
    schedule: 'default',
    people: 'default',
    insurance: 'default',
    users: 'default',
    payroll: 'default',
  },
} satisfies Partial<Choices>;
