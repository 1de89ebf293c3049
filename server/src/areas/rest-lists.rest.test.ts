import { ServerResponse } from 'node:http';
import { insertRow } from '../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../test/test-app';
import type { Grant } from '../platform/ability';
import { areaNamed } from '../platform/area';
import { newId } from '../platform/ids';
import { restLists } from './rest-routes';

let test: TestApp;
let company: string;
let admin: Person;
let outside: Person;
const ids: Record<string, string> = {};
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  outside = await test.as({ type: 'admin' });
  const add = (area: string, values: object) => insertRow(test, areaNamed(area)!, company, { ...values });
  ids.boss = await add('Employee', { code: 'E-1', firstName: 'Mona', lastName: 'Haddad', workEmail: 'mona@example.com', maritalStatus: 'widowed' });
  ids.top = await add('Department', { name: 'Nursing', managerId: ids.boss });
  ids.sub = await add('Department', { name: 'Night shift', parentId: ids.top });
  ids.position = await add('Position', { title: 'Nurse' });
  ids.formula = await add('SalaryFormula', { title: 'Office hours', kind: 'daily_total_hours', totalHours: '8.00' });
  ids.clerk = await add('Employee', { code: 'E-2', firstName: 'Sami', lastName: '[Bracket]', departmentId: ids.top, positionId: ids.position, employeeType: 'part_time', profession: 'Nurse', workPhoneExtension: '204', openingPaidLeaveDays: '12.50', salaryFormulaId: ids.formula });
  await add('EmployeeLeave', { employeeId: ids.clerk, fromDate: '2026-03-01', toDate: '2026-03-03', kind: 'paid', reason: 'Wedding', resolutionNumber: 'R-7', paidPercent: '50.00' });
  await add('EmployeeLeave', { employeeId: ids.clerk, unit: 'hourly', kind: 'sick', reason: null, fromDate: '2026-04-01', toDate: '2026-04-02', fromTime: '09:00', toTime: '10:30', status: 'approved' });
  await add('Event', { title: 'Town hall', isAllDay: true, startDate: '2026-03-05', endDate: '2026-03-05', guestIds: [ids.boss], organizerId: ids.clerk });
  await add('Event', { title: 'Budget', type: 'task', isAllDay: false, startDate: null, endDate: null, startAt: '2026-03-06T06:00:00Z', endAt: '2026-03-06T07:00:00Z' });
  await add('Holiday', { name: 'Eid', firstDay: '2026-03-31', lastDay: '2026-04-01' });
  await add('EmployeePosition', { employeeId: ids.clerk, departmentId: ids.top, positionId: ids.position, startChangeType: 'hire' });
  await add('EmployeeSalary', { employeeId: ids.clerk, baseSalary: '2000.000', validFrom: '2024-01-01', validTo: '2024-06-30' });
  await add('EmployeeSalary', { employeeId: ids.clerk, baseSalary: '2500.000', overtimeSalary: null, validFrom: '2024-07-01', validTo: null });
  await add('File', { name: 'licence.pdf' });
  await add('Vendor', { name: 'Gulf [Medical]' });
  await add('EmployeeCme', { employeeId: ids.clerk });
  ids.housing = await add('Compensation', { title: 'Housing', fixedAmount: '1500.000', percentOfBasic: null });
  ids.pension = await add('Deduction', { title: 'Pension', basis: 'daily', fixedAmount: null, percentOfBasic: '5.0000' });
  await add('CompensationAssignment', { employeeId: ids.clerk, compensationId: ids.housing, validFrom: '2024-01-01' });
  await add('DeductionAssignment', { employeeId: ids.clerk, deductionId: ids.pension, validFrom: '2024-01-01', validTo: '2024-12-31' });
  await add('EmployeeReward', { employeeId: ids.clerk, reason: 'Covered two shifts', amount: '250.500', state: 'approved' });
  await add('EmployeeDeduction', { employeeId: ids.clerk, type: 'fine' });
  await add('EndOfService', {
    employeeId: ids.clerk, state: 'calculated', years: '7.00', basicSalary: '10000.000', dailySalary: '333.330', firstYearsDays: '105.0000', firstYearsAmount: '35000.000',
    laterYearsDays: '60.0000', laterYearsAmount: '20000.000', award: '55000.000', lines: [],
  });
  await add('Document', {});
  await add('EmployeeDocument', { employeeId: ids.clerk });
  await add('DocumentType', {});
  await add('Payslip', { employeeId: ids.clerk, lines: [] });
  await add('FormRequest', { employeeId: ids.clerk });
  await add('Mail', { employeeId: ids.clerk, state: 'sent' });
  await add('Mail', { employeeId: ids.clerk, state: 'failed' });
  ids.shift = await add('Shift', { title: 'Morning', kind: 'times', totalHours: '8.00', periods: [{ start: '08:00', end: '16:00', graceIn: 10, graceOut: 5 }] });
  for (const date of ['2024-03-03', '2024-03-04']) {
    await add('Attendance', {
      employeeId: ids.clerk, shiftId: ids.shift, date, timeIn: '08:00:00', timeOut: '16:30:00', timeZone: 'Asia/Dubai',
      startedAt: `${date}T04:00:00Z`, endedAt: `${date}T12:30:00Z`,
    });
  }
  await test.as({ company, grants: [{ subject: 'Employee', action: 'read', scope: 'company' }] });
  await insertRow(test, areaNamed('Role')!, null, { title: `Role ${newId()}` });
});
afterAll(() => test.close());

