import type { Area } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { columnOf, type FieldMeta } from '../../platform/records/fields';
import { newIdSql } from '../../platform/records/ids';
import type { Person, Pseudonym } from '../../platform/privacy/traces';
import { say } from '../../platform/text';
import { secondLanguage } from '../../kernel/text/languages';
import { t } from './texts/text';
import { emptied, personSql, personalAreas, personValues } from './whose-rows';

export function pseudonymOf(number: number): Pseudonym {
  const last = `person ${number}`;
  return {
    number,
    code: `ERASED-${number}`,
    first: 'Erased',
    last,
    name: `Erased ${last}`,
    native: say(t('erase_rows.native_name', { number }), secondLanguage),
    email: `erased-${number}@erased.invalid`,
  };
}

/**
 * Kinds of row that the server's own role cannot change; a function of the database takes out of them who they are
 * about.
 */
export const closedKinds: readonly string[] = ['Payslip', 'LeaveLedgerEntry', 'Punch'];

/**
 * Their rows by kind: their ids. Read before anything is emptied, since what is emptied says whose they are no more.
 */
export async function rowsOfPerson(ctx: Ctx, person: Person): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const area of personalAreas()) {
    const { rows } = await ctx.tx.query<{ id: string }>(
      `select t.id from "${area.table}" t where t.company_id = $1::char(24) and ${personSql(area, 't')!} and ${typed}`,
      personValues(ctx.companyId, person),
    );
    if (rows.length)
      found.set(
        area.name,
        rows.map(({ id }) => id),
      );
  }
  return found;
}

/** Every statement about their rows takes the same values, whether or not it looks at each. */
const typed = '($2::char(24)[], $3::char(24)[], $4::text[]) is not null';

/**
 * Empties their rows and deletes those no law keeps: the audit log says that it was done, and not what they said
 * before.
 */
export async function eraseRows(ctx: Ctx, area: Area, ids: readonly string[], pseudonym: Pseudonym): Promise<void> {
  const sets = [
    ...emptied(area).map((meta) => `${columnOf(meta.name)} = ${emptySql(ctx, area, meta, pseudonym)}`),
    ...(area.name === 'Employee' ? ['erased_at = $3'] : []),
    ...(area.keptFor ? [] : ['deleted_at = coalesce(r.deleted_at, $3)']),
  ];
  ctx.written.add(area.name);
  await ctx.tx.query(
    `with after as (update "${area.table}" r set version = r.version + 1, updated_at = $3,
      updated_by_id = $4::char(24)${sets.map((set) => `, ${set}`).join('')}
       where r.company_id = $1::char(24) and r.id = any($2::char(24)[]) returning r.id, r.version)
     insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, request_id)
     select ${newIdSql('$3::timestamptz')}, $1::char(24), $3, $4::char(24), $6, id, 'erase', $5 from after`,
    [ctx.companyId, ids, ctx.now, ctx.user.id, ctx.requestId, area.name],
  );
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** SQL of what a field holds once it says nothing. */
function emptySql(ctx: Ctx, area: Area, meta: FieldMeta, pseudonym: Pseudonym): string {
  if (area.name === 'Employee') {
    const own: Record<string, string> = {
      firstName: pseudonym.first,
      lastName: pseudonym.last,
      nativeName: pseudonym.native,
    };
    if (own[meta.name]) return literal(own[meta.name]!);
    // Of several employments the present one goes by the number alone.
    if (meta.name === 'code')
      return `${literal(pseudonym.code)} || case array_position($2::char(24)[], r.id) when 1 then ''
        else '-' || array_position($2::char(24)[], r.id) end`;
  }
  if (meta.optional) return 'null';
  if (meta.encrypted) return literal(ctx.services.cipher.encrypt(''));
  if (meta.kind === 'json')
    return `case jsonb_typeof(r.${columnOf(meta.name)}) when 'object' then '{}' else '[]' end::jsonb`;
  if (meta.kind === 'references') return `'{}'`;
  return literal(meta.kind === 'email' ? pseudonym.email : meta.kind === 'internal' ? '' : pseudonym.name);
}
