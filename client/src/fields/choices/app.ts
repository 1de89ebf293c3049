import type { Choices } from './choice';

export const appChoices = {
  activeStatus: { active: 'success', inactive: 'default' },
  language: { en: 'default', ar: 'default', fr: 'default' },
  weekDay: {
    sunday: 'default',
    monday: 'default',
    tuesday: 'default',
    wednesday: 'default',
    thursday: 'default',
    friday: 'default',
    saturday: 'default',
  },
} satisfies Partial<Choices>;
