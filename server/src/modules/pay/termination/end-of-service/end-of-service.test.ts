import { insertRow } from '../../../../../test/rows';
import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { payOffice, type PayOffice } from '../../items/pay-entry/pay.fixture';

let test: TestApp;

let emirates: PayOffice;

const fields = `id version state currency excludedDays serviceDays years basicSalary dailySalary firstYearsDays firstYearsAmount laterYearsDays laterYearsAmount award
  lines { code value unit formula inputs reason { en ar } } calculatedById approvedById paidAt approvalRefusal allowedActions`;

const make = (office: PayOffice, employeeId: string, more: object = {}) =>
  office.create('EndOfService', { employeeId, lastDay: '2024-12-31', reason: 'resignation', ...more }, fields);

beforeAll(async () => {
  test = await createTestApp();
  emirates = await payOffice(test, { country: 'AE', currency: 'AED' });
});

afterAll(() => test.close());

it('goes from draft over a second person to paid, every line told with its law, and ends no employment', async () => {
  const employeeId = await emirates.hire('2018-01-01', '10000');
  const draft = await make(emirates, employeeId);
  expect(draft).toMatchObject({
    state: 'draft',
    award: null,
    lines: null,
    excludedDays: '0.0000',
    allowedActions: ['update', 'delete', 'calculate', 'cancel'],
  });
  const calculated = await emirates.step('calculate', 'EndOfService', draft, fields);
  expect(calculated).toMatchObject({
    state: 'calculated',
    serviceDays: 2557,
    years: '7.00',
    basicSalary: '10000.000',
    dailySalary: '333.330',
    firstYearsDays: '105.0000',
    firstYearsAmount: '35000.000',
    laterYearsDays: '60.0000',
    laterYearsAmount: '20000.000',
    award: '55000.000',
    calculatedById: emirates.clerk.id,
    approvalRefusal: expect.stringContaining('You calculated'),
    allowedActions: ['calculate', 'reopen', 'cancel'],
  });
  expect(calculated.lines.map(({ code }: { code: string }) => code)).toEqual([
    'SERVICE',
    'YEARS',
    'DAILY',
    'FIRST',
    'LATER',
    'AWARD',
    'NET',
  ]);
  expect(calculated.lines[3].reason.en).toContain('Federal Decree-Law 33/2021');
  await expect(emirates.step('approve', 'EndOfService', calculated)).rejects.toMatchObject({ code: 'CONFLICT' });
  const approved = await emirates.step('approve', 'EndOfService', calculated, fields, emirates.approver);
  expect(approved).toMatchObject({ state: 'approved', approvedById: emirates.approver.id, award: '55000.000' });
  expect(
    await emirates.ask(emirates.clerk, 'query($id: ID!) { employee(id: $id) { status exitDate } }', { id: employeeId }),
  ).toEqual({ status: 'active', exitDate: null });
  expect(await emirates.step('pay', 'EndOfService', approved, fields, emirates.approver)).toMatchObject({
    state: 'paid',
    paidAt: expect.any(String),
    allowedActions: [],
  });
});

it('in Saudi Arabia counts the allowances of the last day and the share of who resigns', async () => {
  const office = await payOffice(test, { country: 'SA', currency: 'SAR' });
  const employeeId = await office.hire('2022-01-01', '8000');
  const give = async (title: string, values: object, validTo: string | null) =>
    office.create('CompensationAssignment', {
      employeeId,
      compensationId: (await office.create('Compensation', { title, ...values })).id,
      validFrom: '2022-01-01',
      validTo,
    });
  await give('Housing', { percentOfBasic: '25' }, null);
  await give('Over by then', { fixedAmount: '5000' }, '2024-12-30');
  const resigned = await office.step('calculate', 'EndOfService', await make(office, employeeId), fields);
  expect(resigned).toMatchObject({
    currency: 'SAR',
    basicSalary: '8000.000',
    dailySalary: '333.330',
    award: '5000.000',
  });
  expect(resigned.lines.find(({ code }: { code: string }) => code === 'WAGE')).toMatchObject({
    value: '10000.00',
    formula: 'basic + a1',
  });
});

it('is not approved once the salary it came from has changed', async () => {
  const employeeId = await emirates.hire('2020-01-01', null);
  const salary = await emirates.create('EmployeeSalary', { employeeId, baseSalary: '5000', validFrom: '2020-01-01' });
  const calculated = await emirates.step('calculate', 'EndOfService', await make(emirates, employeeId), fields);
  await emirates.ask(
    emirates.clerk,
    'mutation($id: ID!) { updateEmployeeSalary(id: $id, version: 1, input: {baseSalary: "6000"}) { id } }',
    { id: salary.id },
  );
  await expect(emirates.step('approve', 'EndOfService', calculated, 'id', emirates.approver)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('Calculate it again'),
  });
  const again = await emirates.step('calculate', 'EndOfService', calculated, fields);
  expect(again.award).toBe('21000.000');
  expect(await emirates.step('approve', 'EndOfService', again, 'state', emirates.approver)).toEqual({
    state: 'approved',
  });
});

