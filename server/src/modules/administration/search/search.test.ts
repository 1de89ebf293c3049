import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let company: string;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
});
afterAll(() => test.close());

const may = (...subjects: string[]): Grant[] =>
  subjects.map((subject) => ({ subject, action: 'read', scope: 'company' }));
const search = async (who: Person, text: string, limit = 4) => {
  const { data, errors } = await who.graphql(
    'query($t: String!, $l: Int!) { search(text: $t, limit: $l) { subject id title detail path } }',
    { t: text, l: limit },
  );
  if (errors) throw new Error(String(errors[0]!.extensions.code));
  return data.search as { subject: string; id: string; title: string; detail: string | null; path: string }[];
};
const make = (area: string, values: Record<string, unknown>, where = company) => insertRow(test, area, where, values);

describe('a search over everything', () => {
  it('finds rows of every kind with where they are shown', async () => {
    const person = await make('Employee', {
      firstName: 'Zenobia',
      lastName: 'Quill',
      code: 'ZQ-1',
      hireDate: '2024-01-01',
    });
    const department = await make('Department', { name: 'Zenobia wing', code: 'ZW' });
    await make('Vendor', { name: 'Zenobia Trading', email: 'zenobia@example.com' });
    const admin = await test.as({ type: 'admin', company });
    const found = await search(admin, 'zenobia');
    expect(found.slice(0, 2)).toEqual([
      { subject: 'Employee', id: person, title: 'Zenobia Quill', detail: 'ZQ-1', path: `/employees/${person}` },
      {
        subject: 'Department',
        id: department,
        title: 'Zenobia wing',
        detail: 'ZW',
        path: `/departments?open=${department}`,
      },
    ]);
    expect(found.map(({ subject }) => subject)).toEqual(['Employee', 'Department', 'Vendor']);
    expect((await search(admin, 'quill zeno')).map(({ id }) => id)).toEqual([person]);
    expect(await search(admin, 'z')).toEqual([]);
    expect(await search(admin, '100%_')).toEqual([]);
  });

  it('finds nothing its lists would not show: of other kinds, of other people, of other companies, deleted', async () => {
    const other = await test.company();
    await make('Department', { name: 'Hidden place' }, other);
    await make('Department', { name: 'Hidden floor', deletedAt: new Date() });
    const mine = await make('Employee', { firstName: 'Hidden', lastName: 'One', hireDate: '2024-01-01' });
    await make('Employee', { firstName: 'Hidden', lastName: 'Two', hireDate: '2024-01-01' });
    const self = await test.as({
      company,
      employeeId: mine,
      grants: [...may('Department'), { subject: 'Employee', action: 'read', scope: 'own' }],
    });
    expect((await search(self, 'hidden')).map(({ id }) => id)).toEqual([mine]);
    expect(await search(await test.as({ company }), 'hidden')).toEqual([]);
  });

  it('takes a few of each kind', async () => {
    for (let at = 0; at < 5; at += 1) await make('Department', { name: `Plenty ${at}` });
    const reader = await test.as({ company, grants: may('Department') });
    expect((await search(reader, 'plenty', 3)).length).toBe(3);
    await expect(search(reader, 'plenty', 11)).rejects.toThrow('INVALID');
  });
});
