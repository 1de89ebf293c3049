import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Ctx } from '../../platform/context';
import { asPlatform } from '../../platform/database/transaction';
import { openedCells } from '../data-import/import';
import { actingAs, type Pseudonym } from './erase-rows';
import type { Person } from './whose-rows';

/** Whose traces are removed: the ids of his rows of every kind, and the words he goes by. */
export interface Traced {
  person: Person;
  ids: readonly string[];
  words: readonly string[];
  pseudonym: Pseudonym;
}

/** Encrypted rows that are held at once. */
const atOnce = 2_000;

/** What is about his rows or about him as a user and is no row of an area: news, calls, staged imports, kept answers, chat, settings, sessions. */
export async function eraseTraces(ctx: Ctx, traced: Traced): Promise<void> {
  await forgetTold(ctx, traced);
  await asPlatform(ctx.tx, () => forgetAnswers(ctx, traced));
  await emptyImports(ctx, traced);
  await renameCorrespondent(ctx, traced);
  await rewritePayments(ctx, traced);
  for (const userId of traced.person.userIds) await eraseOfUser(ctx, userId);
}

async function forgetTold(ctx: Ctx, { ids, person }: Traced): Promise<void> {
  const { tx, companyId } = ctx;
  await asPlatform(tx, () =>
    tx.query(
      'delete from notification where company_id = $1 and (record_id = any($2::char(24)[]) or user_id = any($3::char(24)[]))',
      [companyId, ids, person.userIds],
    ),
  );
  await tx.query(
    'update webhook_delivery set answer = null where company_id = $1 and record_id = any($2::text[]) and answer is not null',
    [companyId, ids],
  );
  await tx.query('delete from attendance_stale where company_id = $1 and employee_id = any($2::char(24)[])', [
    companyId,
    person.employeeIds,
  ]);
}

/** A kept answer to anybody here may tell his row; answers are encrypted, so they are read to know. */
async function forgetAnswers({ tx, companyId, services: { cipher } }: Ctx, { ids, person }: Traced): Promise<void> {
  const his = new Set(ids);
  await tx.query('delete from idempotency_key where user_id = any($1::char(24)[])', [person.userIds]);
  for (let [who, key] = ['', '']; ;) {
    const { rows } = await tx.query<{ who: string; key: string; answer: string }>(
      `select k.user_id as who, k.key, k.answer #>> '{}' as answer from idempotency_key k
       where (exists (select 1 from membership m where m.company_id = $1 and m.user_id = k.user_id) or exists (select 1 from app_user u where u.id = k.user_id and u.type = 'admin'))
         and (k.user_id, k.key) > ($2, $3) order by k.user_id, k.key limit ${atOnce}`,
      [companyId, who, key],
    );
    const telling = rows.filter(({ answer }) =>
      cipher
        .open(answer)
        .match(/[0-9a-f]{24}/g)
        ?.some((id) => his.has(id)),
    );
    await tx.query(
      'delete from idempotency_key k using unnest($1::char(24)[], $2::text[]) t(who, key) where k.user_id = t.who and k.key = t.key',
      [telling.map((each) => each.who), telling.map((each) => each.key)],
    );
    if (rows.length < atOnce) return;
    ({ who, key } = rows.at(-1)!);
  }
}

/** Rows of waiting files in which a cell is one of his words. */
async function rowsNaming(
  { tx, companyId, services: { cipher } }: Ctx,
  words: readonly string[],
): Promise<{ importId: string; row: number }[]> {
  const his = new Set(words.map((word) => word.toLowerCase()));
  const found: { importId: string; row: number }[] = [];
  for (let [importId, row] = ['', 0]; ;) {
    const { rows } = await tx.query<{ importId: string; row: number; cells: string[] }>(
      `select import_id as "importId", row_no as row, cells from import_row where company_id = $1 and (import_id, row_no) > ($2, $3) order by import_id, row_no limit ${atOnce}`,
      [companyId, importId, row],
    );
    found.push(...rows.filter(({ cells }) => openedCells(cipher, cells).some((cell) => his.has(cell.toLowerCase()))));
    if (rows.length < atOnce) return found;
    ({ importId, row } = rows.at(-1)!);
  }
}

