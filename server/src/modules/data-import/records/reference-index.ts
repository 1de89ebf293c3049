import { areaNamed, sqlOf, type Area } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { FieldMeta } from '../../../platform/records/fields';
import { createPeopleIndex } from '../checking/people-index';
import { eachEmployee } from '../checking/existing-employees';
import { giveWay } from '../jobs/import-job';
import { matchKey } from '../values/clean-text';

/** Rows of one area by what people write for them: an id of the company, or 'row 12' of the file. */
export interface ReferenceIndex {
  /** The rows meant, by the strictest way of naming that finds any. */
  find(said: string): string[];
  /** The number of who was found by a number that differs from it by zeros before it. */
  numberMeant(said: string): string | undefined;
  add(ref: string, names: Readonly<Record<string, string | null | undefined>>): void;
}

const namedBy = ['code', 'number', 'name', 'title'];

/** The fields a row is known by, codes before names. */
export function namingFields(area: Area): FieldMeta[] {
  return [...area.fields.values()]
    .filter(
      ({ kind, name, unique, sensitive, encrypted, expression, from }) =>
        ['text', 'email'].includes(kind) &&
        (unique || namedBy.includes(name)) &&
        !sensitive &&
        !encrypted &&
        !expression &&
        !from,
    )
    .sort((left, right) => orderOf(left) - orderOf(right));
}

const orderOf = ({ name }: FieldMeta): number => (namedBy.indexOf(name) + namedBy.length + 1) % (namedBy.length + 1);

function emptyIndex(fields: readonly FieldMeta[]): ReferenceIndex {
  const known = new Map(fields.map(({ name }) => [name, new Map<string, string[]>()]));
  return {
    find(said) {
      const key = matchKey(said);
      for (const refs of known.values()) {
        const found = refs.get(key);
        if (found) return found;
      }
      return [];
    },
    numberMeant: () => undefined,
    add(ref, names) {
      for (const [name, refs] of known) {
        const key = matchKey(names[name] ?? '');
        if (key === '') continue;
        const there = refs.get(key);
        if (!there) refs.set(key, [ref]);
        else if (!there.includes(ref)) there.push(ref);
      }
    },
  };
}

const page = 2_000;

/** Every row of the company in this area; of other companies none. */
export async function referenceIndex(ctx: Ctx, name: string): Promise<ReferenceIndex> {
  const area = areaNamed(name);
  if (area.name === 'Employee') return employeeIndex(ctx);
  const fields = namingFields(area);
  const index = emptyIndex(fields);
  if (!fields.length || !area.isTenant) return index;
  const names = fields.map(({ name }) => `, ${sqlOf(area, name)} as "${name}"`).join('');
  for (let after = ''; ;) {
    const { rows } = await ctx.tx.query<{ id: string } & Record<string, string | null>>(
      `select t.id${names} from ${area.table} t where t.company_id = $1 and t.id > $2 and t.deleted_at is null
        order by t.id limit ${page}`,
      [ctx.companyId, after],
    );
    for (const row of rows) index.add(row.id, row);
    const last = rows.at(-1);
    if (!last || rows.length < page) return index;
    after = last.id;
    await giveWay();
  }
}

/**
 * People are known by their number, with the zeros a device writes before it or without, and by their name in any order
 * of its words.
 */
async function employeeIndex(ctx: Ctx): Promise<ReferenceIndex> {
  const people = createPeopleIndex();
  await eachEmployee(ctx, ({ id, code, ...name }) => people.addEmployee(id, code, name));
  const byZeros = (said: string): string[] => (people.byCode(said) ? [] : people.likeCodes(said));
  return {
    find(said) {
      const codes = people.byCode(said) ? [said] : byZeros(said);
      return codes.length ? codes.flatMap((code) => people.byCode(code) ?? []) : people.byNameAndCode(said);
    },
    numberMeant: (said) => byZeros(said)[0],
    add: () => undefined,
  };
}
