import { Field, ID, ObjectType } from 'type-graphql';
import { mayDoSome } from '../../platform/access/ability';
import type { Area, Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { say } from '../../platform/text';
import type { Filter } from '../../platform/lists/list-filter';
import { listRecords } from '../../platform/lists/list-query';
import { relatedRows } from '../../platform/records/loaders';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { allowedActions } from '../../platform/records/field-masking';
import { employee } from '../people/employee/employee';
import { document } from '../documents/document/document';
import { employeeDocument } from '../documents/employee-document/employee-document';
import { bankAccount } from '../pay/bank/bank-account/bank-account';
import { employeeCme } from '../people/employee-cme/employee-cme';
import { employeeDeduction } from '../pay/items/employee-deduction/employee-deduction';
import { employeeLeave } from '../leave/employee-leave/employee-leave';
import { leaveEncashment } from '../pay/items/leave-encashment/leave-encashment';
import { employeeLoan } from '../pay/items/employee-loan/employee-loan';
import { employeeReward } from '../pay/items/employee-reward/employee-reward';
import { endOfService } from '../pay/termination/end-of-service/end-of-service';
import { formRequest } from '../requests/form-request/form-request';
import { shiftSwap } from '../time/shift-swap/shift-swap';
import { payrollRun } from '../pay/runs/payroll-run/payroll-run';
import { figure, HomeFigure } from './figure';

@ObjectType('HomeApproval', { description: 'Something that waits for the reader to decide, or to be done.' })
export class HomeApproval {
  @Field(() => String, { description: 'Kind of row, such as EmployeeLeave.', simple: true }) subject!: string;
  @Field(() => ID, { description: 'The row.', simple: true }) id!: string;
  @Field(() => String, {
    description: 'What the reader may do with it: approve, verify a proof, or fulfil a request.',
    simple: true,
  })
  verb!: string;
  @Field(() => DateTimeScalar, { description: 'Since when it waits.', simple: true }) since!: Date;
  @Field(() => String, { nullable: true, description: 'Whom it is about.', simple: true }) who!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'What it is: a reason, the title of a form or of an activity.',
    simple: true,
  })
  what!: string | null;
  @Field(() => String, { nullable: true, description: 'Which leave is asked for, where it is leave.', simple: true })
  leaveKind!: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day of leave, day of a reward or a deduction, last day of a service.',
    simple: true,
  })
  fromDate!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Last day of leave.', simple: true }) toDate!: string | null;
  @Field(() => String, { nullable: true, description: 'Month of a payroll run.', simple: true }) period!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Amount, where the reader may see it.', simple: true })
  amount!: string | null;
  @Field(() => String, { nullable: true, description: 'The currency of the amount, ISO 4217.', simple: true })
  currency!: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day by which a request is to be answered.',
    simple: true,
  })
  dueOn!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Where it stands towards that day: ahead, today or overdue.',
    simple: true,
  })
  dueStanding!: string | null;
  @Field(() => Boolean, { description: 'Whether it is approved leave its employee asks to cancel.', simple: true })
  asksToCancel!: boolean;
}

@ObjectType('HomeApprovals', { description: 'What waits for a decision.' })
export class HomeApprovals {
  @Field(() => [HomeFigure], {
    description:
      'What waits of each kind the reader may decide on or do; their own among it, which somebody else decides.',
    simple: true,
  })
  figures!: HomeFigure[];
  @Field(() => [HomeApproval], {
    description: 'What they may decide on or do now, the longest waiting first.',
    simple: true,
  })
  items!: HomeApproval[];
}

/** What waits of an area, for whom may do `verb`. */
interface Waiting {
  area: Area;
  filter: Filter;
  verb: string;
  since: string;
  fields: string[];
  what?: string | typeof formTitle;
  from?: string;
}

const formTitle = { en: 'formTitle', ar: 'formTitleAr' };