/** Field names of wire-contract §3, and what the specification derives of them. */
const rowFields: Record<string, string> = {
  '/api/attendance': 'timeIn timeOut time name date employee_id employee_no employee_info shift_info',
  '/api/company': 'name type address phone website country_id state status start_at end_at logo working_days holidays weekStart user_info manager',
  '/api/company-department': 'name description parent user_id status user_info manager parent_info children_info',
  '/api/company-user': 'name email type status roles_info company_info',
  '/api/company-employee': `firstName middleName lastName employeeName idNo email otherEmail mobilePhone workPhone extension address homeAddress countryID dateOfBirth gender
    maritalStatus joiningDate employeeType type sourceOfHire healthType workingHours emergencyContactName emergencyContactMobile emergencyContactRelationship logo status
    shift_id salary_formula_id compensations deductions availablePaidLeave availableUnpaidLeave availableSickLeave availableMaternityLeave availableParentalLeave
    unpaidLeavesBeforeAddingToSystem parentalLeavesBeforeAddingToSystem terminationReason terminationDate positions_info shift_info leaves_info salaryFormulas_info`,
  '/api/company-role': 'title type permissions status users_info', '/api/role': 'title type permissions status users_info',
  '/api/permission': 'title alias group type status',
  '/api/employee-leave': 'type status_reason reason description date_from date_to resolution_number paidValue status employee_info days hours',
  '/api/event': 'title description type startDate endDate allDay users status user_info',
  '/api/employee-position': 'positionTitle department_id isManager startChangeType startChangeDate endChangeType endChangeDate department_info',
  '/api/employee-salary': 'lumpySalary overtimeSalary startChangeDate salaryChange remarks lumpySalaryPercentageChange overtimeSalaryPercentageChange',
  '/api/payroll': `employee_id idNo name fromDate toDate lumpySalary dailySalary totalCompensations totalDeductions totalEmployeeDeductions totalEmployeeRewards
    totalWorkingDaysCount totalLeave totalEarlyOverTimeHours totalEarlyOverTimeValue totalLateOverTimeHours totalLateOverTimeValue totalOffDayHours totalOffDayValue
    totalholidayHours totalholidayValue totalEarlyHours totalLateHours totalEarlyValue total`,
  '/api/form': 'title version type description content status',
  '/api/mail': 'email subject message type date status user_info employee_info',
  '/api/position': 'title',
  '/api/compensation': 'title type fixedValue percentageValue status', '/api/deduction': 'title type fixedValue percentageValue status',
  '/api/employee-deduction': 'type reason description value date resolution_number status employee_info employeeName',
  '/api/employee-reward': 'type reason description value date resolution_number status employee_info employeeName',
  '/api/end-of-service': `employee_id name actualYears lessThanFiveDays lessThanFiveValue moreThanFiveDays moreThanFiveValue endOfServeceTotalValue
    lumpySalary dailySalary`,
  '/api/salary-formula': `title type totalHours status firstOverTime secondOverTime thirdOverTime holidayOverTime weekendOverTime justifiedAbsenceDay
    notJustifiedAbsenceDay justifiedAbsenceHoure notJustifiedAbsenceHoure compensationFrom1To5 compensationMoreThan5 maxCompensation paidLeave unpaidLeave
    sickLeave sickLeaveFrom1To15 sickLeaveFrom16To30 sickLeaveFrom31To90 maternityLeave parentalLeaveFrom1To45 parentalLeaveFrom46To60 parentalLeaveFrom61To105`,
  '/api/document-types': 'name category order',
  '/api/document': 'title version type category description status issueDate expiryDate expiryDateFlag notifyBefore notifyBeforeDays files_info',
  '/api/employee-document': 'documentTitle documentNo documentDescription expiryDate file',
  '/api/file': 'name url type linked_id document_info',
  '/api/vendor-list': 'name email mobile landline contactperson',
  '/api/cme': 'employee amount type idNo',
  '/api/request': 'no type status content user_info applicant_info form_info',
  '/api/shift': 'title status shiftType totalHours times',
  '/api/user': 'name email type status roles permissions company_info company_name roles_info',
};
/** What those see empty who may read the row but not pay. */
const payNames: Record<string, string[]> = {
  '/api/compensation': ['fixedValue', 'percentageValue'], '/api/deduction': ['fixedValue', 'percentageValue'],
  '/api/employee-reward': ['value'], '/api/employee-deduction': ['value'],
  '/api/end-of-service': ['lumpySalary', 'dailySalary', 'lessThanFiveValue', 'moreThanFiveValue', 'endOfServeceTotalValue'],
};
const whoFor = (isTenant: boolean) => isTenant ? admin : outside;
const rows = async (path: string, who = admin): Promise<Record<string, any>[]> => (await who.rest('GET', path)).body.data;

