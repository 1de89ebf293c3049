import { decideAboutLoan, disburseLoan, moveLoan } from '../../modules/pay/items/employee-loan/employee-loan.actions';
import { employeeLoan } from '../../modules/pay/items/employee-loan/employee-loan';
import { noteConsent } from '../../modules/pay/items/employee-loan/loan-consent';
import { asksConsent, wageDeductionLawOn } from '../../modules/pay/statutory/wage-deduction-laws';
import { addDays, addMonths, monthPeriod, type PlainDate } from '../../kernel/dates/plain-date';
import type { Ctx } from '../../platform/context';
import { createRecord } from '../../platform/records/records';
import { enteredCompany } from '../../platform/system-ctx';
import { fileOf } from '../people/demo-documents';
import { demoPdf } from '../people/demo-files';
import type { PayClerks } from './demo-pay';

type Until = 'draft' | 'pending' | 'approved' | 'repaying';
const loans: [
  reason: string,
  amount: number,
  instalments: number,
  rate: string,
  monthsAgo: number,
  until: Until,
  repaidBefore?: string,
][] = [
  ['Car', 18_000, 24, '5', 7, 'repaying'],
  ['Advance for the yearly rent', 6_000, 6, '0', 3, 'repaying'],
  ['Medical treatment for a parent', 4_800, 12, '0', 5, 'repaying'],
  ['Wedding', 9_000, 18, '3.5', 0, 'approved'],
  ['School fees', 5_000, 10, '0', 0, 'pending'],
  ['Home furniture', 3_500, 7, '0', 0, 'draft'],
  ['Studies, brought along from the former system', 12_000, 24, '0', 5, 'repaying', '2000'],
];

/** Loans of a company in every state of their life, entered by one account and decided and paid out by another. */
export async function fillLoans(
  ctx: Ctx,
  country: string,
  { enters, decides }: PayClerks,
  today: PlainDate,
): Promise<void> {
  if (!decides) return;
  const law = wageDeductionLawOn(country, today);
  const company = ctx.user.company!;
  const [clerk, approver] = [await enteredCompany(ctx, company, enters), await enteredCompany(ctx, company, decides)];
  const { rows: people } = await ctx.tx.query<{ id: string }>(
    `select id from employee where company_id = $1 and deleted_at is null and status = 'active' and exit_date is null
      and hire_date < $2::date order by code offset 9 limit 12`,
    [ctx.companyId, addMonths(today, -10)],
  );
  for (const [at, [reason, principal, instalments, yearlyRate, monthsAgo, until, repaidBefore]] of loans.entries()) {
    const begins = addMonths(today, -monthsAgo);
    const employeeId = people[(at * 2) % Math.max(1, people.length - 1)]?.id;
    if (!employeeId) return;
    const firstDue = monthPeriod(addMonths(begins, 1).slice(0, 7)).to;
    const before = repaidBefore ? { paidOutBefore: addDays(begins, -1), repaidBefore } : {};
    const draft = await createRecord(clerk, employeeLoan, {
      employeeId,
      reason,
      principal: String(principal),
      instalments,
      yearlyRate: law.loans.interest ? yearlyRate : '0',
      capPercent: '30',
      firstDue,
      ...before,
    });
    if (until === 'draft') continue;
    const sent = await moveLoan(clerk, draft.id, draft.version, 'submit');
    if (until === 'pending') continue;
    if (until === 'repaying' && asksConsent(law)) {
      const paper = await fileOf(
        clerk,
        `Consent: ${reason}.pdf`,
        demoPdf('Consent to a loan being taken from the pay', [reason, `${principal} in ${instalments} months`]),
      );
      sent.version = (await noteConsent(clerk, sent.id, sent.version, paper, addDays(begins, -2))).version;
    }
    const approved = await decideAboutLoan(approver, 'approve', sent.id, sent.version, null);
    if (until === 'repaying') await disburseLoan(approver, approved.id, approved.version, addDays(begins, -1), null);
  }
}
