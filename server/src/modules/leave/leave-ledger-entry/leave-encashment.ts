import {
  balanceAt,
  lowestBalance,
  type DayUnits,
  type EncashmentFacts,
  type LedgerEntry,
} from '../domain/ledger/ledger';
import { grantYear, yearStart } from '../domain/type/leave-rules';
import { unitsOf } from '../domain/type/leave-type';
import { addDays, addMonths } from '../../../kernel/dates/plain-date';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { LeaveType } from '../leave-type/leave-type';
import { due, ledgerOf, waitingFor } from './ledger-reading';
import { writeEntries, type NewEntry } from './ledger-writing';
import { refreshLeaveBalances } from './refresh-balances';

const keyOf = (encashmentId: string): string => `encashment:${encashmentId}`;
interface Looking {
  day: string;
  ownId?: string;
  isDecision: boolean;
}

/** What the rules of paying days out look at, on a day: while it is only asked for, with all else that is asked for. */
export async function encashmentFacts(
  ctx: Ctx,
  employeeId: string,
  type: Row<LeaveType>,
  { day, ownId, isDecision }: Looking,
): Promise<(EncashmentFacts & { balance: DayUnits }) | null> {
  const typeId = String(type.id);
  const person = (await ledgerOf(ctx, [employeeId], typeId)).get(employeeId);
  if (!person) return null;
  const written = person.byType.get(typeId) ?? [];
  const others = isDecision ? [] : await waitingFor(ctx, employeeId, typeId, ownId);
  const start = yearStart(grantYear(type.yearBasis), day, person.hireDate);
  const end = addDays(addMonths(start, 12), -1);
  const paidOut = written.filter(
    ({ source, effectiveDate }) => source === 'LeaveEncashment' && effectiveDate >= start && effectiveDate <= end,
  );
  const ledger = [...written, ...others];
  const last = ledger.reduce((latest, { effectiveDate }) => (effectiveDate > latest ? effectiveDate : latest), day);
  return {
    balance: balanceAt([...written, ...due(type, person, written, day)], day).days,
    inYear: -[...paidOut, ...others.filter(({ kind }) => kind === 'encashment')].reduce(
      (sum, { amount }) => sum + amount,
      0,
    ),
    lowestWith(days) {
      const taken: LedgerEntry[] = [
        { key: 'asked', kind: 'encashment', amount: -days, effectiveDate: day, expiresOn: null },
      ];
      return lowestBalance([...ledger, ...due(type, person, [...ledger, ...taken], last)], taken);
    },
  };
}

interface Encashment {
  id: string;
  employeeId: string;
  typeId: string;
  days: string;
}

/** Takes days that are paid out from the ledger; an encashment takes them once. */
export async function postEncashment(ctx: Ctx, encashment: Encashment, day: string): Promise<void> {
  await writeEntries(ctx, [
    {
      ...lineOf(encashment),
      kind: 'encashment',
      amount: -unitsOf(encashment.days),
      effectiveDate: day,
      key: keyOf(encashment.id),
    },
  ]);
  await refreshLeaveBalances(ctx, [encashment.employeeId]);
}

/** Gives them back, to the days they came from. */
export async function reverseEncashment(ctx: Ctx, encashment: Encashment, day: string): Promise<void> {
  const key = keyOf(encashment.id);
  await writeEntries(ctx, [
    {
      ...lineOf(encashment),
      kind: 'reversal',
      amount: unitsOf(encashment.days),
      effectiveDate: day,
      key: `${key}:back`,
      reverses: key,
    },
  ]);
  await refreshLeaveBalances(ctx, [encashment.employeeId]);
}

const lineOf = ({
  id,
  employeeId,
  typeId,
}: Encashment): Pick<NewEntry, 'employeeId' | 'typeId' | 'source' | 'sourceId' | 'expiresOn'> => ({
  employeeId,
  typeId,
  source: 'LeaveEncashment',
  sourceId: id,
  expiresOn: null,
});
