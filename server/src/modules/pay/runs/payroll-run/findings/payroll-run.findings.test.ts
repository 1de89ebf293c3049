import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import type { Grant } from '../../../../../platform/access/ability';
import { attendanceJobs } from '../../../../time/attendance-day/attendance-day.job';
import { clerkGrants, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let now = new Date('2026-04-01T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());

const all = (subjects: string[], ...actions: string[]): Grant[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
const facts = [
  'Employee',
  'EmployeeSalary',
  'EmployeeLeave',
  'EmployeeReward',
  'Deduction',
  'DeductionAssignment',
  'PayComponent',
  'Attendance',
  'AttendanceMonth',
  'EmployeePosition',
];
async function officeWith(values: object): Promise<void> {
  office = await payrollOffice(test, { weekend_days: [0, 6], ...values });
  hr = await test.as({
    company: office.company,
    grants: [...clerkGrants, ...all(facts, 'read', 'create', 'update', 'approve', 'read_sensitive')],
  });
}
const later = (minutes: number): void => {
  now = new Date(+now + minutes * 60_000);
};
const create = (area: string, input: object): Promise<any> =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const calculated = async (period = '2026-03') => office.calculated(await office.create(period));
/** The numbers of those each finding is about, by its code, as the clerk reads them. */
const found = async ({ id }: { id: string }): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    (
      await office.ask(
        office.clerk,
        'query($id: ID!) { payrollRunFindings(runId: $id) { code people { employeeCode } } }',
        { id },
      )
    ).map(({ code, people }: any) => [code, people.map(({ employeeCode }: any) => employeeCode).toSorted()]),
  );

describe('changed since the calculation', () => {
  let one: string;
  beforeEach(async () => {
    await officeWith({});
    one = await office.hire({ code: 'E-1', name: 'Mona Haddad' });
    await office.hire({ code: 'E-2', name: 'Lina Saleh' });
  });
  const changes: [law: string, change: () => Promise<unknown>, whom: string[] | undefined][] = [
    [
      'is who has another salary',
      async () => {
        const {
          rows: [{ id, version }],
        } = await office.ask(
          hr,
          'query($e: ID!) { employeeSalaries(filter: {employeeId: {eq: $e}}) { rows { id version } } }',
          { e: one },
        );
        return office.ask(
          hr,
          'mutation($id: ID!, $v: Int!) { updateEmployeeSalary(id: $id, version: $v, input: { baseSalary: "11000" }) { id } }',
          { id, v: version },
        );
      },
      ['E-1'],
    ],
    [
      'is nobody whose salary merely ends with the month, since the next begins after it',
      () => create('EmployeeSalary', { employeeId: one, baseSalary: '12000', validFrom: '2026-04-01' }),
      undefined,
    ],
    [
      'is who has the next salary within the month',
      () => create('EmployeeSalary', { employeeId: one, baseSalary: '12000', validFrom: '2026-03-31' }),
      ['E-1'],
    ],
    [
      'is who is given a reward',
      () =>
        create('EmployeeReward', {
          employeeId: one,
          type: 'bonus',
          reason: 'Night cover',
          amount: '300',
          date: '2026-03-10',
        }),
      ['E-1'],
    ],
    [
      'is who is to be away in the month',
      () => create('EmployeeLeave', { employeeId: one, kind: 'unpaid', fromDate: '2026-03-09', toDate: '2026-03-10' }),
      ['E-1'],
    ],
    [
      'is nobody whose leave begins after the month',
      () => create('EmployeeLeave', { employeeId: one, kind: 'unpaid', fromDate: '2026-04-06', toDate: '2026-04-07' }),
      undefined,
    ],
    [
      'is everybody where a rule of the company is another',
      () =>
        create('PayComponent', { code: 'housing', name: 'Housing', formula: 'basic * 25%', validFrom: '2026-01-01' }),
      ['E-1', 'E-2'],
    ],
    ['is nobody while nothing happens', async () => undefined, undefined],
  ];
  it.each(changes)('%s', async (_law, change, whom) => {
    const run = await calculated();
    later(1);
    await change();
    expect((await found(run))['changed']).toEqual(whom);
    later(1);
    expect((await found(await office.calculated(run)))['changed']).toBeUndefined();
  });

  it('is whose salary of the month begins after it now, and whose salary ended within it goes on', async () => {
    const { id, version } = await create('EmployeeSalary', {
      employeeId: one,
      baseSalary: '12000',
      validFrom: '2026-03-16',
    });
    const change = (of: string, v: number, input: object) =>
      office.ask(
        hr,
        'mutation($id: ID!, $v: Int!, $i: EmployeeSalaryChanges!) { updateEmployeeSalary(id: $id, version: $v, input: $i) { id } }',
        { id: of, v, i: input },
      );
    later(1);
    const run = await calculated();
    later(1);
    await change(id, version, { validFrom: '2026-04-01' });
    expect((await found(run))['changed']).toEqual(['E-1']);
    await office.calculated(run);
    later(1);
    const {
      rows: [former],
    } = await office.ask(
      hr,
      'query($e: ID!) { employeeSalaries(filter: {employeeId: {eq: $e}, validFrom: {eq: "2024-01-01"}}) { rows { id version } } }',
      { e: one },
    );
    await change(former.id, former.version, { validTo: '2026-03-31' });
    expect((await found(run))['changed']).toEqual(['E-1']);
  });

  it('is asked of nothing that is approved: what changes then is settled by the next payroll', async () => {
    const run = await calculated();
    later(1);
    await create('EmployeeReward', {
      employeeId: one,
      type: 'bonus',
      reason: 'Night cover',
      amount: '300',
      date: '2026-03-10',
    });
    expect(Object.keys(await found(run))).toContain('changed');
    await office.act('approve', run, office.approver);
    expect(Object.keys(await found(run))).not.toContain('changed');
  });

  it('is whose hours are others where pay asks for them, not who had their month merely approved', async () => {
    const [{ code, name, kind, formula }] = await office.ask(hr, '{ offeredPayComponents { code name kind formula } }');
    await create('PayComponent', { code, name, kind, formula, validFrom: '2026-01-01' });
    const works = async (timeIn: string, timeOut: string) => {
      await create('Attendance', { employeeId: one, date: '2026-03-10', timeIn, timeOut });
      await attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
        companyId: office.company,
        userId: hr.id,
        recordId: office.company,
      });
    };
    await works('08:00', '12:00');
    later(1);
    const run = await calculated();
    later(1);
    const {
      rows: [{ id, version }],
    } = await office.ask(
      hr,
      'query($e: ID!) { attendanceMonths(filter: {employeeId: {eq: $e}, period: {eq: "2026-03"}}) { rows { id version } } }',
      { e: one },
    );
    await office.ask(hr, 'mutation($id: ID!, $v: Int!) { approveAttendanceMonth(id: $id, version: $v) { state } }', {
      id,
      v: version,
    });
    expect((await found(run))['changed']).toBeUndefined();
    later(1);
    await works('13:00', '19:00');
    expect((await found(run))['changed']).toEqual(['E-1']);
  });
});

