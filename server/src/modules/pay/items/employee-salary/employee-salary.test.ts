import { createTestApp, type Answer, type Person, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';

let test: TestApp;

let admin: Person;

const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code ?? 'done';

const hire = async (): Promise<string> =>
  (
    await admin.graphql(
      'mutation($c: String!) { createEmployee(input: {code: $c, firstName: "Lina", lastName: "Saleh", hireDate: "2024-01-01"}) { id } }',
      { c: newId() },
    )
  ).data.createEmployee.id;

const pay = (employeeId: string, validFrom: string, validTo: string | null, more: object = {}) =>
  admin.graphql(
    'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id currency baseSalary validFrom version } }',
    { input: { employeeId, baseSalary: '1250.125', validFrom, validTo, ...more } },
  );

const hold = (employeeId: string, validFrom: string, validTo: string | null, more: object = {}) =>
  admin.graphql('mutation($input: EmployeePositionInput!) { createEmployeePosition(input: $input) { id } }', {
    input: { employeeId, validFrom, validTo, ...more },
  });

const end = (id: string) =>
  admin.graphql(
    'mutation($id: ID!) { endEmployment(id: $id, version: 1, exitDate: "2024-06-30", exitReason: "Resigned") { id } }',
    { id },
  );

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company({ currency: 'KWD' }) });
});

afterAll(() => test.close());

