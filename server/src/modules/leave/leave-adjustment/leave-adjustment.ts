import { unitsOf } from '../domain/type/leave-type';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import {
  lockLeaveOf,
  refreshLeaveBalances,
  writeEntries,
  type NewEntry,
} from '../leave-ledger-entry/leave-ledger-entry';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';

export const LeaveAdjustmentKind = choiceOf('LeaveAdjustmentKind', 'What a change of a balance by hand is.', {
  opening: 'Days somebody brings along from before the ledger.',
  allocation: 'Days given beside what accrues.',
  adjustment: 'A correction, up or down.',
});

const once = { write: 'create' } as const;

@record(
  'LeaveAdjustment',
  'Days given or taken by hand, with the reason: opening balances, extra days, corrections. It stands as it was entered; deleting it takes it back.',
)
export class LeaveAdjustment extends CompanyRecord {
  @field.reference('Employee', { ...once, description: 'Whose days.', search: true }) employeeId!: string;
  @field.reference('LeaveType', { ...once, description: 'Of which type.' }) typeId!: string;
  @field.choice(LeaveAdjustmentKind, { ...once, description: 'What it is.', initial: 'adjustment' }) kind!: string;
  @field.decimal({ ...once, description: 'Days given, or taken where below zero.', min: -1000, max: 1000, scale: 4 })
  days!: string;
  @field.date({ ...once, reach: 'planned', description: 'The day it counts from.' }) effectiveDate!: string;
  @field.date({
    ...once,
    reach: 'kept',
    description: 'Until when days given can be used; empty without end.',
    optional: true,
  })
  expiresOn!: string | null;
  @field.text({ ...once, description: 'Why days are given or taken.', min: 3, max: 250, search: true }) reason!: string;
}

type Adjustment = Row<LeaveAdjustment>;

async function validateLeaveAdjustment(
  ctx: Ctx,
  { days, kind, effectiveDate, expiresOn, employeeId, deletedAt }: Adjustment,
): Promise<void> {
  if (deletedAt) return;
  if (Number(days) === 0) throw invalid('days', t('leave_adjustment.give_days_above_below_zero_text'));
  if (kind === 'allocation' && Number(days) < 0)
    throw invalid('days', t('leave_adjustment.days_given_above_zero_take'));
  if (expiresOn && (expiresOn < effectiveDate || Number(days) < 0)) {
    throw invalid('expiresOn', t('leave_adjustment.days_given_can_end_not'));
  }
  const {
    rows: [person],
  } = await ctx.tx.query<{ hireDate: string }>(
    `select hire_date as "hireDate" from ${employeeRows('hire_date')} where company_id = $1 and id = $2`,
    [ctx.companyId, employeeId],
  );
  if (person && effectiveDate < person.hireDate) {
    throw invalid(
      'effectiveDate',
      t('leave_adjustment.employment_begins_days_cannot_count', { hireDate: person.hireDate }),
    );
  }
}

/**
 * What is entered goes into the ledger; what is deleted is taken back there on the same day, and restored given again.
 */
async function intoLedger(ctx: Ctx, rows: Adjustment[], action: string): Promise<void> {
  const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
  await lockLeaveOf(ctx, people);
  await writeEntries(
    ctx,
    rows.map(({ id, version, employeeId, typeId, kind, days, effectiveDate, expiresOn, reason }): NewEntry => {
      const isBack = action === 'delete';
      return {
        employeeId,
        typeId,
        kind: isBack ? 'reversal' : (kind as NewEntry['kind']),
        amount: isBack ? -unitsOf(days) : unitsOf(days),
        effectiveDate,
        expiresOn: isBack ? null : expiresOn,
        source: 'LeaveAdjustment',
        sourceId: id,
        key: `adjustment:${id}:${version}`,
        reverses: isBack ? `adjustment:${id}:${version - 1}` : null,
        reason,
      };
    }),
  );
  await refreshLeaveBalances(ctx, people);
}

export const leaveAdjustment = defineArea('LeaveAdjustment', LeaveAdjustment, {
  keptFor: 'time',
  one: 'leaveAdjustment',
  many: 'leaveAdjustments',
  label: t('leave_adjustment.change_leave_balance'),
  page: '/leave-adjustments?open=:id',
  sort: 'effectiveDate',
  descending: true,
  title: 'reason',
  person: 'employeeId',
  timeline: { day: 'effectiveDate', tells: ['kind', 'days', 'reason'] },
  guard: validateLeaveAdjustment,
  followUp: intoLedger,
  ownMatter: {},
});
export const LeaveAdjustmentResolver = CrudResolver(leaveAdjustment, ['list', 'create', 'delete']);
