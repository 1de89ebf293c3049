import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import type { Grant } from '../../../../../platform/access/ability';
import { newId } from '../../../../../platform/records/ids';
import { payrollOffice, type Office } from '../../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let admin: Person;
let second: Person;
let mona: string;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-04-05T08:00:00Z') });
});
beforeEach(async () => {
  office = await payrollOffice(test, { country: 'AE', currency: 'AED', weekend_days: [0, 6] });
  [admin, second] = [
    await test.as({ type: 'admin', company: office.company }),
    await test.as({ type: 'admin', company: office.company }),
  ];
  mona = await office.hire({
    code: 'E-1',
    hired: '2024-01-01',
    left: '2026-04-02',
    salaries: [['9000', '2024-01-01', null]],
  });
});
afterAll(() => test.close());

type Saved = { id: string; version: number };
const make = (area: string, input: object): Promise<Saved> =>
  office.ask(admin, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const step = (verb: string, area: string, { id, version }: Saved, who = admin, more = ''): Promise<any> =>
  office.ask(
    who,
    `mutation($id: ID!, $version: Int!) { ${verb}${area}(id: $id, version: $version${more}) { id version } }`,
    { id, version },
  );
const end = (more: object = {}) =>
  make('EndOfService', { employeeId: mona, lastDay: '2026-04-02', reason: 'termination', ...more });
const approved = async (more: object = {}) =>
  step('approve', 'EndOfService', await step('calculate', 'EndOfService', await end(more)), second);
const paid = async (more: object = {}) => step('pay', 'EndOfService', await approved(more), second);
const netOf = async (id: string): Promise<number> =>
  Number((await office.ask(admin, 'query($id: ID!) { endOfService(id: $id) { net } }', { id })).net);
const journal = (id: string, who = admin) =>
  office.ask(
    who,
    'query($id: ID!) { endOfServiceJournal(id: $id) { department costCentre account code debit credit } }',
    { id },
  );
const told = async (id: string) =>
  (await journal(id)).map(({ code, debit, credit }: any) => `${code} ${debit} ${credit}`);
const calculateProvisions = (period: string) =>
  office.ask(admin, 'mutation($period: String!) { calculateEosProvisions(period: $period) }', { period });

it('uses what was provided for the award before the month it is paid in, and is an expense beyond it', async () => {
  await calculateProvisions('2026-02');
  await calculateProvisions('2026-03');
  // What is worked out of the month it is paid in knows of the payment already.
  await office.sql(`update eos_provision set period = '2026-04' where period = '2026-02' and employee_id = $1`, [mona]);
  const [{ closing }] = (await office.sql(
    `select closing::text from eos_provision where employee_id = $1 and period = '2026-03'`,
    [mona],
  )) as [{ closing: string }];
  // 21 days of 300 a year, 6,300: × 820 ÷ 365 until March, × 850 ÷ 365 = 14,671.23 until the end of April.
  expect(Number(closing)).toBe(14_153.42);
  const { id } = await paid({ lastDay: '2026-04-30' });
  expect([await told(id), await netOf(id)]).toEqual([
    ['PROVISION 14153.42 0.00', 'AWARD 517.81 0.00', 'NET 0.00 14671.23'],
    14_671.23,
  ]);
});

it('has the department of the last day with its cost centre, and the account of the component of its name then', async () => {
  const [before, then] = [newId(), newId()];
  for (const [id, name] of [
    [before, 'Nursing'],
    [then, 'Surgery'],
  ]) {
    await office.sql(
      `insert into department (company_id, id, created_at, updated_at, name, status, cost_centre) values ($1, $2, now(), now(), $3, 'active', 'CC-' || $3)`,
      [office.company, id, name],
    );
  }
  await make('EmployeePosition', {
    employeeId: mona,
    departmentId: before,
    validFrom: '2024-01-01',
    validTo: '2026-03-31',
  });
  await make('EmployeePosition', {
    employeeId: mona,
    departmentId: then,
    validFrom: '2026-04-01',
    validTo: '2026-04-02',
  });
  const account = (glAccount: string, validFrom: string, validTo: string | null) =>
    make('PayComponent', {
      code: 'award',
      name: 'Award',
      kind: 'information',
      formula: '0',
      glAccount,
      validFrom,
      validTo,
    });
  await account('5100', '2024-01-01', '2026-04-01');
  await account('5200', '2026-04-02', null);
  const { id } = await approved();
  expect(
    (await journal(id)).map(({ department, costCentre, code, account: booked }: any) => [
      department,
      costCentre,
      code,
      booked,
    ]),
  ).toEqual([
    ['Surgery', 'CC-Surgery', 'AWARD', '5200'],
    ['Surgery', 'CC-Surgery', 'NET', null],
  ]);
});

it('books nothing that the final run of the month books: together they come to what was paid, and a loan is credited once', async () => {
  const loan = await step(
    'approve',
    'EmployeeLoan',
    await step(
      'submit',
      'EmployeeLoan',
      await make('EmployeeLoan', {
        employeeId: mona,
        reason: 'Car',
        principal: '1000',
        instalments: 10,
        firstDue: '2026-04-01',
      }),
    ),
    second,
  );
  await office.sql('update employee_loan set consented_at = now() where id = $1', [loan.id]);
  await step('disburse', 'EmployeeLoan', loan, admin, ', day: "2026-03-15"');
  const final = await office.calculated(
    await office.create('2026-04', { kind: 'final', employeeIds: [mona] }, admin),
    admin,
  );
  const posted = await office.act('post', await office.act('approve', final, office.approver));
  const { id } = await paid({
    others: [{ category: 'ticket', kind: 'addition', title: 'Manila', amount: '1200', reason: 'By contract' }],
    loansConsent: true,
  });
  const bookings = [
    ...(await office.ask(admin, 'query($id: ID!) { payrollRunJournal(runId: $id) { code debit credit } }', {
      id: final.id,
    })),
    ...(await journal(id)),
  ];
  const sum = (side: 'debit' | 'credit', of = '') =>
    Math.round(
      bookings.reduce((all: number, line: any) => (line.code.startsWith(of) ? all + Number(line[side]) * 100 : all), 0),
    ) / 100;
  expect(sum('debit')).toBe(sum('credit'));
  expect(sum('credit', 'NET')).toBe(Number(posted.net) + (await netOf(id)));
  expect(sum('credit', 'LOAN')).toBe(1000);
  expect(bookings.map(({ code }: any) => code)).toEqual(['BASIC', 'LOAN', 'NET', 'AWARD', 'LOAN:1', 'TICKET:1', 'NET']);
});

it('is paid after a final run in review, which is calculated again then: its loan is not taken by both', async () => {
  const loan = await step(
    'approve',
    'EmployeeLoan',
    await step(
      'submit',
      'EmployeeLoan',
      await make('EmployeeLoan', {
        employeeId: mona,
        reason: 'Car',
        principal: '1000',
        instalments: 10,
        firstDue: '2026-04-01',
      }),
    ),
    second,
  );
  await office.sql('update employee_loan set consented_at = now() where id = $1', [loan.id]);
  await step('disburse', 'EmployeeLoan', loan, admin, ', day: "2026-03-15"');
  const settled = await approved({ loansConsent: true });
  const final = await office.calculated(
    await office.create('2026-04', { kind: 'final', employeeIds: [mona] }, admin),
    admin,
  );
  await step('pay', 'EndOfService', settled, second);
  await expect(office.act('approve', final, office.approver)).rejects.toMatchObject({ code: 'CONFLICT' });
  const again = await office.calculated(await office.read(final.id), admin);
  expect((await office.slips(again.id)).flatMap(({ lines }: any) => lines.map(({ code }: any) => code))).toEqual([
    'BASIC',
  ]);
  expect(await told(settled.id)).toContain('LOAN:1 0.00 1000.00');
});

describe('is shown', () => {
  const grants = (...actions: string[]): Grant[] =>
    actions.map((action) => ({ subject: 'EndOfService', action, scope: 'company' }));

  it('not before it is calculated, nor once it is given up', async () => {
    const draft = await end();
    expect(await told(draft.id)).toEqual([]);
    const calculated = await step('calculate', 'EndOfService', draft);
    expect(await told(draft.id)).not.toEqual([]);
    await step('cancel', 'EndOfService', calculated);
    expect(await told(draft.id)).toEqual([]);
  });

  it('to who may read its amounts, and as CSV to who may export it too', async () => {
    const { id } = await approved();
    const csv = async (who: Person, locale = 'en') => who.fetch(`/end-of-service/${id}/journal.csv?locale=${locale}`);
    const [reader, seeing, accountant] = [
      await test.as({ company: office.company, grants: grants('read') }),
      await test.as({ company: office.company, grants: grants('read', 'read_sensitive') }),
      await test.as({ company: office.company, grants: grants('read', 'read_sensitive', 'export') }),
    ];
    const stranger = await test.as({ type: 'admin', company: (await payrollOffice(test)).company });
    await expect(journal(id, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await journal(id, reader), await journal(id, seeing)]).toEqual([
      [],
      [expect.anything(), expect.anything()],
    ]);
    expect([(await csv(reader)).status, (await csv(seeing)).status, (await csv(stranger)).status]).toEqual([
      403, 403, 404,
    ]);
    const [english, arabic] = [await (await csv(accountant)).text(), await (await csv(accountant, 'ar')).text()];
    expect(english).toMatch(
      /Last day,Employee,.*\r\n2026-04-02,Mona Haddad,,AWARD,.*,,[\d.]+,0\.00,AED,\r\n2026-04-02,Mona Haddad,,NET,Settlement owed to the employee,,0\.00,[\d.]+,AED,\r\n/,
    );
    expect(arabic).toContain('مستحقات نهاية الخدمة للموظف');
  });
});

describe('is posted to the accounts', () => {
  const rules = async () => {
    const account = await make('LedgerAccount', { code: '2400', title: 'End of service', kind: 'liability' });
    for (const line of ['award', 'net_settlement', 'provision', 'provision_charge', 'provision_freed'])
      await make('PostingRule', { ledgerLine: line, ledgerAccountId: account.id });
  };
  const post = (id: string) =>
    office.ask(
      admin,
      'mutation($id: ID!) { postEndOfServiceJournal(id: $id) { origin day total title { en } lines { account code debit credit } } }',
      { id },
    );
  const postProvisions = (period: string) =>
    office.ask(
      admin,
      'mutation($period: String!) { postEosProvisionJournal(period: $period) { number day total lines { code debit credit count } } }',
      { period },
    );

  it('once it is paid, and once', async () => {
    await rules();
    const settled = await approved();
    await expect(post(settled.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await step('pay', 'EndOfService', settled, second);
    const entry = await post(settled.id);
    expect(entry).toMatchObject({
      origin: 'end_of_service',
      day: '2026-04-05',
      lines: await journal(settled.id).then((lines: any) =>
        lines.map(({ code, debit, credit }: any) => ({ account: '2400', code, debit, credit })),
      ),
    });
    await expect(post(settled.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('with the provisions of a month, by what the month adds, but of who was paid in it', async () => {
    await rules();
    await expect(postProvisions('2026-02')).rejects.toMatchObject({ code: 'CONFLICT' });
    await calculateProvisions('2026-02');
    await calculateProvisions('2026-03');
    const [{ added }] = (await office.sql(
      `select (charge + revaluation)::numeric(18,2)::text as added from eos_provision where period = '2026-03'`,
    )) as [{ added: string }];
    expect(await postProvisions('2026-03')).toMatchObject({
      day: '2026-03-31',
      lines: [
        { code: 'PROVISION_CHARGE', debit: added, credit: '0.00', count: 1 },
        { code: 'PROVISION', debit: '0.00', credit: added, count: 1 },
      ],
    });
    await expect(postProvisions('2026-03')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(postProvisions('2026-13')).rejects.toMatchObject({ code: 'INVALID', field: 'period' });
    await office.sql(
      `update eos_provision set facts = facts || '{"paid": {"amount": "1", "isOfMonth": true}}' where period = '2026-02'`,
    );
    await expect(postProvisions('2026-02')).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
