import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from './payroll.fixture';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
});
afterAll(() => test.close());

describe('return', () => {
  const giveBack = (run: { id: string; version: number }, reason: string, who = office.approver) =>
    office.ask(
      who,
      `mutation($id: ID!, $version: Int!, $reason: String!) { returnPayrollRun(id: $id, version: $version, reason: $reason) {
         id version state decisionNote returnedById approvedAt allowedActions } }`,
      { id: run.id, version: run.version, reason },
    );

  const calculatedRun = async (who = office.clerk) => office.calculated(await office.create('2026-03'), who);

  it('brings a run back with its reason to who calculated it, who hears of it, mends it and has it approved', async () => {
    await office.hire();
    const run = await calculatedRun();
    const returned = await giveBack(run, '  Housing of two people is missing  ');
    expect(returned).toMatchObject({
      state: 'returned',
      decisionNote: 'Housing of two people is missing',
      returnedById: office.approver.id,
    });
    expect(
      (await office.ask(office.clerk, '{ notifications(limit: 20) { rows { kind } } }')).rows.map(
        ({ kind }: { kind: string }) => kind,
      ),
    ).toContain('payroll_returned');
    const again = await office.calculated(await office.read(run.id));
    const approved = await office.ask(
      office.approver,
      'mutation($id: ID!, $version: Int!) { approvePayrollRun(id: $id, version: $version, comment: "Compared with February") { state decisionNote returnedAt } }',
      { id: again.id, version: again.version },
    );
    expect(approved).toEqual({ state: 'approved', decisionNote: 'Compared with February', returnedAt: null });
  });

  it('tells whoever reads the run who returned it, and nothing else of their account', async () => {
    await office.hire();
    const { id } = await giveBack(await calculatedRun(), 'Housing of two people is missing');
    const asked = async (fields: string, list = false) => {
      const found = list
        ? await office.ask(office.clerk, `{ payrollRuns { rows { returnedBy { ${fields} } } } }`)
        : await office.ask(office.clerk, `query($id: ID!) { payrollRun(id: $id) { returnedBy { ${fields} } } }`, {
            id,
          });
      return list ? found.rows[0].returnedBy : found.returnedBy;
    };
    for (const list of [false, true]) {
      expect(await asked('id name', list)).toEqual({ id: office.approver.id, name: expect.stringMatching(/./) });
      expect(await asked('name email', list)).toBeNull();
    }
  });

  it('takes an approval back until a payment is made', async () => {
    await office.hire();
    const run = await calculatedRun();
    const approved = await office.act('approve', run, office.approver);
    expect(await giveBack(approved, 'The bank holiday is missing')).toMatchObject({
      state: 'returned',
      approvedAt: null,
    });
  });

  it('without a reason is refused and changes nothing', async () => {
    await office.hire();
    const run = await calculatedRun();
    await expect(giveBack(run, ' ')).rejects.toThrow(/Say why/);
    expect(await office.read(run.id)).toEqual(run);
  });

  it('is refused to who calculated the run: they mend it', async () => {
    await office.hire();
    const run = await calculatedRun(office.approver);
    await expect(giveBack(run, 'Wrong')).rejects.toThrow(/You calculated this payroll run/);
    expect(await office.read(run.id)).toEqual(run);
  });
});
