import { employeeColumn, importable } from '../../../../platform/import/importable';
import { bankAccount } from './bank-account';
import { t } from '../../texts/text';

/** Rows wait to be verified by somebody else, as if they were typed. */
export const bankAccountImport = importable(bankAccount, {
  label: t('bank_account.bank_accounts'),
  key: ['employeeId', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    holder: [
      t('bank_account.account_holder'),
      'holder|beneficiary|beneficiary name|account name|name on account|اسم المستفيد',
    ],
    iban: [t('bank_account.iban'), 'iban number|iban no|account number|bank account|الآيبان|رقم الحساب'],
    bankName: [t('bank_account.bank'), 'bank name|name of bank|اسم البنك'],
    bic: [t('bank_account.bic'), 'swift|swift code|bic code|سويفت'],
    routingCode: [
      t('bank_account.routing_code'),
      'routing no|routing number|bank routing code|wps routing code|agent id',
    ],
    personCode: [t('bank_account.person_code'), 'labour person code|mohre person code|wps person code|person id'],
    validFrom: [
      t('bank_account.from'),
      'valid from|start date|effective date|effective from|since|date|تاريخ السريان|تاريخ البدء',
    ],
  },
  sample: { iban: 'AE070331234567890123456' },
});
