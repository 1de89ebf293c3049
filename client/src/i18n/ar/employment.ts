import type { employment as english } from '../en/employment';
import type { SameKeys } from '../same-keys';

export const employment: SameKeys<typeof english> = {
  heading: {
    leaveBefore: 'الإجازات قبل النظام',
    paySetup: 'الراتب',
  },
  hint: {
    nationalityAsGiven: 'لا يتضح منها البلد. اختر الجنسية أعلاه، أو صحّح هذه الصياغة أو أفرغها.',
    weeklyHours: 'إن تُرك فارغًا: نسبة الدوام من الأسبوع الكامل في التقويم.',
    workingHoursPerDay: 'ساعات اليوم الكامل حسب العقد.',
    openingLeave: 'الأيام المتبقية يوم إضافة الموظف.',
    payBroughtThrough: 'فقط إذا صُرفت الرواتب في نظام آخر في وقت سابق من السنة: تحتسبها القسائم في مجاميع السنة.',
    unpaidBefore: 'لا تدخل في نهاية الخدمة.',
  },
  field: {
    healthType: 'الفئة الصحية',
    openingMaternityLeaveDays: 'المتبقي من إجازة الأمومة',
    openingPaidLeaveDays: 'المتبقي من الإجازة المدفوعة',
    openingParentalLeaveDays: 'المتبقي من الإجازة الوالدية',
    openingSickLeaveDays: 'المتبقي من الإجازة المرضية',
    openingUnpaidLeaveDays: 'المسموح من الإجازة بلا أجر',
    parentalLeaveDaysBefore: 'الإجازة الوالدية المأخوذة سابقًا',
    payBroughtThrough: 'أجور السنة مدفوعة حتى',
    grossBrought: 'إجمالي الأجور حتى ذلك',
    deductionsBrought: 'الاستقطاعات حتى ذلك',
    resolutionNumber: 'رقم القرار',
    sourceOfHire: 'مصدر التوظيف',
    unpaidLeaveDaysBefore: 'الإجازة بلا أجر المأخوذة سابقًا',
    workPhoneExtension: 'التحويلة',
    workingHoursPerDay: 'ساعات اليوم',
  },
};
