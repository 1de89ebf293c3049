import { ObjectType } from 'type-graphql';
import { type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { invalid } from '../../platform/errors';
import { field } from '../../platform/fields';
import { CompanyRecord } from '../../platform/record';
import { refuseOutsideEmployment } from '../employee/employee';

/** Which employee has an allowance or a deduction from one day to another; the same one never twice on a day. */
@ObjectType()
export abstract class PayAssignment extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create' }) employeeId!: string;
  @field.date({ description: 'First day.' }) validFrom!: string;
  @field.date({ description: 'Last day; empty while it goes on.', optional: true }) validTo!: string | null;
}

/** What is no longer in use is given to nobody anew; who has it keeps it until it ends. */
export async function refuseInactive(
  ctx: Ctx, item: 'compensation' | 'deduction', field: string, id: string, after: { deletedAt: unknown }, before: { deletedAt: unknown } | null,
): Promise<void> {
  if (after.deletedAt || (before && !before.deletedAt)) return;
  const { rows: [found] } = await ctx.tx.query<{ title: string }>(`select title from ${item} where company_id = $1 and id = $2 and status <> 'active'`, [ctx.companyId, id]);
  if (found) {
    throw invalid(field, {
      en: `“${found.title}” is inactive and cannot be given to anybody anew. Make it active first, or choose another.`,
      ar: `«${found.title}» غير نشط ولا يمكن منحه من جديد. فعّله أولاً أو اختر غيره.`,
    });
  }
}

export async function refuseImpossibleDays(ctx: Ctx, { deletedAt, employeeId, validFrom, validTo }: Row<PayAssignment>): Promise<void> {
  if (!deletedAt) await refuseOutsideEmployment(ctx, employeeId, { validFrom, validTo });
}
