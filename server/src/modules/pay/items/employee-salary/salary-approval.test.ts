import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';
import { newId } from '../../../../platform/records/ids';
import { decide as answered } from '../../../requests/approval-task/approval.fixture';
import { all, ask, mapped, step } from '../../../data-import/import.fixture';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let boss: Person;
const company = (subject: string, ...actions: string[]): Grant[] => all(subject, ...actions);
const hrGrants = [
  ...company('EmployeeSalary', 'read', 'create', 'update', 'delete', 'read_sensitive', 'approve', 'reject'),
  ...company('Employee', 'read', 'create', 'update'),
  ...company('Import', 'read', 'create', 'update', 'delete', 'check', 'commit', 'undo'),
  ...company('ApprovalFlow', 'create', 'read', 'update'),
];
beforeAll(async () => {
  test = await createTestApp({ jobs: true, clock: () => new Date('2026-03-15T08:00:00Z') });
});
beforeEach(async () => {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  hr = await test.as({ company: office.company, grants: hrGrants });
  boss = await test.as({ company: office.company, grants: company('Employee', 'read') });
});
afterAll(() => test.close());

const flow = (conditions: object[] = []) =>
  office.ask(hr, 'mutation($i: ApprovalFlowInput!) { createApprovalFlow(input: $i) { id } }', {
    i: {
      name: newId(),
      subject: 'EmployeeSalary',
      conditions,
      steps: [{ mode: 'any', approvers: [{ kind: 'people', userIds: [boss.id] }], skipAbsent: false }],
    },
  });
const raise = (employeeId: string, baseSalary: string, validFrom: string, who = hr) =>
  office.ask(
    who,
    'mutation($i: EmployeeSalaryInput!) { createEmployeeSalary(input: $i) { id version state proposedById } }',
    { i: { employeeId, baseSalary, validFrom } },
  );
const approve = ({ id, version }: { id: string; version: number }, who: Person) =>
  office.ask(
    who,
    'mutation($id: ID!, $v: Int!) { approveEmployeeSalary(id: $id, version: $v) { state approvedById } }',
    { id, v: version },
  );
const salaries = async (id: string) =>
  (
    await office.ask(
      hr,
      'query($id: ID!) { employeeSalaries(filter: {employeeId: {eq: $id}}, sort: [{field: validFrom}]) { rows { baseSalary validFrom validTo state } } }',
      { id },
    )
  ).rows.map(
    ({ baseSalary, validFrom, validTo, state }: any) => `${Number(baseSalary)} ${validFrom} ${validTo ?? ''} ${state}`,
  );
const paid = async (period: string) =>
  (await office.slips((await office.calculated(await office.create(period))).id)).map(({ gross }) => Number(gross));

