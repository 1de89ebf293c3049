import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { smallPdf, upload } from '../../files/file/file.fixture';

let test: TestApp;
let company: string;
let hr: Person;
let worker: Person;
let manager: Person;
const ids: Record<string, string> = {};
const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));

const fields = [
  {
    name: 'purpose',
    kind: 'choice',
    label: 'What for?',
    required: true,
    options: [
      { value: 'bank', label: 'A bank' },
      { value: 'visa', label: 'A visa' },
    ],
  },
  {
    name: 'country',
    kind: 'text',
    label: 'Which country?',
    required: true,
    max: '5',
    conditions: [{ field: 'purpose', comparison: 'eq', value: 'visa' }],
  },
  { name: 'letter', kind: 'file', label: 'The letter you were sent' },
];

beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
  ids.manager = await insertRow(test, 'Employee', company, {});
  ids.worker = await insertRow(test, 'Employee', company, { managerId: ids.manager });
  worker = await test.as({
    company,
    employeeId: ids.worker,
    grants: [
      ...grants('company', { FormVersion: ['read'] }),
      ...grants('own', { Employee: ['read'], FormRequest: ['read', 'create', 'update', 'submit', 'withdraw'] }),
    ],
  });
  manager = await test.as({
    company,
    employeeId: ids.manager,
    grants: [
      ...grants('company', { FormVersion: ['read'] }),
      ...grants('team', { Employee: ['read'], FormRequest: ['read', 'create', 'approve', 'reject', 'return'] }),
    ],
  });
});
afterAll(() => test.close());

async function publishedForm(who = hr): Promise<{ formId: string; versionId: string }> {
  const { data } = await who.graphql('mutation($input: FormInput!) { createForm(input: $input) { id } }', {
    input: { title: newId(), type: 'letter', fields },
  });
  await who.graphql('mutation($id: ID!) { publishForm(id: $id, version: 1) { id } }', { id: data.createForm.id });
  const found = await who.graphql(
    'query($id: ID!) { formVersions(filter: {formId: {eq: $id}, isOffered: {eq: true}}) { rows { id } } }',
    { id: data.createForm.id },
  );
  return { formId: data.createForm.id, versionId: found.data.formVersions.rows[0].id };
}
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code ?? 'done';
const save = (who: Person, formVersionId: string, answers: unknown, employeeId: string | null = null) =>
  who.graphql('mutation($draft: FormDraftInput!) { saveFormDraft(draft: $draft) { id version answers employeeId } }', {
    draft: { formVersionId, answers, employeeId },
  });
const drafts = async (who: Person) =>
  (await who.graphql('{ myFormDrafts { id formId answers employeeId fileIds } }')).data.myFormDrafts;
const ask = (who: Person, formVersionId: string, answers: unknown) =>
  who.graphql(
    'mutation($input: FormRequestInput!) { made: createFormRequest(input: $input) { id version answers fileIds } }',
    { input: { formVersionId, employeeId: ids.worker, answers } },
  );
const statusOf = async (who: Person, id: string) => (await who.fetch(`/files/${id}`)).status;

