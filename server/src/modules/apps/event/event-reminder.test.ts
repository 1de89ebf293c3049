import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { bell, grants } from '../../messaging/notification/notification.fixture';
import { notificationJobs } from '../../messaging/notification/notification.job';
import { eventReminderJobs } from './event-reminder.job';

const rights = [
  ...grants('own', { Event: ['read', 'create', 'update', 'delete'] }),
  ...grants('company', { Employee: ['read'] }),
];

let now: Date;
let test: TestApp;
let company: string;
let people: { id: string; user: Person }[];
let mona: Person;
let sami: Person;
let admin: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2026-03-10T08:00:00Z');
  company = await test.company({ time_zone: 'Europe/London' });
  people = [];
  for (const firstName of ['Mona', 'Sami', 'Omar']) {
    const id = await insertRow(test, 'Employee', company, {
      hireDate: '2024-01-01',
      firstName,
      lastName: 'Haddad',
    });
    people.push({ id, user: await test.as({ company, employeeId: id, grants: firstName === 'Omar' ? [] : rights }) });
  }
  [mona, sami] = [people[0]!.user, people[1]!.user];
  admin = await test.as({ type: 'admin', company });
});

const run = () => eventReminderJobs(test.app.services)['remind_of_events']!({} as never);
const at = async (moment: string) => {
  now = new Date(moment);
  await run();
};
const texts = async (who: Person) => (await bell(who)).rows.map(({ text }) => text);
const ask = async (who: Person, text: string, variables: object) => {
  const { data, errors } = await who.graphql(text, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.e;
};
const make = (input: object, who = mona): Promise<{ id: string; version: number; reminder: string }> =>
  ask(who, 'mutation($input: EventInput!) { e: createEvent(input: $input) { id version reminder } }', {
    input: { title: 'Rounds', guestIds: [people[1]!.id], reminder: 'ten_minutes', ...nine, ...input },
  });
const update = (id: string, version: number, input: object): Promise<{ version: number }> =>
  ask(
    mona,
    'mutation($id: ID!, $version: Int!, $input: EventChanges!) { e: updateEvent(id: $id, version: $version, input: $input) { version } }',
    { id, version, input },
  );
const change = (id: string, version: number, day: string, scope: string, input: object) =>
  ask(
    mona,
    'mutation($id: ID!, $version: Int!, $day: Date!, $scope: OccurrenceScope!, $input: EventChanges!) { e: changeEventOccurrence(id: $id, version: $version, day: $day, scope: $scope, input: $input) { id version } }',
    { id, version, day, scope, input },
  );
const cancel = (id: string, version: number, day: string) =>
  ask(
    mona,
    'mutation($id: ID!, $version: Int!, $day: Date!) { e: cancelEventOccurrence(id: $id, version: $version, day: $day, scope: one) { id } }',
    { id, version, day },
  );
const nine = { startAt: '2026-03-11T09:00:00Z', endAt: '2026-03-11T09:30:00Z' };
const told = 'Reminder: Rounds, 11 March 2026, 09:00';

describe('an event that takes place once', () => {
  it('is told to guests and who made it, once, when its reminder is due', async () => {
    await make({});
    await at('2026-03-11T08:49:00Z');
    expect([await texts(mona), await texts(sami)]).toEqual([[], []]);
    await Promise.all([at('2026-03-11T08:50:00Z'), run(), run()]);
    await at('2026-03-11T08:51:00Z');
    expect([await texts(mona), await texts(sami), await texts(admin)]).toEqual([[told], [told], []]);
    expect(await test.sql('select 1 from event_reminder where company_id = $1', [company])).toEqual([]);
  });

  it('is told to nobody unless somebody chose so', async () => {
    await make({ reminder: undefined });
    await at('2026-03-11T08:55:00Z');
    expect(await texts(sami)).toEqual([]);
    expect(await test.sql('select 1 from event_reminder where company_id = $1', [company])).toEqual([]);
  });

  it('is told to its maker who is no employee, and to no guest who may not read events', async () => {
    const { id } = await make({ guestIds: [people[2]!.id] }, admin);
    await at('2026-03-11T08:50:00Z');
    expect((await bell(admin)).rows).toMatchObject([{ text: told, path: `/calendar?event=${id}` }]);
    expect(await test.sql('select 1 from notification where company_id = $1', [company])).toHaveLength(1);
  });

  it.each([
    ['at_start', '2026-03-11T09:04:00Z', 1],
    ['at_start', '2026-03-11T09:05:00Z', 0],
    ['ten_minutes', '2026-03-11T09:00:00Z', 0],
    ['one_day', '2026-03-10T09:00:00Z', 1],
    ['one_hour', '2026-03-11T08:59:00Z', 1],
  ])('%s that was missed is told at %s: %i', async (reminder, moment, count) => {
    await make({ reminder });
    await at(moment);
    expect(await texts(sami)).toHaveLength(count);
  });

  it('is told anew where it is moved after that, and taken back where it is cancelled or deleted', async () => {
    const { id, version } = await make({});
    await at('2026-03-11T08:50:00Z');
    const moved = await update(id, version, { startAt: '2026-03-11T14:00:00Z', endAt: '2026-03-11T15:00:00Z' });
    await at('2026-03-11T08:52:00Z');
    expect(await texts(sami)).toEqual([]);
    await at('2026-03-11T13:50:00Z');
    expect(await texts(sami)).toEqual(['Reminder: Rounds, 11 March 2026, 14:00']);
    const renamed = await update(id, moved.version, { title: 'Ward rounds' });
    await at('2026-03-11T13:51:00Z');
    expect(await texts(sami)).toEqual(['Reminder: Ward rounds, 11 March 2026, 14:00']);
    await update(id, renamed.version, { status: 'cancelled' });
    await at('2026-03-11T13:52:00Z');
    expect([await texts(sami), (await bell(sami)).unread]).toEqual([[], 0]);
  });

  it('is told to a guest who comes later too, and to nobody again', async () => {
    const { id, version } = await make({ guestIds: [] });
    await at('2026-03-11T08:50:00Z');
    await update(id, version, { guestIds: [people[1]!.id] });
    await at('2026-03-11T08:53:00Z');
    expect([await texts(mona), await texts(sami)]).toEqual([[told], [told]]);
  });

  it('is mailed to who chose so', async () => {
    await sami.graphql(
      'mutation($i: NotificationPreferencesInput!) { setNotificationPreferences(input: $i) { quietFrom } }',
      { i: { choices: [{ kind: 'event_reminder', inApp: false, mail: true }] } },
    );
    await make({});
    await at('2026-03-11T08:50:00Z');
    await at('2026-03-11T08:51:00Z');
    await notificationJobs(test.app.services)['mail_notifications']!({} as never);
    expect(await texts(sami)).toEqual([]);
    expect(
      await test.sql(`select 1 from mail where company_id = $1 and kind = 'notification'`, [company]),
    ).toHaveLength(1);
  });
});

describe('an event that repeats', () => {
  const daily = { recurrence: 'FREQ=DAILY' };
  it('is told each time, by the clock of its zone, and opens at that time', async () => {
    const { id } = await make({ recurrence: 'FREQ=WEEKLY;INTERVAL=3' });
    for (const moment of [
      '2026-03-11T08:50:00Z',
      '2026-03-18T08:50:00Z',
      '2026-04-01T07:50:00Z',
      '2026-04-01T07:51:00Z',
    ])
      await at(moment);
    expect((await bell(sami)).rows.map(({ text, path }) => [text, path])).toEqual([
      ['Reminder: Rounds, 1 April 2026, 09:00', `/calendar?event=${id}&time=2026-04-01`],
      [told, `/calendar?event=${id}&time=2026-03-11`],
    ]);
  });

  it('of years apart is looked at now and then, and told when its day has come', async () => {
    await make({ recurrence: 'FREQ=YEARLY' });
    await at('2026-03-11T08:50:00Z');
    for (const moment of [
      '2026-05-10T09:00:00Z',
      '2026-07-10T09:00:00Z',
      '2027-02-01T09:00:00Z',
      '2027-03-11T08:50:00Z',
    ])
      await at(moment);
    const found = await test.sql<{ when: string }>(
      `select distinct facts ->> 'when' as when from notification where company_id = $1 order by 1`,
      [company],
    );
    expect(found.map(({ when }) => when)).toEqual(['2026-03-11 09:00', '2027-03-11 09:00']);
  });

  it('one time that is moved, renamed or left out is told so or not at all', async () => {
    const { id, version } = await make(daily);
    const moved = await change(id, version, '2026-03-12', 'one', {
      startAt: '2026-03-12T11:00:00Z',
      endAt: '2026-03-12T11:30:00Z',
    });
    await cancel(id, version + 1, '2026-03-13');
    for (const moment of ['2026-03-12T08:50:00Z', '2026-03-12T10:50:00Z', '2026-03-13T08:50:00Z']) await at(moment);
    expect((await bell(sami)).rows).toMatchObject([
      { text: 'Reminder: Rounds, 12 March 2026, 11:00', path: `/calendar?event=${moved.id}` },
    ]);
    await at('2026-03-14T08:50:00Z');
    const renamed = await change(id, version + 2, '2026-03-14', 'one', { title: 'Last rounds' });
    await at('2026-03-14T08:51:00Z');
    expect((await bell(sami)).rows[0]).toMatchObject({
      text: 'Reminder: Last rounds, 14 March 2026, 09:00',
      path: `/calendar?event=${renamed.id}`,
    });
    expect(await texts(sami)).toHaveLength(2);
  });

  it('is told no more once it is deleted, neither is what takes place otherwise, and again once it is back', async () => {
    const { id, version } = await make(daily);
    await change(id, version, '2026-03-12', 'one', { title: 'Other rounds' });
    const remove = (name: string) =>
      mona.graphql(`mutation($ids: [ID!]!) { ${name}(ids: $ids) { done } }`, { ids: [id] });
    await remove('deleteEvents');
    await at('2026-03-12T08:50:00Z');
    expect(await texts(sami)).toEqual([]);
    await remove('restoreEvents');
    await at('2026-03-12T08:55:00Z');
    expect(await texts(sami)).toEqual(['Reminder: Other rounds, 12 March 2026, 09:00']);
  });
});

it('whole days are told at nine by the clock of the company, also where its zone changes', async () => {
  const whole = { isAllDay: true, startDate: '2026-03-12', endDate: '2026-03-12', startAt: null, endAt: null };
  expect((await make({ ...whole, reminder: 'one_hour' })).reminder).toBe('at_start');
  await make({ ...whole, title: 'Audit', reminder: 'one_day' });
  await at('2026-03-10T09:00:00Z');
  await test.sql(`update company set time_zone = 'Asia/Dubai' where id = $1`, [company]);
  await at('2026-03-11T04:59:00Z');
  expect(await texts(sami)).toEqual([]);
  await at('2026-03-11T05:00:00Z');
  expect(await texts(sami)).toEqual(['Reminder: Audit, 12 March 2026']);
  await at('2026-03-12T05:00:00Z');
  expect((await texts(sami))[0]).toBe('Reminder: Rounds, 12 March 2026');
});
