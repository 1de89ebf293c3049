import type { Text } from '../../../platform/text';
import { t } from '../texts/text';

/** What a column of a file may tell about a person. */
export const targets = [
  'code',
  'fullName',
  'firstName',
  'middleName',
  'lastName',
  'nativeName',
  'gender',
  'birthDate',
  'maritalStatus',
  'nationality',
  'workEmail',
  'personalEmail',
  'mobilePhone',
  'workPhone',
  'address',
  'hireDate',
  'exitDate',
  'exitReason',
  'status',
  'employeeType',
  'profession',
  'sourceOfHire',
  'probationEnd',
  'contractEnd',
  'department',
  'position',
  'manager',
  'managerCode',
  'workLocation',
  'weeklyHours',
  'salary',
] as const;
export type Target = (typeof targets)[number];

/** Texts that are kept as the file gives them. */
export const textTargets = [
  'nativeName',
  'workEmail',
  'personalEmail',
  'mobilePhone',
  'workPhone',
  'address',
  'exitReason',
  'profession',
  'sourceOfHire',
] as const satisfies readonly Target[];

const dayTargets = ['birthDate', 'hireDate', 'exitDate', 'probationEnd', 'contractEnd'] as const;
export type DayTarget = (typeof dayTargets)[number];
export const isDayTarget = (target: string): target is DayTarget => (dayTargets as readonly string[]).includes(target);

/** Which column of the file tells what: header → target. Columns that are not named are left out. */
export type Mapping = Readonly<Record<string, string>>;

export const targetLabels: Readonly<Record<Target, Text>> = {
  code: t('targets.target_labels.code'),
  fullName: t('targets.target_labels.full_name'),
  firstName: t('targets.target_labels.first_name'),
  middleName: t('targets.target_labels.middle_name'),
  lastName: t('targets.target_labels.last_name'),
  nativeName: t('targets.target_labels.native_name'),
  gender: t('targets.target_labels.gender'),
  birthDate: t('targets.target_labels.birth_date'),
  maritalStatus: t('targets.target_labels.marital_status'),
  nationality: t('targets.target_labels.nationality'),
  workEmail: t('targets.target_labels.work_email'),
  personalEmail: t('targets.target_labels.personal_email'),
  mobilePhone: t('targets.target_labels.mobile_phone'),
  workPhone: t('targets.target_labels.work_phone'),
  address: t('targets.target_labels.address'),
  hireDate: t('targets.target_labels.hire_date'),
  exitDate: t('targets.target_labels.exit_date'),
  exitReason: t('targets.target_labels.exit_reason'),
  status: t('targets.target_labels.status'),
  employeeType: t('targets.target_labels.employee_type'),
  profession: t('targets.target_labels.profession'),
  sourceOfHire: t('targets.target_labels.source_of_hire'),
  probationEnd: t('targets.target_labels.probation_end'),
  contractEnd: t('targets.target_labels.contract_end'),
  department: t('targets.target_labels.department'),
  position: t('targets.target_labels.position'),
  manager: t('targets.target_labels.manager'),
  managerCode: t('targets.target_labels.manager_code'),
  workLocation: t('targets.target_labels.work_location'),
  weeklyHours: t('targets.target_labels.weekly_hours'),
  salary: t('targets.target_labels.salary'),
};

const isTarget = (target: string): target is Target => (targets as readonly string[]).includes(target);

/** Why a mapping cannot be used, or null. */
export function mappingProblem(headers: readonly string[], mapping: Mapping): Text | null {
  const used = new Map<string, string>();
  for (const [header, target] of Object.entries(mapping)) {
    if (!headers.includes(header)) return t('targets.file_has_no_column', { header });
    if (!isTarget(target)) return t('targets.not_field_person', { target });
    const other = used.get(target);
    if (other !== undefined) {
      const label = targetLabels[target];
      return t('targets.both_set_leave_them_out', { other, header, label });
    }
    used.set(target, header);
  }
  if (used.has('fullName') || used.has('firstName')) return null;
  return t('targets.choose_column_holds_name_full');
}
