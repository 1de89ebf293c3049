import { Client } from 'pg';
import { insertRow } from '../rows';
import { createTestApp, type Person, type TestApp } from '../test-app';

let test: TestApp;
let noisy: string;
let [loud, quiet]: Person[] = [];
beforeAll(async () => {
  test = await createTestApp();
  noisy = await test.company();
  [loud, quiet] = [
    await test.as({ type: 'admin', company: noisy }),
    await test.as({ type: 'admin', company: await test.company() }),
  ];
});
afterAll(() => test.close());

const change =
  'mutation($id: ID!, $name: String!) { updateDepartment(id: $id, version: 1, input: {name: $name}) { id } }';

it('a company all of whose requests hang keeps no other waiting', async () => {
  const id = await insertRow(test, 'Department', noisy, {});
  const blocker = new Client(test.ownerUrl);
  await blocker.connect();
  await blocker.query(`begin; set local app.company_id = '${noisy}'`);
  await blocker.query('select from department where id = $1 for update', [id]);
  let refused = 0;
  const hanging = Array.from({ length: 40 }, async (_, at) => {
    const answer = await loud!.graphql(change, { id, name: `Name ${at}` });
    refused += 1;
    return answer;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const others = await Promise.all(Array.from({ length: 10 }, () => quiet!.graphql('{ departments { total } }')));
  const rest = await Promise.all(Array.from({ length: 10 }, () => quiet!.rest('GET', '/api/company-department')));
  const refusedMeanwhile = refused;
  await blocker.query('rollback');
  await blocker.end();
  expect(others.map(({ errors }) => errors)).toEqual(others.map(() => undefined));
  expect(rest.map(({ status }) => status)).toEqual(rest.map(() => 200));
  // Those that hang are told to come again after a while; the others are answered before the first of them is.
  expect(refusedMeanwhile).toBe(0);
  const answers = (await Promise.all(hanging)).map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort();
  expect(answers).toEqual([...Array.from({ length: 39 }, () => 'STALE'), 'done'].sort());
});

it('who finds the server busy is told on every door when to ask again', async () => {
  const id = await insertRow(test, 'Department', noisy, {});
  const blocker = new Client(test.ownerUrl);
  await blocker.connect();
  await blocker.query(`begin; set local app.company_id = '${noisy}'`);
  await blocker.query('select from department where id = $1 for update', [id]);
  const ask = (query: string, accept: string) =>
    loud!.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query, variables: { id, name: 'Named' } }),
    });
  // As many as a company may hold of the connections, and more.
  const hanging = Array.from({ length: 12 }, () => ask(change, '*/*'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const answers = await Promise.all([
    ask('{ departments { total } }', 'application/json'),
    ask('{ departments { total } }', 'application/graphql-response+json'),
    ask(change, '*/*'),
    loud!.fetch('/api/company-department'),
    loud!.fetch('/files/aaaaaaaaaaaaaaaaaaaaaaaa'),
    loud!.fetch('/payslips/aaaaaaaaaaaaaaaaaaaaaaaa.pdf'),
    loud!.fetch('/apps/calendar/remove-event?id=aaaaaaaaaaaaaaaaaaaaaaaa', { method: 'DELETE' }),
  ]);
  await blocker.query('rollback');
  await blocker.end();
  await Promise.all(hanging);
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    answers.map(() => [503, '5']),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(bodies.filter((body) => !body.includes('The server is busy. Try again in a few seconds.'))).toEqual([]);
  expect(JSON.parse(bodies[1]!).errors[0].extensions).toEqual({
    code: 'UNAVAILABLE',
    status: 503,
    retryAfterSeconds: 5,
  });
});
