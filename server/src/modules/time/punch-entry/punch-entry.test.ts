import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { attendanceJobs } from '../attendance-day/attendance-day.job';
import { all, ask, create, imports, mapped, read, step, table, whole } from '../../data-import/import.fixture';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date('2026-03-15T08:00:00Z') });
});
afterAll(() => server.close());

const header = ['Employee', 'Date', 'Time', 'Direction', 'Device', 'Log ID'];
const someone = async (): Promise<Person> =>
  server.as({
    company: await server.company({ time_zone: 'Asia/Dubai' }),
    grants: [
      ...imports,
      ...['Employee', 'PunchEntry', 'Punch', 'PunchDevice', 'Attendance', 'WorkLocation'].flatMap((subject) =>
        all(subject, 'read', 'create', 'update', 'delete', 'read_sensitive'),
      ),
    ],
  });
const hire = (person: Person, code: string, more: object = {}) =>
  create(person, 'Employee', { code, firstName: 'Mona', lastName: code, hireDate: '2020-01-01', ...more });
/** The job of every minute may be at it already. */
async function calculateDays(person: Person): Promise<void> {
  do
    await attendanceJobs(server.app.services, Infinity).calculate_attendance_of!({
      companyId: person.companyId!,
      userId: '',
      recordId: '',
    });
  while ((await server.inside(person.companyId!, 'select 1 from attendance_stale')).length);
}
const punches = async (person: Person): Promise<string[]> =>
  (
    await ask(
      person,
      '{ punches(sort: [{field: at}], limit: 100) { rows { employeeCode at direction source zone localDate externalId } } }',
    )
  ).punches.rows.map(({ employeeCode, at, direction, source, zone, localDate, externalId }: Record<string, string>) =>
    [employeeCode, at!.slice(0, 16), direction, source, zone, localDate, externalId].join(' '),
  );
const presences = async (person: Person): Promise<string[]> =>
  (
    await ask(
      person,
      '{ attendances(sort: [{field: startedAt}], limit: 100) { rows { employeeCode date timeIn timeOut source } } }',
    )
  ).attendances.rows.map(({ employeeCode, date, timeIn, timeOut, source }: Record<string, string>) =>
    [employeeCode, date, timeIn, timeOut, source].join(' '),
  );

it('a file of punches is taken once, by the clock of who made them, and presences follow', async () => {
  const person = await someone();
  await hire(person, 'E-1');
  await hire(person, 'E-2', {
    workLocationId: await create(person, 'WorkLocation', { name: 'London', timeZone: 'Europe/London' }),
  });
  const file = table(
    header,
    ['E-1', '2026-03-10', '08:00', 'In', '', 'a1'],
    ['E-1', '2026-03-10', '17:00', 'Out', '', 'a2'],
    ['E-2', '2026-03-10', '21:30', '', '', ''],
    ['E-2', '2026-03-10', '23:30', '', '', ''],
  );
  await whole(person, file, 'PunchEntry');
  await calculateDays(person);
  const taken = [
    'E-1 2026-03-10T04:00 in import Asia/Dubai 2026-03-10 a1',
    'E-1 2026-03-10T13:00 out import Asia/Dubai 2026-03-10 a2',
    'E-2 2026-03-10T21:30 unknown import Europe/London 2026-03-10 ',
    'E-2 2026-03-10T23:30 unknown import Europe/London 2026-03-10 ',
  ];
  expect(await punches(person)).toEqual(taken);
  expect(await presences(person)).toEqual([
    'E-1 2026-03-10 08:00:00 17:00:00 import',
    'E-2 2026-03-10 21:30:00 23:30:00 import',
  ]);
  const again = await mapped(person, file, {}, 'PunchEntry');
  expect(await step(person, again, 'checkImport')).toMatchObject({
    counts: { create: 0, update: 0, skip: 4, rejected: 0 },
  });
  expect(await punches(person)).toEqual(taken);
});

it('rows nobody could have punched are refused one by one, the others taken, and who works for another company is nobody here', async () => {
  const person = await someone();
  const [other, code] = [await someone(), 'ELSEWHERE'];
  await hire(other, code);
  await hire(person, 'E-1', { hireDate: '2026-03-09' });
  await whole(
    person,
    table(
      header,
      ['E-1', '2026-03-10', '08:00', 'In', '', ''],
      ['NOBODY', '2026-03-10', '08:00', 'In', '', ''],
      [code, '2026-03-10', '08:00', 'In', '', ''],
      ['E-1', '2026-03-08', '08:00', 'In', '', ''],
      ['E-1', '2026-03-16', '08:00', 'In', '', ''],
      ['E-1', '2026-03-10', '25:00', 'In', '', ''],
      ['E-1', '2026-03-11', '08:00', 'In', '', 'b1'],
      ['E-1', '2026-03-11', '09:00', 'In', '', 'b1'],
    ),
    'PunchEntry',
  );
  // A device whose log was cleared counts from one again: both are punches.
  expect((await punches(person)).map((each) => each.slice(0, 20))).toEqual([
    'E-1 2026-03-10T04:00',
    'E-1 2026-03-11T04:00',
    'E-1 2026-03-11T05:00',
  ]);
  expect(await punches(other)).toEqual([]);
});

