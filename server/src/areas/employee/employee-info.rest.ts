import type { Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { relatedRows } from '../../platform/loaders';
import { employee } from './employee';

/** Whom each row is about, as old clients read it: always one entry; without names where the reader may not see the employee. */
export async function infoOfEmployees(ctx: Ctx, rows: { employeeId: string }[]): Promise<(row: { employeeId: string }) => Values[]> {
  const people = await relatedRows(ctx, employee, rows.map((row) => row.employeeId));
  return ({ employeeId }) => {
    const who = people.get(employeeId);
    return [{ _id: employeeId, firstName: who?.firstName ?? null, middleName: who?.middleName ?? null, lastName: who?.lastName ?? null, idNo: who?.code ?? null }];
  };
}