describe('towards the salaries of the position', () => {
  const position = async (range: object): Promise<string> =>
    (
      await admin.graphql('mutation($input: PositionInput!) { createPosition(input: $input) { id } }', {
        input: { title: newId(), ...range },
      })
    ).data.createPosition.id;

  it.each<[string, object, string | null]>([
    ['no range', {}, null],
    ['a range it lies in', { minSalary: '1000', maxSalary: '1500' }, 'within'],
    ['its very ends', { minSalary: '1250.125', maxSalary: '1250.125' }, 'within'],
    ['a higher one', { minSalary: '1250.126', maxSalary: '1500' }, 'below'],
    ['a lower one', { maxSalary: '1250.124' }, 'above'],
    ['a lowest alone', { minSalary: '1' }, 'within'],
  ])('a salary lies by %s', async (_what, range, expected) => {
    const employeeId = await hire();
    await hold(employeeId, '2024-01-01', null, { positionId: await position(range) });
    await pay(employeeId, '2024-01-01', null);
    const { data } = await admin.graphql(
      'query($e: ID!) { employeeSalaries(filter: {employeeId: {eq: $e}}) { rows { rangePosition } } }',
      { e: employeeId },
    );
    expect(data.employeeSalaries.rows).toEqual([{ rangePosition: expected }]);
  });

  it.each<[string, object, object, string | null]>([
    ['its grade', { minSalary: '1300' }, {}, 'below'],
    [
      'its own range, not its grade’s, where it has one end of its own',
      { minSalary: '1300' },
      { maxSalary: '1200' },
      'above',
    ],
    ['nothing where its grade has no salaries', {}, {}, null],
  ])('a position has the range of %s', async (_what, ofGrade, range, expected) => {
    const code = newId();
    const { data } = await admin.graphql(
      'mutation($input: GradeInput!) { createGrade(input: $input) { id currency } }',
      { input: { code, name: code, rank: 1, ...ofGrade } },
    );
    expect(data.createGrade.currency).toBe('KWD');
    const employeeId = await hire();
    await hold(employeeId, '2024-01-01', null, {
      positionId: await position({ gradeId: data.createGrade.id, ...range }),
    });
    await pay(employeeId, '2024-01-01', null);
    const { rangePosition } = (
      await admin.graphql(
        'query($e: ID!) { employeeSalaries(filter: {employeeId: {eq: $e}}) { rows { rangePosition } } }',
        { e: employeeId },
      )
    ).data.employeeSalaries.rows[0];
    expect(rangePosition).toBe(expected);
  });

  it.each<[string, object, string]>([
    ['an inverted range', { minSalary: '2', maxSalary: '1' }, 'maxSalary'],
    ['another currency', { currency: 'SAR' }, 'currency'],
    ['no place among the others', { rank: 0 }, 'rank'],
  ])('no grade has %s', async (_what, more, field) => {
    const { errors } = await admin.graphql('mutation($input: GradeInput!) { createGrade(input: $input) { id } }', {
      input: { code: newId(), name: newId(), rank: 1, ...more },
    });
    expect(errors?.[0]?.extensions.field).toBe(field);
  });

  it("one's own pay tells nothing of the range, unless that is granted", async () => {
    const actions = ['read', 'read_sensitive'];
    const see = async (granted: string[]) => {
      const employeeId = await hire();
      await hold(employeeId, '2024-01-01', null, { positionId: await position({ minSalary: '2000' }) });
      await pay(employeeId, '2024-01-01', null);
      const self = await test.as({
        company: admin.companyId!,
        employeeId,
        grants: granted.map((action) => ({ subject: 'EmployeeSalary', action, scope: 'own' as const })),
      });
      return (await self.graphql('{ employeeSalaries { rows { baseSalary rangePosition } } }')).data.employeeSalaries
        .rows;
    };
    expect(await see(actions)).toEqual([{ baseSalary: '1250.125', rangePosition: null }]);
    expect(await see([...actions, 'read_range'])).toEqual([{ baseSalary: '1250.125', rangePosition: 'below' }]);
  });

  it('is by the position of its own days, is found in the list, and is told nobody who does not see the salary', async () => {
    const employeeId = await hire();
    await hold(employeeId, '2024-01-01', '2024-05-31', { positionId: await position({ minSalary: '2000' }) });
    await hold(employeeId, '2024-06-01', null, { positionId: await position({ maxSalary: '1000' }) });
    await pay(employeeId, '2024-01-01', '2024-05-31');
    await pay(employeeId, '2024-06-01', null);
    const ask = async (who: Person, filter: object) =>
      who.graphql(
        'query($f: EmployeeSalaryFilter) { employeeSalaries(filter: $f) { rows { validFrom rangePosition } } }',
        { f: { employeeId: { eq: employeeId }, ...filter } },
      );
    expect((await ask(admin, { rangePosition: { eq: 'below' } })).data.employeeSalaries.rows).toEqual([
      { validFrom: '2024-01-01', rangePosition: 'below' },
    ]);
    expect((await ask(admin, { rangePosition: { eq: 'above' } })).data.employeeSalaries.rows).toEqual([
      { validFrom: '2024-06-01', rangePosition: 'above' },
    ]);
    const blind = await test.as({
      company: admin.companyId!,
      grants: [{ subject: 'EmployeeSalary', action: 'read', scope: 'company' }],
    });
    expect((await ask(blind, {})).data.employeeSalaries.rows).toMatchObject([
      { rangePosition: null },
      { rangePosition: null },
    ]);
    expect(codeOf(await ask(blind, { rangePosition: { eq: 'below' } }))).toBe('INVALID');
  });
});

