import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { ownEmployees, needsAnother } from '../../../platform/access/own-matters';
import { conflict } from '../../../platform/errors';
import { choiceOf } from '../../../platform/records/fields';
import type { ProfileRule } from '../../organisation/domain/profile-rule';
import type { Employee } from './employee-record';
import { companyOf } from '../../organisation/organisation.sql';

export const ProfilePart = choiceOf('ProfilePart', 'A part of what the company knows of an employee.', {
  identity: 'Names, day of birth, gender, nationality and marital status, as documents give them.',
  contact: 'Private e-mail address and telephones.',
  address: 'Addresses in the country of work and at home.',
  photo: 'The photo colleagues see.',
  emergency: 'Whom to call in an emergency.',
  dependants: 'Whom they provide for.',
});
export type Part = keyof typeof ProfilePart;

interface PartFacts {
  of: 'Employee' | 'EmergencyContact' | 'Dependant';
  fields: readonly string[];
  /** The setting of the company that rules it; what pay and law depend on is always approved. */
  ruledBy: 'contactChanges' | 'addressChanges' | 'photoChanges' | 'emergencyChanges' | 'dependantChanges' | null;
  needsProof?: true;
}

export const profileParts: Record<Part, PartFacts> = {
  identity: {
    of: 'Employee',
    fields: [
      'firstName',
      'middleName',
      'lastName',
      'nativeName',
      'birthDate',
      'gender',
      'nationality',
      'maritalStatus',
    ],
    ruledBy: null,
    needsProof: true,
  },
  contact: {
    of: 'Employee',
    fields: ['personalEmail', 'mobilePhone', 'workPhone', 'workPhoneExtension'],
    ruledBy: 'contactChanges',
  },
  address: { of: 'Employee', fields: ['address', 'homeAddress'], ruledBy: 'addressChanges' },
  photo: { of: 'Employee', fields: ['photoFileId'], ruledBy: 'photoChanges' },
  emergency: { of: 'EmergencyContact', fields: ['name', 'phone', 'relationship'], ruledBy: 'emergencyChanges' },
  dependants: {
    of: 'Dependant',
    fields: ['name', 'relation', 'birthDate', 'gender'],
    ruledBy: 'dependantChanges',
    needsProof: true,
  },
};
const parts = Object.keys(profileParts) as Part[];

/** The fields of an employee that somebody changes of themselves by a change of their profile. */
export const ownProfileFields = (Object.keys(profileParts) as Part[]).flatMap((part) =>
  profileParts[part].of === 'Employee' ? (profileParts[part].fields as (keyof Employee & string)[]) : [],
);

/** How each part may be changed by whom it is about. */
export async function profileRules(ctx: Ctx): Promise<Record<Part, ProfileRule>> {
  const company = await companyOf(
    ctx,
    'contactChanges',
    'addressChanges',
    'photoChanges',
    'emergencyChanges',
    'dependantChanges',
  );
  return Object.fromEntries(
    parts.map((part) => {
      const { ruledBy } = profileParts[part];
      return [part, ruledBy ? company[ruledBy] : 'approval'];
    }),
  ) as Record<Part, ProfileRule>;
}

type Written = Row & Record<string, unknown>;

/** Nobody changes by another door what the company lets them change of themselves only once somebody has approved. */
export async function refuseOwnProfile(
  ctx: Ctx,
  of: PartFacts['of'],
  employeeId: string,
  after: object,
  before: object | null,
): Promise<void> {
  if (of === 'Employee' && !before) return;
  const [now, then] = [after as Written, before as Written | null];
  const isChanged = (name: string) =>
    !then || now.deletedAt !== then.deletedAt || (now[name] ?? null) !== (then[name] ?? null);
  const changed = parts.filter((part) => profileParts[part].of === of && profileParts[part].fields.some(isChanged));
  if (!changed.length || !(await ownEmployees(ctx)).has(employeeId)) return;
  const rules = await profileRules(ctx);
  if (changed.some((part) => rules[part] !== 'at_once')) throw conflict(needsAnother);
}
