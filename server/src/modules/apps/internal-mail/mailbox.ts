import { Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { invalid, notFound } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { wordsFound } from '../../../platform/lists/search-text';
import { checkedLimit, statementName } from '../../../platform/lists/list-query';
import { excerptOf, type Correspondent } from '../domain/mail-answers';
import { mailFolders, mailLabels, type MailFolder, type MailLabel } from '../domain/mail-folders';
import { t } from '../texts/text';
import { storedFileRows } from '../../files/files.sql';

/** Which mails: a folder, none for all but the trash; `starred` are those outside the trash. */
export interface MailFilter {
  folder?: MailFolder | 'starred' | null;
  label?: MailLabel | null;
  search?: string | null;
}

export interface Attachment {
  id: string;
  name: string;
  type: string;
  size: number;
}

/** A mail as one person has it. `id` is that of their copy. */
export interface MailView {
  id: string;
  version: number;
  messageId: string;
  draftVersion: number;
  threadId: string;
  folder: MailFolder;
  previousFolder: MailFolder | null;
  isSender: boolean;
  isStarred: boolean;
  isRead: boolean;
  labels: MailLabel[];
  from: Correspondent;
  to: Correspondent[];
  cc: Correspondent[];
  bcc: Correspondent[];
  subject: string;
  body: string;
  excerpt: string;
  time: Date;
  sentAt: Date | null;
  attachments: Attachment[];
}

interface Stored extends Omit<MailView, 'from' | 'excerpt'> {
  fromId: string;
  fromName: string;
  fromEmail: string;
}

const attached = `(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size',
  f.size) order by a.place, a.id), '[]')
  from internal_mail_attachment a join ${storedFileRows('name', 'type', 'size')} f on f.company_id = a.company_id
    and f.id = a.file_id
  where a.company_id = c.company_id and a.message_id = c.message_id and a.deleted_at is null and f.deleted_at is null)`;

const columns = (body: string) => `c.id, c.version, c.message_id as "messageId", m.version as "draftVersion",
  coalesce(m.thread_id, m.id) as "threadId",
  c.folder, c.previous_folder as "previousFolder", c.is_sender as "isSender", c.is_starred as "isStarred",
  c.is_read as "isRead", c.labels,
  m.from_id as "fromId", m.from_name as "fromName", m.from_email as "fromEmail", m.to_people as "to", m.cc_people as cc,
  c.bcc_people as bcc,
  m.subject, ${body} as body, c.mailed_at as time, m.sent_at as "sentAt", ${attached} as attachments`;

const withMail = 'join internal_mail m on m.company_id = c.company_id and m.id = c.message_id';
/** The same for the copies of a stretch, one by one: of all mails of the company they are few. */
const eachMail = `cross join lateral (select * from internal_mail m where m.company_id = c.company_id
    and m.id = c.message_id offset 0) m`;
const joined = `from internal_mail_copy c ${withMail}`;

const viewOf = ({ fromId, fromName, fromEmail, ...row }: Stored): MailView => ({
  ...row,
  from: { id: fromId, name: fromName, email: fromEmail },
  excerpt: excerptOf(row.body),
});

async function read(ctx: Ctx, body: string, rest: string, values: unknown[], from = joined): Promise<MailView[]> {
  const text = `select ${columns(body)} ${from} ${rest}`;
  return (await ctx.tx.query<Stored & Record<string, unknown>>({ name: statementName(text), text, values })).rows.map(
    viewOf,
  );
}

/** One's own copies of a list, as SQL over `c`. */
const copies = (ctx: Ctx, { folder, label }: MailFilter, parameters: Parameters): string =>
  [
    `c.company_id = ${parameters.add(ctx.companyId, '::char(24)')}
      and c.owner_id = ${parameters.add(ctx.user.id, '::char(24)')} and c.deleted_at is null`,
    folder === 'starred'
      ? `c.is_starred and c.folder <> 'trash'`
      : folder
        ? `c.folder = ${parameters.add(folder)}`
        : `c.folder <> 'trash'`,
    ...(label ? [`c.labels <> '[]'::jsonb and c.labels @> ${parameters.add(JSON.stringify([label]), '::jsonb')}`] : []),
  ].join(' and ');

/** Whether the mail holds what is looked for, as SQL over `m`; empty where nothing is. */
function holding({ search }: MailFilter, parameters: Parameters): string {
  return wordsFound(search?.slice(0, 200), ['m.from_name', 'm.subject', 'm.body'], parameters).join(' and ');
}

export const largestPage = 100;

const badCursor = () => invalid('after', t('mailbox.page_mark_belongs_another_list'));

function afterSql(after: string, parameters: Parameters): string {
  const [time, id, ...rest] = after.split('_');
  if (!isId(id) || Number.isNaN(Date.parse(time ?? '')) || rest.length) throw badCursor();
  return `(c.mailed_at, c.id) < (${parameters.add(time, '::timestamptz')}, ${parameters.add(id, '::char(24)')})`;
}

/** Mails a search reads at once: what is rare in a box of many thousands is found a stretch at a time. */
const stretch = 2_000;
const newestFirst = 'order by c.mailed_at desc, c.id desc';

const cursorOf = ({ time, id }: { time: Date; id: string }): string => `${time.toISOString()}_${id}`;

/**
 * Newest first; `body` holds no more than an excerpt needs. A search answers what one stretch of the list holds, fewer
 * than
 * `limit` perhaps; its `endCursor` goes on after that stretch.
 */
export async function listMails(
  ctx: Ctx,
  filter: MailFilter,
  limit: number,
  after?: string | null,
): Promise<SomeMails> {
  checkedLimit(limit, largestPage);
  return readSome(ctx, filter, 'left(m.body, 600)', limit, after);
}

interface SomeMails {
  rows: MailView[];
  endCursor: string | null;
}

async function readSome(
  ctx: Ctx,
  filter: MailFilter,
  body: string,
  limit: number,
  after?: string | null,
  size = stretch,
): Promise<SomeMails> {
  const parameters = new Parameters();
  const where = [copies(ctx, filter, parameters), ...(after ? [afterSql(after, parameters)] : [])].join(' and ');
  const forStretch = [...parameters.values];
  const holds = holding(filter, parameters);
  const most = `limit ${parameters.add(limit, '::int')}`;
  const rows = holds
    ? await read(
        ctx,
        body,
        `where ${holds} ${newestFirst} ${most}`,
        parameters.values,
        `from (select c.* from internal_mail_copy c where ${where} ${newestFirst} limit ${size}) c ${eachMail}`,
      )
    : await read(ctx, body, `where ${where} ${newestFirst} ${most}`, parameters.values);
  const last = rows[rows.length - 1];
  if (last && rows.length === limit) return { rows, endCursor: cursorOf(last) };
  if (!holds) return { rows, endCursor: null };
  const {
    rows: [end],
  } = await ctx.tx.query<{ time: Date; id: string }>(
    `select c.mailed_at as time, c.id from internal_mail_copy c where ${where} ${newestFirst} offset ${size - 1}
      limit 1`,
    forStretch,
  );
  return { rows, endCursor: end ? cursorOf(end) : null };
}

/**
 * The newest mails of a list with their whole text; a search goes on by longer and longer stretches until it has as
 * many or the box ends.
 */
export async function wholeMails(ctx: Ctx, filter: MailFilter, most: number): Promise<MailView[]> {
  const found: MailView[] = [];
  let after: string | null = null;
  let size = stretch;
  do {
    const { rows, endCursor }: SomeMails = await readSome(ctx, filter, 'm.body', most - found.length, after, size);
    found.push(...rows);
    after = endCursor;
    size *= 16;
  } while (after && found.length < most);
  return found;
}

/** One's own copies of these ids, in no order; those that are not there are left out. */
export const mailsOf = async (ctx: Ctx, ids: string[]): Promise<MailView[]> =>
  ids.length === 0
    ? []
    : read(
        ctx,
        'm.body',
        'where c.company_id = $1 and c.owner_id = $2 and c.deleted_at is null and c.id = any($3::char(24)[])',
        [ctx.companyId, ctx.user.id, ids],
      );

export async function oneMail(ctx: Ctx, id: string): Promise<MailView> {
  const [found] = isId(id) ? await mailsOf(ctx, [id]) : [];
  if (!found) throw notFound();
  return found;
}

const longestThread = 200;

/**
 * The other mails of its conversation one has a copy of outside the trash, oldest first; of a mail to oneself one of
 * both.
 */
export async function threadOf(ctx: Ctx, mail: MailView): Promise<MailView[]> {
  const rows = await read(
    ctx,
    'm.body',
    `where c.company_id = $1 and c.owner_id = $2 and c.deleted_at is null and c.folder <> 'trash' and m.thread_id = $3
      and c.message_id <> $4
     order by c.mailed_at, c.is_sender, c.id limit ${longestThread}`,
    [ctx.companyId, ctx.user.id, mail.threadId, mail.messageId],
  );
  return rows.filter(({ messageId }, at) => rows.findIndex((other) => other.messageId === messageId) === at);
}

/**
 * The mails before (newer) and after (older) one within a list, whether that one still is in it or not; of a search
 * within a stretch.
 */
export async function neighboursOf(
  ctx: Ctx,
  mail: MailView,
  filter: MailFilter,
): Promise<{ previousId: string | null; nextId: string | null }> {
  const beside = async (sign: '<' | '>', order: 'asc' | 'desc'): Promise<string | null> => {
    const parameters = new Parameters();
    const where = copies(ctx, filter, parameters);
    const place = `(${parameters.add(mail.time, '::timestamptz')}, ${parameters.add(mail.id, '::char(24)')})`;
    const inOrder = `order by c.mailed_at ${order}, c.id ${order}`;
    const near = `select c.id, c.company_id, c.message_id, c.mailed_at from internal_mail_copy c where ${where}
      and (c.mailed_at, c.id) ${sign} ${place} ${inOrder}`;
    const holds = holding(filter, parameters);
    const text = holds
      ? `select c.id from (${near} limit ${stretch}) c ${withMail} where ${holds} ${inOrder} limit 1`
      : `${near} limit 1`;
    return (
      (await ctx.tx.query<{ id: string }>({ name: statementName(text), text, values: parameters.values })).rows[0]
        ?.id ?? null
    );
  };
  return { previousId: await beside('>', 'asc'), nextId: await beside('<', 'desc') };
}

export interface MailCounts {
  inbox: number;
  draft: number;
  spam: number;
}

/** Unread in the inbox, all drafts, unread in spam. */
export async function mailCounts(ctx: Ctx): Promise<MailCounts> {
  const own = 'from internal_mail_copy where company_id = $1 and owner_id = $2 and deleted_at is null';
  const { rows } = await ctx.tx.query<MailCounts & Record<string, unknown>>({
    name: 'internal-mail-counts',
    text: `select (select count(*) ${own} and folder = 'inbox' and not is_read)::int as inbox, (select count(*) ${own}
      and folder = 'draft')::int as draft,
      (select count(*) ${own} and folder = 'spam' and not is_read)::int as spam`,
    values: [ctx.companyId, ctx.user.id],
  });
  return rows[0]!;
}

export const isFolder = (text: unknown): text is MailFolder => mailFolders.includes(text as MailFolder);
export const isLabel = (text: unknown): text is MailLabel => mailLabels.includes(text as MailLabel);
