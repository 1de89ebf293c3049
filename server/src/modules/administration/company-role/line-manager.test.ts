import { JsonScalar } from '../../../platform/graphql/scalars';
import { matrixWorld, type World } from '../../../../test/access/matrix-world';
import { secretOf } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { allAreas } from '../../../platform/records/area';
import { restLists } from '../../../rest/rest-routes';
import { standardRoles } from './standard-roles';
import { said } from '../../../../test/said';

let test: TestApp;
let world: World;
let manager: Person;
beforeAll(async () => {
  test = await createTestApp();
  world = await matrixWorld(test);
  manager = await world.member(standardRoles.manager.grants());
});
afterAll(() => test.close());

const tenant = allAreas().filter((area) => area.isTenant && !area.isPersonal);
/** What of a row tells money, numbers of accounts and identity, or health. */
const telling = tenant
  .map((area) => ({
    area,
    fields: [...area.fields.values()]
      .filter((meta) => meta.kind === 'money' || meta.sensitive)
      .map(({ name, kind, graphqlType }) =>
        kind === 'json' && graphqlType() !== JsonScalar ? `${name} { __typename }` : name,
      ),
  }))
  .filter(({ fields }) => fields.length);
const aboutPay = [
  'EmployeeSalary',
  'Payslip',
  'PayrollRun',
  'PayrollPayment',
  'PayrollPaymentLine',
  'BankAccount',
  'EmployeeLoan',
  'LoanInstalment',
  'EmployeeDeduction',
  'EndOfService',
  'EosProvision',
  'Compensation',
  'CompensationAssignment',
  'Deduction',
  'DeductionAssignment',
];

describe('who has the role of a line manager', () => {
  it.each(aboutPay)('finds no %s of anybody, nor the row by its id', async (name) => {
    const { many, one } = tenant.find((area) => area.name === name)!;
    const { data } = await manager.graphql(`{ ${many} { total rows { id } } }`);
    expect(data[many]).toEqual({ total: 0, rows: [] });
    const { errors } = await manager.graphql(`query($id: ID!) { ${one}(id: $id) { id } }`, {
      id: Object.values(world.rows.get(name)!)[0],
    });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(
      (
        await manager.fetch(`/export/${name}.csv`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ columns: [{ field: 'createdAt', header: 'Made' }] }),
        })
      ).status,
    ).toBe(403);
  });

  it.each(telling.map((each) => [each.area.name, each] as const))(
    'reads no amount, number or illness in a list of %s',
    async (_name, { area, fields }) => {
      const { data, errors } = await manager.graphql(
        `{ ${area.many}(limit: 200) { rows { id ${fields.join(' ')} } } }`,
      );
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).not.toContain(secretOf.money);
      expect(JSON.stringify(data)).not.toContain(secretOf.text);
      expect(JSON.stringify(data)).not.toContain(`•••• ${secretOf.text.slice(-4)}`);
    },
  );

  it('meets none on the lists of old clients nor by search', async () => {
    const texts = await Promise.all(restLists.map(async ({ path }) => (await manager.fetch(path)).text()));
    const found = await manager.graphql(`{ search(text: "${secretOf.text}") { id title detail } }`);
    expect(found.data.search).toEqual([]);
    for (const text of texts) {
      expect(said(text)).not.toContain('4321');
      expect(text).not.toContain(secretOf.text);
    }
    expect(texts.join()).toContain(world.employees.team);
  });
});
