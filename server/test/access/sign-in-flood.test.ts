import { createTestApp, type Person, type TestApp } from '../test-app';

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await createTestApp({ slowPasswords: true });
  person = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const signIns = 20;
const signIn = `mutation($password: String!) { signIn(email: "nobody@example.com", password: $password) { token } }`;

it('while many sign in, with passwords of cost 12, everybody else is answered: bcrypt never runs on the thread that answers', async () => {
  expect(await test.app.services.hashPassword('correct horse', 'password', [])).toMatch(/^\$2b\$12\$/);
  let [answered, refused] = [0, 0];
  const flood = Array.from({ length: signIns }, (_, at) =>
    person.graphql(signIn, { password: `guess ${at}` }).then(({ errors }) => {
      if (errors?.[0]?.extensions.code === 'UNAUTHENTICATED') refused += 1;
    }),
  );
  const isOver = Promise.all(flood);
  while (refused < signIns) {
    const one = await Promise.race([person.graphql('{ departments { total } }'), isOver.then(() => null)]);
    if (!one) break;
    expect(one.errors).toBeUndefined();
    answered += 1;
  }
  expect(refused).toBe(signIns);
  // On the same thread every turn of its loop would go to all the sign-ins first: hardly one other request would come
  // through.
  expect(answered).toBeGreaterThan(signIns);
});
