import type { Choices } from './choice';

export const documentsChoices = {
  documentAccess: { upload: 'success', read: 'processing', none: 'default' },
  documentOwner: { company: 'default', employee: 'default', vendor: 'default' },
  documentAudience: { nobody: 'default', everyone: 'processing', departments: 'processing' },
  documentReview: { requested: 'warning', submitted: 'processing', verified: 'success', rejected: 'error' },
  documentState: {
    draft: 'default',
    requested: 'warning',
    submitted: 'processing',
    verified: 'success',
    rejected: 'error',
    expiring: 'warning',
    expired: 'error',
    renewed: 'success',
    archived: 'default',
  },
  documentStatus: { draft: 'default', active: 'success', archived: 'default' },
  expiryState: { none: 'default', valid: 'success', expiring: 'warning', expired: 'error' },
  fileType: {
    image: 'default',
    pdf: 'default',
    document: 'default',
    spreadsheet: 'default',
    presentation: 'default',
    text: 'default',
  },
  scanStatus: { pending: 'processing', clean: 'success', infected: 'error', unchecked: 'default' },
} satisfies Partial<Choices>;
