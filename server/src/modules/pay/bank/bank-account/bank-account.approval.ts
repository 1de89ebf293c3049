import { masked } from '../../../../platform/http/cipher';
import { needsApproval } from '../../../../platform/approval/approval';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { bankAccount, type BankAccount } from './bank-account';
import { endBankAccount, verifyBankAccount } from './bank-account.actions';
import { companyOf } from '../../../organisation/organisation.sql';

/** Whether pay goes to an account of the employee already, which this one would replace. */
async function replacesAnother(ctx: Ctx, { id, employeeId }: Row<BankAccount>): Promise<boolean> {
  const { rows } = await ctx.tx.query(
    `select from bank_account where company_id = $1 and employee_id = $2 and id <> $3 and state in ('verified', 'closed') and deleted_at is null limit 1`,
    [ctx.companyId, employeeId, id],
  );
  return rows.length > 0;
}

async function isAbroad(ctx: Ctx, { iban }: Row<BankAccount>): Promise<boolean> {
  const { country } = await companyOf(ctx, 'country');
  return country !== ctx.services.cipher.decrypt(iban).slice(0, 2);
}

const replacing = { en: 'Replaces the account pay goes to now', ar: 'يحل محل الحساب الذي يُدفع إليه الآن' };

export const bankAccountApproval = needsApproval(bankAccount, {
  waiting: { state: { in: ['pending'] } },
  waits: ({ state }) => state === 'pending',
  askedBy: ['enteredById'],
  facts: [
    {
      name: 'occasion',
      label: { en: 'First account or a change', ar: 'حساب أول أم تغيير' },
      kind: 'choice',
      choices: { first: { en: 'First account', ar: 'الحساب الأول' }, change: { en: 'Change', ar: 'تغيير' } },
    },
    {
      name: 'place',
      label: { en: 'Country of the account', ar: 'بلد الحساب' },
      kind: 'choice',
      choices: { home: { en: 'That of the company', ar: 'بلد الشركة' }, abroad: { en: 'Another', ar: 'بلد آخر' } },
    },
  ],
  factsOf: async (ctx, account) => ({
    occasion: (await replacesAnother(ctx, account)) ? 'change' : 'first',
    place: (await isAbroad(ctx, account)) ? 'abroad' : 'home',
  }),
  brief: async (ctx, account) => ({
    what: [account.bankName, account.iban && masked(account.iban)].filter(Boolean).join(' '),
    fromDate: account.validFrom,
    note: [account.holder, (await replacesAnother(ctx, account)) && replacing[ctx.locale]].filter(Boolean).join(' · '),
  }),
  verb: 'verify',
  approve: verifyBankAccount,
  reject: (ctx, id, version, reason) => endBankAccount(ctx, id, version, 'reject', reason ?? ''),
});
