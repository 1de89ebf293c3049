import { importable } from '../../../platform/import/importable';
import { leaveType } from './leave-type';

export const leaveTypeImport = importable(leaveType, {
  label: { en: 'Leave types', ar: 'أنواع الإجازات' },
  key: ['code'],
  columns: {
    code: ['Code', 'الرمز', 'leave code|type code'],
    name: ['Name', 'الاسم', 'leave type|type|leave name|نوع الإجازة'],
    nameAr: ['Name in Arabic', 'الاسم بالعربية', 'arabic name|name (arabic)'],
    kind: ['Kind', 'الفئة', 'category'],
    unit: ['Smallest part', 'أصغر وحدة', 'unit'],
    paidPercent: ['Percent of pay', 'نسبة الأجر', 'paid percent|pay percent'],
    requiresAllocation: ['Needs a balance', 'يتطلب رصيداً', 'requires allocation|balance needed'],
    maxPerYear: ['Days a year at most', 'أقصى أيام السنة', 'max per year|maximum per year'],
    maxConsecutive: ['Days in a row at most', 'أقصى أيام متتالية', 'max consecutive'],
    noticeDays: ['Days of notice', 'أيام الإشعار', 'notice'],
    waitingDays: ['Days of service before', 'أيام الخدمة المطلوبة', 'waiting days|waiting period'],
    afterProbation: [
      'After probation only',
      'بعد فترة التجربة فقط',
      'after probation|not in probation|not during probation',
    ],
  },
});