it('what a device took already is not taken a second time, and stays when the file is taken back; the rest comes again with it', async () => {
  const person = await someone();
  const employeeId = await hire(person, 'E-1');
  await server.inside(
    person.companyId!,
    `insert into punch (company_id, id, version, created_at, updated_at, employee_id, at, zone, utc_offset_min, local_date, direction, source, is_flagged)
    values ($1, 'feed00000000000000000001', 1, now(), now(), $2, '2026-03-10T04:00:00Z', 'Asia/Dubai', 240, '2026-03-10', 'in', 'device', false)`,
    [person.companyId, employeeId],
  );
  const file = table(
    header,
    ['E-1', '2026-03-10', '08:00', 'In', '', 'a1'],
    ['E-1', '2026-03-10', '17:00', 'Out', '', 'a2'],
  );
  const id = await whole(person, file, 'PunchEntry');
  await calculateDays(person);
  const all = [await punches(person), await presences(person)];
  expect(all).toEqual([
    [
      'E-1 2026-03-10T04:00 in device Asia/Dubai 2026-03-10 ',
      'E-1 2026-03-10T13:00 out import Asia/Dubai 2026-03-10 a2',
    ],
    ['E-1 2026-03-10 08:00:00 17:00:00 device'],
  ]);
  expect(await step(person, id, 'undoImport')).toMatchObject({ state: 'undone', counts: { kept: 0 } });
  await calculateDays(person);
  expect([await punches(person), await presences(person)]).toEqual([[all[0]![0]], ['E-1 2026-03-10 08:00:00  device']]);
  await whole(person, file, 'PunchEntry');
  await calculateDays(person);
  expect([await punches(person), await presences(person)]).toEqual(all);
  expect((await read(person, id)).state).toBe('undone');
});

describe('a file with day and time in one column', () => {
  const taken = async (
    cells: [code: string, moment: string, device?: string][],
    transformations: object = {},
  ): Promise<[string[], Record<string, any>]> => {
    const person = await someone();
    const london = await create(person, 'WorkLocation', { name: 'London', timeZone: 'Europe/London' });
    await hire(person, 'E-1');
    await hire(person, 'E-2', { workLocationId: london });
    await create(person, 'PunchDevice', { name: 'Karachi gate', kind: 'terminal', timeZone: 'Asia/Karachi' });
    const file = table(
      ['Employee', 'Punch time', 'Device'],
      ...cells.map(([code, moment, device = '']) => [code, moment, device]),
    );
    const id = await mapped(person, file, transformations, 'PunchEntry');
    const checked = await step(person, id, 'checkImport');
    expect((await read(person, id)).mapping).toEqual({
      Employee: 'employeeId',
      'Punch time': 'moment',
      Device: 'deviceId',
    });
    await step(person, id, 'commitImport');
    const again = await mapped(person, file, transformations, 'PunchEntry');
    expect((await step(person, again, 'checkImport')).counts.create).toBe(0);
    return [(await punches(person)).map((each) => each.replace(/ unknown import| $/g, '')), checked];
  };

  it.each<[string, [string, string, string?][], object, string[]]>([
    [
      'by the clock of who punched, where it tells none',
      [
        ['E-1', '2026-03-10 08:02'],
        ['E-2', '2026-03-10 08:02'],
      ],
      {},
      ['E-1 2026-03-10T04:02 Asia/Dubai 2026-03-10', 'E-2 2026-03-10T08:02 Europe/London 2026-03-10'],
    ],
    [
      'in the format that is chosen',
      [
        ['E-1', '03/01/2026 8:02 AM'],
        ['E-1', '03/01/2026 5:00 PM'],
      ],
      { dayFormats: { moment: 'MDY' } },
      ['E-1 2026-03-01T04:02 Asia/Dubai 2026-03-01', 'E-1 2026-03-01T13:00 Asia/Dubai 2026-03-01'],
    ],
    [
      'in the format that the column speaks for',
      [
        ['E-1', '01/03/2026 8:02 AM'],
        ['E-1', '13/03/2026 5:00 PM'],
      ],
      {},
      ['E-1 2026-03-01T04:02 Asia/Dubai 2026-03-01', 'E-1 2026-03-13T13:00 Asia/Dubai 2026-03-13'],
    ],
    [
      'by its own offset where it tells one, on the day it was where they work or the device stands',
      [
        ['E-1', '2026-03-10T22:30:00Z'],
        ['E-2', '2026-03-10T23:30:00Z'],
        ['E-1', '2026-03-11T08:00:00+04:00', 'Karachi gate'],
      ],
      {},
      [
        'E-1 2026-03-10T22:30 Asia/Dubai 2026-03-11',
        'E-2 2026-03-10T23:30 Europe/London 2026-03-10',
        'E-1 2026-03-11T04:00 Asia/Karachi 2026-03-11',
      ],
    ],
  ])('is taken once, %s', async (_name, cells, transformations, expected) => {
    expect((await taken(cells, transformations))[0]).toEqual(expected);
  });

  it('tells of a cell without a time, beside its column', async () => {
    const [found, { problems }] = await taken([
      ['E-1', '2026-03-10 08:02'],
      ['E-1', '2026-03-10 09:10'],
      ['E-1', '2026-03-11'],
    ]);
    expect([found.length, problems]).toMatchObject([
      2,
      [
        {
          code: 'moment_unreadable',
          rows: [4],
          message: { en: '"2026-03-11" is not a day with a time in the format chosen for the column.' },
        },
      ],
    ]);
  });
});
