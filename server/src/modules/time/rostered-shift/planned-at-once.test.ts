import { insertRow } from '../../../../test/rows';
import { createTestApp, type TestApp } from '../../../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('one shift planned for somebody by five at once stands in the roster once, and the others are told', async () => {
  const company = await test.company();
  const employeeId = await insertRow(test, 'Employee', company, { hireDate: '2024-01-01' });
  const shiftId = await insertRow(test, 'Shift', company, {});
  const people = await Promise.all(Array.from({ length: 5 }, () => test.as({ type: 'admin', company })));
  const answers = await Promise.all(
    people.map((who) =>
      who.graphql('mutation($input: RosteredShiftInput!) { createRosteredShift(input: $input) { id } }', {
        input: { employeeId, shiftId, date: '2027-01-05' },
      }),
    ),
  );
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual([
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
    'done',
  ]);
  expect((await people[0]!.graphql('{ rosteredShifts { total } }')).data.rosteredShifts.total).toBe(1);
});
