import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { todayIn } from '../../../platform/today';
import { employee, type Employee } from './employee';
import { t } from '../texts/text';

/** Notes that somebody has passed their probation, today. Longer probation is another last day of it. */
export async function confirmEmployee(ctx: Ctx, id: string, version: number): Promise<Row<Employee>> {
  const person = await lockedRecord(ctx, employee, id, 'update');
  const today = todayIn(ctx);
  if (person.confirmationDate) {
    throw conflict(t('confirm_employee.employee_confirmed_already', { confirmationDate: person.confirmationDate }));
  }
  if (!person.probationEnd || person.hireDate > today || person.status === 'draft' || person.status === 'exited') {
    throw conflict(t('confirm_employee.only_who_employed_probation_can'));
  }
  return saveRecord(ctx, employee, { ...person, version }, { confirmationDate: today }, 'confirm');
}
