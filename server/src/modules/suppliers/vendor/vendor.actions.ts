import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { reasonIn } from '../../../platform/records/note';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { endingRefused } from '../../../kernel/bank-account/verification';
import { vendor, verificationOf, type Vendor } from './vendor';

/** A second person says that the account is the vendor's; of the version they read, so that it is that account. */
export async function verifyVendorAccount(ctx: Ctx, id: string, version: number): Promise<Row<Vendor>> {
  const row = await lockedRecord(ctx, vendor, id, 'verify');
  if (row.bankState === 'verified') return row;
  const because = verificationOf(ctx, row);
  if (because) throw conflict(because);
  return saveRecord(
    ctx,
    vendor,
    { ...row, version },
    { bankState: 'verified', bankDecidedById: ctx.user.id, bankDecidedAt: ctx.now },
    'verify',
  );
}

/** Refuses an account that waits, with a reason; entered anew it waits again. */
export async function rejectVendorAccount(ctx: Ctx, id: string, version: number, note: string): Promise<Row<Vendor>> {
  const row = await lockedRecord(ctx, vendor, id, 'reject');
  const bankNote = reasonIn(note, 300);
  if (row.bankState === 'rejected') return row;
  if (row.bankState !== 'pending') throw conflict(endingRefused);
  return saveRecord(
    ctx,
    vendor,
    { ...row, version },
    { bankState: 'rejected', bankNote, bankDecidedById: ctx.user.id, bankDecidedAt: ctx.now },
    'reject',
    bankNote,
  );
}
