import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from '../payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
});
afterAll(() => test.close());

const own = (employeeId: string): Promise<Person> =>
  test.as({ company: office.company, employeeId, grants: [{ subject: 'Payslip', action: 'read', scope: 'own' }] });

describe("one's own payslip", () => {
  it("is seen once it is posted, and never another's", async () => {
    const [mona, other] = [await office.hire({ code: 'E-1' }), await office.hire({ code: 'E-2' })];
    const employee = await own(mona);
    const run = await office.calculated(await office.create('2026-03'));
    const [slip, others] = await office.slips(run.id);
    const seen = async () => await office.ask(employee, '{ payslips { total rows { id employeeId net } } }');
    const one = (id: string) => employee.graphql('query($id: ID!) { payslip(id: $id) { net } }', { id });
    expect(await seen()).toEqual({ total: 0, rows: [] });
    expect((await one(slip.id)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    await office.act('post', await office.act('approve', run, office.approver));
    expect(await seen()).toEqual({ total: 1, rows: [{ id: slip.id, employeeId: mona, net: '10000.000' }] });
    expect((await one(others.id)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(others.employeeId).toBe(other);
  });
});

describe('a payslip on paper', () => {
  const pdf = (who: Person, id: string, more = '', headers: Record<string, string> = {}) =>
    who.fetch(`/payslips/${id}.pdf${more}`, { headers });

  it('is a PDF with a harmless file name that no cache keeps', async () => {
    await office.hire({ code: 'E/1"; x=ش' });
    const run = await office.calculated(await office.create('2026-03', { payDate: '2026-03-28' }));
    const [slip] = await office.slips(run.id);
    const response = await pdf(office.clerk, slip.id);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="payslip-2026-03-E_1_x_.pdf"',
    });
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('is in the language asked for, else in that of the request', async () => {
    await office.hire();
    const run = await office.calculated(await office.create('2026-03'));
    const [slip] = await office.slips(run.id);
    const languageOf = async (more: string, headers = {}) =>
      /\/Lang \((\w+)/.exec(
        Buffer.from(await (await pdf(office.clerk, slip.id, more, headers)).arrayBuffer()).toString('latin1'),
      )?.[1];
    expect(await languageOf('?locale=ar')).toBe('ar');
    expect(await languageOf('', { 'accept-language': 'ar' })).toBe('ar');
    expect(await languageOf('?locale=en', { 'accept-language': 'ar' })).toBe('en');
  });

  it('is for who may read the payslip alone', async () => {
    const mona = await office.hire({ code: 'E-1' });
    const employee = await own(mona);
    const run = await office.calculated(await office.create('2026-03'));
    const [slip] = await office.slips(run.id);
    expect((await pdf(employee, slip.id)).status).toBe(404);
    await office.act('post', await office.act('approve', run, office.approver));
    expect((await pdf(employee, slip.id)).status).toBe(200);
    expect((await pdf((await payrollOffice(test)).clerk, slip.id)).status).toBe(404);
    expect((await fetch(`${test.url}/payslips/${slip.id}.pdf`)).status).toBe(401);
    expect((await pdf(office.clerk, 'nothing')).status).toBe(404);
  });

  it('is not made of what could not be calculated', async () => {
    await office.hire({ salaries: [] });
    const run = await office.calculated(await office.create('2026-03'));
    const [slip] = await office.slips(run.id);
    expect((await pdf(office.clerk, slip.id)).status).toBe(409);
  });
});

describe('/api/payroll/', () => {
  it('lists pay under the names of old clients, the newest month first', async () => {
    const mona = await office.hire({
      code: 'E-1',
      salaries: [
        ['9000', '2024-01-01', '2026-03-15'],
        ['10500', '2026-03-16', null],
      ],
    });
    await office.posted('2026-02');
    await office.posted('2026-03');
    const { status, body } = await office.clerk.rest('get', '/api/payroll/?q=mona&unknown=1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, total: 2, params: { q: 'mona', unknown: '1' }, selected: null });
    expect(body.data[0]).toMatchObject({
      employee_id: mona,
      idNo: 'E-1',
      name: 'Mona Haddad',
      fromDate: '2026-03-01',
      toDate: '2026-03-31',
      lumpySalary: 10500,
      dailySalary: 350,
      totalDeductions: 0,
      totalCompensations: 0,
      totalWorkingDaysCount: 31,
      total: 9774.19,
    });
    expect(body.data[0]._id).toMatch(/^[0-9a-f]{24}$/);
    expect(body.data.map(({ fromDate }: { fromDate: string }) => fromDate)).toEqual(['2026-03-01', '2026-02-01']);
    expect((await office.clerk.rest('get', '/api/payroll?sort=total&limit=1')).body.data).toMatchObject([
      { total: 9000 },
    ]);
  });

  it('carries every field old clients read', async () => {
    await office.hire();
    await office.posted('2026-03');
    const { body } = await office.clerk.rest('get', '/api/payroll');
    expect(Object.keys(body.data[0])).toEqual(
      expect.arrayContaining([
        'employee_id',
        'idNo',
        'name',
        'fromDate',
        'toDate',
        'lumpySalary',
        'dailySalary',
        'totalCompensations',
        'totalDeductions',
        'totalEmployeeDeductions',
        'totalEmployeeRewards',
        'totalWorkingDaysCount',
        'totalLeave',
        'totalEarlyOverTimeHours',
        'totalEarlyOverTimeValue',
        'totalLateOverTimeHours',
        'totalLateOverTimeValue',
        'totalOffDayHours',
        'totalOffDayValue',
        'totalholidayHours',
        'totalholidayValue',
        'totalEarlyHours',
        'totalLateHours',
        'totalEarlyValue',
        'total',
      ]),
    );
  });

  it("shows an employee their own posted pay, and nobody else's", async () => {
    const mona = await office.hire({ code: 'E-1' });
    await office.hire({ code: 'E-2' });
    const employee = await own(mona);
    await office.posted('2026-02');
    await office.calculated(await office.create('2026-03'));
    const { body } = await employee.rest('get', '/api/payroll');
    expect(body.data).toMatchObject([{ employee_id: mona, fromDate: '2026-02-01' }]);
  });
});