it.each([
  ['as it stands where it comes to the same', '35000', true],
  ['once it is calculated again where it comes to something else', '34990', false],
])('calculated by rules that were corrected since it is approved %s', async (_how, award, stands) => {
  const employeeId = await emirates.hire('2020-01-01', '10000');
  const calculated = await emirates.step('calculate', 'EndOfService', await make(emirates, employeeId), fields);
  await emirates.sql(`update end_of_service set calculation = '3 0000000000000000', award = $2 where id = $1`, [
    calculated.id,
    award,
  ]);
  const approved = emirates.step('approve', 'EndOfService', calculated, 'state', emirates.approver);
  if (stands) expect(await approved).toEqual({ state: 'approved' });
  else
    await expect(approved).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('rules it was calculated by have been corrected'),
    });
});

it('takes the unpaid days known of the employee, and others where they are given', async () => {
  const employeeId = await emirates.hire('2020-01-01', '10000', { unpaidLeaveDaysBefore: '36.5' });
  const draft = await make(emirates, employeeId);
  expect(draft.excludedDays).toBe('36.5000');
  expect(await emirates.step('calculate', 'EndOfService', draft, fields)).toMatchObject({
    years: '4.90',
    award: '34300.000',
  });
});

describe('approved unpaid leave', () => {
  const leave = async (employeeId: string, fromDate: string, toDate: string, more: object = {}) => {
    await insertRow(test, 'EmployeeLeave', emirates.companyId, {
      employeeId,
      kind: 'unpaid',
      unit: 'daily',
      fromDate,
      toDate,
      fromPart: 'am',
      toPart: 'pm',
      status: 'approved',
      ...more,
    });
  };
  const lineOf = (row: any) => row.lines.find(({ code }: { code: string }) => code === 'EXCLUDED');

  it('is proposed and explained as a line; what is not approved, paid in part or outside the service is not', async () => {
    const employeeId = await emirates.hire('2020-01-01', '10000', { unpaidLeaveDaysBefore: '6.5' });
    await leave(employeeId, '2023-03-06', '2023-03-19');
    await leave(employeeId, '2023-05-01', '2023-05-16', { toPart: 'am' });
    await leave(employeeId, '2023-07-01', '2023-07-31', { status: 'submitted' });
    await leave(employeeId, '2023-08-01', '2023-08-31', { paidPercent: '50' });
    await leave(employeeId, '2023-09-01', '2023-09-30', { kind: 'sick' });
    await leave(employeeId, '2025-02-01', '2025-02-28');
    const draft = await make(emirates, employeeId);
    expect(draft.excludedDays).toBe('36.0000');
    const calculated = await emirates.step('calculate', 'EndOfService', draft, fields);
    expect(calculated.lines.map(({ code }: { code: string }) => code).slice(0, 3)).toEqual([
      'SERVICE',
      'EXCLUDED',
      'YEARS',
    ]);
    expect(lineOf(calculated)).toMatchObject({ value: '36', unit: 'days', formula: 'before + l1 + l2' });
    expect(lineOf(calculated).inputs.map(({ value }: { value: string }) => Number(value))).toEqual([6.5, 14, 15.5]);
  });

  it('is service on the days on which leave of its type was, and none since', async () => {
    const employeeId = await emirates.hire('2020-01-01', '10000');
    const typeId = await insertRow(test, 'LeaveType', emirates.companyId, {
      code: 'STUDY',
      name: 'Study leave',
      kind: 'paid',
      paidPercent: '0',
      countsAsService: false,
      serviceFrom: '2023-03-10',
      serviceEarlier: [{ serviceFrom: null, countsAsService: true }],
    });
    await leave(employeeId, '2023-03-06', '2023-03-19', { kind: 'paid', typeId });
    await leave(employeeId, '2023-02-06', '2023-02-19', { kind: 'paid', typeId });
    const again = await insertRow(test, 'LeaveType', emirates.companyId, {
      code: 'CARE',
      name: 'Care leave',
      kind: 'unpaid',
      paidPercent: '0',
      countsAsService: true,
      serviceFrom: '2023-05-04',
      serviceEarlier: [{ serviceFrom: null, countsAsService: false }],
    });
    await leave(employeeId, '2023-05-01', '2023-05-31', { typeId: again });
    const draft = await make(emirates, employeeId);
    // 10 to 19 March and 1 to 3 May.
    expect(draft.excludedDays).toBe('13.0000');
    expect(
      lineOf(await emirates.step('calculate', 'EndOfService', draft, fields)).inputs.map(
        ({ value }: { value: string }) => Number(value),
      ),
    ).toEqual([10, 3]);
  });

  it('approved after the calculation asks for another, which takes it', async () => {
    const employeeId = await emirates.hire('2020-01-01', '10000');
    const calculated = await emirates.step('calculate', 'EndOfService', await make(emirates, employeeId), fields);
    await leave(employeeId, '2024-03-01', '2024-03-30');
    await expect(emirates.step('approve', 'EndOfService', calculated, 'id', emirates.approver)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Calculate it again'),
    });
    expect((await emirates.step('calculate', 'EndOfService', calculated, fields)).excludedDays).toBe('30.0000');
  });

  it('gives way to a figure entered with a reason, and comes back when that is emptied', async () => {
    const employeeId = await emirates.hire('2020-01-01', '10000');
    await leave(employeeId, '2024-03-01', '2024-03-30');
    await expect(make(emirates, employeeId, { excludedDays: '10' })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'excludedReason',
    });
    const draft = await make(emirates, employeeId, {
      excludedDays: '10',
      excludedReason: 'Twenty days were agreed as service',
    });
    const calculated = await emirates.step('calculate', 'EndOfService', draft, fields);
    expect(calculated.excludedDays).toBe('10.0000');
    expect(lineOf(calculated)).toMatchObject({
      value: '10',
      formula: 'entered',
      reason: { en: 'Entered by hand instead of 30 on file. Twenty days were agreed as service' },
    });
    const open = await emirates.step('reopen', 'EndOfService', calculated, fields);
    const emptied = await emirates.ask(
      emirates.clerk,
      `mutation($id: ID!, $version: Int!) { updateEndOfService(id: $id, version: $version, input: {excludedDays: null}) { ${fields} } }`,
      open,
    );
    expect(emptied.excludedDays).toBe('30.0000');
  });
});