describe.each(restLists)('GET $path', ({ path, area }) => {
  it('answers its rows with every field old clients read, and `_id` in 24 hex', async () => {
    const { status, body } = await whoFor(area.isTenant).rest('GET', path);
    expect([status, body.success, body.total]).toEqual([200, true, body.data.length]);
    expect(body.data.length).toBeGreaterThan(0);
    const names = rowFields[path]!.split(/\s+/);
    for (const row of body.data as object[]) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining([...names, '_id', 'id']));
      expect((row as { _id: string })._id).toMatch(/^[0-9a-f]{24}$/);
    }
  });

  it('echoes its parameters as sent, in both slash forms', async () => {
    const who = whoFor(area.isTenant);
    for (const form of [path, `${path}/`]) {
      const { status, body } = await who.rest('GET', `${form}?q=&nonsense=1&a[]=x&a[]=y&type=`);
      expect([status, body.params]).toEqual([200, { q: '', nonsense: '1', 'a[]': ['x', 'y'], type: '' }]);
    }
  });

  it('pages, counts and sorts', async () => {
    const who = whoFor(area.isTenant);
    const all = (await who.rest('GET', path)).body;
    const first = (await who.rest('GET', `${path}?page=1&limit=1`)).body;
    expect([first.data.length, first.total]).toEqual([1, all.total]);
    if (all.total > 1) expect((await who.rest('GET', `${path}?page=2&limit=1`)).body.data[0]._id).not.toBe(first.data[0]._id);
    const up = (await who.rest('GET', `${path}?sort=createdAt`)).body.data as { createdAt: string }[];
    const down = (await who.rest('GET', `${path}?sort=-createdAt`)).body.data as { createdAt: string }[];
    const times = up.map(({ createdAt }) => createdAt);
    expect([times, down.map(({ createdAt }) => createdAt)]).toEqual([[...times].sort(), [...times].sort().reverse()]);
  });

  it.each(['limit=1001', 'limit=0', 'limit=-1', 'limit=x', 'page=0', 'page=1.5', 'sort=nonsense', 'sort=passwordHash', 'sort=id;drop table employee'])('refuses %s', async (query) => {
    const { status, body } = await whoFor(area.isTenant).rest('GET', `${path}?${query}`);
    expect([status, body.success, typeof body.message]).toEqual([422, false, 'string']);
  });

  it('is refused to visitors, to who may not read it and to other methods', async () => {
    const visitor = await fetch(test.url + path);
    expect([visitor.status, (await visitor.json() as { success: boolean }).success]).toEqual([401, false]);
    const nobody = await test.as(area.isTenant ? { company } : {});
    expect((await nobody.rest('GET', path)).status).toBe(403);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await admin.fetch(`${path}/`, { method });
      expect([response.status, response.headers.get('allow'), (await response.json() as { success: boolean }).success]).toEqual([405, 'GET', false]);
    }
  });

  it('finds plain text by q, where a bracket or a percent sign is a letter', async () => {
    for (const q of ['[', '%', '_', '\\', "'", '.*', '$1']) {
      const { status, body } = await whoFor(area.isTenant).rest('GET', `${path}?q=${encodeURIComponent(q)}`);
      expect([q, status]).toEqual([q, 200]);
      for (const row of body.data) expect([q, JSON.stringify(row).includes(q === '\\' ? '\\\\' : q)]).toEqual([q, true]);
    }
  });
});

