import { Field, Int, ObjectType } from 'type-graphql';
import { Index } from 'typeorm';
import { formatMoney } from '../../../../kernel/numbers/money';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { grantSql, Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { conflict, forbidden } from '../../../../platform/errors';
import { defineArea, type Row } from '../../../../platform/records/area';
import { newId } from '../../../../platform/records/ids';
import { writeRows } from '../../../../platform/records/write-rows';
import { wordsOf } from '../../../../platform/text';
import type { JournalLine } from '../../runs/domain/payroll-journal';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import type { Text, Words } from '../../../../kernel/text/text';
import { LocalizedText } from '../../runs/payslip/payslip';
import type { LedgerLine } from '../domain/ledger-line';
import { postedLines, sidesOf, type OpenAccount, type PostedLine } from '../domain/ledger-posting';
import { LedgerLineChoice } from '../posting-rule/posting-rule';
import { t } from '../../texts/text';

export const JournalOrigin = choiceOf('JournalOrigin', 'What an entry books.', {
  payroll_run: 'A posted payroll run, by department.',
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
  'What was posted of a run, a settlement or provisions; never changed, only reversed by another.',
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

/** What is posted: which run, settlement or month, and the bookings it comes to. */
export interface Posting {
  origin: 'payroll_run' | 'end_of_service' | 'eos_provision';
  key: string;
  title: Text;
  day: PlainDate;
  currency: string;
  lines: readonly JournalLine[];
  runId?: string;
  endOfServiceId?: string;
}

/**
 * Posts what a run, a settlement or a month comes to, once. Whoever posts must be granted it for the whole company,
 * before anything is read: an entry is whole or it is none.
 */
export async function postEntry(ctx: Ctx, read: () => Promise<Posting>): Promise<Row<JournalEntry>> {
  if (grantSql(ctx.ability, 'post', journalEntry, new Parameters()) !== 'true') throw forbidden();
  const { lines, origin, key, title, day, currency, runId = null, endOfServiceId = null } = await read();
  await takeTurns(ctx);
  const { rows } = await ctx.tx.query<{ number: string; day: PlainDate }>(
    `select number, day from journal_entry where company_id = $1 and origin = $2 and origin_key = $3
      and state = 'posted' and reverses_id is null and deleted_at is null`,
    [ctx.companyId, origin, key],
  );
  if (rows[0]) throw conflict(t('journal_entry.posted_already', rows[0]));
  const posted = postedLines(lines, await openAccounts(ctx));
  if ('refused' in posted) throw conflict(posted.refused);
  return writeEntry(ctx, posted.lines, {
    origin,
    originKey: key,
    title: wordsOf(title),
    period: day.slice(0, 7),
    day,
    currency,
    runId,
    endOfServiceId,
    reversesId: null,
    reason: null,
  });
}

/** Numbers are given in turn, and nothing is posted twice at the same moment. */
export async function takeTurns(ctx: Ctx): Promise<void> {
  await ctx.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`journal of ${ctx.companyId}`]);
}

async function openAccounts(ctx: Ctx): Promise<Map<string, OpenAccount>> {
  const { rows } = await ctx.tx.query<OpenAccount & { code: string }>(
    `select code, title, external_name as "externalName" from ledger_account
     where company_id = $1 and status = 'active' and deleted_at is null`,
    [ctx.companyId],
  );
  return new Map(rows.map(({ code, ...account }) => [code, account]));
}

/** The only way an entry comes into being: with both sides alike. */
export async function writeEntry(
  ctx: Ctx,
  lines: readonly PostedLine[],
  values: Pick<
    JournalEntry,
    | 'origin'
    | 'originKey'
    | 'title'
    | 'period'
    | 'day'
    | 'currency'
    | 'runId'
    | 'endOfServiceId'
    | 'reversesId'
    | 'reason'
  >,
): Promise<Row<JournalEntry>> {
  const { debit, credit } = sidesOf(lines, values.currency);
  if (debit !== credit) throw new Error(`an entry of ${values.origin} ${values.originKey} is not in balance`);
  const { rows } = await ctx.tx.query<{ count: number }>(
    'select count(*)::int as count from journal_entry where company_id = $1',
    [ctx.companyId],
  );
  const [written] = await writeRows(
    ctx,
    journalEntry,
    [
      {
        id: newId(),
        values: {
          ...values,
          number: `JE-${String(rows[0]!.count + 1).padStart(5, '0')}`,
          total: formatMoney(debit, values.currency),
          lines: lines.map((line) => ({ ...line, name: wordsOf(line.name) })),
          state: 'posted',
          postedById: ctx.user.id,
          postedAt: ctx.now,
          deletedAt: null,
        },
      },
    ],
    values.reversesId ? 'reverse' : 'post',
  );
  return written!;
}