describe('outside of the employment', () => {
  it.each([
    ['2023-12-31', null, 'validFrom'],
    ['2024-07-01', null, 'validFrom'],
    ['2024-02-01', '2024-07-01', 'validTo'],
    ['2024-02-01', '2024-06-30', undefined],
    ['2024-02-01', null, undefined],
  ])('a salary from %s to %s: %s', async (from, to, field) => {
    const employeeId = await hire();
    await end(employeeId);
    expect((await pay(employeeId, from, to)).errors?.[0]?.extensions.field).toBe(field);
  });

  it.each([
    ['2023-12-31', '2024-01-31', 'validFrom'],
    ['2024-07-01', '2024-07-01', 'validFrom'],
    ['2024-02-01', '2024-07-01', 'validTo'],
    ['2024-02-01', null, 'validTo'],
    ['2024-02-01', '2024-06-30', undefined],
  ])('a position from %s to %s: %s', async (from, to, field) => {
    const employeeId = await hire();
    await end(employeeId);
    expect((await hold(employeeId, from, to)).errors?.[0]?.extensions.field).toBe(field);
  });

  it('no first day is moved past what there is: the refusal says what and since when', async () => {
    const employeeId = await hire();
    const move = (hireDate: string, version = 1) =>
      admin.graphql(
        'mutation($id: ID!, $v: Int!, $d: Date!) { updateEmployee(id: $id, version: $v, input: {hireDate: $d}) { hireDate version } }',
        { id: employeeId, v: version, d: hireDate },
      );
    await pay(employeeId, '2024-01-01', '2024-01-31');
    await hold(employeeId, '2024-02-01', null, { isPrimary: false });
    const { errors } = await move('2024-02-02');
    expect(errors?.[0]).toMatchObject({
      message:
        'Before that day there is already: salary 2024-01-01, position of an employee 2024-02-01. Change that first.',
      extensions: { code: 'CONFLICT', field: 'hireDate' },
    });
    expect((await move('2023-12-01')).data.updateEmployee).toMatchObject({ hireDate: '2023-12-01', version: 2 });
    expect((await move('2024-01-01', 2)).data.updateEmployee.hireDate).toBe('2024-01-01');
  });
});

describe('salaries of an employee', () => {
  it('are exact to the nearest minor unit and in the currency of the company', async () => {
    const { data } = await pay(await hire(), '2024-01-01', null);
    expect(data.createEmployeeSalary).toMatchObject({ currency: 'KWD', baseSalary: '1250.125' });
    expect((await pay(await hire(), '2024-01-01', null, { currency: 'AED' })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'currency',
    });
    expect(
      (await pay(await hire(), '2024-01-01', null, { baseSalary: '1.0001' })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'INVALID', field: 'baseSalary' });
    expect((await pay(await hire(), '2024-01-01', null, { baseSalary: '-1' })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'baseSalary',
    });
  });

  it.each([
    ['2024-01-01', '2024-06-30', '2024-06-30', null, 'CONFLICT'],
    ['2024-01-01', '2024-06-30', '2024-07-01', null, 'done'],
    ['2024-01-01', null, '2030-01-01', '2030-01-01', 'CONFLICT'],
    ['2024-03-01', '2024-03-31', '2024-01-01', '2024-02-29', 'done'],
    ['2024-03-01', '2024-03-31', '2024-01-01', null, 'CONFLICT'],
    ['2024-03-01', '2024-03-31', '2024-03-10', '2024-03-09', 'INVALID'],
  ])('from %s to %s and from %s to %s: %s', async (from, to, nextFrom, nextTo, outcome) => {
    const employeeId = await hire();
    expect(codeOf(await pay(employeeId, from, to))).toBe('done');
    expect(codeOf(await pay(employeeId, nextFrom, nextTo))).toBe(outcome);
  });

  it('that go on end the one that went on before, the day before', async () => {
    const employeeId = await hire();
    await pay(employeeId, '2024-01-01', null);
    expect(codeOf(await pay(employeeId, '2026-03-16', null, { baseSalary: '1500' }))).toBe('done');
    const { data } = await admin.graphql(
      'query($id: ID!) { employee(id: $id) { employeeSalaries { validFrom validTo version baseSalary } } }',
      { id: employeeId },
    );
    expect(data.employee.employeeSalaries).toEqual([
      { validFrom: '2026-03-16', validTo: null, version: 1, baseSalary: '1500.000' },
      { validFrom: '2024-01-01', validTo: '2026-03-15', version: 2, baseSalary: '1250.125' },
    ]);
  });

  it('end none before them for whom may not change it', async () => {
    const [employeeId, company] = [await hire(), admin.companyId!];
    await pay(employeeId, '2024-01-01', null);
    const clerk = await test.as({
      company,
      grants: ['EmployeeSalary create', 'EmployeeSalary read', 'EmployeeSalary read_sensitive', 'Employee read'].map(
        (grant) => ({ subject: grant.split(' ')[0]!, action: grant.split(' ')[1]!, scope: 'company' as const }),
      ),
    });
    const later = await clerk.graphql(
      'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }',
      { input: { employeeId, baseSalary: '1500', validFrom: '2026-03-16' } },
    );
    expect(codeOf(later)).toBe('CONFLICT');
  });

  it('given twice at once are given once', async () => {
    const employeeId = await hire();
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(employeeId, '2024-01-01', null)));
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'done']);
  });

  it('changed into one another are refused; deleted, they make room', async () => {
    const employeeId = await hire();
    await pay(employeeId, '2024-01-01', '2024-06-30');
    const {
      data: { createEmployeeSalary: later },
    } = await pay(employeeId, '2024-07-01', null);
    const change = await admin.graphql(
      'mutation($id: ID!) { updateEmployeeSalary(id: $id, version: 1, input: {validFrom: "2024-06-01"}) { id } }',
      { id: later.id },
    );
    expect(codeOf(change)).toBe('CONFLICT');
    await admin.graphql('mutation($id: ID!) { deleteEmployeeSalaries(ids: [$id]) { done } }', { id: later.id });
    expect(codeOf(await pay(employeeId, '2024-07-15', null))).toBe('done');
    const restored = await admin.graphql(
      'mutation($id: ID!) { restoreEmployeeSalaries(ids: [$id]) { done message } }',
      { id: later.id },
    );
    expect(restored.data.restoreEmployeeSalaries[0]).toMatchObject({
      done: false,
      message: expect.stringContaining('overlap'),
    });
  });

  it('of another employee are no obstacle', async () => {
    for (const employeeId of [await hire(), await hire()])
      expect(codeOf(await pay(employeeId, '2024-01-01', null))).toBe('done');
  });
});

