import type { RequestHandler } from 'express';
import type { Services } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { sendCsv } from '../../../../platform/export/send-csv';
import { inRequest } from '../../../../platform/http/rest';
import { oneRecord } from '../../../../platform/records/records';
import { noteInAudit } from '../../../../platform/records/write-rows';
import { localeOf, say } from '../../../../platform/text';
import { companyOf } from '../../../organisation/organisation.sql';
import { journalLayoutCodes, layoutOf, layoutRows } from '../domain/journal-layouts';
import { journalEntry } from './journal-entry';
import { t } from '../../texts/text';

/**
 * GET /journal-entries/:id/file.csv?layout=odoo&locale=ar: a posted entry as another system takes it, to whoever may
 * export entries; each is audited.
 */
export const journalFileRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const { locale: wanted, layout: asked = 'csv' } = request.query;
    const locale = localeOf(typeof wanted === 'string' ? wanted : request.headers['accept-language']);
    const { number, rows } = await inRequest(services, request, 'write', async (ctx) => {
      const entry = await oneRecord(ctx, journalEntry, String(request.params.id), 'export');
      const layout = layoutOf(asked);
      if (!layout) throw invalid('layout', t('journal_layout.unknown', { layouts: journalLayoutCodes.join(', ') }));
      await noteInAudit(ctx, journalEntry, entry.id as unknown as string, 'export', layout.code);
      const { name: company } = await companyOf(ctx, 'name');
      return { number: entry.number, rows: layoutRows(layout, { ...entry, company }, (text) => say(text, locale)) };
    });
    sendCsv(response, `${number}-${String(asked)}.csv`, rows);
  };
