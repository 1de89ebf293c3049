import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';
import { payrollOffice, type Office } from './payroll.fixture';

let test: TestApp;
let office: Office;
let admin: Person;
let second: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  // No law on deductions is on file there.
  office = await payrollOffice(test, { weekend_days: [0, 6], country: 'EG' });
  [admin, second] = [
    await test.as({ type: 'admin', company: office.company }),
    await test.as({ type: 'admin', company: office.company }),
  ];
});
afterAll(() => test.close());

type Saved = { id: string; version: number };
const runOf = async (period: string, more: object = {}) =>
  office.calculated(await office.create(period, more, admin), admin);
const again = async (run: Saved) => office.calculated(await office.read(run.id), admin);
const approve = async (run: Saved) => office.act('approve', await office.read(run.id), office.approver);
const post = async (run: Saved) => office.act('post', await office.read(run.id));
const settled = async (run: Saved) => {
  await approve(run);
  return post(run);
};
const linesOf = async (run: Saved) =>
  (await office.slips(run.id)).map((slip) =>
    [
      slip.employeeCode,
      ...slip.lines.map(({ code, amount }: any) => `${code} ${amount}`),
      `= ${Number(slip.net).toFixed(2)}`,
    ].join(' '),
  );
const raise = (employeeId: string, amount: string) =>
  office.sql('update employee_salary set base_salary = $2, updated_at = clock_timestamp() where employee_id = $1', [
    employeeId,
    amount,
  ]);
const make = (area: string, input: object): Promise<Saved> =>
  office.ask(admin, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const step = (verb: string, area: string, { id, version }: Saved, who = admin, more = ''): Promise<any> =>
  office.ask(
    who,
    `mutation($id: ID!, $version: Int!) { ${verb}${area}(id: $id, version: $version${more}) { id version } }`,
    { id, version },
  );

describe('a cancelled run that settled a closed month', () => {
  it('gives back what it had paid once, and it is taken again once', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await office.posted('2026-03');
    await raise(mona, '11000');
    const correction = await runOf('2026-03', { kind: 'correction' });
    await approve(correction);
    const april = await runOf('2026-04');
    expect([await linesOf(correction), await linesOf(april)]).toEqual([
      ['E-1 RETRO 1000.00 = 1000.00'],
      ['E-1 BASIC 11000.00 = 11000.00'],
    ]);
    await office.act('cancel', await office.read(correction.id));
    const another = await runOf('2026-03', { kind: 'correction' });
    expect(await linesOf(another)).toEqual(['E-1 RETRO 1000.00 = 1000.00']);
    expect(await linesOf(await again(april))).toEqual(['E-1 BASIC 11000.00 = 11000.00']);
    await settled(another);
    await settled(april);
    expect(await linesOf(await runOf('2026-05'))).toEqual(['E-1 BASIC 11000.00 = 11000.00']);
  });

  it('takes nothing back of what it never paid: a run that did is calculated again before it is approved', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await office.posted('2026-03');
    await raise(mona, '11000');
    const correction = await runOf('2026-03', { kind: 'correction' });
    await approve(correction);
    // The rise was a mistake; the correction is given up after April took it back.
    await raise(mona, '10000');
    const april = await runOf('2026-04');
    expect(await linesOf(april)).toEqual(['E-1 BASIC 10000.00 RETRO 1000.00 = 9000.00']);
    await office.act('cancel', await office.read(correction.id));
    await expect(approve(april)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('closed months of Mona Haddad'),
    });
    expect(await linesOf(await again(april))).toEqual(['E-1 BASIC 10000.00 = 10000.00']);
    await settled(april);
    expect(await linesOf(await runOf('2026-05'))).toEqual(['E-1 BASIC 10000.00 = 10000.00']);
  });

  it('that took unpaid leave of a closed month leaves it to the next run, which takes it once', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await office.posted('2026-03');
    const leave = await make('EmployeeLeave', {
      employeeId: mona,
      kind: 'unpaid',
      fromDate: '2026-03-09',
      toDate: '2026-03-10',
    });
    await step('approve', 'EmployeeLeave', leave, second);
    const april = await runOf('2026-04');
    await approve(april);
    await office.act('cancel', await office.read(april.id));
    const another = await runOf('2026-04');
    expect([await linesOf(april), await linesOf(another)]).toEqual([[], ['E-1 BASIC 10000.00 RETRO 645.16 = 9354.84']]);
    await settled(another);
    expect(await linesOf(await runOf('2026-05'))).toEqual(['E-1 BASIC 10000.00 = 10000.00']);
  });
});

