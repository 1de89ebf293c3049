import type { rosters as english } from '../en/rosters';
import type { SameKeys } from '../same-keys';

export const rosters: SameKeys<typeof english> = {
  area: {
    WorkCalendar: {
      one: 'تقويم عمل',
      many: 'تقاويم العمل',
      add: 'تقويم عمل جديد',
      none: 'لا تقاويم عمل بعد',
      why: 'أي الأيام والساعات يُعمل فيها، وبها تُحسب الإجازات والحضور والرواتب.',
    },
    CalendarAssignment: {
      one: 'إسناد',
      many: 'من يعمل بأي تقويم',
      add: 'إسناد تقويم',
      none: 'الجميع يعملون بأسبوع الشركة',
      why: 'تقويم الشخص يسبق تقويم قسمه، وهذا يسبق تقويم الشركة.',
    },
  },
  field: {
    calendarId: 'في تقويم واحد فقط',
    evenFrom: 'الأسابيع الزوجية من',
    part: 'وقت الراحة',
    times: 'الأسبوع',
    workCalendar: 'تقويم العمل',
  },
  hint: {
    asOfCompany: 'إن تُرك فارغاً: ما للشركة.',
    calendarCountry: 'تتبع التقويم عطلات هذه الدولة. إن تُرك فارغاً: دولة الشركة.',
    calendarOf: 'مع فروعه. إن تُرك فارغاً وبلا موظف: الشركة كلها.',
    evenFrom: 'حيث تتناوب الأسابيع فقط: أي يوم من أسبوع زوجي.',
  },
  choice: {
    holidayPart: { full: 'اليوم كله', am: 'الصباح', pm: 'بعد الظهر' },
  },
  employeeTab: { calendar: 'التقويم' },
  workWeek: {
    asCompany: 'عطلة الشركة الأسبوعية وساعاتها',
    ownTimes: 'أوقات خاصة به',
    alternate: 'الأسابيع تتناوب',
    every: 'كل أسبوع',
    even: 'الأسابيع الزوجية',
    odd: 'الأسابيع الفردية',
    free: 'راحة',
    add: 'إضافة فترة',
    start: 'من، {{n}}',
    end: 'إلى، {{n}}',
    remove: 'حذف الفترة {{n}}',
    asDayBefore: '{{day}} مثل {{before}}',
    preview: 'عرض السنة',
    year: 'سنة {{year}}',
    yearBefore: 'السنة السابقة',
    yearAfter: 'السنة التالية',
    sum: '{{days}} يوم، {{hours}} ساعة',
    noneOfOwn: 'لا تقويم خاص',
    noneOfOwnWhy: 'يُعمل بتقويم القسم أو الشركة.',
    kind: { work: 'عمل', off: 'راحة', holiday: 'عطلة', half_holiday: 'نصف عطلة', no_calendar: 'بلا تقويم' },
  },
};
