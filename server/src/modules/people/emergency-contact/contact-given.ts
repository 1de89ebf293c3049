import type { Ctx } from '../../../platform/context';
import type { Row } from '../../../platform/records/area';
import { newId } from '../../../platform/records/ids';
import { followRows } from '../../../platform/records/records';
import { writeRows } from '../../../platform/records/write-rows';
import type { Employee } from '../employee/employee';
import { emergencyContact } from './emergency-contact';

/** Whom to call, given with a new employee, becomes the first of their emergency contacts. */
export async function beginFirstContacts(ctx: Ctx, rows: Row<Employee>[]): Promise<void> {
  const given = rows.map((row) => ({
    employeeId: row.id,
    name: row.emergencyContactName ?? row.emergencyContactRelationship ?? row.emergencyContactPhone,
    phone: row.emergencyContactPhone,
    relationship: row.emergencyContactRelationship,
  }));
  const written = await writeRows(
    ctx,
    emergencyContact,
    given.filter(({ name }) => name).map((values) => ({ id: newId(), values: { ...values, rank: 1 } })),
    'create',
  );
  await followRows(ctx, emergencyContact, written, 'create');
}
