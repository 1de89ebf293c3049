import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { said } from '../../../../test/said';

let test: TestApp;
let company: string;
let [boss, mona, sami]: string[] = [];
let admin: Person;
let member: Person;
const add = (area: string, values: object, where = company) => insertRow(test, area, where, { ...values });
const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));
const ofMember = [
  ...grants('company', { Event: ['read'], Holiday: ['read'] }),
  ...grants('own', {
    Employee: ['read'],
    EmployeeLeave: ['read'],
    EmployeeDocument: ['read'],
    Event: ['read', 'create', 'update'],
  }),
];

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-10T08:00:00Z') });
  company = await test.company();
  const hire = (values: object) => add('Employee', { hireDate: '2024-01-01', lastName: 'Haddad', ...values });
  boss = await hire({ firstName: 'Bo', birthDate: '1980-03-31' });
  mona = await hire({ firstName: 'Mona', managerId: boss, birthDate: '1990-03-12' });
  sami = await hire({ firstName: 'Sami', managerId: boss, birthDate: '1991-03-13', exitDate: '2026-02-28' });
  await add('Event', {
    title: 'Town hall',
    isAllDay: false,
    startDate: null,
    endDate: null,
    startAt: '2026-03-12T10:00:00Z',
    endAt: '2026-03-12T11:00:00Z',
    location: 'Hall; 2nd, floor',
  });
  await add('Event', { title: 'Inventory', startDate: '2026-03-30', endDate: '2026-03-31' });
  await add('Event', {
    title: 'Interview',
    visibility: 'private',
    startDate: '2026-03-16',
    endDate: '2026-03-16',
    organizerId: boss,
    guestIds: [mona],
  });
  await add('Event', {
    title: 'Surprise',
    visibility: 'private',
    startDate: '2026-03-17',
    endDate: '2026-03-17',
    organizerId: boss,
  });
  await add('Holiday', { name: 'Eid', firstDay: '2026-03-20', lastDay: '2026-03-22' });
  await add('Holiday', { name: 'Later', firstDay: '2026-04-01' });
  for (const [employeeId, day, status] of [
    [mona, '18', 'approved'],
    [mona, '19', 'rejected'],
    [boss, '19', 'submitted'],
  ]) {
    await add('EmployeeLeave', {
      employeeId,
      kind: 'sick',
      fromDate: `2026-03-${day}`,
      toDate: `2026-03-${day}`,
      status,
    });
  }
  await add('Document', { title: 'Trade licence', expiryDate: '2026-03-25' });
  await add('Document', { title: 'Old lease', status: 'archived', expiryDate: '2026-03-25' });
  await add('Document', { title: 'Lasting', expiryDate: null });
  await add('EmployeeDocument', { title: 'Passport', employeeId: mona, expiryDate: '2026-03-31' });
  await add('EmployeeDocument', { title: 'Visa', employeeId: boss, expiryDate: '2026-04-01' });
  await add('EmployeeDocument', { title: 'Permit', employeeId: boss, expiryDate: '2026-03-01' });
  const elsewhere = await test.company();
  for (const [area, values] of Object.entries({
    Event: { title: 'Foreign' },
    Holiday: { name: 'Foreign', firstDay: '2026-03-20' },
    EmployeeLeave: { fromDate: '2026-03-18', toDate: '2026-03-18' },
    Document: { title: 'Foreign', expiryDate: '2026-03-18' },
  })) {
    await add(area, values, elsewhere);
  }
  admin = await test.as({ type: 'admin', company });
  member = await test.as({ company, employeeId: mona, grants: ofMember });
});
afterAll(() => test.close());

const layers = ['events', 'leave', 'holidays', 'birthdays', 'documents'];
const ask = (who: Person, from = '2026-03-01', to = '2026-03-31', wanted = layers) =>
  who.graphql(
    'query($from: Date!, $to: Date!, $layers: [CalendarLayer!]!) { calendarEntries(from: $from, to: $to, layers: $layers) { layer title detail status startDate endDate startAt } }',
    { from, to, layers: wanted },
  );
