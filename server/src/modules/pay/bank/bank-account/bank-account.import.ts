import { employeeColumn, importable } from '../../../../platform/import/importable';
import { bankAccount } from './bank-account';
import { t } from '../../texts/text';

/** Rows wait to be verified by somebody else, as if they were typed. */
export const bankAccountImport = importable(bankAccount, {
  label: t('bank_account.bank_accounts'),
  key: ['employeeId', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    holder: [t('bank_account.account_holder'), t('bank_account.account_holder_words')],
    iban: [t('bank_account.iban'), t('bank_account.iban_words')],
    bankName: [t('bank_account.bank'), t('bank_account.bank_words')],
    bic: [t('bank_account.bic'), t('bank_account.bic_words')],
    routingCode: [t('bank_account.routing_code'), t('bank_account.routing_code_words')],
    bankShortName: [t('bank_account.bank_short_name'), t('bank_account.bank_short_name_words')],
    personCode: [t('bank_account.person_code'), t('bank_account.person_code_words')],
    validFrom: [t('bank_account.from'), t('bank_account.from_words')],
  },
  sample: { iban: 'AE070331234567890123456' },
});
