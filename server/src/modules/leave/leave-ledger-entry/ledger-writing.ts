import { daysOfUnits } from '../domain/type/leave-type';
import type { LedgerEntry } from '../domain/ledger/ledger';
import type { Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import { writeRows } from '../../../platform/records/write-rows';
import { leaveLedgerEntry } from './leave-ledger-entry-record';

/** A line as it is to be written; `key` is unique in the company. */
export interface NewEntry extends LedgerEntry {
  employeeId: string;
  typeId: string;
  source: 'EmployeeLeave' | 'LeaveAdjustment' | 'Employee' | 'LeaveType' | 'EndOfService' | 'LeaveEncashment';
  sourceId: string | null;
  minutes?: number | null;
  reason?: string | null;
}

/** Whoever reads balances of these employees to write by them takes turns until their transactions end. */
export async function lockLeaveOf(ctx: Ctx, employeeIds: string | string[]): Promise<void> {
  await ctx.tx.query(
    `select pg_advisory_xact_lock(hashtextextended('leave of ' || id, 0))
      from (select unnest($1::text[]) as id order by 1) as each`,
    [[employeeIds].flat()],
  );
}

const atOnce = 1_000;

/** Adds lines to the ledger. */
export async function writeEntries(ctx: Ctx, entries: NewEntry[]): Promise<void> {
  const rows = entries.map(
    ({
      employeeId,
      typeId,
      kind,
      amount,
      minutes = null,
      effectiveDate,
      expiresOn,
      source,
      sourceId,
      key,
      reverses = null,
      reason = null,
    }): { id: string; values: Values } => ({
      id: newId(),
      values: {
        employeeId,
        typeId,
        kind,
        days: daysOfUnits(amount),
        minutes,
        effectiveDate,
        expiresOn,
        source,
        sourceId,
        key,
        reverses,
        reason,
        deletedAt: null,
      },
    }),
  );
  for (let at = 0; at < rows.length; at += atOnce)
    await writeRows(ctx, leaveLedgerEntry, rows.slice(at, at + atOnce), 'create');
}
