import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { inTransaction } from '../../../../platform/database/transaction';
import { newId } from '../../../../platform/records/ids';
import { addDays, daysBetween } from '../../../../kernel/dates/plain-date';
import { payGroupsOf } from './pay-group.fixture';
import { payrollOffice, type Office } from './payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
const { group, monthly, assign, runOf, post, slipsOf, component, toldOf } = payGroupsOf(() => ({ office, hr }));

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-20T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  office = await payrollOffice(test);
  hr = await test.as({ type: 'admin', company: office.company });
});

const companyWide = (subject: string, ...actions: string[]) =>
  actions.map((action) => ({ subject, action, scope: 'company' as const }));

describe('A month from the 15th to the 14th', () => {
  it('is paid whole to whoever is there, by its days to whoever joins or leaves', async () => {
    const site = await monthly(15, { payRule: 'days_after', payDays: 5 });
    const people = [
      await office.hire({ code: 'A', salaries: [['9000', '2024-01-01', null]] }),
      // 1 to 14 December: 14 of 30 days.
      await office.hire({ code: 'B', hired: '2026-12-01', salaries: [['9000', '2026-12-01', null]] }),
      // 15 to 30 November: 16 of 30 days.
      await office.hire({ code: 'C', left: '2026-11-30', salaries: [['9000', '2024-01-01', null]] }),
    ];
    await assign(people[0]!, site, '2026-11-15');
    await assign(people[1]!, site, '2026-12-01');
    await assign(people[2]!, site, '2026-10-15', { validTo: '2026-11-30' });
    const run = await runOf('2026-12', { payGroupId: site });
    expect(run).toMatchObject({ period: '2026-12', fromDate: '2026-11-15', toDate: '2026-12-14' });
    expect(await toldOf(run)).toEqual([
      'A 2026-11-15…2026-12-14 9000.00',
      'B 2026-11-15…2026-12-14 4200.00',
      'C 2026-11-15…2026-12-14 4800.00',
    ]);
    const [first] = await slipsOf(run.id);
    // 19 December 2026 is a Saturday: paid the Friday before.
    expect(first).toMatchObject({ payGroupName: 'Site', payDate: '2026-12-18', period: '2026-12' });
    expect(first.lines[0].reason.en).toBe(
      'Salary 9,000.00 from 15 November 2026 to 14 December 2026: 30 of 30 calendar days',
    );
  });

  it('is paid once', async () => {
    const site = await monthly();
    await office.create('2026-12', { payGroupId: site }, hr);
    await expect(office.create('2026-12', { payGroupId: site }, hr)).rejects.toMatchObject({ code: 'TAKEN' });
    await expect(office.create('2026-12', {}, hr)).resolves.toBeTruthy();
  });

  it('differs from the period before, and settles what changed in it', async () => {
    const site = await monthly();
    const id = await office.hire({ code: 'A', salaries: [['9000', '2024-01-01', null]] });
    await assign(id, site, '2026-10-15');
    await post(await runOf('2026-11', { payGroupId: site }));
    const salary = (await office.sql('select id, version from employee_salary where employee_id = $1', [id]))[0]!;
    await office.sql(
      `update employee_salary set valid_to = '2026-10-31', updated_at = '2026-11-20T09:00:00Z' where id = $1`,
      [salary['id']],
    );
    // 3,100 more from 1 November on: 14 of the 31 days of 15 October to 14 November, 1,400.
    await office.pay(id, '12100', '2026-11-01');
    const run = await runOf('2026-12', { payGroupId: site });
    const [slip] = await slipsOf(run.id);
    expect(slip.lines.map(({ code, amount }: any) => `${code} ${amount}`)).toEqual(['BASIC 12100.00', 'RETRO 1400.00']);
    await post(run);
    const next = await runOf('2027-01', { payGroupId: site });
    expect((await slipsOf(next.id))[0].lines).toHaveLength(1);
  });
});

