import { Check, Exclusion } from 'typeorm';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { refuseOutsideEmployment } from '../employee/employee';
import { calendarsChanged } from '../../organisation/work-calendar/work-calendar';
import { t } from '../texts/text';

@record(
  'CalendarAssignment',
  "Whose work calendar it is from one day to another: the whole company's, a department's with its parts, or one employee's. The most specific one counts.",
)
@Check('calendar_assignment_of_one', 'employee_id IS NULL OR department_id IS NULL')
@Exclusion(
  'calendar_assignment_no_overlap',
  `USING gist (company_id WITH =, coalesce(employee_id, department_id, company_id)
    WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL)`,
)
export class CalendarAssignment extends CompanyRecord {
  @field.reference('WorkCalendar', { description: 'The calendar that holds from then on.', search: true })
  calendarId!: string;
  @field.reference('Department', {
    description: 'The department it is for, with its parts; empty with no employee either: the whole company.',
    optional: true,
    write: 'create',
  })
  departmentId!: string | null;
  @field.reference('Employee', { description: 'The employee it is for.', optional: true, write: 'create' })
  employeeId!: string | null;
  @field.date({ reach: 'kept', description: 'First day.' }) validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
}

async function validateCalendarAssignment(
  ctx: Ctx,
  { deletedAt, departmentId, employeeId, validFrom, validTo }: Row<CalendarAssignment>,
): Promise<void> {
  if (deletedAt) return;
  if (departmentId && employeeId) {
    throw invalid('employeeId', t('calendar_assignment.choose_department_employee_not_both'));
  }
  if (validTo && validTo < validFrom) throw invalid('validTo', t('calendar_assignment.last_day_lies_before_first'));
  if (employeeId) await refuseOutsideEmployment(ctx, employeeId, { validFrom });
}

export const calendarAssignment = defineArea('CalendarAssignment', CalendarAssignment, {
  keptFor: 'time',
  one: 'calendarAssignment',
  many: 'calendarAssignments',
  label: t('calendar_assignment.assignment_calendar'),
  page: '/work-calendars/assignments?open=:id',
  sort: 'validFrom',
  descending: true,
  title: 'validFrom',
  guard: validateCalendarAssignment,
  // By the calendar leave is counted, and pay by working days.
  ownMatter: {},
  // One that ends earlier than it did leaves days after it.
  followUp: (ctx, rows) => calendarsChanged(ctx, rows.map(({ validFrom }) => validFrom).sort()[0]!),
});
export const CalendarAssignmentResolver = CrudResolver(calendarAssignment);
