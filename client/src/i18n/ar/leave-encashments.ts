import { counted, daysInArabic } from '../counted';
import type { leaveEncashments as english } from '../en/leave-encashments';
import type { SameKeys } from '../same-keys';

export const leaveEncashments: SameKeys<typeof english> = {
  area: {
    LeaveEncashment: {
      one: 'صرف إجازة',
      many: 'صرف الإجازات',
      add: 'طلب صرف أيام',
      none: 'لا يوجد صرف بعد',
      why: 'أيام إجازة تُدفع قيمتها بدل أخذها، يوافق عليها شخص ثانٍ وتُدفع مع الرواتب التالية.',
    },
  },
  field: {
    encashmentDate: 'تاريخ الطلب',
    encashmentLines: 'كيف حُسب المبلغ',
    paidPeriod: 'دُفع مع رواتب',
    takenOn: 'خُصم من الرصيد في',
  },
  choice: {
    leaveEncashmentState: {
      submitted: 'بانتظار الموافقة',
      approved: 'موافق عليه، يُدفع مع الرواتب التالية',
      rejected: 'مرفوض',
      cancelled: 'ملغى',
      paid: 'مدفوع',
    },
  },
  encashment: {
    title: 'إجازات مصروفة',
    none: 'لم تُصرف أي أيام.',
    paidIn: 'دُفع في {{month}}',
    asked: 'تم الطلب',
    reason: 'ما ينبغي أن يعرفه صاحب القرار',
    ...counted('balance', '{{type}}: {{n}} #.', ['يوم', 'يوم', 'يومان', 'أيام', 'يومًا', 'يوم']),
    keep: 'يجب أن يبقى {{n}}.',
    perYear: '{{n}} على الأكثر في سنة الإجازة، منها {{used}} حتى الآن.',
    ...counted('most', 'يمكن اليوم صرف {{n}} # على الأكثر.', daysInArabic),
    hint: 'أدخل الأيام لترى قيمتها.',
  },
};
