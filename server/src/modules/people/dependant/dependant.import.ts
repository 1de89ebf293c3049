import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { dependant } from './dependant';
import { t } from '../texts/text';

export const dependantImport = importable(dependant, {
  label: t('dependant.dependants'),
  key: ['employeeId', 'name'],
  columns: {
    employeeId: employeeBesideNames,
    name: [
      t('dependant.name'),
      'dependant|dependent|dependant name|dependent name|family member|full name|المُعال|اسم المُعال|فرد العائلة',
    ],
    relation: [t('dependant.relation'), 'relationship|kinship|related as|القرابة'],
    birthDate: [t('dependant.date_birth'), 'birth date|dob|born|birthday|الميلاد'],
    gender: [t('dependant.gender'), 'sex'],
    nationalId: [t('dependant.national_id'), 'emirates id|iqama|id number|identity no|رقم الهوية'],
    passportNo: [t('dependant.passport'), 'passport no|passport number|رقم الجواز'],
  },
  choices: {
    relation: {
      spouse: [t('dependant.spouse'), 'wife|husband|partner|زوجة|زوج'],
      child: [t('dependant.child'), 'son|daughter|ابن|ابنة|بنت|طفل'],
      parent: [t('dependant.parent'), 'mother|father|أم|أب|والد|والدة'],
      sibling: [t('dependant.sibling'), 'brother|sister|أخ|أخت'],
      other: [t('dependant.other')],
    },
  },
});
