import { Pool, type PoolClient } from 'pg';
import { createTestApp, type TestApp } from '../../../../../test/test-app';
import type { Services } from '../../../../platform/context';
import { payrollOffice, type Office } from './payroll.fixture';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
});
afterAll(() => test.close());

describe('payslips', () => {
  it.each([
    ['of who joins on the 16th', { hired: '2026-03-16' }, 16, '5161.290', ['5161.29']],
    ['of who leaves on the 10th', { left: '2026-03-10' }, 10, '3225.810', ['3225.81']],
    [
      'of a raise in mid-month',
      {
        salaries: [
          ['9000', '2024-01-01', '2026-03-15'],
          ['10500', '2026-03-16', null],
        ],
      },
      31,
      '9774.190',
      ['4354.84', '5419.35'],
    ],
    [
      'of a raise from the first day on',
      {
        salaries: [
          ['9000', '2024-01-01', '2026-02-28'],
          ['10500', '2026-03-01', null],
        ],
      },
      31,
      '10500.000',
      ['10500.00'],
    ],
  ] as const)('%s are right to the cent', async (_whose, hired, paymentDays, net, amounts) => {
    await office.hire(hired as never);
    const run = await office.calculated(await office.create('2026-03'));
    const [slip] = await office.slips(run.id);
    expect(slip).toMatchObject({
      state: 'ready',
      calendarDays: 31,
      basisDays: 31,
      paymentDays,
      net,
      gross: net,
      deductions: '0.000',
    });
    expect(slip.lines.map(({ amount }: { amount: string }) => amount)).toEqual(amounts);
    expect(run.net).toBe(net);
  });

  it.each([
    ['fixed30', 30, 15, '5000.000'],
    ['working', 22, 12, '5454.550'],
  ])('follow the day basis %s of the company', async (basis, basisDays, paymentDays, net) => {
    office = await payrollOffice(test, { payroll_day_basis: basis });
    await office.hire({ hired: '2026-03-16' });
    const run = await office.calculated(await office.create('2026-03'));
    expect(await office.slips(run.id)).toMatchObject([{ basisDays, paymentDays, net }]);
  });

  it('are made for everybody employed on some day of the month, and for nobody else', async () => {
    await office.hire({ code: 'a-leaves-on-the-1st', left: '2026-03-01', status: 'exited' });
    await office.hire({ code: 'b-joins-on-the-31st', hired: '2026-03-31' });
    await office.hire({ code: 'left-before', left: '2026-02-28' });
    await office.hire({ code: 'joins-later', hired: '2026-04-01' });
    await office.hire({ code: 'gone-without-a-date', status: 'exited' });
    await office.hire({ code: 'not-yet-hired', status: 'draft' });
    const deleted = await office.hire({ code: 'deleted' });
    await office.sql('update employee set deleted_at = now() where id = $1', [deleted]);
    const run = await office.calculated(await office.create('2026-03'));
    expect((await office.slips(run.id)).map((slip) => slip.employeeCode)).toEqual([
      'a-leaves-on-the-1st',
      'b-joins-on-the-31st',
    ]);
  });

  it('name the department and position of the month, not of today', async () => {
    const employee = await office.hire();
    for (const [name, at] of [
      ['Nursing', 1],
      ['Pharmacy', 2],
    ] as const) {
      await office.sql(
        `insert into department (company_id, id, created_at, updated_at, name, status) values ($1, $2, now(), now(), $3, 'active')`,
        [office.company, `${at}`.repeat(24), name],
      );
      await office.sql(
        `insert into "position" (company_id, id, created_at, updated_at, title, status) values ($1, $2, now(), now(), $3, 'active')`,
        [office.company, `${at}`.repeat(24), `${name} \\ "lead"\t`],
      );
      await office.sql(
        `insert into employee_position (company_id, id, created_at, updated_at, employee_id, department_id, position_id, is_primary, fte, valid_from, valid_to)
         values ($1, $2, now(), now(), $3, $2, $2, true, 1, $4, $5)`,
        [
          office.company,
          `${at}`.repeat(24),
          employee,
          ...(at === 1 ? ['2024-01-01', '2026-03-31'] : ['2026-04-01', null]),
        ],
      );
    }
    const run = await office.calculated(await office.create('2026-03'));
    expect(await office.slips(run.id)).toMatchObject([
      { departmentName: 'Nursing', positionTitle: 'Nursing \\ "lead"\t' },
    ]);
  });

  it('are made once a month, whatever the number of runs', async () => {
    await office.hire({ code: 'first' });
    await office.posted('2026-03');
    await office.hire({ code: 'forgotten' });
    const extra = await office.calculated(await office.create('2026-03', { kind: 'off_cycle' }));
    expect(extra).toMatchObject({ state: 'review', employeeCount: 1, previousNet: null });
    expect(await office.slips(extra.id)).toMatchObject([{ employeeCode: 'forgotten' }]);
  });
});

