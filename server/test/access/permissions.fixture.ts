import { scopes, type Grant } from '../../src/platform/access/ability';
import { allAreas, type Area } from '../../src/platform/records/area';
import { matrixWorld, type Place, type World } from './matrix-world';
import { allOperations, type Act } from '../api/schema-operations';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';

/** The world of the matrix of permissions, and what is found and expected in it. */
export const operations = allOperations();
export const ruled = operations.filter(({ rule }) => rule);
export const areas = allAreas().filter((area) => ruled.some(({ rule }) => rule!.area === area));
export let test: TestApp;
export let world: World;
beforeAll(async () => {
  test = await createTestApp();
  world = await matrixWorld(test);
});
afterAll(() => test.close());
/**
 * What happened: 'allowed', or the code of the refusal. What stands in the way of an allowed action afterwards counts
 * as allowed.
 */
export function outcomeOf({ errors }: Answer, act: Act): string {
  const code = errors?.[0]?.extensions.code as string | undefined;
  const passed =
    act === 'verb'
      ? ['STALE', 'CONFLICT', 'INVALID', 'TAKEN']
      : act === 'update'
        ? ['STALE', 'CONFLICT']
        : act === 'create'
          ? ['CONFLICT']
          : [];
  return !code || passed.includes(code) ? 'allowed' : code;
}
export const placesOf = (area: Area): [Place, string][] =>
  Object.entries(world.rows.get(area.name)!) as [Place, string][];
/**
 * The places of the rows a person finds in each list on their side of the product. Lists of which they see no row at
 * all are not asked for those of the matrix.
 */
export async function listed(who: Person, isTenant: boolean, among = areas): Promise<Record<string, Place[]>> {
  const lists = among.filter((area) => area.isTenant === isTenant);
  const totals = await asked<{ total: number }>(
    who,
    `{ ${lists.map(({ many }) => `${many}(limit: 1) { total }`).join(' ')} }`,
  );
  const found: [string, Place[]][] = [];
  for (const area of lists.filter(({ many }) => totals[many]!.total > 0)) {
    const query = `query($ids: [ID!]) { ${area.many}(filter: {id: {in: $ids}}, limit: 200) { total rows { id } } }`;
    const page = (
      await asked<{ total: number; rows: { id: string }[] }>(who, query, { ids: placesOf(area).map(([, id]) => id) })
    )[area.many]!;
    const places = placesOf(area)
      .filter(([, id]) => page.rows.some((row) => row.id === id))
      .map(([place]) => place);
    expect([area.many, page.total]).toEqual([area.many, places.length]);
    if (places.length) found.push([area.name, places]);
  }
  return Object.fromEntries(found);
}
export async function asked<T>(who: Person, query: string, variables?: object): Promise<Record<string, T>> {
  const { data, errors } = await who.ask<Record<string, T>>(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
export const reached: Record<Grant['scope'], Place[]> = {
  own: ['own'],
  team: ['own', 'team'],
  department: ['own', 'department'],
  company: ['own', 'team', 'department', 'elsewhere'],
};
export const reaches = (area: Area, scope: Grant['scope'], place: Place) =>
  area.person || scope === 'company' ? reached[scope].includes(place) : false;
export const scopesOf = (area: Area): Grant['scope'][] => (area.person ? [...scopes] : ['own', 'company']);
