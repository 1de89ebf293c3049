import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';
import { clerkGrants, payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
const all = (subjects: string[], actions: string[]): Grant[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
  hr = await test.as({
    company: office.company,
    grants: [...clerkGrants, ...all(['PayComponent', 'PayTableRow'], ['read', 'create', 'update', 'delete'])],
  });
});
afterAll(() => test.close());

const create = (values: object = {}) =>
  office.ask(
    hr,
    'mutation($input: PayComponentInput!) { createPayComponent(input: $input) { id version code kind prorated rounding } }',
    { input: { code: 'housing', name: 'Housing', formula: 'basic * 25%', validFrom: '2020-01-01', ...values } },
  );
const update = (row: { id: string; version: number }, input: object) =>
  office.ask(
    hr,
    'mutation($id: ID!, $version: Int!, $input: PayComponentChanges!) { updatePayComponent(id: $id, version: $version, input: $input) { id version } }',
    { id: row.id, version: row.version, input },
  );
const remove = async (row: { id: string }) =>
  (
    await office.ask(hr, 'mutation($ids: [ID!]!) { deletePayComponents(ids: $ids) { done message } }', {
      ids: [row.id],
    })
  )[0];
const step = (values: object) =>
  office.ask(hr, 'mutation($input: PayTableRowInput!) { createPayTableRow(input: $input) { id version } }', {
    input: { tableName: 'grades', fromValue: '0', value: '500', validFrom: '2020-01-01', ...values },
  });
const amounts = async (period: string) => {
  const run = await office.calculated(await office.create(period));
  return (await office.slips(run.id)).map((slip) =>
    slip.state === 'error'
      ? slip.problems.map(({ message }: any) => message.en)
      : slip.lines.map(({ code, amount }: any) => `${code} ${amount}`),
  );
};

it('has its usual values when only the needed ones are given', async () => {
  expect(await create()).toMatchObject({ code: 'housing', kind: 'earning', prorated: true, rounding: 'coin' });
});

it.each([
  ['formula', { formula: 'basc * 25%' }, 'At character 1: There is no “basc”. Did you mean “basic”?'],
  ['formula', { formula: 'basic *' }, 'At character 8: The formula ends too early'],
  ['formula', { formula: 'basic > 3' }, 'must answer a number'],
  ['formula', { formula: 'housing * 2' }, 'wait for each other: housing → housing'],
  ['formula', { formula: 'lookup("none", basic)' }, 'There is no table “none”'],
  ['condition', { condition: 'basic' }, 'must answer yes or no'],
  ['condition', { condition: 'employee.type = 3' }, 'cannot be compared'],
  ['code', { code: 'basic' }, 'already means something'],
  ['code', { code: 'Housing 1' }, ''],
  ['validTo', { validTo: '2019-12-31' }, 'before the first'],
])('a wrong %s is told beside its field: %o', async (field, wrong, message) => {
  await expect(create(wrong)).rejects.toMatchObject({
    code: 'INVALID',
    field,
    message: expect.stringContaining(message),
  });
});

it('a circle through others is refused with its path', async () => {
  const one = await create({ code: 'one', formula: '100' });
  await create({ code: 'two', formula: 'one * 2' });
  await create({ code: 'three', formula: 'two * 2' });
  await expect(update(one, { formula: 'three' })).rejects.toMatchObject({
    code: 'INVALID',
    field: 'formula',
    message: expect.stringContaining('one → three → two → one'),
  });
});

