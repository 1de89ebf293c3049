import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

describe('the pay of a position', () => {
  it.each<[string, string, boolean]>([
    ['5000', '4999.99', false],
    ['5000', '5000', true],
  ])('from %s to %s', async (minSalary, maxSalary, isTaken) => {
    const { errors } = await admin.graphql(
      'mutation($input: PositionInput!) { createPosition(input: $input) { id } }',
      { input: { title: `Nurse ${maxSalary}`, minSalary, maxSalary } },
    );
    expect(errors?.[0]?.extensions.field ?? null).toBe(isTaken ? null : 'maxSalary');
  });
});

describe('the CME rule of a position', () => {
  const made = async (area: string, input: object): Promise<string> => {
    const { data, errors } = await admin.graphql(
      `mutation($input: ${area}Input!) { made: create${area}(input: $input) { id } }`,
      { input },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data.made.id;
  };

  it('holds for the licences of its profession without a rule of their own, as soon as either changes', async () => {
    const rule = (profession: string, credits: string) =>
      made('CmeRule', { authority: 'DHA', profession, validFrom: '2020-01-01', credits });
    const [nursing, own] = [await rule('Registered nurse', '20'), await rule('Midwife', '7')];
    const [nurse, clerk] = [
      await made('Position', { title: 'Ward nurse', cmeRuleId: nursing }),
      await made('Position', { title: 'Ward clerk' }),
    ];
    const employeeId = await made('Employee', {
      code: 'CME-1',
      firstName: 'Lina',
      lastName: 'Saleh',
      hireDate: '2024-01-01',
      positionId: nurse,
    });
    const licence = (number: string, more: object) =>
      made('EmployeeLicence', { employeeId, number, authority: 'DHA', issueDate: '2024-01-01', ...more });
    await licence('same', { profession: ' registered NURSE' });
    await licence('unsaid', {});
    await licence('other', { profession: 'Driver' });
    await licence('own', { profession: 'Registered nurse', ruleId: own });
    const needed = async () => {
      const { data } = await admin.graphql(
        'query($e: ID!) { employeeLicences(filter: {employeeId: {eq: $e}}) { rows { number required } } }',
        { e: employeeId },
      );
      return Object.fromEntries(
        data.employeeLicences.rows.map(({ number, required }: { number: string; required: string | null }) => [
          number,
          required && Number(required),
        ]),
      );
    };
    expect(await needed()).toEqual({ same: 20, unsaid: 20, other: null, own: 7 });
    const change = (id: string, cmeRuleId: string | null) =>
      admin.graphql(
        'mutation($id: ID!, $v: Int!, $r: ID) { updatePosition(id: $id, version: $v, input: {cmeRuleId: $r}) { id } }',
        { id, v: cmeRuleId ? 2 : 1, r: cmeRuleId },
      );
    await change(nurse, null);
    expect(await needed()).toEqual({ same: null, unsaid: null, other: null, own: 7 });
    await change(nurse, nursing);
    expect((await needed()).same).toBe(20);
    await made('EmployeePosition', { employeeId, positionId: clerk, validFrom: '2024-06-01' });
    expect(await needed()).toEqual({ same: null, unsaid: null, other: null, own: 7 });
  });
});

describe('the headcount of a position', () => {
  it('counts who holds it now, and neither who left nor who has not been taken on', async () => {
    const {
      data: {
        createPosition: { id },
      },
    } = await admin.graphql('mutation { createPosition(input: {title: "Porter", headcountPlanned: 4}) { id } }');
    for (const [at, status] of ['active', 'notice', 'exited', 'draft'].entries()) {
      await insertRow(test, 'Employee', company, {
        code: `P-${at}`,
        firstName: 'Sami',
        lastName: 'Aziz',
        hireDate: '2024-01-01',
        status,
        positionId: id,
      });
    }
    const { data } = await admin.graphql(
      '{ positions(filter: { headcount: { lt: 4 } }, search: "Porter") { rows { headcountPlanned headcount } } }',
    );
    expect(data.positions.rows).toEqual([{ headcountPlanned: 4, headcount: 2 }]);
  });
});
