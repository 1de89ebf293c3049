import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { dependant } from './dependant';
import { t } from '../texts/text';

export const dependantImport = importable(dependant, {
  label: t('dependant.dependants'),
  key: ['employeeId', 'name'],
  columns: {
    employeeId: employeeBesideNames,
    name: [t('dependant.name'), t('dependant.name_words')],
    relation: [t('dependant.relation'), t('dependant.relation_words')],
    birthDate: [t('dependant.date_birth'), t('dependant.date_birth_words')],
    gender: [t('dependant.gender'), t('dependant.gender_words')],
    nationalId: [t('dependant.national_id'), t('dependant.national_id_words')],
    passportNo: [t('dependant.passport'), t('dependant.passport_words')],
  },
  choices: {
    relation: {
      spouse: [t('dependant.spouse'), t('dependant.spouse_words')],
      child: [t('dependant.child'), t('dependant.child_words')],
      parent: [t('dependant.parent'), t('dependant.parent_words')],
      sibling: [t('dependant.sibling'), t('dependant.sibling_words')],
      other: [t('dependant.other')],
    },
  },
});
