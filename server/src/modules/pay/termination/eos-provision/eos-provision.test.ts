import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { inCompany } from '../../../../platform/system-ctx';
import { jobHandlers } from '../../../jobs';
import { payOffice, type PayOffice } from '../../items/pay-entry/pay.fixture';
import { calculateDueProvisions } from './eos-provision.actions';

let test: TestApp;
let office: PayOffice;
let admin: Person;
const signedIn = () => test.as({ type: 'admin', company: office.companyId });
let now = new Date('2025-03-05T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2025-03-05T08:00:00Z');
  office = await payOffice(test, { country: 'AE', currency: 'AED' });
  admin = await signedIn();
});
afterAll(() => test.close());

const amounts = 'opening charge revaluation settled closing';
const provisions = async (employeeId: string, who = admin) =>
  (
    await office.ask(
      who,
      `query($id: ID!) { eosProvisions(filter: { employeeId: { eq: $id } }, sort: [{ field: period, direction: ASC }]) { rows { period version isOutdated ${amounts} lines { code value formula } } } }`,
      { id: employeeId },
    )
  ).rows;
const told = async (employeeId: string) =>
  (await provisions(employeeId)).map((row: any) =>
    [row.period, ...amounts.split(' ').map((name) => Number(row[name]))].join(' '),
  );
const calculateProvisions = (period: string, who = admin): Promise<number> =>
  office.ask(who, 'mutation($period: String!) { calculateEosProvisions(period: $period) }', { period });
const totals = (who = admin, period: string | null = null) =>
  office.ask(
    who,
    `query($period: String) { eosProvisionTotals(period: $period) { period currency people ${amounts} yearFrom yearCharge mayCalculate } }`,
    { period },
  );
const job = () => jobHandlers(test.app.services)['calculate_provisions']!({} as never);

it('is made by the job for the month that ended, catches up what was missed, and is not made twice', async () => {
  // Five years are 21,000; each day beyond adds 6,000 ÷ 365: 31 of January 509.59, 59 with February 969.86, and so on.
  const employeeId = await office.hire('2020-01-01', '6000');
  await job();
  expect(await told(employeeId)).toEqual(['2025-02 21509.59 460.27 0 0 21969.86']);
  now = new Date('2025-06-01T03:45:00Z');
  await job();
  await job();
  admin = await signedIn();
  expect(await told(employeeId)).toEqual([
    '2025-02 21509.59 460.27 0 0 21969.86',
    '2025-03 21969.86 509.59 0 0 22479.45',
    '2025-04 22479.45 493.15 0 0 22972.6',
    '2025-05 22972.6 509.59 0 0 23482.19',
  ]);
  const [february] = await provisions(employeeId);
  expect([february.version, february.lines.at(-1)]).toEqual([
    1,
    { code: 'CLOSING', value: '21969.86', formula: 'opening + charge + revaluation − settled' },
  ]);
});

it('worked out again by hand it changes what is other than before, and the months after it with it', async () => {
  const employeeId = await office.hire('2020-01-01', null);
  const salary = await office.create('EmployeeSalary', { employeeId, baseSalary: '6000', validFrom: '2020-01-01' });
  expect(await calculateProvisions('2025-01')).toBe(1);
  expect(await calculateProvisions('2025-02')).toBe(1);
  expect(await calculateProvisions('2025-01')).toBe(0);
  await office.ask(
    office.clerk,
    'mutation($id: ID!) { updateEmployeeSalary(id: $id, version: 1, input: {validTo: "2025-01-31"}) { id } }',
    { id: salary.id },
  );
  await office.create('EmployeeSalary', { employeeId, baseSalary: '7000', validFrom: '2025-02-01' });
  expect(await calculateProvisions('2025-01')).toBe(1);
  const [january, february] = await told(employeeId);
  expect(january).toMatch(/ 21509\.59$/);
  expect(february).toBe('2025-02 21509.59 536.99 3584.93 0 25631.51');
});

it('of formulas or law that were corrected since is worked out anew though its facts are the same, and until then tells its movement alone', async () => {
  const employeeId = await office.hire('2020-01-01', '6000');
  await calculateProvisions('2025-02');
  const stored = await office.sql('select facts, inputs_hash from eos_provision where employee_id = $1', [employeeId]);
  expect(stored[0]!['facts'].calculation).toMatch(/^\d+ [0-9a-f]{16}$/);
  // As it was written when years were rounded: 5.16 of them, 21,960.
  await office.sql(
    `update eos_provision set closing = 21960, charge = 480, opening = 21480, facts = facts || '{"calculation":"3 0000000000000000"}', inputs_hash = 'before' where employee_id = $1`,
    [employeeId],
  );
  const [before] = await provisions(employeeId);
  expect(before.isOutdated).toBe(true);
  expect(before.lines.map(({ code, value }: any) => `${code} ${value}`)).toEqual([
    'OPENING 21480.00',
    'CHARGE 480.00',
    'CLOSING 21960.00',
  ]);
  expect([await calculateProvisions('2025-02'), await calculateProvisions('2025-02')]).toEqual([1, 0]);
  expect(await told(employeeId)).toEqual(['2025-02 21509.59 460.27 0 0 21969.86']);
  expect((await provisions(employeeId))[0].isOutdated).toBe(false);
});

