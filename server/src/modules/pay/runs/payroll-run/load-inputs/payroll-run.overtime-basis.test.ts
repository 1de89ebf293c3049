import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import { attendanceJobs } from '../../../../time/attendance-day/attendance-day.job';
import { payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  hr = await test.as({ company: office.company, type: 'admin' });
});
afterAll(() => test.close());

const create = (area: string, input: object): Promise<any> =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id } }`, { input });
const linesOf = async (run: { id: string }) =>
  (await office.slips(run.id)).map((slip) =>
    [slip.employeeCode, ...slip.lines.map(({ code, amount }: any) => `${code} ${amount}`)].join(' '),
  );

it('overtime is paid by its own basis where the salary has one that differs, and by the salary where it is nothing or the same', async () => {
  const offered: any[] = await office.ask(hr, '{ offeredPayComponents { code name kind formula } }');
  const { code, name, kind, formula } = offered.find((each) => each.code === 'overtime');
  await create('PayComponent', { code, name, kind, formula, prorated: false, validFrom: '2026-01-01' });
  const { id: shiftId } = await create('Shift', {
    title: 'Morning',
    kind: 'times',
    periods: [{ start: '08:00', end: '16:00' }],
  });
  for (const [employeeCode, basis] of [
    ['E-1', '18000'],
    ['E-2', '0'],
    ['E-3', '30000'],
  ] as const) {
    const employeeId = await office.hire({ code: employeeCode, salaries: [['30000', '2024-01-01', null]] });
    await office.sql('update employee set shift_id = $2 where id = $1', [employeeId, shiftId]);
    await office.sql('update employee_salary set overtime_salary = $2 where employee_id = $1', [employeeId, basis]);
    await create('Attendance', { employeeId, date: '2026-03-02', timeIn: '08:00', timeOut: '18:00' });
  }
  await attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: office.company,
    userId: hr.id,
    recordId: office.company,
  });
  // 2 h × 75.00 × 1.25, and × 125.00.
  expect(await linesOf(await office.calculated(await office.create('2026-03')))).toEqual([
    'E-1 BASIC 30000.00 overtime 187.50',
    'E-2 BASIC 30000.00 overtime 312.50',
    'E-3 BASIC 30000.00 overtime 312.50',
  ]);
});