describe('who leaves on the 10th and is hired again on the 20th of one month', () => {
  async function rehired(): Promise<string> {
    const former = await office.hire({ code: 'E-1', left: '2026-03-10', status: 'exited' });
    const { id } = await office.ask(
      admin,
      'mutation($id: ID!, $input: RehireInput!) { rehireEmployee(id: $id, version: 1, input: $input) { id } }',
      { id: former, input: { code: 'E-2', hireDate: '2026-03-20' } },
    );
    await office.pay(id, '12400', '2026-03-20');
    return former;
  }

  it('has a payslip for each employment: no day of them is paid twice, none between them at all', async () => {
    await rehired();
    const march = await runOf('2026-03');
    expect(await linesOf(march)).toEqual(['E-1 BASIC 3225.81 = 3225.81', 'E-2 BASIC 4800.00 = 4800.00']);
    await settled(march);
    expect(await linesOf(await runOf('2026-04'))).toEqual(['E-2 BASIC 12400.00 = 12400.00']);
  });

  it('is paid so by a final run and a regular one, whichever is calculated first', async () => {
    const former = await rehired();
    const final = await runOf('2026-03', { kind: 'final', employeeIds: [former] });
    const regular = await runOf('2026-03');
    expect([await linesOf(final), await linesOf(regular)]).toEqual([
      ['E-1 BASIC 3225.81 = 3225.81'],
      ['E-2 BASIC 4800.00 = 4800.00'],
    ]);
    await office.act('cancel', await office.read(final.id));
    expect(await linesOf(await again(regular))).toEqual(['E-1 BASIC 3225.81 = 3225.81', 'E-2 BASIC 4800.00 = 4800.00']);
    await expect(runOf('2026-03', { kind: 'final', employeeIds: [former] })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'employeeIds',
    });
  });
});

describe('a loan paused over the close of a month', () => {
  const terms = { principal: '1200', yearlyRate: '12', instalments: 3, firstDue: '2026-01-31', reason: 'Car' };
  async function lent(method: 'flat' | 'reducing'): Promise<Saved> {
    const asked = await make('EmployeeLoan', { ...terms, method, employeeId: await office.hire({ code: 'E-1' }) });
    const agreed = await step('approve', 'EmployeeLoan', await step('submit', 'EmployeeLoan', asked), second);
    return step('disburse', 'EmployeeLoan', agreed, admin, ', day: "2026-01-05"');
  }
  const pause = (loan: Saved) =>
    step('pause', 'EmployeeLoan', loan, admin, ', from: "2026-01-31", months: 2, note: "As agreed"');
  const schedule = async ({ id }: Saved) =>
    (
      await office.ask(
        admin,
        'query($id: ID!) { loanSchedule(id: $id) { rows { dueOn due interest principal taken state } } }',
        { id },
      )
    ).rows.map(
      ({ dueOn, due, interest, principal, taken, state }: any) =>
        `${dueOn} ${Number(due)} = ${Number(principal)} + ${Number(interest)}, ${Number(taken)} ${state}`,
    );

  it.each<['flat' | 'reducing', string[]]>([
    // 1,200 × 12 % ÷ 12 is 12 a month on the whole loan: 412 three times.
    [
      'flat',
      ['2026-03-31 412 = 400 + 12, 0 due', '2026-04-30 412 = 400 + 12, 0 due', '2026-05-31 412 = 400 + 12, 0 due'],
    ],
    // 1 % of what is owed: 12, then of 804, then of 404.04; the instalment is 408.03 rounded up, the last one what is
    // left.
    [
      'reducing',
      [
        '2026-03-31 409 = 397 + 12, 0 due',
        '2026-04-30 409 = 400.97 + 8.03, 0 due',
        '2026-05-31 406.05 = 402.03 + 4.02, 0 due',
      ],
    ],
  ])('waits with its %s interest as agreed on, and none for the months between', async (method, rows) => {
    const loan = await lent(method);
    await pause(loan);
    expect(await schedule(loan)).toEqual(rows);
  });

  it('is neither taken by the run that had it in review, nor lost', async () => {
    const loan = await lent('flat');
    const january = await runOf('2026-01');
    expect(await linesOf(january)).toEqual(['E-1 BASIC 10000.00 LOAN 412.00 = 9588.00']);
    await pause(loan);
    await expect(approve(january)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('“Car”'),
    });
    await settled(await again(january));
    expect(await linesOf(january)).toEqual(['E-1 BASIC 10000.00 = 10000.00']);
    const nets = [];
    for (const period of ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06'])
      nets.push((await linesOf(await office.posted(period)))[0]!.split('= ')[1]);
    expect(nets).toEqual(['10000.00', '9588.00', '9588.00', '9588.00', '10000.00']);
    expect((await schedule(loan)).map((row: string) => row.split(', ')[1])).toEqual([
      '412 paid',
      '412 paid',
      '412 paid',
    ]);
  });

  it('is not paused while an approved run takes it, and is once that is cancelled', async () => {
    const loan = await lent('flat');
    const january = await runOf('2026-01');
    await approve(january);
    await expect(pause(loan)).rejects.toMatchObject({ code: 'CONFLICT' });
    await office.act('cancel', await office.read(january.id));
    await pause(loan);
    expect(await linesOf(await runOf('2026-01'))).toEqual(['E-1 BASIC 10000.00 = 10000.00']);
  });
});

