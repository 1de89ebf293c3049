import type { RequestHandler } from 'express';
import type { Services } from '../../../../../platform/context';
import { sendCsv } from '../../../../../platform/export/send-csv';
import { inRequest } from '../../../../../platform/http/rest';
import { localeOf, say } from '../../../../../platform/text';
import { endOfServiceJournal } from './settlement-journal';
import { t } from '../../../texts/text';

const headers = [
  t('settlement_journal_csv.last_day'),
  t('settlement_journal_csv.employee'),
  t('settlement_journal_csv.department'),
  t('settlement_journal_csv.code'),
  t('settlement_journal_csv.booking'),
  t('settlement_journal_csv.account'),
  t('settlement_journal_csv.debit'),
  t('settlement_journal_csv.credit'),
  t('settlement_journal_csv.currency'),
  t('settlement_journal_csv.cost_centre'),
];

/**
 * GET /end-of-service/:id/journal.csv?locale=ar: the bookings of a settlement, to whoever may export it with its
 * amounts.
 */
export const settlementJournalCsvRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const { row, lines } = await inRequest(services, request, 'read', (ctx) =>
      endOfServiceJournal(ctx, String(request.params.id), 'export'),
    );
    const { locale: wanted } = request.query;
    const locale = localeOf(typeof wanted === 'string' ? wanted : request.headers['accept-language']);
    const rows = lines.map(({ department, costCentre, code, name, account, debit, credit }) => [
      row.lastDay,
      row.employeeName,
      department ?? '',
      code,
      say(name, locale),
      account ?? '',
      debit,
      credit,
      row.currency,
      costCentre ?? '',
    ]);
    sendCsv(response, `settlement-journal-${row.lastDay}.csv`, [headers.map((header) => say(header, locale)), ...rows]);
  };
