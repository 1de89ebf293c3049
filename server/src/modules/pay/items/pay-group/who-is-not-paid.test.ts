import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { payrollOffice } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-20T08:00:00Z') });
});
afterAll(() => test.close());

it('Who is in no payroll of a month is told for each period: one of four weeks, and the calendar month', async () => {
  const office = await payrollOffice(test);
  const hr = await test.as({ type: 'admin', company: office.company });
  const make = (area: string, input: object): Promise<any> =>
    office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id } }`, { input });
  const [a] = [await office.hire({ code: 'A' }), await office.hire({ code: 'B' })];
  const weeks = await make('PayGroup', {
    name: 'Site',
    frequency: 'weekly',
    anchor: '2026-11-02',
    validFrom: '2026-01-01',
  });
  await make('PayGroupAssignment', { employeeId: a, payGroupId: weeks.id, validFrom: '2026-11-09' });
  const paid = async (periodFrom: string) =>
    office.calculated(await office.create('2026-11', { payGroupId: weeks.id, periodFrom }, hr), hr);
  await paid('2026-11-09');
  const run = await paid('2026-11-16');

  const { rows, total } = await office.ask(
    hr,
    '{ notInPayroll(period: "2026-11") { total rows { employeeCode payGroupName fromDate toDate } } }',
  );
  expect(total).toBe(3);
  const told = rows.map(({ employeeCode, ...days }: any) => [employeeCode, ...Object.values(days)].join(' '));
  expect(told.toSorted()).toEqual([
    'A  2026-11-01 2026-11-30',
    'A Site 2026-11-23 2026-11-29',
    'B  2026-11-01 2026-11-30',
  ]);
  const findings = await office.ask(hr, 'query($id: ID!) { payrollRunFindings(runId: $id) { code } }', { id: run.id });
  expect(findings.map(({ code }: any) => code)).not.toContain('in_no_run');
});
