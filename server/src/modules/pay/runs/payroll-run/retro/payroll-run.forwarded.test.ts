import { createTestApp, type TestApp } from '../../../../../../test/test-app';
import { clerkGrants, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A pay of 200 a month, of which February owes 250: 50 are left to later payrolls. */
beforeEach(async () => {
  office = await payrollOffice(test, { negative_net: 'carry_forward' });
  const given = ['Deduction', 'DeductionAssignment', 'Employee'].flatMap((subject) =>
    ['read', 'create', 'read_sensitive'].map((action) => ({ subject, action, scope: 'company' as const })),
  );
  const hr = await test.as({ company: office.company, grants: [...clerkGrants, ...given] });
  const create = (area: string, input: object) =>
    office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id } }`, { input });
  const employeeId = await office.hire({ salaries: [['200', '2024-01-01', null]] });
  const { id: deductionId } = await create('Deduction', { title: 'Club', fixedAmount: '250' });
  await create('DeductionAssignment', { employeeId, deductionId, validFrom: '2026-02-01', validTo: '2026-02-28' });
});

const calculated = async (period: string) => office.calculated(await office.create(period));
const approve = (run: { id: string; version: number }) => office.act('approve', run, office.approver);
const paidBy = async ({ id }: { id: string }) =>
  (await office.slips(id)).map(({ net, lines }) => [
    net,
    ...lines.slice(1).map(({ code, amount }: any) => `${code} ${amount}`),
  ]);

it('what is left is taken once by two runs calculated before either is approved', async () => {
  await approve(await calculated('2026-02'));
  const [march, april] = [await calculated('2026-03'), await calculated('2026-04')];
  // 200 less the 50 that February left.
  expect([await paidBy(march), await paidBy(april)]).toEqual([
    [['150.000', 'BROUGHT_FORWARD 50.00']],
    [['150.000', 'BROUGHT_FORWARD 50.00']],
  ]);
  await approve(march);
  await expect(approve(april)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('Mona Haddad is no longer left since the calculation'),
  });
  const again = await office.calculated(april);
  expect(await paidBy(again)).toEqual([['200.000']]);
  await approve(again);
});

it('what was taken for a run that was cancelled since is given back in a line', async () => {
  const february = await approve(await calculated('2026-02'));
  await approve(await calculated('2026-03'));
  await office.act('cancel', february);
  // 200 and the 50 that March took for nothing.
  expect(await paidBy(await calculated('2026-04'))).toEqual([['250.000', 'BROUGHT_FORWARD -50.00']]);
});
