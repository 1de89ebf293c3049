import type { Row, Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { relatedRows } from '../../platform/records/loaders';
import { personInfo } from '../organisation/department.rest';
import { employee } from '../../modules/people/employee/employee';
import type { PayEntry } from '../../modules/pay/items/pay-entry/pay-entry';

export const payEntrySorts = { value: 'amount', resolution_number: 'resolutionNumber', status: 'state' } as const;

/**
 * A reward or deduction of an employee as old clients know it; the employee is always there, if need be by name alone.
 */
export async function projectPayEntries(ctx: Ctx, rows: (Row<PayEntry> & { type: string })[]): Promise<Values[]> {
  const people = await relatedRows(
    ctx,
    employee,
    rows.map((row) => row.employeeId),
  );
  return rows.map((row) => {
    const person = people.get(row.employeeId);
    return {
      employee_id: row.employeeId,
      employeeName: row.employeeName,
      type: row.type,
      reason: row.reason,
      description: row.description,
      value: row.amount === null ? null : Number(row.amount),
      date: row.date,
      resolution_number: row.resolutionNumber,
      status: row.state,
      employee_info: [
        person
          ? personInfo(person)
          : { _id: row.employeeId, firstName: row.employeeName, middleName: '', lastName: '' },
      ],
    };
  });
}
