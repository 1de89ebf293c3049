import { employeeColumn, importable } from '../../../platform/import/importable';
import { employeeLicence } from './employee-licence';
import { t } from '../texts/text';

export const employeeLicenceImport = importable(employeeLicence, {
  label: t('employee_licence.licences'),
  key: ['employeeId', 'number'],
  columns: {
    employeeId: employeeColumn,
    number: [t('employee_licence.licence_number'), t('employee_licence.licence_number_words')],
    authority: [t('employee_licence.authority'), t('employee_licence.authority_words')],
    profession: [t('employee_licence.profession'), t('employee_licence.profession_words')],
    issueDate: [t('employee_licence.issued'), t('employee_licence.issued_words')],
    expiryDate: [t('employee_licence.expires'), t('employee_licence.expires_words')],
    cycleStart: [t('employee_licence.first_cycle_begins'), t('employee_licence.first_cycle_begins_words')],
  },
});
