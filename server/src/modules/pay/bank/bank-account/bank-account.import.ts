import { employeeColumn, importable } from '../../../../platform/import/importable';
import { bankAccount } from './bank-account';

/** Rows wait to be verified by somebody else, as if they were typed. */
export const bankAccountImport = importable(bankAccount, {
  label: { en: 'Bank accounts', ar: 'الحسابات البنكية' },
  key: ['employeeId', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    holder: [
      'Account holder',
      'صاحب الحساب',
      'holder|beneficiary|beneficiary name|account name|name on account|اسم المستفيد',
    ],
    iban: ['IBAN', 'رقم الآيبان', 'iban number|iban no|account number|bank account|الآيبان|رقم الحساب'],
    bankName: ['Bank', 'البنك', 'bank name|name of bank|اسم البنك'],
    bic: ['BIC', 'رمز السويفت', 'swift|swift code|bic code|سويفت'],
    routingCode: [
      'Routing code',
      'رمز التوجيه',
      'routing no|routing number|bank routing code|wps routing code|agent id',
    ],
    personCode: ['Person code', 'رمز الشخص', 'labour person code|mohre person code|wps person code|person id'],
    validFrom: [
      'From',
      'من تاريخ',
      'valid from|start date|effective date|effective from|since|date|تاريخ السريان|تاريخ البدء',
    ],
  },
  sample: { iban: 'AE070331234567890123456' },
});
