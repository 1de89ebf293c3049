import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let company: string;
let hr: Person;
/** An employee who may ask, their manager who may decide, and the ids of both as employees. */
let worker: Person;
let manager: Person;
const ids: Record<string, string> = {};
let formVersionId: string;

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
    conditions: [{ field: 'purpose', comparison: 'eq', value: 'visa' }],
  },
  { name: 'until', kind: 'date', label: 'Needed by' },
  { name: 'contact', kind: 'employee', label: 'Who may collect it?' },
];
const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));

beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
  ids.manager = await insertRow(test, 'Employee', company, {});
  ids.worker = await insertRow(test, 'Employee', company, { managerId: ids.manager });
  ids.other = await insertRow(test, 'Employee', company, {});
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
  formVersionId = await publishedForm();
});
afterAll(() => test.close());

async function publishedForm(): Promise<string> {
  const { data } = await hr.graphql('mutation($input: FormInput!) { createForm(input: $input) { id } }', {
    input: { title: newId(), titleAr: 'شهادة', type: 'letter', fields },
  });
  await hr.graphql('mutation($id: ID!) { publishForm(id: $id, version: 1) { id } }', { id: data.createForm.id });
  return (
    await hr.graphql(
      'query($id: ID!) { formVersions(filter: {formId: {eq: $id}, isOffered: {eq: true}}) { rows { id } } }',
      { id: data.createForm.id },
    )
  ).data.formVersions.rows[0].id;
}

const row =
  'id version no state type answers decidedById allowedActions history { action byName comment } requesterName';
const ask = (who: Person, answers: unknown = { purpose: 'bank' }, employeeId = ids.worker, version = formVersionId) =>
  who.graphql(`mutation($input: FormRequestInput!) { made: createFormRequest(input: $input) { ${row} } }`, {
    input: { formVersionId: version, employeeId, answers },
  });
const act = (who: Person, verb: string, { id, version }: any, comment?: string) =>
  who.graphql(
    `mutation($id: ID!, $v: Int!${comment === undefined ? '' : ', $c: String!'}) { made: ${verb}FormRequest(id: $id, version: $v${comment === undefined ? '' : ', comment: $c'}) { ${row} } }`,
    { id, v: version, c: comment },
  );
const made = ({ data, errors }: Answer): any => {
  if (errors) throw new Error(JSON.stringify(errors));
  return data.made;
};
const refusalOf = ({ errors }: Answer): any => errors?.[0]?.extensions ?? 'done';

