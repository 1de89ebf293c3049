import { importable } from '../../../platform/import/importable';
import { holiday } from './holiday';
import { t } from '../texts/text';

export const holidayImport = importable(holiday, {
  label: t('holiday.holidays'),
  key: ['name', 'firstDay'],
  columns: {
    name: [t('holiday.holiday_2'), t('holiday.holiday_2_words')],
    firstDay: [t('holiday.first_day'), t('holiday.first_day_words')],
    lastDay: [t('holiday.last_day'), t('holiday.last_day_words')],
    kind: [t('holiday.type'), t('holiday.type_words')],
    part: [t('holiday.part_day'), t('holiday.part_day_words')],
    country: [t('holiday.country'), t('holiday.country_words')],
    calendarId: [t('holiday.work_calendar'), t('holiday.work_calendar_words')],
  },
  choices: {
    kind: {
      public: [t('holiday.public_holiday'), t('holiday.public_holiday_words')],
      company: [t('holiday.company_holiday'), t('holiday.company_holiday_words')],
      optional: [t('holiday.optional'), t('holiday.optional_words')],
      weekly_off: [t('holiday.day_off'), t('holiday.day_off_words')],
    },
    part: {
      full: [t('holiday.whole_day'), t('holiday.whole_day_words')],
      am: [t('holiday.before_noon'), t('holiday.before_noon_words')],
      pm: [t('holiday.after_noon'), t('holiday.after_noon_words')],
    },
  },
});
