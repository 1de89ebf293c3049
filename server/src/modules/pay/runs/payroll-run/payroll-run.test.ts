import { writtenColumns } from '../../../../../test/rows';
import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from './payroll.fixture';

const payslipColumns = (alias = '') => writtenColumns('Payslip', alias);

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp({ jobs: true });
});
beforeEach(async () => {
  office = await payrollOffice(test);
});
afterAll(() => test.close());

async function inReview(id: string): Promise<any> {
  for (let tries = 0; tries < 100; tries += 1) {
    const run = await office.read(id);
    if (run.state !== 'calculating') return run;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('the run was never calculated');
}

describe('a payroll run', () => {
  it('goes from draft over calculation and a second person to posted payslips', async () => {
    await office.hire({ code: 'E-1' });
    await office.hire({ code: 'E-2', salaries: [['7500.50', '2024-01-01', null]] });
    const draft = await office.create('2026-03', { payDate: '2026-03-28' });
    expect(draft).toMatchObject({
      state: 'draft',
      kind: 'regular',
      fromDate: '2026-03-01',
      toDate: '2026-03-31',
      currency: 'AED',
      version: 1,
    });
    expect(draft.allowedActions).toEqual(['update', 'delete', 'calculate', 'cancel']);
    expect(await office.act('calculate', draft)).toMatchObject({
      state: 'calculating',
      calculatedById: office.clerk.id,
    });
    const review = await inReview(draft.id);
    expect(review).toMatchObject({
      state: 'review',
      employeeCount: 2,
      doneCount: 2,
      errorCount: 0,
      gross: '17500.500',
      deductions: '0.000',
      net: '17500.500',
      previousNet: null,
    });
    const approved = await office.act('approve', review, office.approver);
    expect(approved).toMatchObject({
      state: 'approved',
      approvedById: office.approver.id,
      allowedActions: ['return', 'post'],
    });
    expect(await office.act('post', approved)).toMatchObject({ state: 'posted', allowedActions: [] });
    expect((await office.slips(draft.id)).map(({ state, net }) => [state, net])).toEqual([
      ['posted', '10000.000'],
      ['posted', '7500.500'],
    ]);
  });

  it('leaves an audit line for every step, under the name of who took it', async () => {
    await office.hire();
    const run = await office.posted('2026-03');
    const lines = await office.sql('select action, actor_id from audit_event where record_id = $1 order by at, id', [
      run.id,
    ]);
    const { clerk, approver } = office;
    expect(lines).toEqual(
      [
        ['create', clerk],
        ['calculate', clerk],
        ['finish', clerk],
        ['approve', approver],
        ['post', clerk],
      ].map(([action, who]) => ({ action, actor_id: (who as typeof clerk).id })),
    );
  });

  it('is one a month, unless the first was cancelled', async () => {
    const first = await office.create('2026-03');
    await expect(office.create('2026-03')).rejects.toMatchObject({ code: 'TAKEN', status: 409, field: 'period' });
    await office.act('cancel', first);
    expect(await office.create('2026-03')).toMatchObject({ state: 'draft' });
  });

  it('made by two at once is made by one', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => office.create('2026-03')));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'TAKEN'));
  });

  it.each(['2026-13', '2026-3', '26-03', '0000-01', 'March'])(
    'is refused for %s, which is no month',
    async (period) => {
      await expect(office.create(period)).rejects.toMatchObject({ code: 'INVALID', field: 'period' });
    },
  );

  it('is not paid before its month begins', async () => {
    await expect(office.create('2026-03', { payDate: '2026-02-28' })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'payDate',
    });
  });

  it('does not exist for another company', async () => {
    const run = await office.create('2026-03');
    const other = await payrollOffice(test);
    await expect(other.read(run.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const verb of ['calculate', 'approve', 'post', 'cancel'] as const) {
      await expect(other.act(verb, run, verb === 'approve' ? other.approver : other.clerk)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await expect(
      other.ask(other.clerk, 'query($id: ID!) { payrollRunDifferences(runId: $id) { net } }', { id: run.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is acted on only by who holds the verb', async () => {
    await office.hire();
    const draft = await office.create('2026-03');
    const reader = await test.as({
      company: office.company,
      grants: [{ subject: 'PayrollRun', action: 'read', scope: 'company' }],
    });
    for (const verb of ['calculate', 'approve', 'post', 'cancel'] as const) {
      await expect(office.act(verb, draft, reader)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const review = await office.calculated(draft);
    expect((await office.read(review.id, reader)).allowedActions).toEqual([]);
    expect((await office.read(review.id, reader)).approvalRefusal).toMatch(/do not have permission/);
  });

  it('shows no payslip to who may read runs alone', async () => {
    await office.hire();
    const run = await office.calculated(await office.create('2026-03'));
    const reader = await test.as({
      company: office.company,
      grants: [{ subject: 'PayrollRun', action: 'read', scope: 'company' }],
    });
    expect(await office.slips(run.id, reader)).toEqual([]);
    expect(
      await office.ask(reader, 'query($id: ID!) { payrollRunDifferences(runId: $id) { net } }', { id: run.id }),
    ).toEqual([]);
  });
});

describe('approval', () => {
  it('is refused to who calculated the run, and tells them why in their language', async () => {
    await office.hire();
    const run = await office.calculated(await office.create('2026-03'), office.approver);
    const seen = await office.read(run.id, office.approver);
    expect(seen.approvalRefusal).toBe('You calculated this payroll run. Another person has to approve it.');
    expect(seen.allowedActions).toEqual(['calculate']);
    expect((await office.read(run.id, office.approver, { 'accept-language': 'ar' })).approvalRefusal).toMatch(
      /شخص آخر/,
    );
    await expect(office.act('approve', run, office.approver)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: seen.approvalRefusal,
    });
    expect(await office.read(run.id)).toMatchObject({ state: 'review', version: run.version });
  });

  it('is refused where formulas or law were corrected since the calculation, until it is calculated again', async () => {
    await office.hire();
    const run = await office.calculated(await office.create('2026-03'));
    await office.sql(`update payroll_run set calculation = '3 0000000000000000' where id = $1`, [run.id]);
    expect([run.isOutdated, (await office.read(run.id)).isOutdated]).toEqual([false, true]);
    await expect(office.act('approve', run, office.approver)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('have been corrected since the calculation'),
    });
    expect(await office.act('approve', await office.calculated(run), office.approver)).toMatchObject({
      state: 'approved',
      isOutdated: false,
    });
  });

  it('holds whoever comes to more than a payslip holds as one in error, and the others as they are', async () => {
    await office.hire({ code: 'E-1', hired: '2024-01-01' });
    const other = await office.hire({ code: 'E-2', hired: '2025-01-01', salaries: [['20000', '2025-01-01', null]] });
    const owner = await test.as({
      company: office.company,
      grants: [{ subject: 'PayComponent', action: 'create', scope: 'company' }],
    });
    await office.ask(owner, 'mutation($input: PayComponentInput!) { createPayComponent(input: $input) { id } }', {
      input: {
        code: 'nines',
        name: 'Nines',
        kind: 'earning',
        formula: 'if(basic > 10000, 999999999999999, 0)',
        prorated: false,
        validFrom: '2020-01-01',
      },
    });
    const run = await office.calculated(await office.create('2026-03'));
    expect(run).toMatchObject({ state: 'review', employeeCount: 2, errorCount: 1, net: '10000.000' });
    expect((await office.slips(run.id)).find(({ employeeId }) => employeeId === other)).toMatchObject({
      state: 'error',
      problems: [
        { code: 'amount_too_large', message: { en: expect.stringContaining('Nines: 999,999,999,999,999.00 AED.') } },
      ],
    });
  });

  it('is refused while a payslip is in error, and given after the repair', async () => {
    const unpaid = await office.hire({ code: 'E-2', salaries: [] });
    await office.hire({ code: 'E-1' });
    const run = await office.calculated(await office.create('2026-03'));
    expect(run).toMatchObject({ state: 'review', employeeCount: 2, errorCount: 1, net: '10000.000' });
    const [, inError] = await office.slips(run.id);
    expect(inError).toMatchObject({
      employeeId: unpaid,
      state: 'error',
      net: '0.000',
      lines: [],
      problems: [{ code: 'no_salary' }],
    });
    await expect(office.act('approve', run, office.approver)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('in error: 1'),
    });
    await office.pay(unpaid, '4000', '2024-01-01');
    const repaired = await office.calculated(run);
    expect(repaired).toMatchObject({ errorCount: 0, net: '14000.000' });
    expect((await office.read(run.id, office.approver)).approvalRefusal).toBeNull();
    expect(await office.act('approve', repaired, office.approver)).toMatchObject({ state: 'approved' });
  });

  it('is refused for a run that pays nobody', async () => {
    const run = await office.calculated(await office.create('2026-03'));
    await expect(office.act('approve', run, office.approver)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This payroll run pays nobody.',
    });
  });

  it('of what was calculated anew since it was read is stale', async () => {
    await office.hire();
    const run = await office.calculated(await office.create('2026-03'));
    await office.calculated(run);
    await expect(office.act('approve', run, office.approver)).rejects.toMatchObject({ code: 'STALE' });
  });

  it('by twenty at once writes one audit line', async () => {
    await office.hire();
    const run = await office.calculated(await office.create('2026-03'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => office.act('approve', run, office.approver)));
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    expect(
      await office.sql(`select 1 from audit_event where record_id = $1 and action = 'approve'`, [run.id]),
    ).toHaveLength(1);
  });
});

describe('steps out of order', () => {
  it.each([
    ['draft', ['approve', 'post']],
    ['review', ['post']],
    ['approved', ['calculate']],
    ['posted', ['calculate', 'approve', 'cancel']],
    ['cancelled', ['calculate', 'approve', 'post']],
  ] as const)('are refused in state %s: %s', async (state, verbs) => {
    await office.hire();
    let run = await office.create('2026-03');
    if (state === 'cancelled') run = await office.act('cancel', run);
    else if (state !== 'draft') run = await office.calculated(run);
    if (state === 'approved' || state === 'posted') run = await office.act('approve', run, office.approver);
    if (state === 'posted') run = await office.act('post', run);
    for (const verb of verbs) {
      await expect(office.act(verb, run, verb === 'approve' ? office.approver : office.clerk)).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    }
    expect(await office.read(run.id)).toMatchObject({ state, version: run.version });
  });

  it('that only repeat what is so already are harmless', async () => {
    await office.hire();
    const run = await office.posted('2026-03');
    expect(await office.act('post', { id: run.id, version: 1 })).toMatchObject({
      state: 'posted',
      version: run.version,
    });
    const cancelled = await office.act('cancel', await office.create('2026-04'));
    expect(await office.act('cancel', cancelled)).toMatchObject({ state: 'cancelled', version: cancelled.version });
  });
});

describe('a posted run', () => {
  it('is neither changed nor deleted over GraphQL', async () => {
    await office.hire();
    const run = await office.posted('2026-03');
    await expect(
      office.ask(
        office.clerk,
        'mutation($id: ID!, $version: Int!) { updatePayrollRun(id: $id, version: $version, input: {payDate: "2026-04-01"}) { id } }',
        run,
      ),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const [result] = await office.ask(
      office.clerk,
      'mutation($id: ID!) { deletePayrollRuns(ids: [$id]) { done } }',
      run,
    );
    expect(result).toEqual({ done: false });
  });

  it.each([
    `update payroll_run set net = 1 where id = $1`,
    `update payroll_run set state = 'draft' where id = $1`,
    `update payslip set net = net + 1 where run_id = $1`,
    `update payslip set deleted_at = now() where run_id = $1`,
    `insert into payslip (${payslipColumns()}) select ${payslipColumns('r.')} from payslip p, jsonb_populate_record(p, '{"id": "aaaaaaaaaaaaaaaaaaaaaaaa", "state": "ready"}') r where p.run_id = $1`,
    `insert into payslip (${payslipColumns()}) select ${payslipColumns('r.')} from payslip p, jsonb_populate_record(p, '{"id": "aaaaaaaaaaaaaaaaaaaaaaaa", "state": "ready"}') r, set_config('app.payroll_run', p.run_id, true) where p.run_id = $1`,
  ])('is not changed by the role of the server either: %s', async (statement) => {
    const employee = await office.hire();
    const run = await office.posted('2026-03');
    const other = await office.hire();
    await expect(
      office.sql(statement.replace('"state": "ready"', `"state": "ready", "employee_id": "${other}"`), [run.id]),
    ).rejects.toMatchObject({ code: '23001' });
    expect(await office.slips(run.id)).toMatchObject([{ employeeId: employee, state: 'posted', net: '10000.000' }]);
  });

  it('keeps its payslips when pay is changed for the past', async () => {
    const employee = await office.hire();
    const run = await office.posted('2026-03');
    await office.sql('update employee_salary set base_salary = 1 where employee_id = $1', [employee]);
    expect(await office.slips(run.id)).toMatchObject([{ net: '10000.000' }]);
  });
});

describe('a cancelled run', () => {
  it('takes its payslips out of the lists and leaves the month to another', async () => {
    await office.hire();
    const run = await office.calculated(await office.create('2026-03'));
    await office.act('cancel', run);
    expect(await office.slips(run.id)).toEqual([]);
    expect(await office.calculated(await office.create('2026-03'))).toMatchObject({ net: '10000.000' });
  });
});
