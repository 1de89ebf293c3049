import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../../platform/records/field-masking';
import { BankAccount, bankAccount } from './bank-account';
import { endBankAccount, verifyBankAccount } from './bank-account.actions';

const which = { description: 'The bank account.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };
const why = { description: 'Why, in up to 300 characters.' };

@Resolver()
class BankAccountActions {
  @Mutation(() => BankAccount, {
    description:
      'Verifies an account, so that pay goes there; refused to who entered it and to whose account it is. Where a flow of approval is for it, its last step verifies it.',
  })
  async verifyBankAccount(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<BankAccount>> {
    return maskFields(ctx, bankAccount, await verifyBankAccount(ctx, id, version));
  }

  @Mutation(() => BankAccount, { description: 'Refuses an account that waits to be verified.' })
  async rejectBankAccount(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, why) note: string,
  ): Promise<Row<BankAccount>> {
    return maskFields(ctx, bankAccount, await endBankAccount(ctx, id, version, 'reject', note));
  }

  @Mutation(() => BankAccount, { description: 'Closes a verified account: no pay goes there any more.' })
  async closeBankAccount(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, why) note: string,
  ): Promise<Row<BankAccount>> {
    return maskFields(ctx, bankAccount, await endBankAccount(ctx, id, version, 'close', note));
  }
}

offerInBulk(
  bankAccount,
  { verify: (ctx, id, version) => verifyBankAccount(ctx, id, version) },
  { reject: (ctx, id, version, note) => endBankAccount(ctx, id, version, 'reject', note) },
);

export const BankAccountResolver = [...CrudResolver(bankAccount), BankAccountActions];
