import type { Choices } from './choice';

export const suppliersChoices = {
  invoiceKind: { invoice: 'default', credit_note: 'warning' },
  invoiceState: { draft: 'default', sent: 'processing', downloaded: 'processing' },
  invoiceStatus: {
    draft: 'default',
    sent: 'processing',
    downloaded: 'processing',
    partial_payment: 'warning',
    paid: 'success',
    past_due: 'error',
    credited: 'success',
    refund_due: 'warning',
    settled: 'success',
  },
  vendorCategory: {
    medical: 'default',
    equipment: 'default',
    it: 'default',
    facilities: 'default',
    catering: 'default',
    transport: 'default',
    staffing: 'default',
    training: 'default',
    insurance: 'default',
    professional: 'default',
    other: 'default',
  },
  vendorStatus: { active: 'success', blocked: 'error' },
} satisfies Partial<Choices>;
