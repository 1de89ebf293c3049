import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { accrueLeave } from '../employee-leave/leave.job';

let now: Date;
let test: TestApp;
let company: string;
let mona: string;
let typeId: string;
let hr: Person;
let officer: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-06-15T08:00:00Z');
  company = await test.company();
  mona = await insertRow(test, 'Employee', company, {
    hireDate: '2020-01-01',
    firstName: 'Mona',
    lastName: 'Haddad',
  });
  hr = await test.as({ type: 'admin', company });
  officer = await comes();
  typeId = (
    await hr.graphql('mutation($i: LeaveTypeInput!) { createLeaveType(input: $i) { id } }', {
      i: {
        code: 'A',
        name: 'Annual leave',
        requiresAllocation: true,
        accrualFrequency: 'monthly',
        accrualFrom: '2026-01-01',
        accrualLevels: [{ afterMonths: 0, days: '2' }],
      },
    })
  ).data.createLeaveType.id;
});
afterAll(() => test.close());

const comes = () =>
  test.as({
    company,
    grants: [
      ['LeaveType', 'read'],
      ['LeaveType', 'update'],
      ['LeaveBalance', 'read'],
      ['Employee', 'read'],
    ].map(([subject, action]) => ({ subject: subject!, action: action!, scope: 'company' as const })),
  });
const itIs = async (instant: string): Promise<void> => {
  now = new Date(instant);
  officer = await comes();
};
const accrue = () => accrueLeave(test.app.services);
const change = (input: object, version: number, who = officer) =>
  who.graphql(
    'mutation($id: ID!, $v: Int!, $i: LeaveTypeChanges!) { type: updateLeaveType(id: $id, version: $v, input: $i) { version accrualFrom newAccrualFrom accrualVersion accrualEarlier { accrualFrom accrualFrequency accrualLevels { days } } } }',
    { id: typeId, v: version, i: input },
  );
const statement = async (day: string) =>
  (
    await officer.graphql(
      'query($id: ID!, $day: Date) { leaveStatements(employeeId: $id, day: $day) { balance rules trace { date days rule isForeseen } } }',
      { id: mona, day },
    )
  ).data.leaveStatements[0];
const balance = async (day: string) => (await statement(day)).balance;
const yearly = { accrualFrequency: 'yearly', accrualLevels: [{ afterMonths: 0, days: '24' }] };

