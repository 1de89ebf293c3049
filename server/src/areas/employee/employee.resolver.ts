import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { areaNamed, type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver } from '../../platform/crud-resolver';
import { loadRecord } from '../../platform/loaders';
import { DateScalar } from '../../platform/scalars';
import { shown } from '../../platform/visible';
import { Employee, employee, EmployeeShift } from './employee';
import { endEmployment } from './end-employment';
import { withdrawEnding } from './withdraw-ending';

@Resolver()
class EmployeeActions {
  @Mutation(() => Employee, { description: 'Sets the last day of an employment; positions end with it, and until then the employee is under notice.' })
  async endEmployment(
    @Context() ctx: Ctx, @Arg('id', () => ID, { description: 'The employee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' }) version: number,
    @Arg('exitDate', () => DateScalar, { description: 'Last day of employment.' }) exitDate: string,
    @Arg('exitReason', () => String, { description: 'Why it ends, in at most 250 characters.' }) exitReason: string,
  ): Promise<Row<Employee>> {
    return shown(ctx, employee, await endEmployment(ctx, id, version, exitDate, exitReason));
  }

  @Mutation(() => Employee, { description: 'Takes the end of an employment back, as when a resignation is withdrawn: positions that ended with it go on. Refused once the last day is over or an end of service is approved.' })
  async withdrawEnding(
    @Context() ctx: Ctx, @Arg('id', () => ID, { description: 'The employee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' }) version: number,
  ): Promise<Row<Employee>> {
    return shown(ctx, employee, await withdrawEnding(ctx, id, version));
  }
}

const title = new Set(['title']);

@Resolver(() => EmployeeShift)
class EmployeeShiftFields {
  @FieldResolver(() => String, { nullable: true, description: 'What the shift is called, for who may read shifts.' })
  async title(@Root() { shiftId }: EmployeeShift, @Context() ctx: Ctx): Promise<string | null> {
    return (await loadRecord(ctx, areaNamed('Shift')!, shiftId, title))?.['title'] as string | undefined ?? null;
  }
}

export const EmployeeResolver = [...CrudResolver(employee), EmployeeActions, EmployeeShiftFields];
