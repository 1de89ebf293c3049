import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { payrollOffice, type Office } from '../../pay/runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let second: Person;
let typeId: string;
let employeeId: string;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-04-20T08:00:00Z') });
});
beforeEach(async () => {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  const all = (subjects: string[], actions: string[]) =>
    subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
  hr = await test.as({
    company: office.company,
    grants: all(['LeaveType', 'EmployeeLeave', 'Employee'], ['read', 'create', 'update', 'read_sensitive']),
  });
  second = await test.as({
    company: office.company,
    grants: all(['EmployeeLeave'], ['read', 'approve', 'read_sensitive']),
  });
  employeeId = await office.hire({ code: 'E-1', salaries: [['9300', '2024-01-01', null]] });
  typeId = (
    await create('LeaveType', { code: 'STUDY', name: 'Study leave', nameAr: 'إجازة دراسية', paidPercent: '50' })
  ).id;
});
afterAll(() => test.close());

const create = (area: string, input: object) =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const change = (version: number, input: object) =>
  office.ask(
    hr,
    'mutation($id: ID!, $v: Int!, $i: LeaveTypeChanges!) { updateLeaveType(id: $id, version: $v, input: $i) { paidPercent newPayFrom payFrom payEarlier { payFrom paidPercent payTiers { upToDay percent } } } }',
    { id: typeId, v: version, i: input },
  );
async function away(fromDate: string, toDate: string): Promise<void> {
  const { id, version } = await create('EmployeeLeave', { employeeId, typeId, fromDate, toDate });
  await office.ask(
    second,
    'mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { status } }',
    { id, version },
  );
}
const linesOf = async (runId: string): Promise<[string, string][]> =>
  (
    await office.ask(
      office.clerk,
      'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { lines { code amount reason { en } } } } }',
      { id: runId },
    )
  ).rows[0].lines
    .slice(1)
    .map(({ code, amount, reason }: any) => [`${code} ${amount}`, reason.en.replace(/^.*goes on; /, '')]);
const calculated = async (period: string) => linesOf((await office.calculated(await office.create(period))).id);

describe('when how much of the pay goes on is changed', () => {
  it('it holds from the first of the next month, where nobody says from when; days before are paid as they were', async () => {
    await away('2026-04-29', '2026-05-01');
    expect(await change(1, { paidPercent: '0' })).toEqual({
      paidPercent: '0.00',
      newPayFrom: null,
      payFrom: '2026-05-01',
      payEarlier: [{ payFrom: null, paidPercent: '50.00', payTiers: [] }],
    });
    // 9,300 ÷ 30 = 310.00 a day of April, two of them by half; 9,300 ÷ 31 = 300.00 for 1 May.
    expect(await calculated('2026-04')).toEqual([
      ['LEAVE_PAID 310.00', 'by the leave type as it held until 30 April 2026'],
    ]);
    expect(await calculated('2026-05')).toEqual([
      ['LEAVE_PAID 300.00', 'by the leave type as it holds since 1 May 2026'],
    ]);
  });

  it('within a month, each day is paid by the rule of its day', async () => {
    await away('2026-04-06', '2026-04-08');
    await change(1, { paidPercent: '0', newPayFrom: '2026-04-08' });
    expect((await calculated('2026-04')).map(([amount]) => amount)).toEqual(['LEAVE_PAID 310.00', 'LEAVE_PAID 310.00']);
  });

  it('a month that is posted stays as it is and makes no difference in the next, unless the day lies in it', async () => {
    await away('2026-03-09', '2026-03-11');
    const march = await office.posted('2026-03');
    const before = await office.slips(march.id);
    await change(1, { paidPercent: '0', payTiers: [{ upToDay: 1, percent: '100' }] });
    expect(await calculated('2026-04')).toEqual([]);
    // From 10 March on nothing goes on but on day 1: 10 and 11 March cost 300.00 each and not 150.00.
    await change(2, { newPayFrom: '2026-03-10' });
    expect((await calculated('2026-05')).map(([amount]) => amount)).toEqual(['RETRO 300.00']);
    expect(await office.slips(march.id)).toEqual(before);
  });

  it('whether its days count as service is dated by the same day, and neither moves the other', async () => {
    await away('2026-04-06', '2026-04-08');
    const service = async (version: number, input: object) => {
      await change(version, input);
      return office.ask(
        hr,
        'query($id: ID!) { leaveType(id: $id) { countsAsService serviceFrom serviceEarlier { serviceFrom countsAsService } payFrom paidPercent } }',
        { id: typeId },
      );
    };
    const always = { serviceFrom: null, countsAsService: true };
    expect(await service(1, { countsAsService: false })).toEqual({
      countsAsService: false,
      serviceFrom: '2026-05-01',
      serviceEarlier: [always],
      payFrom: null,
      paidPercent: '50.00',
    });
    expect(await service(2, { paidPercent: '0', newPayFrom: '2026-06-01' })).toMatchObject({
      serviceFrom: '2026-05-01',
      serviceEarlier: [always],
      payFrom: '2026-06-01',
    });
    expect(await service(3, { countsAsService: true, newPayFrom: '2026-09-01' })).toMatchObject({
      serviceFrom: '2026-09-01',
      serviceEarlier: [always, { serviceFrom: '2026-05-01', countsAsService: false }],
      payFrom: '2026-06-01',
    });
    expect(await service(4, { countsAsService: false, newPayFrom: '2026-09-01' })).toMatchObject({
      countsAsService: false,
      serviceFrom: '2026-05-01',
      serviceEarlier: [always],
      payFrom: '2026-06-01',
    });
    expect(await service(5, { newPayFrom: '2026-07-01' })).toMatchObject({
      serviceFrom: '2026-05-01',
      payFrom: '2026-07-01',
    });
  });

  it('from a day before anybody had leave of it, leave entered later for the days before is paid as was said for them', async () => {
    expect((await change(1, { paidPercent: '0', newPayFrom: '2026-04-08' })).payEarlier).toEqual([
      { payFrom: null, paidPercent: '50.00', payTiers: [] },
    ]);
    await away('2026-04-06', '2026-04-08');
    // 310.00 a day: two days by half, one whole.
    expect((await calculated('2026-04')).map(([amount]) => amount)).toEqual(['LEAVE_PAID 310.00', 'LEAVE_PAID 310.00']);
  });

  it('nothing is left of a rule by which nobody ever had leave, and other changes leave it as it is', async () => {
    expect(await change(1, { paidPercent: '25' })).toMatchObject({
      paidPercent: '25.00',
      payFrom: null,
      payEarlier: [],
    });
    expect(
      await office.ask(
        hr,
        'mutation($id: ID!) { updateLeaveType(id: $id, version: 2, input: {countsAsService: false}) { serviceFrom serviceEarlier { countsAsService } } }',
        { id: typeId },
      ),
    ).toEqual({ serviceFrom: null, serviceEarlier: [] });
    await away('2026-04-06', '2026-04-06');
    expect(await change(3, { name: 'Studies', paidPercent: '25.0' })).toMatchObject({ payFrom: null, payEarlier: [] });
  });
});
