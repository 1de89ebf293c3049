import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let admin: Person;
let company: string;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-10T18:00:00Z') });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const fields = '{ id version skill isVerified verifiedById verifiedAt }';
const create = (who: Person, input: object) =>
  who.graphql(`mutation($input: EmployeeSkillInput!) { made: createEmployeeSkill(input: $input) ${fields} }`, {
    input,
  });
const update = (who: Person, id: string, version: number, input: object) =>
  who.graphql(
    `mutation($id: ID!, $v: Int!, $input: EmployeeSkillChanges!) { changed: updateEmployeeSkill(id: $id, version: $v, input: $input) ${fields} }`,
    { id, v: version, input },
  );
const hire = async (): Promise<string> =>
  (
    await admin.graphql('mutation($input: EmployeeInput!) { made: createEmployee(input: $input) { id } }', {
      input: { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2026-01-01' },
    })
  ).data.made.id;
const grants = (scope: Grant['scope'], ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject: 'EmployeeSkill', action, scope }));

const sees: Grant = { subject: 'Employee', action: 'read', scope: 'company' };

describe('a skill', () => {
  it('is verified by who may, and never by whose it is', async () => {
    const employeeId = await hire();
    const self = await test.as({
      company,
      employeeId,
      grants: [...grants('company', 'read', 'create', 'update', 'verify'), sees],
    });
    const clerk = await test.as({ company, grants: [...grants('company', 'read', 'create', 'update'), sees] });
    for (const who of [self, clerk]) {
      expect(
        (await create(who, { employeeId, skill: 'Triage', validFrom: '2020-01-01', isVerified: true })).errors?.[0]
          ?.extensions,
      ).toMatchObject({ code: 'INVALID', fields: [{ field: 'isVerified' }] });
    }
    const { made } = (await create(self, { employeeId, skill: 'Triage', validFrom: '2020-01-01' })).data;
    expect(made).toMatchObject({ isVerified: false, verifiedById: null });
    const { changed } = (await update(admin, made.id, 1, { isVerified: true })).data;
    expect(changed).toMatchObject({ isVerified: true, verifiedById: admin.id, verifiedAt: expect.any(String) });
    expect((await update(clerk, made.id, 2, { validTo: '2030-01-01' })).data.changed).toMatchObject({
      isVerified: false,
      verifiedById: null,
      verifiedAt: null,
    });
  });

  it('keeps who verified it while nothing it says is changed', async () => {
    const { made } = (
      await create(admin, { employeeId: await hire(), skill: 'Dialysis', validFrom: '2020-01-01', isVerified: true })
    ).data;
    const other = await test.as({ type: 'admin', company });
    const { changed } = (await update(other, made.id, 1, { isVerified: true, skill: 'Dialysis' })).data;
    expect(changed).toMatchObject({ verifiedById: admin.id });
    expect(
      (await update(other, made.id, changed.version, { skill: 'Dialysis of children' })).data.changed,
    ).toMatchObject({ verifiedById: other.id });
  });

  it.each([
    ['an end before its beginning', { validTo: '2019-12-31' }, 'validTo'],
    ['a comma in its name', { skill: 'Triage, dialysis' }, 'skill'],
  ])('refuses %s', async (_what, more, field) => {
    const { errors } = await create(admin, {
      employeeId: await hire(),
      skill: 'Triage',
      validFrom: '2020-01-01',
      ...more,
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: [{ field }] });
  });

  it('is had once at a time, however it is written, and again once it ended', async () => {
    const employeeId = await hire();
    await create(admin, { employeeId, skill: 'Triage', validFrom: '2020-01-01', validTo: '2024-12-31' });
    expect(
      (await create(admin, { employeeId, skill: 'TRIAGE', validFrom: '2024-06-01' })).errors?.[0]?.extensions,
    ).toMatchObject({ status: 409 });
    expect((await create(admin, { employeeId, skill: 'Triage', validFrom: '2025-01-01' })).data.made).toMatchObject({
      skill: 'Triage',
    });
  });

  it('of others is seen by nobody who may only see their own', async () => {
    const [one, other] = [await hire(), await hire()];
    for (const employeeId of [one, other])
      await create(admin, { employeeId, skill: 'Triage', validFrom: '2020-01-01' });
    const who = await test.as({ company, employeeId: one, grants: grants('own', 'read') });
    expect((await who.graphql('{ employeeSkills { total rows { employeeId } } }')).data.employeeSkills).toEqual({
      total: 1,
      rows: [{ employeeId: one }],
    });
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect((await elsewhere.graphql('{ employeeSkills { total } }')).data.employeeSkills.total).toBe(0);
  });
});
