import type { settlement as english } from '../en/settlement';
import type { SameKeys } from '../same-keys';

export const settlement: SameKeys<typeof english> = {
  heading: {
    notice: 'الإنذار',
    settlementOthers: 'مبالغ أخرى تُدفع أو تُستقطع',
  },
  hint: {
    noticeBy: 'فارغ: لا يُدفع ولا يُستقطع شيء عنه.',
    noticeDue: 'فارغ: الحد الأدنى بالقانون.',
    paidAtEnd: 'الأيام المتبقية في آخر يوم عمل تُدفع مع نهاية الخدمة.',
  },
  field: {
    additions: 'المستحق',
    noticeBy: 'من أنذر',
    noticeDue: 'أيام الإنذار المستحقة',
    noticeServed: 'أيام عُملت منها',
    others: 'المبالغ',
    owed: 'متبقٍ عليه',
    paidAtEnd: 'تُصرف عند نهاية الخدمة',
    settlementNet: 'المدفوع',
    settlementTaken: 'المستقطع',
  },
  choice: {
    noticeGiver: { employer: 'صاحب العمل', employee: 'الموظف' },
    settlementAmountKind: { addition: 'يُدفع', deduction: 'يُستقطع' },
  },
  settlement: {
    sections: {
      award: 'مكافأة نهاية الخدمة', leave: 'إجازات غير مأخوذة', notice: 'الإنذار', loans: 'القروض', others: 'مبالغ أخرى تُدفع أو تُستقطع', net: 'الحصيلة',
    },
    owedTitle: 'المستقطع أكثر من المستحق',
    owedHint: 'لا يُدفع شيء. يبقى على الموظف {{amount}} تُحصّل خارج الرواتب.',
    noAmounts: 'لا شيء غير ذلك',
    toldAmount: '{{kind}}: {{title}}، {{amount}} ({{reason}})',
    amountOf: 'المبلغ {{n}}',
    kindOf: 'يُدفع أو يُستقطع، المبلغ {{n}}',
    titleOf: 'ما هو، المبلغ {{n}}',
    sumOf: 'كم، المبلغ {{n}}',
    reasonOf: 'لماذا، المبلغ {{n}}',
    title: 'ما هو',
    sum: 'كم',
    reason: 'لماذا',
    add: 'إضافة مبلغ',
    remove: 'إزالة المبلغ {{n}}',
    preview: 'كم سيُدفع',
    previewOf: 'كم سيُدفع إلى {{name}}',
    previewHint: 'لا يُحفظ منه شيء. للتسوية أنشئ نهاية خدمة.',
    workOut: 'احتساب',
  },
};
