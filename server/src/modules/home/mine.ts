import { leaveInForce } from '../leave/domain/leave-request';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { mayDo } from '../../platform/access/ability';
import type { Area } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import type { Filter } from '../../platform/lists/list-filter';
import { listRecords } from '../../platform/lists/list-query';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { todayIn } from '../../platform/today';
import { textsSql } from '../../platform/lists/texts-sql';
import { employeeDocument } from '../documents/employee-document/employee-document';
import { employeeLeave, isColleagueSql } from '../leave/employee-leave/employee-leave';
import { formRequest } from '../requests/form-request/form-request';
import { leaveBalance } from '../leave/leave-balance/leave-balance';
import { payslip } from '../pay/runs/payslip/payslip';
import { HomePerson } from './absence';
import { expiryOf, HomeExpiry } from './expiry';
import { figuresOf, HomeFigure } from './figure';
import { nextLeave, ownBalances } from './own-leave';
import { employeeRows } from '../people/people.sql';
import { employeeLeaveRows } from '../leave/leave.sql';

@ObjectType('HomeLeave', { description: "One's own leave of one type, in days, as one's balances say." })
export class HomeLeave {
  @Field(() => ID, { description: 'Which type of leave.', simple: true }) typeId!: string;
  @Field(() => String, { description: 'Name of the type in the language of the request.', simple: true })
  title!: string;
  @Field(() => String, { description: 'Its colour, as in CSS.', simple: true }) colour!: string;
  @Field(() => DecimalScalar, {
    description: 'Days that can be used today; below zero where more was taken than there was.',
    simple: true,
  })
  balance!: string;
  @Field(() => DecimalScalar, { description: 'Days asked for and not decided.', simple: true }) waiting!: string;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Days that can still be asked for from today on; empty where it is taken without being given before.',
    simple: true,
  })
  available!: string | null;
  @Field(() => DecimalScalar, { description: 'Days taken in this leave year.', simple: true }) taken!: string;
  @Field(() => DecimalScalar, { description: 'Days approved for later.', simple: true }) ahead!: string;
  @Field(() => Int, { description: 'Minutes of a day as a rule, for parts of days.', simple: true })
  dayMinutes!: number;
}

@ObjectType('HomeNextLeave', { description: 'The next leave that is approved, or the one that runs.' })
export class HomeNextLeave {
  @Field(() => ID, { description: 'The leave.', simple: true }) id!: string;
  @Field(() => DateScalar, { description: 'First day.', simple: true }) fromDate!: string;
  @Field(() => DateScalar, { description: 'Last day.', simple: true }) toDate!: string;
}

@ObjectType('HomePayslip', { description: "One's last payslip." })
export class HomePayslip {
  @Field(() => ID, { description: 'The payslip.', simple: true }) id!: string;
  @Field(() => String, { description: 'Month paid, YYYY-MM.', simple: true }) period!: string;
  @Field(() => DecimalScalar, { description: 'What is paid out.', simple: true }) net!: string;
  @Field(() => DecimalScalar, { description: 'Net pay less that of the month before.', simple: true })
  difference!: string;
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) currency!: string;
}

@ObjectType('HomeMine', { description: 'What concerns the reader as an employee.' })
export class HomeMine {
  @Field(() => ID, { description: 'The signed-in employee.', simple: true }) employeeId!: string;
  @Field(() => [HomeLeave], {
    nullable: true,
    description: 'Their leave by type; empty for who may not see their balances.',
    simple: true,
  })
  leave!: HomeLeave[] | null;
  @Field(() => HomeNextLeave, {
    nullable: true,
    description: 'What was granted them next, or what they are on now.',
    simple: true,
  })
  nextLeave!: HomeNextLeave | null;
  @Field(() => HomeFigure, { nullable: true, description: 'Leave they asked for that is not decided.', simple: true })
  leaveWaiting!: HomeFigure | null;
  @Field(() => HomePayslip, { nullable: true, description: 'Their last payslip.', simple: true })
  payslip!: HomePayslip | null;
  @Field(() => HomeFigure, {
    nullable: true,
    description: 'Requests about them that wait for a decision.',
    simple: true,
  })
  requestsWaiting!: HomeFigure | null;
  @Field(() => HomeFigure, {
    nullable: true,
    description: 'Requests about them that came back to be corrected.',
    simple: true,
  })
  requestsReturned!: HomeFigure | null;
  @Field(() => HomeFigure, {
    nullable: true,
    description: 'Requests about them that were done, and that they may close.',
    simple: true,
  })
  requestsFulfilled!: HomeFigure | null;
  @Field(() => HomeExpiry, { nullable: true, description: 'Their documents by time to expiry.', simple: true })
  documents!: HomeExpiry | null;
  @Field(() => HomeFigure, {
    nullable: true,
    description: 'Documents they are asked for, or that came back to them.',
    simple: true,
  })
  documentsAsked!: HomeFigure | null;
  @Field(() => [HomePerson], {
    nullable: true,
    description: 'Colleagues of their team on leave today, never why; empty for who may not see them.',
    simple: true,
  })
  away!: HomePerson[] | null;
}

