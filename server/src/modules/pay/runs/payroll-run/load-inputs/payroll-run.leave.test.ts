import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import { payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let second: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  const all = (subjects: string[], actions: string[]) =>
    subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
  hr = await test.as({
    company: office.company,
    grants: all(
      ['LeaveType', 'EmployeeLeave', 'SalaryFormula', 'Employee'],
      ['read', 'create', 'update', 'read_sensitive'],
    ),
  });
  second = await test.as({
    company: office.company,
    grants: all(['EmployeeLeave'], ['read', 'approve', 'read_sensitive']),
  });
});
afterAll(() => test.close());

const create = (area: string, input: object) =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
async function away(employeeId: string, typeId: string, fromDate: string, toDate: string): Promise<void> {
  const { id, version } = await create('EmployeeLeave', { employeeId, typeId, fromDate, toDate });
  await office.ask(
    second,
    'mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { status } }',
    { id, version },
  );
}
const leaveOf = async (period: string) =>
  (await office.slips((await office.posted(period)).id)).map((slip) =>
    slip.lines.slice(1).map(({ code, amount }: any) => `${code} ${amount}`),
  );

/**
 * Federal Decree-Law 33 of 2021, article 31: of ninety days in a year fifteen are paid in whole, thirty by half, the
 * rest not at all.
 */
const article31 = [
  { upToDay: 15, percent: '100' },
  { upToDay: 45, percent: '50' },
  { upToDay: 90, percent: '0' },
];

it('sick leave goes through the steps of its type from month to month', async () => {
  const employeeId = await office.hire({ salaries: [['9300', '2024-01-01', null]] });
  const type = await create('LeaveType', {
    code: 'SICK-UAE',
    name: 'Illness',
    kind: 'sick',
    paidPercent: '0',
    payTiers: article31,
  });
  await away(employeeId, type.id, '2026-03-02', '2026-05-31');
  // 2 March is day 1, 16 March day 15, 15 April day 45 and 30 May day 90. A working day of March is worth 9,300 ÷ 31 =
  // 300.00.
  // 17 to 31 March are 11 working days by half: 11 × 150. All of April is away, weekends too: to the 15th by half and
  // from the 16th not at all. 9,300 ÷ 30 = 310.00, so 15 × 155 and 15 × 310. In May nothing is paid, and the whole
  // month is away.
  expect(await leaveOf('2026-03')).toEqual([['LEAVE_SICK 1650.00']]);
  expect(await leaveOf('2026-04')).toEqual([['LEAVE_SICK 2325.00', 'LEAVE_SICK 4650.00']]);
  expect(await leaveOf('2026-05')).toEqual([['LEAVE_SICK 9300.00']]);
});

it('leave of a type that is paid by half takes half, whatever the salary formula says of its kind', async () => {
  const formula = await create('SalaryFormula', {
    title: 'Everything is paid',
    unpaidLeavePercent: '100',
    paidLeavePercent: '100',
  });
  const employeeId = await office.hire({ salaries: [['9300', '2024-01-01', null]] });
  await office.sql('update employee set salary_formula_id = $2 where id = $1', [employeeId, formula.id]);
  const type = await create('LeaveType', {
    code: 'STUDY',
    name: 'Study leave',
    nameAr: 'إجازة دراسية',
    kind: 'paid',
    paidPercent: '50',
  });
  await away(employeeId, type.id, '2026-03-09', '2026-03-11');
  const run = await office.calculated(await office.create('2026-03'));
  // 9,300 ÷ 31 × 3 days × 50 % = 450.00
  const [slip] = (
    await office.ask(
      office.clerk,
      'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { net lines { code name { en ar } amount inputs } } } }',
      { id: run.id },
    )
  ).rows;
  expect(slip).toMatchObject({ net: '8850.000' });
  expect(slip.lines[1]).toMatchObject({
    code: 'LEAVE_PAID',
    name: { en: 'Study leave', ar: 'إجازة دراسية' },
    amount: '450.00',
  });
  expect(slip.lines[1].inputs.map(({ name, value }: any) => `${name} ${value}`)).toEqual([
    'base 9300.00',
    'basis 31',
    'days 3',
    'share 50',
  ]);
});

