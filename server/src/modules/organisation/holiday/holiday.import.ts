import { importable } from '../../../platform/import/importable';
import { holiday } from './holiday';
import { t } from '../texts/text';

export const holidayImport = importable(holiday, {
  label: t('holiday.holidays'),
  key: ['name', 'firstDay'],
  columns: {
    name: [t('holiday.holiday_2'), 'name|holiday name|occasion|title|description|المناسبة|الاسم|اسم العطلة'],
    firstDay: [t('holiday.first_day'), 'date|from|start|start date|holiday date|التاريخ|من تاريخ|تاريخ البدء'],
    lastDay: [t('holiday.last_day'), 'to|until|end|end date|إلى تاريخ|حتى تاريخ|تاريخ الانتهاء'],
    kind: [t('holiday.type'), 'kind|holiday type|given by'],
    part: [t('holiday.part_day'), 'part|half day|half|نصف اليوم'],
    country: [t('holiday.country'), 'country code|رمز الدولة'],
    calendarId: [t('holiday.work_calendar'), 'calendar|التقويم'],
  },
  choices: {
    kind: {
      public: [t('holiday.public_holiday'), 'public|national|statutory|bank holiday|عطلة رسمية'],
      company: [t('holiday.company_holiday'), 'company|internal|الشركة'],
      optional: [t('holiday.optional'), 'restricted|optional holiday'],
      weekly_off: [t('holiday.day_off'), 'weekly off|off day|راحة أسبوعية'],
    },
    part: {
      full: [t('holiday.whole_day'), 'full|whole|كامل'],
      am: [t('holiday.before_noon'), 'am|morning|first half|صباحاً'],
      pm: [t('holiday.after_noon'), 'pm|afternoon|second half|مساءً'],
    },
  },
});
