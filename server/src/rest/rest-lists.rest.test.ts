import { ServerResponse } from 'node:http';
import { insertRow, writtenColumns } from '../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../test/test-app';
import { newId } from '../platform/records/ids';
import { oldClientsCompany } from './rest-lists.fixture';
import { restLists } from './rest-routes';

let test: TestApp;
let company: string;
let admin: Person;
let outside: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  outside = await test.as({ type: 'admin' });
  await oldClientsCompany(test, company);
  await test.as({ company, grants: [{ subject: 'Employee', action: 'read', scope: 'company' }] });
  await insertRow(test, 'Role', null, { title: `Role ${newId()}` });
});
afterAll(() => test.close());

/** Field names of wire-contract §3, and what the specification derives of them. */
const rowFields: Record<string, string> = {
  '/api/attendance': 'timeIn timeOut time name date employee_id employee_no employee_info shift_info',
  '/api/company':
    'name type address phone website country_id state status start_at end_at logo working_days holidays weekStart user_info manager',
  '/api/company-department': 'name description parent user_id status user_info manager parent_info children_info',
  '/api/company-user': 'name email type status roles_info company_info',
  '/api/company-employee': `firstName middleName lastName employeeName departments managers idNo email otherEmail mobilePhone workPhone extension address homeAddress countryID dateOfBirth gender
    maritalStatus joiningDate employeeType type sourceOfHire healthType workingHours emergencyContactName emergencyContactMobile emergencyContactRelationship logo status
    shift_id salary_formula_id compensations deductions availablePaidLeave availableUnpaidLeave availableSickLeave availableMaternityLeave availableParentalLeave
    unpaidLeavesBeforeAddingToSystem parentalLeavesBeforeAddingToSystem terminationReason terminationDate positions_info shift_info leaves_info salaryFormulas_info`,
  '/api/company-role': 'title type permissions status users_info',
  '/api/role': 'title type permissions status users_info',
  '/api/permission': 'title alias group type status',
  '/api/employee-leave':
    'type status_reason reason description date_from date_to resolution_number paidValue status employee_info days hours',
  '/api/event': 'title description type startDate endDate allDay users status user_info',
  '/api/employee-position':
    'positionTitle department_id isManager startChangeType startChangeDate endChangeType endChangeDate department_info',
  '/api/employee-salary':
    'lumpySalary overtimeSalary startChangeDate salaryChange remarks lumpySalaryPercentageChange overtimeSalaryPercentageChange',
  '/api/payroll': `employee_id idNo name fromDate toDate lumpySalary dailySalary totalCompensations totalDeductions totalEmployeeDeductions totalEmployeeRewards
    totalWorkingDaysCount totalLeave totalEarlyOverTimeHours totalEarlyOverTimeValue totalLateOverTimeHours totalLateOverTimeValue totalOffDayHours totalOffDayValue
    totalholidayHours totalholidayValue totalEarlyHours totalLateHours totalEarlyValue total`,
  '/api/form': 'title version type description content status',
  '/api/mail': 'email subject message type date status user_info employee_info',
  '/api/position': 'title',
  '/api/compensation': 'title type fixedValue percentageValue status',
  '/api/deduction': 'title type fixedValue percentageValue status',
  '/api/employee-deduction': 'type reason description value date resolution_number status employee_info employeeName',
  '/api/employee-reward': 'type reason description value date resolution_number status employee_info employeeName',
  '/api/end-of-service': `employee_id name actualYears lessThanFiveDays lessThanFiveValue moreThanFiveDays moreThanFiveValue endOfServeceTotalValue
    lumpySalary dailySalary`,
  '/api/salary-formula': `title type totalHours status firstOverTime secondOverTime thirdOverTime holidayOverTime weekendOverTime justifiedAbsenceDay
    notJustifiedAbsenceDay justifiedAbsenceHoure notJustifiedAbsenceHoure compensationFrom1To5 compensationMoreThan5 maxCompensation paidLeave unpaidLeave
    sickLeave sickLeaveFrom1To15 sickLeaveFrom16To30 sickLeaveFrom31To90 maternityLeave parentalLeaveFrom1To45 parentalLeaveFrom46To60 parentalLeaveFrom61To105`,
  '/api/document-types': 'name category order',
  '/api/document':
    'title version type category description status issueDate expiryDate expiryDateFlag notifyBefore notifyBeforeDays files_info',
  '/api/employee-document': 'documentTitle documentNo documentDescription expiryDate file',
  '/api/file': 'name url type linked_id document_info',
  '/api/vendor-list': 'name email mobile landline contactperson',
  '/api/cme': 'employee amount type idNo',
  '/api/request': 'no type status content user_info applicant_info form_info',
  '/api/shift': 'title status shiftType totalHours times',
  '/api/user': 'name email type status roles permissions company_info company_name roles_info',
};
const whoFor = (isTenant: boolean) => (isTenant ? admin : outside);