describe('weekends and holidays between days of unpaid leave', () => {
  const unpaid = (code: string, more: object = {}) =>
    create('LeaveType', {
      code,
      name: code,
      nameAr: 'إجازة بدون أجر',
      kind: 'unpaid',
      paidPercent: '0',
      countsAsService: false,
      weekends: 'between',
      countsHolidays: true,
      ...more,
    });
  const calculated = async (period: string) => {
    const run = await office.calculated(await office.create(period));
    const { rows } = await office.ask(
      office.clerk,
      'query($id: ID!) { payslips(filter: {runId: {eq: $id}}, sort: [{field: employeeCode}]) { rows { employeeCode lines { code amount reason { en } } } } }',
      { id: run.id },
    );
    return rows.map(({ employeeCode, lines }: any) =>
      [employeeCode, ...lines.slice(1).map(({ code, amount }: any) => `${code} ${amount}`)].join(' '),
    );
  };

  it('are taken off the pay with them where the type counts them, from one request to the next and within one', async () => {
    const [counts, plain] = [
      await unpaid('COUNTS'),
      await unpaid('PLAIN', { weekends: 'none', countsHolidays: false }),
    ];
    const ids = await Promise.all(
      ['E-1', 'E-2', 'E-3'].map((code) => office.hire({ code, salaries: [['9300', '2024-01-01', null]] })),
    );
    // Thursday 12 March and Monday 16, with the Friday a holiday: 9,300 ÷ 31 = 300.00 a day.
    await office.sql(
      `insert into holiday (company_id, id, version, created_at, updated_at, name, first_day, last_day, part, kind) values ($1, '0123456789abcdef01234567', 1, '2025-01-01', '2025-01-01', 'Founding day', '2026-03-13', '2026-03-13', 'full', 'public')`,
      [office.company],
    );
    for (const [at, type] of [
      [0, counts],
      [1, plain],
    ] as const) {
      await away(ids[at]!, type.id, '2026-03-16', '2026-03-16');
      await away(ids[at]!, type.id, '2026-03-12', '2026-03-12');
    }
    await away(ids[2]!, counts.id, '2026-03-12', '2026-03-16');
    expect(await calculated('2026-03')).toEqual([
      'E-1 LEAVE_UNPAID 1500.00',
      'E-2 LEAVE_UNPAID 600.00',
      'E-3 LEAVE_UNPAID 1500.00',
    ]);
    // The end of service leaves out the same days: none of them is service.
    const admin = await test.as({ type: 'admin', company: office.company });
    const daysLeft = await Promise.all(
      ids.map(
        async (employeeId) =>
          (
            await office.ask(
              admin,
              'mutation($input: EndOfServiceInput!) { createEndOfService(input: $input) { excludedDays } }',
              { input: { employeeId, lastDay: '2026-03-31', reason: 'resignation' } },
            )
          ).excludedDays,
      ),
    );
    expect(daysLeft).toEqual(['5.0000', '2.0000', '5.0000']);
  });

  it('are taken off the month they lie in, though the leave that holds them is of the next', async () => {
    const { id } = await unpaid('COUNTS');
    const employeeId = await office.hire({ code: 'E-1', salaries: [['9300', '2024-01-01', null]] });
    // Friday 30 January and Monday 2 February; Saturday lies in the one month, Sunday in the other.
    await away(employeeId, id, '2026-01-30', '2026-01-30');
    await away(employeeId, id, '2026-02-02', '2026-02-02');
    expect(await calculated('2026-01')).toEqual(['E-1 LEAVE_UNPAID 600.00']);
    expect(await calculated('2026-02')).toEqual(['E-1 LEAVE_UNPAID 664.29']);
    expect(await calculated('2026-03')).toEqual(['E-1']);
  });

  it('are settled with the second leave where the month is posted, whose payslip stays', async () => {
    const { id } = await unpaid('COUNTS');
    const employeeId = await office.hire({ code: 'E-1', salaries: [['9300', '2024-01-01', null]] });
    await away(employeeId, id, '2026-03-13', '2026-03-13');
    const march = await office.posted('2026-03');
    const before = await office.slips(march.id);
    await away(employeeId, id, '2026-03-16', '2026-03-16');
    expect(await calculated('2026-04')).toEqual(['E-1 RETRO 900.00']);
    expect(await office.slips(march.id)).toEqual(before);
  });

  it('stay paid in months posted before they were looked at, whatever of the person is touched since', async () => {
    const { id } = await unpaid('COUNTS');
    const employeeId = await office.hire({ code: 'E-1', salaries: [['9300', '2024-01-01', null]] });
    await away(employeeId, id, '2026-03-13', '2026-03-16');
    const march = await office.act('approve', await office.calculated(await office.create('2026-03')), office.approver);
    expect(
      (await office.ask(office.clerk, 'query($id: ID!) { payrollRun(id: $id) { takesDaysOff } }', { id: march.id }))
        .takesDaysOff,
    ).toBe(true);
    // As such a month stands: it took the two working days alone.
    await office.sql('update payroll_run set takes_days_off = false where id = $1', [march.id]);
    await office.sql(`update payslip set lines = jsonb_set(lines, '{1,amount}', '"600.00"') where run_id = $1`, [
      march.id,
    ]);
    await office.act('post', march);
    await office.sql('update employee set updated_at = now() where id = $1', [employeeId]);
    expect(await calculated('2026-04')).toEqual(['E-1']);
    // Another day of that month is settled by the rules it was paid by.
    await away(employeeId, id, '2026-03-18', '2026-03-18');
    expect(await calculated('2026-05')).toEqual(['E-1 RETRO 300.00']);
  });
});

