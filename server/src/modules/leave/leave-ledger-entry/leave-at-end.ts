import { balanceAt, type DayUnits, type LedgerEntry } from '../domain/ledger/ledger';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { leaveTypesOf, type LeaveType } from '../leave-type/leave-type';
import { due, ledgerOf, type PersonsLedger } from './ledger-reading';
import { lockLeaveOf, writeEntries, type NewEntry } from './ledger-writing';
import { refreshLeaveBalances } from './refresh-balances';

/** Days of a type on the last day; `unearned` are those granted for a period that goes on after it. */
export interface LeaveAtEnd {
  typeId: string;
  code: string;
  name: { en: string; ar: string };
  left: DayUnits;
  unearned: DayUnits;
}

/**
 * What there is on the last day of employment of the types that are paid out then, grants still to be written included.
 */
export const leaveAtEnd = async (ctx: Ctx, employeeId: string, lastDay: string): Promise<LeaveAtEnd[]> =>
  (await leaveOfManyAtEnd(ctx, [employeeId], lastDay)).get(employeeId) ?? [];

/** The same of many whose employment ended on one day; as many queries as for one. */
export async function leaveOfManyAtEnd(
  ctx: Ctx,
  employeeIds: string[],
  lastDay: string,
): Promise<Map<string, LeaveAtEnd[]>> {
  const types = (await leaveTypesOf(ctx)).filter((type) => !type.deletedAt && type.paidAtEnd);
  if (!types.length) return new Map();
  const ledgers = await ledgerOf(ctx, employeeIds);
  return new Map([...ledgers].map(([id, person]) => [id, ofPerson(person, types, lastDay)]));
}

const ofPerson = (person: PersonsLedger, types: readonly Row<LeaveType>[], lastDay: string): LeaveAtEnd[] =>
  types.flatMap((type): LeaveAtEnd[] => {
    const typeId = String(type.id);
    const written = person.byType.get(typeId) ?? [];
    const left = balanceAt(
      [...written, ...due(type, { ...person, exitDate: lastDay }, written, lastDay)],
      lastDay,
    ).days;
    if (left === 0 || (left < 0 && !type.requiresAllocation)) return [];
    return [
      {
        typeId,
        code: type.code,
        name: { en: type.name, ar: type.nameAr ?? type.name },
        left,
        unearned: Math.min(Math.max(0, left), unearnedOf(type, person, written, lastDay)),
      },
    ];
  });

/**
 * The last grant, where it was given for a whole period that the last day cuts short: what of it is for the time after.
 */
function unearnedOf(
  type: Row<LeaveType>,
  person: PersonsLedger,
  written: readonly LedgerEntry[],
  lastDay: string,
): DayUnits {
  const grants = written.filter(
    ({ kind, amount, effectiveDate }) => kind === 'accrual' && amount > 0 && effectiveDate <= lastDay,
  );
  const [last] = grants.sort((one, other) => (one.effectiveDate < other.effectiveDate ? 1 : -1));
  if (!last) return 0;
  const others = written.filter((entry) => entry !== last);
  const periodOf = (key: string): string => key.replace(/:part$/, '');
  const grantTo = (exitDate: string | null) =>
    due(type, { ...person, exitDate }, others, lastDay).find(({ key }) => periodOf(key) === periodOf(last.key))
      ?.amount ?? 0;
  return grantTo(null) === last.amount ? last.amount - grantTo(lastDay) : 0;
}

interface Ending {
  id: string;
  employeeId: string;
  lastDay: string;
}

/** Takes what is paid out at the end from the ledger; asked twice, it is refused by the keys of its lines. */
export async function encashLeaveAtEnd(ctx: Ctx, { id, employeeId, lastDay }: Ending): Promise<void> {
  await lockLeaveOf(ctx, employeeId);
  const line = (typeId: string, kind: 'encashment' | 'adjustment', amount: DayUnits): NewEntry => ({
    employeeId,
    typeId,
    kind,
    amount,
    effectiveDate: lastDay,
    expiresOn: null,
    source: 'EndOfService',
    sourceId: id,
    key: `end:${id}:${typeId}:${kind}`,
  });
  const lines = (await leaveAtEnd(ctx, employeeId, lastDay))
    .flatMap(({ typeId, left, unearned }) => [
      line(typeId, 'adjustment', -unearned),
      line(typeId, 'encashment', Math.min(0, unearned - left)),
    ])
    .filter(({ amount }) => amount < 0);
  await writeEntries(ctx, lines);
  await refreshLeaveBalances(ctx, [employeeId]);
}
