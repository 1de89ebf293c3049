import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler } from 'express';
import { mayDo } from '../../platform/access/ability';
import type { Row, Values } from '../../platform/records/area';
import type { Ctx, Services } from '../../platform/context';
import { forbidden, notFound, unauthenticated } from '../../platform/errors';
import { zipOf, type ZipPart } from '../../platform/export/zip';
import { oneRecord } from '../../platform/records/records';
import { inRequest } from '../../platform/http/rest';
import { locales, type Locale, type Text } from '../../platform/text';
import { todayIn } from '../../platform/today';
import { noteInAudit } from '../../platform/records/write-rows';
import { employee, type Employee } from '../people/employee/employee';
import { personOf } from './erasure-plan';
import { personPage, kindsAboutPeople, mayRead } from './person-pages';
import { indexPage, type Contents } from './index-page';
import { ownKinds, ownPage } from './own-pages';
import { t } from './texts/text';

interface HandOut {
  contents: Contents;
  companyId: string;
  employeeIds: readonly string[];
  kinds: ReturnType<typeof kindsAboutPeople>;
  isOwn: boolean;
}

const ownLabels: Record<string, Text> = {
  Account: t('personal_data.own_labels.account'),
  Session: t('personal_data.own_labels.session'),
  ChatMessage: t('personal_data.own_labels.chat_message'),
  InternalMail: t('personal_data.own_labels.internal_mail'),
  Notification: t('personal_data.own_labels.notification'),
  SavedView: t('personal_data.own_labels.saved_view'),
};

/**
 * GET /employees/:id/data.zip: everything about a person that whoever exports it may read, as JSON by kind of row, with
 * the files and a page that says what is in it and what was left out.
 */
export const personalDataRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const handOut = await inRequest(services, request, 'write', async (ctx) => {
      const row = await oneRecord(ctx, employee, String(request.params.id));
      if (!mayDo(ctx.ability, 'export', employee, row)) throw forbidden();
      return prepared(ctx, row, false, localeOf(request, ctx));
    });
    await send(services, request, response, handOut);
  };

/** GET /my-data.zip: the same about oneself, with one's account, chat and mail. */
export const ownDataRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    if (!request.session) throw unauthenticated();
    const handOut = await inRequest(services, request, 'write', async (ctx) => {
      if (!ctx.user.employeeId) throw notFound();
      return prepared(ctx, await oneRecord(ctx, employee, ctx.user.employeeId), true, localeOf(request, ctx));
    });
    await send(services, request, response, handOut);
  };

/** The language the reader has the product in, which a link names; their browser may speak another. */
const localeOf = ({ query }: Request, ctx: Ctx): Locale =>
  locales.find((locale) => locale === query['locale']) ?? ctx.locale;

/** What is to be handed out; written down before the first byte leaves. */
async function prepared(ctx: Ctx, row: Row<Employee>, isOwn: boolean, locale: Locale): Promise<HandOut> {
  const { employeeIds } = await personOf(ctx, row.id as unknown as string);
  const all = kindsAboutPeople();
  const kinds = all.filter(({ area }) => mayRead(ctx, area));
  const omitted = all.filter((kind) => !kinds.includes(kind)).map(({ area }) => area.label);
  await noteInAudit(
    ctx,
    employee,
    row.id as unknown as string,
    'export',
    JSON.stringify({ file: 'data.zip', own: isOwn }),
  );
  const name = [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' ');
  return {
    companyId: ctx.companyId,
    employeeIds,
    kinds,
    isOwn,
    contents: {
      locale,
      name,
      code: row.code,
      companyName: ctx.user.company!.name,
      day: todayIn(ctx),
      kinds: [],
      omitted,
      files: [],
    },
  };
}

async function send(
  services: Services,
  request: Request,
  response: Parameters<RequestHandler>[1],
  handOut: HandOut,
): Promise<void> {
  response
    .attachment(`data-${handOut.contents.code.replace(/[^\w.-]/g, '_')}.zip`)
    .type('application/zip')
    .set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
  await pipeline(Readable.from(zipOf(partsOf(services, request, handOut)), { objectMode: false }), response).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    },
  );
}

/**
 * One kind after the other, page by page in transactions of their own: what is held is a page, and which files there
 * are.
 */
function* partsOf(
  services: Services,
  request: Request,
  { contents, companyId, employeeIds, kinds, isOwn }: HandOut,
): Generator<ZipPart> {
  const files = new Map<string, string>();
  const read = <T>(work: (ctx: Ctx) => Promise<T>) => inRequest(services, request, 'read', work);
  for (const kind of kinds) {
    yield jsonPart(contents, kind.area.name, kind.area.label, async (after: string | null) => {
      const page = await read((ctx) => personPage(ctx, kind, employeeIds, after));
      for (const { id, name } of page.files) files.set(id, name);
      return { rows: page.rows, next: page.endCursor };
    });
  }
  for (const kind of isOwn ? ownKinds : []) {
    yield jsonPart(contents, kind, ownLabels[kind]!, async (after: string | null) => {
      const page = await read((ctx) => ownPage(ctx, kind, after ?? ''));
      return { rows: page.rows, next: page.last };
    });
  }
  for (const [id, name] of files) {
    // What is unsafe in a name is left out; the id keeps two of one name apart.
    const path = `files/${id}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`;
    contents.files.push({ path, name });
    yield { name: path, content: bytesOf(services, `${companyId}/${id}`) };
  }
  yield { name: 'index.html', content: page(contents) };
}

interface Page {
  rows: Values[];
  next: string | null;
}

function jsonPart(
  contents: Contents,
  name: string,
  label: Text,
  pageAfter: (after: string | null) => Promise<Page>,
): ZipPart {
  const entry = { file: `${name}.json`, label, count: 0 };
  contents.kinds.push(entry);
  return {
    name: entry.file,
    content: (async function* json() {
      let after: string | null = null;
      do {
        const { rows, next }: Page = await pageAfter(after);
        yield Buffer.from(rows.map((row, at) => `${entry.count + at ? ',\n' : '['}${JSON.stringify(row)}`).join(''));
        entry.count += rows.length;
        after = next;
      } while (after);
      yield Buffer.from(entry.count ? ']\n' : '[]\n');
    })(),
  };
}

async function* bytesOf({ storage }: Services, key: string): AsyncGenerator<Buffer> {
  for await (const chunk of await storage.read(key)) yield chunk as Buffer;
}

function* page(contents: Contents): Generator<Buffer> {
  yield Buffer.from(indexPage(contents));
}
