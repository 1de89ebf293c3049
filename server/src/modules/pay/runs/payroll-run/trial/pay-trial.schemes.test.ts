import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import { clerkGrants, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let finance: Person;
let clerk: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-06-10T08:00:00Z') });
});
afterAll(() => test.close());

const company = (subject: string, ...actions: string[]) =>
  actions.map((action) => ({ subject, action, scope: 'company' as const }));

beforeEach(async () => {
  office = await payrollOffice(test, { country: 'MA' });
  hr = await test.as({ company: office.company, grants: company('ContributionScheme', 'read', 'create') });
  finance = await test.as({
    company: office.company,
    grants: company('ContributionScheme', 'read', 'approve', 'reject'),
  });
  clerk = await test.as({
    company: office.company,
    grants: [...clerkGrants, ...company('ContributionScheme', 'read')],
  });
});

const fund = {
  code: 'medical_fund',
  name: 'Medical fund',
  rates: [
    { employee: '2.5', employer: '5', ceiling: '8000' },
    { wageBelow: '4000', employee: '0', employer: '5' },
  ],
  validFrom: '2026-01-01',
};
async function approved(): Promise<void> {
  const made = await office.ask(
    hr,
    'mutation($input: ContributionSchemeInput!) { createContributionScheme(input: $input) { id version } }',
    { input: fund },
  );
  await office.ask(
    finance,
    'mutation($id: ID!, $version: Int!) { approveContributionScheme(id: $id, version: $version) { id } }',
    made,
  );
}
const refusal = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    ({ field, message }: { field?: string; message: string }) => [field, message],
  );

describe('before it is saved', () => {
  const tried = {
    code: 'medical_fund',
    name: 'Medical fund',
    members: 'everybody',
    wage: 'basic',
    partMonth: 'whole',
    rates: fund.rates,
  };
  const tryOn = (employeeId: string, more: object = {}, who = clerk) =>
    office.ask(
      who,
      `query($scheme: ContributionSchemeTrial!, $employeeId: ID!) {
        tryContributionScheme(scheme: $scheme, employeeId: $employeeId, period: "2026-05") {
          net currency problems { code } lines { code amount } } }`,
      { scheme: { ...tried, ...more }, employeeId },
    );
  const compared = (more: object = {}, who = clerk) =>
    office.ask(
      who,
      `query($scheme: ContributionSchemeTrial!) { payWhatIf(period: "2026-05", scheme: $scheme) {
        employees changed netBefore netAfter costBefore costAfter rows { employeeCode difference } } }`,
      { scheme: { ...tried, ...more } },
    );

  it('is tried on a person and compared for everybody, and nothing is kept', async () => {
    const mona = await office.hire({ code: 'A' });
    await office.hire({ code: 'B', salaries: [['3000', '2024-01-01', null]] });
    const found = {
      net: '9800.00',
      currency: 'AED',
      problems: [],
      lines: [
        { code: 'SI_OWN_MEDICAL_FUND', amount: '200.00' },
        { code: 'SI_OWN_MEDICAL_FUND_EMPLOYER', amount: '400.00' },
      ],
    };
    expect(await tryOn(mona)).toEqual(found);
    // As if they were registered.
    expect(await tryOn(mona, { members: 'registered' })).toEqual(found);
    // 13,000 less 200; the company pays 400 and 5 % of 3,000 beside.
    expect(await compared()).toEqual({
      employees: 2,
      changed: 2,
      netBefore: '13000.00',
      netAfter: '12800.00',
      costBefore: '13000.00',
      costAfter: '13550.00',
      rows: [
        { employeeCode: 'A', difference: '-200.00' },
        { employeeCode: 'B', difference: '0.00' },
      ],
    });
    expect(await compared({ members: 'registered' })).toMatchObject({ changed: 0 });
    // What is on file is replaced by what is tried.
    await approved();
    expect(await compared({ rates: [{ employee: '1', employer: '5' }] })).toMatchObject({
      netBefore: '12800.00',
      netAfter: '12870.00',
    });
    expect((await office.ask(hr, '{ contributionSchemes { total } }')).total).toBe(1);
  });

  it('is refused as when it is saved, and to who may not calculate payrolls', async () => {
    const mona = await office.hire();
    expect(await refusal(tryOn(mona, { rates: [] }))).toEqual(['rates', 'Give 1 to 20 rows of shares.']);
    expect((await refusal(tryOn(mona, { code: 'A B' }))) as string[]).toEqual(['code', expect.any(String)]);
    for (const who of [finance, office.clerk]) {
      await expect(tryOn(mona, {}, who)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(compared({}, who)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
