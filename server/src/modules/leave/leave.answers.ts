import { textsSql } from '../../platform/lists/texts-sql';
import { absence } from '../requests/approval-task/approval-task';
import { leaveInForce } from './domain/leave-request';

export const answers = [
  absence.answeredBy(
    (employee, day) => `exists (select from employee_leave l where l.company_id = $1 and l.employee_id = ${employee}
       and l.status in (${textsSql(leaveInForce)}) and l.deleted_at is null and ${day} between l.from_date and l.to_date
       and l.unit = 'daily')`,
  ),
];