describe('a pay of 200', () => {
  const deduct = async (code: string, fixedAmount: string) => {
    const employeeId = await office.hire({ code, salaries: [['200', '2024-01-01', null]] });
    const { id: deductionId } = await create('Deduction', { title: `Club of ${code}`, fixedAmount });
    await create('DeductionAssignment', { employeeId, deductionId, validFrom: '2026-02-01', validTo: '2026-02-28' });
  };

  it('less a deduction of 250 is carried forward, less one of 200 comes to nothing; neither is said of who is paid or could not be calculated', async () => {
    await officeWith({ negative_net: 'carry_forward' });
    await deduct('E-1', '250');
    await deduct('E-2', '200');
    await deduct('E-3', '199.99');
    await office.hire({ code: 'E-4', salaries: [] });
    const { carried_forward, nothing_paid, no_account, error } = await found(await calculated('2026-02'));
    expect({ carried_forward, nothing_paid, no_account, error }).toEqual({
      carried_forward: ['E-1'],
      nothing_paid: ['E-2'],
      no_account: ['E-3'],
      error: ['E-4'],
    });
  });

  it('that takes what February left carries nothing forward itself', async () => {
    await officeWith({ negative_net: 'carry_forward' });
    await deduct('E-1', '250');
    await office.posted('2026-02');
    const { carried_forward, nothing_paid, no_account } = await found(await calculated());
    expect({ carried_forward, nothing_paid, no_account }).toEqual({
      carried_forward: undefined,
      nothing_paid: undefined,
      no_account: ['E-1'],
    });
  });
});

