import { balanceAt, type LedgerEntry } from '../domain/ledger/ledger';
import { grantYear, yearStart } from '../domain/type/leave-rules';
import { daysOfUnits } from '../domain/type/leave-type';
import { addDays, addMonths } from '../../../kernel/dates/plain-date';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import { todayIn } from '../../../platform/today';
import { leaveTypesOf, type LeaveType } from '../leave-type/leave-type';
import { isFor } from './leave-plan';
import { availableFrom, ledgerOf, takenBy, waitingKey, waitingOf, type Employed } from './ledger-reading';

interface Balance {
  id: string;
  employee_id: string;
  type_id: string;
  balance: string;
  available: string | null;
  granted: string;
  taken: string;
  planned: string;
  pending: string;
  expiring: string | null;
  expires_on: string | null;
  as_of: string;
  created_at: Date;
}

/**
 * Brings what the lists of balances show in line with the ledger and the day. The rows are no source of anything: they
 * are computed from the ledger in the transaction that writes it, and again each night, since lots end by themselves.
 */
export async function refreshLeaveBalances(ctx: Ctx, employeeIds: string[]): Promise<void> {
  if (!employeeIds.length) return;
  const [types, ledgers] = [
    (await leaveTypesOf(ctx)).filter(({ deletedAt }) => !deletedAt),
    await ledgerOf(ctx, employeeIds),
  ];
  const asked = await waitingOf(ctx, employeeIds);
  const today = todayIn(ctx);
  const rows = [...ledgers.values()].flatMap((person) =>
    types.flatMap((type): Balance[] => {
      const typeId = String(type.id);
      const ledger = person.byType.get(typeId) ?? [];
      const waiting = asked.get(waitingKey(person.id, typeId)) ?? [];
      if (!ledger.length && !waiting.length && !(type.requiresAllocation && isFor(type, person))) return [];
      return [
        {
          id: newId(),
          employee_id: person.id,
          type_id: typeId,
          ...standing(ledger, waiting, person, type, today),
          as_of: today,
          created_at: ctx.now,
        },
      ];
    }),
  );
  await ctx.tx.query(
    `insert into leave_balance (id, company_id, version, created_at, updated_at, employee_id, type_id, balance,
      available, granted, taken, planned, pending, expiring, expires_on, as_of)
     select r.id, $1, 1, r.created_at, r.created_at, r.employee_id, r.type_id, r.balance, r.available, r.granted,
       r.taken, r.planned, r.pending, r.expiring, r.expires_on, r.as_of
     from json_populate_recordset(null::leave_balance, $2::json) r
     on conflict (company_id, employee_id, type_id) do update set version = leave_balance.version + 1,
     updated_at = excluded.updated_at, balance = excluded.balance, available = excluded.available,
       granted = excluded.granted, taken = excluded.taken, planned = excluded.planned, pending = excluded.pending,
       expiring = excluded.expiring,
       expires_on = excluded.expires_on, as_of = excluded.as_of
     where (leave_balance.balance, leave_balance.available, leave_balance.granted, leave_balance.taken,
       leave_balance.planned, leave_balance.pending, leave_balance.expiring, leave_balance.expires_on,
       leave_balance.as_of)
       is distinct from (excluded.balance, excluded.available, excluded.granted, excluded.taken, excluded.planned,
       excluded.pending, excluded.expiring, excluded.expires_on, excluded.as_of)`,
    [ctx.companyId, JSON.stringify(rows)],
  );
}

/**
 * What there is of a type today, what waits and what can be asked for besides, and what of it came and went in its
 * leave year.
 */
function standing(
  ledger: readonly LedgerEntry[],
  waiting: readonly LedgerEntry[],
  person: Employed,
  type: Row<LeaveType>,
  today: string,
) {
  const start = yearStart(grantYear(type.yearBasis), today, person.hireDate);
  const end = addDays(addMonths(start, 12), -1);
  const { days, lots } = balanceAt(ledger, today);
  let [granted, taken, planned] = [0, 0, 0];
  for (const { kind, amount, effectiveDate } of ledger) {
    const isUse = kind === 'consumption' || kind === 'reversal' || kind === 'encashment';
    if (isUse && effectiveDate > today) planned -= amount;
    else if (effectiveDate < start || effectiveDate > end) continue;
    else if (isUse) taken -= amount;
    else if (kind !== 'lapse' && effectiveDate <= today) granted += amount;
  }
  // Of most nothing is taken later, and what there is can be asked for.
  const isTaken = waiting.length > 0 || ledger.some(({ amount, effectiveDate }) => amount < 0 && effectiveDate > today);
  const available = isTaken ? availableFrom(type, person, ledger, waiting, today) : days;
  const [next] = lots.filter(({ expiresOn }) => expiresOn !== null);
  return {
    balance: daysOfUnits(days),
    available: type.requiresAllocation ? daysOfUnits(available) : null,
    pending: daysOfUnits(takenBy(waiting)),
    granted: daysOfUnits(granted),
    taken: daysOfUnits(taken),
    planned: daysOfUnits(planned),
    expiring: next
      ? daysOfUnits(
          lots.filter(({ expiresOn }) => expiresOn === next.expiresOn).reduce((sum, { left }) => sum + left, 0),
        )
      : null,
    expires_on: next?.expiresOn ?? null,
  };
}
