import type { RequestHandler } from 'express';
import type { Services } from '../../../../platform/context';
import { sendCsv } from '../../../../platform/export/send-csv';
import { inRequest } from '../../../../platform/http/rest';
import { localeOf, type Locale } from '../../../../platform/text';
import { endOfServiceJournal } from './settlement-journal';

const headers: Record<Locale, string[]> = {
  en: [
    'Last day',
    'Employee',
    'Department',
    'Code',
    'Booking',
    'Account',
    'Debit',
    'Credit',
    'Currency',
    'Cost centre',
  ],
  ar: ['آخر يوم', 'الموظف', 'القسم', 'الرمز', 'القيد', 'الحساب', 'مدين', 'دائن', 'العملة', 'مركز التكلفة'],
};

/** GET /end-of-service/:id/journal.csv?locale=ar: the bookings of a settlement, to whoever may export it with its amounts. */
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
      name[locale],
      account ?? '',
      debit,
      credit,
      row.currency,
      costCentre ?? '',
    ]);
    sendCsv(response, `settlement-journal-${row.lastDay}.csv`, [headers[locale], ...rows]);
  };
