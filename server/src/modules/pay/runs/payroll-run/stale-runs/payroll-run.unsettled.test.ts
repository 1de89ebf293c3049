import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import type { Grant } from '../../../../../platform/access/ability';
import { attendanceJobs } from '../../../../time/attendance-day/attendance-day.job';
import { payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let now = new Date('2026-11-26T08:00:00Z');
const all = (subjects: string[], actions: string[]): Grant[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-26T08:00:00Z');
  office = await payrollOffice(test, { weekend_days: [0, 6], time_zone: 'Asia/Dubai' });
  hr = await test.as({
    company: office.company,
    grants: all(
      [
        'PayComponent',
        'Attendance',
        'AttendanceDay',
        'AttendanceMonth',
        'Shift',
        'Employee',
        'PunchDevice',
        'Punch',
        'Payslip',
        'PayrollRun',
      ],
      ['read', 'create', 'update', 'lock', 'approve', 'calculate', 'issue_token'],
    ),
  });
});
afterAll(() => test.close());

const create = (area: string, input: object): Promise<any> =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const component = (code: string, kind: string, formula: string) =>
  create('PayComponent', { code, name: code, nameAr: code, kind, formula, prorated: false, validFrom: '2026-01-01' });
const calculateDays = () =>
  attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: office.company,
    userId: hr.id,
    recordId: office.company,
  });
const linesOf = async (run: { id: string }) =>
  (await office.slips(run.id)).map((slip) =>
    [slip.employeeCode, ...slip.lines.map(({ code, amount }: any) => `${code} ${amount}`)].join(' '),
  );
const unsettled = async (run: { id: string }): Promise<unknown[]> =>
  (
    await office.ask(
      office.clerk,
      'query($id: ID!) { payrollRunFindings(runId: $id) { code level people { employeeCode day details { en } } } }',
      { id: run.id },
    )
  ).flatMap(({ code, level, people }: any) =>
    code === 'attendance_unsettled'
      ? people.map(({ employeeCode, day, details }: any) =>
          [level, employeeCode, day, details.map(({ en }: any) => en).join(', ')].join(' '),
        )
      : [],
  );
async function hire(code: string, shift: [string, string] | null = null): Promise<string> {
  const id = await office.hire({ code, salaries: [['30000', '2024-01-01', null]] });
  if (shift)
    await office.sql('update employee set shift_id = $2 where id = $1', [
      id,
      (await create('Shift', { title: code, kind: 'times', periods: [{ start: shift[0], end: shift[1] }] })).id,
    ]);
  return id;
}
async function punched(...punches: [code: string, at: string, direction?: string][]): Promise<void> {
  const { id } = await create('PunchDevice', { name: 'Gate', kind: 'terminal' });
  const { token } = await office.ask(hr, 'mutation($id: ID!) { issue_tokenPunchDevice(id: $id) { token } }', { id });
  const body = JSON.stringify({
    punches: punches.map(([employee, at, direction = 'unknown']) => ({ employee, at: `${at}+04:00`, direction })),
  });
  const answer = (await (
    await fetch(`${test.url}/device/punches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Device ${token}` },
      body,
    })
  ).json()) as { results: { status: string }[] };
  expect(answer.results.map(({ status }) => status)).toEqual(punches.map(() => 'taken'));
  await calculateDays();
}
const days = async (employeeId: string): Promise<string[]> =>
  (
    await office.ask(
      hr,
      'query($id: ID!) { attendanceDays(filter: {employeeId: {eq: $id}, workedMin: {gte: 0}, date: {lte: "2026-11-20"}}, sort: [{field: date}]) { rows { date status problem workedMin overtimeMin } } }',
      { id: employeeId },
    )
  ).rows.flatMap(({ date, status, problem, workedMin, overtimeMin }: any) =>
    status === 'absent' || status === 'weekly_off'
      ? []
      : [`${date.slice(8)} ${status} ${problem} ${workedMin} ${overtimeMin}`],
  );

