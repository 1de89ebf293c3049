import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import { EmployeeCme, employeeCme } from './employee-cme';
import { rejectEmployeeCme, submitEmployeeCme, verifyEmployeeCme } from './employee-cme.actions';

const which = { description: 'The activity.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class EmployeeCmeActions {
  @Mutation(() => EmployeeCme, { description: 'Lets the credits count; refused to the employee themselves.' })
  async verifyEmployeeCme(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeCme>> {
    return maskFields(ctx, employeeCme, await verifyEmployeeCme(ctx, id, version));
  }

  @Mutation(() => EmployeeCme, {
    description: 'Lets the credits not count, or no longer; refused to the employee themselves.',
  })
  async rejectEmployeeCme(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, in at most 250 characters; the employee reads it.' }) note: string,
  ): Promise<Row<EmployeeCme>> {
    return maskFields(ctx, employeeCme, await rejectEmployeeCme(ctx, id, version, note));
  }

  @Mutation(() => EmployeeCme, { description: 'Hands a rejected activity in again.' })
  async submitEmployeeCme(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeCme>> {
    return maskFields(ctx, employeeCme, await submitEmployeeCme(ctx, id, version));
  }
}

export const EmployeeCmeResolver = [...CrudResolver(employeeCme), EmployeeCmeActions];
