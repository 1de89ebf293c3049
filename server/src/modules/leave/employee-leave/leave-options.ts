import { Field, ID, Int, ObjectType } from 'type-graphql';
import { mayDo } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { LeaveDocumentRule, LeaveKind, leaveTypesOf, LeaveTypeUnit, titleOf } from '../leave-type/leave-type';
import { employeeLeave } from './employee-leave';
import { employeeRows } from '../../people/people.sql';

@ObjectType('LeaveOption', { description: 'A type of leave that an employee may ask for.' })
export class LeaveOption {
  @Field(() => ID, { description: 'The type.', simple: true }) id!: string;
  @Field(() => String, { description: 'Its name in the language of the request.', simple: true }) title!: string;
  @Field(() => String, { description: 'Its colour, as in CSS.', simple: true }) colour!: string;
  @Field(() => LeaveKind, { description: 'What the leave is for.', simple: true }) kind!: string;
  @Field(() => LeaveTypeUnit, { description: 'The smallest part in which it is taken.', simple: true }) unit!: string;
  @Field(() => LeaveDocumentRule, { description: 'When it needs a document.', simple: true }) documentRule!: string;
  @Field(() => Int, { nullable: true, description: 'Days beyond which it needs one.', simple: true })
  documentAfterDays!: number | null;
  @Field(() => Boolean, { description: 'Whether it takes days from a balance.', simple: true })
  requiresAllocation!: boolean;
}

/**
 * What somebody may be given leave for: the types in use, but for those of the other gender or of another form of
 * employment. For whoever may request leave for that employee.
 */
export async function leaveOptions(ctx: Ctx, employeeId: string): Promise<LeaveOption[]> {
  const may = (action: string) => mayDo(ctx.ability, action, employeeLeave, { employeeId });
  if (!isId(employeeId) || !(may('create') || may('update'))) throw notFound();
  const {
    rows: [person],
  } = await ctx.tx.query<{ gender: string | null; employeeType: string }>(
    `select gender, employee_type as "employeeType" from ${employeeRows('gender', 'employee_type')}
      where company_id = $1 and id = $2 and deleted_at is null`,
    [ctx.companyId, employeeId],
  );
  if (!person) throw notFound();
  return (await leaveTypesOf(ctx))
    .filter(
      ({ isActive, deletedAt, gender, employeeType }) =>
        isActive &&
        !deletedAt &&
        (!gender || gender === person.gender) &&
        (!employeeType || employeeType === person.employeeType),
    )
    .map((type) => ({ ...type, id: String(type.id), title: titleOf(type, ctx) }));
}
