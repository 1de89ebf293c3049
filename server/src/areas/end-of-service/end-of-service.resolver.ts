import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver } from '../../platform/crud-resolver';
import { shown } from '../../platform/visible';
import { EndOfService, endOfService } from './end-of-service';
import { approveEndOfService, calculateEndOfService, moveEndOfService } from './end-of-service.actions';

const which = { description: 'The end of service.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class EndOfServiceActions {
  @Mutation(() => EndOfService, { description: 'Calculates the award by the law of the last day, from the salary and allowances on file.' })
  async calculateEndOfService(@Context() ctx: Ctx, @Arg('id', () => ID, which) id: string, @Arg('version', () => Int, read) version: number): Promise<Row<EndOfService>> {
    return shown(ctx, endOfService, await calculateEndOfService(ctx, id, version));
  }

  @Mutation(() => EndOfService, { description: 'Takes a calculated one back to be changed; its figures are emptied.' })
  async reopenEndOfService(@Context() ctx: Ctx, @Arg('id', () => ID, which) id: string, @Arg('version', () => Int, read) version: number): Promise<Row<EndOfService>> {
    return shown(ctx, endOfService, await moveEndOfService(ctx, id, version, 'reopen'));
  }

  @Mutation(() => EndOfService, { description: 'Approves the award; refused to who calculated it and to whom it pays. The employment is not ended by it.' })
  async approveEndOfService(@Context() ctx: Ctx, @Arg('id', () => ID, which) id: string, @Arg('version', () => Int, read) version: number): Promise<Row<EndOfService>> {
    return shown(ctx, endOfService, await approveEndOfService(ctx, id, version));
  }

  @Mutation(() => EndOfService, { description: 'Notes that an approved award has been paid.' })
  async payEndOfService(@Context() ctx: Ctx, @Arg('id', () => ID, which) id: string, @Arg('version', () => Int, read) version: number): Promise<Row<EndOfService>> {
    return shown(ctx, endOfService, await moveEndOfService(ctx, id, version, 'pay'));
  }

  @Mutation(() => EndOfService, { description: 'Gives up an end of service that is not paid.' })
  async cancelEndOfService(@Context() ctx: Ctx, @Arg('id', () => ID, which) id: string, @Arg('version', () => Int, read) version: number): Promise<Row<EndOfService>> {
    return shown(ctx, endOfService, await moveEndOfService(ctx, id, version, 'cancel'));
  }
}

export const EndOfServiceResolver = [...CrudResolver(endOfService), EndOfServiceActions];