describe('a draft', () => {
  it('is kept as far as one got, found again from another device, and replaced by what came later', async () => {
    const { formId, versionId } = await publishedForm();
    expect(codeOf(await save(worker, versionId, { purpose: 'visa', country: 'Much too long yet' }, ids.worker))).toBe(
      'done',
    );
    await save(worker, versionId, { purpose: 'visa', country: 'Fra', nonsense: 1, letter: 7 }, ids.worker);
    expect((await drafts(worker)).filter((each: any) => each.formId === formId)).toMatchObject([
      { answers: { purpose: 'visa', country: 'Fra' }, employeeId: ids.worker },
    ]);
  });

  it('is theirs alone: nobody else lists it, reads its history or its file, nor throws it away', async () => {
    const { formId, versionId } = await publishedForm();
    const { body } = await upload(worker, smallPdf, 'letter.pdf');
    const { data } = await save(worker, versionId, { purpose: 'bank', letter: body.id });
    for (const who of [manager, hr]) {
      expect((await drafts(who)).filter((each: any) => each.formId === formId)).toEqual([]);
      expect(
        (
          await who.graphql('query($id: ID!) { history(subject: "FormDraft", id: $id) { events { action } } }', {
            id: data.saveFormDraft.id,
          })
        ).errors?.[0]?.extensions.code,
      ).toBe('INVALID');
      expect(await statusOf(who, body.id)).not.toBe(200);
      await who.graphql('mutation($id: ID!) { discardFormDraft(formId: $id) }', { id: formId });
      expect((await who.graphql('{ formRequests { rows { id } } }')).data.formRequests.rows).not.toContainEqual({
        id: data.saveFormDraft.id,
      });
    }
    expect((await drafts(worker)).filter((each: any) => each.formId === formId)).toHaveLength(1);
    expect(await statusOf(worker, body.id)).toBe(200);
  });

  it('ends when the request is sent, and not when that is refused', async () => {
    const { formId, versionId } = await publishedForm();
    await save(worker, versionId, { purpose: 'visa' });
    const mine = async () => (await drafts(worker)).filter((each: any) => each.formId === formId);
    expect(codeOf(await ask(worker, versionId, { purpose: 'visa' }))).toBe('INVALID');
    expect(await mine()).toHaveLength(1);
    expect(codeOf(await ask(worker, versionId, { purpose: 'bank' }))).toBe('done');
    expect(await mine()).toEqual([]);
    const [kept] = await test.inside(
      company,
      'select answers, file_ids from form_draft where form_id = $1 and deleted_at is not null',
      [formId],
    );
    expect(kept).toEqual({ answers: {}, file_ids: [] });
  });

  it('is thrown away by who made it; again changes nothing', async () => {
    const { formId, versionId } = await publishedForm();
    await save(worker, versionId, { purpose: 'bank' });
    for (let at = 0; at < 2; at += 1)
      expect(
        (await worker.graphql('mutation($id: ID!) { discardFormDraft(formId: $id) }', { id: formId })).data
          .discardFormDraft,
      ).toBe(true);
    expect((await drafts(worker)).filter((each: any) => each.formId === formId)).toEqual([]);
  });

  it('is refused to who may not ask, and of a form that is not offered or of another company', async () => {
    const { versionId } = await publishedForm();
    expect(
      codeOf(
        await save(await test.as({ company, grants: grants('company', { FormVersion: ['read'] }) }), versionId, {}),
      ),
    ).toBe('FORBIDDEN');
    const foreign = await publishedForm(await test.as({ type: 'admin', company: await test.company() }));
    for (const id of [newId(), 'x', foreign.versionId]) expect(codeOf(await save(worker, id, {}))).toBe('INVALID');
    for (const answers of ['x', [1], null])
      expect(['INVALID', 'BAD_USER_INPUT']).toContain(codeOf(await save(worker, versionId, answers)));
  });
});

describe('a file that is asked for', () => {
  it('is read by whoever may read the request, and by nobody else', async () => {
    const { versionId } = await publishedForm();
    const { body } = await upload(worker, smallPdf, 'letter.pdf');
    const stranger = await test.as({ company, grants: grants('own', { FormRequest: ['read'] }) });
    expect(await statusOf(manager, body.id)).not.toBe(200);
    const { data } = await ask(worker, versionId, { purpose: 'bank', letter: body.id });
    expect(data.made).toMatchObject({ answers: { letter: body.id }, fileIds: [body.id] });
    expect([await statusOf(worker, body.id), await statusOf(manager, body.id), await statusOf(hr, body.id)]).toEqual([
      200, 200, 200,
    ]);
    expect(await statusOf(stranger, body.id)).not.toBe(200);
  });

  it('has to be one that they may read: its id alone opens nothing', async () => {
    const { versionId } = await publishedForm();
    const { body } = await upload(hr, smallPdf, 'secret.pdf');
    for (const letter of [body.id, newId(), 'x']) {
      const { errors } = await ask(worker, versionId, { purpose: 'bank', letter });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'answers.letter' });
    }
    await save(worker, versionId, { purpose: 'bank', letter: body.id });
    expect((await drafts(worker)).flatMap((each: any) => each.fileIds)).not.toContain(body.id);
    expect(await statusOf(worker, body.id)).not.toBe(200);
  });

  it('taken out of a returned request no longer opens to who decides', async () => {
    const { versionId } = await publishedForm();
    const { body } = await upload(worker, smallPdf, 'wrong.pdf');
    const {
      data: { made },
    } = await ask(worker, versionId, { purpose: 'bank', letter: body.id });
    await manager.graphql(
      'mutation($id: ID!) { returnFormRequest(id: $id, version: 1, comment: "Not this one") { id } }',
      { id: made.id },
    );
    const changed = await worker.graphql(
      'mutation($id: ID!) { updateFormRequest(id: $id, version: 2, input: { answers: { purpose: "bank" } }) { fileIds } }',
      { id: made.id },
    );
    expect(changed.data.updateFormRequest.fileIds).toEqual([]);
    expect(await statusOf(manager, body.id)).not.toBe(200);
  });
});
