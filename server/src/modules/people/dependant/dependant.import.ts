import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { dependant } from './dependant';

export const dependantImport = importable(dependant, {
  label: { en: 'Dependants', ar: 'المُعالون' },
  key: ['employeeId', 'name'],
  columns: {
    employeeId: employeeBesideNames,
    name: [
      'Name',
      'الاسم',
      'dependant|dependent|dependant name|dependent name|family member|full name|المُعال|اسم المُعال|فرد العائلة',
    ],
    relation: ['Relation', 'صلة القرابة', 'relationship|kinship|related as|القرابة'],
    birthDate: ['Date of birth', 'تاريخ الميلاد', 'birth date|dob|born|birthday|الميلاد'],
    gender: ['Gender', 'الجنس', 'sex'],
    nationalId: ['National ID', 'الهوية الوطنية', 'emirates id|iqama|id number|identity no|رقم الهوية'],
    passportNo: ['Passport', 'جواز السفر', 'passport no|passport number|رقم الجواز'],
  },
  choices: {
    relation: {
      spouse: ['Spouse', 'الزوج أو الزوجة', 'wife|husband|partner|زوجة|زوج'],
      child: ['Child', 'ابن أو ابنة', 'son|daughter|ابن|ابنة|بنت|طفل'],
      parent: ['Parent', 'أحد الوالدين', 'mother|father|أم|أب|والد|والدة'],
      sibling: ['Sibling', 'أخ أو أخت', 'brother|sister|أخ|أخت'],
      other: ['Other', 'أخرى'],
    },
  },
});