/** Rows of files that made or changed his rows, or name him; and what was counted of the values of those files. */
async function emptyImports(ctx: Ctx, { ids, words, person }: Traced): Promise<void> {
  const { tx, companyId } = ctx;
  const naming = await rowsNaming(ctx, words);
  const { rows } = await tx.query<{ id: string }>(
    `with emptied as (update import_row r set cells = array_fill(''::text, array[greatest(cardinality(cells), 1)]), meant = null, problems = null, suggestion = null
       where company_id = $1 and (record_id = any($2::char(24)[]) or exists (select 1 from unnest($3::char(24)[], $4::int[]) n(import_id, row_no) where n.import_id = r.import_id and n.row_no = r.row_no)) returning import_id)
     select distinct import_id as id from (select import_id from emptied
       union all select id from file_import where company_id = $1 and created_by_id = any($5::char(24)[])) i`,
    [companyId, ids, naming.map(({ importId }) => importId), naming.map(({ row }) => row), person.userIds],
  );
  await tx.query(
    `update file_import set profile = '[]', problems = '[]' where company_id = $1 and id = any($2::char(24)[])`,
    [companyId, rows.map(({ id }) => id)],
  );
  await tx.query('delete from import_write where company_id = $1 and record_id = any($2::char(24)[])', [
    companyId,
    ids,
  ]);
}

/** Mails of others keep to whom they went, under the pseudonym. */
async function renameCorrespondent(ctx: Ctx, { person: { userIds }, pseudonym }: Traced): Promise<void> {
  const { tx, companyId } = ctx;
  const renamed = (
    column: string,
  ) => `${column} = coalesce((select jsonb_agg(case when p ->> 'id' = $2 then p || $3::jsonb else p end order by at)
    from jsonb_array_elements(${column}) with ordinality as each(p, at)), '[]')`;
  for (const userId of userIds) {
    const values = [companyId, userId, JSON.stringify({ name: pseudonym.name, email: pseudonym.email })];
    const names = (column: string) => `${column} @> jsonb_build_array(jsonb_build_object('id', $2::text))`;
    await actingAs(ctx, null, async () => {
      await tx.query(
        `update internal_mail set ${renamed('to_people')}, ${renamed('cc_people')} where company_id = $1 and (${names('to_people')} or ${names('cc_people')})`,
        values,
      );
      await tx.query(
        `update internal_mail_copy set ${renamed('bcc_people')} where company_id = $1 and ${names('bcc_people')}`,
        values,
      );
    });
  }
}

/** A file a bank was given keeps its amounts; its digest is still that of what the bank got. */
async function rewritePayments(
  { tx, companyId, services: { cipher } }: Ctx,
  { person, words, pseudonym }: Traced,
): Promise<void> {
  await tx.query(
    `update payroll_payment p set left_out = (select jsonb_agg(case when l ->> 'employeeId' = any($2::text[]) then l || $3::jsonb else l end order by at) from jsonb_array_elements(p.left_out) with ordinality as each(l, at))
     where p.company_id = $1 and exists (select 1 from jsonb_array_elements(p.left_out) l where l ->> 'employeeId' = any($2::text[]))`,
    [companyId, person.employeeIds, JSON.stringify({ code: pseudonym.code, name: pseudonym.name })],
  );
  const { rows } = await tx.query<{ id: string; content: string }>(
    `select id, content from payroll_payment p where p.company_id = $1 and p.content <> ''
       and exists (select 1 from payroll_payment_line l where l.company_id = $1 and l.payment_id = p.id and l.employee_id = any($2::char(24)[]))`,
    [companyId, person.employeeIds],
  );
  for (const { id, content } of rows) {
    const text = (await promisify(gunzip)(Buffer.from(cipher.decrypt(content), 'base64'))).toString('utf8');
    const now = words.reduce(
      (before, word) =>
        before.replaceAll(new RegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu'), pseudonym.name),
      text,
    );
    await tx.query('update payroll_payment set content = $3 where company_id = $1 and id = $2', [
      companyId,
      id,
      cipher.encrypt((await promisify(gzip)(Buffer.from(now, 'utf8'))).toString('base64')),
    ]);
  }
}

/** What he wrote, chose and was signed in with, here. */
async function eraseOfUser(ctx: Ctx, userId: string): Promise<void> {
  const { tx, companyId, now } = ctx;
  await actingAs(ctx, userId, async () => {
    await tx.query(
      `update chat_message set text = '', deleted_at = coalesce(deleted_at, $3) where company_id = $1 and sender_id = $2`,
      [companyId, userId, now],
    );
    await tx.query(`update chat_profile set about = '' where company_id = $1 and user_id = $2`, [companyId, userId]);
    await tx.query(`update list_preference set columns = '{}' where company_id = $1 and user_id = $2`, [
      companyId,
      userId,
    ]);
    await tx.query(`update notification_preference set choices = '{}' where company_id = $1 and user_id = $2`, [
      companyId,
      userId,
    ]);
    await tx.query('update calendar_feed set token_hash = null where company_id = $1 and user_id = $2', [
      companyId,
      userId,
    ]);
  });
  await asPlatform(tx, () =>
    tx.query('delete from auth_session where user_id = $1 and company_id = $2', [userId, companyId]),
  );
}
