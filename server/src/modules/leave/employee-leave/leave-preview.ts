import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { workingDaysOf, type DayPart, type LeaveSpan } from '../../organisation/domain/leave-days';
import { daysOfUnits } from '../domain/type/leave-type';
import { leaveInForce } from '../domain/leave-request';
import { mayDo } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid, notFound } from '../../../platform/errors';
import { listRecords } from '../../../platform/lists/list-query';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { todayIn } from '../../../platform/today';
import { balanceAround, bookedDays, isCountable, typeOf } from '../leave-ledger-entry/leave-ledger-entry';
import { isColleagueSql } from './colleagues';
import { daysOf, EmployeeLeave, employeeLeave, LeaveDay, LeaveDayPart, LeaveUnit, problemOf } from './employee-leave';
import { LeaveCover, leaveCovers } from './replacement/replacement';
import { t } from '../texts/text';
import { say } from '../../../platform/text';
import { employeeRows } from '../../people/people.sql';

@InputType('LeaveSpanInput', { description: 'From when to when leave is thought of.' })
export class LeaveSpanInput implements LeaveSpan {
  @Field(() => LeaveUnit, { description: 'Days or hours.' }) unit!: 'daily' | 'hourly';
  @Field(() => DateScalar, { description: 'First day.' }) fromDate!: string;
  @Field(() => DateScalar, { description: 'Last day.' }) toDate!: string;
  @Field(() => LeaveDayPart, { description: 'With which half the first day begins.', defaultValue: 'am' })
  fromPart!: DayPart;
  @Field(() => LeaveDayPart, { description: 'With which half the last day ends.', defaultValue: 'pm' })
  toPart!: DayPart;
  @Field(() => String, { nullable: true, description: 'Of hourly leave: from what time, HH:mm.' }) fromTime!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Of hourly leave: until what time, HH:mm.' }) toTime!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'Which type of leave; without one no rule of a type is asked.' })
  typeId!: string | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Whether a document goes with it.' }) hasDocument!: boolean;
}

@ObjectType('LeavePreview', { description: 'What leave would take, before it is asked for.' })
export class LeavePreview {
  @Field(() => DecimalScalar, { description: 'Working days it would take.', simple: true }) workingDays!: string;
  @Field(() => [LeaveDay], { description: 'Each day and what would be taken of it.', simple: true }) days!: LeaveDay[];
  @Field(() => String, {
    nullable: true,
    description: 'Why it would be refused, in the language of the request.',
    simple: true,
  })
  problem!: string | null;
  @Field(() => String, { nullable: true, description: 'The field to correct then.', simple: true }) problemField!:
    | string
    | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Days of the type on the last day without it; empty where the type needs no balance.',
    simple: true,
  })
  balanceBefore!: string | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Days asked for besides until then and not decided.',
    simple: true,
  })
  balanceWaiting!: string | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Days left then with it and with what else waits.',
    simple: true,
  })
  balanceAfter!: string | null;
  @Field(() => [EmployeeLeave], {
    description: 'Leave of their team in that time, asked for or approved, as far as you may see it.',
    simple: true,
  })
  away!: Row<EmployeeLeave>[];
  @Field(() => [LeaveCover], { description: 'For whom they stand in meanwhile.', simple: true })
  covers!: LeaveCover[];
}

const mostAway = 20;

/** For whom may ask for leave of this employee. */
export async function leavePreview(
  ctx: Ctx,
  employeeId: string,
  span: LeaveSpanInput,
  leaveId?: string,
): Promise<LeavePreview> {
  if (
    !mayDo(ctx.ability, 'create', employeeLeave, { employeeId }) &&
    !mayDo(ctx.ability, 'update', employeeLeave, { employeeId })
  )
    throw notFound();
  const { rows } = await ctx.tx.query<{ team: string[] | null }>(
    `select (select array_agg(o.id) from ${employeeRows('manager_id', 'department_id')} o
      where o.company_id = e.company_id and o.id <> e.id and o.deleted_at is null
       and ${isColleagueSql('o', 'e')}) as team
     from ${employeeRows('manager_id', 'department_id')} e where e.company_id = $1 and e.id = $2
       and e.deleted_at is null`,
    [ctx.companyId, employeeId],
  );
  if (!rows[0]) throw notFound();
  const problem = await problemOf(
    ctx,
    { ...span, employeeId, typeId: span.typeId ?? null, attachmentFileId: span.hasDocument ? 'given' : null },
    { ownId: leaveId, askedOn: todayIn(ctx) },
  );
  const isCounted = isCountable(span) && (span.unit === 'daily' || problem?.field !== 'toTime');
  if (!isCounted && !problem) throw invalid('toDate', t('leave_preview.choose_days_first'));
  const days = isCounted ? await daysOf(ctx, { ...span, id: leaveId, employeeId, typeId: span.typeId ?? null }) : [];
  const away = await listRecords(ctx, employeeLeave, {
    filter: {
      employeeId: { in: rows[0].team ?? [] },
      status: { in: ['submitted', ...leaveInForce] },
      fromDate: { lte: span.toDate },
      toDate: { gte: span.fromDate },
    },
    sort: [{ field: 'fromDate', direction: 'asc' }],
    limit: mostAway,
  });
  const type = await typeOf(ctx, span.typeId ?? null);
  const around = type?.requiresAllocation
    ? await balanceAround(ctx, employeeId, type, bookedDays(days), leaveId)
    : null;
  return {
    balanceBefore: around && daysOfUnits(around.before),
    balanceWaiting: around && daysOfUnits(around.waiting),
    balanceAfter: around && daysOfUnits(around.after),
    days,
    workingDays: workingDaysOf(days),
    problem: problem ? say(problem.text, ctx.locale) : null,
    problemField: problem?.field ?? null,
    away: away.rows,
    covers: await leaveCovers(ctx, employeeId, span.fromDate, span.toDate),
  };
}
