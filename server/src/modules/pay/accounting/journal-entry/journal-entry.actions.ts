import { formatMoney } from '../../../../kernel/numbers/money';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { wordsOf, type Text } from '../../../../platform/text';
import { grantSql, Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { conflict, forbidden, invalid } from '../../../../platform/errors';
import { newId } from '../../../../platform/records/ids';
import type { Row } from '../../../../platform/records/area';
import { lockedRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { writeRows } from '../../../../platform/records/write-rows';
import type { JournalLine } from '../../runs/domain/payroll-journal';
import { postedLines, reversedLines, sidesOf, type OpenAccount, type PostedLine } from '../domain/ledger-posting';
import { journalEntry, type JournalEntry } from './journal-entry';
import { t } from '../../texts/text';

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

/** Whoever posts must be granted it for the whole company: an entry is whole or it is none. */
export function refuseUngranted(ctx: Ctx): void {
  if (grantSql(ctx.ability, 'post', journalEntry, new Parameters()) !== 'true') throw forbidden();
}

/** Posts what a run, a settlement or a month comes to, once. */
export async function postEntry(ctx: Ctx, { lines, ...posting }: Posting): Promise<Row<JournalEntry>> {
  refuseUngranted(ctx);
  await takeTurns(ctx);
  const { origin, key, title, day, currency, runId = null, endOfServiceId = null } = posting;
  const { rows } = await ctx.tx.query<{ number: string; day: PlainDate }>(
    `select number, day from journal_entry where company_id = $1 and origin = $2 and origin_key = $3
      and state = 'posted' and reverses_id is null and deleted_at is null`,
    [ctx.companyId, origin, key],
  );
  if (rows[0]) throw conflict(t('journal_entry.posted_already', rows[0]));
  const posted = postedLines(lines, await openAccounts(ctx));
  if ('refused' in posted) throw conflict(posted.refused);
  return write(ctx, posted.lines, {
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

/** Takes an entry back by one of the opposite sides, dated today; both stay. */
export async function reverseJournalEntry(
  ctx: Ctx,
  id: string,
  version: number,
  reason: string,
): Promise<Row<JournalEntry>> {
  const entry = await lockedRecord(ctx, journalEntry, id, 'reverse');
  if (entry.reversesId !== null) throw conflict(t('journal_entry.is_reversal'));
  if (entry.state === 'reversed') throw conflict(t('journal_entry.reversed_already', { number: entry.number }));
  const said = reason.trim();
  if (said.length < 3 || said.length > 500) throw invalid('reason', t('journal_entry.say_why'));
  await takeTurns(ctx);
  await saveRecord(ctx, journalEntry, { ...entry, version }, { state: 'reversed' }, 'reverse', said);
  const today = todayIn(ctx);
  const day = today > entry.day ? today : entry.day;
  const { origin, title, currency, runId, endOfServiceId } = entry;
  return write(ctx, reversedLines(entry.lines), {
    origin,
    originKey: runId ?? endOfServiceId ?? entry.period,
    title,
    period: day.slice(0, 7),
    day,
    currency,
    runId,
    endOfServiceId,
    reversesId: id,
    reason: said,
  });
}

/** Numbers are given in turn, and nothing is posted twice at the same moment. */
async function takeTurns(ctx: Ctx): Promise<void> {
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

async function write(
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
