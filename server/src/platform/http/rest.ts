import { once } from 'node:events';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { mayDoSome } from '../access/ability';
import type { Area, Row, Values } from '../records/area';
import { commitAnswered } from '../graphql/commit-answered';
import { scopeOf, signedInCtx } from '../access/signed-in-ctx';
import type { Ctx, Services } from '../context';
import { AppError, forbidden, headOf, invalid, offNetwork, onlyLooking, unauthenticated } from '../errors';
import { refusalFor } from '../graphql/graphql-errors';
import { withIdempotency } from './idempotency';
import { newId } from '../records/ids';
import type { Filter } from '../lists/list-filter';
import { listRecords, type ListArgs } from '../lists/list-query';
import type { Sort } from '../lists/list-order';
import type { BaseRecord } from '../records/record';
import { say, localeOf, type Locale } from '../text';
import { OpenTransaction, outOfCircles, type Mode } from '../database/transaction';
import type { SessionUser } from '../access/session-user';
import { isParameter, listParameter } from './rest-body';
import { t } from '../texts/text';

/**
 * A list path of old clients: which rows it answers and under which names. Field names of old clients live in *.rest.ts
 * only.
 */
export interface RestList<R extends BaseRecord> {
  path: string;
  area: Area<R>;
  /** Query parameters that filter, beside `q`; an answer of null filters nothing. */
  filters?: Record<string, (value: string, ctx: Ctx) => Promise<Filter | null> | Filter | null>;
  /** Parameters that do not filter by themselves, but are read by `narrow` or `project`. */
  reads?: readonly string[];
  /** Those of the filters that take several values: with commas between, or sent several times. */
  manyOf?: readonly string[];
  /**
   * The parameter that names one person: the body then carries the first row of theirs as `selected`, and null without
   * it.
   */
  selects?: string;
  /** Old names of fields one may sort by. */
  sorts?: Record<string, keyof R & string>;
  /** The rows under their old names; `_id`, `id` and the times are added. */
  project: (ctx: Ctx, rows: Row<R>[], query: Record<string, string>) => Promise<Values[]> | Values[];
  /** Which rows besides, for this user and these parameters; throws a refusal where the list is not to be had. */
  narrow?: (ctx: Ctx, query: Record<string, string>) => Filter | null;
  /**
   * What the body carries beside data, params and total; with the rows of the first page, and whether it was asked for
   * alone.
   */
  beside?: (ctx: Ctx, rows: Row<R>[], isPaged: boolean) => Promise<Values>;
}

/**
 * Runs one REST call as its signed-in user, or as they stand in another place: one transaction of one company, rolled
 * back when it throws. `work` makes the whole answer: it is committed after that, and all that is left to do is to send
 * it. A repeat under an Idempotency-Key is told by method, address and body; of a body that is a file `digest` tells
 * which it is; null where every call is answered anew.
 */
export async function inRequest<T>(
  services: Services,
  request: Request,
  mode: Mode,
  work: (ctx: Ctx) => Promise<T>,
  session = request.session,
  digest?: string | null,
): Promise<T> {
  if (!session) throw unauthenticated();
  if (mode === 'write' && session.viewing) throw onlyLooking();
  const all = () => inOneTransaction(services, request, mode, work, session, digest);
  // A file that was taken in is moved away by the first time.
  return mode === 'write' && digest === undefined ? outOfCircles(all) : all();
}

async function inOneTransaction<T>(
  services: Services,
  request: Request,
  mode: Mode,
  work: (ctx: Ctx) => Promise<T>,
  session: SessionUser,
  digest?: string | null,
): Promise<T> {
  const tx = await OpenTransaction.begin(services.pool, scopeOf(session, services.clock()), mode);
  let isOpen = true;
  try {
    const locale = localeOf(request.headers['accept-language']);
    const ctx = await signedInCtx({ services, requestId: newId(), locale, session, tx });
    const key = mode === 'write' && digest !== null && isWritten(request) ? request.get('idempotency-key') : undefined;
    if (key && digest === undefined && request.body === undefined && request.is('multipart/*'))
      throw new Error('a file under an Idempotency-Key without its digest');
    const answer = key
      ? await withIdempotency(
          ctx,
          key,
          JSON.stringify([
            request.method,
            request.originalUrl,
            request.body,
            ...(digest === undefined ? [] : [digest]),
          ]),
          () => work(ctx),
        )
      : await work(ctx);
    isOpen = false;
    await commitAnswered(tx, ctx);
    return answer;
  } finally {
    if (isOpen) await tx.rollback().catch(() => undefined);
  }
}