describe('rows of old clients', () => {
  it('of leave count days and hours as old clients do, and the working days beside', async () => {
    const list = await rows('/api/employee-leave?sort=date_from');
    expect(list[0]).toMatchObject({ type: 'daily', date_from: '2026-03-01T00:00:00', date_to: '2026-03-03T00:00:00', days: 3, hours: 0, workingDays: 2,
      resolution_number: 'R-7', paidValue: 50, status: 'submitted', employee_info: [{ _id: ids.clerk, firstName: 'Sami', lastName: '[Bracket]' }] });
    expect(list[1]).toMatchObject({ type: 'hourly', date_from: '2026-04-01T09:00:00', date_to: '2026-04-02T10:30:00', days: 1, hours: 1.5, paidValue: null });
    const found = async (query: string) => (await rows(`/api/employee-leave?${query}`)).length;
    expect([await found('leaveType=hourly'), await found('leaveType=sick'), await found('leaveType=other'), await found('leaveStatus=submitted'), await found(`employee=${newId()}`)])
      .toEqual([1, 1, 0, 1, 0]);
  });

  it('of employees carry their leave, the newest first, as far as one may read it', async () => {
    const leaveSeenBy = async (who: Person) =>
      Object.fromEntries((await rows('/api/company-employee', who)).map(({ idNo, leaves_info: leaves }) => [idNo, leaves])) as Record<string, Record<string, unknown>[]>;
    const listed = (await rows('/api/employee-leave?sort=-date_from')).map(({ id: _id, createdAt: _made, updatedAt: _changed, employee_info: _who, workingDays: _days, ...rest }) => rest);
    expect(listed.map(({ reason, type }) => [reason, type])).toEqual([[null, 'hourly'], ['Wedding', 'daily']]);
    expect(await leaveSeenBy(admin)).toMatchObject({ 'E-1': [], 'E-2': listed });
    const read = (scope: Grant['scope']): Grant[] => [{ subject: 'Employee', action: 'read', scope: 'company' }, { subject: 'EmployeeLeave', action: 'read', scope }];
    const seen = async (scope: Grant['scope'], employeeId?: string) => (await leaveSeenBy(await test.as({ company, employeeId, grants: read(scope) })))['E-2']!.length;
    expect([await seen('own', ids.clerk), await seen('own'), await seen('company')]).toEqual([2, 0, 2]);
    expect((await leaveSeenBy(await test.as({ company, grants: read('company').slice(0, 1) })))['E-2']).toEqual([]);
  });

  it('of events have the old kinds, filtered by several of them', async () => {
    const list = await rows('/api/event?sort=startDate');
    expect(list.map(({ type, allDay, startDate, endDate }) => [type, allDay, startDate, endDate])).toEqual([
      ['Meet', true, '2026-03-05T00:00:00', '2026-03-05T00:00:00'], ['Task', false, '2026-03-06T06:00:00.000Z', '2026-03-06T07:00:00.000Z']]);
    expect(list[0]).toMatchObject({ users: [ids.boss], user_info: [{ _id: ids.clerk }] });
    const found = async (query: string) => (await rows(`/api/event?${query}`)).map(({ title }) => title);
    expect([await found('eventType=Task'), (await found('eventType=Task,Meet')).length, await found('eventType=Holiday'), await found('eventStatus=done')])
      .toEqual([['Budget'], 2, [], []]);
    expect([await found('date=2026-03-06'), await found('date=2026-03-07'), await found('date=soon&eventType=Task'), await found('fromDate=2026-03-06'), await found('toDate=2026-03-05T10:00:00')])
      .toEqual([['Budget'], [], ['Budget'], ['Budget'], [list[0]!.title]]);
  });

  it('of companies list every day of their holidays', async () => {
    for (const who of [admin, outside]) {
      const mine = (await rows('/api/company', who)).find((row) => row._id === company)!;
      expect(mine.holidays).toEqual([{ name: 'Eid', date: '2026-03-31' }, { name: 'Eid', date: '2026-04-01' }]);
      expect([mine.working_days, mine.weekStart]).toEqual([[1, 2, 3, 4, 5], 'monday']);
    }
  });

  it('of departments name the manager, the parent and the children', async () => {
    const list = await rows('/api/company-department');
    const [top, sub] = ['Nursing', 'Night shift'].map((name) => list.find((row) => row.name === name)!);
    expect(top).toMatchObject({ parent: null, user_id: ids.boss, user_info: [{ _id: ids.boss, firstName: 'Mona', lastName: 'Haddad' }], children_info: [{ _id: ids.sub, name: 'Night shift' }] });
    expect(sub).toMatchObject({ parent: ids.top, parent_info: [{ _id: ids.top, name: 'Nursing' }], user_info: [], children_info: [] });
  });

  it('of employees use the old words; the open positions and all departments stand beside', async () => {
    const { body } = await admin.rest('GET', '/api/company-employee?employeeType=partTime');
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ idNo: 'E-2', employeeType: 'partTime', type: 'Nurse', positions_info: [{ department_id: ids.top, positionTitle: 'Nurse' }] });
    expect((body.departmemts as { name: string }[]).map(({ name }) => name)).toEqual(expect.arrayContaining(['Nursing', 'Night shift']));
    expect((await rows('/api/company-employee?q=mona'))[0]).toMatchObject({ maritalStatus: 'Single', email: 'mona@example.com' });
    expect((await rows('/api/company-employee?q=[')).map((row) => row.idNo)).toEqual(['E-2']);
    const numbers = (await rows('/api/company-employee?sort=-idNo')).map((row) => row.idNo as string);
    expect(numbers.indexOf('E-2')).toBeLessThan(numbers.indexOf('E-1'));
  });

  it('of employees tell pay and profession in the old words, as they hold today', async () => {
    const [clerk] = await rows('/api/company-employee?type=Nurse');
    expect(clerk).toMatchObject({
      idNo: 'E-2', type: 'Nurse', extension: '204', availablePaidLeave: 12.5, availableSickLeave: null, compensations: [ids.housing], deductions: [],
      salary_formula_id: ids.formula, salaryFormulas_info: [{ _id: ids.formula, title: 'Office hours' }],
    });
    expect(await rows('/api/company-employee?type=Doctor')).toEqual([]);
  });

  it('of allowances, deductions and formulas carry the old names and plain numbers, filtered by them', async () => {
    expect(await rows('/api/compensation?compensationType=Monthly&compensationStatus=active')).toEqual(
      [expect.objectContaining({ title: 'Housing', type: 'Monthly', fixedValue: 1500, percentageValue: null, status: 'active' })]);
    expect(await rows('/api/compensation?compensationType=Daily')).toEqual([]);
    expect(await rows('/api/deduction?deductionType=Daily')).toEqual([expect.objectContaining({ title: 'Pension', fixedValue: null, percentageValue: 5 })]);
    const [formula] = await rows('/api/salary-formula?formulaType=DailyTotalHours&formulaStatus=active');
    expect(formula).toMatchObject({
      title: 'Office hours', type: 'DailyTotalHours', totalHours: 8, firstOverTime: 1.5, holidayOverTime: 2, notJustifiedAbsenceHoure: 1, compensationFrom1To5: 21,
      compensationMoreThan5: 30, maxCompensation: 2, paidLeave: 100, unpaidLeave: 0, sickLeave: 30, sickLeaveFrom16To30: 50, parentalLeaveFrom61To105: 0,
    });
    expect(await rows('/api/salary-formula?formulaType=Flexible')).toEqual([]);
  });

  it('of rewards, deductions and ends of service name the employee and count in numbers', async () => {
    expect(await rows('/api/employee-reward?rewardType=bonus&rewardStatus=approved')).toEqual([expect.objectContaining({
      type: 'bonus', reason: 'Covered two shifts', value: 250.5, status: 'approved', employee_info: [expect.objectContaining({ firstName: 'Sami', lastName: '[Bracket]' })],
    })]);
    expect(await rows('/api/employee-reward?rewardStatus=pending')).toEqual([]);
    expect((await rows('/api/employee-deduction?deductionType=fine')).length).toBe(1);
    expect((await admin.rest('GET', '/api/end-of-service/')).body).toMatchObject({
      selected: null, data: [{
        employee_id: ids.clerk, name: 'Sami [Bracket]', actualYears: 7, lessThanFiveDays: 105, lessThanFiveValue: 35000, moreThanFiveDays: 60, moreThanFiveValue: 20000,
        endOfServeceTotalValue: 55000, lumpySalary: 10000, dailySalary: 333.33,
      }],
    });
  });

  it('of salaries are those of the employee asked for, with their change in percent', async () => {
    const list = await rows(`/api/employee-salary?employeeId=${ids.clerk}&sort=startChangeDate`);
    expect(list.map(({ lumpySalary, salaryChange, lumpySalaryPercentageChange }) => [lumpySalary, salaryChange, lumpySalaryPercentageChange]))
      .toEqual([[2000, 'start', null], [2500, 'change', 25]]);
    expect(await rows(`/api/employee-salary?employeeId=${newId()}`)).toEqual([]);
  });

  it('of attendance are those of the days and the number asked for, with person, shift and hours', async () => {
    const list = await rows('/api/attendance?fromDate=2024-03-04T00:00:00.000Z&toDate=2024-03-31&employee_no=E-2');
    expect(list).toMatchObject([{
      date: '2024-03-04', timeIn: '08:00:00', timeOut: '16:30:00', time: 8.5, employee_id: ids.clerk, employee_no: 'E-2', name: 'Sami [Bracket]',
      employee_info: [{ _id: ids.clerk, firstName: 'Sami', lastName: '[Bracket]' }], shift_info: [{ _id: ids.shift, title: 'Morning' }],
    }]);
    for (const other of ['employee_no=E-1', 'fromDate=2024-03-05', 'toDate=2024-03-02', "employee_no='"]) expect([other, await rows(`/api/attendance?${other}`)]).toEqual([other, []]);
    expect((await rows('/api/attendance?q=sami')).length).toBe(2);
  });

  it('of shifts use the old words', async () => {
    expect(await rows('/api/shift?ShiftType=times&shiftStatus=active')).toMatchObject([
      { title: 'Morning', shiftType: 'times', totalHours: 8, times: [{ timeIn: '08:00', timeOut: '16:00', availableLate: 10, availableEarly: 5 }] },
    ]);
    expect(await rows('/api/shift?ShiftType=totalWorkingHours')).toEqual([]);
  });

  it('hide what the same person may not see over GraphQL', async () => {
    const grants = (...subjects: string[]): Grant[] => subjects.map((subject) => ({ subject, action: 'read', scope: 'company' }));
    const payless = await test.as({ company, grants: grants('EmployeeSalary') });
    expect((await rows('/api/employee-salary', payless)).map((row) => [row.lumpySalary, row.lumpySalaryPercentageChange])).toEqual([[null, null], [null, null]]);
    expect((await payless.rest('GET', '/api/employee-salary?sort=lumpySalary')).status).toBe(422);
    const reader = await test.as({ company, grants: grants('Employee') });
    const clerk = (await rows('/api/company-employee', reader)).find((row) => row.idNo === 'E-2')!;
    expect([clerk.positions_info, clerk.compensations, clerk.deductions, clerk.salaryFormulas_info, clerk.healthType]).toEqual([[], [], [], [], null]);
    const unpaid = await test.as({ company, grants: grants('Compensation', 'Deduction', 'EmployeeReward', 'EmployeeDeduction', 'EndOfService') });
    for (const [path, names] of Object.entries(payNames)) {
      for (const row of await rows(path, unpaid)) expect([path, names.map((name) => row[name])]).toEqual([path, names.map(() => null)]);
    }
    expect((await rows('/api/employee-reward', unpaid))[0]!.employee_info).toEqual([{ _id: ids.clerk, firstName: 'Sami [Bracket]', middleName: null, lastName: null }]);
    expect((await reader.rest('GET', '/api/company-employee')).body.departmemts).toEqual([]);
    const roles = await rows('/api/company-role', await test.as({ company, grants: grants('CompanyRole') }));
    expect(roles.flatMap((row) => row.users_info)).toEqual([]);
    const own = await test.as({ company, employeeId: ids.boss, grants: [{ subject: 'Employee', action: 'read', scope: 'own' }] });
    expect((await rows('/api/company-employee', own)).map((row) => row.idNo)).toEqual(['E-1']);
  });

  it('outside any company are none of a company\'s', async () => {
    for (const { path } of restLists.filter(({ area }) => area.isTenant)) {
      const { status, body } = await outside.rest('GET', path);
      expect([path, status, body.data, body.total]).toEqual([path, 200, [], 0]);
    }
  });

  it('of users carry no trace of a password at any depth', async () => {
    for (const [path, who] of [['/api/user', outside], ['/api/company-user', admin]] as const) {
      const text = JSON.stringify(await rows(path, who));
      expect(text).toContain('"email":');
      expect(text).not.toMatch(/"[^"]*(password|hash)[^"]*":|\$2[aby]\$/i);
    }
  });
});