describe.each([
  ['off_cycle', 'posted first', true],
  ['off_cycle', 'posted last', false],
  ['final', 'posted first', true],
  ['final', 'posted last', false],
] as const)('a run of kind %s calculated before the regular one and %s', (kind, _when, isFirst) => {
  it('and the regular one pay and take everything once', async () => {
    const mona = await office.hire({ code: 'E-1', left: kind === 'final' ? '2026-03-31' : null });
    await office.hire({ code: 'E-2' });
    for (const [area, input] of [
      ['EmployeeReward', { type: 'bonus', amount: '300' }],
      ['EmployeeDeduction', { type: 'damage', amount: '50' }],
    ] as const) {
      const entry = await make(area, { employeeId: mona, reason: newId(), date: '2026-03-05', ...input });
      await step('approve', area, await step('submit', area, entry), second);
    }
    const early = await runOf('2026-03', { kind, employeeIds: [mona] });
    const regular = await runOf('2026-03');
    const both = [['E-1 BASIC 10000.00 REWARD 300.00 ONE_OFF 50.00 = 10250.00'], ['E-2 BASIC 10000.00 = 10000.00']];
    expect([await linesOf(early), await linesOf(regular)]).toEqual(both);
    expect([await linesOf(await again(early)), await linesOf(await again(regular))]).toEqual(both);
    for (const run of isFirst ? [early, regular] : [regular, early]) await settled(run);
    expect([await linesOf(early), await linesOf(regular)]).toEqual(both);
    expect((await linesOf(await runOf('2026-04'))).filter((line: string) => line.startsWith('E-1'))).toEqual(
      kind === 'final' ? [] : ['E-1 BASIC 10000.00 = 10000.00'],
    );
  });
});

it('who could not be paid by the one run and is paid by the other leaves the first when it is calculated again', async () => {
  const mona = await office.hire({ code: 'E-1', salaries: [] });
  const early = await runOf('2026-03', { kind: 'off_cycle', employeeIds: [mona] });
  expect(early).toMatchObject({ errorCount: 1 });
  await office.pay(mona, '10000', '2024-01-01');
  const regular = await runOf('2026-03');
  expect(await linesOf(regular)).toEqual(['E-1 BASIC 10000.00 = 10000.00']);
  await expect(approve(early)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await linesOf(await again(early))).toEqual([]);
  await settled(regular);
});
