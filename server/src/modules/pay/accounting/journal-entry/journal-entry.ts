import { Field, Int, ObjectType } from 'type-graphql';
import { Index } from 'typeorm';
import { defineArea } from '../../../../platform/records/area';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import type { Text, Words } from '../../../../kernel/text/text';
import { LocalizedText } from '../../runs/payslip/payslip';
import type { LedgerLine } from '../domain/ledger-line';
import type { PostedLine } from '../domain/ledger-posting';
import { LedgerLineChoice } from '../posting-rule/posting-rule';
import { t } from '../../texts/text';

export const JournalOrigin = choiceOf('JournalOrigin', 'What an entry books.', {
  payroll_run: 'A payroll run.',
  end_of_service: 'The final settlement of an employee.',
  eos_provision: 'What a month adds to the provisions for end of service.',
});
export const JournalEntryState = choiceOf('JournalEntryState', 'Whether an entry still stands.', {
  posted: 'It stands.',
  reversed: 'Another entry of the opposite sides has taken it back.',
});

@ObjectType('JournalEntryLine', {
  description: 'One line of a posted entry: an amount on one side, nothing on the other.',
})
export class JournalEntryLine implements PostedLine {
  @Field(() => String, { nullable: true, description: 'Department; empty for none.', simple: true })
  department!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Cost centre the department had when it was posted.',
    simple: true,
  })
  costCentre!: string | null;
  @Field(() => LedgerLineChoice, { description: 'What it is for.', simple: true }) line!: LedgerLine;
  @Field(() => String, { description: 'Code of the line of pay it comes from.', simple: true }) code!: string;
  @Field(() => LocalizedText, { description: 'Name of the booking.', simple: true }) name!: Text;
  @Field(() => String, { description: 'Number of the account it was posted to.', simple: true }) account!: string;
  @Field(() => String, { description: 'What the account was called then.', simple: true }) accountTitle!: string;
  @Field(() => String, {
    nullable: true,
    description: 'What the accounting system called it; empty where that is its title.',
    simple: true,
  })
  externalName!: string | null;
  @Field(() => DecimalScalar, { description: 'Debit, in the currency of the entry.', simple: true }) debit!: string;
  @Field(() => DecimalScalar, { description: 'Credit, in the currency of the entry.', simple: true }) credit!: string;
  @Field(() => Int, { description: 'How many payslips it sums up.', simple: true }) count!: number;
}

const byServer = { write: 'never', identifies: false } as const;

@record(
  'JournalEntry',
  'What was posted to the accounts of a run, a settlement or the provisions of a month; it is never changed, only reversed by another.',
)
@Index('journal_entry_once', ['companyId', 'origin', 'originKey'], {
  unique: true,
  where: `state = 'posted' AND reverses_id IS NULL AND deleted_at IS NULL`,
})
@Index('journal_entry_number_key', ['companyId', 'number'], { unique: true })
@Index('journal_entry_reverses_key', ['companyId', 'reversesId'], { unique: true, where: 'reverses_id IS NOT NULL' })
export class JournalEntry extends CompanyRecord {
  @field.text({ ...byServer, description: 'Number, given in turn.', max: 20, search: true })
  number!: string;
  @field.choice(JournalOrigin, { description: 'What it books.', write: 'never' }) origin!: string;
  @field.internal({ identifies: false, description: 'Which of them: the id of the row, or the month.' })
  originKey!: string;
  @field.json({ ...byServer, type: () => LocalizedText, description: 'What it is called.' }) title!: Words;
  @field.text({ ...byServer, description: 'Month it belongs to, YYYY-MM.', max: 7, search: true }) period!: string;
  @field.date({ description: 'Day it is dated.', write: 'never' }) day!: string;
  @field.text({ ...byServer, description: 'Currency, ISO 4217.', max: 3 }) currency!: string;
  @field.money({ description: 'The sum of its debits, which is that of its credits.', write: 'never' }) total!: string;
  @field.json({ ...byServer, type: () => [JournalEntryLine], description: 'Its lines, by department.' })
  lines!: PostedLine[];
  @field.choice(JournalEntryState, { description: 'Whether it still stands.', write: 'never', initial: 'posted' })
  state!: string;
  @field.reference('PayrollRun', { description: 'The payroll run it books.', optional: true, write: 'never' })
  runId!: string | null;
  @field.reference('EndOfService', { description: 'The settlement it books.', optional: true, write: 'never' })
  endOfServiceId!: string | null;
  @field.reference('JournalEntry', { description: 'The entry it takes back.', optional: true, write: 'never' })
  reversesId!: string | null;
  @field.text({ ...byServer, description: 'Why it takes that one back.', max: 500, optional: true }) reason!:
    | string
    | null;
  @field.reference('User', { description: 'Who posted it.', write: 'never' }) postedById!: string;
  @field.computed('text', 'select u.name from app_user u where u.id = t.posted_by_id', {
    description: 'Name of who posted it.',
    optional: true,
  })
  postedByName!: string | null;
  @field.instant({ description: 'When it was posted.', write: 'never' }) postedAt!: Date;
}

export const journalEntry = defineArea('JournalEntry', JournalEntry, {
  one: 'journalEntry',
  many: 'journalEntries',
  label: t('journal_entry.journal_entry'),
  page: '/journal-entries/:id',
  menu: { group: 'pay', title: t('journal_entry.menu'), icon: 'profile' },
  sort: 'number',
  descending: true,
  title: 'number',
  stateFields: ['state', 'reversesId'],
  isEditable: () => false,
  verbs: {
    post: () => false,
    reverse: ({ state, reversesId }) => state === 'posted' && reversesId === null,
  },
});

export { postEntry, refuseUngranted } from './journal-entry.actions';