describe('where a flow is for salaries', () => {
  it('a rise is paid once a second person approved it, and ends the salary before it then', async () => {
    await flow();
    const mona = await office.hire({ code: 'E-1' });
    const proposed = await raise(mona, '12000', '2026-03-01');
    expect(proposed).toMatchObject({ state: 'proposed', proposedById: hr.id });
    expect(await salaries(mona)).toEqual(['10000 2024-01-01  approved', '12000 2026-03-01  proposed']);
    const run = await office.calculated(await office.create('2026-03'));
    expect((await office.slips(run.id)).map(({ gross }) => Number(gross))).toEqual([10000]);
    expect(
      (
        await office.ask(office.clerk, 'query($id: ID!) { payrollRunFindings(runId: $id) { code count } }', {
          id: run.id,
        })
      ).filter(({ code }: any) => code === 'salary_waiting'),
    ).toEqual([{ code: 'salary_waiting', count: 1 }]);
    await expect(approve(proposed, hr)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('You proposed'),
    });
    const other = await test.as({ company: office.company, grants: hrGrants });
    await expect(approve(proposed, other)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('waits for'),
    });
    const waiting = await office.ask(
      boss,
      '{ approvalsWaiting(subject: "EmployeeSalary") { rows { id amount previousAmount canReject } } }',
    );
    expect(waiting.rows).toMatchObject([
      { id: proposed.id, amount: '12000.000', previousAmount: '10000.000', canReject: true },
    ]);
    const asks = (who: Person) =>
      office.ask(
        who,
        'query($id: ID!) { approvalTimeline(subject: "EmployeeSalary", id: $id) { waiting { id amount canReject } } }',
        { id: proposed.id },
      );
    expect([(await asks(boss)).waiting, (await asks(hr)).waiting]).toEqual([
      { id: proposed.id, amount: '12000.000', canReject: true },
      null,
    ]);
    expect(await answered(boss, proposed.id, 'approved', null, 'EmployeeSalary')).toBe('done');
    expect((await asks(boss)).waiting).toBeNull();
    expect(await salaries(mona)).toEqual(['10000 2024-01-01 2026-02-28 approved', '12000 2026-03-01  approved']);
    expect((await office.slips((await office.calculated(run)).id)).map(({ gross }) => Number(gross))).toEqual([12000]);
  });

  it('one that was rejected stays out of everything, and says why', async () => {
    await flow([{ fact: 'rise', comparison: 'gt', values: ['5'] }]);
    const mona = await office.hire({ code: 'E-1' });
    const proposed = await raise(mona, '12000', '2026-03-01');
    expect(await answered(boss, proposed.id, 'rejected', 'Not this year', 'EmployeeSalary')).toBe('done');
    expect(await salaries(mona)).toEqual(['10000 2024-01-01  approved', '12000 2026-03-01  rejected']);
    await expect(
      office.ask(
        hr,
        'mutation($id: ID!, $v: Int!) { updateEmployeeSalary(id: $id, version: $v, input: {baseSalary: "11000"}) { id } }',
        { id: proposed.id, v: proposed.version + 1 },
      ),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await paid('2026-03')).toEqual([10000]);
    // A rise no flow is for holds at once.
    expect(await raise(mona, '10400', '2026-03-01')).toMatchObject({ state: 'approved', proposedById: null });
  });

  it('what holds is not changed past it, but may be ended', async () => {
    await flow();
    const mona = await office.hire({ code: 'E-1' });
    const [{ id }] = (await office.sql('select id from employee_salary where employee_id = $1', [mona])) as [
      { id: string },
    ];
    const change = (input: object) =>
      office.ask(
        hr,
        'mutation($id: ID!, $i: EmployeeSalaryChanges!) { updateEmployeeSalary(id: $id, version: 1, input: $i) { validTo state } }',
        { id, i: input },
      );
    await expect(change({ baseSalary: '20000' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('approved by a second person'),
    });
    await expect(change({ validFrom: '2024-02-01' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await change({ validTo: '2026-12-31', reason: 'Contract ends' })).toEqual({
      validTo: '2026-12-31',
      state: 'approved',
    });
  });

  it('who changes a proposal answers for it, and may not approve it', async () => {
    await flow([{ fact: 'occasion', comparison: 'eq', values: ['change'] }]);
    const mona = await office.hire({ code: 'E-1' });
    const proposed = await raise(mona, '12000', '2026-03-01');
    const second = await test.as({ company: office.company, grants: hrGrants });
    const changed = await office.ask(
      second,
      'mutation($id: ID!, $v: Int!) { updateEmployeeSalary(id: $id, version: $v, input: {baseSalary: "12500"}) { id version proposedById state } }',
      { id: proposed.id, v: proposed.version },
    );
    expect(changed).toMatchObject({ proposedById: second.id, state: 'proposed' });
    await expect(approve(changed, second)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('whoever is paid sees it once it is approved', async () => {
    await flow();
    const mona = await office.hire({ code: 'E-1' });
    await raise(mona, '12000', '2026-03-01');
    const self = await test.as({
      company: office.company,
      employeeId: mona,
      grants: [
        { subject: 'EmployeeSalary', action: 'read', scope: 'own' },
        { subject: 'EmployeeSalary', action: 'read_sensitive', scope: 'own' },
      ],
    });
    expect((await office.ask(self, '{ employeeSalaries { rows { baseSalary } } }')).rows).toEqual([
      { baseSalary: '10000.000' },
    ]);
  });

  it('salaries from a file wait as well, and end nothing', async () => {
    await flow();
    const mona = await office.hire({ code: 'E-1' });
    const id = await mapped(
      hr,
      ['Employee number,Monthly salary,From', 'E-1,12000,2026-03-01'].join('\r\n'),
      {},
      'EmployeeSalary',
    );
    await step(hr, id, 'checkImport');
    expect(await step(hr, id, 'commitImport')).toMatchObject({ state: 'committed', counts: { create: 1 } });
    expect(await salaries(mona)).toEqual(['10000 2024-01-01  approved', '12000 2026-03-01  proposed']);
  });

  it('a rise of a list that was rejected comes again with the list as another proposal', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await flow();
    const raised = async (): Promise<void> => {
      const id = await mapped(
        hr,
        ['Employee number,Salary,From', 'E-1,12000,2026-04-01'].join('\r\n'),
        {},
        'EmployeeSalary',
      );
      expect(await step(hr, id, 'checkImport')).toMatchObject({ counts: { create: 1, update: 0, rejected: 0 } });
      await step(hr, id, 'commitImport');
    };
    await raised();
    const [{ id }] = (await office.sql(`select id from employee_salary where state = 'proposed'`)) as [{ id: string }];
    expect(await answered(boss, id, 'rejected', 'Not agreed', 'EmployeeSalary')).toBe('done');
    await raised();
    expect((await salaries(mona)).toSorted()).toEqual([
      '10000 2024-01-01  approved',
      '12000 2026-04-01  proposed',
      '12000 2026-04-01  rejected',
    ]);
  });

  it('pay in a file of people waits as well', async () => {
    await flow();
    await ask(
      hr,
      'mutation { createEmployee(input: {code: "E-7", firstName: "Ada", lastName: "Stone", hireDate: "2020-01-01"}) { id } }',
    );
    const id = await mapped(
      hr,
      ['Employee number,First name,Last name,Hire date,Salary', 'E-7,Ada,Stone,2020-01-01,9000'].join('\r\n'),
    );
    await step(hr, id, 'checkImport');
    await step(hr, id, 'commitImport');
    const [row] = await office.sql(
      `select s.state, s.base_salary::text as amount from employee_salary s join employee e on e.company_id = s.company_id and e.id = s.employee_id where e.code = 'E-7'`,
    );
    expect(row).toEqual({ state: 'proposed', amount: '9000.000' });
  });
});

it('without a flow a salary holds at once, as ever', async () => {
  const mona = await office.hire({ code: 'E-1' });
  expect(await raise(mona, '12000', '2026-03-01')).toMatchObject({ state: 'approved', proposedById: null });
  expect(await salaries(mona)).toEqual(['10000 2024-01-01 2026-02-28 approved', '12000 2026-03-01  approved']);
});