it.each<[payslipMail: string, whom: string[] | undefined]>([
  ['pdf', ['E-3']],
  ['protected_pdf', ['E-3']],
  ['none', undefined],
])(
  'where payslips are sent as %s, without an address is who has one neither at work nor at home: %j',
  async (payslipMail, whom) => {
    await officeWith({ payslip_mail: payslipMail });
    for (const [code, at] of [
      ['E-1', 'work_email'],
      ['E-2', 'personal_email'],
      ['E-3', null],
    ] as const) {
      const id = await office.hire({ code });
      if (at) await office.sql(`update employee set ${at} = $2 where id = $1`, [id, `${code}@example.com`]);
    }
    await office.hire({ code: 'E-4', salaries: [] });
    const run = await found(await calculated());
    expect([run['no_mail_address'], run['error']]).toEqual([whom, ['E-4']]);
  },
);

describe('less than the minimum wage is paid', () => {
  const citizen = (id: string, nationality: string) =>
    office.sql('update employee set nationality = $2 where id = $1', [id, nationality]);

  it('in Qatar by the basic salary, to whom half of full time is owed by half of it', async () => {
    await officeWith({ country: 'QA', currency: 'QAR' });
    await office.hire({ code: 'E-1', salaries: [['999.99', '2024-01-01', null]] });
    await office.hire({ code: 'E-2', salaries: [['1000', '2024-01-01', null]] });
    for (const [code, amount] of [
      ['E-3', '499.99'],
      ['E-4', '500'],
    ] as const) {
      const employeeId = await office.hire({ code, salaries: [[amount, '2024-01-01', null]] });
      await create('EmployeePosition', { employeeId, validFrom: '2024-01-01', fte: '0.5' });
    }
    expect((await found(await calculated()))['below_minimum_wage']).toEqual(['E-1', 'E-3']);
  });

  it('in Oman to citizens alone, also where the basic salary suffices and all of it does not', async () => {
    await officeWith({ country: 'OM', currency: 'OMR' });
    // 225 basic and 325 in all; 224.999 would be too little basic, 324.999 too little in all.
    for (const [code, amount, nationality] of [
      ['E-1', '324.999', 'OM'],
      ['E-2', '325', 'OM'],
      ['E-3', '100', 'IN'],
    ] as const)
      await citizen(await office.hire({ code, salaries: [[amount, '2024-01-01', null]] }), nationality);
    expect((await found(await calculated()))['below_minimum_wage']).toEqual(['E-1']);
  });

  it('in Kuwait by what the days paid come to, so that who joins in the middle of a month is not', async () => {
    await officeWith({ country: 'KW', currency: 'KWD' });
    await office.hire({ code: 'E-1', hired: '2026-03-16', salaries: [['80', '2026-03-16', null]] });
    await office.hire({ code: 'E-2', hired: '2026-03-16', salaries: [['74', '2026-03-16', null]] });
    expect((await found(await calculated()))['below_minimum_wage']).toEqual(['E-2']);
  });

  it('nowhere before its day: an Emirati with 5,000 in June 2026 is not named, and is in July', async () => {
    now = new Date('2026-08-01T08:00:00Z');
    await officeWith({ country: 'AE' });
    await citizen(await office.hire({ code: 'E-1', salaries: [['5000', '2024-01-01', null]] }), 'AE');
    expect((await found(await calculated('2026-06')))['below_minimum_wage']).toBeUndefined();
    expect((await found(await calculated('2026-07')))['below_minimum_wage']).toEqual(['E-1']);
  });
});
