import type { mails as english } from '../en/mails';
import type { SameKeys } from '../same-keys';

export const mails: SameKeys<typeof english> = {
  area: {
    Mail: { one: 'رسالة', many: 'الرسائل', add: 'كتابة رسالة', none: 'لا توجد رسائل بعد', why: 'كل ما أُرسل بالبريد إلى الأشخاص وما آل إليه.' },
    MailTemplate: { one: 'قالب رسالة', many: 'قوالب الرسائل', add: 'قالب جديد', none: 'لا توجد قوالب خاصة بكم بعد', why: 'كلماتكم للرسائل بكل لغة. وحيث لا يوجد قالب تُستخدم الصياغة الافتراضية.' },
  },
  role: {
    action: { send: 'إرسال' },
  },
  field: {
    attempts: 'المحاولات',
    body: 'النص',
    mailKind: 'الموضوع العام',
    mailLanguage: 'اللغة',
    attachmentName: 'الملف المرفق',
    mailRefusedOn: 'البريد مرفوض منذ',
    mailNote: 'ملاحظة',
    senderName: 'المرسل',
    sentAt: 'تاريخ الإرسال',
  },
  choice: {
    mailFailure: { address: 'العنوان غير مقبول', message: 'رُفضت الرسالة', busy: 'خادم البريد مشغول', sign_in: 'رفض خادم البريد الدخول', unreachable: 'تعذر الوصول إلى خادم البريد', timeout: 'لم يصل رد في الوقت المحدد', attachment: 'تعذر إعداد الملف المرفق', other: 'تعذر الإرسال' },
    mailKind: { message: 'رسالة', invite: 'دعوة', password_reset: 'كلمة مرور جديدة', request_decided: 'قرار بشأن طلب', document_expiry: 'انتهاء وثيقة', documents_expiring: 'مستندات للتجديد، للموارد البشرية', cme_due: 'نقاط التعليم مستحقة', invoice: 'فاتورة', credit_note: 'إشعار دائن', payslip: 'قسيمة راتب', notification: 'إشعار', notification_digest: 'إشعارات يوم' },
    mailState: { queued: 'بالانتظار', sending: 'قيد الإرسال', sent: 'أُرسلت', bounced: 'رُفض العنوان', failed: 'فشلت' },
  },
  mail: {
    back: 'كل الرسائل',
    to: 'إلى',
    from: 'بواسطة {{name}}',
    confidential: 'يحتوي نص هذه الرسالة على رابط شخصي ولا يظهر إلا لصاحبها.',
    sendAgain: 'إرسال من جديد',
    sentAgain: 'ستُرسل من جديد',
    addressRefused: 'عنوان البريد مرفوض',
    write: 'كتابة رسالة',
    people: 'إلى من',
    peopleHint: 'يتلقى كل شخص رسالة خاصة به ولا يرى من تلقاها غيره.',
    template: 'ابدأ بقالب',
    subject: 'الموضوع',
    text: 'النص',
    send: 'إرسال',
    queued: 'رسائل في طريقها: {{n}}',
    refused: 'لم تُرسل إلى {{n}}:',
    wrong: 'لم يُرسل شيء بعد. يرجى مراجعة هذه الحقول:',
    preview: 'معاينة',
    previewHint: 'بقيم شخص افتراضي.',
    placeholders: 'الحقول المتغيرة',
    insert: 'إدراج {{name}}',
    standard: 'استخدام الصياغة الافتراضية',
    attemptsOf: 'المحاولات: {{n}}',
    next: 'المحاولة التالية {{when}}',
  },
};
