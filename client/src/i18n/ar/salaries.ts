import type { salaries as english } from '../en/salaries';
import type { SameKeys } from '../same-keys';

export const salaries: SameKeys<typeof english> = {
  hint: {
    endsFormer: 'السطر الجديد المستمر يُنهي السابق في اليوم الذي قبله.',
    raiseAmount: 'أقل من الصفر عند خفض الرواتب، مثل \u2066-250\u2069.',
    raiseFor: 'مع الأقسام التابعة لها. إن تُركت الثلاثة فارغة: الجميع.',
    raiseFrom: 'يوم من الشهر؛ إن تُرك فارغاً فأوله.',
    raisePercent: 'أقل من الصفر عند خفض الرواتب، مثل \u2066-2.5\u2069.',
    salaryFrequency: 'تُدفع الرواتب شهريًا، وتُحوَّل المبالغ الأخرى إلى شهر.',
    salaryHours: 'إن تُركت فارغة: ساعات العقد وتقويم العمل.',
    weeksPerYear: 'فارغ: 52. يسري على الرواتب المُدخلة من الآن.',
    daysPerMonth: '30 أو 26 أو 30.4167 لأيام التقويم. فارغ: 30. يسري على الرواتب المُدخلة من الآن.',
  },
  field: {
    rangePosition: 'موقعه من رواتب الوظيفة',
    basicSalary: 'الراتب الأساسي',
    raiseAmount: 'مقدار الزيادة شهرياً',
    raiseBy: 'كيف تتغير الرواتب',
    raiseFrom: 'اعتباراً من',
    raisePercent: 'النسبة المئوية',
    raiseSalary: 'الراتب الشهري الجديد',
    salaryFrequency: 'متفق عليه لكل',
    quotedAmount: 'المبلغ المتفق عليه',
    conversion: 'التحويل إلى شهر',
    weeksPerYear: 'أسابيع السنة، للأجر الأسبوعي أو بالساعة',
    daysPerMonth: 'أيام الشهر، للأجر اليومي',
  },
  choice: {
    raiseBy: { percent: 'بنسبة مئوية', amount: 'بمبلغ شهري', salary: 'إلى مبلغ شهري' },
    salaryFrequency: { month: 'شهر', year: 'سنة', week: 'أسبوع', day: 'يوم', hour: 'ساعة' },
    salaryState: { proposed: 'بانتظار الموافقة', approved: 'موافق عليه', rejected: 'مرفوض' },
  },
};
