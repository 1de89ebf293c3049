import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { standardRoles } from '../../administration/company-role/standard-roles';
import { accrueLeave } from '../employee-leave/leave.job';

let now = new Date('2026-02-10T08:00:00Z');
let test: TestApp;
let company: string;
let mona: string;
let hr: Person;
let employee: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-02-10T08:00:00Z');
  company = await test.company();
  mona = await insertRow(test, 'Employee', company, {
    hireDate: '2024-01-01',
    firstName: 'Mona',
    lastName: 'Haddad',
  });
  hr = await test.as({ company, grants: standardRoles.hr.grants() });
  employee = await test.as({
    company,
    employeeId: mona,
    grants: [
      { subject: 'LeaveType', action: 'read', scope: 'company' },
      { subject: 'Employee', action: 'read', scope: 'own' },
      ...['read', 'create', 'cancel'].map((action) => ({ subject: 'EmployeeLeave', action, scope: 'own' as const })),
    ],
  });
});
afterAll(() => test.close());

const make = (input: object, who = hr) =>
  who.graphql('mutation($input: LeaveTypeInput!) { made: createLeaveType(input: $input) { id version } }', {
    input: {
      code: 'A',
      name: 'Annual leave',
      requiresAllocation: true,
      accrualFrequency: 'monthly',
      accrualFrom: '2026-02-01',
      accrualLevels: [{ afterMonths: 0, days: '2' }],
      ...input,
    },
  });
const made = async (input: object): Promise<string> => {
  const { data, errors } = await make(input);
  expect(errors).toBeUndefined();
  return data.made.id;
};
const accrue = () => accrueLeave(test.app.services);
const statement = async (typeId: string, day?: string) =>
  (
    await hr.graphql(
      `query($id: ID!, $typeId: ID, $day: Date) {
         found: leaveStatements(employeeId: $id, typeId: $typeId, day: $day) { balance rules trace { days rule } } }`,
      { id: mona, typeId, day },
    )
  ).data.found[0];
const unpaid = () =>
  made({
    code: 'U',
    name: 'Unpaid leave',
    kind: 'unpaid',
    paidPercent: '0',
    requiresAllocation: false,
    accrualFrequency: null,
    accrualFrom: null,
    accrualLevels: [],
  });
const verb = async (name: string, { id, version }: { id: string; version: number }, who = hr) => {
  const { data, errors } = await who.graphql(
    `mutation($id: ID!, $v: Int!) { done: ${name}EmployeeLeave(id: $id, version: $v) { id version status } }`,
    { id, v: version },
  );
  expect(errors).toBeUndefined();
  return data.done as { id: string; version: number };
};
const away = async (typeId: string, fromDate: string, toDate: string) => {
  const { data, errors } = await employee.graphql(
    'mutation($input: EmployeeLeaveInput!) { asked: createEmployeeLeave(input: $input) { id version } }',
    { input: { employeeId: mona, typeId, fromDate, toDate } },
  );
  expect(errors).toBeUndefined();
  return verb('approve', data.asked);
};

// February 2026 has 20 days of work, 5 in each of its weeks. 2 days are granted a month.
describe('what unpaid leave takes of grants', () => {
  it('is nothing, a full month or its share, as the type says, and comes again with cancelled leave', async () => {
    const leave = await unpaid();
    const [as, months, share] = [
      await made({ code: 'A' }),
      await made({ code: 'B', name: 'By full months', accrualUnpaid: 'full_months' }),
      await made({ code: 'C', name: 'By its share', accrualUnpaid: 'share' }),
    ];
    const balances = async () => [
      (await statement(as)).balance,
      (await statement(months)).balance,
      (await statement(share)).balance,
    ];
    await accrue();
    expect(await balances()).toEqual(['2', '2', '2']);
    const first = await away(leave, '2026-02-15', '2026-02-28');
    await accrue();
    // 10 of 20 days.
    expect(await balances()).toEqual(['2', '2', '1']);
    await away(leave, '2026-02-01', '2026-02-14');
    await Promise.all([accrue(), accrue()]);
    await accrue();
    expect(await balances()).toEqual(['2', '0', '0']);
    expect((await statement(share)).trace).toEqual([
      { days: '2', rule: '2 days a month, for 1 February 2026 to 28 February 2026' },
      { days: '-1', rule: 'the difference since unpaid leave, the rule or the last day changed' },
      { days: '-1', rule: 'the difference since unpaid leave, the rule or the last day changed' },
    ]);
    await verb('cancel', first);
    await accrue();
    expect(await balances()).toEqual(['2', '2', '1']);
  });

  it('is told with its days where it was known before', async () => {
    await away(await unpaid(), '2026-02-15', '2026-02-21');
    const share = await made({ accrualUnpaid: 'share' });
    await accrue();
    expect(await statement(share)).toMatchObject({
      balance: '1.5',
      trace: [{ rule: '2 days a month, for 1 February 2026 to 28 February 2026, less 5 days of 20 of unpaid leave' }],
    });
    expect((await statement(share)).rules[0]).toContain('less by the share of working time on unpaid leave');
  });

  it('is foreseen for months to come', async () => {
    const share = await made({ accrualUnpaid: 'share' });
    await accrue();
    await away(await unpaid(), '2026-03-01', '2026-03-31');
    expect((await statement(share, '2026-03-31')).balance).toBe('2');
  });
});