const titles = async (who: Person, ...rest: [string?, string?, string[]?]) =>
  ((await ask(who, ...rest)).data.calendarEntries as { layer: string; title: string }[])
    .map(({ layer, title }) => `${layer}: ${title}`)
    .sort();

describe('the calendar', () => {
  it('shows an admin every layer of their company between two days', async () => {
    expect(await titles(admin)).toEqual([
      'birthdays: Bo Haddad',
      'birthdays: Mona Haddad',
      'documents: Passport, Mona Haddad',
      'documents: Permit, Bo Haddad',
      'documents: Trade licence',
      'events: Interview',
      'events: Inventory',
      'events: Surprise',
      'events: Town hall',
      'holidays: Eid',
      'leave: Bo Haddad',
      'leave: Mona Haddad',
    ]);
    expect(await titles(admin, '2026-03-31', '2026-04-01', layers)).toEqual([
      'birthdays: Bo Haddad',
      'documents: Passport, Mona Haddad',
      'documents: Visa, Bo Haddad',
      'events: Inventory',
      'holidays: Later',
    ]);
    expect(await titles(admin, '2026-03-22', '2026-03-22', ['holidays'])).toEqual(['holidays: Eid']);
  });

  it('shows everybody else what their grants reach: their own leave, events of the company and those they are a guest of', async () => {
    expect(await titles(member)).toEqual([
      'birthdays: Mona Haddad',
      'documents: Passport, Mona Haddad',
      'events: Interview',
      'events: Inventory',
      'events: Town hall',
      'holidays: Eid',
      'leave: Mona Haddad',
    ]);
    expect(
      await titles(await test.as({ company, employeeId: sami, grants: ofMember }), undefined, undefined, ['events']),
    ).toEqual(['events: Inventory', 'events: Town hall']);
    expect(await titles(await test.as({ company }))).toEqual([]);
  });

  it('has documents on the day they expire, whose they are told apart', async () => {
    const { data } = await ask(admin, '2026-03-25', '2026-03-31', ['documents']);
    expect(data.calendarEntries).toEqual(
      [
        ['Trade licence', 'company', '2026-03-25'],
        ['Passport, Mona Haddad', 'employee', '2026-03-31'],
      ].map(([title, detail, day]) => ({
        layer: 'documents',
        title,
        detail,
        status: null,
        startDate: day,
        endDate: day,
        startAt: null,
      })),
    );
  });

  it('tells no year of birth and no reason of leave', async () => {
    const { data } = await ask(admin, '2026-03-12', '2026-03-18');
    expect(data.calendarEntries.find(({ layer }: { layer: string }) => layer === 'birthdays')).toEqual({
      layer: 'birthdays',
      title: 'Mona Haddad',
      detail: null,
      status: null,
      startDate: '2026-03-12',
      endDate: '2026-03-12',
      startAt: null,
    });
    expect(said(data)).not.toContain('1990');
  });

  it.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-01-01', '2027-03-01'],
  ])('refuses from %s to %s', async (from, to) => {
    expect((await ask(admin, from, to)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'to' });
  });

  it('tells how the week of the company runs', async () => {
    expect((await member.graphql('{ calendarWeek { firstDay weekendDays } }')).data.calendarWeek).toEqual({
      firstDay: 1,
      weekendDays: [6, 0],
    });
  });
});

