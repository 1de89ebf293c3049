import { ledgerAccount } from '../../modules/pay/accounting/ledger-account/ledger-account';
import { postingRule } from '../../modules/pay/accounting/posting-rule/posting-rule';
import type { LedgerLine } from '../../modules/pay/accounting/domain/ledger-line';
import type { Ctx } from '../../platform/context';
import { createRecords } from '../../platform/records/records';

const chart: [code: string, title: string, kind: string, lines: LedgerLine[]][] = [
  ['1310', 'Loans to employees', 'asset', ['loan', 'owed_by_employee']],
  ['2310', 'Salaries payable', 'liability', ['net_pay', 'net_settlement']],
  ['2320', 'Social insurance payable', 'liability', ['insurance_employee', 'insurance_owed']],
  ['2330', 'Income tax payable', 'liability', ['income_tax']],
  ['2340', 'Other payroll liabilities', 'liability', ['deduction', 'employer_cost_owed', 'settlement_deduction']],
  ['2400', 'Provision for end of service', 'liability', ['provision']],
  ['5100', 'Basic salaries', 'expense', ['basic_salary', 'unpaid_leave']],
  ['5110', 'Allowances', 'expense', ['allowance']],
  ['5120', 'Other pay', 'expense', ['other_earning']],
  ['5200', 'Social insurance', 'expense', ['insurance_employer']],
  ['5210', 'Other employer contributions', 'expense', ['employer_cost']],
  ['3400', 'Remeasurement of end of service', 'equity', ['provision_remeasurement']],
  ['5300', 'End of service', 'expense', ['provision_charge', 'provision_freed', 'award', 'settlement_addition']],
];

/** A chart of the accounts payroll is posted to, and a rule for every kind of line. */
export async function fillAccounting(ctx: Ctx): Promise<void> {
  const accounts = await createRecords(
    ctx,
    ledgerAccount,
    chart.map(([code, title, kind]) => ({ code, title, kind })),
  );
  await createRecords(
    ctx,
    postingRule,
    chart.flatMap(([, , , lines], at) =>
      lines.map((ledgerLine) => ({ ledgerLine, ledgerAccountId: accounts[at]!.id })),
    ),
  );
}
