import { isRightToLeft } from '../../kernel/text/languages';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { mayDoSome } from '../access/ability';
import { findArea, type Area } from '../records/area';
import type { Ctx, Services } from '../context';
import { AppError, conflict, forbidden, notFound, tooMany, unauthenticated } from '../errors';
import { inRequest } from '../http/rest';
import { isInputKnown } from '../records/typed-input';
import { noteInAudit, platformId } from '../records/write-rows';
import type { CellColumn, CellRow, CellTable } from './cells';
import { csvOf } from './csv';
import { readExportRequest } from './export-request';
import { cellType, countExport, exportedPages } from './export-rows';
import { mostPaperRows, paperOf, type PaperFacts } from './paper';
import { readReportRequest, reportColumns, reportNamed, reportPages, reportPaper } from './report';
import { mostSheetRows, workbookOf } from './workbook';
import { t } from '../texts/text';

interface Format {
  type: string;
  write: (table: CellTable) => AsyncIterable<Buffer>;
  mostRows: number;
  tooLong?: (most: number) => AppError;
}
const formats: Record<string, Format> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf, mostRows: Infinity },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: workbookOf,
    mostRows: mostSheetRows - 1,
    tooLong: (most) => conflict(t('export_route.excel_sheet_holds_rows_export', { most })),
  },
};
/** Reports that tell what they come to are printed too. */
const printed: Format = {
  type: 'application/pdf',
  write: paperOf,
  mostRows: mostPaperRows,
  tooLong: (most) => conflict(t('export_route.paper_holds_rows', { most })),
};

/** What is asked for, once it is known that it may be: how many rows, what the audit keeps, and the table. */
interface Order {
  title: string;
  rows: number;
  what: object;
  columns: CellColumn[];
  pages(ctx: Ctx): AsyncIterable<CellRow[]>;
  paper?(ctx: Ctx): Promise<PaperFacts>;
}
interface Source {
  area: Area;
  needs?: readonly string[];
  isPrinted?: boolean;
  order(ctx: Ctx, body: unknown): Promise<Order>;
}

/** Each holds a connection while it runs: all of them together leave most of the pool to everybody else. */
const mostAtOnce = 4;
const patienceMs = 60_000;

/**
 * POST /export/Employee.csv or .xlsx: the rows a list shows, for every area that has a list, and every report; .pdf for
 * reports that tell their sums. The body
 * names filter, sort, search and columns as the list has them, and the words of the reader's language. Who exported
 * what is written down before the first row leaves.
 */
export function exportRoute(services: Services): RequestHandler {
  const running = new Set<string>();
  return async (request, response) => {
    const { area, needs = ['read', 'export'], order, format } = wanted(String(request.params.file));
    if (!request.session) throw unauthenticated();
    const userId = request.session.id;
    if (running.has(userId)) throw oneAtATime;
    if (running.size >= mostAtOnce) throw busy;
    running.add(userId);
    let isHeld = true;
    const release = (): void => {
      if (isHeld) running.delete(userId);
      isHeld = false;
    };
    try {
      const asked = await inRequest(
        services,
        request,
        'write',
        async (ctx) => {
          if (!needs.every((action) => mayDoSome(ctx.ability, action, area))) throw forbidden();
          const read = await order(ctx, request.body);
          if (read.rows > format.mostRows) throw format.tooLong!(format.mostRows);
          await noteInAudit(
            ctx,
            area,
            platformId,
            'export',
            JSON.stringify({ file: request.params.file, rows: read.rows, ...read.what }),
          );
          return read;
        },
        request.session,
        null,
      );
      await inRequest(services, request, 'read', async (ctx) => {
        const table = {
          title: asked.title,
          columns: asked.columns,
          pages: asked.pages(ctx),
          isRightToLeft: isRightToLeft(ctx.locale),
          ...(format === printed && { paper: await asked.paper!(ctx) }),
        };
        response
          .attachment(String(request.params.file))
          .type(format.type)
          .set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
        response.setTimeout(patienceMs, () => response.destroy());
        await pipeline(Readable.from(before(format.write(table), release)), response).catch(
          (error: NodeJS.ErrnoException) => {
            if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
          },
        );
      });
    } finally {
      release();
    }
  };
}

/** The same chunks; who has the last of them may ask again, so `done` comes before it. */
async function* before(chunks: AsyncIterable<Buffer>, done: () => void): AsyncGenerator<Buffer> {
  let last: Buffer | undefined;
  for await (const chunk of chunks) {
    if (last) yield last;
    last = chunk;
  }
  done();
  if (last) yield last;
}

function wanted(file: string): Source & { format: Format } {
  const [, subject = '', extension = ''] = /^(\w+)\.(csv|xlsx|pdf)$/.exec(file) ?? [];
  const area = isInputKnown(`${subject}Filter`) && findArea(subject);
  const source = area ? { area, order: listOrder(area) } : reportSource(subject);
  const format = extension === 'pdf' && source?.isPrinted ? printed : formats[extension];
  if (!source || !format) throw notFound();
  return { ...source, format };
}

const listOrder =
  (area: Area): Source['order'] =>
  async (ctx, body) => {
    const read = readExportRequest(area, body);
    return {
      title: read.title,
      rows: await countExport(ctx, area, read.args),
      columns: read.columns.map(({ meta, header }) => ({ header, type: cellType(meta) })),
      what: {
        columns: read.columns.map(({ meta }) => meta.name),
        filter: read.args.filter ?? undefined,
        search: read.args.search ?? undefined,
      },
      pages: (again) => exportedPages(again, area, read),
    };
  };

function reportSource(name: string): Source | undefined {
  const report = reportNamed(name);
  return (
    report && {
      area: report.area,
      needs: report.needs,
      isPrinted: !!report.sums,
      async order(ctx, body) {
        const read = readReportRequest(report, body);
        return {
          title: read.title || name,
          rows: (await report.page(ctx, read.question, 0)).total,
          columns: reportColumns(report, read),
          what: { columns: read.columns.map(({ field }) => field), ...read.question },
          pages: (again) => reportPages(again, report, read),
          paper: (again) => reportPaper(again, report, read),
        };
      },
    }
  );
}

const oneAtATime = tooMany(t('export_route.your_last_export_still_being'), 5);
const busy = new AppError('BUSY', 503, t('export_route.other_exports_being_written_try'), undefined, {
  retryAfterSeconds: 5,
});
