import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import {
  all,
  ask,
  create,
  everything,
  hire,
  mapped,
  read,
  step,
  table,
  upload,
  whole,
  type Data,
} from './import.fixture';

const today = '2026-03-15';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date(`${today}T08:00:00Z`) });
});
afterAll(() => server.close());

const someone = async (grants = everything): Promise<Person> => server.as({ company: await server.company(), grants });

describe('salaries from a file', () => {
  const pay = async (person: Person): Promise<Data[]> =>
    (
      await ask(
        person,
        '{ employeeSalaries(limit: 50, sort: [{ field: validFrom }]) { rows { baseSalary validFrom validTo currency } } }',
      )
    ).employeeSalaries.rows;

  test('follow the running one, by number or by name, and give way again', async () => {
    const person = await someone();
    const [ada, ben] = [await hire(person, 'E-1', 'Ada', 'Stone'), await hire(person, 'E-2', 'Ben', 'Reed')];
    await create(person, 'EmployeeSalary', { employeeId: ada, baseSalary: '5000', validFrom: '2020-01-01' });
    await create(person, 'EmployeeSalary', {
      employeeId: ben,
      baseSalary: '4000',
      validFrom: '2020-01-01',
      validTo: '2027-12-31',
    });
    const before = await pay(person);
    const id = await mapped(
      person,
      table(
        ['Employee', 'Monthly salary', 'From'],
        ['E-1', '6,000', '13/01/2026'],
        ['Reed, Ben', '4500', '01/02/2026'],
        ['Ada Stone', '7000', '01/02/2027'],
        ['E-1', '5000.00', '01/01/2020'],
      ),
      {},
      'EmployeeSalary',
    );
    expect(await step(person, id, 'checkImport')).toMatchObject({
      problems: [],
      counts: { create: 3, update: 0, skip: 1, rejected: 0 },
    });
    expect(await pay(person)).toEqual(before);
    await step(person, id, 'commitImport');
    const currency = 'AED';
    expect(await pay(person)).toEqual([
      { baseSalary: '5000.000', validFrom: '2020-01-01', validTo: '2026-01-12', currency },
      { baseSalary: '4000.000', validFrom: '2020-01-01', validTo: '2026-01-31', currency },
      { baseSalary: '6000.000', validFrom: '2026-01-13', validTo: '2027-01-31', currency },
      { baseSalary: '4500.000', validFrom: '2026-02-01', validTo: '2027-12-31', currency },
      { baseSalary: '7000.000', validFrom: '2027-02-01', validTo: null, currency },
    ]);
    expect(await step(person, id, 'undoImport')).toMatchObject({ problems: [], counts: { kept: 0 } });
    expect(await pay(person)).toEqual(before);
  });

  test('with days that could be read in two ways are asked about; a name two people bear is an error', async () => {
    const person = await someone();
    await hire(person, 'E-1', 'Ada', 'Stone');
    await hire(person, 'E-2', 'Ada', 'Stone');
    const { body } = await upload(
      person,
      table(['Employee', 'Monthly salary', 'From'], ['E-1', '6000', '05/06/2026'], ['Ada Stone', '6000', '07/08/2026']),
      'list.csv',
      'EmployeeSalary',
    );
    const { importPreview } = await ask(
      person,
      'query($id: ID!) { importPreview(id: $id) { offers { kind target isAsked options { value } } } }',
      { id: body.id },
    );
    expect(importPreview.offers[0]).toMatchObject({ kind: 'dayFormat', target: 'validFrom', isAsked: true });
    const { version, mapping } = await read(person, body.id);
    await ask(
      person,
      'mutation($id: ID!, $version: Int!, $mapping: JSON!) { setImportMapping(id: $id, version: $version, mapping: $mapping, transformations: { dayFormats: { validFrom: "MDY" } }) { id } }',
      { id: body.id, version, mapping },
    );
    expect(await step(person, body.id, 'checkImport')).toMatchObject({
      counts: { create: 1, rejected: 1 },
      problems: [{ code: 'reference_ambiguous', value: 'Ada Stone', message: { en: '2 are named "Ada Stone".' } }],
    });
    await step(person, body.id, 'commitImport');
    expect(await pay(person)).toMatchObject([{ validFrom: '2026-05-06' }]);
    expect(
      (
        await read(
          person,
          (
            await upload(
              person,
              table(['Employee', 'Monthly salary', 'From'], ['E-1', '1', '05/06/2026']),
              'next.csv',
              'EmployeeSalary',
            )
          ).body.id,
        )
      ).transformations.dayFormats,
    ).toEqual({ validFrom: 'MDY' });
  });

  test('need the grant to see pay before the dry run compares any', async () => {
    const company = await server.company();
    const blind = await server.as({ company, grants: everything.filter(({ action }) => action !== 'read_sensitive') });
    await hire(blind, 'E-1', 'Ada', 'Stone');
    const id = await mapped(
      blind,
      table(['Employee', 'Monthly salary', 'From'], ['E-1', '6000', '2026-01-01']),
      {},
      'EmployeeSalary',
    );
    const { version } = await read(blind, id);
    const { errors } = await blind.graphql(
      'mutation($id: ID!, $version: Int!) { checkImport(id: $id, version: $version) { id } }',
      { id, version },
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' }, message: expect.stringMatching(/salary/) });
  });
});

describe('presences from a file', () => {
  test('are known by employee, day and clock, so that the next file of the month changes what it adds', async () => {
    const person = await someone();
    await hire(person, 'E-1', 'Ada', 'Stone');
    const header = ['Emp No', 'Date', 'In', 'Out'];
    await whole(person, table(header, ['E-1', '13/02/2026', '8:05', '']), 'Attendance');
    const id = await mapped(
      person,
      table(
        header,
        ['E-1', '13/02/2026', '08:05 AM', '5:05 pm'],
        ['E-1', '14/02/2026', '٠٨:٠٠', '12:00'],
        ['E-1', '15/02/2026', 'early', ''],
      ),
      {},
      'Attendance',
    );
    expect(await step(person, id, 'checkImport')).toMatchObject({
      counts: { create: 1, update: 1, rejected: 1 },
      problems: [{ code: 'field_invalid', rows: [4] }],
    });
    await step(person, id, 'commitImport');
    expect(
      (await ask(person, '{ attendances(sort: [{ field: date }]) { rows { date timeIn timeOut time } } }')).attendances
        .rows,
    ).toEqual([
      { date: '2026-02-13', timeIn: '08:05:00', timeOut: '17:05:00', time: '9.00' },
      { date: '2026-02-14', timeIn: '08:00:00', timeOut: '12:00:00', time: '4.00' },
    ]);
    expect(await step(person, id, 'undoImport')).toMatchObject({ counts: { undone: 2, kept: 0 } });
    expect((await ask(person, '{ attendances { rows { timeIn timeOut } } }')).attendances.rows).toEqual([
      { timeIn: '08:05:00', timeOut: null },
    ]);
  });
});

describe('leave balances from a file', () => {
  test('change what people brought along, hire nobody, and get their old values back', async () => {
    const person = await someone();
    const departmentId = await create(person, 'Department', { name: 'Wards' });
    await create(person, 'Employee', {
      code: 'E-1',
      firstName: 'Ada',
      lastName: 'Stone',
      hireDate: '2020-01-01',
      departmentId,
      openingPaidLeaveDays: '3',
      openingSickLeaveDays: '9',
    });
    const balances = async (): Promise<Data[]> =>
      (await ask(person, '{ employees { rows { code openingPaidLeaveDays openingSickLeaveDays } } }')).employees.rows;
    const before = await balances();
    const id = await mapped(
      person,
      table(['الرقم الوظيفي', 'رصيد الإجازة السنوية'], ['e-1', '١٢٫٥'], ['E-2', '4']),
      {},
      'LeaveBalance',
    );
    expect(await step(person, id, 'checkImport')).toMatchObject({
      counts: { create: 0, update: 1, rejected: 1 },
      problems: [{ code: 'record_unknown', rows: [3] }],
    });
    expect(await step(person, id, 'commitImport')).toMatchObject({ counts: { update: 1, rejected: 1 } });
    expect(await balances()).toEqual([{ code: 'E-1', openingPaidLeaveDays: '12.50', openingSickLeaveDays: '9.00' }]);
    expect(await step(person, id, 'undoImport')).toMatchObject({ counts: { undone: 1, kept: 0 } });
    expect(await balances()).toEqual(before);
  });
});

describe('pay of the year so far from a file', () => {
  test('changes what people were paid before, needs the grant to see it, and gives way again', async () => {
    const person = await someone();
    await create(person, 'Employee', { code: 'E-1', firstName: 'Ada', lastName: 'Stone', hireDate: '2020-01-01' });
    const brought = async (): Promise<Data[]> =>
      (await ask(person, '{ employees { rows { payBroughtThrough grossBrought deductionsBrought } } }')).employees.rows;
    const content = table(
      ['Emp No', 'Paid up to', 'YTD gross', 'YTD deductions'],
      ['E-1', '2026-02-28', '22,000.50', '1500'],
      ['E-2', '2026-02-28', '1', '0'],
    );
    const id = await mapped(person, content, {}, 'OpeningPay');
    expect(await step(person, id, 'checkImport')).toMatchObject({
      counts: { create: 0, update: 1, rejected: 1 },
      problems: [{ code: 'record_unknown', rows: [3] }],
    });
    await step(person, id, 'commitImport');
    expect(await brought()).toEqual([
      { payBroughtThrough: '2026-02-28', grossBrought: '22000.500', deductionsBrought: '1500.000' },
    ]);
    expect(await step(person, id, 'undoImport')).toMatchObject({ counts: { undone: 1, kept: 0 } });
    expect(await brought()).toEqual([{ payBroughtThrough: null, grossBrought: null, deductionsBrought: null }]);
    const without = await mapped(person, table(['Emp No', 'YTD gross'], ['E-1', '5']), {}, 'OpeningPay');
    expect(await step(person, without, 'checkImport')).toMatchObject({ counts: { rejected: 1 } });
  });
});

describe('single rewards from a file', () => {
  test('begin as drafts of who brought them in; one that was sent on is left alone', async () => {
    const person = await someone([
      ...everything,
      ...all('EmployeeReward', 'read', 'create', 'update', 'delete', 'read_sensitive', 'submit'),
    ]);
    await hire(person, 'E-1', 'Ada', 'Stone');
    const rewards = async (): Promise<Data[]> =>
      (await ask(person, '{ employeeRewards { rows { id version type amount state enteredById } } }')).employeeRewards
        .rows;
    const header = ['Emp No', 'Kind', 'Amount', 'Date', 'What for'];
    await whole(person, table(header, ['E-1', 'award', '500', '2026-02-13', 'Nurse of the year']), 'EmployeeReward');
    const [row] = await rewards();
    expect(row).toMatchObject({
      type: 'recognition',
      amount: '500.000',
      state: 'draft',
      enteredById: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    await ask(
      person,
      'mutation($id: ID!, $version: Int!) { submitEmployeeReward(id: $id, version: $version) { id } }',
      { id: row!.id, version: row!.version },
    );
    const id = await mapped(
      person,
      table(
        header,
        ['E-1', 'award', '900', '2026-02-13', 'Nurse of the year'],
        ['E-1', 'bonus', '0', '2026-02-13', 'Nothing'],
      ),
      {},
      'EmployeeReward',
    );
    expect(await step(person, id, 'checkImport')).toMatchObject({ counts: { create: 0, update: 0, rejected: 2 } });
    expect(await rewards()).toMatchObject([{ amount: '500.000', state: 'pending' }]);
  });
});

describe('loans from a file', () => {
  test('that are being repaid already keep what was repaid, and begin as drafts', async () => {
    const person = await someone([
      ...everything,
      ...all('EmployeeLoan', 'read', 'create', 'update', 'delete', 'read_sensitive'),
    ]);
    await hire(person, 'E-1', 'Ada', 'Stone');
    const loans = async (): Promise<Data[]> =>
      (
        await ask(
          person,
          '{ employeeLoans { rows { reason principal instalments paidOutBefore repaidBefore state } } }',
        )
      ).employeeLoans.rows;
    const header = ['Emp No', 'What for', 'Loan amount', 'Months', 'First instalment', 'Paid out', 'Repaid so far'];
    const content = table(
      header,
      ['E-1', 'Car', '12,000', '24', '2025-10-31', '2025-10-01', '2,500'],
      ['E-1', 'Rent', '6000', '6', '2026-03-31', '', '1000'],
    );
    const id = await mapped(person, content, {}, 'EmployeeLoan');
    expect(await step(person, id, 'checkImport')).toMatchObject({ counts: { create: 1, rejected: 1 } });
    expect(await loans()).toEqual([]);
    await step(person, id, 'commitImport');
    expect(await loans()).toEqual([
      {
        reason: 'Car',
        principal: '12000.000',
        instalments: 24,
        paidOutBefore: '2025-10-01',
        repaidBefore: '2500.000',
        state: 'draft',
      },
    ]);
    expect(await step(person, id, 'undoImport')).toMatchObject({ counts: { undone: 1, kept: 0 } });
    expect(await loans()).toEqual([]);
  });
});