describe.each(restLists)('GET $path', ({ path, area }) => {
  it('answers its rows with every field old clients read, and `_id` in 24 hex', async () => {
    const { status, body } = await whoFor(area.isTenant).rest('GET', path);
    expect([status, body.success, body.total]).toEqual([200, true, body.data.length]);
    expect(body.data.length).toBeGreaterThan(0);
    const names = rowFields[path]!.split(/\s+/);
    for (const [at, row] of (body.data as { _id: string; id: string; index: number }[]).entries()) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining([...names, '_id', 'id', 'index']));
      expect(row._id).toMatch(/^[0-9a-f]{24}$/);
      expect([row.id, row.index]).toEqual([row._id, at + 1]);
    }
    expect(JSON.stringify(body.data)).not.toMatch(/"(firstName|middleName|lastName|timeIn|timeOut)":null/);
  });

  it('echoes its parameters as sent, in both slash forms', async () => {
    const who = whoFor(area.isTenant);
    for (const form of [path, `${path}/`]) {
      const { status, body } = await who.rest('GET', `${form}?q=&nonsense=1&a[]=x&a[]=y&type=`);
      expect([status, body.params]).toEqual([200, { q: '', nonsense: '1', 'a[]': ['x', 'y'], type: '' }]);
      expect(body.ignored).toEqual(expect.arrayContaining(['nonsense', 'a[]']));
    }
  });

  it('reads q however it is sent, and refuses several', async () => {
    const who = whoFor(area.isTenant);
    const one = await who.rest('GET', `${path}?q[]=surely%20nothing%20has%20this`);
    expect([one.status, one.body.data]).toEqual([200, []]);
    for (const several of ['q=a&q=b', 'q[]=a&q[]=b', 'limit=1&limit=2'])
      expect((await who.rest('GET', `${path}?${several}`)).status).toBe(422);
  });

  it('pages, counts and sorts', async () => {
    const who = whoFor(area.isTenant);
    const all = (await who.rest('GET', path)).body;
    const first = (await who.rest('GET', `${path}?page=1&limit=1`)).body;
    expect([first.data.length, first.total]).toEqual([1, all.total]);
    if (all.total > 1)
      expect((await who.rest('GET', `${path}?page=2&limit=1`)).body.data[0]._id).not.toBe(first.data[0]._id);
    const up = (await who.rest('GET', `${path}?sort=createdAt`)).body.data as { createdAt: string }[];
    const down = (await who.rest('GET', `${path}?sort=-createdAt`)).body.data as { createdAt: string }[];
    const times = up.map(({ createdAt }) => createdAt);
    expect([times, down.map(({ createdAt }) => createdAt)]).toEqual([[...times].sort(), [...times].sort().reverse()]);
  });

  it.each([
    'limit=1001',
    'limit=0',
    'limit=-1',
    'limit=x',
    'page=0',
    'page=1.5',
    'sort=nonsense',
    'sort=passwordHash',
    'sort=id;drop table employee',
  ])('refuses %s', async (query) => {
    const { status, body } = await whoFor(area.isTenant).rest('GET', `${path}?${query}`);
    expect([status, body.success, typeof body.message]).toEqual([422, false, 'string']);
  });

  it('is refused to visitors, to who may not read it and to other methods', async () => {
    const visitor = await fetch(test.url + path);
    expect([visitor.status, ((await visitor.json()) as { success: boolean }).success]).toEqual([401, false]);
    const nobody = await test.as(area.isTenant ? { company } : {});
    expect((await nobody.rest('GET', path)).status).toBe(403);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await admin.fetch(`${path}/`, { method });
      expect([
        response.status,
        response.headers.get('allow'),
        ((await response.json()) as { success: boolean }).success,
      ]).toEqual([405, 'GET', false]);
    }
  });

  it('finds plain text by q, where a bracket or a percent sign is a letter', async () => {
    for (const q of ['[', '%', '_', '\\', '.*', '$1']) {
      const { status, body } = await whoFor(area.isTenant).rest('GET', `${path}?q=${encodeURIComponent(q)}`);
      expect([q, status]).toEqual([q, 200]);
      for (const row of body.data)
        expect([q, JSON.stringify(row).includes(q === '\\' ? '\\\\' : q)]).toEqual([q, true]);
    }
  });

  it('finds the same with an apostrophe and without, so one alone narrows nothing', async () => {
    const idsFor = async (query: string) =>
      (await whoFor(area.isTenant).rest('GET', `${path}?limit=50${query}`)).body.data.map(({ _id }: any) => _id);
    expect(await idsFor(`&q=${encodeURIComponent("'")}`)).toEqual(await idsFor(''));
  });
});

describe('5,000 employees', () => {
  it('are streamed, each once, in pieces of bounded size', async () => {
    const place = await test.company();
    const who = await test.as({ type: 'admin', company: place });
    await test.sql(`select set_config('app.company_id', '${place}', true)`);
    const first = await insertRow(test, 'Employee', place, { code: 'S-0' });
    const client = await test.app.services.pool.connect();
    try {
      await client.query(`begin; select set_config('app.company_id', '${place}', true)`);
      await client.query(
        `insert into employee (${writtenColumns('Employee')}) select ${writtenColumns('Employee', 'r.')} from employee e, generate_series(1, 4999) n,
        json_populate_record(e, json_build_object('id', lpad(to_hex(n), 24, '0'), 'code', 'S-' || n, 'last_name', 'Name ' || n % 7)) r where e.id = $1`,
        [first],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
    const sizes: number[] = [];
    const write = jest.spyOn(ServerResponse.prototype, 'write').mockImplementation(function (
      this: ServerResponse,
      chunk: unknown,
      ...rest: unknown[]
    ) {
      sizes.push(String(chunk).length);
      return Reflect.apply(original, this, [chunk, ...rest]) as boolean;
    });
    const original = Object.getPrototypeOf(ServerResponse.prototype).write as (...args: unknown[]) => boolean;
    try {
      const { body } = await who.rest('GET', '/api/company-employee/');
      expect([body.total, new Set((body.data as { idNo: string }[]).map(({ idNo }) => idNo)).size]).toEqual([
        5_000, 5_000,
      ]);
    } finally {
      write.mockRestore();
    }
    expect(sizes.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  });
});
