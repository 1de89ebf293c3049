import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { refuseOwnProfile } from '../employee/employee';
import { refreshFirstContacts } from './first-contact';
import { t } from '../texts/text';

@record('EmergencyContact', 'Somebody to call when something happens to an employee.')
export class EmergencyContact extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create', search: true })
  employeeId!: string;
  @field.text({ description: 'What they are called.', max: 120, search: true }) name!: string;
  @field.text({ description: 'Telephone.', max: 40, optional: true }) phone!: string | null;
  @field.text({ description: 'How the contact is related to the employee.', max: 40, optional: true }) relationship!:
    | string
    | null;
  @field.integer({
    description: 'Who is called first: 1 before 2; of equal ones the one entered first.',
    min: 1,
    max: 99,
    initial: 1,
  })
  rank!: number;
}

export function refuseUnreachable(_ctx: Ctx, after: Row<EmergencyContact>, before: Row<EmergencyContact> | null): void {
  if (!after.deletedAt && !after.phone && (!before || before.phone))
    throw invalid('phone', t('emergency_contact.give_telephone_number'));
}

export const emergencyContact = defineArea('EmergencyContact', EmergencyContact, {
  one: 'emergencyContact',
  many: 'emergencyContacts',
  label: t('emergency_contact.emergency_contact'),
  page: '/emergency-contacts?open=:id',
  sort: 'rank',
  title: 'name',
  person: 'employeeId',
  guard: async (ctx, after, before) => {
    refuseUnreachable(ctx, after, before);
    await refuseOwnProfile(ctx, 'EmergencyContact', after.employeeId, after, before);
  },
  followUp: (ctx, rows) => refreshFirstContacts(ctx, [...new Set(rows.map(({ employeeId }) => employeeId))]),
});
export const EmergencyContactResolver = CrudResolver(emergencyContact);
