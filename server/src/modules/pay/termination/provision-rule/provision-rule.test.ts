import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payOffice, type PayOffice } from '../../items/pay-entry/pay.fixture';

let test: TestApp;
let office: PayOffice;
let admin: Person;
let now = new Date('2025-03-05T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2025-03-05T08:00:00Z');
  office = await payOffice(test, { country: 'AE', currency: 'AED' });
  admin = await test.as({ type: 'admin', company: office.companyId });
});
afterAll(() => test.close());

const terms = { discountRate: '5', salaryGrowth: '3', serviceYears: 10 };
const createRule = (validFrom: string, more: object = {}, who = admin) =>
  office.ask(
    who,
    'mutation($input: ProvisionRuleInput!) { createProvisionRule(input: $input) { id version validFrom method } }',
    { input: { ...terms, method: 'projected', validFrom, ...more } },
  );
const calculate = (period: string): Promise<number> =>
  office.ask(admin, 'mutation($period: String!) { calculateEosProvisions(period: $period) }', { period });
const projected = 'method projectedOpening serviceCost interest remeasurement projectedClosing';
const provisions = async () =>
  (
    await office.ask(
      admin,
      `{ eosProvisions(sort: [{ field: period, direction: ASC }]) { rows { period closing ${projected} lines { code value reason { en } } } } }`,
    )
  ).rows;
const post = async (period: string) => {
  const { day, lines } = await office.ask(
    admin,
    'mutation($period: String!) { postEosProvisionJournal(period: $period) { day lines { code account debit credit } } }',
    { period },
  );
  return [day, ...lines.map(({ code, account, debit, credit }: any) => `${code} ${account} ${debit} ${credit}`)];
};
const accounts = async () => {
  for (const [code, kind, lines] of [
    ['2400', 'liability', ['provision']],
    ['3400', 'equity', ['provision_remeasurement']],
    ['5300', 'expense', ['provision_charge']],
  ] as const) {
    const { id } = await office.ask(
      admin,
      'mutation($input: LedgerAccountInput!) { createLedgerAccount(input: $input) { id } }',
      { input: { code, title: code, kind } },
    );
    for (const ledgerLine of lines) {
      await office.ask(admin, 'mutation($input: PostingRuleInput!) { createPostingRule(input: $input) { id } }', {
        input: { ledgerLine, ledgerAccountId: id },
      });
    }
  }
};

it('without one nothing is projected, and what is owed today is posted', async () => {
  await office.hire('2020-01-01', '6000');
  await calculate('2024-12');
  expect(await provisions()).toMatchObject([
    { method: 'owed_today', closing: '21000.000', projectedClosing: null, remeasurement: null },
  ]);
});

it('shows both amounts side by side; in force it counts from its day on', async () => {
  const employeeId = await office.hire('2020-01-01', null);
  await office.create('EmployeeSalary', {
    employeeId,
    baseSalary: '6000',
    validFrom: '2020-01-01',
    validTo: '2024-12-31',
  });
  await office.create('EmployeeSalary', { employeeId, baseSalary: '6180', validFrom: '2025-01-01' });
  await createRule('2024-12-31', { method: 'owed_today' });
  await createRule('2025-02-01');
  await calculate('2024-11');
  await calculate('2024-12');
  await calculate('2025-02');
  const rows = await provisions();
  // 51,000 × 1.03⁵, half of it earned, ÷ 1.05⁵.
  expect(
    rows.map(({ period, method, closing, projectedClosing }: any) => [period, method, closing, projectedClosing]),
  ).toEqual([
    ['2024-11', 'owed_today', expect.any(String), null],
    ['2024-12', 'owed_today', '21000.000', '23162.200'],
    ['2025-01', 'owed_today', '22154.880', rows[2].projectedClosing],
    ['2025-02', 'projected', '22628.960', rows[3].projectedClosing],
  ]);
  const [, december, january] = rows;
  expect(january.projectedOpening).toBe(december.projectedClosing);
  const told = ['projectedOpening', 'serviceCost', 'interest', 'remeasurement'].map((name) => Number(january[name]));
  expect(told.reduce((sum, value) => sum + value, 0)).toBeCloseTo(Number(january.projectedClosing), 6);
  expect(Math.abs(told[3]!)).toBeLessThan(0.02);
  const closing = december.lines.find(({ code }: any) => code === 'PROJECTED_CLOSING');
  expect(closing).toMatchObject({ value: '23162.20', reason: { en: expect.stringContaining('December 2029') } });
  const { totals } = {
    totals: await office.ask(
      admin,
      `{ eosProvisionTotals(period: "2024-12") { ${projected} explained { code value } } }`,
    ),
  };
  expect(totals).toMatchObject({ method: 'owed_today', projectedClosing: '23162.200' });
  expect(totals.explained).toContainEqual({ code: 'PROJECTED_CLOSING', value: '23162.20' });
});