describe('differences from the month before', () => {
  const ask = (runId: string, limit = 25) =>
    office.ask(
      office.clerk,
      `query($id: ID!, $limit: Int) { payrollRunDifferences(runId: $id, limit: $limit) { employeeCode payslipId previousNet net difference reasons { en } } }`,
      { id: runId, limit },
    );

  it('are told biggest first with their reasons, and name who is no longer paid', async () => {
    await office.hire({ code: 'same' });
    await office.hire({
      code: 'raise',
      salaries: [
        ['10000', '2024-01-01', '2026-03-31'],
        ['10800.5', '2026-04-01', null],
      ],
    });
    await office.hire({ code: 'gone', left: '2026-03-31', salaries: [['7000', '2024-01-01', null]] });
    await office.hire({ code: 'joins', hired: '2026-04-16' });
    await office.posted('2026-03');
    const run = await office.calculated(await office.create('2026-04'));
    expect(run).toMatchObject({ previousNet: '27000.000', net: '25800.500' });
    const found = await ask(run.id);
    expect(found.map(({ payslipId: _id, ...rest }: any) => rest)).toEqual([
      {
        employeeCode: 'gone',
        previousNet: '7000.000',
        net: '0',
        difference: '-7000.000',
        reasons: [{ en: 'Left, last day 31 March 2026' }],
      },
      {
        employeeCode: 'joins',
        previousNet: null,
        net: '5000.000',
        difference: '5000.000',
        reasons: [{ en: 'Joined on 16 April 2026' }],
      },
      {
        employeeCode: 'raise',
        previousNet: '10000.000',
        net: '10800.500',
        difference: '800.500',
        reasons: [{ en: 'Salary changed from 10,000.00 to 10,800.50 on 1 April 2026' }],
      },
    ]);
    expect(found.map(({ payslipId }: any) => payslipId === null)).toEqual([true, false, false]);
    expect(await ask(run.id, 1)).toHaveLength(1);
    expect((await office.slips(run.id)).find(({ employeeCode }) => employeeCode === 'same')).toMatchObject({
      previousNet: '10000.000',
      difference: '0.000',
      differenceReasons: [],
    });
  });

  it('are taken from a run that was approved, never from one still in review', async () => {
    await office.hire();
    await office.calculated(await office.create('2026-03'));
    const run = await office.calculated(await office.create('2026-04'));
    expect(run.previousNet).toBeNull();
    expect(await office.slips(run.id)).toMatchObject([{ previousNet: null, difference: '10000.000' }]);
  });

  it.each([0, 201])('are not told %s at a time', async (limit) => {
    const run = await office.create('2026-03');
    await expect(ask(run.id, limit)).rejects.toMatchObject({ code: 'INVALID', field: 'limit' });
  });
});

describe('calculating again', () => {
  it('with nothing changed leaves every payslip as it is', async () => {
    await office.hireMany(30);
    const run = await office.calculated(await office.create('2026-03'));
    const before = await office.slips(run.id);
    await office.calculated(run);
    expect(await office.slips(run.id)).toEqual(before);
  });

  it('changes the payslips whose facts changed, and keeps their ids', async () => {
    const [kept, changed, gone] = [
      await office.hire({ code: 'a' }),
      await office.hire({ code: 'b' }),
      await office.hire({ code: 'c' }),
    ];
    const run = await office.calculated(await office.create('2026-03'));
    const before = await office.slips(run.id);
    await office.sql('update employee_salary set base_salary = 11000 where employee_id = $1', [changed]);
    await office.sql(`update employee set exit_date = '2026-02-28' where id = $1`, [gone]);
    expect(await office.calculated(run)).toMatchObject({ employeeCount: 2, net: '21000.000' });
    const after = await office.slips(run.id);
    expect(after.map(({ id, employeeId, version, net }) => [id, employeeId, version, net])).toEqual([
      [before[0].id, kept, 1, '10000.000'],
      [before[1].id, changed, 2, '11000.000'],
    ]);
    await office.sql('update employee set exit_date = null where id = $1', [gone]);
    await office.calculated(await office.read(run.id));
    expect((await office.slips(run.id)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('by a job that comes twice changes nothing', async () => {
    await office.hireMany(5);
    const run = await office.calculated(await office.create('2026-03'));
    const before = await office.slips(run.id);
    await office.work(run);
    expect(await office.read(run.id)).toEqual(run);
    expect(await office.slips(run.id)).toEqual(before);
  });

  it('by two processes at once makes each payslip once', async () => {
    await office.hireMany(200);
    const run = await office.act('calculate', await office.create('2026-03'));
    await Promise.all([office.work(run), office.work(run), office.work(run)]);
    const [{ count }] = (await office.sql('select count(*) from payslip where run_id = $1', [run.id])) as [
      { count: number },
    ];
    expect(count).toBe(200);
    expect(
      await office.sql(`select 1 from audit_event where record_id = $1 and action = 'finish'`, [run.id]),
    ).toHaveLength(1);
  });
});

type Hook = (text: string, client: PoolClient, at: number) => Promise<void> | void;

/** Services on connections of their own, with every statement seen before it is sent. */
function watched(hook: Hook = () => undefined): { services: Services; texts: string[]; end: () => Promise<void> } {
  const { services } = test.app;
  const pool = new Pool({ ...services.pool.options, max: 4 });
  const texts: string[] = [];
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(...args: [string | { text: string }, ...unknown[]]) {
        const text = typeof args[0] === 'string' ? args[0] : args[0].text;
        texts.push(text);
        const wait = hook(text, client, texts.length);
        return wait ? wait.then(() => query(...args)) : query(...args);
      },
    });
  });
  return { services: { ...services, pool }, texts, end: () => pool.end() };
}