describe('a request', () => {
  it('is submitted, returned, corrected, submitted again and approved, and tells its history', async () => {
    const asked = made(await ask(worker, { purpose: 'visa', country: ' France ', until: '' }));
    expect(asked).toMatchObject({
      state: 'submitted',
      type: 'letter',
      answers: { purpose: 'visa', country: 'France' },
      allowedActions: ['withdraw'],
    });
    const returned = made(await act(manager, 'return', asked, 'Which consulate?'));
    expect(returned.state).toBe('returned');
    const seen = (await worker.graphql(`query($id: ID!) { made: formRequest(id: $id) { ${row} } }`, { id: asked.id }))
      .data.made;
    expect(seen.allowedActions).toEqual(['update', 'submit', 'withdraw']);
    const again = made(
      await worker.graphql(
        `mutation($id: ID!, $v: Int!, $n: Int!, $input: FormRequestChanges!) { updateFormRequest(id: $id, version: $v, input: $input) { id } made: submitFormRequest(id: $id, version: $n) { ${row} } }`,
        {
          id: asked.id,
          v: seen.version,
          n: seen.version + 1,
          input: { answers: { purpose: 'visa', country: 'France, Lyon' } },
        },
      ),
    );
    const approved = made(await act(manager, 'approve', again));
    expect(approved).toMatchObject({
      state: 'approved',
      decidedById: manager.id,
      answers: { country: 'France, Lyon' },
      allowedActions: [],
    });
    expect(approved.history.map(({ action, comment }: any) => [action, comment])).toEqual([
      ['submit', null],
      ['return', 'Which consulate?'],
      ['submit', null],
      ['approve', null],
    ]);
  });

  it('keeps the form as it was, while new ones are made from the new version only', async () => {
    const version = await publishedForm();
    const asked = made(await ask(worker, { purpose: 'bank' }, ids.worker, version));
    const [{ form_id: id }] = (await inCompany<{ form_id: string }>('select form_id from form_version where id = $1', [
      version,
    ])) as [{ form_id: string }];
    const {
      data: { form },
    } = await hr.graphql('query($id: ID!) { form(id: $id) { version } }', { id });
    await hr.graphql(
      'mutation($id: ID!, $v: Int!, $f: [FormFieldInput!]!) { updateForm(id: $id, version: $v, input: {fields: $f}) { id } }',
      { id, v: form.version, f: [{ name: 'else', kind: 'flag', label: 'Something else?' }] },
    );
    const { data } = await worker.graphql(
      'query($id: ID!) { formRequest(id: $id) { formVersion { number fields { name } } } }',
      { id: asked.id },
    );
    expect(data.formRequest.formVersion).toEqual({ number: 1, fields: fields.map(({ name }) => ({ name })) });
    expect(refusalOf(await ask(worker, { purpose: 'bank' }, ids.worker, version))).toMatchObject({
      code: 'INVALID',
      field: 'formVersionId',
    });
    expect(made(await act(manager, 'approve', asked)).state).toBe('approved');
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', {}, ['answers.purpose']],
    ['a hidden answer only', { country: 'France' }, ['answers.purpose']],
    ['no answer to what is asked now', { purpose: 'visa' }, ['answers.country']],
    ['an answer that is not offered', { purpose: 'fun' }, ['answers.purpose']],
    ['an answer nobody asked for', { purpose: 'bank', salary: '1' }, ['answers.salary']],
    ['an employee they cannot see', { purpose: 'bank', contact: '0123456789abcdef01234567' }, ['answers.contact']],
    ['a list', ['bank'], ['answers']],
    ['a text', 'bank', ['answers']],
  ])('with %s is refused beside the question, and takes no number', async (_what, answers, places) => {
    const before = made(await ask(worker)).no as number;
    const refused = await ask(worker, answers);
    expect(refusalOf(refused).fields.map(({ field }: { field: string }) => field)).toEqual(places);
    expect(made(await ask(worker)).no).toBe(before + 1);
  });

  it('drops the answers to questions that are not asked', async () => {
    expect(made(await ask(worker, { purpose: 'bank', country: 'France' })).answers).toEqual({ purpose: 'bank' });
  });

  it('asked for by twenty at once gets twenty numbers without a gap, in its company alone', async () => {
    const first = made(await ask(worker)).no as number;
    const numbers = (await Promise.all(Array.from({ length: 20 }, () => ask(worker)))).map(
      (answer) => made(answer).no as number,
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => first + 1 + at));
  });

  it('is not decided by who asked for it, nor by whom it is about', async () => {
    const byManager = made(await ask(manager, { purpose: 'bank' }, ids.worker));
    expect(byManager.allowedActions).toEqual([]);
    expect(refusalOf(await act(manager, 'approve', byManager))).toMatchObject({ code: 'CONFLICT' });
    const aboutManager = made(await ask(hr, { purpose: 'bank' }, ids.manager));
    expect(refusalOf(await act(manager, 'approve', aboutManager))).toMatchObject({ code: 'CONFLICT' });
    expect(refusalOf(await act(hr, 'approve', aboutManager))).toMatchObject({ code: 'CONFLICT' });
    const second = await test.as({ type: 'admin', company });
    expect(made(await act(second, 'approve', aboutManager)).state).toBe('approved');
  });

  it.each(['reject', 'return'])('is given a reason to %s it', async (verb) => {
    const asked = made(await ask(worker));
    expect(refusalOf(await act(manager, verb, asked, ' '))).toMatchObject({ code: 'INVALID', field: 'comment' });
  });

  it('approved twice is approved once; approved and rejected at once it is one of the two', async () => {
    const asked = made(await ask(worker));
    const approved = made(await act(manager, 'approve', asked));
    expect(made(await act(manager, 'approve', asked)).version).toBe(approved.version);
    const other = made(await ask(worker));
    const answers = await Promise.all([act(manager, 'approve', other), act(manager, 'reject', other, 'No')]);
    expect(answers.map((answer) => refusalOf(answer).code ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
  });

  it('withdrawn is decided by nobody', async () => {
    const asked = made(await ask(worker));
    const withdrawn = made(await act(worker, 'withdraw', asked));
    expect(withdrawn).toMatchObject({ state: 'withdrawn', allowedActions: [] });
    expect(refusalOf(await act(manager, 'approve', withdrawn))).toMatchObject({ code: 'CONFLICT' });
  });

  it('of somebody else is neither seen nor made', async () => {
    const others = made(await ask(hr, { purpose: 'bank' }, ids.other));
    for (const who of [worker, manager])
      expect(
        refusalOf(await who.graphql('query($id: ID!) { formRequest(id: $id) { id } }', { id: others.id })),
      ).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await ask(worker, { purpose: 'bank' }, ids.other))).toMatchObject({
      code: 'INVALID',
      field: 'employeeId',
    });
    expect(refusalOf(await act(worker, 'approve', made(await ask(hr))))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is changed by nobody while it waits', async () => {
    const asked = made(await ask(worker));
    const change = await worker.graphql(
      'mutation($id: ID!, $v: Int!) { updateFormRequest(id: $id, version: $v, input: {answers: {purpose: "visa", country: "X"}}) { id } }',
      { id: asked.id, v: asked.version },
    );
    expect(refusalOf(change)).toMatchObject({ code: 'CONFLICT' });
  });

  it('mails the decision to who asked, in their language and once', async () => {
    await test.sql(`update app_user set locale = 'ar' where id = $1`, [worker.id]);
    const asked = made(await ask(worker));
    const before = (await mailsTo(worker)).length;
    made(await act(manager, 'reject', asked, 'The <bank> refuses it'));
    made(await act(manager, 'reject', asked, 'again'));
    const mails = await mailsTo(worker);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)).toMatchObject({
      kind: 'request_decided',
      locale: 'ar',
      subject: `طلبك رقم ${asked.no}: مرفوض`,
    });
    expect(mails.at(-1)!.message).toContain('The <bank> refuses it');
    expect(mails.at(-1)!.message).toContain('شهادة');
  });

  it('is listed for old clients under their names', async () => {
    const asked = made(await ask(worker));
    const { body } = await hr.rest(
      'GET',
      '/api/request/?requestType=letter&requestStatus=submitted&sort=-no&page=1&limit=1',
    );
    expect(body.data[0]).toMatchObject({
      no: asked.no,
      type: 'letter',
      status: 'submitted',
      content: { purpose: 'bank' },
      user_info: [{ _id: worker.id, name: asked.requesterName }],
      applicant_info: [{ _id: ids.worker }],
      form_info: { version: 1 },
    });
    expect((await hr.rest('GET', '/api/request/?requestType=training')).body.data).toEqual([]);
  });
});

async function inCompany<R>(sql: string, values: unknown[]): Promise<R[]> {
  const client = await test.app.services.pool.connect();
  try {
    await client.query(`begin; set local app.company_id = '${company}'`);
    return (await client.query(sql, values)).rows as R[];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const mailsTo = (who: Person) =>
  inCompany<any>(
    'select m.* from mail m join app_user u on u.email = m.email where u.id = $1 order by m.created_at, m.id',
    [who.id],
  );
