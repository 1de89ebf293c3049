import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { all, ask, create, imports, mapped, read, step } from '../../data-import/import.fixture';

/** Lists as devices and their programs write them; the people are made up. */
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date('2026-03-15T08:00:00Z') });
});
afterAll(() => server.close());

const someone = async (...codes: string[]): Promise<Person> => {
  const person = await server.as({
    company: await server.company({ time_zone: 'Asia/Dubai' }),
    grants: [
      ...imports,
      ...['Employee', 'PunchEntry', 'Punch', 'PunchDevice', 'Attendance', 'Shift'].flatMap((subject) =>
        all(subject, 'read', 'create', 'update', 'delete', 'read_sensitive'),
      ),
    ],
  });
  for (const code of codes)
    await create(person, 'Employee', { code, firstName: 'Mona', lastName: `N${code}`, hireDate: '2020-01-01' });
  return person;
};
const punches = async (person: Person): Promise<string[]> =>
  (
    await ask(person, '{ punches(sort: [{field: at}], limit: 100) { rows { employeeCode at direction } } }')
  ).punches.rows.map(({ employeeCode, at, direction }: Record<string, string>) =>
    [employeeCode, at!.slice(0, 19), direction].join(' '),
  );
const told = async (person: Person, id: string) =>
  (await read(person, id)).problems.map(({ code, count }: { code: string; count: number }) => `${code} ${count}`);

const glg = (...rows: string[]) =>
  ['No\tTMNo\tEnNo\tName\tGMNo\tMode\tIn/Out\tAntipass\tProxyWork\tDateTime', ...rows].join('\r\n');

it('a list of a GLG device is taken by the numbers of its people, whatever zeros stand before them', async () => {
  const person = await someone('7', '0012');
  const id = await mapped(
    person,
    glg(
      '1\t1\t000000007\tMona\t1\tFP\tDutyOn\t0\t0\t2026-03-10 08:02:09',
      '2\t1\t000000012\tOmar\t1\tFP\tDutyOn\t0\t0\t2026-03-10 08:04:11',
      '3\t1\t000000007\tMona\t1\tFP\tDutyOff\t0\t0\t2026-03-10 17:00:40',
      '4\t1\t000000099\tNobody\t1\tFP\tDutyOff\t0\t0\t2026-03-10 17:01:00',
    ),
    {},
    'PunchEntry',
  );
  expect((await read(person, id)).mapping).toEqual({
    EnNo: 'employeeId',
    'In/Out': 'direction',
    DateTime: 'moment',
  });
  expect(await step(person, id, 'checkImport')).toMatchObject({ counts: { create: 3, rejected: 1 } });
  expect(await told(person, id)).toEqual(['reference_unknown 1', 'number_by_zeros 3']);
  await step(person, id, 'commitImport');
  expect(await punches(person)).toEqual([
    '7 2026-03-10T04:02:09 in',
    '0012 2026-03-10T04:04:11 in',
    '7 2026-03-10T13:00:40 out',
  ]);
});

it('a number is whose it is to the letter, and nobody is chosen where two differ by zeros alone', async () => {
  const person = await someone('1', '001');
  const id = await mapped(
    person,
    glg(
      '1\t1\t1\tMona\t1\tFP\tDutyOn\t0\t0\t2026-03-10 08:00:00',
      '2\t1\t001\tOmar\t1\tFP\tDutyOn\t0\t0\t2026-03-10 08:01:00',
      '3\t1\t000000001\tMona\t1\tFP\tDutyOff\t0\t0\t2026-03-10 17:00:00',
    ),
    {},
    'PunchEntry',
  );
  expect(await step(person, id, 'checkImport')).toMatchObject({ counts: { create: 2, rejected: 1 } });
  expect((await read(person, id)).problems).toMatchObject([
    {
      code: 'number_ambiguous',
      rows: [4],
      message: { en: '2 people have the number 000000001 but for the zeros before it.' },
    },
  ]);
  await step(person, id, 'commitImport');
  expect(await punches(person)).toEqual(['1 2026-03-10T04:00:00 in', '001 2026-03-10T04:01:00 in']);
});

it('who is meant by such a number is said once for the column', async () => {
  const person = await someone('1', '001');
  const id = await mapped(
    person,
    glg('1\t1\t000000001\tMona\t1\tFP\tDutyOn\t0\t0\t2026-03-10 08:00:00'),
    { values: { employeeId: { '000000001': '001' } } },
    'PunchEntry',
  );
  await step(person, id, 'checkImport');
  await step(person, id, 'commitImport');
  expect(await punches(person)).toEqual(['001 2026-03-10T04:00:00 in']);
});

it('the days of ZKTime are taken by number, clocked times and not those of the timetable', async () => {
  const person = await someone('21');
  const id = await mapped(
    person,
    [
      'Emp No.,AC-No.,No.,Name,Auto-Assign,Date,Timetable,On duty,Off duty,Clock In,Clock Out,Normal,Real time,Late',
      '21,21,,Mona,,9/3/2026,Day,08:00,17:00,07:47,17:07,1,1,',
      '21,21,,Mona,,13/3/2026,Day,08:00,17:00,08:30,,1,,00:30',
    ].join('\r\n'),
    {},
    'Attendance',
  );
  expect((await read(person, id)).mapping).toMatchObject({
    'Emp No.': 'employeeId',
    Date: 'date',
    'Clock In': 'timeIn',
    'Clock Out': 'timeOut',
  });
});
