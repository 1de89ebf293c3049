// Written from en.json by `npm run texts`.
import { textsOf } from '../../../kernel/text/text';

/** The texts of organisation, each key with the names of what stands in it. */
export const t = textsOf<{
  'calendar_week.friday': never;
  'calendar_week.give_times_least_day': never;
  'calendar_week.monday': never;
  'calendar_week.saturday': never;
  'calendar_week.sunday': never;
  'calendar_week.thursday': never;
  'calendar_week.times_overlap_begins_before_time': 'weekday' | 'start';
  'calendar_week.tuesday': never;
  'calendar_week.wednesday': never;
  'calendar_week.weekdays_0_sunday_6_saturday': never;
  'calendar_week.write_times_like_08_00': never;
  'company.choose_up_six_different_days': never;
  'company.company': never;
  'company.last_day_lies_before_first': never;
  'company.only_administrator_platform_changes': never;
  'company.only_platform_changes_whether_how': never;
  'department.department': never;
  'department.department_cannot_lie_below_itself': never;
  'department.last_day_lies_before_first': never;
  'department_days.begins_choose_another_department_later': 'of' | 'validFrom';
  'department_days.closes_after_choose_another_department': 'of' | 'validTo';
  'department_days.groups': 'first' | 'second';
  'department_days.more': 'more';
  'department_days.names': 'what' | 'names';
  'department_days.other_days_move_end_them': 'groups';
  'department_days.words.department': never;
  'department_days.words.pattern': never;
  'department_days.words.person': never;
  'department_days.words.shift': never;
  'geofence.text': never;
  'grade.company_pays_give_salaries_currency': 'own';
  'grade.grade': never;
  'grade.highest_salary_lies_below_lowest': never;
  'holiday.holiday': never;
  'holiday.holiday_has_most_days': 'longestDays';
  'holiday.last_day_lies_before_first': never;
  'position.highest_salary_lies_below_lowest': never;
  'position.position': never;
  'work_calendar.say_which_week_even_ones': never;
  'work_calendar.work_calendar': never;
  'work_location.work_location': never;
  'working_days.choose_1_days': 'longestDays';
}>('organisation');
