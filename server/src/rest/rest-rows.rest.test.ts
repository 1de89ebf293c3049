import { insertRow } from '../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../test/test-app';
import type { Grant } from '../platform/access/ability';
import { newId } from '../platform/records/ids';
import { oldClientsCompany } from './rest-lists.fixture';

let test: TestApp;
let company: string;
let admin: Person;
let outside: Person;
let ids: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  outside = await test.as({ type: 'admin' });
  ids = await oldClientsCompany(test, company);
  await test.as({ company, grants: [{ subject: 'Employee', action: 'read', scope: 'company' }] });
  await insertRow(test, 'Role', null, { title: `Role ${newId()}` });
});
afterAll(() => test.close());
const rows = async (path: string, who = admin): Promise<Record<string, any>[]> =>
  (await who.rest('GET', path)).body.data;

describe('rows of old clients', () => {
  it('of leave count days and hours as old clients do, and the working days beside', async () => {
    const list = await rows('/api/employee-leave?sort=date_from');
    expect(list[0]).toMatchObject({
      type: 'daily',
      date_from: '2026-03-01T00:00:00',
      date_to: '2026-03-03T00:00:00',
      days: 3,
      hours: 0,
      workingDays: 2,
      resolution_number: 'R-7',
      paidValue: 50,
      status: 'submitted',
      employee_info: [{ _id: ids.clerk, firstName: 'Sami', lastName: '[Bracket]' }],
    });
    expect(list[1]).toMatchObject({
      type: 'hourly',
      date_from: '2026-04-01T09:00:00',
      date_to: '2026-04-02T10:30:00',
      days: 1,
      hours: 1.5,
      paidValue: null,
    });
    const found = async (query: string) => (await rows(`/api/employee-leave?${query}`)).length;
    expect([
      await found('leaveType=hourly'),
      await found('leaveType=sick'),
      await found('leaveType=other'),
      await found('leaveStatus=submitted'),
      await found(`employee=${newId()}`),
    ]).toEqual([1, 1, 0, 1, 0]);
  });

  it('of employees carry their leave, the newest first, as far as one may read it', async () => {
    const leaveSeenBy = async (who: Person) =>
      Object.fromEntries(
        (await rows('/api/company-employee', who)).map(({ idNo, leaves_info: leaves }) => [idNo, leaves]),
      ) as Record<string, Record<string, unknown>[]>;
    const listed = (await rows('/api/employee-leave?sort=-date_from')).map(
      ({
        id: _id,
        createdAt: _made,
        updatedAt: _changed,
        employee_info: _who,
        workingDays: _days,
        index: _place,
        ...rest
      }) => rest,
    );
    expect(listed.map(({ reason, type }) => [reason, type])).toEqual([
      [null, 'hourly'],
      ['Wedding', 'daily'],
    ]);
    expect(await leaveSeenBy(admin)).toMatchObject({ 'E-1': [], 'E-2': listed });
    const read = (scope: Grant['scope']): Grant[] => [
      { subject: 'Employee', action: 'read', scope: 'company' },
      { subject: 'EmployeeLeave', action: 'read', scope },
    ];
    const seen = async (scope: Grant['scope'], employeeId?: string) =>
      (await leaveSeenBy(await test.as({ company, employeeId, grants: read(scope) })))['E-2']!.length;
    expect([await seen('own', ids.clerk), await seen('own'), await seen('company')]).toEqual([2, 0, 2]);
    expect((await leaveSeenBy(await test.as({ company, grants: read('company').slice(0, 1) })))['E-2']).toEqual([]);
  });

  it('of events have the old kinds, filtered by several of them', async () => {
    const list = await rows('/api/event?sort=startDate');
    expect(list.map(({ type, allDay, startDate, endDate }) => [type, allDay, startDate, endDate])).toEqual([
      ['Meet', true, '2026-03-05T00:00:00', '2026-03-05T00:00:00'],
      ['Task', false, '2026-03-06T06:00:00.000Z', '2026-03-06T07:00:00.000Z'],
    ]);
    expect(list[0]).toMatchObject({ users: [ids.boss], user_info: [{ _id: ids.clerk }] });
    const found = async (query: string) => (await rows(`/api/event?${query}`)).map(({ title }) => title);
    expect([
      await found('eventType=Task'),
      (await found('eventType=Task,Meet')).length,
      await found('eventType=Holiday'),
      await found('eventStatus=done'),
    ]).toEqual([['Budget'], 2, [], []]);
    expect([
      await found('date=2026-03-06'),
      await found('date=2026-03-07'),
      await found('date=soon&eventType=Task'),
      await found('fromDate=2026-03-06'),
      await found('toDate=2026-03-05T10:00:00'),
    ]).toEqual([['Budget'], [], ['Budget'], ['Budget'], [list[0]!.title]]);
  });

  it('of companies list every day of their holidays', async () => {
    for (const who of [admin, outside]) {
      const mine = (await rows('/api/company', who)).find((row) => row._id === company)!;
      expect(mine.holidays).toEqual([
        { name: 'Eid', date: '2026-03-31' },
        { name: 'Eid', date: '2026-04-01' },
      ]);
      expect([mine.working_days, mine.weekStart]).toEqual([[1, 2, 3, 4, 5], 'monday']);
    }
  });

  it('of companies tell the emirate, state or province of the address as the state', async () => {
    const {
      data: {
        company: { version },
      },
    } = await admin.graphql('query($id: ID!) { company(id: $id) { version } }', { id: company });
    await admin.graphql(
      'mutation($id: ID!, $v: Int!) { updateCompany(id: $id, version: $v, input: {region: "Dubai"}) { id } }',
      { id: company, v: version },
    );
    expect((await rows('/api/company?sort=state')).find(({ _id }) => _id === company)!.state).toBe('Dubai');
  });

  it('of departments name the manager, the parent and the children', async () => {
    const list = await rows('/api/company-department');
    const [top, sub] = ['Nursing', 'Night shift'].map((name) => list.find((row) => row.name === name)!);
    expect(top).toMatchObject({
      parent: null,
      user_id: ids.boss,
      user_info: [{ _id: ids.boss, firstName: 'Mona', lastName: 'Haddad' }],
      children_info: [{ _id: ids.sub, name: 'Night shift' }],
    });
    expect(sub).toMatchObject({
      parent: ids.top,
      parent_info: [{ _id: ids.top, name: 'Nursing' }],
      user_info: [],
      children_info: [],
    });
  });

  it('of employees name their departments and the managers of those; a page carries the departments of its rows alone', async () => {
    const { body } = await admin.rest('GET', '/api/company-employee?q=sami&limit=1');
    expect(body.data).toMatchObject([{ departments: 'Nursing', managers: 'Mona Haddad' }]);
    expect(body.departmemts.map(({ name }: { name: string }) => name)).toEqual(['Nursing']);
    expect((await admin.rest('GET', '/api/company-employee?q=mona&limit=1')).body.departmemts).toEqual([]);
  });

  it('of pay and of end of service are those of one employee by number, the first of them selected', async () => {
    for (const path of ['/api/payroll', '/api/end-of-service']) {
      const all = (await admin.rest('GET', path)).body;
      expect([path, all.selected]).toEqual([path, null]);
      const [row] = all.data;
      const person = (await rows('/api/company-employee')).find(({ _id }) => _id === row.employee_id)!;
      for (const no of [person._id, person.idNo]) {
        const { body } = await admin.rest('GET', `${path}?no=${no}`);
        expect([
          path,
          body.selected._id,
          new Set(body.data.map((each: { employee_id: string }) => each.employee_id)),
        ]).toEqual([path, body.data[0]._id, new Set([row.employee_id])]);
      }
      expect((await admin.rest('GET', `${path}?no=nobody`)).body).toMatchObject({ data: [], selected: null });
    }
  });

  it('of employees use the old words; the open positions and all departments stand beside', async () => {
    const { body } = await admin.rest('GET', '/api/company-employee?employeeType=partTime');
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      idNo: 'E-2',
      employeeType: 'partTime',
      type: 'Nurse',
      positions_info: [{ department_id: ids.top, positionTitle: 'Nurse' }],
    });
    expect((body.departmemts as { name: string }[]).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Nursing', 'Night shift']),
    );
    expect((await rows('/api/company-employee?q=mona'))[0]).toMatchObject({
      maritalStatus: 'Single',
      email: 'mona@example.com',
    });
    expect((await rows('/api/company-employee?q=[')).map((row) => row.idNo)).toEqual(['E-2']);
    const numbers = (await rows('/api/company-employee?sort=-idNo')).map((row) => row.idNo as string);
    expect(numbers.indexOf('E-2')).toBeLessThan(numbers.indexOf('E-1'));
  });

  it('of employees tell pay and profession in the old words, as they hold today', async () => {
    const [clerk] = await rows('/api/company-employee?type=Nurse');
    expect(clerk).toMatchObject({
      idNo: 'E-2',
      type: 'Nurse',
      extension: '204',
      availablePaidLeave: 12.5,
      availableSickLeave: null,
      compensations: [ids.housing],
      deductions: [],
      salary_formula_id: ids.formula,
      salaryFormulas_info: [{ _id: ids.formula, title: 'Office hours' }],
    });
    expect(await rows('/api/company-employee?type=Doctor')).toEqual([]);
  });

  it('of allowances, deductions and formulas carry the old names and plain numbers, filtered by them', async () => {
    expect(await rows('/api/compensation?compensationType=Monthly&compensationStatus=active')).toEqual([
      expect.objectContaining({
        title: 'Housing',
        type: 'Monthly',
        fixedValue: 1500,
        percentageValue: null,
        status: 'active',
      }),
    ]);
    expect(await rows('/api/compensation?compensationType=Daily')).toEqual([]);
    expect(await rows('/api/deduction?deductionType=Daily')).toEqual([
      expect.objectContaining({ title: 'Pension', fixedValue: null, percentageValue: 5 }),
    ]);
    const [formula] = await rows('/api/salary-formula?formulaType=DailyTotalHours&formulaStatus=active');
    expect(formula).toMatchObject({
      title: 'Office hours',
      type: 'DailyTotalHours',
      totalHours: 8,
      firstOverTime: 1.5,
      holidayOverTime: 2,
      notJustifiedAbsenceHoure: 1,
      compensationFrom1To5: 21,
      compensationMoreThan5: 30,
      maxCompensation: 2,
      paidLeave: 100,
      unpaidLeave: 0,
      sickLeave: 30,
      sickLeaveFrom16To30: 50,
      parentalLeaveFrom61To105: 0,
    });
    expect(await rows('/api/salary-formula?formulaType=Flexible')).toEqual([]);
  });

  it('of rewards, deductions and ends of service name the employee and count in numbers', async () => {
    expect(await rows('/api/employee-reward?rewardType=bonus&rewardStatus=approved')).toEqual([
      expect.objectContaining({
        type: 'bonus',
        reason: 'Covered two shifts',
        value: 250.5,
        status: 'approved',
        employee_info: [expect.objectContaining({ firstName: 'Sami', lastName: '[Bracket]' })],
      }),
    ]);
    expect(await rows('/api/employee-reward?rewardStatus=pending')).toEqual([]);
    expect((await rows('/api/employee-deduction?deductionType=fine')).length).toBe(1);
    expect((await admin.rest('GET', '/api/end-of-service/')).body).toMatchObject({
      selected: null,
      data: [
        {
          employee_id: ids.clerk,
          name: 'Sami [Bracket]',
          actualYears: 7,
          lessThanFiveDays: 105,
          lessThanFiveValue: 35000,
          moreThanFiveDays: 60,
          moreThanFiveValue: 20000,
          endOfServeceTotalValue: 55000,
          lumpySalary: 10000,
          dailySalary: 333.33,
        },
      ],
    });
  });

  it('of salaries are those of the employee asked for, with their change in percent', async () => {
    const list = await rows(`/api/employee-salary?employeeId=${ids.clerk}&sort=startChangeDate`);
    expect(
      list.map(({ lumpySalary, salaryChange, lumpySalaryPercentageChange }) => [
        lumpySalary,
        salaryChange,
        lumpySalaryPercentageChange,
      ]),
    ).toEqual([
      [2000, 'start', null],
      [2500, 'change', 25],
    ]);
    expect(await rows(`/api/employee-salary?employeeId=${newId()}`)).toEqual([]);
  });

  it('of attendance are those of the days and the number asked for, with person, shift and hours', async () => {
    const list = await rows('/api/attendance?fromDate=2024-03-04T00:00:00.000Z&toDate=2024-03-31&employee_no=E-2');
    expect(list).toMatchObject([
      {
        date: '2024-03-04',
        timeIn: '08:00:00',
        timeOut: '16:30:00',
        time: 8.5,
        employee_id: ids.clerk,
        employee_no: 'E-2',
        name: 'Sami [Bracket]',
        employee_info: [{ _id: ids.clerk, firstName: 'Sami', lastName: '[Bracket]' }],
        shift_info: [{ _id: ids.shift, title: 'Morning' }],
      },
    ]);
    for (const other of ['employee_no=E-1', 'fromDate=2024-03-05', 'toDate=2024-03-02', "employee_no='"])
      expect([other, await rows(`/api/attendance?${other}`)]).toEqual([other, []]);
    expect((await rows('/api/attendance?q=sami')).length).toBe(2);
  });

  it('of shifts use the old words', async () => {
    expect(await rows('/api/shift?ShiftType=times&shiftStatus=active')).toMatchObject([
      {
        title: 'Morning',
        shiftType: 'times',
        totalHours: 8,
        times: [{ timeIn: '08:00', timeOut: '16:00', availableLate: 10, availableEarly: 5 }],
      },
    ]);
    expect(await rows('/api/shift?ShiftType=totalWorkingHours')).toEqual([]);
  });
});