describe('More often than monthly', () => {
  it('a half month is half of the pay, whole or by its days', async () => {
    const halves = await group({ frequency: 'semi_monthly', firstDay: 1, secondDay: 16 });
    const [a, b] = [
      await office.hire({ code: 'A', salaries: [['9000', '2024-01-01', null]] }),
      // From 11 February: 5 of the 15 days of half a month of 4,500.
      await office.hire({ code: 'B', hired: '2027-02-11', salaries: [['9000', '2027-02-11', null]] }),
    ];
    await assign(a, halves, '2027-02-01');
    await assign(b, halves, '2027-02-11');
    await expect(office.create('2027-02', { payGroupId: halves }, hr)).rejects.toThrow('1 February 2027');
    const first = await runOf('2027-02', { payGroupId: halves, periodFrom: '2027-02-01' });
    expect(await toldOf(first)).toEqual(['A 2027-02-01…2027-02-15 4500.00', 'B 2027-02-01…2027-02-15 1500.00']);
    // 13 days are half a month too.
    const second = await runOf('2027-02', { payGroupId: halves, periodFrom: '2027-02-16' });
    expect((await toldOf(second))[0]).toBe('A 2027-02-16…2027-02-28 4500.00');
  });

  it.each([
    // 13,000 × 12 ÷ 26 and ÷ 52.
    ['fortnightly', '2026-11-16', '2026-11-29', '6000.00', '3000.00'],
    ['weekly', '2026-11-16', '2026-11-22', '3000.00', '0.00'],
  ] as const)('%s is 12 of as many parts of a year', async (frequency, from, to, whole, half) => {
    const groupId = await group({ frequency, anchor: '2026-11-02' });
    const [a, b] = [
      await office.hire({ code: 'A', salaries: [['13000', '2024-01-01', null]] }),
      await office.hire({ code: 'B', hired: '2026-11-23', salaries: [['13000', '2026-11-23', null]] }),
    ];
    await assign(a, groupId, '2026-11-16');
    await assign(b, groupId, '2026-11-23');
    const run = await runOf('2026-11', { payGroupId: groupId, periodFrom: from });
    const expected = [`A ${from}…${to} ${whole}`];
    expect(await toldOf(run)).toEqual(half === '0.00' ? expected : [...expected, `B ${from}…${to} ${half}`]);
  });

  it('has no cut-off date', async () => {
    const weeks = await group({ frequency: 'weekly', anchor: '2026-11-02' });
    await expect(
      office.create('2026-11', { payGroupId: weeks, periodFrom: '2026-11-16', cutOff: '2026-11-18' }, hr),
    ).rejects.toMatchObject({ field: 'cutOff' });
  });

  it.each([
    ['days of the period', 'days.paid * 5'],
    ['another component', 'phone / 10'],
  ])('refuses what is not prorated and goes by %s: each period would pay it in full', async (_what, formula) => {
    const weeks = await group({ frequency: 'weekly', anchor: '2026-11-02' });
    await component('phone', '100', { prorated: true });
    await component('meals', formula);
    const run = await office.create('2026-11', { payGroupId: weeks, periodFrom: '2026-11-09' }, hr);
    await expect(office.act('calculate', run, hr)).rejects.toThrow('Meals is not prorated and goes by the days');
  });
});

