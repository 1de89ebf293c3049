import { Arg, Ctx as Context, Field, FieldResolver, ID, InputType, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { DateScalar } from '../../../platform/graphql/scalars';
import { maskFields } from '../../../platform/records/field-masking';
import { Employee, employee, EmployeeShift, EmployeeType, shiftTitle } from './employee';
import { confirmEmployee } from './confirm-employee';
import { endEmployment } from './ending/end-employment';
import { rehireEmployee, type Rehired } from './ending/rehire';
import { withdrawEnding } from './ending/withdraw-ending';

@InputType('RehireInput', { description: 'The new employment of somebody who comes back.' })
class RehireInput implements Rehired {
  @Field(() => String, { description: 'Employee number, unique in the company.' }) code!: string;
  @Field(() => DateScalar, { description: 'First day of the new employment, after the last day of the former.' })
  hireDate!: string;
  @Field(() => EmployeeType, { nullable: true, description: 'Form of employment; full time where none is given.' })
  employeeType?: string | null;
  @Field(() => ID, { nullable: true, description: 'Department from the first day on.' }) departmentId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Position from the first day on.' }) positionId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The employee reported to from the first day on.' }) managerId?:
    | string
    | null;
  @Field(() => DateScalar, { nullable: true, description: 'Last day of probation.' }) probationEnd?: string | null;
}

@Resolver()
class EmployeeActions {
  @Mutation(() => Employee, {
    description:
      'Sets the last day of an employment; positions end with it, and until then the employee is under notice.',
  })
  async endEmployment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The employee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
    @Arg('exitDate', () => DateScalar, { description: 'Last day of employment.' }) exitDate: string,
    @Arg('exitReason', () => String, { description: 'Why it ends, in at most 250 characters.' }) exitReason: string,
  ): Promise<Row<Employee>> {
    return maskFields(ctx, employee, await endEmployment(ctx, id, version, exitDate, exitReason));
  }

  @Mutation(() => Employee, {
    description:
      'Takes the end of an employment back, as when a resignation is withdrawn: positions that ended with it go on. Refused once the last day is over or an end of service is approved.',
  })
  async withdrawEnding(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The employee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
  ): Promise<Row<Employee>> {
    return maskFields(ctx, employee, await withdrawEnding(ctx, id, version));
  }

  @Mutation(() => Employee, {
    description: 'Confirms somebody after probation: notes today as the day of it and ends the reminders.',
  })
  async confirmEmployee(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The employee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
  ): Promise<Row<Employee>> {
    return maskFields(ctx, employee, await confirmEmployee(ctx, id, version));
  }

  @Mutation(() => Employee, {
    description:
      'Takes somebody on again who has left: a new employment of the same person, linked to the former. Service, leave and pay begin anew; their account goes with them.',
  })
  async rehireEmployee(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The former employment.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
    @Arg('input', () => RehireInput, { description: 'The new employment.' }) input: RehireInput,
  ): Promise<Row<Employee>> {
    return maskFields(ctx, employee, await rehireEmployee(ctx, id, version, input));
  }
}

@Resolver(() => EmployeeShift)
class EmployeeShiftFields {
  @FieldResolver(() => String, { nullable: true, description: 'What the shift is called, for who may read shifts.' })
  title(@Root() { shiftId }: EmployeeShift, @Context() ctx: Ctx): Promise<string | null> {
    return shiftTitle.answer(ctx, shiftId);
  }
}

export const EmployeeResolver = [...CrudResolver(employee), EmployeeActions, EmployeeShiftFields];
