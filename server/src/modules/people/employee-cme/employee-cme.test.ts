import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { refreshAllCmeProgress } from '../employee-licence/refresh-all-progress';

let now = new Date('2026-06-10T09:00:00Z');
let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const employee = (values: object = {}) => insertRow(test, 'Employee', company, { ...values });
async function made(name: string, input: object, who = admin, answer = 'id version'): Promise<any> {
  const { data, errors } = await who.graphql(
    `mutation($input: ${name}Input!) { create${name}(input: $input) { ${answer} } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[`create${name}`];
}
const nurseRule = (more: object = {}) =>
  made('CmeRule', { authority: 'DHA', profession: 'Nurse', validFrom: '2020-01-01', credits: '20', ...more });
async function licensed(employeeId: string, rule: { id: string }, more: object = {}) {
  return made(
    'EmployeeLicence',
    { employeeId, number: 'L-1', authority: 'DHA', ruleId: rule.id, issueDate: '2026-01-01', ...more },
    admin,
    'id version counted shortfall required standing',
  );
}
const did = (employeeId: string, more: object = {}, who = admin) =>
  made('EmployeeCme', { employeeId, title: 'Wound care', amount: '5', activityDate: '2026-03-01', ...more }, who);
const act = (who: Person, verb: string, { id, version }: { id: string; version: number }, extra = '') =>
  who.graphql(
    `mutation($id: ID!, $v: Int!) { ${verb}EmployeeCme(id: $id, version: $v${extra}) { id version state reviewNote allowedActions } }`,
    { id, v: version },
  );
const standingOf = async (id: string, who = admin) =>
  (
    await who.graphql(
      'query($id: ID!) { employeeLicence(id: $id) { cycleFrom cycleTo required counted pending shortfall standing daysLeft expectedByNow forecast categories { category counted missing } } }',
      { id },
    )
  ).data.employeeLicence;

describe('credits', () => {
  it('count on the licence once verified, and are pending before', async () => {
    const person = await employee();
    const licence = await licensed(person, await nurseRule());
    expect(licence).toMatchObject({ required: '20.00', counted: '0.00', shortfall: '20.00', standing: 'behind' });
    const activity = await did(person, { amount: '7.5' });
    expect(await standingOf(licence.id)).toMatchObject({
      cycleFrom: '2026-01-01',
      cycleTo: '2026-12-31',
      counted: '0.00',
      pending: '7.50',
      shortfall: '20.00',
      daysLeft: 204,
    });
    expect((await act(admin, 'verify', activity)).data.verifyEmployeeCme).toMatchObject({
      state: 'verified',
      allowedActions: ['reject'],
    });
    expect(await standingOf(licence.id)).toMatchObject({
      counted: '7.50',
      pending: '0.00',
      shortfall: '12.50',
      expectedByNow: '8.82',
      forecast: '17.00',
      categories: [{ category: 'course', counted: '7.50', missing: '0.00' }],
    });
  });

  it('are taken back by rejecting, and of a changed amount, and of a deleted activity', async () => {
    const person = await employee();
    const licence = await licensed(person, await nurseRule());
    const activity = await did(person);
    const { data } = await act(admin, 'verify', activity);
    const rejected = (await act(admin, 'reject', data.verifyEmployeeCme, ', note: "No certificate"')).data
      .rejectEmployeeCme;
    expect(rejected).toMatchObject({
      state: 'rejected',
      reviewNote: 'No certificate',
      allowedActions: ['update', 'delete', 'submit'],
    });
    expect((await standingOf(licence.id)).counted).toBe('0.00');
    const changed = (
      await admin.graphql(
        'mutation($id: ID!, $v: Int!) { updateEmployeeCme(id: $id, version: $v, input: {amount: "6"}) { id version } }',
        { id: activity.id, v: rejected.version },
      )
    ).data.updateEmployeeCme;
    const again = (await act(admin, 'submit', changed)).data.submitEmployeeCme;
    expect(again).toMatchObject({ state: 'submitted', reviewNote: null });
    expect((await standingOf(licence.id)).pending).toBe('6.00');
    await admin.graphql('mutation($id: ID!) { deleteEmployeeCmes(ids: [$id]) { done } }', { id: activity.id });
    expect((await standingOf(licence.id)).pending).toBe('0.00');
  });

  it('count on the licences the activity is allocated to, on all without any, and follow when that changes', async () => {
    const person = await employee();
    const nurse = await licensed(person, await nurseRule());
    const midwife = await licensed(person, await nurseRule({ authority: 'DOH', profession: 'Midwife' }), {
      number: 'M-1',
      authority: 'DOH',
    });
    const counted = async () => [(await standingOf(nurse.id)).pending, (await standingOf(midwife.id)).pending];
    const activity = await did(person, { amount: '5', licenceIds: [nurse.id] });
    expect(await counted()).toEqual(['5.00', '0.00']);
    const change = (version: number, licenceIds: string[]) =>
      admin.graphql(
        'mutation($id: ID!, $v: Int!, $i: EmployeeCmeChanges!) { updateEmployeeCme(id: $id, version: $v, input: $i) { version licenceIds } }',
        { id: activity.id, v: version, i: { licenceIds } },
      );
    await change(activity.version, [nurse.id, midwife.id]);
    expect(await counted()).toEqual(['5.00', '5.00']);
    await change(activity.version + 1, [midwife.id]);
    expect(await counted()).toEqual(['0.00', '5.00']);
    expect((await change(activity.version + 2, [])).data.updateEmployeeCme.licenceIds).toEqual([]);
    expect(await counted()).toEqual(['5.00', '5.00']);
  });

  it('are not allocated to a licence of somebody else, of another company, or deleted', async () => {
    const person = await employee();
    const rule = await nurseRule();
    const [own, theirs, gone] = [
      await licensed(person, rule),
      await licensed(await employee(), rule),
      await licensed(person, rule, { number: 'L-2' }),
    ];
    await admin.graphql('mutation($id: ID!) { deleteEmployeeLicences(ids: [$id]) { done } }', { id: gone.id });
    const place = await test.company();
    const foreign = await insertRow(test, 'EmployeeLicence', place, {
      employeeId: await insertRow(test, 'Employee', place, {}),
      ruleId: null,
    });
    for (const id of [theirs.id, gone.id, foreign]) {
      await expect(did(person, { licenceIds: [own.id, id] })).rejects.toThrow('licenceIds');
    }
    const who = await test.as({
      company,
      employeeId: person,
      grants: [
        { subject: 'EmployeeCme', action: 'create', scope: 'own' },
        { subject: 'EmployeeCme', action: 'read', scope: 'own' },
        { subject: 'EmployeeLicence', action: 'read', scope: 'own' },
        { subject: 'Employee', action: 'read', scope: 'own' },
      ],
    });
    await expect(did(person, { licenceIds: [theirs.id] }, who)).rejects.toThrow('licenceIds');
    expect(await did(person, { licenceIds: [own.id] }, who)).toMatchObject({ id: expect.any(String) });
  });

  it('verified at once by two reviewers count both', async () => {
    const person = await employee();
    const licence = await licensed(person, await nurseRule());
    const activities = await Promise.all(['1', '2', '3', '4'].map((amount) => did(person, { amount, title: amount })));
    const answers = await Promise.all(activities.map((activity) => act(admin, 'verify', activity)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect((await standingOf(licence.id)).counted).toBe('10.00');
  });

  it('follow a changed rule, and a new version of it from the next cycle on', async () => {
    const person = await employee();
    const rule = await nurseRule();
    const licence = await licensed(person, rule);
    await nurseRule({ validFrom: '2026-07-01', credits: '35' });
    expect((await standingOf(licence.id)).required).toBe('20.00');
    await admin.graphql('mutation($id: ID!) { updateCmeRule(id: $id, version: 1, input: {credits: "25"}) { id } }', {
      id: rule.id,
    });
    expect((await standingOf(licence.id)).required).toBe('25.00');
    now = new Date('2026-12-31T21:00:00Z');
    await refreshAllCmeProgress(test.app.services);
    now = new Date('2026-06-10T09:00:00Z');
    expect(await standingOf(licence.id)).toMatchObject({ required: '35.00', cycleFrom: '2027-01-01' });
  });

  it('are sorted by shortfall and found by the employee in the list of licences', async () => {
    const rule = await nurseRule();
    const people = await Promise.all(['A', 'B', 'C'].map((code) => employee({ code })));
    for (const [at, person] of people.entries()) {
      await licensed(person, rule);
      if (at) await act(admin, 'verify', await did(person, { amount: String(at * 4) }));
    }
    const { data } = await admin.graphql(
      '{ employeeLicences(sort: [{field: shortfall, direction: DESC}]) { rows { shortfall employee { code } } } }',
    );
    expect(data.employeeLicences.rows.map((row: any) => [row.employee.code, row.shortfall])).toEqual([
      ['A', '20.00'],
      ['B', '16.00'],
      ['C', '12.00'],
    ]);
  });
});

describe('an activity', () => {
  const mine: Grant[] = ['read', 'create', 'update', 'submit', 'verify', 'reject'].map((action) => ({
    subject: 'EmployeeCme',
    action,
    scope: 'own',
  }));

  it('is recorded by the employee and never verified by themselves', async () => {
    const person = await employee();
    const self = await test.as({
      company,
      employeeId: person,
      grants: [...mine, { subject: 'Employee', action: 'read', scope: 'own' }],
    });
    const activity = await did(person, {}, self);
    const refused = await act(self, 'verify', activity);
    expect(refused.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await act(self, 'reject', activity, ', note: "x"')).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const { data } = await self.graphql('query($id: ID!) { employeeCme(id: $id) { state allowedActions } }', {
      id: activity.id,
    });
    expect(data.employeeCme).toEqual({ state: 'submitted', allowedActions: ['update'] });
    expect((await act(admin, 'verify', activity)).data.verifyEmployeeCme.state).toBe('verified');
  });

  it('verified again changes nothing, and verified is no longer changed by hand', async () => {
    const person = await employee();
    const activity = await did(person);
    const first = (await act(admin, 'verify', activity)).data.verifyEmployeeCme;
    expect((await act(admin, 'verify', activity)).data.verifyEmployeeCme).toEqual(first);
    const { errors } = await admin.graphql(
      'mutation($id: ID!, $v: Int!) { updateEmployeeCme(id: $id, version: $v, input: {amount: "6"}) { id } }',
      { id: activity.id, v: first.version },
    );
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await act(admin, 'submit', first)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it.each([
    ['amount', { amount: 'many' }, /BAD_USER_INPUT|INVALID/],
    ['amount', { amount: '1.234' }, /INVALID/],
    ['amount', { amount: '0' }, /INVALID/],
    ['amount', { amount: '10000' }, /INVALID/],
    ['activityDate', { activityDate: '2026-06-11' }, /INVALID/],
    ['url', { url: 'javascript:alert(1)' }, /INVALID/],
    ['title', { title: '' }, /INVALID/],
  ])('with a wrong %s is refused: %j', async (field, values, code) => {
    const person = await employee();
    const { errors } = await admin.graphql(
      'mutation($input: EmployeeCmeInput!) { createEmployeeCme(input: $input) { id } }',
      { input: { employeeId: person, title: 'Wound care', amount: '5', activityDate: '2026-03-01', ...values } },
    );
    expect(errors?.[0]?.extensions.code).toMatch(code);
    expect(errors?.[0]?.extensions.field ?? errors?.[0]?.message).toContain(field);
  });

  it('of the same accreditation and day counts once', async () => {
    const person = await employee();
    const same = { accreditationNo: 'ACC-7', activityDate: '2026-02-02' };
    const first = await did(person, same);
    await did(await employee(), same);
    await did(person, { ...same, activityDate: '2026-02-03' });
    await expect(did(person, same)).rejects.toThrow(/accreditationNo/);
    await act(admin, 'reject', first, ', note: "Unreadable"');
    await did(person, same);
  });

  it('is rejected with a reason only', async () => {
    const { errors } = await act(admin, 'reject', await did(await employee()), ', note: " "');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'note' });
  });
});

describe('a rule', () => {
  it.each([
    [
      'limits',
      {
        limits: [
          { category: 'online', most: '5' },
          { category: 'online', least: '1' },
        ],
      },
    ],
    ['limits', { limits: [{ category: 'online', least: '6', most: '5' }] }],
    [
      'limits',
      {
        limits: [
          { category: 'online', least: '12' },
          { category: 'course', least: '9' },
        ],
      },
    ],
    ['limits', { limits: [{ category: 'online', most: '-1' }] }],
    ['credits', { credits: '0' }],
    ['cycleMonths', { cycleMonths: 0 }],
  ])('with impossible %s is refused: %j', async (field, values) => {
    await expect(nurseRule(values)).rejects.toThrow(new RegExp(`"field":"${field}"`));
  });

  it('of the same authority, profession and day is there once', async () => {
    await nurseRule();
    await expect(nurseRule()).rejects.toThrow(/"code":"TAKEN"/);
  });
});

describe('on the wire of old clients', () => {
  it('each employee has one row with the sum of the time asked for', async () => {
    const [mona, sami] = [
      await employee({
        code: 'E-1',
        firstName: 'Mona',
        middleName: null,
        lastName: 'Haddad',
        positionId: await insertRow(test, 'Position', company, { title: 'Nurse' }),
      }),
      await employee({ code: 'E-2' }),
    ];
    await did(mona!, { amount: '2.5' });
    await did(mona!, { amount: '3', activityDate: '2026-05-01' });
    await act(admin, 'reject', await did(mona!, { amount: '50', title: 'Not accredited' }), ', note: "x"');
    const rows = async (query = '', who = admin) =>
      (await who.rest('GET', `/api/cme/${query}`)).body.data as { _id: string; amount: number }[];
    expect((await rows()).find((row) => row._id === mona)).toMatchObject({
      employee: 'Mona Haddad',
      amount: 5.5,
      type: 'Nurse',
      idNo: 'E-1',
    });
    expect((await rows()).find((row) => row._id === sami)).toMatchObject({ amount: 0 });
    expect(
      (await rows('?from_date=2026-04-01&to_date=2026-05-01T20:00:00.000Z')).find((row) => row._id === mona)!.amount,
    ).toBe(3);
    expect((await rows('?to_date=2026-04-30')).find((row) => row._id === mona)!.amount).toBe(2.5);
    const wrong = await admin.rest('GET', '/api/cme/?from_date=soon');
    expect([wrong.status, wrong.body.success]).toEqual([422, false]);
  });

  it('shows the employees only whose activities one may read', async () => {
    const [mona] = [await employee({ code: 'E-1' }), await employee({ code: 'E-2' })];
    const all: Grant = { subject: 'Employee', action: 'read', scope: 'company' };
    const self = await test.as({
      company,
      employeeId: mona,
      grants: [all, { subject: 'EmployeeCme', action: 'read', scope: 'own' }],
    });
    expect((await self.rest('GET', '/api/cme')).body.data.map((row: any) => row.idNo)).toEqual(['E-1']);
    expect((await (await test.as({ company, grants: [all] })).rest('GET', '/api/cme')).status).toBe(403);
  });

  it('the activities of one employee stand below /employee-cmes, and without one it is 400', async () => {
    const mona = await employee({ firstName: 'Mona' });
    await did(mona, { url: 'https://example.com/a', description: 'Two days' });
    await did(await employee());
    const { status, body } = await admin.rest('GET', `/api/cme/employee-cmes?employee_id=${mona}`);
    expect([status, body.total]).toEqual([200, 1]);
    expect(body.data).toMatchObject([
      {
        amount: 5,
        date: '2026-03-01',
        description: 'Two days',
        url: 'https://example.com/a',
        employee_info: [{ _id: mona, firstName: 'Mona' }],
      },
    ]);
    for (const query of ['', '?employee_id=', '?employee_id=x'])
      expect([query, (await admin.rest('GET', `/api/cme/employee-cmes${query}`)).status]).toEqual([query, 400]);
    expect((await admin.rest('GET', `/api/cme/employee-cmes/?employee_id=${newId()}`)).body.data).toEqual([]);
    expect((await admin.rest('POST', '/api/cme/employee-cmes')).status).toBe(405);
    const visitor = await fetch(`${test.url}/api/cme/employee-cmes?employee_id=${mona}`);
    expect(visitor.status).toBe(401);
  });
});