/** Reading is repeated as often as one likes, also where it is noted: only what is written has keys. */
const isWritten = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';

const largestRestPage = 1_000;
const streamedPage = 500;

/** GET of a list: every row the user may see, streamed in pages so that memory stays flat, or one page of them. */
export function restList<R extends BaseRecord>(services: Services, list: RestList<R>): RequestHandler {
  return (request, response) =>
    inRequest(services, request, 'read', async (ctx) => {
      const { query, ignored } = parametersOf(list, request.query);
      const args = await argsOf(ctx, list, query);
      if (!mayDoSome(ctx.ability, 'read', list.area)) throw forbidden();
      const narrowed = list.narrow?.(ctx, query);
      if (narrowed) args.filter = { and: [args.filter!, narrowed] };
      const isOutside = list.area.isTenant && !ctx.user.company;
      const first = isOutside
        ? { rows: [], total: 0, endCursor: null }
        : await listRecords(ctx, list.area, args, { withTotal: true, maxLimit: largestRestPage });
      const beside = isOutside ? {} : ((await list.beside?.(ctx, first.rows, isPaged(query))) ?? {});
      // Nothing is sent before the first page is whole: until then an error can still be told.
      let page = first;
      let sent = await wireRows(ctx, list, page.rows, query, 0);
      let text = sent.map((row) => JSON.stringify(row)).join(',');
      const selected = list.selects && { selected: query[list.selects] ? (sent[0] ?? null) : null };
      let count = sent.length;
      response.status(200).type('application/json');
      response.write('{"success":true,"data":[');
      for (;;) {
        if (text && !response.write(text)) await drained(response);
        if (isPaged(query) || !page.endCursor || response.closed) break;
        page = await listRecords(ctx, list.area, { ...args, after: page.endCursor }, { maxLimit: largestRestPage });
        sent = await wireRows(ctx, list, page.rows, query, count);
        text = sent.map((row) => `,${JSON.stringify(row)}`).join('');
        count += sent.length;
      }
      const more = { ...selected, ...beside, ...(ignored.length > 0 && { ignored }) };
      response.end(`],${JSON.stringify({ params: request.query, total: first.total, ...more }).slice(1)}`);
    });
}

/**
 * Rows under their old names, each with its place in the answer from 1 on; `id` is `_id` again, as old clients have it.
 */
async function wireRows<R extends BaseRecord>(
  ctx: Ctx,
  list: RestList<R>,
  rows: Row<R>[],
  query: Record<string, string>,
  before: number,
): Promise<Values[]> {
  const projected = rows.length ? await list.project(ctx, rows, query) : [];
  return projected.map((row, at) => {
    const whole: Values = { ...identity(rows[at]!), ...row };
    return { ...whole, id: whole._id, index: before + at + 1 };
  });
}

const isPaged = (query: Record<string, string>): boolean => !!(query.page || query.limit);

async function drained(response: Response): Promise<void> {
  const gone = new AbortController();
  await Promise.race([once(response, 'drain', gone), once(response, 'close', gone)]).finally(() => gone.abort());
}

function identity(row: Row): Values {
  return { _id: row.id, id: row.id, createdAt: row.createdAt, updatedAt: row.updatedAt };
}

