import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company({ time_zone: 'Asia/Dubai' }) });
  const make = async (input: object) => {
    const { errors } = await admin.graphql('mutation($input: EventInput!) { createEvent(input: $input) { id } }', {
      input,
    });
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
  ['2026-03-03', []],
  ['2026-03-04', ['Conference']],
  ['2026-03-05', ['Conference', 'Night watch', 'Until midnight']],
  ['2026-03-06', ['Conference', 'Late call', 'Night watch']],
  ['2026-03-07', []],
  ['2026-03-08', ['A moment']],
])('on %s, by the clock of the company, take place %j', async (day, titles) => {
  const query =
    'query($day: Date!) { events(filter: { day: { lte: $day }, lastDay: { gte: $day } }, sort: [{ field: title }]) { rows { title } } }';
  const { data, errors } = await admin.graphql(query, { day });
  expect(errors).toBeUndefined();
  expect(data.events.rows.map(({ title }: { title: string }) => title)).toEqual(titles);
  const rest = (await admin.rest('GET', `/api/event/?date=${day}`)).body.data as { title: string }[];
  expect(rest.map(({ title }) => title).sort()).toEqual(titles);
});

it('a range finds what reaches into it, in order of the day', async () => {
  const found = async (query: string) =>
    ((await admin.rest('GET', `/api/event/?${query}&sort=startDate`)).body.data as { title: string }[]).map(
      ({ title }) => title,
    );
  expect((await found('fromDate=2026-03-06&toDate=2026-03-07'))[0]).toBe('Conference');
  expect((await found('fromDate=2026-03-06&toDate=2026-03-07')).sort()).toEqual([
    'Conference',
    'Late call',
    'Night watch',
  ]);
  expect(await found('fromDate=2026-03-08')).toEqual(['A moment']);
});

describe('an event that repeats, on Thursdays since the first of January 2025', () => {
  let office: Person;
  beforeAll(async () => {
    office = await test.as({ type: 'admin', company: await test.company({ time_zone: 'Asia/Dubai' }) });
    const make = async (input: object, who = office): Promise<{ id: string; version: number }> => {
      const { data, errors } = await who.graphql(
        'mutation($input: EventInput!) { createEvent(input: $input) { id version } }',
        { input },
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return data.createEvent;
    };
    const weekly = {
      startAt: '2025-01-02T05:00:00Z',
      endAt: '2025-01-02T06:00:00Z',
      recurrence: 'FREQ=WEEKLY;BYDAY=TH',
    };
    const rounds = await make({ title: 'Rounds', ...weekly });
    await make({ title: 'Ended', ...weekly, recurrence: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20260228' });
    await make({
      title: 'Course',
      isAllDay: true,
      startDate: '2025-01-02',
      endDate: '2025-01-03',
      recurrence: 'FREQ=MONTHLY;BYDAY=1TH',
      type: 'task',
    });
    await make({ title: 'Once', isAllDay: true, startDate: '2026-03-05', endDate: '2026-03-05' });
    const { errors } = await office.graphql(
      'mutation($id: ID!, $v: Int!) { cancelEventOccurrence(id: $id, version: $v, day: "2026-03-12", scope: one) { id } }',
      { id: rounds.id, v: rounds.version },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    const stranger = await test.as({ type: 'admin', company: await test.company({ time_zone: 'Asia/Dubai' }) });
    await make({ title: 'Theirs', ...weekly }, stranger);
  });
  const onGraphql = async (filter: object, who = office): Promise<string[]> => {
    const { data, errors } = await who.graphql(
      'query($filter: EventFilter) { events(filter: $filter, sort: [{ field: title }]) { rows { title } total } }',
      { filter },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    expect(data.events.total).toBe(data.events.rows.length);
    return data.events.rows.map(({ title }: { title: string }) => title);
  };
  const onRest = async (query: string) =>
    ((await office.rest('GET', `/api/event/?${query}`)).body.data as { title: string }[])
      .map(({ title }) => title)
      .sort();

  it.each([
    ['2026-03-05', '2026-03-05', ['Course', 'Once', 'Rounds']],
    ['2026-03-06', '2026-03-06', ['Course']],
    ['2026-03-07', '2026-03-11', []],
    ['2026-03-12', '2026-03-12', []],
    ['2026-02-20', '2026-02-26', ['Ended', 'Rounds']],
    ['2024-12-01', '2025-01-01', []],
    ['2025-01-02', '2025-01-02', ['Course', 'Ended', 'Rounds']],
  ])('from %s to %s is found as %j where one of its times falls there, by both doors', async (from, to, titles) => {
    expect(await onRest(`fromDate=${from}&toDate=${to}`)).toEqual(titles);
    expect(await onGraphql({ lastDay: { gte: from }, day: { lte: to } })).toEqual(titles);
    expect(await onGraphql({ and: [{ lastDay: { gte: from } }, { day: { lte: to } }] })).toEqual(titles);
  });

  it('is found on a day, from a day on, and with other conditions', async () => {
    expect([
      await onRest('date=2026-03-05'),
      await onRest('fromDate=2026-03-06'),
      await onRest('toDate=2025-01-02'),
    ]).toEqual([
      ['Course', 'Once', 'Rounds'],
      ['Course', 'Rounds'],
      ['Course', 'Ended', 'Rounds'],
    ]);
    expect([await onRest('date=2026-03-05&eventType=Task'), await onRest('date=2026-03-05&q=rounds')]).toEqual([
      ['Course'],
      ['Rounds'],
    ]);
    expect(
      await onGraphql({ lastDay: { gte: '2026-03-05' }, day: { lte: '2026-03-05' }, type: { ne: 'task' } }),
    ).toEqual(['Once', 'Rounds']);
  });

  it('is found by nobody whom it is closed to', async () => {
    const guest = await test.as({
      company: office.companyId!,
      grants: [{ subject: 'Event', action: 'read', scope: 'own' }],
    });
    expect(await onGraphql({ lastDay: { gte: '2026-03-05' }, day: { lte: '2026-03-05' } }, guest)).toEqual(
      await onGraphql({}, guest),
    );
  });
});
