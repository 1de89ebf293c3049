import { grantSql, mayDoSome, type Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { wordsFound } from '../../../../platform/lists/search-text';
import type { ReportActions } from '../../../../platform/export/report-page';
import { ofContributions } from '../../engine/contributions/contribution-lines';
import { taxCodes } from '../../engine/income-tax/income-tax-lines';
import { settled } from '../domain/settled-runs';
import { payslip } from '../payslip/payslip';
import { lineRows } from '../payslip/payslip-lines';
import { payrollRun } from '../payroll-run/payroll-run';

/** What lines of a payslip come to, by what they are: SQL over the alias `l`, with the kind each counts to. */
export const lineSums = {
  basic: `l.kind = 'earning' and l.code = 'BASIC'`,
  allowances: `l.kind = 'earning' and l.code = 'ALLOWANCE'`,
  otherEarnings: `l.kind = 'earning' and l.code not in ('BASIC', 'ALLOWANCE')`,
  insurance: `l.kind = 'deduction' and l.code ${ofContributions}`,
  incomeTax: `l.kind = 'deduction' and l.code = '${taxCodes.tax}'`,
  otherDeductions: `l.kind = 'deduction' and l.code not ${ofContributions} and l.code <> '${taxCodes.tax}'`,
  employerCost: `l.kind = 'employer_cost'`,
} as const;
export type LineSumName = keyof typeof lineSums;

/**
 * SQL: the payslips of approved payrolls of some months one may read, each with what its lines come to by `sums`; of
 * lines kept from employees only who may read payroll runs.
 */
export function settledSlipsSql(
  ctx: Ctx,
  parameters: Parameters,
  {
    months,
    actions,
    search,
    department,
    sums,
  }: {
    months: readonly string[];
    actions: ReportActions;
    search: string | null;
    department: string | null;
    sums: readonly LineSumName[];
  },
): string {
  const where = [
    `t.company_id = ${parameters.add(ctx.companyId, '::char(24)')}`,
    `t.period = any(${parameters.add(months, '::text[]')})`,
    `t.state <> 'error'`,
    't.deleted_at is null',
    ...actions.map((action) => grantSql(ctx.ability, action, payslip, parameters)),
    ...wordsFound(search, ['t.employee_code', 't.employee_name'], parameters),
    ...(department === null ? [] : [`coalesce(t.department_name, '') = ${parameters.add(department)}`]),
  ].join(' and ');
  const hidden = mayDoSome(ctx.ability, 'read', payrollRun) ? '' : ' and not l.is_hidden';
  const each = sums.map((name) => `coalesce(sum(l.amount) filter (where ${lineSums[name]}${hidden}), 0) as "${name}"`);
  const columns = `t.id, t.employee_id, t.employee_code, t.employee_name, t.department_name, t.period, t.currency,
    t.gross, t.deductions, t.net`;
  return `select ${columns}${sums.length ? ', s.*' : ''} from payslip t
    join payroll_run r on r.company_id = t.company_id and r.id = t.run_id and ${settled}
    ${sums.length ? `cross join lateral (select ${each.join(', ')} from ${lineRows('t')} l) s` : ''} where ${where}`;
}
