import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { data, makeFlow, people, step, waiting } from '../../../requests/approval-task/approval.fixture';
import { bell } from '../../../messaging/notification/notification.fixture';
import { groupsOffice, type GroupsOffice } from './load-inputs/payroll-groups.fixture';

let test: TestApp;
let here: GroupsOffice;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  here = await groupsOffice(test);
});
afterAll(() => test.close());

const nameOf = (id: string, language = 'en') =>
  here.office
    .ask(here.hr, 'query($id: ID!) { payrollRun(id: $id) { name } }', { id }, { 'accept-language': language })
    .then(({ name }) => name);

it('runs of one month are told apart by kind and whom they are for, in the language of the reader', async () => {
  const { office, hr, clinic, nurse } = here;
  const id = await here.placed('E-1', clinic);
  const made = async (more: object) => (await office.create('2026-03', more, hr)).id;
  const runs = [
    await made({ departmentIds: [clinic] }),
    await made({ kind: 'off_cycle', departmentIds: [clinic], positionIds: [nurse] }),
    await made({ kind: 'off_cycle', employeeIds: [id] }),
    await made({}),
  ];
  expect(await Promise.all(runs.map((run) => nameOf(run)))).toEqual([
    'March 2026 · Clinic',
    'March 2026 · off-cycle · Clinic · Nurse',
    'March 2026 · off-cycle · 1 person',
    'March 2026',
  ]);
  expect(await nameOf(runs[1]!, 'ar')).toBe('مارس 2026 · خارج الدورة · Clinic · Nurse');
  const found = await office.ask(hr, '{ search(text: "2026-03") { subject title } }');
  expect(
    found
      .filter(({ subject }: any) => subject === 'PayrollRun')
      .map(({ title }: any) => title)
      .sort(),
  ).toEqual([
    'March 2026',
    'March 2026 · Clinic',
    'March 2026 · off-cycle · 1 person',
    'March 2026 · off-cycle · Clinic · Nurse',
  ]);
});

it('who approves is told which run waits for them, in their inbox too', async () => {
  const { office, clinic } = here;
  await here.placed('E-1', clinic);
  await here.runOf('2026-03', { kind: 'off_cycle', departmentIds: [clinic] });
  const told = async (language: string) =>
    (await bell(office.approver, {}, language)).rows.map(
      ({ kind, text }) => `${kind}: ${text.replace(/[\u2068\u2069]/g, '')}`,
    );
  expect(await told('en')).toEqual(['payroll_waiting: Payroll of March 2026 · off-cycle · Clinic waits for approval']);
  expect(await told('ar')).toEqual(['payroll_waiting: رواتب مارس 2026 · خارج الدورة · Clinic بانتظار الاعتماد']);
});

it.each(['regular', 'off_cycle', 'final', 'correction'])(
  'a flow of approval may be for runs that are %s',
  async (kind) => {
    const { office, hr } = here;
    const flow = (value: string) =>
      makeFlow(hr, [step([people(office.approver.id)])], {
        name: `Runs ${value}`,
        subject: 'PayrollRun',
        conditions: [{ fact: 'kind', comparison: 'eq', values: [value] }],
      });
    expect(data(await flow(kind)).createApprovalFlow.name).toBe(`Runs ${kind}`);
    expect((await flow('yearly')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'conditions.0.values',
    });
  },
);

it('a flow for corrections waits with their name, and leaves other runs alone', async () => {
  const { office, hr, clinic } = here;
  data(
    await makeFlow(hr, [step([people(office.approver.id)])], {
      name: 'Corrections',
      subject: 'PayrollRun',
      conditions: [{ fact: 'kind', comparison: 'eq', values: ['correction'] }],
    }),
  );
  const id = await here.placed('E-1', clinic);
  const regular = await here.runOf('2026-03');
  expect((await waiting(office.approver, 'PayrollRun')).map(({ what, flowName }) => [what, flowName])).toEqual([
    ['March 2026', null],
  ]);
  await here.post(regular);
  await office.sql(`update employee_salary set base_salary = base_salary + 300 where employee_id = $1`, [id]);
  await here.runOf('2026-03', { kind: 'correction' });
  expect(
    (await waiting(office.approver, 'PayrollRun')).map(({ who, what, flowName }) => [who, what, flowName]),
  ).toEqual([[null, 'March 2026 · correction', 'Corrections']]);
  expect((await bell(office.approver)).rows[0]!.text).toContain('March 2026 · correction');
});
