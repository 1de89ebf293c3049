import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../../platform/records/field-masking';
import { Payslip, payslip } from './payslip';
import { holdPayslip, releasePayslip } from './payslip.actions';

const which = { description: 'The payslip.' };
const read = { description: 'The version you read.' };
const why = { description: 'Why, in up to 300 characters.' };

@Resolver()
class PayslipActions {
  @Mutation(() => Payslip, {
    description: 'Holds the pay of a payslip back: no payment takes it until it is released.',
  })
  async holdPayslip(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, why) note: string,
  ): Promise<Row<Payslip>> {
    return maskFields(ctx, payslip, await holdPayslip(ctx, id, version, note));
  }

  @Mutation(() => Payslip, { description: 'Releases a payslip that was held: the next payment of its run takes it.' })
  async releasePayslip(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, why) note: string,
  ): Promise<Row<Payslip>> {
    return maskFields(ctx, payslip, await releasePayslip(ctx, id, version, note));
  }
}

offerInBulk(payslip, {}, { hold: holdPayslip, release: releasePayslip });

export const PayslipResolver = [...CrudResolver(payslip, ['list']), PayslipActions];
