import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { todayIn } from '../../../platform/today';
import { Gender, refuseOwnProfile } from '../employee/employee';
import { refuseWrongIdentityNumber } from '../../organisation/company/company';
import { t } from '../texts/text';

export const DependantRelation = choiceOf('DependantRelation', 'What a dependant is to the employee.', {
  spouse: 'Husband or wife.',
  child: 'Son or daughter.',
  parent: 'Father or mother.',
  sibling: 'Brother or sister.',
  other: 'Anybody else.',
});

@record('Dependant', 'Somebody an employee provides for, such as a spouse or a child.')
export class Dependant extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create', search: true })
  employeeId!: string;
  @field.text({ description: 'Full name.', max: 160, search: true }) name!: string;
  @field.choice(DependantRelation, { description: 'What the dependant is to the employee.' }) relation!: string;
  @field.date({ reach: 'kept', description: 'Day of birth.', optional: true }) birthDate!: string | null;
  @field.choice(Gender, { description: 'As documents give it.', optional: true }) gender!: string | null;
  @field.text({
    description: 'National identity number; shown masked.',
    max: 40,
    optional: true,
    sensitive: true,
    encrypted: true,
  })
  nationalId!: string | null;
  @field.text({
    description: 'Passport number; shown masked.',
    max: 40,
    optional: true,
    sensitive: true,
    encrypted: true,
  })
  passportNo!: string | null;
}

export async function validateDependant(
  ctx: Ctx,
  { birthDate, deletedAt, nationalId }: Row<Dependant>,
  before: Row<Dependant> | null,
): Promise<void> {
  if (deletedAt) return;
  if (birthDate && birthDate > todayIn(ctx)) throw invalid('birthDate', t('dependant.day_has_not_come_yet'));
  await refuseWrongIdentityNumber(ctx, 'nationalId', nationalId, before?.nationalId);
}

export const dependant = defineArea('Dependant', Dependant, {
  one: 'dependant',
  many: 'dependants',
  label: t('dependant.dependant'),
  page: '/dependants?open=:id',
  sort: 'name',
  title: 'name',
  person: 'employeeId',
  guard: async (ctx, after, before) => {
    await validateDependant(ctx, after, before);
    await refuseOwnProfile(ctx, 'Dependant', after.employeeId, after, before);
  },
});
export const DependantResolver = CrudResolver(dependant);