it('what others read is neither deleted, renamed nor ended under them', async () => {
  const one = await create({ code: 'one', formula: '100' });
  const two = await create({ code: 'two', formula: 'one * 2' });
  expect(await remove(one)).toMatchObject({
    done: false,
    message: expect.stringContaining('“two” would no longer work'),
  });
  await expect(update(one, { code: 'uno' })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(update(one, { validTo: '2026-12-31' })).rejects.toMatchObject({ code: 'CONFLICT' });
  await update(two, { validTo: '2026-06-30' });
  await update(one, { validTo: '2026-12-31' });
});

it('versions of one code follow each other and never overlap', async () => {
  const first = await create();
  await expect(create({ validFrom: '2026-04-01', formula: 'basic * 30%' })).rejects.toMatchObject({
    code: 'CONFLICT',
    field: 'validFrom',
    message: expect.stringContaining('from 2020-01-01 on'),
  });
  await update(first, { validTo: '2026-03-31' });
  await create({ validFrom: '2026-04-01', formula: 'basic * 30%' });
  await office.hire();
  expect([await amounts('2026-03'), await amounts('2026-04')]).toEqual([
    [['BASIC 10000.00', 'housing 2500.00']],
    [['BASIC 10000.00', 'housing 3000.00']],
  ]);
});

it('payslips know the person, tables and other components', async () => {
  await step({ fromValue: '0', value: '500' });
  await step({ fromValue: '9000', value: '900' });
  await create({ code: 'transport', formula: 'lookup("grades", basic)', prorated: false });
  await create({ code: 'pension', kind: 'deduction', formula: '(basic_paid + transport) * 5%', prorated: false });
  await create({ code: 'women', formula: '10', condition: 'employee.gender = "female"' });
  const employee = await office.hire({ code: 'a' });
  await office.hire({ code: 'b', hired: '2026-03-17' });
  await office.sql(`update employee set gender = case when id = $1 then 'female' else 'male' end`, [employee]);
  const [whole, part] = await amounts('2026-03');
  expect(whole).toEqual(['BASIC 10000.00', 'transport 900.00', 'pension 545.00', 'women 10.00']);
  expect(part).toEqual(['BASIC 4838.71', 'transport 900.00', 'pension 286.94']);
});

it('a person whom the formula cannot be worked out for is in error with the reason, the others are paid', async () => {
  await create({ formula: '10', condition: 'employee.gender = "female"' });
  await office.hire({ code: 'a' });
  const known = await office.hire({ code: 'b' });
  await office.sql(`update employee set gender = 'female' where id = $1`, [known]);
  expect(await amounts('2026-03')).toEqual([
    ['Housing: “employee.gender” is not known of this person. Fill it in.'],
    ['BASIC 10000.00', 'housing 10.00'],
  ]);
});

it('the last row of a table in use stays', async () => {
  const row = await step({});
  await create({ formula: 'lookup("grades", basic)' });
  const [result] = await office.ask(hr, 'mutation($ids: [ID!]!) { deletePayTableRows(ids: $ids) { done message } }', {
    ids: [row.id],
  });
  expect(result).toMatchObject({ done: false, message: expect.stringContaining('There is no table “grades”') });
  await step({ fromValue: '5000' });
  expect(
    (await office.ask(hr, 'mutation($ids: [ID!]!) { deletePayTableRows(ids: $ids) { done } }', { ids: [row.id] }))[0],
  ).toEqual({ done: true });
});

it('is checked while it is written, by its place, and nothing is saved', async () => {
  const check = (input: object, who = hr) =>
    office.ask(
      who,
      'query($input: PayFormulaInput!) { checkPayComponent(input: $input) { in start end message { en ar } } }',
      { input },
    );
  expect(await check({ code: '', formula: 'basic * 25%' })).toEqual([]);
  expect(await check({ code: 'a', formula: 'basic * bse', condition: '1' })).toMatchObject([
    { in: 'formula', start: 8, end: 11, message: { ar: expect.stringContaining('bse') } },
    { in: 'condition', start: 0 },
  ]);
  await expect(check({ code: '', formula: '1' }, office.approver)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it("the words of formulas are told, the company's own among them", async () => {
  await create();
  const other = await payrollOffice(test);
  const words = (who: Person) =>
    office.ask(who, '{ payVocabulary { words { name type label { en } } functions { name example } tables } }');
  expect((await words(hr)).words).toEqual(
    expect.arrayContaining([
      { name: 'basic', type: 'number', label: { en: 'Monthly basic salary' } },
      { name: 'formula.first_overtime_factor', type: 'number', label: { en: 'Overtime factor, first step' } },
      { name: 'housing', type: 'number', label: { en: 'Housing' } },
    ]),
  );
  const stranger = await test.as({ company: other.company, grants: all(['PayComponent'], ['read']) });
  expect((await words(stranger)).words.map(({ name }: { name: string }) => name)).not.toContain('housing');
  await expect(words(office.approver)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
