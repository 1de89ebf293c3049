import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { AppError, type FieldProblem } from '../../../platform/errors';
import { newId } from '../../../platform/records/ids';
import { initialValues } from '../../../platform/records/records';
import { employeeLeave, type EmployeeLeave } from '../employee-leave/employee-leave';
import { t } from '../texts/text';

/** What would be refused were it sent now, by the very rules that would refuse it; null where nothing would. */
export async function hintOf(
  ctx: Ctx,
  { employeeId, values }: { employeeId: string; values: Values },
): Promise<FieldProblem | null> {
  for (const field of ['fromDate', 'toDate'] as const)
    if (!values[field]) return { field, text: t('draft_hint.choose_days') };
  const candidate = {
    ...initialValues(employeeLeave),
    ...values,
    employeeId,
    id: newId(),
    createdAt: ctx.now,
    requestedById: ctx.user.id,
  } as unknown as Row<EmployeeLeave>;
  try {
    const derived = await employeeLeave.derive!(ctx, candidate, null);
    await employeeLeave.guard!(ctx, { ...candidate, ...derived }, null);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.details.fields?.[0] ?? { field: error.field ?? '', text: error.text };
    throw error;
  }
}
