import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { attendanceJobs } from '../../../time/attendance-day/attendance-day.job';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp();
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  hr = await test.as({
    company: office.company,
    grants: ['PayComponent', 'Attendance', 'Shift', 'Employee', 'EmployeeSalary', 'Payslip', 'PayrollRun'].flatMap(
      (subject) =>
        ['read', 'create', 'update', 'calculate'].map((action) => ({ subject, action, scope: 'company' as const })),
    ),
  });
});
afterAll(() => test.close());

const create = (area: string, input: object): Promise<any> =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const linesOf = async (run: { id: string }) =>
  (await office.slips(run.id)).map((slip) =>
    [slip.employeeCode, ...slip.lines.map(({ code, amount }: any) => `${code} ${amount}`)].join(' '),
  );

/**
 * Somebody paid 30,000 for eight hours a day has two hours of overtime on 2 March, and the company the component for
 * it.
 */
async function worksTenHours(): Promise<void> {
  const shiftId = (await create('Shift', { title: 'Day', kind: 'times', periods: [{ start: '08:00', end: '16:00' }] }))
    .id;
  const employeeId = await office.hire({ code: 'E-1', salaries: [['30000', '2024-01-01', null]] });
  await office.sql('update employee set shift_id = $2 where id = $1', [employeeId, shiftId]);
  await create('PayComponent', {
    code: 'overtime',
    name: 'Overtime',
    formula: 'time.overtime_due',
    prorated: false,
    validFrom: '2026-01-01',
  });
  await create('Attendance', { employeeId, date: '2026-03-02', timeIn: '08:00', timeOut: '18:00' });
  await attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: office.company,
    userId: hr.id,
    recordId: office.company,
  });
}

it('a component that counts for overtime is part of what an hour is worth; what may not count is refused beside its field', async () => {
  await office.sql(`update company set country = 'SA' where id = $1`, [office.company]);
  await worksTenHours();
  const housing = { code: 'housing', name: 'Housing', formula: '6000', validFrom: '2026-01-01' };
  const whatIf = await office.ask(
    hr,
    'query($component: PayComponentTrial!) { payWhatIf(period: "2026-03", component: $component) { rows { before after } } }',
    {
      component: {
        ...housing,
        validFrom: undefined,
        kind: 'earning',
        prorated: true,
        rounding: 'coin',
        countsForOvertime: true,
      },
    },
  );
  const { id } = await create('PayComponent', housing);
  const run = await office.calculated(await office.create('2026-03'));
  // Art. 107 (1): 2 h × (125.00 + 62.50), and with housing 2 h × (150.00 + 62.50).
  expect(await linesOf(run)).toEqual(['E-1 BASIC 30000.00 housing 6000.00 overtime 375.00']);
  await office.ask(
    hr,
    'mutation($id: ID!) { updatePayComponent(id: $id, version: 1, input: {countsForOvertime: true}) { id } }',
    { id },
  );
  expect(await linesOf(await office.calculated(run))).toEqual(['E-1 BASIC 30000.00 housing 6000.00 overtime 425.00']);
  expect(whatIf).toEqual({ rows: [{ before: '30375.00', after: '36425.00' }] });
  const counted = { name: 'Extra', validFrom: '2026-01-01', countsForOvertime: true };
  for (const [input, field] of [
    [{ ...counted, code: 'fund', kind: 'employer_cost', formula: '100' }, 'countsForOvertime'],
    [{ ...counted, code: 'bonus', formula: 'overtime * 10%' }, 'formula'],
  ] as const) {
    await expect(create('PayComponent', input)).rejects.toMatchObject({ code: 'INVALID', field });
  }
  const change = (input: object) =>
    office.ask(
      hr,
      'mutation($id: ID!, $i: PayComponentChanges!) { updatePayComponent(id: $id, version: 2, input: $i) { id } }',
      { id, i: input },
    );
  await expect(change({ formula: 'overtime / 2' })).rejects.toMatchObject({ code: 'INVALID', field: 'formula' });
  expect(
    await office.ask(hr, 'query($input: PayFormulaInput!) { checkPayComponent(input: $input) { message { en } } }', {
      input: { id, code: 'housing', formula: 'time.overtime_due', countsForOvertime: true },
    }),
  ).toEqual([{ message: { en: expect.stringContaining('housing → housing') } }]);
});
