import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import type { Grant } from '../../../../../platform/access/ability';
import { attendanceJobs } from '../../../../time/attendance-day/attendance-day.job';
import { payrollOffice, type Office } from '../payroll.fixture';

/** An office that pays by attendance. */
export let test: TestApp;
export let office: Office;
export let hr: Person;
export const all = (subjects: string[], actions: string[]): Grant[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
const subjects = [
  'PayComponent',
  'OvertimeStep',
  'Attendance',
  'AttendanceDay',
  'AttendanceMonth',
  'AttendanceCorrection',
  'Shift',
  'RosteredShift',
  'Employee',
  'Holiday',
  'EmployeeSalary',
];
beforeAll(async () => {
  test = await createTestApp();
});
/** A company of its own, on which `office` and `hr` are from now on. */
export async function openOffice(): Promise<void> {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  hr = await test.as({
    company: office.company,
    grants: all([...subjects, 'Payslip', 'PayrollRun'], ['read', 'create', 'update', 'lock', 'approve', 'calculate']),
  });
}
beforeEach(openOffice);
afterAll(() => test.close());
export const create = (area: string, input: object): Promise<any> =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
export const offered = (): Promise<any[]> =>
  office.ask(hr, '{ offeredPayComponents { code name nameAr kind formula rule { en } since own } }');
export async function add(...codes: string[]): Promise<void> {
  for (const { code, name, nameAr, kind, formula } of (await offered()).filter((each) => codes.includes(each.code))) {
    await create('PayComponent', { code, name, nameAr, kind, formula, prorated: false, validFrom: '2026-01-01' });
  }
}
export const legal = ['overtime', 'night_overtime', 'rest_day_work', 'holiday_work'];
export const calculateDays = () =>
  attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: office.company,
    userId: hr.id,
    recordId: office.company,
  });
export async function works(
  employeeId: string,
  ...days: [date: string, timeIn: string, timeOut: string][]
): Promise<void> {
  for (const [date, timeIn, timeOut] of days) await create('Attendance', { employeeId, date, timeIn, timeOut });
  await calculateDays();
}
export const shiftOf = async (start: string, end: string): Promise<string> =>
  (await create('Shift', { title: `${start} to ${end}`, kind: 'times', periods: [{ start, end }] })).id;
const paid30000 = { salaries: [['30000', '2024-01-01', null] as [string, string, string | null]] };
export async function hire(code: string, shiftId: string | null, more: object = paid30000): Promise<string> {
  const id = await office.hire({ code, ...more });
  if (shiftId) await office.sql('update employee set shift_id = $2 where id = $1', [id, shiftId]);
  return id;
}
export const linesOf = async (run: { id: string }) =>
  (await office.slips(run.id)).map((slip) =>
    [slip.employeeCode, ...slip.lines.map(({ code, amount }: any) => `${code} ${amount}`)].join(' '),
  );
export const codesOf = async (run: { id: string }): Promise<string[]> =>
  (
    await office.ask(office.clerk, 'query($id: ID!) { payrollRunFindings(runId: $id) { code count } }', { id: run.id })
  ).map(({ code, count }: any) => `${code} ${count}`);
