import { needsApproval } from '../../../../platform/approval/approval';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { employeeSalary, type EmployeeSalary } from './employee-salary';
import { decideAboutSalary } from './employee-salary.actions';
import { t } from '../../texts/text';
import { say } from '../../../../platform/text';

/** The approved salary that holds on the day before this one; null for the first. */
async function formerSalary(ctx: Ctx, { id, employeeId, validFrom }: Row<EmployeeSalary>): Promise<string | null> {
  const { rows } = await ctx.tx.query<{ amount: string }>(
    `select base_salary::text as amount from employee_salary where company_id = $1 and employee_id = $2 and id <> $3
      and valid_from < $4 and state = 'approved' and deleted_at is null
     order by valid_from desc limit 1`,
    [ctx.companyId, employeeId, id, validFrom],
  );
  return rows[0]?.amount ?? null;
}

const riseOf = (former: string | null, amount: string): string | null =>
  former && Number(former)
    ? String(Math.round(((Number(amount) - Number(former)) / Number(former)) * 10_000) / 100)
    : null;

const outsideRange = {
  above: t('employee_salary.above_range'),
  below: t('employee_salary.below_range'),
};

export const employeeSalaryApproval = needsApproval(employeeSalary, {
  waiting: { state: { in: ['proposed'] } },
  waits: ({ state }) => state === 'proposed',
  askedBy: ['proposedById'],
  facts: [
    { name: 'amount', label: t('employee_salary.monthly_salary'), kind: 'number' },
    { name: 'rise', label: t('employee_salary.rise_percent'), kind: 'number' },
    {
      name: 'occasion',
      label: t('employee_salary.first_salary_change'),
      kind: 'choice',
      choices: { first: t('employee_salary.first_salary'), change: t('employee_salary.change') },
    },
  ],
  factsOf: async (ctx, salary) => {
    const former = await formerSalary(ctx, salary);
    return {
      amount: salary.baseSalary,
      rise: riseOf(former, salary.baseSalary),
      occasion: former === null ? 'first' : 'change',
    };
  },
  brief: async (ctx, salary) => {
    const { baseSalary, currency, validFrom, validTo, reason } = salary;
    const outside = salary.rangePosition === 'above' || salary.rangePosition === 'below' ? salary.rangePosition : null;
    return {
      what: reason,
      amount: baseSalary,
      previousAmount: await formerSalary(ctx, salary),
      currency,
      fromDate: validFrom,
      toDate: validTo,
      warnings: outside ? [say(outsideRange[outside], ctx.locale)] : [],
    };
  },
  approve: (ctx, id, version, reason) => decideAboutSalary(ctx, 'approve', id, version, reason),
  reject: (ctx, id, version, reason) => decideAboutSalary(ctx, 'reject', id, version, reason),
});
