import type { RequestHandler } from 'express';
import type { Services } from '../../../../../platform/context';
import { sendCsv } from '../../../../../platform/export/send-csv';
import { inRequest } from '../../../../../platform/http/rest';
import { localeOf, say } from '../../../../../platform/text';
import { payrollRunJournal } from './payroll-run.journal';
import { t } from '../../../texts/text';

const headers = [
  t('journal_csv.month'),
  t('journal_csv.department'),
  t('journal_csv.code'),
  t('journal_csv.booking'),
  t('journal_csv.account'),
  t('journal_csv.debit'),
  t('journal_csv.credit'),
  t('journal_csv.currency'),
  t('journal_csv.payslips'),
  t('journal_csv.cost_centre'),
];

/** GET /payroll-runs/:id/journal.csv?locale=ar: the bookings of a run, to whoever may export its payslips. */
export const journalCsvRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const { run, lines } = await inRequest(services, request, 'read', (ctx) =>
      payrollRunJournal(ctx, String(request.params.id), 'export'),
    );
    const { locale: wanted } = request.query;
    const locale = localeOf(typeof wanted === 'string' ? wanted : request.headers['accept-language']);
    const rows = lines.map(({ department, costCentre, code, name, account, debit, credit, count }) => [
      run.period,
      department ?? '',
      code,
      say(name, locale),
      account ?? '',
      debit,
      credit,
      run.currency,
      String(count),
      costCentre ?? '',
    ]);
    sendCsv(response, `journal-${run.period}.csv`, [headers.map((header) => say(header, locale)), ...rows]);
  };