describe('5,000 employees', () => {
  it('are streamed, each once, in pieces of bounded size', async () => {
    const place = await test.company();
    const who = await test.as({ type: 'admin', company: place });
    await test.sql(`select set_config('app.company_id', '${place}', true)`);
    const first = await insertRow(test, areaNamed('Employee')!, place, { code: 'S-0' });
    const client = await test.app.services.pool.connect();
    try {
      await client.query(`begin; select set_config('app.company_id', '${place}', true)`);
      await client.query(`insert into employee select r.* from employee e, generate_series(1, 4999) n,
        json_populate_record(e, json_build_object('id', lpad(to_hex(n), 24, '0'), 'code', 'S-' || n, 'last_name', 'Name ' || n % 7)) r where e.id = $1`, [first]);
      await client.query('commit');
    } finally {
      client.release();
    }
    const sizes: number[] = [];
    const write = jest.spyOn(ServerResponse.prototype, 'write').mockImplementation(function (this: ServerResponse, chunk: unknown, ...rest: unknown[]) {
      sizes.push(String(chunk).length);
      return Reflect.apply(original, this, [chunk, ...rest]) as boolean;
    });
    const original = Object.getPrototypeOf(ServerResponse.prototype).write as (...args: unknown[]) => boolean;
    try {
      const { body } = await who.rest('GET', '/api/company-employee/');
      expect([body.total, new Set((body.data as { idNo: string }[]).map(({ idNo }) => idNo)).size]).toEqual([5_000, 5_000]);
    } finally {
      write.mockRestore();
    }
    expect(sizes.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  });
});