describe('Who moves between groups', () => {
  it('is paid each day once, whatever the moves', async () => {
    const groups = {
      site: await monthly(15),
      late: await monthly(26, { name: 'Late' }),
      halves: await group({ frequency: 'semi_monthly', firstDay: 1, secondDay: 16, name: 'Halves' }),
      weeks: await group({ frequency: 'weekly', anchor: '2026-11-04', name: 'Weeks' }),
    };
    const moves: [keyof typeof groups, string, string?][][] = [
      [['site', '2026-11-15']],
      [['site', '2026-11-20']],
      [
        ['weeks', '2026-11-05'],
        ['site', '2026-12-10'],
      ],
      [['site', '2026-10-20', '2026-11-25']],
      [['late', '2026-09-01', '2026-12-03']],
      [
        ['halves', '2026-10-01'],
        ['weeks', '2026-11-19'],
        ['late', '2026-12-30'],
      ],
      [
        ['weeks', '2026-10-01', '2026-11-10'],
        ['site', '2026-12-12'],
      ],
      [],
    ];
    for (const [at, theirs] of moves.entries()) {
      const id = await office.hire({ code: `P${at}`, hired: at === 0 ? '2026-11-11' : '2024-01-01' });
      for (const [name, from, to] of theirs) await assign(id, groups[name], from, { validTo: to ?? null });
    }
    const runs: { period: string; payGroupId?: string; periodFrom?: string }[] = [
      ...['2026-10', '2026-11', '2026-12', '2027-01'].map((period) => ({ period })),
      ...['2026-11', '2026-12', '2027-01', '2027-02'].flatMap((period) => [
        { period, payGroupId: groups.site },
        { period, payGroupId: groups.late },
      ]),
      ...['10', '11', '12'].flatMap((month) => [
        { period: `2026-${month}`, payGroupId: groups.halves, periodFrom: `2026-${month}-01` },
        { period: `2026-${month}`, payGroupId: groups.halves, periodFrom: `2026-${month}-16` },
      ]),
    ];
    // Weeks from Wednesday on; those of October to January.
    for (let from = '2026-09-30'; from < '2027-01-20'; from = addDays(from, 7))
      runs.push({ period: addDays(from, 6).slice(0, 7), payGroupId: groups.weeks, periodFrom: from });
    for (const { period, ...more } of runs) await runOf(period, more);
    const paid = await office.sql(
      `select e.code, e.hire_date::text as hired, coalesce(p.from_date, r.from_date)::text as "from",
         coalesce(p.to_date, r.to_date)::text as "to", p.state
       from payslip p join payroll_run r on r.id = p.run_id join employee e on e.id = p.employee_id order by 1, 3`,
    );
    expect(paid.filter(({ state }) => state !== 'ready')).toEqual([]);
    for (const at of moves.keys()) {
      const days = paid
        .filter(({ code }) => code === `P${at}`)
        .flatMap(({ from, to }) => Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day)))
        .filter((day) => day >= '2026-11-15' && day <= '2026-12-31');
      expect(days.toSorted()).toEqual([...new Set(days)].toSorted());
      expect(days).toHaveLength(47);
    }
  }, 120_000);

  it('gets the parts of both, and is told why', async () => {
    const site = await monthly();
    const id = await office.hire({ code: 'A', salaries: [['9000', '2024-01-01', null]] });
    await assign(id, site, '2026-11-15');
    const month = await runOf('2026-11');
    expect(await toldOf(month)).toEqual(['A 2026-11-01…2026-11-14 4200.00']);
    expect((await slipsOf(month.id))[0].lines[0].reason.en).toContain(
      'paid with this pay group until 14 November 2026',
    );
    expect(await toldOf(await runOf('2026-12', { payGroupId: site }))).toEqual(['A 2026-11-15…2026-12-14 9000.00']);
  });

  it('has days that are paid stay as they are', async () => {
    const site = await monthly();
    const id = await office.hire({ code: 'A' });
    const run = await runOf('2026-11');
    await expect(assign(id, site, '2026-11-15')).rejects.toThrow('up to 30 November 2026');
    const { id: assignment, version } = await assign(id, site, '2026-12-01');
    await office.act('cancel', run, hr);
    await expect(
      office.ask(
        hr,
        `mutation($id: ID!, $version: Int!) {
          updatePayGroupAssignment(id: $id, version: $version, input: {validFrom: "2026-11-15"}) { validFrom } }`,
        { id: assignment, version },
      ),
    ).resolves.toEqual({ validFrom: '2026-11-15' });
    await expect(office.create('2026-12', { employeeIds: [id] }, hr)).rejects.toThrow('is paid by another pay group');
  });

  it('waits for a payroll that is being calculated', async () => {
    const site = await monthly();
    const id = await office.hire({ code: 'A' });
    const { services } = test.app;
    await inTransaction(services.pool, { companyId: office.company }, 'write', async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payroll ${office.company}`]);
      await expect(assign(id, site, '2026-11-15')).rejects.toThrow('Payroll is being calculated');
    });
    await expect(assign(id, site, '2026-11-15')).resolves.toBeTruthy();
  });

  it('stays in a group for a month or longer', async () => {
    const [site, late] = [await monthly(), await monthly(26, { name: 'Late' })];
    const id = await office.hire({ code: 'A' });
    await expect(assign(id, site, '2026-11-15', { validTo: '2026-12-01' })).rejects.toMatchObject({ field: 'validTo' });
    await assign(id, site, '2026-11-15');
    await expect(assign(id, late, '2026-11-25')).rejects.toMatchObject({ field: 'validFrom' });
    await expect(assign(id, site, '2027-01-25')).rejects.toMatchObject({ field: 'payGroupId' });
    await expect(assign(id, late, '2026-12-26')).resolves.toBeTruthy();
  });
});

describe('What lies in a period from the 15th to the 14th', () => {
  const leave = (employeeId: string, fromDate: string, toDate: string): Promise<unknown> =>
    office.sql(
      `insert into employee_leave (company_id, id, created_at, updated_at, employee_id, reason, kind, unit, from_date,
         to_date, from_part, to_part, paid_percent, status, day_rows)
       values ($1, $2, now(), now(), $3, 'x', 'unpaid', 'daily', $4, $5, 'am', 'pm', 0, 'approved', '[]')`,
      [office.company, newId(), employeeId, fromDate, toDate],
    );

  it('counts leave by its days, and a loan by the day it is due', async () => {
    const site = await monthly();
    const id = await office.hire({ code: 'A', salaries: [['9000', '2024-01-01', null]] });
    await assign(id, site, '2026-10-15');
    // Thursday 12 to Tuesday 17 November: two working days before the 15th, two after it, of 300 and 290.32.
    await leave(id, '2026-11-12', '2026-11-17');
    const [before, after] = [
      await runOf('2026-11', { payGroupId: site }),
      await runOf('2026-12', { payGroupId: site }),
    ];
    const lost = async (run: any): Promise<string[]> =>
      (await slipsOf(run.id))[0].lines
        .filter(({ code }: any) => code.startsWith('LEAVE'))
        .map(({ amount }: any) => amount);
    expect([await lost(before), await lost(after)]).toEqual([['580.65'], ['600.00']]);
  });
});

it('Who may not read payroll reads no pay groups, and nobody moves themselves', async () => {
  const site = await monthly();
  const reader = await test.as({ company: office.company, grants: companyWide('Employee', 'read') });
  expect(await office.ask(reader, '{ payGroups { total } }')).toEqual({ total: 0 });
  const id = await office.hire({ code: 'A' });
  const self = await test.as({
    company: office.company,
    employeeId: id,
    grants: [
      ...companyWide('PayGroup', 'read'),
      ...companyWide('Employee', 'read'),
      ...companyWide('PayGroupAssignment', 'read', 'create'),
    ],
  });
  await expect(
    office.ask(self, 'mutation($input: PayGroupAssignmentInput!) { createPayGroupAssignment(input: $input) { id } }', {
      input: { employeeId: id, payGroupId: site, validFrom: '2026-11-15' },
    }),
  ).rejects.toBeTruthy();
});
