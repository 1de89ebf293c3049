import { allAreas } from '../../src/platform/records/area';
import { actionsOn } from '../../src/platform/access/grant-rules';
import { scopes, type Grant } from '../../src/platform/access/ability';
import { insertRow } from '../rows';
import { createTestApp, type TestApp } from '../test-app';

let test: TestApp;
let company: string;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
});
afterAll(() => test.close());

const areas = allAreas().filter(({ isTenant, isPersonal, person }) => isTenant && !isPersonal && person);
const orders = scopes.flatMap((first) => scopes.map((second) => [first, second] as const)).filter(([a, b]) => a !== b);

/** Roles count in the order of their titles: "Accountant" before "Employee", "HR" after it. */
it.each(orders)('who holds a role for %s and one for %s reads every list about people', async (first, second) => {
  const both = ({ name }: { name: string }): Grant[] =>
    [first, second].flatMap((scope) => actionsOn(name).map((action) => ({ subject: name, action, scope })));
  const employeeId = String(await insertRow(test, 'Employee', company, { status: 'active', hireDate: '2020-01-01' }));
  const person = await test.as({ company, employeeId, grants: areas.flatMap(both) });
  const failed: string[] = [];
  for (const { many } of areas) {
    const { errors } = await person.graphql(`{ ${many}(limit: 2) { total rows { id allowedActions } } }`);
    if (errors) failed.push(`${many}: ${errors[0]!.message}`);
  }
  expect([areas.length > 20, failed]).toEqual([true, []]);
});
