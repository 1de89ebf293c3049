import { effortOf } from '../../../../test/effort';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let company: string;
let admin: Person;
const ofMember = ['read', 'create', 'update', 'delete'].map((action): Grant => ({
  subject: 'Event',
  action,
  scope: 'company',
}));

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-10T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await test.company({ time_zone: 'Europe/London' });
  admin = await test.as({ type: 'admin', company });
});

const ask = async (who: Person, text: string, variables: object) => {
  const { data, errors } = await who.graphql(text, variables);
  if (errors) throw new Error(errors[0]!.message);
  return data;
};
const make = async (input: object, who = admin) =>
  (
    await ask(
      who,
      'mutation($input: EventInput!) { e: createEvent(input: $input) { id version recurrence startAt startDate repeatsUntil timeZone } }',
      { input: { title: 'Stand-up', ...input } },
    )
  ).e;
const nine = { startAt: '2026-03-23T09:00:00Z', endAt: '2026-03-23T09:15:00Z' };
const refused = async (input: object) =>
  (
    await admin.graphql('mutation($input: EventInput!) { createEvent(input: $input) { id } }', {
      input: { title: 'Stand-up', ...input },
    })
  ).errors?.[0]?.extensions.field;

interface Entry {
  title: string;
  startAt: string | null;
  startDate: string | null;
  occurrenceDay: string | null;
  repeats: boolean;
  recordId: string;
  eventVersion: number;
}
const entries = async (from: string, to: string, who = admin): Promise<Entry[]> =>
  (
    await ask(
      who,
      'query($from: Date!, $to: Date!) { found: calendarEntries(from: $from, to: $to, layers: [events]) { title startAt startDate occurrenceDay repeats recordId eventVersion } }',
      { from, to },
    )
  ).found;
const starts = async (from: string, to: string, who = admin) =>
  (await entries(from, to, who)).map(({ startAt, startDate }) => startDate ?? startAt!.slice(0, 16)).sort();
const change = (id: string, version: number, day: string, scope: string, input: object, who = admin) =>
  ask(
    who,
    'mutation($id: ID!, $version: Int!, $day: Date!, $scope: OccurrenceScope!, $input: EventChanges!) { e: changeEventOccurrence(id: $id, version: $version, day: $day, scope: $scope, input: $input) { id version recurrence seriesId occurrenceDay } }',
    { id, version, day, scope, input },
  ).then(({ e }) => e);
const cancel = (id: string, version: number, day: string, scope: string, who = admin) =>
  ask(
    who,
    'mutation($id: ID!, $version: Int!, $day: Date!, $scope: OccurrenceScope!) { e: cancelEventOccurrence(id: $id, version: $version, day: $day, scope: $scope) { id version recurrence } }',
    { id, version, day, scope },
  ).then(({ e }) => e);

