import { createTestApp, type TestApp } from '../../../../../../test/test-app';
import { payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
});
afterAll(() => test.close());

interface Run {
  id: string;
  version: number;
}
const dismiss = (run: Run, code: string, reason: string, who = office.approver) =>
  office.ask(
    who,
    `mutation($id: ID!, $v: Int!, $c: String!, $r: String!) {
       run: dismissPayrollRunFinding(id: $id, version: $v, code: $c, reason: $r) { id version state } }`,
    { id: run.id, v: run.version, c: code, r: reason },
  );
const restore = (run: Run, code: string) =>
  office.ask(
    office.approver,
    `mutation($id: ID!, $v: Int!, $c: String!) {
       run: restorePayrollRunFinding(id: $id, version: $v, code: $c) { id version state } }`,
    { id: run.id, v: run.version, c: code },
  );
const found = async (run: Run, code: string) =>
  (
    (await office.ask(
      office.approver,
      `query($id: ID!) { f: payrollRunFindings(runId: $id, limit: 5) {
        code level count mayBeDismissed dismissal { reason byName } } }`,
      { id: run.id },
    )) as {
      code: string;
      level: string;
      mayBeDismissed: boolean;
      dismissal: { reason: string; byName: string } | null;
    }[]
  ).find((each) => each.code === code);
const review = async () => office.calculated(await office.create('2026-03'), office.clerk);

describe('dismissing a warning', () => {
  it('keeps the reason with the run and in its history, and is undone', async () => {
    await office.hire();
    const run = await review();
    expect(await found(run, 'no_account')).toMatchObject({ level: 'warning', dismissal: null });
    const dismissed = await dismiss(run, 'no_account', '  Paid in cash this month  ');
    expect((await found(run, 'no_account'))!.dismissal).toMatchObject({ reason: 'Paid in cash this month' });
    expect((await found(run, 'no_account'))!.dismissal!.byName).toMatch(/^Person/);
    const lines = await test.sql<{ action: string; actor: string }>(
      `select action, actor_id as actor from audit_event where record_id = $1 and action = 'dismiss'`,
      [run.id],
    );
    expect(lines).toEqual([{ action: 'dismiss', actor: office.approver.id }]);
    await restore(dismissed, 'no_account');
    expect(await found(run, 'no_account')).toMatchObject({ dismissal: null });
    const told = await test.sql<{ action: string; reason: string }>(
      `select action, reason from audit_event where record_id = $1 and action like '%dismiss' order by id`,
      [run.id],
    );
    expect(told).toEqual([
      { action: 'dismiss', reason: 'No verified bank account on the pay date: Paid in cash this month' },
      { action: 'undismiss', reason: 'No verified bank account on the pay date' },
    ]);
  });

  it('ends when the warning tells something else, and outlives a calculation that finds the same', async () => {
    await office.hire();
    const run = await review();
    await dismiss(run, 'no_account', 'Paid in cash this month');
    const again = await office.calculated(await office.read(run.id), office.clerk);
    expect((await found(again, 'no_account'))!.dismissal).not.toBeNull();
    await office.hire();
    const more = await office.calculated(await office.read(run.id), office.clerk);
    expect((await found(more, 'no_account'))!.dismissal).toBeNull();
  });

  it('ends when the pay of whom it is about comes out otherwise', async () => {
    const mona = await office.hire();
    const run = await review();
    await dismiss(run, 'no_account', 'Paid in cash this month');
    await office.sql('update employee_salary set base_salary = 12000 where employee_id = $1', [mona]);
    const again = await office.calculated(await office.read(run.id), office.clerk);
    expect(await found(again, 'no_account')).toMatchObject({ dismissal: null });
  });

  it('is refused of what changed since the calculation: that is calculated again', async () => {
    const mona = await office.hire();
    const run = await review();
    await office.sql(`update employee set updated_at = now() + interval '1 minute' where id = $1`, [mona]);
    expect(await found(run, 'changed')).toMatchObject({ level: 'warning', mayBeDismissed: false });
    expect(await found(run, 'no_account')).toMatchObject({ level: 'warning', mayBeDismissed: true });
    await expect(dismiss(run, 'changed', 'Fine')).rejects.toThrow(/Calculate the payroll run again/);
  });

  it('is refused to whoever calculated the run, though they may approve others', async () => {
    await office.hire();
    const run = await office.create('2026-03');
    await office.act('calculate', run, office.approver);
    await office.work(run);
    await expect(dismiss(await office.read(run.id), 'no_account', 'Fine')).rejects.toThrow(/Somebody else dismisses/);
  });

  it('is for who may approve the run and did not calculate it, with a reason, of a warning that is there', async () => {
    await office.hire();
    const run = await review();
    await expect(dismiss(run, 'no_account', 'Fine', office.clerk)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(dismiss(run, 'no_account', '   ')).rejects.toThrow(/Say why/);
    await expect(dismiss(run, 'nonsense', 'Fine')).rejects.toThrow(/no longer there/);
    await expect(dismiss({ ...run, version: run.version - 1 }, 'no_account', 'Fine')).rejects.toMatchObject({
      code: 'STALE',
    });
    expect(await found(run, 'no_account')).toMatchObject({ dismissal: null });
  });

  it('is refused of errors, which are repaired', async () => {
    await office.hire({ salaries: [] });
    const run = await review();
    expect(await found(run, 'error')).toMatchObject({ level: 'blocker' });
    await expect(dismiss(run, 'error', 'Fine')).rejects.toThrow(/cannot be dismissed/);
  });
});
