import { createHash } from 'node:crypto';
import { insertRow } from '../../../../../test/rows';
import { payrollOffice } from '../../runs/payroll-run/payroll.fixture';
import { ibans, grants, test, office, cashier, accountFields, enter, verify } from './payment.fixture';

const paymentFields =
  'id version state paidCount total excludedCount excludedTotal excluded { code why amount } sha256 fileName paidOn allowedActions';

const disburse = (run: { id: string }, more: object = {}, who = cashier) =>
  office.ask(
    who,
    `mutation($id: ID!, $format: PaymentFormat!, $payDate: Date!) { disbursePayrollRun(id: $id, format: $format, payDate: $payDate) { ${paymentFields} } }`,
    { id: run.id, format: 'csv', payDate: '2026-03-31', ...more },
  );

const pay = (run: { id: string; version: number }, paidOn = '2026-03-30', outside?: number) =>
  office.ask(
    cashier,
    `mutation($id: ID!, $version: Int!, $paidOn: Date!, $outside: Int) {
      payPayrollRun(id: $id, version: $version, paidOn: $paidOn, outside: $outside) { state paidOn version } }`,
    { id: run.id, version: run.version, paidOn, outside },
  );

const onSlip = (verb: 'hold' | 'release', id: string, note: string, who = cashier) =>
  office.ask(
    who,
    `mutation($id: ID!, $note: String!) { ${verb}Payslip(id: $id, version: 1, note: $note) { heldReason allowedActions } }`,
    { id, note },
  );

const held = async (runId: string) =>
  (
    await office.ask(
      cashier,
      'query($id: ID!) { payslips(filter: {runId: {eq: $id}}, sort: [{field: employeeCode}]) { rows { id employeeCode heldReason net } } }',
      { id: runId },
    )
  ).rows;

async function approvedRun(people: [code: string, iban: string | null][]): Promise<any> {
  for (const [code, iban] of people) {
    const id = await office.hire({ code });
    if (iban) await verify(await enter(id, iban));
  }
  return office.act('approve', await office.calculated(await office.create('2026-03')), office.approver);
}