/** The type of sick leave as the law of a country has it, asked for without a document. */
async function sickByLaw(country: string): Promise<string> {
  await test.sql('update company set country = $2 where id = $1', [office.company, country]);
  await office.ask(
    hr,
    'mutation($codes: [String!]!, $from: Date!) { takeOverLeaveLaw(codes: $codes, from: $from) { country } }',
    { codes: ['sick'], from: '2025-01-01' },
  );
  const { rows } = await office.ask(hr, '{ leaveTypes(limit: 50) { rows { id version lawCode } } }');
  const { id, version } = rows.find(({ lawCode }: any) => lawCode === 'sick');
  await office.ask(
    hr,
    'mutation($id: ID!, $version: Int!) { updateLeaveType(id: $id, version: $version, input: { documentRule: never }) { id } }',
    { id, version },
  );
  return id;
}

it('sick leave of a Kuwaiti company is paid as its law says, once it is taken over', async () => {
  const employeeId = await office.hire({ salaries: [['9300', '2024-01-01', null]] });
  await away(employeeId, await sickByLaw('KW'), '2026-03-01', '2026-03-20');
  // Art. 69: 15 days in full, five at three quarters. 9,300 ÷ 31 = 300.00; 5 × 300 × 25 %.
  expect(await leaveOf('2026-03')).toEqual([['LEAVE_SICK 375.00']]);
});

it('the year of Saudi sick leave begins with the first day of sickness, in payrolls of the next year too', async () => {
  const employeeId = await office.hire({ salaries: [['9300', '2024-01-01', null]] });
  const typeId = await sickByLaw('SA');
  await away(employeeId, typeId, '2025-05-01', '2025-05-26');
  await away(employeeId, typeId, '2026-03-01', '2026-03-14');
  // Art. 117: the year began on 1 May 2025 with 26 days, so 1 to 4 March are days 27 to 30 and the ten days to the 14th
  // go on at three quarters: 10 × 300 × 25 %.
  expect(await leaveOf('2026-03')).toEqual([['LEAVE_SICK 750.00']]);
});
