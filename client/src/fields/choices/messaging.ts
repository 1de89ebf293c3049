import type { Choices } from './choice';

export const messagingChoices = {
  mailFailure: {
    address: 'error',
    message: 'error',
    busy: 'warning',
    sign_in: 'error',
    unreachable: 'warning',
    timeout: 'warning',
    attachment: 'error',
    other: 'error',
  },
  mailKind: {
    message: 'default',
    invite: 'default',
    password_reset: 'default',
    sign_in_changed: 'default',
    request_decided: 'default',
    document_expiry: 'default',
    documents_expiring: 'default',
    cme_due: 'default',
    invoice: 'default',
    credit_note: 'default',
    payslip: 'default',
    notification: 'default',
    notification_digest: 'default',
  },
  mailState: { queued: 'processing', sending: 'processing', sent: 'success', bounced: 'error', failed: 'error' },
} satisfies Partial<Choices>;
