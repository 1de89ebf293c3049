import { createTestApp, type Answer, type Person, type TestApp } from '../../../test/test-app';
import { newId } from '../../platform/ids';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code;
const make = async (parentId: string | null = null): Promise<string> =>
  (await admin.graphql('mutation($n: String!, $p: ID) { createDepartment(input: {name: $n, parentId: $p}) { id } }', { n: newId(), p: parentId })).data.createDepartment.id;
const move = (id: string, parentId: string | null, version = 1) =>
  admin.graphql('mutation($id: ID!, $v: Int!, $p: ID) { updateDepartment(id: $id, version: $v, input: {parentId: $p}) { parentId version } }', { id, v: version, p: parentId });

describe('departments', () => {
  it('lie below others and move with all that lies below them', async () => {
    const top = await make();
    const middle = await make(top);
    const leaf = await make(middle);
    expect((await move(middle, null)).data.updateDepartment).toEqual({ parentId: null, version: 2 });
    expect((await move(top, leaf)).data.updateDepartment.parentId).toBe(leaf);
  });

  it.each([1, 2, 4])('never lie below themselves, not by a circle of %d', async (length) => {
    const top = await make();
    let last = top;
    for (let at = 1; at < length; at += 1) last = await make(last);
    const answer = await move(top, last);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'parentId' });
  });

  it('moved below each other at once form no circle: one is moved, the other refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await make(), await make()];
      const answers = await Promise.all([move(a, b), move(b, a)]);
      expect(answers.map((answer) => codeOf(answer) ?? 'moved').sort()).toEqual(['INVALID', 'moved']);
    }
  });

  it('of a name that is taken, or below one that is gone, are refused', async () => {
    const gone = await make();
    await admin.graphql('mutation($id: ID!) { deleteDepartments(ids: [$id]) { done } }', { id: gone });
    expect((await move(await make(), gone)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'parentId' });
    const name = newId();
    const named = () => admin.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: name });
    await named();
    expect((await named()).errors?.[0]?.extensions).toMatchObject({ code: 'TAKEN', field: 'name' });
  });
});
