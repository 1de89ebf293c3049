import { createTestApp, type Person, type TestApp } from '../../../test/test-app';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company({ time_zone: 'Asia/Dubai' }) });
  const make = async (input: object) => {
    const { errors } = await admin.graphql('mutation($input: EventInput!) { createEvent(input: $input) { id } }', { input });
    if (errors) throw new Error(JSON.stringify(errors));
  };
  await make({ title: 'Conference', isAllDay: true, startDate: '2026-03-04', endDate: '2026-03-06' });
  await make({ title: 'Night watch', startAt: '2026-03-05T18:00:00Z', endAt: '2026-03-06T02:00:00Z' });
  await make({ title: 'Until midnight', startAt: '2026-03-05T16:00:00Z', endAt: '2026-03-05T20:00:00Z' });
  await make({ title: 'Late call', startAt: '2026-03-05T20:30:00Z', endAt: '2026-03-05T21:00:00Z' });
  await make({ title: 'A moment', startAt: '2026-03-07T20:00:00Z', endAt: '2026-03-07T20:00:00Z' });
});
afterAll(() => test.close());

it.each([
  ['2026-03-03', []], ['2026-03-04', ['Conference']], ['2026-03-05', ['Conference', 'Night watch', 'Until midnight']], ['2026-03-06', ['Conference', 'Late call', 'Night watch']],
  ['2026-03-07', []], ['2026-03-08', ['A moment']],
])('on %s, by the clock of the company, take place %j', async (day, titles) => {
  const query = 'query($day: Date!) { events(filter: { day: { lte: $day }, lastDay: { gte: $day } }, sort: [{ field: title }]) { rows { title } } }';
  const { data, errors } = await admin.graphql(query, { day });
  expect(errors).toBeUndefined();
  expect(data.events.rows.map(({ title }: { title: string }) => title)).toEqual(titles);
  const rest = (await admin.rest('GET', `/api/event/?date=${day}`)).body.data as { title: string }[];
  expect(rest.map(({ title }) => title).sort()).toEqual(titles);
});

it('a range finds what reaches into it, in order of the day', async () => {
  const found = async (query: string) => ((await admin.rest('GET', `/api/event/?${query}&sort=startDate`)).body.data as { title: string }[]).map(({ title }) => title);
  expect((await found('fromDate=2026-03-06&toDate=2026-03-07'))[0]).toBe('Conference');
  expect((await found('fromDate=2026-03-06&toDate=2026-03-07')).sort()).toEqual(['Conference', 'Late call', 'Night watch']);
  expect(await found('fromDate=2026-03-08')).toEqual(['A moment']);
});
