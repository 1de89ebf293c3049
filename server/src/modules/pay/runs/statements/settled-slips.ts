import { grantSql, mayDoSome, type Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { wordsFound } from '../../../../platform/lists/search-text';
import type { ReportActions } from '../../../../platform/export/report-page';
import { ofContributions } from '../../engine/contributions/contribution-lines';
import { taxCodes } from '../../engine/income-tax/income-tax-lines';
import type { LineSumName } from '../../engine/figures/line-sums';
import { settled } from '../domain/settled-runs';
import { payslip } from '../payslip/payslip';
import { lineRows } from '../payslip/payslip-lines';
import { payrollRun } from '../payroll-run/payroll-run';

/** The same as `keptLineSums` of payslips from before it was kept: SQL over the alias `l` of their lines. */
const linesOfSum: Record<LineSumName, string> = {
  basic: `l.kind = 'earning' and l.code = 'BASIC'`,
  allowances: `l.kind = 'earning' and l.code = 'ALLOWANCE'`,
  otherEarnings: `l.kind = 'earning' and l.code not in ('BASIC', 'ALLOWANCE')`,
  insurance: `l.kind = 'deduction' and l.code ${ofContributions}`,
  incomeTax: `l.kind = 'deduction' and l.code = '${taxCodes.tax}'`,
  otherDeductions: `l.kind = 'deduction' and l.code not ${ofContributions} and l.code <> '${taxCodes.tax}'`,
  employerCost: `l.kind = 'employer_cost'`,
};

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
  const isWhole = mayDoSome(ctx.ability, 'read', payrollRun);
  const kept = isWhole ? `t.line_sums -> 'whole'` : `coalesce(t.line_sums -> 'open', t.line_sums -> 'whole')`;
  const ofKept = sums.map((name) => `coalesce((${kept} ->> '${name}')::numeric, 0) as "${name}"`);
  const shown = isWhole ? '' : ' and not l.is_hidden';
  const ofLines = sums.map((name) => `coalesce(sum(l.amount) filter (where ${linesOfSum[name]}${shown}), 0)`);
  const columns = `t.id, t.employee_id, t.employee_code, t.employee_name, t.department_name, t.period, t.currency,
    t.gross, t.deductions, t.net`;
  return `select ${columns}, s.* from payslip t
    join payroll_run r on r.company_id = t.company_id and r.id = t.run_id and ${settled}
    cross join lateral (select ${ofKept.join(', ')} where t.line_sums is not null
      union all select ${ofLines.join(', ')} from ${lineRows('t')} l where t.line_sums is null
      having t.line_sums is null) s
    where ${where}`;
}
