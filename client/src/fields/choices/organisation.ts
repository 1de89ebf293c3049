import type { Choices } from './choice';

export const organisationChoices = {
  profileRule: { at_once: 'success', approval: 'processing', closed: 'default' },
  companyStatus: { active: 'success', suspended: 'warning', closed: 'default' },
  holidayPart: { full: 'default', am: 'default', pm: 'default' },
} satisfies Partial<Choices>;
