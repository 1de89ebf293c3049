import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-06-01T08:00:00Z') });
});
afterAll(() => test.close());

async function insuredIn(
  country: string,
  scheme: string,
  salaries: [string, string, string | null][],
): Promise<string> {
  office = await payrollOffice(test, { country });
  hr = await test.as({ type: 'admin', company: office.company });
  const employeeId = await office.hire({ salaries });
  await office.sql('update employee set nationality = $2 where id = $1', [employeeId, country]);
  await office.ask(
    hr,
    'mutation($input: InsuranceRegistrationInput!) { createInsuranceRegistration(input: $input) { id } }',
    { input: { employeeId, scheme, number: '784', firstInsured: '2015-01-01', validFrom: '2024-01-01' } },
  );
  return employeeId;
}
const component = (input: object): Promise<any> =>
  office.ask(hr, 'mutation($input: PayComponentInput!) { createPayComponent(input: $input) { id version } }', {
    input: { name: 'Housing', prorated: true, ...input },
  });
/** The wage of the first share of the month, part by part. */
async function wageOf(period: string): Promise<string[]> {
  const run = await office.calculated(await office.create(period));
  const { rows } = await office.ask(
    office.clerk,
    'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { lines { code inputs } } } }',
    { id: run.id },
  );
  const share = rows[0].lines.find(({ code }: any) => code.startsWith('SI_'));
  return share.inputs
    .filter(({ name }: any) => name.startsWith('wage'))
    .map(({ label, value }: any) => `${label.en} ${value}`);
}

it('what law counts of housing is counted of a component for housing, of a whole month, and of no other', async () => {
  const employeeId = await insuredIn('SA', 'sa_gosi', [['10000', '2024-01-01', null]]);
  await component({ code: 'housing', formula: 'basic * 25%', insurableAs: 'housing', validFrom: '2026-01-01' });
  await component({ code: 'car', name: 'Car', formula: '900', insurableAs: 'transport', validFrom: '2026-01-01' });
  await component({ code: 'bonus', name: 'Bonus', formula: '700', validFrom: '2026-01-01' });
  await office.sql(`update employee set exit_date = '2026-03-15', status = 'inactive' where id = $1`, [employeeId]);
  expect(await wageOf('2026-03')).toEqual([
    'Basic salary 10000.00',
    'Housing, of a whole month: basic * 25% 2500.00',
    'Contributory wage 12500.00',
  ]);
});

it('where the wage of January counts for the year, so do the components of January', async () => {
  await insuredIn('AE', 'ae_gpssa', [
    ['10000', '2024-01-01', '2026-02-28'],
    ['20000', '2026-03-01', null],
  ]);
  const housing = { code: 'housing', insurableAs: 'housing' };
  await component({ ...housing, formula: 'basic * 20%', validFrom: '2025-01-01', validTo: '2026-02-28' });
  await component({ ...housing, formula: 'basic * 50%', validFrom: '2026-03-01' });
  await component({ code: 'social', name: 'Social', formula: '800', insurableAs: 'social', validFrom: '2026-03-01' });
  expect(await wageOf('2026-04')).toEqual([
    'Basic salary, January 2026 10000.00',
    'Housing, of a whole month: basic * 20%, January 2026 2000.00',
    'Contributory wage 12000.00',
  ]);
});

it('a share that a month is settled for follows the component that was changed', async () => {
  await insuredIn('SA', 'sa_gosi', [['10000', '2024-01-01', null]]);
  await office.posted('2026-03');
  await component({ code: 'housing', formula: 'basic * 10%', insurableAs: 'housing', validFrom: '2026-03-01' });
  const run = await office.calculated(await office.create('2026-04'));
  const [{ lines }] = await office.slips(run.id);
  const shares = lines.filter(({ code }: any) => code.startsWith('SI_SA_GOSI_ANNUITIES'));
  // 9 % of 11,000 for April, and 9 % of 1,000 more for March with the housing of March.
  expect(shares.map(({ amount }: any) => amount)).toEqual(['990.00', '990.00']);
  expect(lines.filter(({ code }: any) => code === 'RETRO').map(({ amount }: any) => amount)).toContain('90.00');
});

it('a deduction is not insured, and a purpose nobody knows is none', async () => {
  await insuredIn('SA', 'sa_gosi', [['10000', '2024-01-01', null]]);
  const rest = { code: 'club', formula: '10', validFrom: '2026-01-01' };
  await expect(component({ ...rest, kind: 'deduction', insurableAs: 'housing' })).rejects.toMatchObject({
    field: 'insurableAs',
  });
  await expect(component({ ...rest, insurableAs: 'food' })).rejects.toBeDefined();
});

it('trying a component on everybody shows what it does to contributions', async () => {
  await insuredIn('SA', 'sa_gosi', [['10000', '2024-01-01', null]]);
  const tried = { code: 'housing', kind: 'earning', formula: '1000', prorated: false, rounding: 'coin' };
  const compared = (more: object) =>
    office.ask(
      hr,
      `query($component: PayComponentTrial!) {
        payWhatIf(period: "2026-04", component: $component) { netBefore netAfter } }`,
      { component: { ...tried, ...more } },
    );
  // 9.75 % of 10,000, annuities and unemployment, and of 11,000.
  expect(await compared({})).toEqual({ netBefore: '9025.00', netAfter: '10025.00' });
  expect(await compared({ insurableAs: 'housing' })).toEqual({ netBefore: '9025.00', netAfter: '9927.50' });
});