const waiting: Waiting[] = [
  {
    area: employeeLeave,
    filter: { status: { in: ['submitted', 'cancel_requested'] } },
    verb: 'approve',
    since: 'createdAt',
    fields: ['kind', 'fromDate', 'toDate', 'reason', 'status'],
    what: 'reason',
    from: 'fromDate',
  },
  {
    area: formRequest,
    filter: { state: { in: ['submitted'] } },
    verb: 'approve',
    since: 'submittedAt',
    fields: ['formTitle', 'formTitleAr', 'submittedAt', 'dueOn', 'dueStanding'],
    what: formTitle,
  },
  // What is due on no day may be fulfilled, and waits for nobody.
  {
    area: formRequest,
    filter: { state: { in: ['approved'] }, dueOn: { isEmpty: false } },
    verb: 'fulfil',
    since: 'decidedAt',
    fields: ['formTitle', 'formTitleAr', 'decidedAt', 'dueOn', 'dueStanding'],
    what: formTitle,
  },
  ...[employeeReward, employeeDeduction].map((area): Waiting => ({
    area,
    filter: { state: { in: ['pending'] } },
    verb: 'approve',
    since: 'createdAt',
    fields: ['reason', 'amount', 'currency', 'date'],
    what: 'reason',
    from: 'date',
  })),
  {
    area: employeeLoan,
    filter: { state: { in: ['pending'] } },
    verb: 'approve',
    since: 'createdAt',
    fields: ['reason', 'principal', 'currency', 'firstDue'],
    what: 'reason',
    from: 'firstDue',
  },
  {
    area: leaveEncashment,
    filter: { state: { in: ['submitted'] } },
    verb: 'approve',
    since: 'createdAt',
    fields: ['reason', 'amount', 'currency', 'date'],
    what: 'reason',
    from: 'date',
  },
  {
    area: bankAccount,
    filter: { state: { in: ['pending'] } },
    verb: 'verify',
    since: 'createdAt',
    fields: ['bankName', 'validFrom'],
    what: 'bankName',
    from: 'validFrom',
  },
  {
    area: shiftSwap,
    filter: { state: { in: ['accepted_by_peer'] } },
    verb: 'approve',
    since: 'updatedAt',
    fields: ['givesTitle', 'date'],
    what: 'givesTitle',
    from: 'date',
  },
  {
    area: payrollRun,
    filter: { state: { in: ['review'] } },
    verb: 'approve',
    since: 'updatedAt',
    fields: ['period', 'net', 'currency'],
  },
  {
    area: endOfService,
    filter: { state: { in: ['calculated'] } },
    verb: 'approve',
    since: 'updatedAt',
    fields: ['lastDay'],
    from: 'lastDay',
  },
  {
    area: employeeCme,
    filter: { state: { in: ['submitted'] } },
    verb: 'verify',
    since: 'createdAt',
    fields: ['title', 'activityDate'],
    what: 'title',
    from: 'activityDate',
  },
  ...[employeeDocument, document].map((area): Waiting => ({
    area,
    filter: { review: { in: ['submitted'] }, status: { in: ['active'] } },
    verb: 'verify',
    since: 'submittedAt',
    fields: ['title', 'submittedAt'],
    what: 'title',
  })),
];

const mostRead = 50;
const shownItems = 12;

export async function homeApprovals(ctx: Ctx): Promise<HomeApprovals | null> {
  const { companyId } = ctx;
  const kinds = waiting.filter(
    ({ area, verb }) => companyId && mayDoSome(ctx.ability, verb, area) && mayDoSome(ctx.ability, 'read', area),
  );
  if (!kinds.length) return null;
  const figures: HomeFigure[] = [];
  const found: { kind: Waiting; row: Values }[] = [];
  for (const kind of kinds) {
    const { area, filter, verb, since, fields } = kind;
    const { rows, total } = await listRecords(
      ctx,
      area,
      { filter, sort: [{ field: since }], limit: mostRead },
      { fields: new Set([...fields, since, ...(area.stateFields ?? [])]), withTotal: true, withCursor: false },
    );
    figures.push(figure(area, total, filter));
    found.push(
      ...rows
        .filter((row) => allowedActions(ctx, area, row).includes(verb))
        .map((row) => ({ kind, row: row as Values })),
    );
  }
  const items = found
    .sort((one, other) => Number(one.row[one.kind.since]) - Number(other.row[other.kind.since]))
    .slice(0, shownItems);
  const who = await relatedRows(
    ctx,
    employee,
    items.map(({ row }) => (row.employeeId as string | undefined) ?? null),
  );
  return { figures, items: items.map(({ kind, row }) => itemOf(ctx, kind, row, who.get(row.employeeId as string))) };
}

function itemOf(
  { locale }: Ctx,
  { area, verb, since, what, from }: Waiting,
  row: Values,
  person: Values | undefined,
): HomeApproval {
  const text = (name: string | undefined) => (name ? (row[name] as string | null | undefined) : null) ?? null;
  return {
    subject: area.name,
    id: row.id as string,
    verb,
    since: row[since] as Date,
    who: person ? `${String(person.firstName)} ${String(person.lastName)}` : null,
    what: text(typeof what === 'object' ? say(what, locale) : what),
    leaveKind: area === employeeLeave ? text('kind') : null,
    fromDate: text(from),
    toDate: text('toDate'),
    period: text('period'),
    amount: text('amount') ?? text('principal') ?? text('net'),
    currency: text('currency'),
    dueOn: text('dueOn'),
    dueStanding: text('dueStanding'),
    asksToCancel: row.status === 'cancel_requested',
  };
}
