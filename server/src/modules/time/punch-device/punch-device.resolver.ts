import { Arg, Ctx as Context, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { conflict } from '../../../platform/errors';
import { lockedRecord } from '../../../platform/records/records';
import { maskFields } from '../../../platform/records/field-masking';
import { issueToken, PunchDevice, punchDevice } from './punch-device';
import { t } from '../texts/text';

@ObjectType('IssuedDeviceToken', { description: 'A token told once.' })
class IssuedDeviceToken {
  @Field(() => String, { description: 'What the device sends as `Authorization: Device <token>`.', simple: true })
  token!: string;
  @Field(() => PunchDevice, { description: 'What the token lets in.', simple: true }) device!: Row<PunchDevice>;
}

@Resolver()
class PunchDeviceActions {
  @Mutation(() => IssuedDeviceToken, {
    name: 'issue_tokenPunchDevice',
    description: 'Gives a device a new token, which is told this once; the one before ends.',
  })
  async issueToken(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The device.' }) id: string,
  ): Promise<IssuedDeviceToken> {
    const device = await lockedRecord(ctx, punchDevice, id, 'issue_token');
    if (device.status !== 'active') throw conflict(t('punch_device.device_blocked_set_active_first'));
    const issued = await issueToken(ctx, device);
    return { token: issued.token, device: maskFields(ctx, punchDevice, issued.device) };
  }
}

export const PunchDeviceResolver = [...CrudResolver(punchDevice), PunchDeviceActions];
