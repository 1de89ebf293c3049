import { Exclusion } from 'typeorm';
import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { conflict, invalid } from '../../../../platform/errors';
import { field } from '../../../../platform/records/fields';
import { closePrevious } from '../../../../platform/records/effective-dating';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { oneRecord } from '../../../../platform/records/records';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { addDays, daysBetween, earlier, type PlainDate } from '../../../../kernel/dates/plain-date';
import { nameOfEmployee, refuseOutsideEmployment } from '../../../people/employee/employee';
import { payGroup } from '../pay-group/pay-group';
import { t } from '../../texts/text';

/**
 * Days somebody stays in a pay group, or in none between two, at least: the longest period, so that none of a group
 * holds two stretches of one person.
 */
const fewestDays = 31;

@record(
  'PayGroupAssignment',
  'That an employee is paid by the periods of a pay group from one day to another, by the calendar month before and after; a new one without an end ends the one before.',
)
@Exclusion(
  'pay_group_assignment_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (deleted_at IS NULL)`,
)
export class PayGroupAssignment extends CompanyRecord {
  @field.reference('Employee', { description: 'Who is paid with the group.', write: 'create', search: true })
  employeeId!: string;
  @field.computed('text', nameOfEmployee, { description: 'First, middle and last name of the employee in one.' })
  employeeName!: string;
  @field.reference('PayGroup', { description: 'By whose periods.', write: 'create', isIndexed: true })
  payGroupId!: string;
  @field.date({ reach: 'planned', description: 'First day paid with it; days before belong to the former group.' })
  validFrom!: string;
  @field.date({ reach: 'planned', description: 'Last day; empty while it goes on.', optional: true })
  validTo!: string | null;
}

async function validatePayGroupAssignment(
  ctx: Ctx,
  after: Row<PayGroupAssignment>,
  before: Row<PayGroupAssignment> | null,
): Promise<void> {
  const { employeeId, validFrom, validTo } = after;
  const since = firstDayChanged(after, before);
  if (since) await refuseDaysPaid(ctx, employeeId, since);
  if (after.deletedAt) return;
  await refuseOutsideEmployment(ctx, employeeId, { validFrom, validTo });
  const group = await oneRecord(ctx, payGroup, after.payGroupId);
  if (validFrom < group.validFrom)
    throw invalid('validFrom', t('pay_group_assignment.before_group', { since: dateInWords(group.validFrom) }));
  if (validTo && daysBetween(validFrom, validTo) + 1 < fewestDays)
    throw invalid('validTo', t('pay_group_assignment.too_short', { fewest: fewestDays }));
  if (!before) await closePrevious(ctx, payGroupAssignment, after);
  await refuseShortStretches(ctx, after);
}

/** From which day on somebody is paid otherwise; null where on none. */
function firstDayChanged(after: Row<PayGroupAssignment>, before: Row<PayGroupAssignment> | null): PlainDate | null {
  if (!before || !before.deletedAt !== !after.deletedAt) return after.validFrom;
  if (before.validFrom !== after.validFrom) return earlier(before.validFrom, after.validFrom);
  if (before.validTo === after.validTo) return null;
  return addDays(earlier(before.validTo ?? after.validTo!, after.validTo), 1);
}

/** Days some run pays stay with the group it pays them for: else they would be paid twice, or never. */
async function refuseDaysPaid(ctx: Ctx, employeeId: string, since: PlainDate): Promise<void> {
  const {
    rows: [lock],
  } = await ctx.tx.query<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock_shared(hashtextextended($1, 0)) as "isFree"`,
    [`payroll ${ctx.companyId}`],
  );
  if (!lock!.isFree) throw conflict(t('pay_group_assignment.payroll_calculating'));
  const {
    rows: [paid],
  } = await ctx.tx.query<{ day: PlainDate | null }>(
    `select max(coalesce(p.to_date, r.to_date))::text as day
     from payslip p join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
     where p.company_id = $1 and p.employee_id = $2 and p.kind <> 'correction' and p.deleted_at is null`,
    [ctx.companyId, employeeId],
  );
  if (paid?.day && paid.day >= since)
    throw conflict(t('pay_group_assignment.days_paid', { day: dateInWords(paid.day) }), 'validFrom');
}

async function refuseShortStretches(
  ctx: Ctx,
  { id, employeeId, payGroupId, validFrom, validTo }: Row<PayGroupAssignment>,
): Promise<void> {
  const { rows } = await ctx.tx.query<{ payGroupId: string; validFrom: PlainDate; validTo: PlainDate | null }>(
    `select pay_group_id as "payGroupId", valid_from::text as "validFrom", valid_to::text as "validTo"
     from pay_group_assignment where company_id = $1 and employee_id = $2 and id <> $3 and deleted_at is null`,
    [ctx.companyId, employeeId, id],
  );
  for (const other of rows) {
    const [first, second] =
      other.validFrom < validFrom
        ? [other, { payGroupId, validFrom, validTo }]
        : [{ payGroupId, validFrom, validTo }, other];
    if (first.validTo === null) continue;
    if (daysBetween(first.validFrom, first.validTo) + 1 < fewestDays)
      throw conflict(t('pay_group_assignment.former_too_short', { fewest: fewestDays }), 'validFrom');
    const between = daysBetween(first.validTo, second.validFrom) - 1;
    if (between > 0 && between < fewestDays)
      throw conflict(t('pay_group_assignment.gap_too_short', { fewest: fewestDays }), 'validFrom');
    if (between === 0 && first.payGroupId === second.payGroupId)
      throw conflict(t('pay_group_assignment.same_group'), 'payGroupId');
  }
}

export const payGroupAssignment = defineArea('PayGroupAssignment', PayGroupAssignment, {
  keptFor: 'pay',
  one: 'payGroupAssignment',
  many: 'payGroupAssignments',
  label: t('pay_group_assignment.assignment'),
  page: '/pay-groups/assignments?open=:id',
  sort: 'validFrom',
  descending: true,
  title: 'employeeName',
  person: 'employeeId',
  ownMatter: {},
  guard: validatePayGroupAssignment,
});
export const PayGroupAssignmentResolver = CrudResolver(payGroupAssignment);
