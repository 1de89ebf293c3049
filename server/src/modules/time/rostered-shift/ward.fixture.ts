import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';

/** A ward that plans its shifts. */
export let test: TestApp;
export let admin: Person;
export let company: string;
const now = new Date('2026-11-10T18:00:00Z');
// A Tuesday; the company's week begins on Monday, Saturday and Sunday are free.
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeAll(async () => {
  admin = await test.as({ type: 'admin', company: (company = await test.company({ time_zone: 'Asia/Dubai' })) });
});
afterAll(() => test.close());
export const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
export const made = async (name: string, input: object, who = admin): Promise<string> =>
  (await ask(who, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made.id;
export const hire = (more: object = {}) =>
  made('Employee', { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2026-01-01', ...more });
export const shift = (start: string, end: string) =>
  made('Shift', { title: newId(), kind: 'times', periods: [{ start, end }] });
export const roster = (employeeId: string | null, date: string, shiftId: string, more: object = {}, who = admin) =>
  made('RosteredShift', { employeeId, date, shiftId, ...more }, who);
export const scoped = 'mutation($d: ID, $from: Date!, $to: Date!)';
export const week = { from: '2026-11-16', to: '2026-11-22' };
export const publish = async (d: string, who = admin, period = week) =>
  (await ask(who, `${scoped} { n: publishRoster(departmentId: $d, from: $from, to: $to) }`, { d, ...period })).n;
export const sheet = async (d: string, who = admin, period = week) =>
  await ask(
    who,
    `query($d: ID, $from: Date!, $to: Date!) { roster(departmentId: $d, from: $from, to: $to) {
  total mayOpen open { id title } rows { id employeeName minutes shifts { id date title state fromPattern allowedActions findings { kind minutes } } } }
  standing: rosterStanding(departmentId: $d, from: $from, to: $to) { planned gaps { date start end missing } } }`,
    { d, ...period },
  ).then(({ roster: all, standing }) => ({ ...all, ...standing }));
export const cellsOf = async (d: string, who = admin) =>
  (await sheet(d, who)).rows.flatMap(({ shifts }: { shifts: { date: string }[] }) => shifts);
export const mine = async (who: Person, period = week) =>
  (
    await ask(
      who,
      'query($from: Date!, $to: Date!) { myShifts(from: $from, to: $to) { id date isOpen refusal } }',
      period,
    )
  ).myShifts;
export const own: Grant[] = ['read', 'take'].map((action) => ({ subject: 'RosteredShift', action, scope: 'own' }));
const planner: Grant[] = ['read', 'create', 'update', 'delete', 'fill', 'publish'].map((action) => ({
  subject: 'RosteredShift',
  action,
  scope: 'team',
}));
const shared: Grant[] = [
  { subject: 'Shift', action: 'read', scope: 'company' },
  { subject: 'Employee', action: 'read', scope: 'team' },
  { subject: 'Department', action: 'read', scope: 'company' },
];
/** A ward with somebody who plans for the one who works in it. */
export async function ward() {
  const [departmentId, head] = [await made('Department', { name: newId() }), await hire()];
  const nurse = await hire({ departmentId, managerId: head });
  return {
    departmentId,
    nurse,
    plans: await test.as({ company, employeeId: head, grants: [...planner, ...shared] }),
    works: await test.as({ company, employeeId: nurse, grants: own }),
  };
}