describe('an event', () => {
  const make = (who: Person, input: object) =>
    who.graphql(
      'mutation($input: EventInput!) { createEvent(input: $input) { id version organizerId allowedActions } }',
      { input: { title: 'Talk', ...input } },
    );

  it('is made by whom it then belongs to, and changed by nobody else', async () => {
    const {
      data: { createEvent },
    } = await make(member, { isAllDay: true, startDate: '2026-05-01', endDate: '2026-05-01', visibility: 'private' });
    expect(createEvent).toMatchObject({ organizerId: mona, allowedActions: ['update'] });
    const other = await test.as({ company, employeeId: boss, grants: ofMember });
    const change = (who: Person) =>
      who.graphql('mutation($id: ID!) { updateEvent(id: $id, version: 1, input: {title: "Other"}) { version } }', {
        id: createEvent.id,
      });
    expect((await change(other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await change(member)).data.updateEvent).toEqual({ version: 2 });
  });

  it.each<[string, object, string]>([
    ['without a time', {}, 'startAt'],
    ['without an end', { startAt: '2026-05-01T08:00:00Z' }, 'endAt'],
    ['ended before it begins', { startAt: '2026-05-01T08:00:00Z', endAt: '2026-05-01T07:00:00Z' }, 'endAt'],
    ['of whole days without days', { isAllDay: true }, 'startDate'],
    [
      'of whole days with a time',
      { isAllDay: true, startDate: '2026-05-01', endDate: '2026-05-01', startAt: '2026-05-01T08:00:00Z' },
      'startAt',
    ],
    [
      'of times with a day',
      { startAt: '2026-05-01T08:00:00Z', endAt: '2026-05-01T09:00:00Z', endDate: '2026-05-01' },
      'endDate',
    ],
    [
      'with an address that is none',
      { isAllDay: true, startDate: '2026-05-01', endDate: '2026-05-01', url: 'javascript:alert(1)' },
      'url',
    ],
  ])('%s is refused beside its field', async (_what, input, field) => {
    expect((await make(admin, input)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });
});

describe('the feed', () => {
  const issue = async (who: Person) =>
    new URL((await who.graphql('mutation { issueCalendarFeed }')).data.issueCalendarFeed as string).pathname;
  const read = async (path: string) => {
    const response = await fetch(test.url + path);
    return { status: response.status, text: (await response.text()).replace(/\r\n[ \t]/g, '') };
  };

  it("is read without a session: events, holidays and one's own leave, whole days ended by the day after", async () => {
    const path = await issue(member);
    const { status, text } = await read(path);
    expect([status, [...text.matchAll(/^SUMMARY:(.*)$/gm)].map(([, title]) => title!.trim()).sort()]).toEqual([
      200,
      ['Eid', 'Interview', 'Inventory', 'Later', 'Leave', 'Other', 'Town hall'],
    ]);
    expect(text).toMatch(/DTSTART;VALUE=DATE:20260330\r\nDTEND;VALUE=DATE:20260401/);
    expect(text).toMatch(/DTSTART:20260312T100000Z\r\nDTEND:20260312T110000Z/);
    expect(text).toContain('LOCATION:Hall\\; 2nd\\, floor');
    expect(text).not.toMatch(/sick|Surprise|Foreign/);
    expect((await member.graphql('{ calendarFeed { readAt } }')).data.calendarFeed.readAt).toBe(
      '2026-03-10T08:00:00.000Z',
    );
  });

  it('ends when it is made anew and when it is taken back; its secret is not kept', async () => {
    const first = await issue(member);
    const second = await issue(member);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const secret = second.slice(-68, -4);
    expect(await test.sql('select 1 from calendar_feed where token_hash = $1', [secret])).toEqual([]);
    expect((await member.graphql('mutation { revokeCalendarFeed }')).data.revokeCalendarFeed).toBe(true);
    expect([
      (await read(second)).status,
      (await member.graphql('{ calendarFeed { createdAt } }')).data.calendarFeed,
    ]).toEqual([404, null]);
  });

  it('shows what its owner may see when it is read, and nothing once they are disabled', async () => {
    const who = await test.as({ company, grants: ofMember });
    const path = await issue(who);
    expect((await read(path)).text).toContain('SUMMARY:Eid');
    await test.sql(
      `update company_role set grants = '[]' where id = any(select unnest(role_ids) from membership where user_id = $1)`,
      [who.id],
    );
    expect((await read(path)).text).not.toContain('SUMMARY');
    await test.sql(`update app_user set status = 'inactive' where id = $1`, [who.id]);
    expect((await read(path)).status).toBe(404);
  });

  it.each(['', 'x', '0'.repeat(88), "'; drop table event"])('of the address %j is not found', async (token) => {
    expect((await read(`/calendar-feeds/${encodeURIComponent(token)}.ics`)).status).toBe(404);
  });
});
