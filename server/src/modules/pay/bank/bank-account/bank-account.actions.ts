import { advanceApproval } from '../../../../platform/approval/approval';
import type { Row, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { noteIn, reasonIn } from '../../../../platform/records/note';
import { lockedRecord, oneRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { writeRows } from '../../../../platform/records/write-rows';
import { endingRefused, usableFrom } from '../../../../kernel/bank-account/verification';
import { addDays } from '../../../../kernel/dates/plain-date';
import { bankAccount, verificationOf, type BankAccount } from './bank-account';
import { companyOf } from '../../../organisation/organisation.sql';
import { t } from '../../texts/text';
import { lockEmployees } from '../../../people/people.sql';

interface Earlier {
  id: string;
  version: number;
  state: string;
  from: string;
  to: string | null;
}

/**
 * Lets pay go to an account, decided by a second person, by the last of a flow where one is for it; the account before
 * it ends the day before.
 */
export async function verifyBankAccount(
  ctx: Ctx,
  id: string,
  version: number,
  note: string | null = null,
): Promise<Row<BankAccount>> {
  const row = await lockedRecord(ctx, bankAccount, id, 'verify');
  if (row.state === 'verified') return row;
  const because = verificationOf(ctx, row);
  if (because) throw conflict(because);
  await refuseUnproven(ctx, row);
  const said = noteIn(note);
  if ((await advanceApproval(ctx, bankAccount, row, 'approved', said)) === 'later')
    return oneRecord(ctx, bankAccount, id, 'verify');
  const { bankCoolOffDays } = await companyOf(ctx, 'bankCoolOffDays');
  // The employee is locked, so that two accounts verified at once take their turn.
  await lockEmployees(ctx, [row.employeeId]);
  const { rows: earlier } = await ctx.tx.query<Earlier>(
    `select id, version, state, valid_from as "from", valid_to as "to" from bank_account
     where company_id = $1 and employee_id = $2 and id <> $3 and state in ('verified', 'closed')
       and deleted_at is null for no key update`,
    [ctx.companyId, row.employeeId, id],
  );
  const validFrom = usableFrom(row.validFrom, earlier.length > 0, todayIn(ctx), bankCoolOffDays);
  const running = earlier.filter(({ state, to }) => state === 'verified' && (to === null || to >= validFrom));
  const end = ({ from, state, to }: Earlier): Values =>
    from < validFrom ? { validTo: addDays(validFrom, -1), state } : { validTo: to, state: 'closed' };
  await writeRows(
    ctx,
    bankAccount,
    running.map((one) => ({ id: one.id, version: one.version, values: end(one) })),
    'replace',
  );
  return saveRecord(
    ctx,
    bankAccount,
    { ...row, version },
    { state: 'verified', validFrom, decidedById: ctx.user.id, decidedAt: ctx.now },
    'verify',
    said ?? undefined,
  );
}

/** What somebody entered about themselves is shown by a paper of their bank. */
async function refuseUnproven(ctx: Ctx, { employeeId, enteredById, proofFileId }: Row<BankAccount>): Promise<void> {
  if (proofFileId || !enteredById) return;
  const { rows } = await ctx.tx.query(
    `select from membership m where m.company_id = $1 and m.user_id = $2 and m.employee_id = $3
      and m.deleted_at is null`,
    [ctx.companyId, enteredById, employeeId],
  );
  if (rows.length) throw conflict(t('bank_account.attach_proof'));
}

/** Refuses an account with a reason, or closes a verified one: no pay goes there from today on. */
export async function endBankAccount(
  ctx: Ctx,
  id: string,
  version: number,
  action: 'reject' | 'close',
  note: string,
): Promise<Row<BankAccount>> {
  const row = await lockedRecord(ctx, bankAccount, id, action);
  const decisionNote = reasonIn(note, 300);
  const [from, to] = action === 'reject' ? ['pending', 'rejected'] : ['verified', 'closed'];
  if (row.state === to) return row;
  if (row.state !== from) throw conflict(endingRefused);
  if (action === 'reject' && (await advanceApproval(ctx, bankAccount, row, 'rejected', decisionNote)) === 'later')
    return oneRecord(ctx, bankAccount, id, action);
  return saveRecord(
    ctx,
    bankAccount,
    { ...row, version },
    { state: to, decisionNote, decidedById: ctx.user.id, decidedAt: ctx.now },
    action,
    decisionNote,
  );
}
