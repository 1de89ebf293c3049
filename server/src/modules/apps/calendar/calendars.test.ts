import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let company: string;
let mona: Person;
let sami: Person;
let admin: Person;
let ids: Record<'mona' | 'sami', string>;
const own: Grant[] = [
  ...['Event', 'Employee', 'Holiday'].map((subject): Grant => ({ subject, action: 'read', scope: 'company' })),
  ...['read', 'create', 'update', 'delete'].map((action): Grant => ({ subject: 'Event', action, scope: 'own' })),
];

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-10T08:00:00Z') });
});
beforeEach(async () => {
  company = await test.company();
  const hire = (values: object) =>
    insertRow(test, 'Employee', company, { hireDate: '2024-01-01', lastName: 'Haddad', ...values });
  ids = {
    mona: await hire({ firstName: 'Mona', workEmail: 'mona@example.com' }),
    sami: await hire({ firstName: 'Sami' }),
  };
  mona = await test.as({ company, employeeId: ids.mona, grants: own });
  sami = await test.as({ company, employeeId: ids.sami, grants: own });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const day = { isAllDay: true, startDate: '2026-03-12', endDate: '2026-03-12' };
const make = async (who: Person, input: object) =>
  (
    await who.graphql('mutation($input: EventInput!) { createEvent(input: $input) { id calendar visibility } }', {
      input: { title: 'A', ...day, ...input },
    })
  ).data.createEvent;
const shownTo = async (who: Person, calendars?: string[]) =>
  (
    await who.graphql(
      `query($calendars: [EventCalendar!]) { calendarEntries(from: "2026-03-01", to: "2026-03-31", layers: [events], calendars: $calendars) { title calendar eventVersion allowedActions } }`,
      { calendars },
    )
  ).data.calendarEntries as { title: string; allowedActions: string[] }[];
const titles = async (who: Person, calendars?: string[]) =>
  (await shownTo(who, calendars)).map(({ title }) => title).sort();

describe('the five calendars', () => {
  it.each([
    [{}, 'business'],
    [{ type: 'task' }, 'business'],
    [{ type: 'document' }, 'business'],
    [{ type: 'holiday' }, 'holiday'],
    [{ type: 'holiday', calendar: 'etc' }, 'etc'],
  ])('an event of %j is in %s', async (input, calendar) => {
    expect(await make(mona, input)).toMatchObject({ calendar, visibility: 'company' });
  });

  it('an event of another calendar than the five is refused', async () => {
    expect(
      (await mona.graphql('mutation { createEvent(input: {title: "A", isAllDay: true, calendar: work}) { id } }'))
        .errors,
    ).toHaveLength(1);
  });

  it.each(['personal', 'family'])(
    'what is %s is seen by who made it and the guests, whatever visibility is asked for',
    async (calendar) => {
      expect(await make(mona, { title: 'Alone', calendar, visibility: 'company' })).toMatchObject({
        visibility: 'private',
      });
      await make(mona, { title: 'With Sami', calendar, guestIds: [ids.sami] });
      await make(mona, { title: 'Open' });
      expect(await titles(mona)).toEqual(['Alone', 'Open', 'With Sami']);
      expect(await titles(sami)).toEqual(['Open', 'With Sami']);
      expect(await titles(admin)).toEqual(['Open']);
      const { body } = await admin.rest('GET', '/apps/calendar/events?calendars[]=Personal&calendars[]=Family');
      expect(body).toEqual([]);
    },
  );

  it('what becomes personal is no longer seen by others', async () => {
    const { id } = await make(mona, { title: 'Mine' });
    expect(await titles(sami)).toEqual(['Mine']);
    await mona.graphql('mutation($id: ID!) { updateEvent(id: $id, version: 1, input: {calendar: personal}) { id } }', {
      id,
    });
    expect([await titles(mona), await titles(sami)]).toEqual([['Mine'], []]);
  });

  it('an admin who is no employee sees the personal events they made', async () => {
    await make(admin, { title: 'Their own', calendar: 'personal' });
    expect([await titles(admin), await titles(mona)]).toEqual([['Their own'], []]);
  });

  it('are asked for one by one, and none of them shows no events', async () => {
    for (const calendar of ['personal', 'business', 'family', 'holiday', 'etc'])
      await make(mona, { title: calendar, calendar });
    expect(await titles(mona, ['family', 'etc'])).toEqual(['etc', 'family']);
    expect(await titles(mona, [])).toEqual([]);
    expect(await titles(mona)).toHaveLength(5);
  });

  it('an entry tells whether it may be moved', async () => {
    await make(mona, {});
    expect((await shownTo(mona))[0]).toMatchObject({ eventVersion: 1, allowedActions: ['update', 'delete'] });
    expect((await shownTo(sami))[0]).toMatchObject({ allowedActions: [] });
  });
});

describe('/apps/calendar', () => {
  const wire = {
    title: 'Call',
    start: '2026-03-12T10:00:00.000Z',
    end: '2026-03-12T11:00:00.000Z',
    allDay: false,
    extendedProps: { calendar: 'Business' },
  };
  const send = (who: Person, call: string, event: object) =>
    who.rest('POST', `/apps/calendar/${call}`, { data: { event } });
  const events = async (who: Person, ...calendars: string[]) =>
    (await who.rest('GET', `/apps/calendar/events?${calendars.map((name) => `calendars[]=${name}`).join('&')}`)).body;

  it('adds, answers, changes and removes an event, the same that GraphQL knows', async () => {
    const added = await send(mona, 'add-event', {
      ...wire,
      url: 'https://meet.example/1',
      extendedProps: { calendar: 'ETC', guests: ['Sami Haddad'], description: 'About it' },
    });
    expect(added.status).toBe(201);
    const { event } = added.body;
    expect(event).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      url: 'https://meet.example/1',
      title: 'Call',
      start: wire.start,
      end: wire.end,
      allDay: false,
      extendedProps: { calendar: 'ETC', guests: ['Sami Haddad'], description: 'About it' },
    });
    expect(await events(sami, 'ETC')).toEqual([event]);
    expect(await events(sami, 'Business', 'Personal', 'Family', 'Holiday')).toEqual([]);
    expect(await events(sami)).toEqual([]);
    const changed = await send(mona, 'update-event', {
      ...event,
      title: 'Longer call',
      extendedProps: { calendar: 'Personal' },
    });
    expect([changed.status, changed.body.event.title, changed.body.event.extendedProps]).toEqual([
      200,
      'Longer call',
      { calendar: 'Personal', guests: ['Sami Haddad'], description: 'About it' },
    ]);
    expect(await titles(sami)).toEqual(['Longer call']);
    expect((await mona.rest('DELETE', `/apps/calendar/remove-event?id=${event.id}`)).status).toBe(200);
    expect(await events(mona, 'Personal')).toEqual([]);
  });

  it.each([
    [
      'midnights of the company',
      { start: '2026-03-12T00:00:00', end: '2026-03-14T00:00:00' },
      ['2026-03-12', '2026-03-13'],
    ],
    [
      'midnights as instants',
      { start: '2026-03-11T20:00:00.000Z', end: '2026-03-12T20:00:00.000Z' },
      ['2026-03-12', '2026-03-12'],
    ],
    [
      'one and the same moment',
      { start: '2026-03-11T20:00:00.000Z', end: '2026-03-11T20:00:00.000Z' },
      ['2026-03-12', '2026-03-12'],
    ],
    ['days alone', { start: '2026-03-12', end: '2026-03-13' }, ['2026-03-12', '2026-03-12']],
    ['no end', { start: '2026-03-12' }, ['2026-03-12', '2026-03-12']],
  ])('whole days given by %s are kept as days', async (_how, times, [startDate, endDate]) => {
    const { body } = await send(mona, 'add-event', { ...wire, end: undefined, ...times, allDay: true });
    expect(
      (
        await mona.graphql('query($id: ID!) { event(id: $id) { isAllDay startDate endDate startAt } }', {
          id: body.event.id,
        })
      ).data.event,
    ).toEqual({ isAllDay: true, startDate, endDate, startAt: null });
    const again = await send(mona, 'update-event', body.event);
    expect([again.body.event.start, again.body.event.end]).toEqual([body.event.start, body.event.end]);
  });

  it('an unknown event and one of somebody else cannot be changed, and removing one removes nothing', async () => {
    const {
      body: { event },
    } = await send(mona, 'add-event', wire);
    for (const id of ['0'.repeat(24), 'x', event.id]) {
      expect(await send(sami, 'update-event', { ...wire, id })).toEqual({
        status: 400,
        body: { error: expect.any(String) },
      });
      expect((await sami.rest('DELETE', `/apps/calendar/remove-event?id=${id}`)).status).toBe(200);
    }
    expect(await events(mona, 'Business')).toEqual([event]);
  });

  it.each<[string, object, number]>([
    ['no title', { title: '' }, 422],
    ['another calendar', { extendedProps: { calendar: 'Work' } }, 422],
    ['no start', { start: undefined }, 422],
    ['a start that is none', { start: 'soon' }, 422],
    ['an end before it begins', { end: '2026-03-11T10:00:00Z' }, 422],
    ['a guest nobody knows', { extendedProps: { calendar: 'Business', guests: ['f'.repeat(24)] } }, 422],
  ])('with %s nothing is added', async (_what, wrong, status) => {
    expect((await send(mona, 'add-event', { ...wire, ...wrong })).status).toBe(status);
    expect(await events(mona, 'Business')).toEqual([]);
  });

  it('is for who is signed in and may, and shows no other company', async () => {
    await send(mona, 'add-event', wire);
    for (const [method, path] of [
      ['GET', 'events'],
      ['POST', 'add-event'],
      ['POST', 'update-event'],
      ['DELETE', 'remove-event'],
      ['GET', 'nothing'],
    ] as const) {
      const response = await fetch(`${test.url}/apps/calendar/${path}`, { method });
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        401,
        expect.stringContaining('json'),
      ]);
    }
    const without = await test.as({ company });
    expect((await without.rest('GET', '/apps/calendar/events?calendars[]=Business')).status).toBe(403);
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(await events(elsewhere, 'Business')).toEqual([]);
    expect((await mona.rest('GET', '/apps/nothing')).status).toBe(404);
  });
});