it('is posted by the method of the month, with what the change of method makes', async () => {
  await accounts();
  await office.hire('2020-01-01', '6000');
  await calculate('2024-11');
  await post('2024-11');
  await createRule('2024-12-01');
  await calculate('2024-12');
  const [november, december] = await provisions();
  const cost = Number(december.serviceCost) + Number(december.interest);
  const moved = Number(december.projectedOpening) - Number(november.closing);
  expect(await post('2024-12')).toEqual([
    '2024-12-31',
    `PROVISION_CHARGE 5300 ${cost.toFixed(2)} 0.00`,
    ...(Number(december.remeasurement) === 0 ? [] : [expect.stringContaining('PROVISION_REMEASUREMENT 3400')]),
    `PROVISION_TRANSITION 3400 ${moved.toFixed(2)} 0.00`,
    `PROVISION 2400 0.00 ${(23162.2 - Number(november.closing)).toFixed(2)}`,
  ]);
  // No raise in January: less is expected than was provided.
  await calculate('2025-01');
  const january = (await provisions())[2];
  expect((await post('2025-01')).at(-1)).toBe(
    `PROVISION 2400 ${(23162.2 - Number(january.projectedClosing)).toFixed(2)} 0.00`,
  );
});

it('does not reach into posted months, and what was calculated by another is calculated again first', async () => {
  await accounts();
  await office.hire('2020-01-01', '6000');
  await calculate('2024-12');
  await post('2024-12');
  await expect(createRule('2024-12-15')).rejects.toMatchObject({ code: 'CONFLICT', field: 'validFrom' });
  await calculate('2025-01');
  const made = await createRule('2025-01-01');
  await expect(createRule('2025-01-01')).rejects.toMatchObject({ code: 'CONFLICT', field: 'validFrom' });
  await expect(post('2025-01')).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await calculate('2025-01')).toBe(1);
  await post('2025-01');
  const change = (input: object) =>
    office.ask(
      admin,
      'mutation($id: ID!, $input: ProvisionRuleChanges!) { updateProvisionRule(id: $id, version: 1, input: $input) { version } }',
      { id: made.id, input },
    );
  await expect(change({ discountRate: '6' })).rejects.toMatchObject({ code: 'CONFLICT', field: 'validFrom' });
  await expect(change({ note: 'As the auditor advised' })).resolves.toEqual({ version: 2 });
  const removed = await office.ask(admin, 'mutation($ids: [ID!]!) { deleteProvisionRules(ids: $ids) { done } }', {
    ids: [made.id],
  });
  expect(removed).toEqual([{ done: false }]);
});

it('is bounded, and belongs to who may write it in the own company', async () => {
  await expect(createRule('2025-01-01', { discountRate: '51' })).rejects.toMatchObject({ field: 'discountRate' });
  await expect(createRule('2025-01-01', { serviceYears: 61 })).rejects.toMatchObject({ field: 'serviceYears' });
  await expect(createRule('2025-01-01', { method: 'other' })).rejects.toBeTruthy();
  const nobody = await test.as({ company: office.companyId, grants: [] });
  await expect(createRule('2025-01-01', {}, nobody)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await createRule('2025-01-01');
  const stranger = await test.as({ type: 'admin', company: (await payOffice(test)).companyId });
  expect(await office.ask(stranger, '{ provisionRules { total } }')).toEqual({ total: 0 });
});

it('is used by a settlement too: what was provided by its method', async () => {
  const employeeId = await office.hire('2020-01-01', '6000');
  await createRule('2024-01-01');
  await calculate('2024-12');
  const made = await office.create('EndOfService', { employeeId, lastDay: '2025-01-31', reason: 'termination' });
  const { lines } = await office.step('calculate', 'EndOfService', made, 'id version lines { code value }');
  expect(lines.find(({ code }: any) => code === 'PROVIDED')).toMatchObject({ value: '23162.20' });
});
