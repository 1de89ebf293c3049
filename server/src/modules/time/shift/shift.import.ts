import { importable } from '../../../platform/import/importable';
import { shift } from './shift';

export const shiftImport = importable(shift, {
  label: { en: 'Shifts', ar: 'المناوبات' },
  key: ['title'],
  columns: {
    title: ['Shift', 'المناوبة', 'shift name|name|الوردية|اسم المناوبة'],
    code: ['Code', 'الرمز', 'shift code|short name|رمز المناوبة'],
    kind: ['Kind', 'النوع', 'type|shift type'],
    totalHours: ['Hours', 'الساعات', 'total hours|hours a day|working hours|عدد الساعات'],
    colour: ['Colour', 'اللون', 'color'],
    status: ['Status', 'الحالة'],
  },
  choices: {
    kind: {
      daily_hours: ['Hours a day', 'ساعات في اليوم', 'daily hours|daily|flexible|يومي'],
      times: ['Fixed times', 'أوقات محددة', 'fixed|times|ثابت'],
      monthly_hours: ['Hours a month', 'ساعات في الشهر', 'monthly hours|monthly|شهري'],
    },
  },
});
