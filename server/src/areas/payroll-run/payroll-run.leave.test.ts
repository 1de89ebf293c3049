import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { payrollOffice, type Office } from './payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let second: Person;
beforeAll(async () => { test = await createTestApp(); });
beforeEach(async () => {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  const all = (subjects: string[], actions: string[]) => subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
  hr = await test.as({ company: office.company, grants: all(['LeaveType', 'EmployeeLeave', 'SalaryFormula', 'Employee'], ['read', 'create', 'update', 'read_sensitive']) });
  second = await test.as({ company: office.company, grants: all(['EmployeeLeave'], ['read', 'approve', 'read_sensitive']) });
});
afterAll(() => test.close());

const create = (area: string, input: object) => office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
async function away(employeeId: string, typeId: string, fromDate: string, toDate: string): Promise<void> {
  const { id, version } = await create('EmployeeLeave', { employeeId, typeId, fromDate, toDate });
  await office.ask(second, 'mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { status } }', { id, version });
}
const leaveOf = async (period: string) => (await office.slips((await office.posted(period)).id)).map((slip) => slip.lines.slice(1).map(({ code, amount }: any) => `${code} ${amount}`));

/** Federal Decree-Law 33 of 2021, article 31: of ninety days in a year fifteen are paid in whole, thirty by half, the rest not at all. */
const article31 = [{ upToDay: 15, percent: '100' }, { upToDay: 45, percent: '50' }, { upToDay: 90, percent: '0' }];

it('sick leave goes through the steps of its type from month to month', async () => {
  const employeeId = await office.hire({ salaries: [['9300', '2024-01-01', null]] });
  const type = await create('LeaveType', { code: 'SICK-UAE', name: 'Illness', kind: 'sick', paidPercent: '0', payTiers: article31 });
  await away(employeeId, type.id, '2026-03-02', '2026-05-31');
  // 2 March is day 1, 16 March day 15, 15 April day 45 and 30 May day 90. A working day of March is worth 9,300 ÷ 31 = 300.00.
  // 17 to 31 March are 11 working days by half: 11 × 150. From 1 to 15 April 11 by half and from the 16th 11 not at all:
  // 9,300 ÷ 30 = 310.00, so 11 × 155 and 11 × 310. In May nothing is paid, and the whole month is away.
  expect(await leaveOf('2026-03')).toEqual([['LEAVE_SICK 1650.00']]);
  expect(await leaveOf('2026-04')).toEqual([['LEAVE_SICK 1705.00', 'LEAVE_SICK 3410.00']]);
  expect(await leaveOf('2026-05')).toEqual([['LEAVE_SICK 9300.00']]);
});

it('leave of a type that is paid by half takes half, whatever the salary formula says of its kind', async () => {
  const formula = await create('SalaryFormula', { title: 'Everything is paid', unpaidLeavePercent: '100', paidLeavePercent: '100' });
  const employeeId = await office.hire({ salaries: [['9300', '2024-01-01', null]] });
  await office.sql('update employee set salary_formula_id = $2 where id = $1', [employeeId, formula.id]);
  const type = await create('LeaveType', { code: 'STUDY', name: 'Study leave', nameAr: 'إجازة دراسية', kind: 'paid', paidPercent: '50' });
  await away(employeeId, type.id, '2026-03-09', '2026-03-11');
  const run = await office.calculated(await office.create('2026-03'));
  // 9,300 ÷ 31 × 3 days × 50 % = 450.00
  const [slip] = (await office.ask(office.clerk, 'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { net lines { code name { en ar } amount inputs } } } }', { id: run.id })).rows;
  expect(slip).toMatchObject({ net: '8850.000' });
  expect(slip.lines[1]).toMatchObject({ code: 'LEAVE_PAID', name: { en: 'Study leave', ar: 'إجازة دراسية' }, amount: '450.00' });
  expect(slip.lines[1].inputs.map(({ name, value }: any) => `${name} ${value}`)).toEqual(['base 9300.00', 'basis 31', 'days 3', 'share 50']);
});
