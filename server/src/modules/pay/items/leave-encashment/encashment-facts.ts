import { t } from '../../texts/text';
import { encashmentProblem, type EncashmentRules } from '../../engine/encashment/encashment-rules';
import { encashmentLine } from '../../engine/encashment/encashment-value';
import { unitsOf } from '../../../leave/domain/type/leave-type';
import type { PayLine } from '../../engine/payslip';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { named, type Text } from '../../../../kernel/text/text';
import { todayIn } from '../../../../platform/today';
import { awardFactsOf } from '../../termination/end-of-service/end-of-service';
import { encashmentFacts } from '../../../leave/leave-ledger-entry/leave-ledger-entry';
import { leaveTypesOf, type LeaveType } from '../../../leave/leave-type/leave-type';
import { employeeRows } from '../../../people/people.sql';

export interface Asked {
  employeeId: string;
  typeId: string;
  days: string;
}

export const nameOfType = ({ name, nameAr }: Row<LeaveType>): Text => named(name, nameAr);

export const encashmentRules = (type: Row<LeaveType>): EncashmentRules => ({
  name: nameOfType(type),
  isEncashable: type.isEncashable && type.isActive && !type.deletedAt,
  unit: type.unit as EncashmentRules['unit'],
  most: type.encashMost === null ? null : unitsOf(type.encashMost),
  keep: unitsOf(type.encashKeep ?? '0'),
});

/** The first thing that speaks against paying these days out today, and the field to correct. */
export async function findEncashmentProblem(
  ctx: Ctx,
  { employeeId, typeId, days }: Asked,
  { ownId, isDecision }: { ownId?: string; isDecision: boolean },
): Promise<{ field: string; text: Text } | null> {
  const type = (await leaveTypesOf(ctx)).find(({ id, deletedAt }) => String(id) === typeId && !deletedAt);
  if (!type) return { field: 'typeId', text: t('encashment_facts.does_exist') };
  if (!(await isEmployed(ctx, employeeId)))
    return {
      field: 'employeeId',
      text: t('encashment_facts.leave_paid_out_while_employment'),
    };
  const facts = await encashmentFacts(ctx, employeeId, type, { day: todayIn(ctx), ownId, isDecision });
  return facts && encashmentProblem(encashmentRules(type), facts, unitsOf(days));
}

export async function isEmployed(ctx: Ctx, employeeId: string): Promise<boolean> {
  const { rows } = await ctx.tx.query(
    `select 1 from ${employeeRows('status', 'hire_date', 'exit_date')} where company_id = $1 and id = $2
      and deleted_at is null and status <> 'draft' and hire_date <= $3 and (exit_date is null or exit_date >= $3)`,
    [ctx.companyId, employeeId, todayIn(ctx)],
  );
  return rows.length > 0;
}

/** What the days are worth by pay and law of today, whatever the user themselves may see of it. */
export async function valueOf(
  ctx: Ctx,
  { employeeId, typeId, days }: Asked,
): Promise<{ line: PayLine; currency: string }> {
  const [day, currency] = [todayIn(ctx), ctx.user.company!.currency];
  const type = (await leaveTypesOf(ctx)).find(({ id }) => String(id) === typeId)!;
  const { basicSalary, allowances, wageProblem, country } = (
    await awardFactsOf(ctx, [{ employeeId, lastDay: day }], currency)
  ).get(employeeId)!;
  if (!basicSalary) {
    throw conflict(t('encashment_facts.salary_file_today_days_have'), 'days');
  }
  if (wageProblem) {
    throw conflict(t('encashment_facts.no_value', { why: wageProblem.message }), 'days');
  }
  return {
    currency,
    line: encashmentLine({
      name: nameOfType(type),
      days: unitsOf(days),
      day,
      country,
      currency,
      basicSalary,
      allowances,
    }),
  };
}
