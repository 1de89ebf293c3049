import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const question = (name: string, more: object = {}) => ({ name, kind: 'text', label: `What of ${name}?`, ...more });
const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;
const row =
  'id version status number allowedActions fields { name kind required options { value } conditions { field } }';
const create = (fields: object[] = [question('reason')]) =>
  admin.graphql(`mutation($input: FormInput!) { form: createForm(input: $input) { ${row} } }`, {
    input: { title: newId(), fields },
  });
const act = (verb: string, { id, version }: any) =>
  admin.graphql(`mutation($id: ID!, $v: Int!) { form: ${verb}Form(id: $id, version: $v) { ${row} } }`, {
    id,
    v: version,
  });
const change = ({ id, version }: any, input: object) =>
  admin.graphql(
    `mutation($id: ID!, $v: Int!, $input: FormChanges!) { form: updateForm(id: $id, version: $v, input: $input) { ${row} } }`,
    { id, v: version, input },
  );
const versionsOf = async (id: string) =>
  (
    await admin.graphql(
      'query($id: ID!) { formVersions(filter: {formId: {eq: $id}}, sort: [{field: number}]) { rows { number isOffered title fields { name } } } }',
      { id },
    )
  ).data.formVersions.rows as any[];

describe('a form', () => {
  it('begins as a draft that nobody can fill in', async () => {
    const {
      data: { form },
    } = await create();
    expect(form).toMatchObject({ status: 'draft', number: null, allowedActions: ['update', 'delete', 'publish'] });
    expect(form.fields).toEqual([{ name: 'reason', kind: 'text', required: false, options: [], conditions: [] }]);
    expect(await versionsOf(form.id)).toEqual([]);
  });

  it('has a version for each time it was published, the newest of which is offered', async () => {
    const {
      data: { form: draft },
    } = await create();
    const {
      data: { form: first },
    } = await act('publish', draft);
    expect(first).toMatchObject({ status: 'published', number: 1, allowedActions: ['update', 'delete', 'archive'] });
    const {
      data: { form: second },
    } = await change(first, { fields: [question('reason'), question('place')] });
    expect(second).toMatchObject({ number: 2, version: 3 });
    expect(
      (await versionsOf(draft.id)).map(({ number, isOffered, fields }) => [number, isOffered, fields.length]),
    ).toEqual([
      [1, false, 1],
      [2, true, 2],
    ]);
  });

  it('changed in nothing that is asked makes no version', async () => {
    const {
      data: { form: first },
    } = await act('publish', (await create()).data.form);
    const {
      data: { form: same },
    } = await change(first, { fields: [question('reason')] });
    expect(same.number).toBe(1);
    expect(await versionsOf(first.id)).toHaveLength(1);
  });

  it('archived is offered no longer, and published again under the same version', async () => {
    const {
      data: { form: first },
    } = await act('publish', (await create()).data.form);
    const {
      data: { form: archived },
    } = await act('archive', first);
    expect(archived).toMatchObject({ status: 'archived', allowedActions: ['publish'] });
    expect((await versionsOf(first.id)).map(({ isOffered }) => isOffered)).toEqual([false]);
    expect(refusalOf(await change(archived, { title: newId() }))).toMatchObject({ code: 'CONFLICT' });
    const {
      data: { form: again },
    } = await act('publish', archived);
    expect(again).toMatchObject({ status: 'published', number: 1 });
    expect((await versionsOf(first.id)).map(({ isOffered }) => isOffered)).toEqual([true]);
  });

  it('published twice is published once; changed by two at once it gets one version and one refusal', async () => {
    const {
      data: { form: draft },
    } = await create();
    const answers = await Promise.all([act('publish', draft), act('publish', draft)]);
    expect(answers.map((answer) => refusalOf(answer)?.code)).toEqual([undefined, undefined]);
    const {
      data: { form },
    } = answers[0]!;
    const both = await Promise.all(['a', 'b'].map((name) => change(form, { fields: [question(name)] })));
    expect(both.map((answer) => refusalOf(answer)?.code ?? 'done').sort()).toEqual(['STALE', 'done']);
    expect((await versionsOf(draft.id)).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('without fields is not published', async () => {
    const {
      data: { form },
    } = await create([]);
    expect(refusalOf(await act('publish', form))).toMatchObject({ code: 'CONFLICT' });
    expect(await versionsOf(form.id)).toEqual([]);
  });

  it('that is wrong is refused beside what is wrong, and nothing is kept', async () => {
    const {
      data: { form },
    } = await create();
    const fields = [
      question('a', { conditions: [{ field: 'b', comparison: 'eq', value: 'x' }] }),
      question('b', { kind: 'choice' }),
      question('b'),
    ];
    const refused = await change(form, { fields });
    expect(refusalOf(refused)).toMatchObject({ code: 'INVALID', status: 422 });
    expect(refusalOf(refused)!.fields.map(({ field }: { field: string }) => field)).toEqual([
      'fields.0.conditions',
      'fields.1.options',
      'fields.2.name',
    ]);
    const { data } = await admin.graphql('query($id: ID!) { form(id: $id) { version fields { name } } }', {
      id: form.id,
    });
    expect(data.form).toEqual({ version: 1, fields: [{ name: 'reason' }] });
  });

  it('is listed for old clients by type and status, with its version and what it asks', async () => {
    const title = newId();
    const {
      data: { form },
    } = await admin.graphql(`mutation($input: FormInput!) { form: createForm(input: $input) { ${row} } }`, {
      input: { title, type: 'letter', description: 'For the bank', fields: [question('reason')] },
    });
    await act('publish', form);
    const { body } = await admin.rest('GET', `/api/form/?formType=letter&formStatus=published&q=${title}`);
    expect(body.data).toEqual([
      expect.objectContaining({
        title,
        version: 1,
        type: 'letter',
        description: 'For the bank',
        status: 'published',
        content: [expect.objectContaining({ name: 'reason', kind: 'text' })],
      }),
    ]);
    expect((await admin.rest('GET', `/api/form/?formStatus=archived&q=${title}`)).body.data).toEqual([]);
  });
});
