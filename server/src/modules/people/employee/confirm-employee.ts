import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { todayIn } from '../../../platform/today';
import { employee, type Employee } from './employee';

/** Notes that somebody has passed his probation, today. Longer probation is another last day of it. */
export async function confirmEmployee(ctx: Ctx, id: string, version: number): Promise<Row<Employee>> {
  const person = await lockedRecord(ctx, employee, id, 'update');
  const today = todayIn(ctx);
  if (person.confirmationDate) {
    throw conflict({
      en: `This employee was confirmed on ${person.confirmationDate} already.`,
      ar: `ثُبّت هذا الموظف بالفعل في ${person.confirmationDate}.`,
    });
  }
  if (!person.probationEnd || person.hireDate > today || person.status === 'draft' || person.status === 'exited') {
    throw conflict({
      en: 'Only who is employed and on probation can be confirmed.',
      ar: 'لا يُثبَّت إلا موظف على رأس العمل في فترة التجربة.',
    });
  }
  return saveRecord(ctx, employee, { ...person, version }, { confirmationDate: today }, 'confirm');
}