/** Nobody's own part is anybody else's: all of it is about the employee the reader is. */
export async function homeMine(ctx: Ctx): Promise<HomeMine | null> {
  const {
    companyId,
    user: { employeeId },
  } = ctx;
  if (!companyId || !employeeId) return null;
  const mayRead = (area: Area) =>
    mayDo(ctx.ability, 'read', area, { [area.person!]: employeeId, ...area.reachedWhen?.people });
  const maySeeLeave = mayRead(employeeLeave);
  const requests = mayRead(formRequest)
    ? await counted(ctx, formRequest, employeeId, {
        waiting: { state: { in: ['submitted'] } },
        returned: { state: { in: ['returned'] } },
        fulfilled: { state: { in: ['fulfilled'] } },
      })
    : null;
  return {
    employeeId,
    leave: mayRead(leaveBalance) ? await ownBalances(ctx, employeeId) : null,
    nextLeave: maySeeLeave ? await nextLeave(ctx, employeeId) : null,
    leaveWaiting: maySeeLeave
      ? (await counted(ctx, employeeLeave, employeeId, { waiting: { status: { in: ['submitted'] } } })).waiting
      : null,
    payslip: mayRead(payslip) ? await lastPayslip(ctx, employeeId) : null,
    requestsWaiting: requests?.waiting ?? null,
    requestsReturned: requests?.returned ?? null,
    requestsFulfilled: requests?.fulfilled ?? null,
    documents: mayRead(employeeDocument)
      ? await expiryOf(ctx, employeeDocument, { employeeId: { in: [employeeId] } })
      : null,
    documentsAsked: mayRead(employeeDocument)
      ? (
          await counted(ctx, employeeDocument, employeeId, {
            asked: { review: { in: ['requested', 'rejected'] }, status: { in: ['active'] } },
          })
        ).asked
      : null,
    away: mayDo(ctx.ability, 'see_away', employeeLeave, { employeeId }) ? await teamAway(ctx, employeeId) : null,
  };
}

const counted = <Key extends string>(ctx: Ctx, area: Area, employeeId: string, filters: Record<Key, Filter>) =>
  figuresOf(ctx, area, filters, { employeeId: { in: [employeeId] } });

async function lastPayslip(ctx: Ctx, employeeId: string): Promise<HomePayslip | null> {
  const {
    rows: [last],
  } = await listRecords(
    ctx,
    payslip,
    {
      filter: { employeeId: { eq: employeeId }, state: { eq: 'posted' } },
      sort: [{ field: 'period', direction: 'desc' }],
      limit: 1,
    },
    { fields: new Set(['period', 'net', 'difference', 'currency']), withCursor: false },
  );
  return last ? { ...last, id: String(last.id) } : null;
}

const mostAway = 20;

/**
 * Who shares their manager or their department, or reports to them, by name alone: the grant to see them away is no
 * grant on their leave.
 */
async function teamAway(ctx: Ctx, employeeId: string): Promise<HomePerson[]> {
  const { rows } = await ctx.tx.query<{ id: string; name: string; until: string }>(
    `select o.id, concat_ws(' ', o.first_name, o.last_name) as name, max(l.to_date) as until
     from ${employeeRows('manager_id', 'department_id')} e
       join ${employeeRows('first_name', 'last_name', 'manager_id', 'department_id')} o on o.company_id = e.company_id
         and o.id <> e.id and o.deleted_at is null
       and ${isColleagueSql('o', 'e')}
     join ${employeeLeaveRows('to_date', 'employee_id', 'status', 'unit', 'from_date')} l on l.company_id = o.company_id
       and l.employee_id = o.id and l.status in (${textsSql(leaveInForce)}) and l.deleted_at is null
       and l.unit = 'daily' and l.from_date <= $3 and l.to_date >= $3
     where e.company_id = $1 and e.id = $2 group by o.id, o.company_id, o.first_name, o.last_name
       order by o.last_name, o.id limit ${mostAway}`,
    [ctx.companyId, employeeId, todayIn(ctx)],
  );
  return rows;
}
