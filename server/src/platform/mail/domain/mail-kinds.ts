import type { Bilingual } from '../../../kernel/text/text';

export const mailKinds = [
  'message',
  'invite',
  'password_reset',
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
  values: Record<string, Bilingual>;
  /** Holds a link that lets its reader in: kept from everybody but the addressee, and forgotten once sent. */
  isConfidential?: true;
}

const company: Bilingual = { en: 'Harbour Medical Group', ar: 'مجموعة هاربر الطبية' };
const name: Bilingual = { en: 'Layla Haddad', ar: 'ليلى حداد' };
const same = (text: string): Bilingual => ({ en: text, ar: text });

export const mailKindFacts: Record<MailKind, MailKindFacts> = {
  message: {
    values: {
      name,
      first_name: { en: 'Layla', ar: 'ليلى' },
      employee_number: same('HMG-0042'),
      company,
      sender: { en: 'Hana Aziz', ar: 'هناء عزيز' },
    },
  },
  invite: {
    values: {
      name,
      company,
      inviter: { en: 'Hana Aziz', ar: 'هناء عزيز' },
      link: same('https://hr.example.com/invite/…'),
      valid_until: { en: '28 November 2026', ar: '28 نوفمبر 2026' },
    },
    isConfidential: true,
  },
  password_reset: {
    values: { name, link: same('https://hr.example.com/reset/…'), valid_minutes: same('60') },
    isConfidential: true,
  },
  request_decided: {
    values: {
      name,
      company,
      number: same('118'),
      form: { en: 'Salary certificate', ar: 'شهادة راتب' },
      decision: { en: 'approved', ar: 'تمت الموافقة عليه' },
      comment: { en: 'It is ready at the front desk.', ar: 'الشهادة جاهزة في الاستقبال.' },
      link: same('https://hr.example.com/requests/…'),
    },
  },
  document_expiry: {
    values: {
      name,
      company,
      document: { en: 'Residence visa', ar: 'تأشيرة الإقامة' },
      expires_on: { en: '31 December 2026', ar: '31 ديسمبر 2026' },
      days_left: same('30'),
      link: same('https://hr.example.com/documents/…'),
    },
  },
  invoice: {
    values: {
      name,
      company,
      number: same('INV-00042'),
      amount: same('AED 1,050.00'),
      due_on: { en: '31 December 2026', ar: '31 ديسمبر 2026' },
      link: same('https://hr.example.com/invoice-papers/…'),
    },
  },
  credit_note: {
    values: {
      name,
      company,
      number: same('CN-00007'),
      invoice_number: same('INV-00042'),
      amount: same('AED 210.00'),
      link: same('https://hr.example.com/invoice-papers/…'),
    },
  },
  payslip: {
    values: {
      name,
      company,
      month: { en: 'November 2026', ar: 'نوفمبر 2026' },
      attached: { en: 'It is attached as a PDF.', ar: 'تجدها مرفقة بصيغة PDF.' },
      link: same('https://hr.example.com/payslips/…'),
    },
  },
  notification: {
    values: {
      name,
      company,
      text: {
        en: 'Elias Khoury asks for leave: 4 April 2027 to 7 April 2027',
        ar: 'طلب إلياس خوري إجازة: من 4 أبريل 2027 إلى 7 أبريل 2027',
      },
      link: same('https://hr.example.com/employee-leaves/…'),
    },
  },
  notification_digest: {
    values: {
      name,
      company,
      count: same('2'),
      link: same('https://hr.example.com/notifications'),
      list: {
        en: '- Elias Khoury asks for leave: 4 April 2027 to 7 April 2027\n- Your payslip for March 2027 is ready',
        ar: '- طلب إلياس خوري إجازة: من 4 أبريل 2027 إلى 7 أبريل 2027\n- قسيمة راتبك لشهر مارس 2027 جاهزة',
      },
    },
  },
  documents_expiring: {
    values: {
      name,
      company,
      count: same('2'),
      documents: {
        en: 'Layla Haddad, Residence visa: 31 December 2026\nTrade licence: 15 January 2027',
        ar: 'ليلى حداد، تأشيرة الإقامة: 31 ديسمبر 2026\nالرخصة التجارية: 15 يناير 2027',
      },
      link: same('https://hr.example.com/documents/…'),
    },
  },
  cme_due: {
    values: {
      name,
      company,
      licence: same('DHA-102938'),
      authority: same('DHA'),
      due_on: { en: '31 December 2026', ar: '31 ديسمبر 2026' },
      days_left: same('90'),
      shortfall: same('12.5'),
      link: same('https://hr.example.com/employees/…'),
    },
  },
};

