import { textsSql } from '../../platform/lists/texts-sql';
import { todaySql } from '../../platform/database/transaction';
import { companyBegins } from '../organisation/company/company';
import { calendarFollowers } from '../organisation/work-calendar/work-calendar';
import { awayAllDay } from '../people/employee/employee';
import { absence } from '../requests/approval-task/approval-task';
import { leaveInForce } from './domain/leave-request';
import { employeeLeave } from './employee-leave/employee-leave';
import { leaveArea } from './employee-leave/leave-area';
import { recountLeave, recountOfTypes } from './employee-leave/recount-leave';
import { leaveTypeFollowers, makeStandardLeaveTypes } from './leave-type/leave-type';

export const answers = [
  absence.answeredBy(
    (employee, day) => `exists (select from employee_leave l where l.company_id = $1 and l.employee_id = ${employee}
       and l.status in (${textsSql(leaveInForce)}) and l.deleted_at is null and ${day} between l.from_date and l.to_date
       and l.unit = 'daily')`,
  ),
  awayAllDay.answeredBy(
    (company, employee) => `exists (select 1 from employee_leave l
    where l.company_id = ${company} and l.employee_id = ${employee} and l.deleted_at is null
      and l.status in (${textsSql(leaveInForce)}) and l.unit = 'daily'
      and ${todaySql} between l.from_date and l.to_date and not (l.from_date = ${todaySql} and l.from_part = 'pm')
      and not (l.to_date = ${todaySql} and l.to_part = 'am'))`,
  ),
  leaveArea.answeredBy(employeeLeave),
  companyBegins.answeredBy(makeStandardLeaveTypes),
  calendarFollowers.answeredBy(recountLeave),
  leaveTypeFollowers.answeredBy(recountOfTypes),
];
