import type { Choices } from './choice';

export const organisationChoices = {
  companyStatus: { active: 'success', suspended: 'warning', closed: 'default' },
  holidayPart: { full: 'default', am: 'default', pm: 'default' },
} satisfies Partial<Choices>;
