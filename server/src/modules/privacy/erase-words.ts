import type { Ctx } from '../../platform/context';
import { allAreas, type Area } from '../../platform/records/area';
import { columnOf, type FieldMeta } from '../../platform/records/fields';
import { newIdSql } from '../../platform/records/ids';
import type { Person, Pseudonym } from '../../platform/privacy/traces';
import { closedKinds } from './erase-rows';
import { identifies, isStored } from './whose-rows';
import { employeeRows } from '../people/people.sql';
import { bankAccountRows } from '../pay/pay.sql';

interface Known {
  first: string;
  middle: string | null;
  last: string;
  native: string | null;
  work: string | null;
  own: string | null;
  phone: string | null;
  national: string | null;
  passport: string | null;
}

/**
 * The words that mean them and nobody else here: names no other person of the company has, addresses, numbers of papers
 * and accounts.
 */
export async function wordsOf(ctx: Ctx, person: Person): Promise<string[]> {
  const {
    tx,
    companyId,
    services: { cipher },
  } = ctx;
  const { rows: people } = await tx.query<Known & Record<string, unknown>>(
    `select first_name as first, middle_name as middle, last_name as last, native_name as native, work_email as work,
      personal_email as own, mobile_phone as phone, national_id as national, passport_no as passport
     from ${employeeRows('first_name', 'middle_name', 'last_name', 'native_name', 'work_email', 'personal_email', 'mobile_phone', 'national_id', 'passport_no')} where company_id = $1 and id = any($2::char(24)[])`,
    [companyId, person.employeeIds],
  );
  const { rows: accounts } = await tx.query<{ holder: string; iban: string; code: string | null }>(
    `select holder, iban, person_code as code from ${bankAccountRows('holder', 'iban', 'person_code', 'employee_id')}
      where company_id = $1 and employee_id = any($2::char(24)[])`,
    [companyId, person.employeeIds],
  );
  const { rows: users } = await tx.query<{ name: string; email: string }>(
    `select name, email from app_user where id = any($1::char(24)[])
     union all select invited_name, invited_email from membership where company_id = $2
       and employee_id = any($3::char(24)[]) and user_id is null`,
    [person.userIds, companyId, person.employeeIds],
  );
  const names = [
    ...people.flatMap(({ first, middle, last, native }) => [
      [first, middle, last].filter(Boolean).join(' '),
      `${first} ${last}`,
      native,
    ]),
    ...users.map(({ name }) => name),
    ...accounts.map(({ holder }) => holder),
  ].filter((name): name is string => !!name && /\S\s+\S/.test(name));
  const numbers = [
    ...people.flatMap(({ national, passport }) => [national, passport]),
    ...accounts.flatMap(({ iban, code }) => [iban, code]),
  ].map((number) => number && cipher.open(number));
  const sure = [
    ...numbers,
    ...people.flatMap(({ work, own, phone }) => [work, own, phone]),
    ...users.map(({ email }) => email),
  ].filter((word): word is string => !!word && word.length >= 6);
  const { rows: shared } = await tx.query<{ name: string }>(
    `select lower(n.name) as name from unnest($3::text[]) n(name) where
       exists (select 1 from ${employeeRows('first_name', 'middle_name', 'last_name', 'native_name')} e
       where e.company_id = $1 and e.id <> all($2::char(24)[])
         and lower(n.name) in (lower(concat_ws(' ', e.first_name, e.middle_name, e.last_name)),
         lower(concat_ws(' ', e.first_name, e.last_name)), lower(e.native_name)))
       or exists (select 1 from membership m join app_user u on u.id = m.user_id where m.company_id = $1
       and u.id <> all($4::char(24)[]) and lower(u.name) = lower(n.name))`,
    [companyId, person.employeeIds, names, person.userIds],
  );
  const others = new Set(shared.map(({ name }) => name));
  // The longest first, so that no part of a name is replaced before the whole.
  return [...new Set([...sure, ...names.filter((name) => !others.has(name.toLowerCase()))])].toSorted(
    (one, other) => other.length - one.length,
  );
}

