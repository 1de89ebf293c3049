import { matchKey } from '../values/clean-text';
import { targetLabels, targets, type Target } from './targets';
import { knownAs, type Text } from '../../../platform/text';
import { t } from '../texts/text';

/** How people name the columns of their lists, blanks left out; the first is the usual one. */
const names: Readonly<Record<Target, Text>> = {
  code: t('target_names.code'),
  fullName: t('target_names.full_name'),
  firstName: t('target_names.first_name'),
  middleName: t('target_names.middle_name'),
  lastName: t('target_names.last_name'),
  nativeName: t('target_names.native_name'),
  gender: t('target_names.gender'),
  birthDate: t('target_names.birth_date'),
  maritalStatus: t('target_names.marital_status'),
  nationality: t('target_names.nationality'),
  workEmail: t('target_names.work_email'),
  personalEmail: t('target_names.personal_email'),
  mobilePhone: t('target_names.mobile_phone'),
  workPhone: t('target_names.work_phone'),
  address: t('target_names.address'),
  hireDate: t('target_names.hire_date'),
  exitDate: t('target_names.exit_date'),
  exitReason: t('target_names.exit_reason'),
  status: t('target_names.status'),
  employeeType: t('target_names.employee_type'),
  profession: t('target_names.profession'),
  sourceOfHire: t('target_names.source_of_hire'),
  probationEnd: t('target_names.probation_end'),
  contractEnd: t('target_names.contract_end'),
  department: t('target_names.department'),
  position: t('target_names.position'),
  manager: t('target_names.manager'),
  managerCode: t('target_names.manager_code'),
  workLocation: t('target_names.work_location'),
  weeklyHours: t('target_names.weekly_hours'),
  salary: t('target_names.salary'),
};

/** A header without blanks, marks and case: 'Employee_Name' → 'employeename'. */
export const compact = (header: string): string => matchKey(header).replace(/[^\p{L}\p{N}]/gu, '');

const namesOf = new Map<Target, string[]>(
  targets.map((target) => [target, [...knownAs(names[target]), ...knownAs(targetLabels[target])].map(compact)]),
);

/**
 * How surely a header names the target, 0 to 1: the usual name 1, another name of it 0.95, a name with more around it
 * 0.6.
 */
export const nameFit = (header: string, target: Target): number => namedAs(header, namesOf.get(target) ?? []);

/** The same for names without blanks, the usual one first. */
export function namedAs(header: string, known: readonly string[]): number {
  const name = compact(header);
  const at = known.indexOf(name);
  if (at >= 0) return at === 0 ? 1 : 0.95;
  const inside = known.filter((other) => other.length >= 4 && name.includes(other)).map((other) => other.length);
  return inside.length === 0 ? 0 : 0.5 + 0.2 * (Math.max(...inside) / name.length);
}