it('taken back is empty and can be changed', async () => {
  const calculated = await emirates.step(
    'calculate',
    'EndOfService',
    await make(emirates, await emirates.hire('2020-01-01', '10000')),
    fields,
  );
  const open = await emirates.step('reopen', 'EndOfService', calculated, fields);
  expect(open).toMatchObject({ state: 'draft', award: null, lines: null, calculatedById: null });
  const changed = await emirates.ask(
    emirates.clerk,
    `mutation($id: ID!, $version: Int!) { updateEndOfService(id: $id, version: $version, input: {lastDay: "2025-12-31"}) { ${fields} } }`,
    open,
  );
  expect(await emirates.step('calculate', 'EndOfService', changed, 'years award')).toEqual({
    years: '6.00',
    award: '45000.000',
  });
});

describe('is refused', () => {
  it.each([
    ['lastDay', { lastDay: '2019-12-31' }],
    ['excludedDays', { excludedDays: '1828' }],
    ['excludedDays', { excludedDays: '-1' }],
  ])('at %s for %o', async (field, wrong) => {
    const employeeId = await emirates.hire('2020-01-01', '10000');
    await expect(make(emirates, employeeId, wrong)).rejects.toMatchObject({ code: 'INVALID', field });
  });

  it('without a salary up to the last day, naming what to do', async () => {
    const draft = await make(emirates, await emirates.hire('2020-01-01', null));
    await expect(emirates.step('calculate', 'EndOfService', draft)).rejects.toMatchObject({
      code: 'INVALID',
      field: 'employeeId',
      message: expect.stringContaining('Add the salary'),
    });
  });

  it('a second time, until the first is cancelled; made by several at once, one is', async () => {
    const employeeId = await emirates.hire('2020-01-01', '10000');
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => make(emirates, employeeId)));
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(made).toHaveLength(1);
    await expect(make(emirates, employeeId)).rejects.toMatchObject({ code: 'CONFLICT' });
    await emirates.step('cancel', 'EndOfService', made[0]);
    expect(await make(emirates, employeeId)).toMatchObject({ state: 'draft' });
  });
});

it('shows its amounts to nobody without the grant, and hides itself from another company', async () => {
  const calculated = await emirates.step(
    'calculate',
    'EndOfService',
    await make(emirates, await emirates.hire('2020-01-01', '10000')),
    fields,
  );
  const reader = await test.as({
    company: emirates.companyId,
    grants: [{ subject: 'EndOfService', action: 'read', scope: 'company' }],
  });
  const read =
    'query($id: ID!) { endOfService(id: $id) { years award dailySalary basicSalary firstYearsAmount lines { code } } }';
  expect(await emirates.ask(reader, read, { id: calculated.id })).toEqual({
    years: '5.00',
    award: null,
    dailySalary: null,
    basicSalary: null,
    firstYearsAmount: null,
    lines: null,
  });
  const other = await payOffice(test);
  await expect(other.ask(other.clerk, read, { id: calculated.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(other.step('calculate', 'EndOfService', calculated)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
