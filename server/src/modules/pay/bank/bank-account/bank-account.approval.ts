import { masked } from '../../../../platform/http/cipher';
import { needsApproval } from '../../../../platform/approval/approval';
import type { Row } from '../../../../platform/records/area';
import { conflict } from '../../../../platform/errors';
import type { Ctx } from '../../../../platform/context';
import { bankAccount, type BankAccount } from './bank-account';
import { endBankAccount, verifyBankAccount } from './bank-account.actions';
import { companyOf } from '../../../organisation/organisation.sql';
import { t } from '../../texts/text';
import { say } from '../../../../platform/text';

/** Whether pay goes to an account of the employee already, which this one would replace. */
async function replacesAnother(ctx: Ctx, { id, employeeId }: Row<BankAccount>): Promise<boolean> {
  const { rows } = await ctx.tx.query(
    `select from bank_account where company_id = $1 and employee_id = $2 and id <> $3
      and state in ('verified', 'closed') and deleted_at is null limit 1`,
    [ctx.companyId, employeeId, id],
  );
  return rows.length > 0;
}

/** What lists read of an account is masked. */
async function isAbroad(ctx: Ctx, { id }: Row<BankAccount>): Promise<boolean> {
  const { country } = await companyOf(ctx, 'country');
  const {
    rows: [kept],
  } = await ctx.tx.query<{ iban: string }>('select iban from bank_account where company_id = $1 and id = $2', [
    ctx.companyId,
    id,
  ]);
  return country !== ctx.services.cipher.decrypt(kept!.iban).slice(0, 2);
}

/** A payment that names the account stands as it was made. */
async function refusePaid(ctx: Ctx, { id }: Row<BankAccount>): Promise<void> {
  const { rows } = await ctx.tx.query(
    'select from payroll_payment_line where company_id = $1 and bank_account_id = $2 and deleted_at is null limit 1',
    [ctx.companyId, id],
  );
  if (rows.length) throw conflict(t('bank_account.paid_already'));
}

const [replacing, abroad] = [t('bank_account.replacing'), t('bank_account.abroad')];

export const bankAccountApproval = needsApproval(bankAccount, {
  waiting: { state: { in: ['pending'] } },
  waits: ({ state }) => state === 'pending',
  askedBy: ['enteredById'],
  facts: [
    {
      name: 'occasion',
      label: t('bank_account.first_account_change'),
      kind: 'choice',
      choices: { first: t('bank_account.first_account'), change: t('bank_account.change') },
    },
    {
      name: 'place',
      label: t('bank_account.country_account'),
      kind: 'choice',
      choices: { home: t('bank_account.company'), abroad: t('bank_account.another') },
    },
  ],
  factsOf: async (ctx, account) => ({
    occasion: (await replacesAnother(ctx, account)) ? 'change' : 'first',
    place: (await isAbroad(ctx, account)) ? 'abroad' : 'home',
  }),
  brief: async (ctx, account) => ({
    what: [account.bankName, account.iban && masked(account.iban)].filter(Boolean).join(' '),
    fromDate: account.validFrom,
    note: account.holder,
    fileIds: account.proofFileId ? [account.proofFileId] : [],
    warnings: [
      ...((await replacesAnother(ctx, account)) ? [say(replacing, ctx.locale)] : []),
      ...(account.iban && (await isAbroad(ctx, account)) ? [say(abroad, ctx.locale)] : []),
    ],
  }),
  verb: 'verify',
  takeBack: refusePaid,
  approve: verifyBankAccount,
  reject: (ctx, id, version, reason) => endBankAccount(ctx, id, version, 'reject', reason ?? ''),
});
