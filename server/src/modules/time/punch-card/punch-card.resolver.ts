import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid, stale } from '../../../platform/errors';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { maskFields } from '../../../platform/records/field-masking';
import { limits } from '../../../platform/access/throttle';
import { numberKey, PunchCard, punchCard, pinHashOf, pinPattern } from './punch-card';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';

@Resolver()
class PunchCardActions {
  @Mutation(() => PunchCard, {
    name: 'set_pinPunchCard',
    description: 'Gives a card another PIN; wrong ones before are forgotten.',
  })
  async setPin(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The card.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read.' }) version: number,
    @Arg('pin', () => String, { description: 'Four to eight digits.' }) pin: string,
  ): Promise<Row<PunchCard>> {
    const card = await lockedRecord(ctx, punchCard, id, 'set_pin');
    if (card.version !== version) throw stale(undefined, card.updatedAt);
    if (!pinPattern.test(pin)) throw invalid('pin', t('punch_card.give_four_eight_digits'));
    const {
      rows: [owner],
    } = await ctx.tx.query<{ code: string }>(
      `select code from ${employeeRows('code')} where company_id = $1 and id = $2`,
      [ctx.companyId, card.employeeId],
    );
    const saved = await saveRecord(
      ctx,
      punchCard,
      card,
      { pinHash: await pinHashOf(pin), failedCount: 0, blockedUntil: null },
      'set_pin',
    );
    await ctx.services.throttle.forget(limits.pinOfNumber, numberKey(ctx.companyId, owner?.code ?? ''));
    return maskFields(ctx, punchCard, saved);
  }
}

export const PunchCardResolver = [...CrudResolver(punchCard), PunchCardActions];