it('grants on working days alone where the type says so', async () => {
  const id = await made({
    accrualFrequency: 'daily',
    accrualDayBasis: 'working',
    accrualLevels: [{ afterMonths: 0, days: '0.1' }],
  });
  now = new Date('2026-02-28T20:00:00Z');
  await accrue();
  // 20 days of work × 0.1.
  expect((await statement(id)).balance).toBe('2');
});

it('grants up to the balance of the level reached, and says so', async () => {
  const id = await made({
    accrualFrom: '2024-01-01',
    accrualLevels: [
      { afterMonths: 0, days: '2', mostBalance: '5' },
      { afterMonths: 24, days: '2', mostBalance: '8.5' },
    ],
  });
  await accrue();
  // 5 until the end of 2025; 7 with January and 8.5 with February 2026.
  expect(await statement(id)).toMatchObject({ balance: '8.5' });
  expect((await statement(id)).rules[0]).toContain(
    '2 days a month up to a balance of 5 days; 2 days a month after 24 months of service up to a balance of 8.5 days',
  );
  const { data } = await hr.graphql('query($id: ID!) { of: leaveType(id: $id) { accrualLevels { mostBalance } } }', {
    id,
  });
  expect(data.of.accrualLevels).toEqual([{ mostBalance: '5' }, { mostBalance: '8.5' }]);
});

describe('compensatory leave', () => {
  const comp = {
    code: 'C',
    name: 'Compensatory leave',
    accrualFrequency: 'hourly',
    accrualHours: 'days_off',
    accrualFrom: '2026-01-01',
    accrualLevels: [{ afterMonths: 0, days: '0.125' }],
    accrualMonths: 3,
  };
  const day = (date: string, values: object) =>
    insertRow(test, 'AttendanceDay', company, {
      employeeId: mona,
      date,
      mark: null,
      status: 'present',
      workedMin: 480,
      overtimeMin: 0,
      nightOvertimeMin: 0,
      ...values,
    });

  it('is earned by hours of days of rest and public holidays, and follows what attendance says later', async () => {
    const id = await made(comp);
    await day('2026-01-05', { dayKind: 'work', overtimeMin: 120 });
    await day('2026-01-10', { dayKind: 'weekly_off', workedMin: 240, overtimeMin: 240 });
    await day('2026-01-01', { dayKind: 'holiday' });
    // A day of rest their shift was planned on is paid by the salary and earns nothing.
    await day('2026-01-17', { dayKind: 'weekly_off' });
    await accrue();
    await accrue();
    // 4 + 8 hours × 0.125.
    expect(await statement(id)).toMatchObject({
      balance: '1.5',
      trace: [{ days: '1.5', rule: 'for 1 January 2026 to 31 January 2026, 0.125 days × 12 hours worked' }],
    });
    expect((await statement(id)).rules[0]).toContain('0.125 days an hour worked on a day of rest or a public holiday');
    await day('2026-01-24', { dayKind: null, mark: 'weekly_off', workedMin: 120, overtimeMin: 120 });
    await accrue();
    expect((await statement(id)).balance).toBe('1.75');
  });

  it.each<[string, object, string]>([
    ['by the month', { accrualFrequency: 'monthly' }, 'accrualHours'],
    ['with hours of leave', { accrualCountsLeave: true }, 'accrualCountsLeave'],
    ['by working days', { accrualDayBasis: 'working' }, 'accrualDayBasis'],
    ['less unpaid leave', { accrualUnpaid: 'share' }, 'accrualUnpaid'],
    [
      'up to a balance below zero',
      { accrualLevels: [{ afterMonths: 0, days: '0.1', mostBalance: '-1' }] },
      'accrualLevels',
    ],
  ])('%s is refused beside its field', async (_what, input, field) => {
    expect((await make({ ...comp, ...input })).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });

  it('is set by nobody who may not make types', async () => {
    expect((await make(comp, employee)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('keeps by which rules was granted when they change, with what they said', async () => {
  const { data } = await make({ accrualUnpaid: 'share' });
  await accrue();
  const changed = await hr.graphql(
    `mutation($id: ID!, $v: Int!) {
       of: updateLeaveType(id: $id, version: $v, input: {accrualUnpaid: full_months, newAccrualFrom: "2026-03-01"}) {
         accrualUnpaid accrualEarlier { accrualUnpaid accrualDayBasis accrualHours } } }`,
    { id: data.made.id, v: data.made.version },
  );
  expect(changed.errors).toBeUndefined();
  expect(changed.data.of).toEqual({
    accrualUnpaid: 'full_months',
    accrualEarlier: [{ accrualUnpaid: 'share', accrualDayBasis: 'calendar', accrualHours: 'all' }],
  });
});
