import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { Nationality1795901100001 } from '../../../database/migrations/2026-12-02-nationality';

let test: TestApp;
let hr: Person;
let company: string;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

let made = 0;
async function hire(more: object): Promise<any> {
  const { data, errors } = await hr.graphql(
    'mutation($input: EmployeeInput!) { record: createEmployee(input: $input) { id version nationality nationalityAsGiven } }',
    { input: { code: `N-${(made += 1)}`, firstName: 'Mona', lastName: 'Haddad', hireDate: '2024-03-01', ...more } },
  );
  return errors?.[0]?.extensions ?? data.record;
}
async function change({ id, version }: { id: string; version: number }, input: object): Promise<any> {
  const { data, errors } = await hr.graphql(
    'mutation($id: ID!, $version: Int!, $input: EmployeeChanges!) { record: updateEmployee(id: $id, version: $version, input: $input) { id version nationality nationalityAsGiven } }',
    { id, version, input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.record;
}
async function onTheWire(id: string, language = 'en'): Promise<string> {
  const { data } = (await (
    await hr.fetch('/api/company-employee/', { headers: { 'accept-language': language } })
  ).json()) as { data: { _id: string; countryID: string }[] };
  return data.find((row) => row._id === id)!.countryID;
}

describe('a nationality', () => {
  it('is a country by its code, and a wording is refused there', async () => {
    expect(await hire({ nationality: 'JO' })).toMatchObject({ nationality: 'JO', nationalityAsGiven: null });
    expect(await hire({ nationality: 'Jordanian' })).toMatchObject({ field: 'nationality', status: 422 });
  });

  it('given in words is made out where the words tell the country, and kept where they do not', async () => {
    expect(await hire({ nationalityAsGiven: 'أردنية' })).toMatchObject({
      nationality: 'JO',
      nationalityAsGiven: 'أردنية',
    });
    const unknown = await hire({ nationalityAsGiven: 'Atlantis' });
    expect(unknown).toMatchObject({ nationality: null, nationalityAsGiven: 'Atlantis' });
    const chosen = await change(unknown, { nationality: 'GR' });
    expect(chosen).toMatchObject({ nationality: 'GR', nationalityAsGiven: null });
    const worded = await change(chosen, { nationalityAsGiven: 'Korean' });
    expect(worded).toMatchObject({ nationality: null, nationalityAsGiven: 'Korean' });
    expect(await change(worded, { nationalityAsGiven: null })).toMatchObject({
      nationality: null,
      nationalityAsGiven: null,
    });
  });

  it('is words to old clients: those that were given, else the name of the country', async () => {
    expect(await onTheWire((await hire({ nationalityAsGiven: 'Jordanian' })).id)).toBe('Jordanian');
    const coded = await hire({ nationality: 'JO' });
    expect([await onTheWire(coded.id), await onTheWire(coded.id, 'ar')]).toEqual(['Jordan', 'الأردن']);
    expect(await onTheWire((await hire({})).id)).toBeNull();
  });
});

it('what was written before keeps its words, and pay and kept lists that asked for them ask for the code', async () => {
  const said = ['Jordanian', 'الإمارات', 'Atlantis', 'AE'];
  const ids: string[] = [];
  for (const _ of said) ids.push((await hire({})).id);
  const { data, errors } =
    await hr.graphql(`mutation { createPayComponent(input: {code: "club", name: "Club", kind: deduction, formula: "25", condition: "employee.nationality = \\"Jordanian\\"", validFrom: "2026-01-01"}) { id }
    saveView(view: {subject: "Employee", name: "Jordan", address: "f.nationality.contains=Jordanian"}) { id } }`);
  expect(errors).toBeUndefined();
  const owner = new Client(test.ownerUrl);
  await owner.connect();
  const sql = async (text: string, values?: unknown[]): Promise<object[]> => (await owner.query(text, values)).rows;
  const read = async () =>
    (
      await sql('select nationality, nationality_as_given from employee where id = any($1::char(24)[]) order by id', [
        ids,
      ])
    ).map(Object.values);
  const runner = {
    query: async (text: string, values?: unknown[]) => (/^ALTER/.test(text) ? [] : sql(text, values)),
  } as unknown as QueryRunner;
  const tables = ['employee', 'pay_component', 'saved_view'];
  for (const table of tables) await sql(`alter table ${table} no force row level security`);
  try {
    await sql('update employee set nationality = null, nationality_as_given = null');
    for (const [at, id] of ids.entries())
      await sql('update employee set nationality = $2 where id = $1', [id, said[at]]);
    await new Nationality1795901100001().up(runner);
    expect(await read()).toEqual([
      ['JO', 'Jordanian'],
      ['AE', 'الإمارات'],
      [null, 'Atlantis'],
      ['AE', null],
    ]);
    expect(await sql('select condition from pay_component where id = $1', [data.createPayComponent.id])).toEqual([
      { condition: 'employee.nationality = "JO"' },
    ]);
    expect(await sql('select address from saved_view where id = $1', [data.saveView.id])).toEqual([
      { address: 'f.nationality.eq=JO' },
    ]);
    await new Nationality1795901100001().down(runner);
    expect((await read()).map(([first]) => first)).toEqual(said);
  } finally {
    for (const table of tables) await sql(`alter table ${table} force row level security`);
    await owner.end();
  }
});
