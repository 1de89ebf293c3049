import { approvalFlow } from '../../modules/requests/approval-flow/approval-flow';
import { employeeLeave, totalOf } from '../../modules/leave/employee-leave/employee-leave';
import { refreshLeaveBalances } from '../../modules/leave/leave-ledger-entry/leave-ledger-entry';
import { addDays } from '../../kernel/dates/plain-date';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { createRecord } from '../../platform/records/records';
import { todayIn } from '../../platform/today';
import { writeRows } from '../../platform/records/write-rows';

const mostAsking = 3;

/** Long leave takes the manager and then HR; some of the team of a manager ask for it. */
export async function fillApprovals(ctx: Ctx, managerId: string | null, admin: string): Promise<void> {
  await createRecord(ctx, approvalFlow, {
    name: 'Leave over 10 days',
    subject: 'EmployeeLeave',
    place: 1,
    conditions: [{ fact: 'days', comparison: 'gt', values: ['10'] }],
    steps: [
      {
        mode: 'any',
        approvers: [{ kind: 'manager', levels: 1 }],
        skipAbsent: true,
        remindAfterHours: 24,
        escalateAfterHours: 72,
      },
      { mode: 'any', approvers: [{ kind: 'hr' }], skipAbsent: true, remindAfterHours: 48 },
    ],
  });
  const { rows: people } = await ctx.tx.query<{ id: string; typeId: string | null }>(
    `select e.id, (select t.id from leave_type t where t.company_id = $1 and t.kind = 'paid' and t.deleted_at is null
      order by t.sort_order limit 1) as "typeId"
     from employee e left join membership m on m.company_id = $1 and m.employee_id = e.id
     where e.company_id = $1 and e.manager_id = $2 and e.exit_date is null and e.deleted_at is null and m.id is null
       order by e.code limit ${mostAsking}`,
    [ctx.companyId, managerId],
  );
  const first = addDays(todayIn(ctx), 180);
  const leaves = people.map(
    ({ id, typeId }, at) =>
      ({
        employeeId: id,
        kind: 'paid',
        typeId,
        attachmentFileId: null,
        unit: 'daily',
        fromPart: 'am',
        toPart: 'pm',
        fromTime: null,
        toTime: null,
        fromDate: addDays(first, at * 30),
        toDate: addDays(first, at * 30 + 15),
        reason: 'Visit to the family abroad',
        description: null,
        resolutionNumber: null,
        paidPercent: null,
        status: 'submitted',
        statusReason: null,
        requestedById: admin,
        decidedById: null,
        decidedAt: null,
        dayRows: [],
        deletedAt: null,
      }) as const,
  );
  const counted = await Promise.all(leaves.map(async (leave) => ({ ...leave, totalDays: await totalOf(ctx, leave) })));
  await writeRows(
    ctx,
    employeeLeave,
    counted.map((values) => ({ id: newId(), values })),
    'create',
  );
  await refreshLeaveBalances(
    ctx,
    people.map(({ id }) => id),
  );
}