/** Where rows of others name them, they name the pseudonym. */
export async function eraseWords(ctx: Ctx, words: readonly string[], pseudonym: Pseudonym): Promise<void> {
  if (!words.length) return;
  for (const area of allAreas().filter(
    ({ name, isTenant, isPersonal }) => isTenant && !isPersonal && name !== 'File' && !closedKinds.includes(name),
  )) {
    const fields = [...area.fields.values()].filter(isSearched);
    if (fields.length) await replaced(ctx, area, fields, words, pseudonym);
  }
}

const inJson = (word: string): string => JSON.stringify(word).slice(1, -1);

/**
 * Where the audit log names them, whatever became of the value since: rows by their kind, and the fields that hold a
 * word.
 */
export async function namedInAudit(
  { tx, companyId }: Ctx,
  words: readonly string[],
): Promise<{ ids: string[]; redacted: Record<string, string[]> }> {
  if (!words.length) return { ids: [], redacted: {} };
  const holds = (sql: string) => `exists (select 1 from unnest($2::text[]) w where strpos(${sql}, w) > 0)`;
  const { rows } = await tx.query<{ subject: string; ids: string[]; fields: string[] }>(
    `select e.subject, array_agg(distinct e.record_id::text) as ids, coalesce(array_agg(distinct f.key) filter (where ${holds('f.value::text')}), '{}') as fields
     from audit_event e left join lateral (select * from jsonb_each(e.before) union all select * from jsonb_each(e.after)) f on true
     where e.company_id = $1 and (${holds('e.before::text')} or ${holds('e.after::text')} or ${holds('to_json(e.reason)::text')}) group by 1`,
    [companyId, words.map(inJson)],
  );
  return {
    ids: rows.flatMap((row) => row.ids),
    redacted: Object.fromEntries(rows.map(({ subject, fields }) => [subject, fields])),
  };
}

const isSearched = (meta: FieldMeta): boolean =>
  isStored(meta) &&
  !meta.encrypted &&
  identifies(meta) &&
  (['text', 'longText', 'email', 'json'].includes(meta.kind) || (meta.kind === 'internal' && !!meta.identifies)) &&
  !meta.isKey;

async function replaced(
  ctx: Ctx,
  area: Area,
  fields: FieldMeta[],
  words: readonly string[],
  pseudonym: Pseudonym,
): Promise<void> {
  const column = ({ name }: FieldMeta) => `r.${columnOf(name)}`;
  const asText = (meta: FieldMeta) => (meta.kind === 'json' ? `${column(meta)}::text` : column(meta));
  const among = (meta: FieldMeta) =>
    `exists (select 1 from unnest($${meta.kind === 'json' ? 6 : 5}::text[]) w where strpos(${asText(meta)}, w) > 0)`;
  const sets = fields.map((meta) => {
    const changed = words.reduce(
      (sql, _, at) =>
        `replace(${sql}, ($${meta.kind === 'json' ? 6 : 5}::text[])[${at + 1}], ${meta.kind === 'email' ? '$8' : '$7'}::text)`,
      asText(meta),
    );
    return `${columnOf(meta.name)} = case when ${among(meta)} then (${changed})${meta.kind === 'json' ? '::jsonb' : ''}
      else ${column(meta)} end`;
  });
  const { rows } = await ctx.tx.query<{ id: string }>(
    `with after as (update "${area.table}" r set version = r.version + 1, updated_at = $2, updated_by_id = $3::char(24),
      ${sets.join(', ')}
       where r.company_id = $1::char(24) and (${fields.map(among).join(' or ')}) returning r.id),
     audit as (insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, request_id)
       select ${newIdSql('$2::timestamptz')}, $1::char(24), $2, $3::char(24), $9, id, 'erase', $4 from after)
     select id from after where ($5::text[], $6::text[], $7::text, $8::text) is not null`,
    [
      ctx.companyId,
      ctx.now,
      ctx.user.id,
      ctx.requestId,
      words,
      words.map(inJson),
      pseudonym.name,
      pseudonym.email,
      area.name,
    ],
  );
  if (rows.length) ctx.written.add(area.name);
}
