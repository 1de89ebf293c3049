import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import type { Auth } from '../../../auth/auth';
import type { Row } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import { AppError, conflict } from '../../../platform/errors';
import { oneRecord } from '../../../platform/records/records';
import { at, inRequest, restErrors } from '../../../platform/http/rest';
import { noteInAudit } from '../../../platform/records/write-rows';
import { MissingBytes, type ByteRange } from '../../../storage/storage';
import { file, type StoredFile } from './file';
import { sessionOfLink } from './file-link';
import { uploadFile } from './file-upload';
import { t } from '../texts/text';

/** What a browser shows in its own window without running anything of it. */
const shownInline = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'];

/**
 * POST /upload/file: one file as multipart/form-data in the field `file`; answers {success, id, name, type, size,
 * scanStatus}.
 * GET /files/:id: its content to whoever may read it, as an attachment; with ?inline=1 to be looked at, images and PDF
 * only; with ?link=… as the person who made the link.
 */
export function fileRoutes(services: Services, auth: Auth): Router {
  const router = Router();
  at(router, '/upload/file', {
    post: [
      async (request, response) => {
        const { id, version, name, type, mimeType, size, width, height, scanStatus } = await uploadFile(
          services,
          request,
        );
        response
          .status(201)
          .json({ success: true, id, version, name, type, mimeType, size, width, height, scanStatus });
      },
    ],
  });
  at(router, '/files/:id', {
    get: [
      async (request, response) => {
        const { link, inline } = request.query;
        const id = String(request.params.id);
        if (typeof link === 'string') request.session = await sessionOfLink(services, auth, id, link, request.ip ?? '');
        const wantsInline = inline === '1';
        const row = await inRequest(services, request, wantsInline ? 'read' : 'write', (ctx) =>
          handedOut(ctx, id, wantsInline),
        );
        await send(services, row, wantsInline, request, response);
      },
    ],
  });
  router.use(restErrors(services));
  return router;
}

/** The file, if the person may have it now. Downloads are noted in the audit log; looking at pictures is not. */
async function handedOut(ctx: Ctx, id: string, isLookedAt: boolean): Promise<Row<StoredFile>> {
  const row = await oneRecord(ctx, file, id);
  if (row.scanStatus === 'infected') throw infected;
  if (row.scanStatus === 'pending') throw pending;
  if (!isLookedAt) await noteInAudit(ctx, file, id, 'download', row.name);
  return row;
}

async function send(
  services: Services,
  row: Row<StoredFile>,
  wantsInline: boolean,
  request: Request,
  response: Response,
): Promise<void> {
  const isInline = wantsInline && shownInline.includes(row.mimeType);
  const tag = `"${row.sha256}"`;
  const isPdf = row.mimeType === 'application/pdf';
  const isKnown = request.get('if-none-match') === tag;
  const range = isKnown ? null : rangeOf(request, row.size, tag);
  const bytes =
    isKnown || range === 'unsatisfiable' || request.method === 'HEAD' ? null : await bytesOf(services, row, range);
  response.set({
    'Content-Type': row.type === 'text' ? 'text/plain; charset=utf-8' : row.mimeType,
    'X-Content-Type-Options': 'nosniff',
    ETag: tag,
    'Accept-Ranges': 'bytes',
    'Content-Disposition': disposition(isInline ? 'inline' : 'attachment', row.name),
    // Chrome refuses to show a PDF that is sandboxed; its viewer runs the file apart from our origin anyway.
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'${isInline && isPdf ? '' : '; sandbox'}`,
  });
  if (isKnown) return void response.status(304).end();
  if (range === 'unsatisfiable') return void response.status(416).set('Content-Range', `bytes */${row.size}`).end();
  const { start, end } = range ?? { start: 0, end: row.size - 1 };
  response.status(range ? 206 : 200).set('Content-Length', String(end - start + 1));
  if (range) response.set('Content-Range', `bytes ${start}-${end}/${row.size}`);
  if (!bytes) return void response.end();
  // Who goes away in the middle has not met an error of ours.
  await pipeline(bytes, response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** A file on record whose bytes are gone is lost for whoever asks, and for whoever runs the product to look for. */
async function bytesOf(
  { storage, log }: Services,
  { companyId, id }: Row<StoredFile>,
  range: ByteRange | null,
): Promise<Readable> {
  const key = `${companyId}/${id}`;
  try {
    return await storage.read(key, range ?? undefined);
  } catch (error) {
    if (!(error instanceof MissingBytes)) throw error;
    log.error({ err: error, key }, 'the bytes of a file are missing from the storage');
    throw lost;
  }
}

/** The one range a request asks for; several are answered with the whole file, as RFC 9110 allows. */
function rangeOf(request: Request, size: number, tag: string): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.get('range') ?? '') ?? [];
  const condition = request.get('if-range');
  if (first === undefined || last === undefined || (!first && !last) || (condition && condition !== tag)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end && start < size ? { start, end } : 'unsatisfiable';
}

/** A name in any script, RFC 6266 and 8187, with a plain one for clients that know neither. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["%\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const pending = conflict(t('file.file_still_being_checked_viruses'));
const lost = new AppError('NOT_FOUND', 410, t('file.content_file_no_longer_storage'));
const infected = conflict(t('file.virus_found_file_so_not'));
