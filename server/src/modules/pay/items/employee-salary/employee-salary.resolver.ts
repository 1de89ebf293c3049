import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../../platform/records/field-masking';
import { EmployeeSalary, employeeSalary } from './employee-salary';
import { decideAboutSalary } from './employee-salary.actions';

const which = { description: 'The proposed salary.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class EmployeeSalaryActions {
  @Mutation(() => EmployeeSalary, {
    description:
      'Approves a proposed salary: it holds from its first day and ends the one before it. Refused to who proposed it and to whom it pays.',
  })
  async approveEmployeeSalary(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeSalary>> {
    return maskFields(ctx, employeeSalary, await decideAboutSalary(ctx, 'approve', id, version, null));
  }

  @Mutation(() => EmployeeSalary, {
    description: 'Rejects a proposed salary with a reason; refused to whom approving is refused.',
  })
  async rejectEmployeeSalary(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, for who proposed it.' }) note: string,
  ): Promise<Row<EmployeeSalary>> {
    return maskFields(ctx, employeeSalary, await decideAboutSalary(ctx, 'reject', id, version, note));
  }
}

offerInBulk(
  employeeSalary,
  { approve: (ctx, id, version) => decideAboutSalary(ctx, 'approve', id, version, null) },
  { reject: (ctx, id, version, note) => decideAboutSalary(ctx, 'reject', id, version, note) },
);

export const EmployeeSalaryResolver = [...CrudResolver(employeeSalary), EmployeeSalaryActions];
