import { importable } from '../../../platform/import/importable';
import { shift } from './shift';
import { t } from '../texts/text';

export const shiftImport = importable(shift, {
  label: t('shift.shifts'),
  key: ['title'],
  columns: {
    title: [t('shift.shift_2'), 'shift name|name|الوردية|اسم المناوبة'],
    code: [t('shift.code'), 'shift code|short name|رمز المناوبة'],
    kind: [t('shift.kind'), 'type|shift type'],
    totalHours: [t('shift.hours'), 'total hours|hours a day|working hours|عدد الساعات'],
    colour: [t('shift.colour'), 'color'],
    status: [t('shift.status')],
  },
  choices: {
    kind: {
      daily_hours: [t('shift.hours_day'), 'daily hours|daily|flexible|يومي'],
      times: [t('shift.fixed_times'), 'fixed|times|ثابت'],
      monthly_hours: [t('shift.hours_month'), 'monthly hours|monthly|شهري'],
    },
  },
});