describe('a payment', () => {
  it('pays who has a verified account, names who has not, and adds up', async () => {
    const run = await approvedRun([
      ['E-1', ibans[0]!],
      ['E-2', null],
      ['E-3', ibans[1]!],
    ]);
    expect(await disburse(run)).toMatchObject({
      state: 'made',
      paidCount: 2,
      total: '20000.000',
      excludedCount: 1,
      excludedTotal: '10000.000',
      excluded: [{ code: 'E-2', why: 'no_account', amount: '10000.00' }],
      fileName: 'payment-2026-03.csv',
    });
  });

  it('is downloaded as it was made, by who may, and each time is audited', async () => {
    const run = await approvedRun([['E-1', ibans[0]!]]);
    const payment = await disburse(run);
    const answer = await cashier.fetch(`/payroll-payments/${payment.id}/file`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(createHash('sha256').update(text).digest('hex')).toBe(payment.sha256);
    expect(text).toContain(`E-1,Mona Haddad,${ibans[0]},,,10000.00,AED,2026-03-31`);
    expect((await office.clerk.fetch(`/payroll-payments/${payment.id}/file`)).status).toBe(404);
    expect(
      await office.sql(`select reason from audit_event where record_id = $1 and action = 'download'`, [payment.id]),
    ).toEqual([{ reason: payment.sha256 }]);
    const [{ content }] = (await office.sql('select content from payroll_payment where id = $1', [payment.id])) as [
      { content: string },
    ];
    expect(content).toMatch(/^v1:/);
  });

  it('takes nobody twice; who is released later is taken by the next, even after posting', async () => {
    const run = await approvedRun([
      ['E-1', ibans[0]!],
      ['E-2', ibans[1]!],
    ]);
    const [, two] = await held(run.id);
    expect(await onSlip('hold', two.id, 'Under investigation')).toMatchObject({
      heldReason: 'Under investigation',
      allowedActions: ['release'],
    });
    expect(await disburse(run)).toMatchObject({ paidCount: 1, excluded: [{ code: 'E-2', why: 'held' }] });
    await expect(disburse(run)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Nobody can be paid'),
    });
    await office.act('post', run);
    expect(await onSlip('release', two.id, 'Cleared')).toMatchObject({ heldReason: null, allowedActions: ['hold'] });
    expect(await disburse(run)).toMatchObject({ paidCount: 1, total: '10000.000', excluded: [] });
    await expect(disburse(run)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('already'),
    });
    await expect(onSlip('hold', two.id, 'Again')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('asked for by many at once pays everybody once', async () => {
    const run = await approvedRun([
      ['E-1', ibans[0]!],
      ['E-2', ibans[1]!],
    ]);
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => disburse(run)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await office.sql('select sum(amount) as sum from payroll_payment_line where deleted_at is null')).toEqual([
      { sum: '20000.000' },
    ]);
  });

  it('that is cancelled lets another pay, and its file is no longer handed out', async () => {
    const run = await approvedRun([['E-1', ibans[0]!]]);
    const payment = await disburse(run);
    await expect(office.act('cancel', run)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(
      await office.ask(
        cashier,
        'mutation($id: ID!, $version: Int!) { cancelPayrollPayment(id: $id, version: $version) { state } }',
        payment,
      ),
    ).toEqual({ state: 'cancelled' });
    expect((await cashier.fetch(`/payroll-payments/${payment.id}/file`)).status).toBe(409);
    expect(await disburse(run)).toMatchObject({ paidCount: 1 });
  });

  it('counts to the fixed income of the UAE file what its component says, all else to the variable, and takes unpaid leave off the fixed and counts its days', async () => {
    await office.sql(
      `update company set employer_id = '1234567890123', payer_iban = $2, payer_routing_code = '033000001' where id = $1`,
      [office.company, ibans[0]],
    );
    const admin = await test.as({ type: 'admin', company: office.company });
    for (const [code, formula, wpsPart] of [
      ['housing', 'basic * 25%', 'fixed'],
      ['night_duty', '300', 'variable'],
    ]) {
      await office.ask(admin, 'mutation($input: PayComponentInput!) { createPayComponent(input: $input) { id } }', {
        input: { code, name: code, formula, wpsPart, validFrom: '2026-01-01' },
      });
    }
    const id = await office.hire({ code: 'E-1' });
    await verify(
      await office.ask(
        cashier,
        `mutation($input: BankAccountInput!) { createBankAccount(input: $input) { ${accountFields} } }`,
        {
          input: {
            employeeId: id,
            holder: 'Mona Haddad',
            iban: ibans[0],
            routingCode: '033000001',
            personCode: '12345678901234',
            validFrom: '2024-01-01',
          },
        },
      ),
    );
    await insertRow(test, 'EmployeeLeave', office.company, {
      employeeId: id,
      kind: 'unpaid',
      unit: 'daily',
      fromDate: '2026-03-03',
      toDate: '2026-03-04',
      fromPart: 'am',
      toPart: 'pm',
      status: 'approved',
    });
    const run = await office.act('approve', await office.calculated(await office.create('2026-03')), office.approver);
    expect(
      (
        await office.ask(cashier, 'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { unpaidDays } } }', {
          id: run.id,
        })
      ).rows,
    ).toEqual([{ unpaidDays: '2' }]);
    const payment = await disburse(run, { format: 'wps' });
    const file = await (await cashier.fetch(`/payroll-payments/${payment.id}/file`)).text();
    // Basic 10,000 and housing 2,500 less two days of leave, 10,000 × 2 ÷ 31 = 645.16, are fixed; the duties of 300
    // stay variable.
    expect(file.split(/\r?\n/)[0]).toMatch(/^EDR,12345678901234,033000001,.*,31,11854\.84,300\.00,2$/);
  });

  it('tells the days not employed by the calendar, however the month is paid: joined on the 17th of March, the 16 before', async () => {
    await office.sql(
      `update company set employer_id = '1234567890123', payer_iban = $2, payer_routing_code = '033000001', payroll_day_basis = 'working' where id = $1`,
      [office.company, ibans[0]],
    );
    const employeeId = await office.hire({ code: 'E-1', hired: '2026-03-17' });
    await verify(
      await office.ask(
        cashier,
        `mutation($input: BankAccountInput!) { createBankAccount(input: $input) { ${accountFields} } }`,
        {
          input: {
            employeeId,
            holder: 'Mona Haddad',
            iban: ibans[0],
            routingCode: '033000001',
            personCode: '12345678901234',
            validFrom: '2026-03-17',
          },
        },
      ),
    );
    const run = await office.act('approve', await office.calculated(await office.create('2026-03')), office.approver);
    const payment = await disburse(run, { format: 'wps' });
    const file = await (await cashier.fetch(`/payroll-payments/${payment.id}/file`)).text();
    // 11 of 22 working days of 10,000.
    expect(file.split(/\r?\n/)[0]).toMatch(/^EDR,12345678901234,033000001,.*,31,5000\.00,0\.00,16$/);
  });

  it.each([
    ['a coin less than the run says', 'update payroll_run set net = net + 0.01 where id = $1'],
    ['a coin more', 'update payroll_run set net = net - 0.01 where id = $1'],
    [
      'otherwise since an earlier payment was touched',
      'update payroll_payment_line set amount = amount - 1 where payslip_id in (select id from payslip where run_id = $1)',
    ],
    [
      'otherwise since a payslip that is left out was',
      `update payslip set net = net + 1 where run_id = $1 and employee_code = 'E-3'`,
    ],
  ])('that comes to %s is a defect: no file leaves the house and nothing is written', async (_what, touch) => {
    const run = await approvedRun([
      ['E-1', ibans[0]!],
      ['E-2', ibans[1]!],
      ['E-3', null],
    ]);
    const [, two] = await held(run.id);
    await onSlip('hold', two.id, 'Under investigation');
    await disburse(run);
    await onSlip('release', two.id, 'Cleared');
    await office.sql(touch, [run.id]);
    await expect(disburse(run)).rejects.toMatchObject({ code: 'INTERNAL' });
    const [written] =
      await office.sql(`select (select count(*)::int from payroll_payment) as payments, (select count(*)::int from payroll_payment_line) as lines,
      (select count(*)::int from audit_event where action = 'disburse') as told`);
    expect(written).toEqual({ payments: 1, lines: 1, told: 1 });
  });

  it.each([
    ['wps', /establishment/],
    ['sepa', /IBAN/],
  ] as const)('in the format %s tells what the company lacks', async (format, message) => {
    const run = await approvedRun([['E-1', ibans[0]!]]);
    await expect(disburse(run, { format })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'format',
      message: expect.stringMatching(message),
    });
  });

  it('is made of nothing but an approved run, by who may', async () => {
    await office.hire();
    const review = await office.calculated(await office.create('2026-03'));
    await expect(disburse(review)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(disburse(review, {}, office.clerk)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await payrollOffice(test);
    const stranger = await test.as({ company: other.company, grants });
    await expect(disburse(review, {}, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a run that is paid', () => {
  it('says when, marks its payments, can be posted and repeats harmlessly', async () => {
    const run = await approvedRun([['E-1', ibans[0]!]]);
    const payment = await disburse(run);
    await expect(pay(run, '2026-04-01')).rejects.toMatchObject({ code: 'INVALID', field: 'paidOn' });
    await expect(pay(run, '2026-02-28')).rejects.toMatchObject({ code: 'INVALID', field: 'paidOn' });
    const paid = await pay(run);
    expect(paid).toMatchObject({ state: 'paid', paidOn: '2026-03-30' });
    expect(await pay({ ...run, version: 1 })).toEqual(paid);
    expect(
      await office.ask(cashier, 'query($id: ID!) { payrollPayment(id: $id) { state paidOn } }', { id: payment.id }),
    ).toEqual({ state: 'paid', paidOn: '2026-03-30' });
    expect(await office.act('post', { id: run.id, version: paid.version })).toMatchObject({ state: 'posted' });
  });

  it('names how many no payment holds, who are paid another way or later', async () => {
    const run = await approvedRun([
      ['E-1', ibans[0]!],
      ['E-2', null],
    ]);
    const outside = (who = cashier) =>
      office.ask(who, 'query($id: ID!) { outsidePayments(id: $id) { count total } }', { id: run.id });
    expect(await outside()).toMatchObject({ count: 2 });
    const payment = await disburse(run);
    expect(payment).toMatchObject({ paidCount: 1, excludedCount: 1 });
    expect(await outside()).toEqual({ count: 1, total: payment.excludedTotal });
    await expect(outside(office.clerk)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const other of [undefined, 0, 2])
      await expect(pay(run, '2026-03-30', other)).rejects.toMatchObject({ code: 'INVALID', field: 'outside' });
    expect(await pay(run, '2026-03-30', 1)).toMatchObject({ state: 'paid' });
  });
});

describe('what to look at', () => {
  it('lists blockers first, then warnings, with whom each is about', async () => {
    await office.hire({ code: 'E-1', salaries: [] });
    await office.hire({ code: 'E-2' });
    await office.hire({ code: 'E-3', left: '2026-03-20' });
    const run = await office.calculated(await office.create('2026-03'));
    const [, two] = await held(run.id);
    await onSlip('hold', two.id, 'Papers are missing');
    const found = await office.ask(
      cashier,
      'query($id: ID!) { payrollRunFindings(runId: $id) { code level count people { employeeCode details { en } } } }',
      { id: run.id },
    );
    expect(found).toEqual([
      {
        code: 'error',
        level: 'blocker',
        count: 1,
        people: [{ employeeCode: 'E-1', details: [{ en: expect.stringContaining('salary') }] }],
      },
      {
        code: 'no_account',
        level: 'warning',
        count: 2,
        people: expect.arrayContaining([{ employeeCode: 'E-2', details: [] }]),
      },
      {
        code: 'held',
        level: 'warning',
        count: 1,
        people: [{ employeeCode: 'E-2', details: [{ en: 'Papers are missing' }] }],
      },
      { code: 'last_month_of', level: 'warning', count: 1, people: [{ employeeCode: 'E-3', details: [] }] },
    ]);
  });
});