describe('an event that repeats', () => {
  it('takes place at the same time by the clock of its zone, before clocks are changed and after', async () => {
    const { id, recurrence, timeZone } = await make({ ...nine, recurrence: 'FREQ=WEEKLY' });
    expect([recurrence, timeZone]).toEqual(['FREQ=WEEKLY;BYDAY=MO', 'Europe/London']);
    expect(await starts('2026-03-01', '2026-04-10')).toEqual([
      '2026-03-23T09:00',
      '2026-03-30T08:00',
      '2026-04-06T08:00',
    ]);
    await ask(
      admin,
      'mutation($id: ID!, $input: CompanyChanges!, $version: Int!) { updateCompany(id: $id, version: $version, input: $input) { id } }',
      { id: company, version: 1, input: { timeZone: 'Asia/Dubai' } },
    ).catch(() => undefined);
    expect((await entries('2026-03-30', '2026-03-30'))[0]).toMatchObject({
      recordId: id,
      occurrenceDay: '2026-03-30',
      repeats: true,
    });
  });

  it('begins on the first day its rule means', async () => {
    expect(await make({ ...nine, recurrence: 'FREQ=WEEKLY;BYDAY=TH,FR;COUNT=3' })).toMatchObject({
      startAt: '2026-03-26T09:00:00.000Z',
      repeatsUntil: '2026-04-02',
    });
    expect(await starts('2026-03-01', '2026-04-30')).toEqual([
      '2026-03-26T09:00',
      '2026-03-27T09:00',
      '2026-04-02T08:00',
    ]);
  });

  it('of whole days reaches into a range it began before', async () => {
    await make({ isAllDay: true, startDate: '2026-01-30', endDate: '2026-02-02', recurrence: 'FREQ=MONTHLY' });
    expect(await starts('2026-04-01', '2026-04-01')).toEqual(['2026-03-30']);
    expect(await starts('2026-02-10', '2026-03-29')).toEqual([]);
  });

  it.each<[string, object]>([
    ['by a rule that is none', { ...nine, recurrence: 'FREQ=HOURLY' }],
    ['on no day', { ...nine, recurrence: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260323' }],
    [
      'for longer than a month each time',
      { isAllDay: true, startDate: '2026-01-01', endDate: '2026-02-28', recurrence: 'FREQ=YEARLY' },
    ],
  ])('does not repeat %s', async (_what, input) => {
    expect(await refused(input)).toBe('recurrence');
  });

  it('every day for ever is shown at no great cost, a hundred years on too', async () => {
    for (let at = 0; at < 5; at += 1)
      await make({ isAllDay: true, startDate: '1950-01-01', endDate: '1950-01-01', recurrence: 'FREQ=DAILY' });
    const effort = await effortOf(async () => expect(await entries('2049-12-26', '2050-02-05')).toHaveLength(5 * 42));
    expect(effort).toBeLessThan(100);
    expect(await entries('2050-01-01', '2051-01-20')).toHaveLength(500);
  });
});

describe('of an event that repeats', () => {
  const daily = () => make({ ...nine, recurrence: 'FREQ=DAILY;COUNT=5' });
  const five = ['2026-03-23T09:00', '2026-03-24T09:00', '2026-03-25T09:00', '2026-03-26T09:00', '2026-03-27T09:00'];
  const at = (day: string, time: string) => ({
    startAt: `2026-03-${day}T${time}:00Z`,
    endAt: `2026-03-${day}T${time.slice(0, 2)}:45:00Z`,
  });
  const all = () => starts('2026-03-01', '2026-04-30');

  it('one time is changed, and the others stay', async () => {
    const { id } = await daily();
    const one = await change(id, 1, '2026-03-25', 'one', { ...at('25', '14:00'), title: 'Retrospective' });
    expect(one).toMatchObject({ seriesId: id, occurrenceDay: '2026-03-25', recurrence: null });
    expect(await all()).toEqual([...five.filter((each) => !each.startsWith('2026-03-25')), '2026-03-25T14:00'].sort());
    expect((await entries('2026-03-25', '2026-03-25'))[0]).toMatchObject({
      title: 'Retrospective',
      recordId: one.id,
      occurrenceDay: null,
      repeats: true,
    });
    await expect(change(id, 2, '2026-03-25', 'one', { title: 'Again' })).rejects.toThrow('as planned');
    await expect(change(id, 2, '2026-03-24', 'one', { recurrence: 'FREQ=DAILY' })).rejects.toThrow('One time alone');
  });

  it('one time is cancelled and put back', async () => {
    const { id } = await daily();
    const left = await cancel(id, 1, '2026-03-24', 'one');
    expect(await all()).toEqual(five.filter((each) => !each.startsWith('2026-03-24')));
    await ask(
      admin,
      'mutation($id: ID!, $version: Int!) { restoreEventOccurrence(id: $id, version: $version, day: "2026-03-24") { id } }',
      { id, version: left.version },
    );
    expect(await all()).toEqual(five);
  });

  it('this one and those that follow are changed, those changed by themselves too where the days stay', async () => {
    const { id } = await daily();
    await change(id, 1, '2026-03-26', 'one', { title: 'Retrospective' });
    const rest = await change(id, 2, '2026-03-25', 'following', { title: 'Sit-down' });
    expect(rest.recurrence).toBe('FREQ=DAILY;COUNT=3');
    expect(
      (await entries('2026-03-01', '2026-04-30')).map(({ title, startAt }) => [startAt!.slice(8, 10), title]).sort(),
    ).toEqual([
      ['23', 'Stand-up'],
      ['24', 'Stand-up'],
      ['25', 'Sit-down'],
      ['26', 'Retrospective'],
      ['27', 'Sit-down'],
    ]);
    await change(rest.id, rest.version, '2026-03-27', 'following', at('28', '10:00'));
    expect(await all()).toEqual([...five.slice(0, 4), '2026-03-28T10:00']);
  });

  it('this one and those that follow are cancelled', async () => {
    const { id } = await daily();
    expect(await cancel(id, 1, '2026-03-25', 'following')).toMatchObject({ recurrence: 'FREQ=DAILY;UNTIL=20260324' });
    expect(await all()).toEqual(five.slice(0, 2));
  });

  it('all are moved by as much as one is, and what was changed by itself is gone with the days it stood for', async () => {
    const { id } = await daily();
    await change(id, 1, '2026-03-26', 'one', { title: 'Retrospective' });
    expect(await change(id, 2, '2026-03-25', 'all', at('26', '11:00'))).toMatchObject({ id });
    expect(await all()).toEqual([
      '2026-03-24T11:00',
      '2026-03-25T11:00',
      '2026-03-26T11:00',
      '2026-03-27T11:00',
      '2026-03-28T11:00',
    ]);
  });

  it('all are renamed, and what was changed by itself stays', async () => {
    const { id } = await daily();
    await change(id, 1, '2026-03-26', 'one', { title: 'Retrospective' });
    await change(id, 2, '2026-03-25', 'all', { title: 'Sit-down' });
    expect((await entries('2026-03-01', '2026-04-30')).map(({ title }) => title).sort()).toEqual([
      'Retrospective',
      'Sit-down',
      'Sit-down',
      'Sit-down',
      'Sit-down',
    ]);
  });

  it('all are deleted, with what was changed by itself, and come back together', async () => {
    const { id } = await daily();
    await change(id, 1, '2026-03-26', 'one', { title: 'Retrospective' });
    await cancel(id, 2, '2026-03-25', 'all');
    expect(await all()).toEqual([]);
    await ask(admin, 'mutation($ids: [ID!]!) { restoreEvents(ids: $ids) { done } }', { ids: [id] });
    expect(await all()).toEqual(five);
  });

  it('nothing is changed by who reads it alone, by another company, or by who read an older version', async () => {
    const { id } = await daily();
    const reader = await test.as({ company, grants: ofMember.filter(({ action }) => action === 'read') });
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    for (const who of [reader, elsewhere]) {
      await expect(change(id, 1, '2026-03-25', 'one', { title: 'Mine' }, who)).rejects.toThrow(/not|allowed|exist/i);
      await expect(cancel(id, 1, '2026-03-25', 'all', who)).rejects.toThrow(/not|allowed|exist/i);
    }
    await cancel(id, 1, '2026-03-24', 'one');
    for (const scope of ['one', 'following', 'all'])
      await expect(change(id, 1, '2026-03-25', scope, { title: 'Late' })).rejects.toThrow(/changed/);
    expect(await all()).toHaveLength(4);
  });
});

describe('other programs', () => {
  it('which know no such events get each time as an event, and change and remove one time alone', async () => {
    const { id } = await make({ ...nine, recurrence: 'FREQ=WEEKLY;COUNT=3' });
    const wire = async () =>
      (await admin.rest('GET', '/apps/calendar/events?calendars[]=Business')).body as {
        id: string;
        start: string;
        title: string;
      }[];
    expect((await wire()).map((each) => [each.id, each.start])).toEqual([
      [`${id}-2026-03-23`, '2026-03-23T09:00:00.000Z'],
      [`${id}-2026-03-30`, '2026-03-30T08:00:00.000Z'],
      [`${id}-2026-04-06`, '2026-04-06T08:00:00.000Z'],
    ]);
    const { body } = await admin.rest('POST', '/apps/calendar/update-event', {
      data: {
        event: { id: `${id}-2026-03-30`, title: 'Moved', start: '2026-03-31T08:00:00Z', end: '2026-03-31T08:15:00Z' },
      },
    });
    expect(body.event).toMatchObject({ title: 'Moved', start: '2026-03-31T08:00:00.000Z' });
    await admin.rest('DELETE', `/apps/calendar/remove-event?id=${id}-2026-04-06`);
    expect((await wire()).map(({ title, start }) => [title, start.slice(0, 10)]).sort()).toEqual([
      ['Moved', '2026-03-31'],
      ['Stand-up', '2026-03-23'],
    ]);
    expect(
      (
        await admin.rest('POST', '/apps/calendar/update-event', {
          data: { event: { id: `${id}-2026-04-07`, title: 'Nothing' } },
        })
      ).status,
    ).toBe(409);
  });

  it('which know them get the rule by the clock of its zone, the days left out and what takes place otherwise', async () => {
    const { id } = await make({ ...nine, recurrence: 'FREQ=WEEKLY;UNTIL=20260430' });
    const { version } = await cancel(id, 1, '2026-03-30', 'one');
    await change(id, version, '2026-04-06', 'one', { title: 'Easter Monday' });
    const days = await make({
      title: 'Stocktaking',
      isAllDay: true,
      startDate: '2026-03-31',
      endDate: '2026-03-31',
      recurrence: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    });
    await change(days.id, 1, '2026-04-30', 'one', {
      title: 'Stocktaking, late',
      startDate: '2026-05-02',
      endDate: '2026-05-02',
    });
    const path = new URL((await admin.graphql('mutation { issueCalendarFeed }')).data.issueCalendarFeed as string)
      .pathname;
    const text = (await (await fetch(test.url + path)).text()).replace(/\r\n[ \t]/g, '');
    const of = (title: string) =>
      text
        .split('BEGIN:VEVENT')
        .find((part) => part.includes(`SUMMARY:${title}\r\n`))!
        .split('\r\n');
    expect(of('Stand-up')).toEqual(
      expect.arrayContaining([
        `UID:events-${id}@muster`,
        'DTSTART;TZID=Europe/London:20260323T090000',
        'DTEND;TZID=Europe/London:20260323T091500',
        'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260430T225959Z',
        'EXDATE;TZID=Europe/London:20260330T090000',
      ]),
    );
    expect(of('Easter Monday')).toEqual(
      expect.arrayContaining([
        `UID:events-${id}@muster`,
        'DTSTART;TZID=Europe/London:20260406T090000',
        'RECURRENCE-ID;TZID=Europe/London:20260406T090000',
      ]),
    );
    expect(of('Stocktaking')).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20260331', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1']),
    );
    expect(of('Stocktaking\\, late')).toEqual(
      expect.arrayContaining([
        `UID:events-${days.id}@muster`,
        'DTSTART;VALUE=DATE:20260502',
        'RECURRENCE-ID;VALUE=DATE:20260430',
      ]),
    );
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/London\r\n');
  });
});
