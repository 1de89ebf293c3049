import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';

let test: TestApp;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  hr = await test.as({ type: 'admin', company: await test.company() });
});

const group = async (input: object): Promise<string> =>
  (
    await hr.graphql('mutation($input: PayGroupInput!) { made: createPayGroup(input: $input) { id } }', {
      input: { name: 'Site', ...input },
    })
  ).data.made.id;
const calendar = (id: string, year: number, who = hr) =>
  who.graphql('query($id: ID!, $year: Int!) { payCalendar(id: $id, year: $year) { from to payDate } }', { id, year });

it('has the periods of a group from its first day on, each with the working day it is paid on', async () => {
  const site = await group({
    frequency: 'monthly',
    firstDay: 15,
    payRule: 'day_of_month',
    payDays: 19,
    validFrom: '2026-10-15',
  });
  expect((await calendar(site, 2026)).data.payCalendar).toEqual([
    { from: '2026-10-15', to: '2026-11-14', payDate: '2026-11-19' },
    // 19 December is a Saturday.
    { from: '2026-11-15', to: '2026-12-14', payDate: '2026-12-18' },
    { from: '2026-12-15', to: '2027-01-14', payDate: '2027-01-19' },
  ]);
  expect((await calendar(site, 2025)).data.payCalendar).toEqual([]);
});

it('is bounded, and of another company is not there', async () => {
  const weekly = await group({ frequency: 'weekly', anchor: '2026-01-05', payDays: 2, validFrom: '2026-01-01' });
  expect((await calendar(weekly, 2026)).data.payCalendar).toHaveLength(53);
  for (const year of [1, 1989, 2201, 9999])
    expect((await calendar(weekly, year)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'year' });
  const stranger = await test.as({ type: 'admin', company: await test.company() });
  expect((await calendar(weekly, 2026, stranger)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
});
