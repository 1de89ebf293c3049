import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import type { Payslip } from '../../payslip/payslip';
import type { PayslipDocument } from './printed-payslip';
import { yearsToDate } from '../year-to-date';
import { companyRows } from '../../../../organisation/organisation.sql';
import { employeeRows } from '../../../../people/people.sql';

/** The language of whom a payslip `t` of a company `c` is for. */
export const localeSql = `coalesce((select u.locale from membership m join app_user u on u.id = m.user_id
       where m.company_id = t.company_id and m.employee_id = t.employee_id and m.deleted_at is null
         and u.deleted_at is null order by m.id limit 1), c.locale)`;

type Names = PayslipDocument['company'] & { id: string; payDate: string | null; nativeName: string | null };

/** What is printed of payslips without error, by the id of each. */
export async function documentsOf(ctx: Ctx, slips: readonly Row<Payslip>[]): Promise<Map<string, PayslipDocument>> {
  const ids = slips.map(({ id }) => id);
  const { rows } = await ctx.tx.query<Names>(
    `select s.id, c.name, c.legal_name as "legalName", r.pay_date as "payDate", e.native_name as "nativeName"
     from payslip s join ${companyRows('name', 'legal_name')} c on c.id = s.company_id join payroll_run r
       on r.company_id = s.company_id and r.id = s.run_id
     join ${employeeRows('native_name')} e on e.company_id = s.company_id and e.id = s.employee_id
       where s.company_id = $1 and s.id = any($2)`,
    [ctx.companyId, ids],
  );
  const names = new Map(rows.map((row) => [row.id, row]));
  const years = await yearsToDate(ctx, ids);
  return new Map(
    slips.map((slip) => {
      const { name, legalName, payDate, nativeName } = names.get(slip.id)!;
      const { period: month, currency, paymentDays, basisDays, lines, gross, deductions, net, fromDate, toDate } = slip;
      return [
        slip.id,
        {
          company: { name, legalName },
          month,
          ...(fromDate && toDate && { days: { from: fromDate, to: toDate } }),
          payDate,
          isPosted: slip.state === 'posted',
          yearToDate: years.get(slip.id)!,
          currency,
          paymentDays,
          basisDays,
          lines,
          gross,
          deductions,
          net,
          employee: {
            name: slip.employeeName,
            nativeName,
            code: slip.employeeCode,
            department: slip.departmentName,
            position: slip.positionTitle,
          },
        },
      ];
    }),
  );
}