it('a list on which somebody tapped twice going out is no night of 1,452 minutes, and pay by it waits for whoever looks', async () => {
  await component('overtime', 'earning', 'time.overtime_due');
  const [tapped, without, doubled, oneWay] = [
    await hire('R4', ['09:00', '17:00']),
    await hire('R5'),
    await hire('R1'),
    await hire('ST1'),
  ];
  const list = (code: string): [string, string][] =>
    ['16T06:45:00', '16T19:52:00', '16T19:53:16', '17T06:59:00', '17T19:09:00', '18T06:50:00', '18T19:03:00'].map(
      (at) => [code, `2026-11-${at}`],
    );
  await punched(
    ...list('R4'),
    ...list('R5'),
    ...['16T07:00', '16T07:10', '16T16:00', '17T07:00', '17T16:00', '18T07:00', '18T16:00', '19T07:00', '19T16:00'].map(
      (at): [string, string] => ['R1', `2026-11-${at}:00`],
    ),
    ...['16T07:00', '16T16:00', '17T07:00', '17T16:00', '18T07:00', '18T16:00'].map((at): [string, string, string] => [
      'ST1',
      `2026-11-${at}:00`,
      'in',
    ]),
  );
  // 06:45–19:53:16 is 788 minutes, of which the shift asks for 480.
  expect(await days(tapped)).toEqual(['16 present null 788 308', '17 present null 730 250', '18 present null 733 253']);
  // Nothing but the two taps says that it was 13 h 8 min, so somebody has to.
  expect(await days(without)).toEqual([
    '16 missing_punch missing_out 0 0',
    '17 present null 730 0',
    '18 present null 733 0',
  ]);
  expect(await days(doubled)).toEqual([
    '16 missing_punch missing_out 10 0',
    '17 present null 540 0',
    '18 present null 540 0',
    '19 present null 540 0',
  ]);
  // A terminal that says "in" of every tap tells nothing by it.
  expect(await days(oneWay)).toEqual(['16 present null 540 0', '17 present null 540 0', '18 present null 540 0']);
  const toSettle = (await office.ask(hr, '{ attendanceDaysToSettle(period: "2026-11") { employeeId date } }')).map(
    ({ employeeId, date }: any) => `${employeeId} ${date}`,
  );
  expect(toSettle.toSorted()).toEqual([doubled, without].map((id) => `${id} 2026-11-16`).toSorted());

  const run = await office.calculated(await office.create('2026-11'));
  expect((await unsettled(run)).toSorted()).toEqual([
    'blocker R1 2026-11-16 16 November 2026',
    'blocker R5 2026-11-16 16 November 2026',
  ]);
  await expect(office.act('approve', run, office.approver)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(
      'Attendance of Mona Haddad on 16 November 2026 and 1 more has to be looked at first',
    ),
  });
  const rows = (
    await office.ask(hr, '{ attendanceDays(filter: {problem: {eq: missing_out}}) { rows { id version } } }')
  ).rows as { id: string; version: number }[];
  for (const { id, version } of rows)
    await office.ask(
      hr,
      'mutation($id: ID!, $version: Int!) { updateAttendanceDay(id: $id, version: $version, input: { mark: present }) { id } }',
      { id, version },
    );
  await calculateDays();
  const again = await office.calculated(await office.read(run.id));
  expect(await unsettled(again)).toEqual([]);
  expect((await office.act('approve', again, office.approver)).state).toBe('approved');
});

it('days nobody could have worked are looked at where pay asks for attendance, and stop no pay that does not', async () => {
  const mona = await hire('E-1', ['08:00', '17:00']);
  await create('Attendance', { employeeId: mona, date: '2026-11-16', timeIn: '05:00', timeOut: '23:00' });
  await calculateDays();
  expect(await days(mona)).toEqual(['16 present too_long 1080 540']);
  const run = await office.calculated(await office.create('2026-11'));
  expect(await unsettled(run)).toEqual([]);
  await component('overtime', 'earning', 'time.overtime_due');
  const again = await office.calculated(await office.read(run.id));
  expect(await unsettled(again)).toEqual(['blocker E-1 2026-11-16 16 November 2026']);
});

it('what came into a month that was paid, and has to be looked at, stops the next payroll that would settle it', async () => {
  await component('overtime', 'earning', 'time.overtime_due');
  await hire('E-1', ['08:00', '16:00']);
  await punched(['E-1', '2026-10-05T08:00:00'], ['E-1', '2026-10-05T18:00:00']);
  await office.posted('2026-10');
  now = new Date('2026-11-26T09:00:00Z');
  await office.sql(`update punch set deleted_at = now() where company_id = $1 and at = '2026-10-05T18:00:00+04:00'`, [
    office.company,
  ]);
  await office.sql(
    `insert into attendance_stale (company_id, employee_id, date, needs, reason) select company_id, id, '2026-10-05', 'presences', 'test' from employee where company_id = $1`,
    [office.company],
  );
  await calculateDays();
  const run = await office.calculated(await office.create('2026-11'));
  // 30,000 ÷ 30 ÷ 8 = 125.00 an hour, two of them at 125 %: they would be taken back unseen, as the deduction RETRO.
  expect([await linesOf(run), await unsettled(run)]).toEqual([
    ['E-1 BASIC 30000.00 RETRO 312.50'],
    ['blocker E-1 2026-10-05 5 October 2026'],
  ]);
});

it('a month whose times were entered afterwards has all its days of absence in a payroll made before it is closed', async () => {
  await component('absence', 'deduction', 'day_value * time.absent_days');
  const mona = await hire('E-1', ['08:00', '16:00']);
  for (const date of ['2026-10-01', '2026-10-30'])
    await create('Attendance', { employeeId: mona, date, timeIn: '08:00', timeOut: '16:00' });
  await calculateDays();
  // October 2026 has 22 days from Monday to Friday, and they came on two: 20 × 30,000 ÷ 30 = 20,000.00; of the weeks
  // they came in alone 7.
  const run = await office.calculated(await office.create('2026-10'));
  expect(await linesOf(run)).toEqual(['E-1 BASIC 30000.00 absence 20000.00']);
});