describe('the calculation', () => {
  it('asks the database as often for 400 employees as for 20', async () => {
    const counts = [];
    for (const count of [20, 400]) {
      office = await payrollOffice(test);
      await office.hireMany(count);
      const run = await office.act('calculate', await office.create('2026-03'));
      const { services, texts, end } = watched();
      await office.work(run, services);
      await end();
      expect(await office.read(run.id)).toMatchObject({ state: 'review', employeeCount: count });
      expect(
        await office.sql('select count(*)::int as written from payslip where run_id = $1 and deleted_at is null', [
          run.id,
        ]),
      ).toEqual([{ written: count }]);
      // Progress is told by the clock, in transactions of five statements: on a slow machine more often.
      counts.push(texts.length - 5 * texts.filter((text) => text.includes(`'progress'`)).length);
    }
    expect(counts[1]).toBe(counts[0]);
    // Sixteen pieces of three statements each are written, and what is gathered takes no more than before.
    expect(counts[0]! - 16 * 3).toBeLessThan(35);
  });

  it('shows how far it is to others while it runs, and tells subscribers', async () => {
    await office.hireMany(3);
    const run = await office.act('calculate', await office.create('2026-03'));
    let seen: unknown;
    const { services, end } = watched((text) =>
      text.includes('insert into payslip as t')
        ? office.read(run.id).then((read) => {
            seen = read;
          })
        : undefined,
    );
    let woken = 0;
    await office.work(run, {
      ...services,
      committed: () => {
        woken += 1;
      },
    });
    await end();
    expect(seen).toMatchObject({
      state: 'calculating',
      employeeCount: 3,
      version: run.version,
      allowedActions: ['cancel'],
    });
    expect(woken).toBe(2);
  });

  it('cancelled while it runs keeps nothing', async () => {
    await office.hireMany(3);
    const run = await office.act('calculate', await office.create('2026-03'));
    let cancelled: Promise<void> | undefined;
    const { services, end } = watched((text) =>
      text.includes('insert into payslip as t')
        ? (cancelled ??= office.act('cancel', run).then(() => undefined))
        : undefined,
    );
    await office.work(run, services);
    await end();
    expect(await office.read(run.id)).toMatchObject({ state: 'cancelled', employeeCount: 3, net: '0.000' });
    expect(await office.sql('select 1 from payslip where run_id = $1', [run.id])).toEqual([]);
  });

  it('cut off at any statement leaves nothing behind, and begun again gives what a quiet run gives', async () => {
    await office.hireMany(60);
    const quiet = await office.calculated(await office.create('2026-02'));
    await office.act('cancel', quiet);
    let run = await office.act('calculate', await office.create('2026-03'));
    let wasCut = true;
    for (let cutAt = 1; wasCut; cutAt += 1) {
      wasCut = false;
      const { services, end } = watched((_text, client, at) => {
        if (at !== cutAt) return;
        wasCut = true;
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      });
      const outcome = await office.work(run, services).then(
        () => 'done',
        () => 'cut off',
      );
      await end();
      if (!wasCut) break;
      expect(outcome).toBe('cut off');
      const state = await office.read(run.id);
      if (state.state === 'calculating')
        expect(await office.sql('select 1 from payslip where run_id = $1', [run.id])).toEqual([]);
    }
    run = await office.read(run.id);
    expect(run).toMatchObject({
      state: 'review',
      employeeCount: 60,
      doneCount: 60,
      errorCount: 0,
      gross: quiet.gross,
      net: quiet.net,
    });
    expect(await office.slips(run.id)).toHaveLength(60);
  });
});
