import type { loans as english } from '../en/loans';
import type { SameKeys } from '../same-keys';

export const loans: SameKeys<typeof english> = {
  area: {
    EmployeeLoan: { one: 'قرض', many: 'القروض', add: 'قرض جديد', none: 'لا توجد قروض بعد', why: 'ما يقترضه الموظفون ويسددونه من رواتبهم، ويعتمد كل قرض شخص ثانٍ.' },
    LoanInstalment: { one: 'قسط', many: 'أقساط القروض', add: 'قسط جديد', none: 'لا توجد أقساط بعد', why: 'ما تستقطعه الرواتب من القرض شهراً بعد شهر.' },
  },
  field: {
    disbursedOn: 'تاريخ الصرف',
    due: 'المستحق',
    endedAmount: 'مبلغ التسوية أو الإعدام',
    endedOn: 'تاريخ التسوية أو الإعدام',
    firstDue: 'استحقاق القسط الأول',
    interest: 'الفائدة',
    loanId: 'القرض',
    loanFrom: 'الأقساط المستحقة من',
    loanInstalments: 'أشهر السداد',
    loanSchedule: 'الأقساط',
    loanWay: 'الطريقة',
    method: 'تحتسب الفائدة على',
    months: 'أشهر الانتظار',
    nextDueOn: 'القسط التالي',
    paidIn: 'سُدد في',
    principal: 'المبلغ',
    settledOn: 'في',
    stepNote: 'سبب التغيير',
    taken: 'المسدد',
    yearlyRate: 'الفائدة السنوية بالمئة',
  },
  hint: {
    firstDue: 'تستقطع الرواتب القسط الأول في شهر هذا اليوم، والبقية شهراً بعد شهر.',
    loanInstalments: 'أقساط متساوية بمبالغ صحيحة، والأخير هو ما يتبقى.',
    loanRate: 'صفر لقرض بلا فائدة.',
  },
  choice: {
    loanState: {
      draft: 'مسودة', pending: 'بانتظار الاعتماد', approved: 'معتمد ولم يُصرف', rejected: 'مرفوض', repaying: 'قيد السداد', closed: 'مسدد', written_off: 'معدوم', cancelled: 'ملغى',
    },
    loanMethod: { reducing: 'ما يتبقى من القرض', flat: 'القرض كله' },
    loanSettlement: { paid: 'سُدد خارج الرواتب', payroll: 'يُستقطع دفعة واحدة من راتب ذلك الشهر' },
    loanInstalmentState: { planned: 'مخطط', due: 'قادم', paid: 'مسدد', settled: 'سُوي مبكراً', written_off: 'معدوم' },
  },
  verb: { disburse: 'صرف', pause: 'تخطي أشهر', settle: 'تسوية مبكرة', forgive: 'إعدام الدين' },
  verbDone: { disburse: 'تم الصرف', pause: 'أُجلت الأقساط', settle: 'تمت التسوية', forgive: 'أُعدم الدين' },
  role: { action: { disburse: 'صرف', pause: 'تخطي أشهر', settle: 'تسوية مبكرة', forgive: 'إعدام الدين' } },
  history: { action: { disburse: 'صُرف', pause: 'تُخطيت أشهر', settle: 'سُوي مبكراً', forgive: 'أُعدم', repay: 'سُدد بقسائم الرواتب' } },
  loan: {
    settlement: 'تتطلب تسويته الآن {{amount}}.',
    pauseHint: 'يستحق كل قسط من هذا اليوم بعد موعده بهذا العدد من الأشهر، ولا يُضاف إليه شيء.',
    disburseHint: 'تستقطع الرواتب الأقساط من الآن فصاعداً.',
    none: 'أدخل مبلغاً لترى الأقساط.',
    left: 'المتبقي {{amount}}',
    next: 'التالي في {{day}}',
  },
};
