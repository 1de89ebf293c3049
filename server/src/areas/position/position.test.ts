import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { areaNamed } from '../../platform/area';

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
  it.each<[string, string, boolean]>([['5000', '4999.99', false], ['5000', '5000', true]])('from %s to %s', async (minSalary, maxSalary, isTaken) => {
    const { errors } = await admin.graphql('mutation($input: PositionInput!) { createPosition(input: $input) { id } }', { input: { title: `Nurse ${maxSalary}`, minSalary, maxSalary } });
    expect(errors?.[0]?.extensions.field ?? null).toBe(isTaken ? null : 'maxSalary');
  });
});

describe('the headcount of a position', () => {
  it('counts who holds it now, and neither who left nor who has not been taken on', async () => {
    const { data: { createPosition: { id } } } = await admin.graphql('mutation { createPosition(input: {title: "Porter", headcountPlanned: 4}) { id } }');
    for (const [at, status] of ['active', 'notice', 'exited', 'draft'].entries()) {
      await insertRow(test, areaNamed('Employee')!, company, { code: `P-${at}`, firstName: 'Sami', lastName: 'Aziz', hireDate: '2024-01-01', status, positionId: id });
    }
    const { data } = await admin.graphql('{ positions(filter: { headcount: { lt: 4 } }, search: "Porter") { rows { headcountPlanned headcount } } }');
    expect(data.positions.rows).toEqual([{ headcountPlanned: 4, headcount: 2 }]);
  });
});