describe('positions of an employee', () => {
  it('overlap unless one of them is not the main one, and begin with the employment', async () => {
    const employeeId = await hire();
    expect(codeOf(await hold(employeeId, '2024-01-01', null))).toBe('done');
    expect(codeOf(await hold(employeeId, '2024-05-01', '2024-05-01'))).toBe('CONFLICT');
    expect(codeOf(await hold(employeeId, '2024-05-01', null, { isPrimary: false, fte: '0.5' }))).toBe('done');
    expect((await hold(employeeId, '2023-12-31', null, { isPrimary: false })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'validFrom',
    });
    expect((await hold(employeeId, '2024-05-02', '2024-05-01')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'validTo',
    });
    expect(
      (await hold(employeeId, '2025-05-02', null, { managerId: employeeId })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'INVALID', field: 'managerId' });
  });

  it('end the main one that went on before, and none beside it', async () => {
    const employeeId = await hire();
    await hold(employeeId, '2024-01-01', null);
    await hold(employeeId, '2024-02-01', null, { isPrimary: false, fte: '0.5' });
    expect(codeOf(await hold(employeeId, '2025-07-01', null))).toBe('done');
    const { data } = await admin.graphql(
      'query($id: ID!) { employee(id: $id) { employeePositions { validFrom validTo isPrimary } } }',
      { id: employeeId },
    );
    expect(data.employee.employeePositions).toEqual([
      { validFrom: '2025-07-01', validTo: null, isPrimary: true },
      { validFrom: '2024-02-01', validTo: null, isPrimary: false },
      { validFrom: '2024-01-01', validTo: '2025-06-30', isPrimary: true },
    ]);
  });

  it('show on the employee as long as they are held today', async () => {
    const [employeeId, boss] = [await hire(), await hire()];
    const {
      data: {
        createDepartment: { id: departmentId },
      },
    } = await admin.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: newId() });
    const { data } = await hold(employeeId, '2024-01-01', null, { departmentId, managerId: boss });
    const placed = async () =>
      (await admin.graphql('query($id: ID!) { employee(id: $id) { departmentId managerId } }', { id: employeeId })).data
        .employee;
    expect(await placed()).toEqual({ departmentId, managerId: boss });
    await admin.graphql('mutation($id: ID!) { deleteEmployeePositions(ids: [$id]) { done } }', {
      id: data.createEmployeePosition.id,
    });
    expect(await placed()).toEqual({ departmentId: null, managerId: null });
  });
});
