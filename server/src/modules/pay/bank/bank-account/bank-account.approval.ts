import { masked } from '../../../../platform/http/cipher';
import { needsApproval } from '../../../../platform/approval/approval';
import type { Row } from '../../../../platform/records/area';
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

async function isAbroad(ctx: Ctx, { iban }: Row<BankAccount>): Promise<boolean> {
  const { country } = await companyOf(ctx, 'country');
  return country !== ctx.services.cipher.decrypt(iban).slice(0, 2);
}

const replacing = t('bank_account.replacing');

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
    note: [account.holder, (await replacesAnother(ctx, account)) && say(replacing, ctx.locale)]
      .filter(Boolean)
      .join(' · '),
  }),
  verb: 'verify',
  approve: verifyBankAccount,
  reject: (ctx, id, version, reason) => endBankAccount(ctx, id, version, 'reject', reason ?? ''),
});