describe('when how days are granted is changed', () => {
  it('it holds from the first day after the period that runs, where nobody says from when; what was granted stays', async () => {
    await accrue();
    expect((await change({ accrualLevels: [{ afterMonths: 0, days: '3' }] }, 1)).data.type).toEqual({
      version: 2,
      accrualFrom: '2026-07-01',
      newAccrualFrom: null,
      accrualVersion: 1,
      accrualEarlier: [{ accrualFrom: '2026-01-01', accrualFrequency: 'monthly', accrualLevels: [{ days: '2' }] }],
    });
    expect([await balance('2026-06-30'), await balance('2026-07-01'), await balance('2026-12-31')]).toEqual([
      '12',
      '15',
      '30',
    ]);
    await itIs('2026-12-31T12:00:00Z');
    await Promise.all([accrue(), accrue()]);
    await accrue();
    expect(await balance('2026-12-31')).toBe('30');
  });

  it.each<[string, string, string, string]>([
    // Six months of 2 days, and 24 × 184 ÷ 365 for the rest of the year.
    ['within a year', '2026-07-01', '24.0986', '48.0986'],
    // Twelve months of 2 days, then a year.
    ['at the turn of the year', '2027-01-01', '24', '48'],
  ])(
    'from months to years %s, nothing is granted twice and nothing is missed',
    async (_when, from, atEndOfYear, after) => {
      await accrue();
      await change({ ...yearly, newAccrualFrom: from }, 1);
      const foreseen = [await balance('2026-12-31'), await balance('2027-01-01')];
      await itIs('2027-01-01T08:00:00Z');
      await accrue();
      await accrue();
      expect([await balance('2026-12-31'), await balance('2027-01-01')]).toEqual([atEndOfYear, after]);
      expect(foreseen).toEqual([atEndOfYear, after]);
    },
  );

  it('the way to a balance tells by which rules each day was granted, and the rules each from when to when', async () => {
    await accrue();
    await change({ ...yearly, newAccrualFrom: '2026-06-16' }, 1);
    const { trace, rules, balance: left } = await statement('2026-06-16');
    expect(rules.slice(0, 1)).toEqual(['From 16 June 2026: 24 days a year; granted on the first day']);
    expect((await statement('2026-06-15')).rules.slice(0, 2).map((rule: string) => rule.split(':')[0])).toEqual([
      'From 1 January 2026 to 15 June 2026',
      'From 16 June 2026',
    ]);
    // Half of June goes back, and 24 × 199 ÷ 365 are given for the rest of the year.
    expect(trace.slice(-3).map(({ days, rule }: { days: string; rule: string }) => [days, rule])).toEqual([
      ['2', '2 days a month, for 1 June 2026 to 30 June 2026'],
      [
        '13.0849',
        '24 days a year, for 16 June 2026 to 31 December 2026, 199 of 365 days of the period: 24 × 199 ÷ 365',
      ],
      ['-1', 'the difference since the rule or the last day changed'],
    ]);
    expect(left).toBe('24.0849');
  });

  it('by mistake and put right, everybody has what they would have had', async () => {
    await accrue();
    await change({ ...yearly, newAccrualFrom: '2026-03-01' }, 1);
    await accrue();
    expect(await balance('2026-06-15')).toBe('24.1205');
    await change(
      { accrualFrequency: 'monthly', accrualLevels: [{ afterMonths: 0, days: '2' }], newAccrualFrom: '2026-03-01' },
      2,
    );
    await accrue();
    await accrue();
    expect([await balance('2026-02-28'), await balance('2026-06-15'), await balance('2026-12-31')]).toEqual([
      '4',
      '12',
      '24',
    ]);
  });

  it('nothing is left of rules by which nothing was granted yet', async () => {
    expect((await change({ accrualLevels: [{ afterMonths: 0, days: '3' }] }, 1)).data.type).toMatchObject({
      accrualFrom: '2026-01-01',
      accrualVersion: 0,
      accrualEarlier: [],
    });
    await accrue();
    expect(await balance('2026-06-15')).toBe('18');
  });

  it('from a day before its grants were written, the days before stay those of the rules that held', async () => {
    const changed = (await change({ accrualLevels: [{ afterMonths: 0, days: '3' }], newAccrualFrom: '2026-04-01' }, 1))
      .data.type;
    expect(changed).toMatchObject({
      accrualFrom: '2026-04-01',
      accrualVersion: 1,
      accrualEarlier: [{ accrualFrom: '2026-01-01', accrualLevels: [{ days: '2' }] }],
    });
    // Three months of 2 days and three of 3, whether the job wrote them before or after the change.
    const foreseen = await balance('2026-06-15');
    await accrue();
    await accrue();
    expect([foreseen, await balance('2026-03-31'), await balance('2026-06-15'), await balance('2026-12-31')]).toEqual([
      '15',
      '6',
      '15',
      '33',
    ]);
  });

  it('from a day not after the first, rules nothing was granted by are replaced', async () => {
    expect(
      (await change({ accrualLevels: [{ afterMonths: 0, days: '3' }], newAccrualFrom: '2025-12-01' }, 1)).data.type,
    ).toMatchObject({ accrualFrom: '2025-12-01', accrualVersion: 0, accrualEarlier: [] });
  });

  it('to nothing any more, it stops then', async () => {
    await accrue();
    await change({ accrualFrequency: null, newAccrualFrom: '2026-09-01' }, 1);
    expect([await balance('2026-08-31'), await balance('2027-08-31')]).toEqual(['16', '16']);
    expect((await statement('2026-06-15')).rules.slice(0, 2).map((rule: string) => rule.split(': ')[1])).toEqual([
      '2 days a month; granted on the first day',
      'no days are granted',
    ]);
  });

  it('other changes of the type leave the rules of grants as they are', async () => {
    await accrue();
    expect(
      (await change({ name: 'Holiday', carryOver: 'none', accrualLevels: [{ afterMonths: 0, days: '2.00' }] }, 1)).data
        .type,
    ).toMatchObject({ accrualFrom: '2026-01-01', accrualVersion: 0, accrualEarlier: [] });
  });

  it('to hours worked within a month is refused beside the day, and nothing is changed', async () => {
    await accrue();
    const { errors } = await change(
      { accrualFrequency: 'hourly', accrualLevels: [{ afterMonths: 0, days: '0.01' }], newAccrualFrom: '2026-07-15' },
      1,
    );
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'INVALID', field: 'newAccrualFrom' },
      message: 'Hours worked are counted by the month: change them on the first of one.',
    });
    expect(
      (await hr.graphql('query($id: ID!) { leaveType(id: $id) { version accrualFrequency } }', { id: typeId })).data
        .leaveType,
    ).toEqual({ version: 1, accrualFrequency: 'monthly' });
  });
});
