import { parseMoney } from '../../../../kernel/numbers/money';
import { listedFurther } from '../../../../kernel/text/listed';
import type { Text } from '../../../../kernel/text/text';
import { booking, type JournalLine } from '../../runs/domain/payroll-journal';
import type { AccountOf } from './ledger-line';
import { t } from '../../texts/text';

/** An account entries may be posted to. */
export interface OpenAccount {
  title: string;
  externalName: string | null;
}

/** One line of a posted entry: what it was booked to then, whatever the chart says since. */
export interface PostedLine extends JournalLine {
  account: string;
  accountTitle: string;
  /** What the accounting system calls the account; null where that is its title. */
  externalName: string | null;
}

/** Accounts or kinds a message names; more are counted. */
const mostNamed = 5;

/**
 * The lines of an entry with their accounts, or why it cannot be posted: each must have an account that the chart has
 * and that is in use.
 */
export function postedLines(
  lines: readonly JournalLine[],
  chart: ReadonlyMap<string, OpenAccount>,
): { lines: PostedLine[] } | { refused: Text } {
  const without = new Map<string, Text>();
  const unknown = new Set<string>();
  const posted: PostedLine[] = [];
  for (const line of lines) {
    const account = line.account === null ? undefined : chart.get(line.account);
    if (line.account === null) without.set(`${line.line} ${line.code}`, line.name);
    else if (!account) unknown.add(line.account);
    else {
      const { title: accountTitle, externalName } = account;
      posted.push({ ...line, account: line.account, accountTitle, externalName });
    }
  }
  if (!lines.length) return { refused: t('ledger_posting.nothing') };
  const named = [...without.values()].slice(0, mostNamed);
  if (named.length)
    return {
      refused: t('ledger_posting.without_account', {
        lines: listedFurther(named as [Text, ...Text[]]),
        count: without.size,
      }),
    };
  if (unknown.size)
    return { refused: t('ledger_posting.not_in_chart', { accounts: [...unknown].slice(0, mostNamed).join(', ') }) };
  return { lines: posted };
}

/** The sums of both sides, in coins. */
export function sidesOf(lines: readonly Pick<JournalLine, 'debit' | 'credit'>[], currency: string) {
  const sum = (side: 'debit' | 'credit'): bigint =>
    lines.reduce((all, line) => all + parseMoney(line[side], currency), 0n);
  return { debit: sum('debit'), credit: sum('credit') };
}

/** What takes an entry back: the same lines, each on the other side. */
export const reversedLines = (lines: readonly PostedLine[]): PostedLine[] =>
  lines.map(({ debit, credit, ...line }) => ({ ...line, debit: credit, credit: debit }));

/** What a month adds to the provisions of one department, and takes from them. */
export interface ProvisionSum {
  department: string | null;
  costCentre: string | null;
  /** What the month costs, decimal text; below zero where less is owed than before. */
  charge: string;
  /** What other pay and assumptions make of a projected provision, decimal text. */
  remeasurement: string;
  /** What another method than the month before makes of what was provided by then, decimal text. */
  transition: string;
  count: number;
}

type ProvisionLine = 'provision_charge' | 'provision_remeasurement' | 'provision';

/** The bookings of the provisions of a month: what it adds against what is owed, department by department. */
export function provisionJournal(sums: readonly ProvisionSum[], currency: string, accountOf: AccountOf): JournalLine[] {
  return sums.flatMap(({ department, costCentre, charge, remeasurement, transition, count }) => {
    const book = (line: ProvisionLine, code: string, name: Text, side: bigint): JournalLine[] =>
      side === 0n
        ? []
        : [
            booking(
              { department, costCentre, line, code, name, account: accountOf(line, code), count },
              side,
              currency,
            ),
          ];
    const [cost, measured, moved] = [charge, remeasurement, transition].map((text) =>
      parseMoney(text, currency, 'half-up'),
    ) as [bigint, bigint, bigint];
    return [
      ...book('provision_charge', 'PROVISION_CHARGE', t('ledger_posting.provision_charge'), cost),
      ...book('provision_remeasurement', 'PROVISION_REMEASUREMENT', t('ledger_posting.remeasurement'), measured),
      ...book('provision_remeasurement', 'PROVISION_TRANSITION', t('ledger_posting.transition'), moved),
      ...book('provision', 'PROVISION', t('ledger_posting.provision'), -cost - measured - moved),
    ];
  });
}
