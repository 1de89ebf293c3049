import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let admin: Person;
let company: string;
// A Tuesday.
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-10T18:00:00Z') });
  company = await test.company({ time_zone: 'Asia/Dubai' });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
const made = async (name: string, input: object): Promise<string> =>
  (await ask(admin, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made
    .id;
const roster = (employeeId: string | null, date: string, shiftId: string, more: object = {}) =>
  made('RosteredShift', { employeeId, date, shiftId, ...more });
const scoped = 'mutation($d: ID, $from: Date!, $to: Date!)';
const week = { from: '2026-11-16', to: '2026-11-22' };
const fill = async (d: string) =>
  (
    await ask(admin, `${scoped} { f: fillRoster(departmentId: $d, from: $from, to: $to) { made removed } }`, {
      d,
      ...week,
    })
  ).f;
const publish = async (d: string) =>
  (await ask(admin, `${scoped} { n: publishRoster(departmentId: $d, from: $from, to: $to) }`, { d, ...week })).n;
const own: Grant[] = ['read', 'take'].map((action) => ({ subject: 'RosteredShift', action, scope: 'own' }));

async function ward() {
  const departmentId = await made('Department', { name: newId() });
  const nurse = await made('Employee', {
    code: newId(),
    firstName: 'Lina',
    lastName: 'Saleh',
    hireDate: '2026-01-01',
    departmentId,
  });
  return { departmentId, nurse, works: await test.as({ company, employeeId: nurse, grants: own }) };
}

describe('a shift that needs a skill, by the rule of the company', () => {
  const rule = (skillRule: string) =>
    test.sql('update company set skill_rule = $2 where id = $1', [company, skillRule]);
  afterAll(() => rule('refuse_taking'));
  const skilled = () =>
    made('Shift', {
      title: newId(),
      kind: 'times',
      periods: [{ start: '07:00', end: '15:00' }],
      skillsNeeded: 'Dialysis, Triage',
    });
  const skill = (employeeId: string, name: string, more: object = {}) =>
    made('EmployeeSkill', { employeeId, skill: name, validFrom: '2025-01-01', isVerified: true, ...more });
  const take = (who: Person, id: string) => who.graphql('mutation($id: ID!) { takeOpenShift(id: $id) }', { id });
  const opened = async (who: Person) =>
    (
      await ask(
        who,
        'query($from: Date!, $to: Date!) { myShifts(from: $from, to: $to) { isOpen refusal warning } }',
        week,
      )
    ).myShifts.find(({ isOpen }: { isOpen: boolean }) => isOpen);
  const told = async (d: string) =>
    (
      await ask(
        admin,
        'query($d: ID, $from: Date!, $to: Date!) { roster(departmentId: $d, from: $from, to: $to) { rows { shifts { findings { kind blocks skill { skill isVerified } } } } } }',
        { d, ...week },
      )
    ).roster.rows[0].shifts;

  it('only warned of: it is filled, told, published and taken', async () => {
    await rule('warn');
    const { departmentId, works } = await ward();
    const shiftId = await skilled();
    await made('ShiftAssignment', {
      departmentId,
      validFrom: '2026-11-02',
      patternId: await made('ShiftPattern', { name: newId(), cycleDays: 7, slots: [{ day: 0, shiftId }] }),
    });
    expect(await fill(departmentId)).toEqual({ made: 1, removed: 0 });
    expect(await told(departmentId)).toEqual([
      {
        findings: ['Dialysis', 'Triage'].map((name) => ({
          kind: 'skill',
          blocks: false,
          skill: { skill: name, isVerified: false },
        })),
      },
    ]);
    const id = await roster(null, '2026-11-18', shiftId, { departmentId });
    expect(await publish(departmentId)).toBe(2);
    expect(await opened(works)).toEqual({
      isOpen: true,
      refusal: null,
      warning:
        'The shift of 2026-11-18 needs the skill “Dialysis”, which Lina Saleh does not have. The shift of 2026-11-18 needs the skill “Triage”, which Lina Saleh does not have.',
    });
    expect((await take(works, id)).data).toEqual({ takeOpenShift: id });
  });

  it('refused to who takes it: filling leaves it out, who plans may give it, and no employee takes it until the skill is verified', async () => {
    await rule('refuse_taking');
    const { departmentId, nurse, works } = await ward();
    const shiftId = await skilled();
    await skill(nurse, 'triage');
    const unverified = await skill(nurse, 'Dialysis', { isVerified: false });
    await made('ShiftAssignment', {
      departmentId,
      validFrom: '2026-11-02',
      patternId: await made('ShiftPattern', { name: newId(), cycleDays: 7, slots: [{ day: 0, shiftId }] }),
    });
    const { f } = await ask(
      admin,
      `${scoped} { f: fillRoster(departmentId: $d, from: $from, to: $to) { made unfilled { reason people shifts } } }`,
      { d: departmentId, ...week },
    );
    expect(f).toEqual({ made: 0, unfilled: [{ reason: 'skill', people: 1, shifts: 1 }] });
    await roster(nurse, '2026-11-16', shiftId);
    const id = await roster(null, '2026-11-18', shiftId, { departmentId });
    expect(await publish(departmentId)).toBe(2);
    expect((await take(works, id)).errors?.[0]).toMatchObject({
      message: 'On 2026-11-18 the skill “Dialysis” of Lina Saleh does not count: nobody has verified it.',
      extensions: { code: 'CONFLICT' },
    });
    await ask(
      admin,
      'mutation($id: ID!) { updateEmployeeSkill(id: $id, version: 1, input: { isVerified: true }) { id } }',
      { id: unverified },
    );
    expect((await take(works, id)).data).toEqual({ takeOpenShift: id });
  });

  it('blocked: nobody plans it, what was planned before is not published, and a shift of so many hours a day is no way around it', async () => {
    const { departmentId, nurse, works } = await ward();
    const shiftId = await skilled();
    await rule('refuse_taking');
    const early = await roster(nurse, '2026-11-16', shiftId);
    await rule('block');
    const hours = await made('Shift', {
      title: newId(),
      kind: 'daily_hours',
      totalHours: '8',
      skillsNeeded: 'Dialysis',
    });
    for (const id of [shiftId, hours]) {
      await expect(roster(nurse, '2026-11-17', id)).rejects.toMatchObject({
        code: 'INVALID',
        field: 'shiftId',
        message: 'The shift of 2026-11-17 needs the skill “Dialysis”, which Lina Saleh does not have.',
      });
    }
    await ask(
      admin,
      'mutation($id: ID!) { updateRosteredShift(id: $id, version: 1, input: { note: "Look" }) { id } }',
      { id: early },
    );
    expect((await told(departmentId))[0].findings[0]).toMatchObject({ kind: 'skill', blocks: true });
    await expect(publish(departmentId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('your company does not let these be worked (2)'),
    });
    await skill(nurse, 'Dialysis');
    await skill(nurse, 'Triage', { validTo: '2026-11-16' });
    expect(await publish(departmentId)).toBe(1);
    const open = await roster(null, '2026-11-19', shiftId, { departmentId });
    await publish(departmentId);
    expect((await take(works, open)).errors?.[0]?.message).toBe(
      'On 2026-11-19 the skill “Triage” of Lina Saleh does not count: it ended on 2026-11-16.',
    );
  });
});
