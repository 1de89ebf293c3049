import type { Text } from '../../../platform/text';

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
  code: { en: 'Employee number', ar: 'رقم الموظف' },
  fullName: { en: 'Full name', ar: 'الاسم الكامل' },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  middleName: { en: 'Middle name', ar: 'الاسم الأوسط' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  nativeName: { en: 'Name in native script', ar: 'الاسم بالعربية' },
  gender: { en: 'Gender', ar: 'الجنس' },
  birthDate: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  maritalStatus: { en: 'Marital status', ar: 'الحالة الاجتماعية' },
  nationality: { en: 'Nationality', ar: 'الجنسية' },
  workEmail: { en: 'Work e-mail', ar: 'بريد العمل الإلكتروني' },
  personalEmail: { en: 'Personal e-mail', ar: 'البريد الإلكتروني الشخصي' },
  mobilePhone: { en: 'Mobile phone', ar: 'الهاتف المتحرك' },
  workPhone: { en: 'Work phone', ar: 'هاتف العمل' },
  address: { en: 'Address', ar: 'العنوان' },
  hireDate: { en: 'Hire date', ar: 'تاريخ التعيين' },
  exitDate: { en: 'Exit date', ar: 'تاريخ انتهاء الخدمة' },
  exitReason: { en: 'Exit reason', ar: 'سبب انتهاء الخدمة' },
  status: { en: 'Employment status', ar: 'حالة التوظيف' },
  employeeType: { en: 'Employment type', ar: 'نوع التوظيف' },
  profession: { en: 'Profession', ar: 'المهنة' },
  sourceOfHire: { en: 'Source of hire', ar: 'مصدر التوظيف' },
  probationEnd: { en: 'Probation ends', ar: 'نهاية فترة التجربة' },
  contractEnd: { en: 'Contract ends', ar: 'نهاية العقد' },
  department: { en: 'Department', ar: 'القسم' },
  position: { en: 'Position', ar: 'المنصب' },
  manager: { en: 'Manager (by name)', ar: 'المدير (بالاسم)' },
  managerCode: { en: 'Manager (by employee number)', ar: 'المدير (برقم الموظف)' },
  workLocation: { en: 'Work location', ar: 'موقع العمل' },
  weeklyHours: { en: 'Hours a week', ar: 'ساعات العمل الأسبوعية' },
  salary: { en: 'Salary', ar: 'الراتب' },
};

const isTarget = (target: string): target is Target => (targets as readonly string[]).includes(target);

/** Why a mapping cannot be used, or null. */
export function mappingProblem(headers: readonly string[], mapping: Mapping): Text | null {
  const used = new Map<string, string>();
  for (const [header, target] of Object.entries(mapping)) {
    if (!headers.includes(header))
      return { en: `The file has no column "${header}".`, ar: `لا يوجد في الملف عمود باسم "${header}".` };
    if (!isTarget(target))
      return { en: `"${target}" is not a field of a person.`, ar: `"${target}" ليس من حقول الموظف.` };
    const other = used.get(target);
    if (other !== undefined) {
      const { en, ar } = targetLabels[target];
      return {
        en: `Both "${other}" and "${header}" are set to ${en}. Leave one of them out.`,
        ar: `العمودان "${other}" و"${header}" مرتبطان بالحقل "${ar}". اترك أحدهما.`,
      };
    }
    used.set(target, header);
  }
  if (used.has('fullName') || used.has('firstName')) return null;
  return {
    en: 'Choose the column that holds the name: full name, or first and last name.',
    ar: 'اختر العمود الذي يحتوي على الاسم: الاسم الكامل، أو الاسم الأول واسم العائلة.',
  };
}
