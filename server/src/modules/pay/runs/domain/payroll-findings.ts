import type { Bilingual } from '../../../../kernel/text/text';

export type FindingCode =
  | 'error'
  | 'changed'
  | 'in_other_run'
  | 'in_no_run'
  | 'month_unpaid'
  | 'no_account'
  | 'held'
  | 'carried_forward'
  | 'loan_not_agreed'
  | 'salary_waiting'
  | 'nothing_paid'
  | 'attendance_unsettled'
  | 'attendance_open'
  | 'no_mail_address'
  | 'no_pdf_password'
  | 'owed_to_leaver'
  | 'owed_by_leaver'
  | 'last_month_of';

/** Errors block the approval of a run; warnings are to be looked at, and no more. */
interface FindingFacts {
  level: 'blocker' | 'warning';
  title: Bilingual;
  repair: Bilingual;
}

/** What may be found in a calculated run, the most urgent first, and what repairs each. */
export const payrollFindings: Record<FindingCode, FindingFacts> = {
  error: {
    level: 'blocker',
    title: { en: 'Could not be calculated', ar: 'تعذر احتسابها' },
    repair: {
      en: 'Repair what each names, then calculate again. Approval waits for them.',
      ar: 'صحح ما تذكره كل منها ثم أعد الاحتساب. ينتظرها الاعتماد.',
    },
  },
  attendance_unsettled: {
    level: 'blocker',
    title: { en: 'Paid by days of attendance that have to be looked at', ar: 'يُدفع لهم بحسب أيام حضور تنبغي مراجعتها' },
    repair: {
      en: 'A time is missing, or they were there for more than 16 hours. Correct the times or decide about the day, then calculate again. Approval waits for them.',
      ar: 'وقت ناقص أو حضور يزيد على 16 ساعة. صحح الأوقات أو بُتّ في اليوم ثم أعد الاحتساب. ينتظرها الاعتماد.',
    },
  },
  changed: {
    level: 'warning',
    title: { en: 'Changed since the calculation', ar: 'تغيّرت بعد الاحتساب' },
    repair: {
      en: 'Calculate again, so that this payroll pays by what is known now. Otherwise the next one settles it.',
      ar: 'أعد الاحتساب لتدفع هذه الرواتب بحسب ما هو معلوم الآن، وإلا سوّته الرواتب التالية.',
    },
  },
  in_other_run: {
    level: 'warning',
    title: { en: 'Chosen, and paid by another payroll of this month', ar: 'مختارون، ويدفع لهم تشغيل آخر في هذا الشهر' },
    repair: {
      en: 'Nothing is paid twice. If this payroll should pay them, cancel the other and calculate again.',
      ar: 'لا يُدفع شيء مرتين. إن كان على هذا التشغيل أن يدفع لهم فألغِ الآخر وأعد الاحتساب.',
    },
  },
  in_no_run: {
    level: 'warning',
    title: { en: 'In no payroll of this month yet', ar: 'ليسوا في أي رواتب لهذا الشهر بعد' },
    repair: {
      en: 'Make a regular run for the rest of the company; it takes whom the others have left out.',
      ar: 'أنشئ تشغيلًا عاديًا لبقية الشركة؛ فهو يأخذ من تركته التشغيلات الأخرى.',
    },
  },
  month_unpaid: {
    level: 'warning',
    title: {
      en: 'Employed in a closed month that no payroll paid them',
      ar: 'كانوا على رأس العمل في شهر مغلق لم تدفع لهم أي رواتب عنه',
    },
    repair: {
      en: 'Make an off-cycle run of that month for them; this one pays its own month only.',
      ar: 'أنشئ تشغيلًا خارج الدورة لذلك الشهر لهم؛ فهذا التشغيل يدفع شهره فقط.',
    },
  },
  no_account: {
    level: 'warning',
    title: { en: 'No verified bank account on the pay date', ar: 'لا يوجد حساب بنكي موثق في تاريخ الدفع' },
    repair: {
      en: 'Enter the account and have a second person verify it; until then the payment leaves them out.',
      ar: 'أدخل الحساب واطلب من شخص ثانٍ التحقق منه؛ وحتى ذلك الحين تستثنيهم الدفعة.',
    },
  },
  held: {
    level: 'warning',
    title: { en: 'Pay is held', ar: 'الصرف موقوف' },
    repair: {
      en: 'Release the payslip on its page, and the next payment takes it.',
      ar: 'أفرج عن القسيمة من صفحتها لتأخذها الدفعة التالية.',
    },
  },
  carried_forward: {
    level: 'warning',
    title: { en: 'Deductions exceed the pay and are carried forward', ar: 'الاستقطاعات تزيد على الأجر وتُرحّل' },
    repair: {
      en: 'Lower or postpone a deduction if it should not be taken from the next pay.',
      ar: 'خفّض استقطاعًا أو أجّله إذا كان لا ينبغي أخذه من الأجر التالي.',
    },
  },
  loan_not_agreed: {
    level: 'warning',
    title: {
      en: 'Loans not taken: the employee has not agreed in writing',
      ar: 'قروض لم تُستقطع: لم يوافق الموظف كتابياً',
    },
    repair: {
      en: 'Ask for the consent on the page of the loan, or note the paper that was signed; then calculate again. What waits is taken later, within the limit of each month.',
      ar: 'اطلب الموافقة من صفحة القرض أو سجّل الورقة الموقعة، ثم أعد الاحتساب. وما ينتظر يُستقطع لاحقاً ضمن حد كل شهر.',
    },
  },
  salary_waiting: {
    level: 'warning',
    title: { en: 'A new salary waits for approval', ar: 'راتب جديد بانتظار الموافقة' },
    repair: {
      en: 'It is not paid before a second person approves it; approve it and calculate again, or the next payroll settles it.',
      ar: 'لا يُدفع قبل أن يوافق عليه شخص ثانٍ؛ وافق عليه وأعد الاحتساب، وإلا سوّته الرواتب التالية.',
    },
  },
  nothing_paid: {
    level: 'warning',
    title: { en: 'Nothing is paid', ar: 'لا يُدفع شيء' },
    repair: {
      en: 'Look at the payslip: the month may be all unpaid, or deducted.',
      ar: 'راجع القسيمة: قد يكون الشهر كله بلا أجر أو مستقطعًا.',
    },
  },
  attendance_open: {
    level: 'warning',
    title: { en: 'Attendance is paid that nobody has approved', ar: 'يُدفع حضور لم يعتمده أحد' },
    repair: {
      en: 'Approve or close their months of attendance. What changes later is settled by the next payroll.',
      ar: 'اعتمد أشهر حضورهم أو أغلقها. وما يتغير بعد ذلك يُسوّى في الرواتب التالية.',
    },
  },
  no_mail_address: {
    level: 'warning',
    title: { en: 'No e-mail address to send the payslip to', ar: 'لا بريد إلكتروني لإرسال القسيمة إليه' },
    repair: {
      en: 'Enter an address at work or at home; posted before, they find the payslip here alone.',
      ar: 'أدخل بريد العمل أو البريد الشخصي؛ وإن رُحّلت قبل ذلك وجدوا القسيمة هنا فقط.',
    },
  },
  no_pdf_password: {
    level: 'warning',
    title: { en: 'The payslip cannot be protected for the mail', ar: 'لا يمكن حماية القسيمة للإرسال بالبريد' },
    repair: {
      en: 'Enter the national identity number and the day of birth; until then the mail holds the link without the PDF.',
      ar: 'أدخل رقم الهوية الوطنية وتاريخ الميلاد؛ وحتى ذلك الحين تحمل الرسالة الرابط دون ملف PDF.',
    },
  },
  owed_to_leaver: {
    level: 'warning',
    title: { en: 'Left, and still owed something of closed months', ar: 'انتهت خدمتهم ولهم مستحقات عن أشهر مغلقة' },
    repair: {
      en: 'Make a correction run for them: a payroll of the month pays only who is employed in it.',
      ar: 'أنشئ تشغيل تصحيح لهم: رواتب الشهر لا تدفع إلا لمن هو على رأس العمل فيه.',
    },
  },
  owed_by_leaver: {
    level: 'warning',
    title: { en: 'Left, and were paid too much in closed months', ar: 'انتهت خدمتهم ودُفع لهم زيادة في أشهر مغلقة' },
    repair: {
      en: 'Take it in their end of service as a deduction with its reason; no payslip takes it.',
      ar: 'استقطعه في نهاية خدمتهم مع ذكر السبب؛ فلا قسيمة تستقطعه.',
    },
  },
  last_month_of: {
    level: 'warning',
    title: { en: 'Leaves in this month', ar: 'تنتهي خدمته هذا الشهر' },
    repair: {
      en: 'Make the end of service, so that the last pay is complete.',
      ar: 'أنشئ نهاية الخدمة ليكتمل آخر أجر.',
    },
  },
};