async function argsOf<R extends BaseRecord>(
  ctx: Ctx,
  list: RestList<R>,
  query: Record<string, string>,
): Promise<ListArgs> {
  const filters: Filter[] = [];
  for (const [name, make] of Object.entries(list.filters ?? {})) {
    const filter = query[name] && (await make(query[name], ctx));
    if (filter) filters.push(filter);
  }
  const limit = isPaged(query) ? wholeNumber('limit', query.limit || '25', largestRestPage) : streamedPage;
  const page = isPaged(query) ? wholeNumber('page', query.page || '1', 10_000_000) : 1;
  return {
    filter: { and: filters },
    search: query.q,
    sort: sortOf(list, query.sort),
    limit,
    offset: (page - 1) * limit,
  };
}

function wholeNumber(name: string, value: string, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw invalid(name, t('rest.must_whole_number_1', { name, most }));
}

function sortOf<R extends BaseRecord>(list: RestList<R>, sort: string | undefined): Sort[] | undefined {
  if (!sort) return undefined;
  const old = sort.replace(/^-/, '');
  return [{ field: list.sorts?.[old] ?? old, direction: sort.startsWith('-') ? 'desc' : 'asc' }];
}

const ofEveryList = ['q', 'page', 'limit', 'sort'];

/** The parameters a list knows, `name[]=a` and `name[0]=a` read as `name=a`, and the names of those it does not. */
function parametersOf(
  list: Pick<RestList<BaseRecord>, 'filters' | 'manyOf' | 'reads'>,
  sent: Request['query'],
): { query: Record<string, string>; ignored: string[] } {
  const known = [...ofEveryList, ...Object.keys(list.filters ?? {}), ...(list.reads ?? [])];
  const query: Record<string, string> = {};
  for (const name of known) {
    const values = listParameter(sent, name).filter((value) => value !== '');
    if (values.length > 1 && !list.manyOf?.includes(name)) throw invalid(name, sentTwice(name));
    if (values.length) query[name] = values.join(',');
  }
  return { query, ignored: Object.keys(sent).filter((key) => !known.some((name) => isParameter(key, name))) };
}

const sentTwice = (name: string) => t('rest.sent_several_times_send_once', { name });

/** Routes of one path in both its slash forms; any other method answers 405. */
export function at(
  router: Router,
  path: string,
  methods: Partial<Record<'get' | 'post' | 'delete', RequestHandler[]>>,
): void {
  for (const [method, handlers] of Object.entries(methods)) router[method as 'get'](path, ...handlers);
  router.all(path, (_request, response) => {
    response
      .status(405)
      .set('Allow', Object.keys(methods).join(', ').toUpperCase())
      .json({ success: false, message: 'This method is not offered here.' });
  });
}

/** Refusals as old clients read them: `{success: false, message}`. */
export function restErrors(services: Services): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const { status = 500, type } = error as { status?: number; type?: string };
    const refusal =
      refusalFor(whyNot(error, request)) ??
      (type?.startsWith('entity.') || type?.startsWith('encoding.') ? malformed(status) : null);
    if (!refusal) services.log.error({ err: error, path: request.path }, 'a REST call failed');
    if (response.headersSent) return void response.destroy();
    const locale = localeOf(request.headers['accept-language']);
    if (refusal) response.setHeaders(headOf(refusal).headers);
    response.status(refusal?.status ?? 500).json({
      success: false,
      message: refusal ? said(refusal, locale, isOfOldClients(request)) : 'Something went wrong on the server.',
    });
  };
}

/** Who is kept out by their network is signed in: they are told that, and not to sign in. */
export const whyNot = (error: unknown, { halted }: Request): unknown =>
  halted?.isOffNetwork && error instanceof AppError && error.code === 'UNAUTHENTICATED' ? offNetwork() : error;

const isOfOldClients = (request: Request): boolean => /^\/(api|apps)\//.test(request.originalUrl);

/** Old clients show the message alone, so it names each field; our own pages know which input they sent. */
const said = (refusal: AppError, locale: Locale, isAlone: boolean): string =>
  isAlone && refusal.code === 'INVALID' && refusal.details.fields?.length
    ? refusal.details.fields.map(({ field, text }) => `${field}: ${say(text, locale)}`).join(' ')
    : refusal.messageIn(locale);

const malformed = (status: number) =>
  new AppError('INVALID', status === 413 ? 413 : 400, t('rest.body_could_not_read_send'));
