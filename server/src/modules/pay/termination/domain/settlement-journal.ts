import { t } from '../../texts/text';
import type { EndOfServiceLine } from './end-of-service-lines';
import { parseMoney } from '../../../../kernel/numbers/money';
import { booking, type JournalLine } from '../../runs/domain/payroll-journal';
import type { Text } from '../../../../kernel/text/text';
import { ledgerLineOfSettlement, type AccountOf } from '../../accounting/domain/ledger-line';

/** What was settled, as it was calculated, and where it is booked; `provided` is decimal text. */
export interface SettledEnd {
  lines: readonly EndOfServiceLine[];
  currency: string;
  department: string | null;
  costCentre: string | null;
  accountOf: AccountOf;
  /** What earlier months provided for the award. */
  provided: string;
}

const names = {
  PROVISION: t('settlement_journal.provision_end_service_used'),
  PROVISION_FREED: t('settlement_journal.provision_end_service_longer_needed'),
  OWED: t('settlement_journal.still_owed_employee'),
  NET: t('settlement_journal.settlement_owed_employee'),
} satisfies Record<string, Text>;

/**
 * The bookings of a settlement, in balance: what is due on the debit side, what is taken and what is paid on the credit
 * side. The award uses what was provided for it; what it comes to beyond is an expense of its own, and what it leaves
 * is freed. A loan is credited with what was taken of it, for its rest stays owed as that loan; of other claims the
 * rest is owed by the employee.
 */
export function settlementJournal({
  lines,
  currency,
  department,
  costCentre,
  accountOf,
  provided,
}: SettledEnd): JournalLine[] {
  const found: JournalLine[] = [];
  const valueOf = (code: string): bigint =>
    lines.reduce((sum, line) => (line.code === code ? sum + parseMoney(line.value, currency) : sum), 0n);
  const restOf = (code: string): bigint =>
    code.startsWith('LOAN:') ? valueOf(code.replace('LOAN:', 'LOAN_REST:')) : 0n;
  let net = 0n;
  const add = (code: string, name: Text, value: bigint): void => {
    if (value === 0n) return;
    net += value;
    const line = ledgerLineOfSettlement(code.split(':')[0]!, value > 0n);
    const account = accountOf(line, code);
    found.push(booking({ department, costCentre, line, code, name, account, count: 1 }, value, currency));
  };
  const provision = parseMoney(provided, currency, 'half-up');
  for (const { code, kind, name, value } of lines) {
    if (code !== 'AWARD' && !kind) continue;
    const amount = parseMoney(value, currency);
    if (code === 'AWARD') {
      add('PROVISION', names.PROVISION, provision);
      add(code, name, amount > provision ? amount - provision : 0n);
      add('PROVISION_FREED', names.PROVISION_FREED, amount < provision ? amount - provision : 0n);
    } else if (kind === 'addition') add(code, name, amount);
    else add(code, name, restOf(code) - amount);
  }
  const rests = lines.reduce((sum, { code }) => sum + restOf(code), 0n);
  add('OWED', names.OWED, valueOf('OWED') - rests);
  add('NET', names.NET, -net);
  return found;
}
