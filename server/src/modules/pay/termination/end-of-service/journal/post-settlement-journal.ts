import { dateInWords } from '../../../../../kernel/dates/date-words';
import type { Ctx } from '../../../../../platform/context';
import { mayDo } from '../../../../../platform/access/ability';
import { conflict, forbidden } from '../../../../../platform/errors';
import type { Row } from '../../../../../platform/records/area';
import { dayIn } from '../../../../../platform/today';
import { postEntry, type JournalEntry } from '../../../accounting/journal-entry/journal-entry';
import { endOfService } from '../end-of-service';
import { endOfServiceJournal } from './settlement-journal';
import { t } from '../../../texts/text';

/** Posts a paid settlement to the accounts, dated the day it was paid, by who may read its amounts. */
export const postEndOfServiceJournal = (ctx: Ctx, id: string): Promise<Row<JournalEntry>> =>
  postEntry(ctx, async () => {
    const { row, lines } = await endOfServiceJournal(ctx, id);
    if (!mayDo(ctx.ability, 'read_sensitive', endOfService, row)) throw forbidden();
    if (row.state !== 'paid' || row.paidAt === null) throw conflict(t('journal_entry.settlement_not_paid'));
    return {
      origin: 'end_of_service',
      key: id,
      title: t('journal_entry.of_settlement', { day: dateInWords(row.lastDay) }),
      day: dayIn(ctx.user.company!.timeZone, row.paidAt),
      currency: row.currency,
      lines,
      endOfServiceId: id,
    };
  });
