import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { payPaper } from '../../paper/pay-paper';
import type { Locale } from '../../../../platform/text';
import type { EndOfServiceReason } from '../../statutory/end-of-service-laws';
import type { EndOfService } from './end-of-service';
import { printedSettlement, type SettlementDocument } from './printed-settlement';
import { companyRows } from '../../../organisation/organisation.sql';
import { employeeRows } from '../../../people/people.sql';

/** The settlement as a PDF of A4 pages in the given language. */
export const settlementPdf = (document: SettlementDocument, locale: Locale): Promise<Buffer> =>
  payPaper(printedSettlement(document, locale));

type Names = SettlementDocument['company'] & {
  nativeName: string | null;
  code: string;
  hireDate: string;
  paidOn: string | null;
};

/** What is printed of a settlement that was calculated. */
export async function settlementDocument(ctx: Ctx, row: Row<EndOfService>): Promise<SettlementDocument> {
  const {
    rows: [names],
  } = await ctx.tx.query<Names & Record<string, unknown>>(
    `select c.name, c.legal_name as "legalName", e.native_name as "nativeName", e.code, e.hire_date as "hireDate",
      (t.paid_at at time zone c.time_zone)::date::text as "paidOn"
     from end_of_service t join ${companyRows('name', 'legal_name', 'time_zone')} c on c.id = t.company_id
       join ${employeeRows('native_name', 'code', 'hire_date')} e on e.company_id = t.company_id
         and e.id = t.employee_id where t.company_id = $1 and t.id = $2`,
    [ctx.companyId, row.id],
  );
  const { name, legalName, nativeName, code, hireDate, paidOn } = names!;
  const { lastDay, reason, state, currency, years, lines, additions, deductions, net, owed } = row;
  return {
    company: { name, legalName },
    employee: { name: row.employeeName, nativeName, code },
    hireDate,
    lastDay,
    reason: reason as EndOfServiceReason,
    isApproved: state === 'approved' || state === 'paid',
    paidOn,
    currency,
    years: years!,
    lines: lines!,
    additions: additions!,
    deductions: deductions!,
    net: net!,
    owed: owed!,
  };
}
