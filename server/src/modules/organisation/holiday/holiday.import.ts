import { importable } from '../../../platform/import/importable';
import { holiday } from './holiday';

export const holidayImport = importable(holiday, {
  label: { en: 'Holidays', ar: 'العطل' },
  key: ['name', 'firstDay'],
  columns: {
    name: ['Holiday', 'العطلة', 'name|holiday name|occasion|title|description|المناسبة|الاسم|اسم العطلة'],
    firstDay: ['First day', 'أول يوم', 'date|from|start|start date|holiday date|التاريخ|من تاريخ|تاريخ البدء'],
    lastDay: ['Last day', 'آخر يوم', 'to|until|end|end date|إلى تاريخ|حتى تاريخ|تاريخ الانتهاء'],
    kind: ['Type', 'النوع', 'kind|holiday type|given by'],
    part: ['Part of the day', 'جزء اليوم', 'part|half day|half|نصف اليوم'],
    country: ['Country', 'الدولة', 'country code|رمز الدولة'],
    calendarId: ['Work calendar', 'تقويم العمل', 'calendar|التقويم'],
  },
  choices: {
    kind: {
      public: ['Public holiday', 'رسمية', 'public|national|statutory|bank holiday|عطلة رسمية'],
      company: ['Company holiday', 'خاصة بالشركة', 'company|internal|الشركة'],
      optional: ['Optional', 'اختيارية', 'restricted|optional holiday'],
      weekly_off: ['Day off', 'يوم راحة', 'weekly off|off day|راحة أسبوعية'],
    },
    part: {
      full: ['Whole day', 'يوم كامل', 'full|whole|كامل'],
      am: ['Before noon', 'قبل الظهر', 'am|morning|first half|صباحاً'],
      pm: ['After noon', 'بعد الظهر', 'pm|afternoon|second half|مساءً'],
    },
  },
});
