import { employeeColumn, importable } from '../../../platform/import/importable';
import { employeeLicence } from './employee-licence';
import { t } from '../texts/text';

export const employeeLicenceImport = importable(employeeLicence, {
  label: t('employee_licence.licences'),
  key: ['employeeId', 'number'],
  columns: {
    employeeId: employeeColumn,
    number: [t('employee_licence.licence_number'), 'licence no|license no|license number|number|رقم الرخصة'],
    authority: [t('employee_licence.authority'), 'licensing authority|issued by|issuer|board|الجهة'],
    profession: [t('employee_licence.profession'), 'title|specialty|speciality|التخصص'],
    issueDate: [t('employee_licence.issued'), 'issue date|date of issue|valid from|from|من تاريخ'],
    expiryDate: [t('employee_licence.expires'), 'expiry date|expiry|valid until|valid to|until'],
    cycleStart: [t('employee_licence.first_cycle_begins'), 'cycle start|cme cycle start'],
  },
});
