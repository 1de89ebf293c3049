import { importable } from '../../../../platform/import/importable';
import { ledgerAccount } from './ledger-account';
import { t } from '../../texts/text';

export const ledgerAccountImport = importable(ledgerAccount, {
  label: t('ledger_account.menu'),
  key: ['code'],
  sample: { code: '5100', title: 'Salaries', externalName: '' },
  columns: {
    code: [t('ledger_account.code'), t('ledger_account.code_words')],
    title: [t('ledger_account.title'), t('ledger_account.title_words')],
    kind: [t('ledger_account.kind'), t('ledger_account.kind_words')],
    externalName: [t('ledger_account.external_name'), t('ledger_account.external_name_words')],
    status: [t('ledger_account.status')],
  },
  choices: {
    kind: {
      asset: [t('ledger_account.kinds.asset'), t('ledger_account.kinds.asset_words')],
      liability: [t('ledger_account.kinds.liability'), t('ledger_account.kinds.liability_words')],
      equity: [t('ledger_account.kinds.equity'), t('ledger_account.kinds.equity_words')],
      income: [t('ledger_account.kinds.income'), t('ledger_account.kinds.income_words')],
      expense: [t('ledger_account.kinds.expense'), t('ledger_account.kinds.expense_words')],
    },
  },
});
