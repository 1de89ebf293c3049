import type { Choices } from './choice';

export const dataImportChoices = {
  importKind: { people: 'default', LeaveBalance: 'default', OpeningPay: 'default' },
  importState: {
    uploaded: 'default',
    mapped: 'default',
    checking: 'processing',
    checked: 'warning',
    committing: 'processing',
    committed: 'success',
    undoing: 'processing',
    undone: 'default',
    failed: 'error',
    closed: 'default',
  },
} satisfies Partial<Choices>;