export interface MailTemplateText {
  subject: string;
  body: string;
}

/** What is sent where a company has no template of its own. */
export const standardTemplates: Record<MailKind, { en: MailTemplateText; ar: MailTemplateText }> = {
  message: {
    en: {
      subject: 'A message from {{company}}',
      body: 'Dear {{first_name}},\n\n\n\nKind regards\n{{sender}}\n{{company}}',
    },
    ar: {
      subject: 'رسالة من {{company}}',
      body: 'عزيزي/عزيزتي {{first_name}}،\n\n\n\nمع التحية\n{{sender}}\n{{company}}',
    },
  },
  invite: {
    en: {
      subject: '{{company}} invites you to Muster',
      body: 'Dear {{name}},\n\n{{inviter}} invites you to {{company}}. Open this link to accept:\n\n{{link}}\n\nIt is yours alone and can be used until {{valid_until}}.',
    },
    ar: {
      subject: 'دعوة من {{company}} لاستخدام Muster',
      body: 'عزيزي/عزيزتي {{name}}،\n\nيدعوك {{inviter}} إلى {{company}}. افتح هذا الرابط لقبول الدعوة:\n\n{{link}}\n\nالرابط خاص بك وصالح حتى {{valid_until}}.',
    },
  },
  password_reset: {
    en: {
      subject: 'Choose a new password',
      body: 'Dear {{name}},\n\nsomebody, probably you, asked for a new password. Open this link within {{valid_minutes}} minutes to choose one:\n\n{{link}}\n\nIf it was not you, do nothing: your password stays as it is.',
    },
    ar: {
      subject: 'اختيار كلمة مرور جديدة',
      body: 'عزيزي/عزيزتي {{name}}،\n\nطُلبت كلمة مرور جديدة لحسابك، وغالباً أنت من طلبها. افتح هذا الرابط خلال {{valid_minutes}} دقيقة لاختيارها:\n\n{{link}}\n\nإن لم تكن أنت فتجاهل هذه الرسالة وستبقى كلمة مرورك كما هي.',
    },
  },
  request_decided: {
    en: {
      subject: 'Your request {{number}} was {{decision}}',
      body: 'Dear {{name}},\n\nyour request {{number}}, “{{form}}”, was {{decision}}.\n\n{{comment}}\n\n{{link}}\n\n{{company}}',
    },
    ar: {
      subject: 'طلبك رقم {{number}}: {{decision}}',
      body: 'عزيزي/عزيزتي {{name}}،\n\nطلبك رقم {{number}} «{{form}}»: {{decision}}.\n\n{{comment}}\n\n{{link}}\n\n{{company}}',
    },
  },
  document_expiry: {
    en: {
      subject: '{{document}} expires on {{expires_on}}',
      body: 'Dear {{name}},\n\nyour document “{{document}}” expires on {{expires_on}} (days left: {{days_left}}). Please renew it in time and hand in the new one.\n\n{{link}}\n\n{{company}}',
    },
    ar: {
      subject: 'تنتهي صلاحية {{document}} في {{expires_on}}',
      body: 'عزيزي/عزيزتي {{name}}،\n\nتنتهي صلاحية وثيقتك «{{document}}» في {{expires_on}} (عدد الأيام الباقية: {{days_left}}). يرجى تجديدها في الوقت المناسب وتسليم النسخة الجديدة.\n\n{{link}}\n\n{{company}}',
    },
  },
  invoice: {
    en: {
      subject: 'Invoice {{number}} from {{company}}',
      body: 'Dear {{name}},\n\nhere is our invoice {{number}} over {{amount}}, due on {{due_on}}:\n\n{{link}}\n\nKind regards\n{{company}}',
    },
    ar: {
      subject: 'فاتورة {{number}} من {{company}}',
      body: 'السادة {{name}}،\n\nنرفق لكم فاتورتنا رقم {{number}} بمبلغ {{amount}} المستحقة في {{due_on}}:\n\n{{link}}\n\nمع التحية\n{{company}}',
    },
  },
  credit_note: {
    en: {
      subject: 'Credit note {{number}} from {{company}}',
      body: 'Dear {{name}},\n\nhere is our credit note {{number}} over {{amount}} for invoice {{invoice_number}}:\n\n{{link}}\n\nKind regards\n{{company}}',
    },
    ar: {
      subject: 'إشعار دائن {{number}} من {{company}}',
      body: 'السادة {{name}}،\n\nنرفق لكم الإشعار الدائن رقم {{number}} بمبلغ {{amount}} عن الفاتورة {{invoice_number}}:\n\n{{link}}\n\nمع التحية\n{{company}}',
    },
  },
  payslip: {
    en: {
      subject: 'Your payslip of {{month}}',
      body: 'Dear {{name}},\n\nyour payslip of {{month}} is there. {{attached}}\n\n{{link}}\n\n{{company}}',
    },
    ar: {
      subject: 'قسيمة راتبك عن {{month}}',
      body: 'عزيزي/عزيزتي {{name}}،\n\nصدرت قسيمة راتبك عن {{month}}. {{attached}}\n\n{{link}}\n\n{{company}}',
    },
  },
  notification: {
    en: { subject: '{{text}}', body: 'Dear {{name}},\n\n{{text}}.\n\n{{link}}\n\n{{company}}' },
    ar: { subject: '{{text}}', body: 'عزيزي/عزيزتي {{name}}،\n\n{{text}}.\n\n{{link}}\n\n{{company}}' },
  },
  notification_digest: {
    en: {
      subject: '{{company}}: what came since yesterday ({{count}})',
      body: 'Dear {{name}},\n\nthis is what came:\n\n{{list}}\n\n{{link}}\n\n{{company}}',
    },
    ar: {
      subject: '{{company}}: المستجدات منذ الأمس ({{count}})',
      body: 'عزيزي/عزيزتي {{name}}،\n\nهذه هي المستجدات:\n\n{{list}}\n\n{{link}}\n\n{{company}}',
    },
  },
  documents_expiring: {
    en: {
      subject: '{{company}}: documents to renew ({{count}})',
      body: 'Dear {{name}},\n\nthese documents expire soon:\n\n{{documents}}\n\nWhoever they are about has been told.\n\n{{link}}\n\n{{company}}',
    },
    ar: {
      subject: '{{company}}: مستندات للتجديد ({{count}})',
      body: 'عزيزي/عزيزتي {{name}}،\n\nتنتهي صلاحية هذه المستندات قريباً:\n\n{{documents}}\n\nوقد أُبلغ أصحابها.\n\n{{link}}\n\n{{company}}',
    },
  },
  cme_due: {
    en: {
      subject: '{{shortfall}} credits are due by {{due_on}}',
      body: 'Dear {{name}},\n\nyour licence {{licence}} ({{authority}}) still needs {{shortfall}} credits until {{due_on}} (days left: {{days_left}}).\n\n{{link}}\n\n{{company}}',
    },
    ar: {
      subject: 'المطلوب {{shortfall}} نقطة قبل {{due_on}}',
      body: 'عزيزي/عزيزتي {{name}}،\n\nما زالت رخصتك {{licence}} ({{authority}}) تحتاج إلى {{shortfall}} من النقاط حتى {{due_on}} (عدد الأيام الباقية: {{days_left}}).\n\n{{link}}\n\n{{company}}',
    },
  },
};
