import { importable } from '../../../platform/import/importable';
import { shift } from './shift';
import { t } from '../texts/text';

export const shiftImport = importable(shift, {
  label: t('shift.shifts'),
  key: ['title'],
  columns: {
    title: [t('shift.shift_2'), t('shift.shift_2_words')],
    code: [t('shift.code'), t('shift.code_words')],
    kind: [t('shift.kind'), t('shift.kind_words')],
    totalHours: [t('shift.hours'), t('shift.hours_words')],
    colour: [t('shift.colour'), t('shift.colour_words')],
    status: [t('shift.status')],
  },
  choices: {
    kind: {
      daily_hours: [t('shift.hours_day'), t('shift.hours_day_words')],
      times: [t('shift.fixed_times'), t('shift.fixed_times_words')],
      monthly_hours: [t('shift.hours_month'), t('shift.hours_month_words')],
    },
  },
});
