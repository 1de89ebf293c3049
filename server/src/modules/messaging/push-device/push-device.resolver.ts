import { Arg, Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { DateTimeScalar } from '../../../platform/graphql/scalars';
import { addDevice, myDevices, removeDevice, type PushDevice as Device, type PushDeviceInput } from './push-device';
import { pushKey } from './push-key';

@ObjectType('PushDevice', { description: 'A device of yours that is told what is new.' })
class PushDevice implements Device {
  @Field(() => ID, { description: 'Identifier.', simple: true }) id!: string;
  @Field(() => String, { description: 'Its browser and system.', simple: true }) name!: string;
  @Field(() => DateTimeScalar, { description: 'Since when.', simple: true }) createdAt!: Date;
  @Field(() => Boolean, { description: 'Whether it is the one you ask from.', simple: true }) isThis!: boolean;
}

@InputType('PushDeviceInput', { description: 'A device to be told, as its browser describes it.' })
class NewDevice implements PushDeviceInput {
  @Field(() => String, { description: 'Where its push service is reached.' }) endpoint!: string;
  @Field(() => String, { description: 'Its public key, base64url.' }) p256dh!: string;
  @Field(() => String, { description: 'Its secret, base64url.' }) auth!: string;
  @Field(() => String, { description: 'What it is called, up to 80 letters.' }) name!: string;
}

@Resolver()
export class PushDeviceResolver {
  @Query(() => [PushDevice], { description: 'Your devices that are told what is new, the newest first.' })
  myPushDevices(@Context() ctx: Ctx): Promise<Device[]> {
    return myDevices(ctx);
  }

  @Mutation(() => String, {
    description: 'The public key by which push services know this installation; made when it is first asked for.',
  })
  pushPublicKey(@Context() ctx: Ctx): Promise<string> {
    return pushKey(ctx).then(({ publicKey }) => publicKey);
  }

  @Mutation(() => [PushDevice], {
    description: 'Tells this device from now on, until you sign out on it; answers all of yours.',
  })
  addPushDevice(
    @Context() ctx: Ctx,
    @Arg('input', () => NewDevice, { description: 'The device.' }) input: NewDevice,
  ): Promise<Device[]> {
    return addDevice(ctx, input);
  }

  @Mutation(() => [PushDevice], { description: 'Tells a device of yours no more; answers those left.' })
  removePushDevice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The device.' }) id: string,
  ): Promise<Device[]> {
    return removeDevice(ctx, id);
  }
}
