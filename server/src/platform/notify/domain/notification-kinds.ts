import type { Bilingual } from '../../../kernel/text/text';

export const notificationTopics = [
  'approvals',
  'leave',
  'attendance',
  'requests',
  'pay',
  'payroll',
  'documents',
  'work',
  'users',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

export const topicLabels: Record<NotificationTopic, Bilingual> = {
  approvals: { en: 'Approvals', ar: 'الموافقات' },
  leave: { en: 'Leave', ar: 'الإجازات' },
  attendance: { en: 'Attendance', ar: 'الحضور' },
  requests: { en: 'Requests', ar: 'الطلبات' },
  pay: { en: 'Rewards, deductions and payslips', ar: 'المكافآت والخصومات والقسائم' },
  payroll: { en: 'Payroll runs', ar: 'تشغيل الرواتب' },
  documents: { en: 'Documents', ar: 'المستندات' },
  work: { en: 'Imports, mails and dates', ar: 'الاستيراد والرسائل والمواعيد' },
  users: { en: 'Users', ar: 'المستخدمون' },
};

interface KindFacts {
  topic: NotificationTopic;
  /** What it is about, where one chooses which to get. */
  label: Bilingual;
  /** The sentence; {names} are facts of the row, and {actor} who did it. */
  text: Bilingual;
  /** What the choice to get it needs: who may not do this to any such row never gets one. */
  needs: { subject: string; action: string };
  /** Where it leads in place of the row. It is told also to whom the row is closed: the sentence is all he learns. */
  page?: string;
  /** A mail of its own goes out for it already; the choice is whether that one does. */
  isMailedOtherwise?: true;
}

const kind = (
  topic: NotificationTopic,
  needs: string,
  label: [en: string, ar: string],
  text: [en: string, ar: string],
  isMailedOtherwise?: true,
): KindFacts => {
  const [subject, action] = needs.split('.') as [string, string];
  return {
    topic,
    needs: { subject, action },
    label: { en: label[0], ar: label[1] },
    text: { en: text[0], ar: text[1] },
    isMailedOtherwise,
  };
};

const standIn = (label: [en: string, ar: string], text: [en: string, ar: string]): KindFacts => ({
  ...kind('leave', 'EmployeeLeave.read', label, text),
  page: '/my-leave',
});

/** Everything people are told of, in the order they choose from. */
export const notificationKinds = {
  approval_due: kind(
    'approvals',
    '*.approve',
    ['A step of an approval waits for me', 'خطوة موافقة بانتظاري'],
    ['A decision about {about} waits for you', 'قرار بشأن {about} بانتظارك'],
  ),
  approval_delegated: kind(
    'approvals',
    '*.approve',
    ['I stand in for somebody', 'أنوب عن شخص آخر'],
    ['You decide about {about} for {employee}, who is away', 'تقرر بشأن {about} نيابة عن {employee} أثناء غيابه'],
  ),
  approval_reminder: kind(
    'approvals',
    '*.approve',
    ['A decision of mine is overdue', 'قرار متأخر لدي'],
    ['A decision about {about} still waits for you', 'ما زال قرار بشأن {about} بانتظارك'],
  ),
  approval_escalated: kind(
    'approvals',
    '*.approve',
    ['Somebody did not decide in time', 'لم يقرر شخص في الوقت المحدد'],
    [
      '{employee} did not decide about {about} in time: you may decide too',
      'لم يقرر {employee} بشأن {about} في الوقت المحدد: يمكنك القرار أيضاً',
    ],
  ),
  approval_withdrawn: kind(
    'approvals',
    '*.approve',
    ['What I was to decide was taken back', 'سُحب ما كان بانتظار قراري'],
    ['What you were to decide about {about} was taken back', 'سُحب ما كان بانتظار قرارك بشأن {about}'],
  ),
  leave_submitted: kind(
    'leave',
    'EmployeeLeave.approve',
    ['Leave waits for my decision', 'إجازة بانتظار قراري'],
    ['{employee} asks for leave: {from} to {to}', 'طلب {employee} إجازة: من {from} إلى {to}'],
  ),
  leave_approved: kind(
    'leave',
    'EmployeeLeave.read',
    ['Leave was approved', 'تمت الموافقة على إجازة'],
    ['Leave approved for {employee}: {from} to {to}', 'تمت الموافقة على إجازة {employee}: من {from} إلى {to}'],
  ),
  leave_rejected: kind(
    'leave',
    'EmployeeLeave.read',
    ['Leave was rejected', 'رُفضت إجازة'],
    ['Leave rejected for {employee}: {from} to {to}', 'رُفضت إجازة {employee}: من {from} إلى {to}'],
  ),
  leave_cancelled: kind(
    'leave',
    'EmployeeLeave.read',
    ['Leave was cancelled', 'أُلغيت إجازة'],
    ['Leave cancelled for {employee}: {from} to {to}', 'أُلغيت إجازة {employee}: من {from} إلى {to}'],
  ),
  leave_cancel_asked: kind(
    'leave',
    'EmployeeLeave.approve',
    ['Somebody asks to cancel approved leave', 'طلب إلغاء إجازة موافق عليها'],
    [
      '{employee} asks to cancel approved leave: {from} to {to}',
      'يطلب {employee} إلغاء إجازة موافق عليها: من {from} إلى {to}',
    ],
  ),
  leave_cancel_withdrawn: kind(
    'leave',
    'EmployeeLeave.approve',
    ['Somebody no longer asks to cancel leave', 'تراجع عن طلب إلغاء إجازة'],
    [
      '{employee} no longer asks to cancel leave: {from} to {to}',
      'تراجع {employee} عن طلب إلغاء إجازته: من {from} إلى {to}',
    ],
  ),
  leave_kept: kind(
    'leave',
    'EmployeeLeave.read',
    ['Leave asked to be cancelled stays', 'بقيت إجازة طُلب إلغاؤها'],
    ['Leave of {employee} stays approved: {from} to {to}', 'تبقى إجازة {employee} معتمدة: من {from} إلى {to}'],
  ),
  leave_given_back: kind(
    'leave',
    'EmployeeLeave.read',
    ['Days of leave were given back', 'أُعيدت أيام إجازة'],
    [
      'A holiday falls into leave of {employee} from {from} to {to}: its days were given back',
      'صادفت عطلة إجازة {employee} من {from} إلى {to}: أُعيدت أيامها',
    ],
  ),
  leave_replaced: standIn(
    ['I stand in for somebody on leave', 'أنوب عن شخص في إجازة'],
    ['You stand in for {employee} from {from} to {to}', 'تنوب عن {employee} من {from} إلى {to}'],
  ),
  leave_replaced_no_more: standIn(
    ['Leave I was to stand in for was cancelled', 'أُلغيت إجازة كنت سأنوب فيها'],
    [
      'You need not stand in for {employee} from {from} to {to}: the leave was cancelled',
      'لا حاجة لأن تنوب عن {employee} من {from} إلى {to}: أُلغيت الإجازة',
    ],
  ),
  leave_replaced_by_other: standIn(
    ['I no longer stand in for somebody on leave', 'لم أعد أنوب عن شخص في إجازة'],
    [
      'You need not stand in for {employee} from {from} to {to}: somebody else does, or nobody',
      'لا حاجة لأن تنوب عن {employee} من {from} إلى {to}: ينوب غيرك أو لا أحد',
    ],
  ),
  encashment_submitted: kind(
    'leave',
    'LeaveEncashment.approve',
    ['A payout of leave waits for my decision', 'صرف إجازة بانتظار قراري'],
    ['{employee} asks to be paid for {days} of leave', 'يطلب {employee} صرف {days} من الإجازة'],
  ),
  encashment_approved: kind(
    'leave',
    'LeaveEncashment.read',
    ['A payout of leave was approved', 'تمت الموافقة على صرف إجازة'],
    ['Payout of {days} of leave approved for {employee}', 'تمت الموافقة على صرف {days} من إجازة {employee}'],
  ),
  encashment_rejected: kind(
    'leave',
    'LeaveEncashment.read',
    ['A payout of leave was rejected', 'رُفض صرف إجازة'],
    ['Payout of {days} of leave rejected for {employee}', 'رُفض صرف {days} من إجازة {employee}'],
  ),
  correction_submitted: kind(
    'attendance',
    'AttendanceCorrection.approve',
    ['A correction of a day waits for my decision', 'تصحيح يوم بانتظار قراري'],
    ['{employee} asks to have {date} corrected', 'طلب {employee} تصحيح يوم {date}'],
  ),
  correction_approved: kind(
    'attendance',
    'AttendanceCorrection.read',
    ['A correction of a day was approved', 'تمت الموافقة على تصحيح يوم'],
    ['The day {date} of {employee} was corrected', 'تم تصحيح يوم {date} لدى {employee}'],
  ),
  correction_rejected: kind(
    'attendance',
    'AttendanceCorrection.read',
    ['A correction of a day was rejected', 'رُفض تصحيح يوم'],
    ['The correction of {date} for {employee} was rejected', 'رُفض تصحيح يوم {date} لدى {employee}'],
  ),
  roster_published: kind(
    'attendance',
    'RosteredShift.read',
    ['My shifts were published', 'نُشرت وردياتي'],
    ['Your shifts from {from} on are published', 'نُشرت وردياتك اعتباراً من {from}'],
  ),
  roster_changed: kind(
    'attendance',
    'RosteredShift.read',
    ['A published shift of mine was changed', 'تغيرت وردية منشورة لي'],
    ['Your shift on {date} is now {shift}', 'ورديتك في {date} هي الآن {shift}'],
  ),
  roster_removed: kind(
    'attendance',
    'RosteredShift.read',
    ['A published shift of mine was taken off', 'أُزيلت وردية منشورة لي'],
    ['You no longer work the shift {shift} on {date}', 'لم تعد تعمل وردية {shift} في {date}'],
  ),
  swap_asked: kind(
    'attendance',
    'ShiftSwap.create',
    ['A colleague asks me for a swap of shifts', 'زميل يطلب مني تبديل ورديات'],
    ['{employee} asks you about the shift {shift} on {date}', 'يسألك {employee} عن وردية {shift} في {date}'],
  ),
  swap_declined: kind(
    'attendance',
    'ShiftSwap.create',
    ['A colleague declined my swap', 'رفض زميل تبديلي'],
    ['{peer} does not take your shift {shift} on {date}', 'لا يأخذ {peer} ورديتك {shift} في {date}'],
  ),
  swap_waiting: kind(
    'attendance',
    'ShiftSwap.approve',
    ['A swap of shifts waits for my decision', 'تبديل ورديات بانتظار قراري'],
    ['{employee} and {peer} want to swap: {shift} on {date}', 'يريد {employee} و{peer} تبديل وردية {shift} في {date}'],
  ),
  swap_approved: kind(
    'attendance',
    'ShiftSwap.read',
    ['A swap of mine was approved', 'تمت الموافقة على تبديل لي'],
    [
      'The swap of {employee} and {peer} is done: {shift} on {date}',
      'تم تبديل {employee} و{peer}: وردية {shift} في {date}',
    ],
  ),
  swap_rejected: kind(
    'attendance',
    'ShiftSwap.read',
    ['A swap of mine was rejected', 'رُفض تبديل لي'],
    [
      'The swap of {employee} and {peer} was rejected: {shift} on {date}',
      'رُفض تبديل {employee} و{peer}: وردية {shift} في {date}',
    ],
  ),
  request_submitted: kind(
    'requests',
    'FormRequest.approve',
    ['A request waits for my decision', 'طلب بانتظار قراري'],
    ['{requester} submitted request {number}: {form}', 'قدّم {requester} الطلب رقم {number}: {form}'],
  ),
  request_approved: kind(
    'requests',
    'FormRequest.read',
    ['A request was approved', 'تمت الموافقة على طلب'],
    ['Request {number} was approved: {form}', 'تمت الموافقة على الطلب رقم {number}: {form}'],
    true,
  ),
  request_rejected: kind(
    'requests',
    'FormRequest.read',
    ['A request was rejected', 'رُفض طلب'],
    ['Request {number} was rejected: {form}', 'رُفض الطلب رقم {number}: {form}'],
    true,
  ),
  request_returned: kind(
    'requests',
    'FormRequest.read',
    ['A request came back for correction', 'أُعيد طلب للتصحيح'],
    ['Request {number} came back to be corrected: {form}', 'أُعيد الطلب رقم {number} للتصحيح: {form}'],
    true,
  ),
  request_decision_due: kind(
    'requests',
    'FormRequest.approve',
    ['A request is to be answered today', 'يجب الرد على طلب اليوم'],
    [
      'Request {number} of {requester} was to be answered by now: {form}',
      'حان موعد الرد على الطلب رقم {number} المقدم من {requester}: {form}',
    ],
  ),
  request_to_fulfil: kind(
    'requests',
    'FormRequest.fulfil',
    ['An approved request waits to be done', 'طلب موافق عليه بانتظار التنفيذ'],
    [
      'Request {number} of {requester} was approved and waits to be done: {form}',
      'تمت الموافقة على الطلب رقم {number} المقدم من {requester} وهو بانتظار التنفيذ: {form}',
    ],
  ),
  request_fulfilment_due: kind(
    'requests',
    'FormRequest.fulfil',
    ['An approved request is to be done today', 'يجب تنفيذ طلب موافق عليه اليوم'],
    [
      'Request {number} of {requester} was to be done by now: {form}',
      'حان موعد تنفيذ الطلب رقم {number} المقدم من {requester}: {form}',
    ],
  ),
  request_fulfilled: kind(
    'requests',
    'FormRequest.read',
    ['What a request asked for was done', 'تم تنفيذ طلب'],
    ['Request {number} is done: {form}', 'تم تنفيذ الطلب رقم {number}: {form}'],
    true,
  ),
  request_disputed: kind(
    'requests',
    'FormRequest.fulfil',
    ['A request that was done is said not to be', 'طلب منفَّذ قيل إنه لم يُنفَّذ'],
    ['{actor} says that request {number} is not done: {form}', 'يفيد {actor} بأن الطلب رقم {number} لم يُنفَّذ: {form}'],
  ),
  reward_submitted: kind(
    'pay',
    'EmployeeReward.approve',
    ['A reward waits for my decision', 'مكافأة بانتظار قراري'],
    ['A reward for {employee} waits for approval: {reason}', 'مكافأة {employee} بانتظار الاعتماد: {reason}'],
  ),
  reward_approved: kind(
    'pay',
    'EmployeeReward.read',
    ['A reward was approved', 'تمت الموافقة على مكافأة'],
    ['Reward approved for {employee}: {reason}', 'تمت الموافقة على مكافأة {employee}: {reason}'],
  ),
  reward_rejected: kind(
    'pay',
    'EmployeeReward.read',
    ['A reward was rejected', 'رُفضت مكافأة'],
    ['Reward rejected for {employee}: {reason}', 'رُفضت مكافأة {employee}: {reason}'],
  ),
  reward_reversed: kind(
    'pay',
    'EmployeeReward.read',
    ['A reward was reversed', 'عُكست مكافأة'],
    [
      'The reward for {employee} was reversed, the next payroll takes it back: {reason}',
      'عُكست مكافأة {employee} وتستردها الرواتب التالية: {reason}',
    ],
  ),
  deduction_submitted: kind(
    'pay',
    'EmployeeDeduction.approve',
    ['A deduction waits for my decision', 'خصم بانتظار قراري'],
    ['A deduction for {employee} waits for approval: {reason}', 'خصم على {employee} بانتظار الاعتماد: {reason}'],
  ),
  deduction_approved: kind(
    'pay',
    'EmployeeDeduction.read',
    ['A deduction was approved', 'تمت الموافقة على خصم'],
    ['Deduction approved for {employee}: {reason}', 'تمت الموافقة على خصم {employee}: {reason}'],
  ),
  deduction_rejected: kind(
    'pay',
    'EmployeeDeduction.read',
    ['A deduction was rejected', 'رُفض خصم'],
    ['Deduction rejected for {employee}: {reason}', 'رُفض خصم {employee}: {reason}'],
  ),
  deduction_reversed: kind(
    'pay',
    'EmployeeDeduction.read',
    ['A deduction was reversed', 'عُكس خصم'],
    [
      'The deduction for {employee} was reversed, the next payroll gives it back: {reason}',
      'عُكس خصم {employee} وتعيده الرواتب التالية: {reason}',
    ],
  ),
  loan_submitted: kind(
    'pay',
    'EmployeeLoan.approve',
    ['A loan waits for my decision', 'قرض بانتظار قراري'],
    ['A loan for {employee} waits for approval: {reason}', 'قرض {employee} بانتظار الاعتماد: {reason}'],
  ),
  loan_approved: kind(
    'pay',
    'EmployeeLoan.read',
    ['A loan was approved', 'تمت الموافقة على قرض'],
    ['Loan approved for {employee}: {reason}', 'تمت الموافقة على قرض {employee}: {reason}'],
  ),
  loan_rejected: kind(
    'pay',
    'EmployeeLoan.read',
    ['A loan was rejected', 'رُفض قرض'],
    ['Loan rejected for {employee}: {reason}', 'رُفض قرض {employee}: {reason}'],
  ),
  loan_paid_out: kind(
    'pay',
    'EmployeeLoan.read',
    ['A loan was paid out', 'صُرف قرض'],
    ['Loan of {employee} paid out on {day}: {reason}', 'صُرف قرض {employee} في {day}: {reason}'],
  ),
  loan_consent_asked: kind(
    'pay',
    'EmployeeLoan.consent',
    ['I am asked to agree that a loan is taken from my pay', 'طُلبت موافقتي على استقطاع قرض من راتبي'],
    [
      'Your consent is asked for to take a loan from your pay: {reason}',
      'نطلب موافقتك على استقطاع قرض من راتبك: {reason}',
    ],
  ),
  loan_consented: kind(
    'pay',
    'EmployeeLoan.read',
    ['Somebody agreed that a loan is taken from the pay', 'وافق موظف على استقطاع قرض من راتبه'],
    [
      '{employee} agreed that the loan is taken from the pay: {reason}',
      'وافق {employee} على استقطاع القرض من راتبه: {reason}',
    ],
  ),
  bank_account_waiting: kind(
    'pay',
    'BankAccount.verify',
    ['A bank account waits to be verified', 'حساب بنكي بانتظار التحقق'],
    ['A bank account of {employee} waits to be verified', 'حساب بنكي للموظف {employee} بانتظار التحقق'],
  ),
  bank_account_verified: kind(
    'pay',
    'BankAccount.read',
    ['A bank account was verified', 'تم التحقق من حساب بنكي'],
    [
      'Pay of {employee} goes to a new bank account from {day}',
      'يُدفع أجر {employee} إلى حساب بنكي جديد اعتبارًا من {day}',
    ],
  ),
  salary_approved: kind(
    'pay',
    'EmployeeSalary.read',
    ['A salary I proposed was approved', 'تمت الموافقة على راتب اقترحته'],
    [
      'The new salary of {employee} from {day} was approved',
      'تمت الموافقة على الراتب الجديد للموظف {employee} اعتبارًا من {day}',
    ],
  ),
  salary_rejected: kind(
    'pay',
    'EmployeeSalary.read',
    ['A salary I proposed was rejected', 'رُفض راتب اقترحته'],
    ['The new salary of {employee} from {day} was rejected', 'رُفض الراتب الجديد للموظف {employee} اعتبارًا من {day}'],
  ),
  allowance_approved: kind(
    'pay',
    'CompensationAssignment.read',
    ['An allowance I proposed was approved', 'تمت الموافقة على بدل اقترحته'],
    ['The allowance of {employee} from {day} was approved', 'تمت الموافقة على بدل الموظف {employee} اعتبارًا من {day}'],
  ),
  allowance_rejected: kind(
    'pay',
    'CompensationAssignment.read',
    ['An allowance I proposed was rejected', 'رُفض بدل اقترحته'],
    ['The allowance of {employee} from {day} was rejected', 'رُفض بدل الموظف {employee} اعتبارًا من {day}'],
  ),
  regular_deduction_approved: kind(
    'pay',
    'DeductionAssignment.read',
    ['A regular deduction I proposed was approved', 'تمت الموافقة على استقطاع منتظم اقترحته'],
    [
      'The regular deduction of {employee} from {day} was approved',
      'تمت الموافقة على الاستقطاع المنتظم للموظف {employee} اعتبارًا من {day}',
    ],
  ),
  regular_deduction_rejected: kind(
    'pay',
    'DeductionAssignment.read',
    ['A regular deduction I proposed was rejected', 'رُفض استقطاع منتظم اقترحته'],
    [
      'The regular deduction of {employee} from {day} was rejected',
      'رُفض الاستقطاع المنتظم للموظف {employee} اعتبارًا من {day}',
    ],
  ),
  payslip_posted: kind(
    'pay',
    'Payslip.read',
    ['My payslip is there', 'صدرت قسيمة راتبي'],
    ['Your payslip for {period} is ready', 'قسيمة راتبك لشهر {period} جاهزة'],
  ),
  payroll_calculated: kind(
    'payroll',
    'PayrollRun.calculate',
    ['My payroll run was calculated', 'اكتمل احتساب رواتب بدأتها'],
    [
      'Payroll of {period} is calculated: {employees} employees, {errors} in error',
      'اكتمل احتساب رواتب {period}: عدد الموظفين {employees}، بأخطاء {errors}',
    ],
  ),
  payroll_failed: kind(
    'payroll',
    'PayrollRun.calculate',
    ['My payroll run failed', 'تعذر احتساب رواتب بدأتها'],
    ['Payroll of {period} could not be calculated', 'تعذر احتساب رواتب {period}'],
  ),
  payroll_waiting: kind(
    'payroll',
    'PayrollRun.approve',
    ['A payroll run waits for my approval', 'رواتب بانتظار اعتمادي'],
    ['Payroll of {period} waits for approval', 'رواتب {period} بانتظار الاعتماد'],
  ),
  payroll_approved: kind(
    'payroll',
    'PayrollRun.read',
    ['My payroll run was approved', 'اعتُمدت رواتب احتسبتها'],
    ['Payroll of {period} was approved by {actor}', 'اعتمد {actor} رواتب {period}'],
  ),
  document_expiring: kind(
    'documents',
    'Document.update',
    ['A document of the company expires', 'انتهاء مستند للشركة'],
    ['{title} expires on {expires}', 'ينتهي {title} في {expires}'],
    true,
  ),
  employee_document_expiring: kind(
    'documents',
    'EmployeeDocument.read',
    ['A document of an employee expires', 'انتهاء مستند لموظف'],
    ['{title} of {employee} expires on {expires}', 'ينتهي {title} الخاص بـ{employee} في {expires}'],
    true,
  ),
  document_requested: kind(
    'documents',
    'EmployeeDocument.submit',
    ['I am asked for a document', 'طُلب مني مستند'],
    ['You are asked to hand in a document by {due}: {title}', 'مطلوب منك تسليم مستند حتى {due}: {title}'],
  ),
  document_submitted: kind(
    'documents',
    'EmployeeDocument.verify',
    ['A document of an employee waits to be verified', 'مستند موظف بانتظار التحقق'],
    ['{employee} handed in a document to be verified: {title}', 'سُلّم مستند للموظف {employee} بانتظار التحقق: {title}'],
  ),
  document_verified: kind(
    'documents',
    'EmployeeDocument.read',
    ['A document of an employee was verified', 'تم التحقق من مستند موظف'],
    ['{title} of {employee} was verified', 'تم التحقق من {title} للموظف {employee}'],
  ),
  document_rejected: kind(
    'documents',
    'EmployeeDocument.read',
    ['A document of an employee was rejected', 'رُفض مستند موظف'],
    ['{title} of {employee} was rejected: {reason}', 'رُفض {title} للموظف {employee}: {reason}'],
  ),
  company_document_submitted: kind(
    'documents',
    'Document.verify',
    ['A document of the company waits to be verified', 'مستند للشركة بانتظار التحقق'],
    ['A document of the company waits to be verified: {title}', 'مستند للشركة بانتظار التحقق: {title}'],
  ),
  company_document_rejected: kind(
    'documents',
    'Document.update',
    ['A document of the company was rejected', 'رُفض مستند للشركة'],
    ['{title} was rejected: {reason}', 'رُفض {title}: {reason}'],
  ),
  document_to_confirm: {
    ...kind(
      'documents',
      'Employee.read',
      ['I have to read and confirm a document', 'عليّ قراءة مستند والإقرار به'],
      ['Please read and confirm: {title}', 'يرجى القراءة والإقرار: {title}'],
    ),
    page: '/to-confirm',
  },
  probation_ending: kind(
    'work',
    'Employee.read',
    ['The probation of an employee ends', 'انتهاء فترة تجربة موظف'],
    ['Probation of {first} {last} ends on {day}', 'تنتهي فترة تجربة {first} {last} في {day}'],
  ),
  contract_ending: kind(
    'work',
    'Employee.read',
    ['The limited contract of an employee ends', 'انتهاء عقد موظف محدد المدة'],
    ['The contract of {first} {last} ends on {day}', 'ينتهي عقد {first} {last} في {day}'],
  ),
  company_ending: kind(
    'users',
    'Company.update',
    ['The company ends to be used', 'انتهاء استخدام الشركة'],
    [
      '{name} can be used until {day}; after that its people are let in no more',
      'يمكن استخدام {name} حتى {day}، وبعد ذلك لا يستطيع أحد من أفرادها الدخول',
    ],
  ),
  licence_expiring: kind(
    'documents',
    'EmployeeLicence.read',
    ['A licence to practise expires', 'انتهاء ترخيص مزاولة'],
    [
      '{authority} licence {number} of {employee} expires on {expires}',
      'ينتهي ترخيص {employee} رقم {number} لدى {authority} في {expires}',
    ],
    true,
  ),
  vendor_licence_expiring: kind(
    'documents',
    'Vendor.update',
    ['The trade licence of a vendor expires', 'انتهاء رخصة مورّد'],
    ['The trade licence of {title} expires on {expires}', 'تنتهي الرخصة التجارية للمورّد {title} في {expires}'],
    true,
  ),
  vendor_account_waiting: kind(
    'pay',
    'Vendor.verify',
    ['A bank account of a vendor waits to be verified', 'حساب بنكي لمورّد بانتظار التحقق'],
    ['The bank account of {title} waits to be verified', 'الحساب البنكي للمورّد {title} بانتظار التحقق'],
  ),
  vendor_account_verified: kind(
    'pay',
    'Vendor.update',
    ['A bank account I entered for a vendor was verified', 'تم التحقق من حساب بنكي أدخلته لمورّد'],
    ['The bank account of {title} was verified', 'تم التحقق من الحساب البنكي للمورّد {title}'],
  ),
  vendor_account_rejected: kind(
    'pay',
    'Vendor.update',
    ['A bank account I entered for a vendor was rejected', 'رُفض حساب بنكي أدخلته لمورّد'],
    ['The bank account of {title} was rejected: {reason}', 'رُفض الحساب البنكي للمورّد {title}: {reason}'],
  ),
  cme_due: kind(
    'documents',
    'EmployeeLicence.read',
    ['Credits of a licence are due', 'نقاط ترخيص مستحقة'],
    [
      '{authority} licence {number} of {employee} needs {shortfall} more credits by {due}',
      'يحتاج ترخيص {employee} رقم {number} لدى {authority} إلى {shortfall} نقطة أخرى حتى {due}',
    ],
    true,
  ),
  event_reminder: kind(
    'work',
    'Event.read',
    ['An event of mine begins soon', 'حدث يخصني يبدأ قريباً'],
    ['Reminder: {title}, {when}', 'تذكير: {title}، {when}'],
  ),
  import_finished: kind(
    'work',
    'Import.read',
    ['My import is done', 'اكتمل استيراد بدأته'],
    ['{file} was imported', 'تم استيراد {file}'],
  ),
  import_failed: kind(
    'work',
    'Import.read',
    ['My import failed', 'تعذر استيراد بدأته'],
    ['{file} could not be imported', 'تعذر استيراد {file}'],
  ),
  mail_failed: kind(
    'work',
    'Mail.read',
    ['A mail did not arrive', 'تعذر تسليم رسالة'],
    ['A mail to {email} was not delivered: {title}', 'تعذر تسليم رسالة إلى {email}: {title}'],
  ),
  webhook_paused: kind(
    'work',
    'Webhook.update',
    ['A webhook was paused', 'أُوقف رابط إشعار'],
    [
      'Calls of the webhook {name} failed for days and are paused',
      'تعذرت استدعاءات رابط الإشعار {name} عدة أيام فأُوقفت',
    ],
  ),
  user_added: kind(
    'users',
    'CompanyUser.update',
    ['A user joined the company', 'انضم مستخدم إلى الشركة'],
    ['{actor} added {name} as a user', 'أضاف {actor} المستخدم {name}'],
  ),
} satisfies Record<string, KindFacts>;

export type NotificationKind = keyof typeof notificationKinds;

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);
export const factsOfKind = (kind: NotificationKind): KindFacts => notificationKinds[kind];
export const kindNames = Object.keys(notificationKinds) as NotificationKind[];
