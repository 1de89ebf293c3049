import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { Router, type Request } from 'express';
import writeWorkbook from 'write-excel-file/node';
import type { Ctx, Services } from '../../platform/context';
import { AppError, notFound } from '../../platform/errors';
import { newId } from '../../platform/records/ids';
import { receiveFile } from '../../platform/http/receive-file';
import { oneRecord } from '../../platform/records/records';
import { at, inRequest, restErrors } from '../../platform/http/rest';
import { say, localeOf, type Locale } from '../../platform/text';
import { escapeFormula } from '../../platform/export/escape-formula';
import { digestOf } from '../../modules/files/file/file-content';
import { importArea } from '../../modules/data-import/import';
import { stagedRows, type StagedRow } from '../../modules/data-import/import-rows';
import { sheetsToAsk, stageFile, uploadable } from '../../modules/data-import/import-upload';
import { t } from '../texts/text';

const largestFile = 50_000_000;
const uploadsAtOnce = 2;

/**
 * POST /upload/import?kind=Department&sheet=Staff: a file as multipart/form-data in the field `file`, of people unless
 * told; answers {success, id, version, rows}. Of a workbook with several sheets the one that suits is read unless one
 * is named; with `sheets=ask` nothing is made where more than one may be meant, and the answer is {success, sheets:
 * [{name, columns, fits}]}, the likeliest first.
 * GET /imports/sample/Department.xlsx?locale=ar (or .csv): a file of that kind to start from.
 * GET /imports/:id/rejected.csv?locale=ar: the rejected rows with what is wrong with them, to be corrected and uploaded
 * again, in the language of the request unless told.
 */
export function importRoutes(services: Services, largest = largestFile): Router {
  const router = Router();
  let running = 0;
  at(router, '/upload/import', {
    post: [
      async (request, response) => {
        const kind = typeof request.query.kind === 'string' ? request.query.kind : 'people';
        await inRequest(services, request, 'read', async (ctx) => uploadable(ctx, kind));
        if (running >= uploadsAtOnce) throw busy;
        running += 1;
        const folder = join(services.dataDir, 'imports');
        const path = join(folder, `${newId()}.upload`);
        try {
          await mkdir(folder, { recursive: true, mode: 0o700 });
          const fileName = await receiveFile(request, path, largest, tooLarge(largest));
          const sheet = typeof request.query.sheet === 'string' ? request.query.sheet : undefined;
          const sheets =
            request.query.sheets === 'ask' && sheet === undefined
              ? await inRequest(services, request, 'read', (ctx) => sheetsToAsk(ctx, kind, path))
              : [];
          if (sheets.length) {
            response.json({ success: true, sheets });
            return;
          }
          const row = await inRequest(
            services,
            request,
            'write',
            (ctx) => stageFile(ctx, kind, path, fileName, sheet),
            request.session,
            JSON.stringify([fileName, (await digestOf(path)).sha256]),
          );
          response.status(201).json({ success: true, id: row.id, version: row.version, rows: row.rows });
        } finally {
          running -= 1;
          await rm(path, { force: true });
        }
      },
    ],
  });
  at(router, '/imports/sample/:file', {
    get: [
      (request, response) =>
        inRequest(services, request, 'read', async (ctx) => {
          const [, name, ending] = /^(\w+)\.(csv|xlsx)$/.exec(String(request.params.file)) ?? [];
          if (!name) throw notFound();
          const rows = await uploadable(ctx, name).sample(ctx, localeAsked(request, ctx));
          response.attachment(`${name}-sample.${ending}`).set('X-Content-Type-Options', 'nosniff');
          if (ending === 'xlsx')
            response
              .type(workbookType)
              .send(await writeWorkbook(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer());
          else response.type('text/csv; charset=utf-8').send(`\ufeff${rows.map(line).join('')}`);
        }),
    ],
  });
  at(router, '/imports/:id/rejected.csv', {
    get: [
      (request, response) =>
        inRequest(services, request, 'read', async (ctx) => {
          const id = String(request.params.id);
          const { headers } = await oneRecord(ctx, importArea, id);
          const locale = localeAsked(request, ctx);
          response
            .attachment(`rejected-${id}.csv`)
            .type('text/csv; charset=utf-8')
            .set('X-Content-Type-Options', 'nosniff');
          response.write(`\ufeff${line([...headers, say(t('import.problems'), locale)])}`);
          for (let after = 0; ;) {
            const rows = await stagedRows(ctx, id, after, 500, `outcome = 'rejected'`);
            for (const row of rows)
              response.write(line([...headers.map((_, index) => row.cells[index] ?? ''), problemsIn(row, locale)]));
            const last = rows.at(-1);
            if (!last || response.closed) break;
            after = last.row;
          }
          response.end();
        }),
    ],
  });
  router.use(restErrors(services));
  return router;
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const localeAsked = ({ query: { locale } }: Request, ctx: Ctx): Locale =>
  typeof locale === 'string' ? localeOf(locale) : ctx.locale;

const line = (cells: string[]): string => stringify([cells.map(escapeFormula)], { record_delimiter: 'windows' });
const problemsIn = ({ problems }: StagedRow, locale: Locale): string =>
  problems.map(({ header, message }) => `${header ? `${header}: ` : ''}${say(message, locale)}`).join(' ');

const tooLarge = (bytes: number): AppError =>
  new AppError('INVALID', 413, t('import.file_larger_mb_split_list', { bytes: Math.round(bytes / 1_000_000) }), 'file');
const busy = new AppError('BUSY', 503, t('import.other_files_being_read_try'), undefined, { retryAfterSeconds: 5 });