it('is paid out with the end of service and ends with it', async () => {
  const employeeId = await office.hire('2020-01-01', '6000');
  await calculateProvisions('2025-02');
  const made = await office.create('EndOfService', { employeeId, lastDay: '2025-02-28', reason: 'resignation' });
  const calculated = await office.step(
    'calculate',
    'EndOfService',
    made,
    'id version lines { code value reason { en } }',
  );
  expect(calculated.lines.find(({ code }: any) => code === 'PROVIDED')).toMatchObject({
    value: '21969.86',
    reason: { en: expect.stringContaining('covers the award') },
  });
  const approved = await office.step('approve', 'EndOfService', calculated, 'id version', office.approver);
  await office.step('pay', 'EndOfService', approved, 'id', office.approver);
  now = new Date('2025-05-02T08:00:00Z');
  admin = await signedIn();
  expect(await calculateProvisions('2025-04')).toBe(1);
  expect(await told(employeeId)).toEqual(['2025-02 21509.59 460.27 0 0 21969.86', '2025-03 21969.86 0 0 21969.86 0']);
});

it('leaves out who has no salary and who is not there yet', async () => {
  const [known, unpaid, later] = [
    await office.hire('2020-01-01', '6000'),
    await office.hire('2020-01-01', null),
    await office.hire('2025-03-01', '6000'),
  ];
  expect(await calculateProvisions('2025-02')).toBe(1);
  expect([(await told(known)).length, await told(unpaid), await told(later)]).toEqual([1, [], []]);
  expect(await totals()).toEqual({
    period: '2025-02',
    currency: 'AED',
    people: 1,
    opening: '21509.590',
    charge: '460.270',
    revaluation: '0.000',
    settled: '0.000',
    closing: '21969.860',
    yearFrom: '2025-01',
    yearCharge: '460.270',
    mayCalculate: true,
  });
  expect(await totals(admin, '2025-01')).toMatchObject({ people: 0, yearFrom: '2025-01', yearCharge: '0' });
  const { explained } = await office.ask(
    admin,
    '{ eosProvisionTotals { explained { code value formula reason { en } } } }',
  );
  expect(explained.map(({ code, value }: any) => `${code} ${Number(value)}`)).toEqual([
    'OPENING 21509.59',
    'CHARGE 460.27',
    'REVALUATION 0',
    'SETTLED 0',
    'CLOSING 21969.86',
    'YEAR_CHARGE 460.27',
  ]);
  expect(explained[4].reason.en).toContain('in force since 2 February 2022');
});

it('asks the database as often for many as for one', async () => {
  const asked = () =>
    inCompany(test.app.services, { companyId: office.companyId, userId: admin.id }, 'write', async (ctx) => {
      const queries = jest.spyOn(ctx.tx, 'query');
      expect(await calculateDueProvisions(ctx)).toBeGreaterThan(0);
      return queries.mock.calls.length;
    });
  await office.hire('2020-01-01', '6000');
  const one = await asked();
  for (let count = 0; count < 5; count += 1) await office.hire('2019-01-01', '7000');
  now = new Date('2025-04-05T08:00:00Z');
  expect(await asked()).toBe(one);
});

it('is refused for a month that has not ended or is none, and to who may not; hides its amounts, and itself from others', async () => {
  const employeeId = await office.hire('2020-01-01', '6000');
  await expect(calculateProvisions('2025-03')).rejects.toMatchObject({ code: 'INVALID', field: 'period' });
  await expect(calculateProvisions('2025-13')).rejects.toMatchObject({ code: 'INVALID', field: 'period' });
  await calculateProvisions('2025-02');
  const reader = await test.as({
    company: office.companyId,
    grants: [{ subject: 'EosProvision', action: 'read', scope: 'company' }],
  });
  await expect(calculateProvisions('2025-02', reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await provisions(employeeId, reader)).toEqual([
    {
      period: '2025-02',
      version: 1,
      isOutdated: null,
      opening: null,
      charge: null,
      revaluation: null,
      settled: null,
      closing: null,
      lines: null,
    },
  ]);
  expect(await totals(reader)).toMatchObject({ period: '2025-02', people: 0, closing: '0', mayCalculate: false });
  const other = await payOffice(test);
  const stranger = await test.as({ type: 'admin', company: other.companyId });
  expect([await provisions(employeeId, stranger), (await totals(stranger)).period]).toEqual([[], null]);
  await expect(totals(await test.as({ company: office.companyId, grants: [] }))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
