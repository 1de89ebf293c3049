import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { inCompany } from '../../../platform/system-ctx';
import { fillJob, fillSome } from './roster-fill.actions';
import { rosterJobs } from './roster-fill.job';

let test: TestApp;
let admin: Person;
let company: string;
const now = new Date('2026-11-10T18:00:00Z');
const weeks = { from: '2026-11-16', to: '2026-12-27' };
const [all, days] = [300, 42];

const ask = async (query: string, variables: object = {}) => {
  const { data, errors } = await admin.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
const made = async (name: string, input: object): Promise<string> =>
  (await ask(`mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made.id;
const asked = 'id state people done made removed unfilled { reason people shifts names }';
const fill = async () =>
  (await ask(`mutation($from: Date!, $to: Date!) { f: fillRoster(from: $from, to: $to) { ${asked} } }`, weeks)).f;
const standing = async (who = admin) =>
  (
    await who.graphql(
      `query($from: Date!, $to: Date!) { s: rosterStanding(from: $from, to: $to) { planned fill { ${asked} } } }`,
      weeks,
    )
  ).data.s;
const job = (id: string) => ({ companyId: company, userId: '0'.repeat(24), recordId: id });
const shifts = async (): Promise<number> =>
  (
    await test.inside<{ count: number }>(
      company,
      'select count(*)::int as count from rostered_shift where deleted_at is null',
    )
  )[0]!.count;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company({ time_zone: 'Asia/Dubai' });
  admin = await test.as({ type: 'admin', company });
  const departmentId = await made('Department', { name: newId() });
  const day = await made('Shift', { title: newId(), kind: 'times', periods: [{ start: '07:00', end: '15:00' }] });
  const patternId = await made('ShiftPattern', { name: newId(), cycleDays: 1, slots: [{ day: 0, shiftId: day }] });
  await made('ShiftAssignment', { departmentId, patternId, validFrom: '2026-11-02' });
  await test.inside(
    company,
    `insert into employee (company_id, id, version, created_at, updated_at, code, first_name, last_name, status, employee_type, department_id, hire_date)
    select '${company}', lpad(n::text, 24, '0'), 1, now(), now(), 'N' || n, 'Nurse', n::text, 'active', 'full_time', '${departmentId}', '2026-01-01' from generate_series(1, ${all}) n`,
  );
});
afterAll(() => test.close());

describe('filling the roster of many people', () => {
  it('answers after the first of them, goes on where it was cut off, and tells what was left out', async () => {
    const [away, free] = [
      '5'.padStart(24, '0'),
      await made('Employee', { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2026-01-01' }),
    ];
    const leave = await made('EmployeeLeave', {
      employeeId: away,
      kind: 'paid',
      fromDate: '2026-11-17',
      toDate: '2026-11-18',
    });
    await test.inside(company, `update employee_leave set status = 'approved' where id = $1`, [leave]);
    const begun = await fill();
    expect(begun).toMatchObject({ state: 'filling', people: all + 1, done: 119, removed: 0 });
    expect(await standing()).toMatchObject({ planned: begun.made, fill: { id: begun.id, done: 119 } });
    expect((await standing(await test.as({ type: 'admin', company }))).fill).toBeNull();

    const { services } = test.app;
    await expect(
      inCompany(services, job(begun.id), 'write', async (ctx) => {
        await fillSome(ctx, begun.id);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await standing()).toMatchObject({ fill: { state: 'filling', done: 119, made: begun.made } });
    await rosterJobs(services)[fillJob]!(job(begun.id));
    await rosterJobs(services)[fillJob]!(job(begun.id));
    const unfilled = [
      { reason: 'leave', people: 1, shifts: 2, names: ['Nurse 5'] },
      { reason: 'no_pattern', people: 1, shifts: 0, names: ['Lina Saleh'] },
    ];
    expect((await standing()).fill).toMatchObject({
      state: 'done',
      people: all + 1,
      done: all + 1,
      made: all * days - 2,
      removed: 0,
      unfilled,
    });
    expect(await shifts()).toBe(all * days - 2);
    expect(free).toHaveLength(24);
  });

  it('fails where its job was given up, and filling again plans only what is missing', async () => {
    await test.inside(
      company,
      `update rostered_shift set deleted_at = now(), from_pattern = false where date = '2026-12-01'`,
    );
    const begun = await fill();
    await rosterJobs(test.app.services)['fail_abandoned_fills']!({} as never);
    expect((await standing()).fill.state).toBe('filling');
    await test.sql('update graphile_worker._private_jobs set attempts = 5 where key = $1', [`${fillJob} ${begun.id}`]);
    await rosterJobs(test.app.services)['fail_abandoned_fills']!({} as never);
    expect((await standing()).fill.state).toBe('failed');
    const again = await fill();
    await rosterJobs(test.app.services)[fillJob]!(job(again.id));
    expect([begun.made + (await standing()).fill.made, await shifts()]).toEqual([all, all * days - 2]);
  });

  it('ends where whoever asked for it is shut out meanwhile', async () => {
    const planner = await test.as({
      company,
      grants: ['fill', 'read'].map((action) => ({ subject: 'RosteredShift', action, scope: 'company' })),
    });
    const begun = (
      await planner.graphql(`mutation($from: Date!, $to: Date!) { f: fillRoster(from: $from, to: $to) { id state } }`, {
        from: '2027-01-04',
        to: '2027-02-14',
      })
    ).data.f;
    expect(begun.state).toBe('filling');
    await test.inside(company, `update membership set status = 'suspended' where user_id = $1`, [planner.id]);
    await rosterJobs(test.app.services)[fillJob]!({ ...job(begun.id), userId: planner.id });
    const [fill] = await test.inside(company, 'select state, done from roster_fill where id = $1', [begun.id]);
    expect(fill).toEqual({ state: 'failed', done: 119 });
  });
});
