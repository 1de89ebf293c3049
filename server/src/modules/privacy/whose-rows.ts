import { allAreas, areaNamed, type Area } from '../../platform/records/area';
import type { Person } from '../../platform/privacy/traces';
import { columnOf, type FieldMeta } from '../../platform/records/fields';

/** The first four parameters of statements about somebody's rows. */
export const personValues = (companyId: string, { employeeIds, userIds, addresses }: Person): unknown[] => [
  companyId,
  employeeIds,
  userIds,
  addresses,
];

/** Areas of a company some of whose rows are about a single person, or belong to them. */
export const personalAreas = (): Area[] => allAreas().filter((area) => area.isTenant && personSql(area, 't') !== null);

/** SQL of whether a row under the alias is theirs; null where an area has no rows of anybody. */
export function personSql(area: Area, alias: string): string | null {
  const whose =
    area.whose ??
    (area.person
      ? [area.person]
      : area.fields.get('employeeId')?.kind === 'reference'
        ? ['employeeId']
        : area.isPersonal
          ? ['createdById']
          : []);
  const ways = whose.map((name) => throughSql(area, name, alias));
  // What an area about people sends to an address goes to them, whether or not it knew that it was theirs.
  if (area.person && area.fields.get('email')?.kind === 'email') ways.push(`lower(${alias}.email) = any($4::text[])`);
  return ways.length ? `(${ways.join(' or ')})` : null;
}

function throughSql(area: Area, name: string, alias: string): string {
  const column = `${alias}.${columnOf(name)}`;
  const target = name === 'createdById' ? 'User' : name === 'id' ? area.name : area.fields.get(name)!.target;
  if (target === 'Employee' || name === 'employeeId') return `${column} = any($2::char(24)[])`;
  if (target === 'User') return `${column} = any($3::char(24)[])`;
  const other = areaNamed(target!);
  const further = `${alias}_of`;
  return `exists (select 1 from "${other.table}" ${further} where ${further}.company_id = $1::char(24)
    and ${further}.id = ${column} and ${personSql(other, further)!})`;
}

export const isStored = (meta: FieldMeta): boolean =>
  !meta.from && !meta.expression && !['createdAt', 'updatedAt', 'deletedAt'].includes(meta.name);

const telling = new Set(['text', 'longText', 'email', 'json', 'internal']);

/**
 * Whether a value of the field says who somebody is: what is written does unless the field says that it does not, and
 * so do files.
 */
export const identifies = (meta: FieldMeta): boolean =>
  meta.identifies ?? (telling.has(meta.kind) || meta.target === 'File');

/**
 * The fields that are emptied in their rows: of what law keeps those that identify, of the rest everything that can be
 * empty.
 */
export const emptied = (area: Area): FieldMeta[] =>
  [...area.fields.values()].filter(
    (meta) =>
      isStored(meta) &&
      meta.name !== area.person &&
      !area.whose?.includes(meta.name) &&
      (identifies(meta) || (!area.keptFor && (!!meta.optional || meta.kind === 'references'))),
  );
