import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import type { Row } from '../../../../platform/records/area';
import { lockedRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { reversedLines } from '../domain/ledger-posting';
import { journalEntry, takeTurns, writeEntry, type JournalEntry } from './journal-entry';
import { t } from '../../texts/text';

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
  return writeEntry(ctx, reversedLines(entry.lines), {
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
