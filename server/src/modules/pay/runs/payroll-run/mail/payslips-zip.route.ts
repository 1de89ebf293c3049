import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler } from 'express';
import { grantSql, mayDoSome, Parameters } from '../../../../../platform/access/ability';
import type { Ctx, Services } from '../../../../../platform/context';
import { conflict, forbidden } from '../../../../../platform/errors';
import { zipOf, type ZipPart } from '../../../../../platform/export/zip';
import { listRecords } from '../../../../../platform/lists/list-query';
import { oneRecord } from '../../../../../platform/records/records';
import { inRequest } from '../../../../../platform/http/rest';
import type { Locale } from '../../../../../platform/text';
import { payslip, type Payslip } from '../../payslip/payslip';
import type { Row } from '../../../../../platform/records/area';
import { payrollRun } from '../payroll-run';
import { documentsOf, localeSql } from './payslip-documents';
import { payslipPdf } from './payslip-pdf';
import { fileNames } from './payslip-file-names';
import type { PayslipDocument } from './printed-payslip';
import { companyRows } from '../../../../organisation/organisation.sql';
import { t } from '../../../texts/text';

interface Printed {
  id: string;
  code: string;
  name: string;
  locale: Locale;
}

/** Read in a transaction of their own, so that none stays open while papers are set. */
const together = 25;

/**
 * GET /payroll-runs/:id/payslips.zip: all payslips of a run, each in the language of its employee, to whoever may
 * export them.
 */
export const payslipsZipRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const { period, slips } = await inRequest(services, request, 'read', (ctx) =>
      toPrint(ctx, String(request.params.id)),
    );
    response
      .set({
        'Content-Disposition': `attachment; filename="payslips-${period}.zip"`,
        'Cache-Control': 'private, no-store',
      })
      .type('application/zip');
    await pipeline(Readable.from(zipOf(partsOf(services, request, period, slips)), { objectMode: false }), response);
  };

async function toPrint(ctx: Ctx, runId: string): Promise<{ period: string; slips: Printed[] }> {
  const { period } = await oneRecord(ctx, payrollRun, runId);
  if (!mayDoSome(ctx.ability, 'export', payslip)) throw forbidden();
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<Printed>(
    `select t.id, t.employee_code as code, t.employee_name as name, ${localeSql} as locale
     from payslip t join ${companyRows('locale')} c on c.id = t.company_id
     where t.company_id = ${parameters.add(ctx.companyId)} and t.run_id = ${parameters.add(runId)}
       and t.state <> 'error' and t.deleted_at is null
       and ${grantSql(ctx.ability, 'read', payslip, parameters)}
       and ${grantSql(ctx.ability, 'export', payslip, parameters)}
     order by t.employee_code, t.id`,
    parameters.values,
  );
  if (!rows.length) throw conflict(t('payslips_zip.payroll_has_no_payslips_print'));
  return { period, slips: rows };
}

function* partsOf(services: Services, request: Request, period: string, slips: readonly Printed[]): Generator<ZipPart> {
  const names = fileNames(period, slips);
  for (let at = 0; at < slips.length; at += together) {
    const some = slips.slice(at, at + together);
    let documents: Promise<Map<string, PayslipDocument>> | undefined;
    const documentsOfSome = () => (documents ??= inRequest(services, request, 'read', (ctx) => read(ctx, some)));
    for (const [nth, slip] of some.entries()) yield { name: names[at + nth]!, content: paper(documentsOfSome, slip) };
  }
}

async function read(ctx: Ctx, slips: readonly Printed[]): Promise<Map<string, PayslipDocument>> {
  const { rows } = await listRecords(ctx, payslip, {
    filter: { id: { in: slips.map(({ id }) => id) } },
    limit: together,
  });
  return documentsOf(ctx, rows as Row<Payslip>[]);
}

async function* paper(
  documents: () => Promise<Map<string, PayslipDocument>>,
  { id, locale }: Printed,
): AsyncGenerator<Buffer> {
  const document = (await documents()).get(id);
  // Calculated anew meanwhile: the archive is cut off rather than handed out with papers missing.
  if (!document) throw new Error('the payslips of this run changed while they were printed');
  yield await payslipPdf(document, locale);
}
