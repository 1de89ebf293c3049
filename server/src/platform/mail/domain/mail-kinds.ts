import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';

export const mailKinds = [
  'message',
  'invite',
  'password_reset',
  'sign_in_changed',
  'request_decided',
  'document_expiry',
  'documents_expiring',
  'cme_due',
  'invoice',
  'credit_note',
  'payslip',
  'notification',
  'notification_digest',
] as const;
export type MailKind = (typeof mailKinds)[number];

interface MailKindFacts {
  /** What a template of this kind may name, each with a value to show in a preview. */
  values: Record<string, string | Text>;
  /** Holds a link that lets its reader in: kept from everybody but the addressee, and forgotten once sent. */
  isConfidential?: true;
  /** What is sent where a company has no template of its own. */
  standard: { subject: Text; body: Text };
}

/** Placeholders stay as they are when a template is said. */
const slots = {
  company: '{{company}}',
  first_name: '{{first_name}}',
  sender: '{{sender}}',
  name: '{{name}}',
  inviter: '{{inviter}}',
  link: '{{link}}',
  valid_until: '{{valid_until}}',
  valid_minutes: '{{valid_minutes}}',
  number: '{{number}}',
  decision: '{{decision}}',
  form: '{{form}}',
  comment: '{{comment}}',
  change: '{{change}}',
  document: '{{document}}',
  expires_on: '{{expires_on}}',
  days_left: '{{days_left}}',
  amount: '{{amount}}',
  due_on: '{{due_on}}',
  invoice_number: '{{invoice_number}}',
  month: '{{month}}',
  attached: '{{attached}}',
  text: '{{text}}',
  count: '{{count}}',
  list: '{{list}}',
  documents: '{{documents}}',
  shortfall: '{{shortfall}}',
  licence: '{{licence}}',
  authority: '{{authority}}',
};

export const mailKindFacts: Record<MailKind, MailKindFacts> = {
  message: {
    values: {
      name: t('mail_kinds.sample.name'),
      first_name: t('mail_kinds.sample.first_name'),
      employee_number: 'HMG-0042',
      company: t('mail_kinds.sample.company'),
      sender: t('mail_kinds.sample.sender'),
    },
    standard: { subject: t('mail_kinds.message.subject', slots), body: t('mail_kinds.message.body', slots) },
  },
  invite: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      inviter: t('mail_kinds.sample.inviter'),
      link: 'https://hr.example.com/invite/…',
      valid_until: t('mail_kinds.sample.valid_until'),
    },
    isConfidential: true,
    standard: { subject: t('mail_kinds.invite.subject', slots), body: t('mail_kinds.invite.body', slots) },
  },
  password_reset: {
    values: { name: t('mail_kinds.sample.name'), link: 'https://hr.example.com/reset/…', valid_minutes: '60' },
    isConfidential: true,
    standard: {
      subject: t('mail_kinds.password_reset.subject'),
      body: t('mail_kinds.password_reset.body', slots),
    },
  },
  sign_in_changed: {
    values: {
      name: t('mail_kinds.sample.name'),
      change: t('mail_kinds.sample.change'),
      link: 'https://hr.example.com/two-factor',
    },
    standard: {
      subject: t('mail_kinds.sign_in_changed.subject'),
      body: t('mail_kinds.sign_in_changed.body', slots),
    },
  },
  request_decided: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      number: '118',
      form: t('mail_kinds.sample.form'),
      decision: t('mail_kinds.sample.decision'),
      comment: t('mail_kinds.sample.comment'),
      link: 'https://hr.example.com/requests/…',
    },
    standard: {
      subject: t('mail_kinds.request_decided.subject', slots),
      body: t('mail_kinds.request_decided.body', slots),
    },
  },
  document_expiry: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      document: t('mail_kinds.sample.document'),
      expires_on: t('mail_kinds.sample.expires_on'),
      days_left: '30',
      link: 'https://hr.example.com/documents/…',
    },
    standard: {
      subject: t('mail_kinds.document_expiry.subject', slots),
      body: t('mail_kinds.document_expiry.body', slots),
    },
  },
  documents_expiring: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      count: '2',
      documents: t('mail_kinds.sample.documents'),
      link: 'https://hr.example.com/documents/…',
    },
    standard: {
      subject: t('mail_kinds.documents_expiring.subject', slots),
      body: t('mail_kinds.documents_expiring.body', slots),
    },
  },
  cme_due: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      licence: 'DHA-102938',
      authority: 'DHA',
      due_on: t('mail_kinds.sample.due_on'),
      days_left: '90',
      shortfall: '12.5',
      link: 'https://hr.example.com/employees/…',
    },
    standard: { subject: t('mail_kinds.cme_due.subject', slots), body: t('mail_kinds.cme_due.body', slots) },
  },
  invoice: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      number: 'INV-00042',
      amount: 'AED 1,050.00',
      due_on: t('mail_kinds.sample.due_on'),
      link: 'https://hr.example.com/invoice-papers/…',
    },
    standard: { subject: t('mail_kinds.invoice.subject', slots), body: t('mail_kinds.invoice.body', slots) },
  },
  credit_note: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      number: 'CN-00007',
      invoice_number: 'INV-00042',
      amount: 'AED 210.00',
      link: 'https://hr.example.com/invoice-papers/…',
    },
    standard: { subject: t('mail_kinds.credit_note.subject', slots), body: t('mail_kinds.credit_note.body', slots) },
  },
  payslip: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      month: t('mail_kinds.sample.month'),
      attached: t('mail_kinds.sample.attached'),
      link: 'https://hr.example.com/payslips/…',
    },
    standard: { subject: t('mail_kinds.payslip.subject', slots), body: t('mail_kinds.payslip.body', slots) },
  },
  notification: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      text: t('mail_kinds.sample.text'),
      link: 'https://hr.example.com/employee-leaves/…',
    },
    standard: { subject: t('mail_kinds.notification.subject', slots), body: t('mail_kinds.notification.body', slots) },
  },
  notification_digest: {
    values: {
      name: t('mail_kinds.sample.name'),
      company: t('mail_kinds.sample.company'),
      count: '2',
      link: 'https://hr.example.com/notifications',
      list: t('mail_kinds.sample.list'),
    },
    standard: {
      subject: t('mail_kinds.notification_digest.subject', slots),
      body: t('mail_kinds.notification_digest.body', slots),
    },
  },
};

export interface MailTemplateText {
  subject: string;
  body: string;
}
