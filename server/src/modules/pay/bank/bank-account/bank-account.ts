import { Exclusion } from 'typeorm';
import { mayDo } from '../../../../platform/access/ability';
import { decidersSql, isDecider, notDue } from '../../../../platform/approval/approval';
import { defineArea, type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { nameOfEmployee } from '../../../people/employee/employee';
import { decideVerification } from '../../../../kernel/bank-account/verification';
import { isIban, noIban } from '../../../../kernel/bank-account/iban';
import { say } from '../../../../platform/text';
import { t } from '../../texts/text';

export const BankAccountState = choiceOf(
  'BankAccountState',
  'Where a bank account stands, of an employee or a vendor: pay goes to verified ones alone.',
  {
    pending: 'Entered, and waits for a second person; no pay goes there.',
    verified: 'Checked by a second person; pay goes there while it is in force.',
    rejected: 'Found wrong by a second person; no pay goes there.',
    closed: 'Was verified, and is no longer used.',
  },
);

const decidedBy: ('state' | 'employeeId' | 'enteredById' | 'deciders')[] = [
  'state',
  'employeeId',
  'enteredById',
  'deciders',
];

@record(
  'BankAccount',
  'A bank account an employee is paid to from one day to another, once a second person has verified it.',
)
@Exclusion(
  'bank_account_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (state = 'verified' AND deleted_at IS NULL)`,
)
export class BankAccount extends CompanyRecord {
  @field.reference('Employee', { description: 'Whose account it is.', write: 'create' }) employeeId!: string;
  @field.computed('text', nameOfEmployee, {
    description: 'First, middle and last name of the employee in one.',
    search: true,
  })
  employeeName!: string;
  @field.text({ description: 'Name the account is held in.', min: 2, max: 120 }) holder!: string;
  @field.text({
    isCode: true,
    description: 'IBAN; shown masked.',
    max: 34,
    pattern: /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/,
    example: 'AE070331234567890123456',
    sensitive: true,
    encrypted: true,
  })
  iban!: string;
  @field.text({ description: 'Bank of the account.', max: 80, optional: true }) bankName!: string | null;
  @field.text({
    isCode: true,
    description: 'BIC of the bank.',
    pattern: /^[A-Z0-9]{8}([A-Z0-9]{3})?$/,
    example: 'EBILAEAD',
    optional: true,
  })
  bic!: string | null;
  @field.text({
    isCode: true,
    description: 'Routing code of the bank in the UAE Wages Protection System, 9 digits.',
    pattern: /^\d{9}$/,
    example: '033123456',
    optional: true,
  })
  routingCode!: string | null;
  @field.text({
    isCode: true,
    description: 'Short name of the bank in the Wage Protection System of Qatar, up to 4 letters or digits.',
    pattern: /^[A-Z0-9]{2,4}$/,
    example: 'QNB',
    optional: true,
  })
  bankShortName!: string | null;
  @field.text({
    isCode: true,
    description: 'Person code of the employee at the labour authority, 14 digits.',
    max: 14,
    optional: true,
    sensitive: true,
  })
  personCode!: string | null;
  @field.reference('File', {
    description:
      'A letter or statement of the bank that shows it; what somebody enters about themselves is not verified without one.',
    optional: true,
  })
  proofFileId!: string | null;
  @field.date({
    reach: 'planned',
    description: "First day pay goes there; later where it replaces another account, by the company's days of waiting.",
  })
  validFrom!: string;
  @field.date({ description: 'Last day; empty while it goes on.', optional: true, write: 'never' }) validTo!:
    | string
    | null;
  @field.choice(BankAccountState, { description: 'Where it stands.', initial: 'pending', write: 'never' })
  state!: string;
  @field.reference('User', { description: 'Who entered it last.', optional: true, write: 'never' }) enteredById!:
    | string
    | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.entered_by_id', {
    description: 'Name of who entered it last.',
    optional: true,
  })
  enteredByName!: string | null;
  @field.reference('User', {
    description: 'Who verified or rejected it; never who entered it.',
    optional: true,
    write: 'never',
  })
  decidedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.decided_by_id', {
    description: 'Name of who verified or rejected it.',
    optional: true,
  })
  decidedByName!: string | null;
  @field.instant({ description: 'When it was verified or rejected.', optional: true, write: 'never' })
  decidedAt!: Date | null;
  @field.text({ description: 'Why it was rejected or closed.', max: 300, optional: true, write: 'never' })
  decisionNote!: string | null;
  @field.computed('text', decidersSql('BankAccount'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may verify decides.',
    optional: true,
  })
  deciders!: string | null;
  @field.derivedInContext<Row<BankAccount>>(
    () => String,
    decidedBy,
    (row, ctx) => refusalOf(row, ctx),
    'Why you cannot verify it now, in the language of the request; empty when you can and when it is not waiting.',
  )
  verificationRefusal!: string | null;
}

export const verificationOf = (ctx: Ctx, row: Row<BankAccount>) =>
  decideVerification(row, { id: ctx.user.id, employeeId: ctx.user.employeeId });

function refusalOf(row: Row<BankAccount>, ctx: Ctx): string | null {
  if (row.state !== 'pending' || !mayDo(ctx.ability, 'verify', bankAccount, row)) return null;
  const because = verificationOf(ctx, row);
  if (because) return say(because, ctx.locale);
  return isDecider(row, ctx) ? null : say(notDue, ctx.locale);
}

function refuseWrongNumbers(_ctx: Ctx, after: Row<BankAccount>, before: Row<BankAccount> | null): void {
  if (
    !after.deletedAt &&
    after.personCode &&
    after.personCode !== before?.personCode &&
    !/^\d{14}$/.test(after.personCode)
  ) {
    throw invalid('personCode', t('bank_account.person_code_has_14_digits'));
  }
  if (after.deletedAt || after.iban === before?.iban || isIban(after.iban)) return;
  throw invalid('iban', noIban);
}

export const bankAccount = defineArea('BankAccount', BankAccount, {
  keptFor: 'pay',
  one: 'bankAccount',
  many: 'bankAccounts',
  label: t('bank_account.bank_account'),
  page: '/bank-accounts?open=:id',
  menu: { group: 'pay', title: t('bank_account.menu'), icon: 'idcard', after: 'PayrollPayment' },
  sort: 'validFrom',
  descending: true,
  title: 'employeeName',
  person: 'employeeId',
  stateFields: decidedBy,
  isEditable: (row) => row.state === 'pending',
  ownMatter: { waits: ({ state }) => state === 'pending' },
  stepUp: ['create', 'update', 'verify'],
  // Whoever changes it answers for it from then on.
  derive: (ctx): Values => ({ enteredById: ctx.user.id }),
  guard: refuseWrongNumbers,
  verbs: {
    verify: (row, ctx) => row.state === 'pending' && verificationOf(ctx, row) === null && isDecider(row, ctx),
    reject: (row, ctx) => row.state === 'pending' && isDecider(row, ctx),
    close: (row) => row.state === 'verified',
  },
  notifies: [
    {
      kind: 'bank_account_waiting',
      on: ['create'],
      whoMay: 'verify',
      butNot: ['enteredById'],
      until: ['verify', 'reject', 'delete'],
      facts: { employee: 'employeeId' },
    },
    {
      kind: 'bank_account_verified',
      on: ['verify'],
      employees: ['employeeId'],
      users: ['enteredById'],
      facts: { employee: 'employeeId', day: 'validFrom' },
    },
  ],
});
