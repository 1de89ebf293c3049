import { ObjectType } from 'type-graphql';
import { type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { field } from '../../platform/fields';
import { CompanyRecord } from '../../platform/record';
import { refuseOutsideEmployment } from '../employee/employee';

/** Which employee has an allowance or a deduction from one day to another; the same one never twice on a day. */
@ObjectType()
export abstract class PayAssignment extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee.', write: 'create' }) employeeId!: string;
  @field.date({ description: 'First day.' }) validFrom!: string;
  @field.date({ description: 'Last day; empty while it goes on.', optional: true }) validTo!: string | null;
}

export async function refuseImpossibleDays(ctx: Ctx, { deletedAt, employeeId, validFrom, validTo }: Row<PayAssignment>): Promise<void> {
  if (!deletedAt) await refuseOutsideEmployment(ctx, employeeId, { validFrom, validTo });
}
