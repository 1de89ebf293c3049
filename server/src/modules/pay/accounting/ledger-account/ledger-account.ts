import { defineArea } from '../../../../platform/records/area';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { t } from '../../texts/text';

export const LedgerAccountKind = choiceOf(
  'LedgerAccountKind',
  'Where an account stands in the accounts of a company.',
  {
    asset: 'What the company owns or is owed.',
    liability: 'What the company owes.',
    equity: 'What is left to the owners.',
    income: 'What it earns.',
    expense: 'What it spends.',
  },
);
export const LedgerAccountStatus = choiceOf('LedgerAccountStatus', 'Whether entries may be posted to an account.', {
  active: 'Entries can be posted to it.',
  inactive: 'Kept for the entries it has; no more are posted to it.',
});

@record('LedgerAccount', 'An account in the chart of accounts of the company.')
export class LedgerAccount extends CompanyRecord {
  @field.text({
    description: 'Number of the account in the chart.',
    max: 40,
    search: true,
    unique: true,
    identifies: false,
  })
  code!: string;
  @field.text({ description: 'What it is called.', min: 2, max: 120, search: true, identifies: false }) title!: string;
  @field.choice(LedgerAccountKind, { description: 'Where it stands in the accounts.' }) kind!: string;
  @field.text({
    description: 'What the accounting system calls it, such as "5100 - Salaries - HMG"; empty for its title.',
    max: 160,
    optional: true,
    identifies: false,
  })
  externalName!: string | null;
  @field.choice(LedgerAccountStatus, { description: 'Whether entries may be posted to it.', initial: 'active' })
  status!: string;
}

export const ledgerAccount = defineArea('LedgerAccount', LedgerAccount, {
  one: 'ledgerAccount',
  many: 'ledgerAccounts',
  label: t('ledger_account.ledger_account'),
  page: '/ledger-accounts?open=:id',
  menu: { group: 'pay', title: t('ledger_account.menu'), icon: 'table' },
  sort: 'code',
  title: 'title',
});
export const LedgerAccountResolver = CrudResolver(ledgerAccount);
