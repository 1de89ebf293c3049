import type { Text } from '../../../kernel/text/text';

/** What background work does, in the words of who uses the product. */
const labels: Record<string, Text> = {
  send_mails: { en: 'Sending mails', ar: 'إرسال الرسائل' },
  wake_mails: { en: 'Looking for mails that wait to be sent', ar: 'البحث عن رسائل بانتظار الإرسال' },
  mail_notifications: { en: 'Mailing notifications', ar: 'إرسال الإشعارات بالبريد' },
  calculate_payroll_run: { en: 'Calculating a payroll', ar: 'احتساب الرواتب' },
  fail_abandoned_payroll_runs: { en: 'Looking after payrolls that were cut off', ar: 'متابعة عمليات الرواتب المتوقفة' },
  fill_roster: { en: 'Filling the roster', ar: 'تعبئة جدول المناوبات' },
  fail_abandoned_fills: { en: 'Looking after rosters whose filling was cut off', ar: 'متابعة تعبئة الجداول المتوقفة' },
  'import-check': { en: 'Checking an import', ar: 'فحص ملف استيراد' },
  'import-commit': { en: 'Writing an import', ar: 'تنفيذ استيراد' },
  'import-undo': { en: 'Undoing an import', ar: 'التراجع عن استيراد' },
  fail_abandoned_imports: { en: 'Looking after imports that were cut off', ar: 'متابعة عمليات الاستيراد المتوقفة' },
  forget_imported_cells: { en: 'Forgetting the cells of old imports', ar: 'حذف خلايا عمليات الاستيراد القديمة' },
  'file-scan': { en: 'Scanning a file for viruses', ar: 'فحص ملف من الفيروسات' },
  sweep_files: { en: 'Clearing away files nobody uses', ar: 'إزالة الملفات غير المستخدمة' },
  refresh_positions: { en: 'Bringing positions up to date', ar: 'تحديث الوظائف' },
  exit_employees: { en: 'Ending the employment of who has left', ar: 'إنهاء خدمة من غادروا' },
  refresh_cme_progress: { en: 'Counting CME credits', ar: 'احتساب نقاط التعليم الطبي' },
  notify_cme_due: { en: 'Reminding of CME credits', ar: 'التذكير بنقاط التعليم الطبي' },
  notify_expiring_documents: { en: 'Reminding of documents that expire', ar: 'التذكير بالمستندات التي تنتهي' },
  keep_approvals: { en: 'Reminding of approvals that wait', ar: 'التذكير بالموافقات المعلقة' },
  seal_audit: { en: 'Sealing the audit log', ar: 'ختم سجل التدقيق' },
  keep_partitions: { en: 'Making room for the months to come', ar: 'تجهيز مكان للأشهر القادمة' },
  forget_old_sessions: { en: 'Forgetting old sessions', ar: 'حذف الجلسات القديمة' },
  forget_read_notifications: { en: 'Forgetting notifications that were read', ar: 'حذف الإشعارات المقروءة' },
};

/** The words of a kind of work; of one without words its name, made readable. */
export function jobLabel(task: string): Text {
  const plain = task.replaceAll(/[_-]+/g, ' ').trim();
  const title = plain.charAt(0).toUpperCase() + plain.slice(1);
  return labels[task] ?? { en: title, ar: title };
}

const reasons: [said: RegExp, Text][] = [
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|socket hang up|connection terminated|getaddrinfo/i,
    { en: 'Another system did not answer.', ar: 'نظام آخر لم يستجب.' },
  ],
  [
    /statement timeout|canceling statement|lock timeout|timed? ?out/i,
    { en: 'It took too long and was stopped.', ar: 'استغرق وقتاً طويلاً فأُوقف.' },
  ],
  [
    /deadlock|could not serialize|STALE/i,
    { en: 'Other work changed the same data at the same time.', ar: 'غيّر عمل آخر البيانات نفسها في الوقت ذاته.' },
  ],
  [
    /ENOSPC|disk full|could not extend file|no space left/i,
    { en: 'There is no room left on the disk.', ar: 'لا توجد مساحة كافية على القرص.' },
  ],
  [/ENOENT|NoSuchKey|no such file/i, { en: 'A file it needs is missing.', ar: 'ملف مطلوب غير موجود.' }],
  [
    /EACCES|EPERM|permission denied|AccessDenied/i,
    { en: 'It was not allowed to reach something it needs.', ar: 'لم يُسمح بالوصول إلى شيء مطلوب.' },
  ],
  [
    /EAUTH|authentication failed|invalid login/i,
    { en: 'The name or password for another system is wrong.', ar: 'اسم المستخدم أو كلمة المرور لنظام آخر غير صحيحة.' },
  ],
  [
    /violates|duplicate key|does not exist|invalid input syntax|out of range/i,
    { en: 'Some data did not fit.', ar: 'بعض البيانات غير ملائمة.' },
  ],
  [/out of memory|heap/i, { en: 'There was not enough memory.', ar: 'لم تكفِ الذاكرة.' }],
];
const unknown: Text = { en: 'Something unforeseen happened.', ar: 'حدث أمر غير متوقع.' };

/** Why work failed, from what the program said: without names or data of anybody. */
export const reasonOfFailure = (said: string | null): Text =>
  reasons.find(([pattern]) => pattern.test(said ?? ''))?.[1] ?? unknown;
