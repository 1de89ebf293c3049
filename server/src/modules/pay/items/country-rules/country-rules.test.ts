import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let clerk: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-28T08:00:00Z') });
});
afterAll(() => test.close());

async function officeIn(country: string): Promise<void> {
  office = await payrollOffice(test, { country });
  clerk = await test.as({
    company: office.company,
    grants: [{ subject: 'PayComponent', action: 'read', scope: 'company' }],
  });
}

const ask = (who: Person, variables: { day?: string; country?: string } = {}) =>
  office.ask(
    who,
    `query($day: Date!, $country: String) { countryRules(day: $day, country: $country) {
       country isOwn isOnFile countries inForce notCovered { group kind what { en ar fr } }
       rules { group key title { en } state validFrom isOfProduct currency source { en }
         figures { label { en } limit number unit day words { en } } } } }`,
    { day: '2026-11-28', ...variables },
  );

type Asked = Awaited<ReturnType<typeof ask>>;
const ruleOf = ({ rules }: Asked, key: string, state = 'in_force') =>
  rules.find((rule: { key: string; state: string }) => rule.key === key && rule.state === state);

it('are those of the country of the company on the day, with what comes and what is not covered', async () => {
  await officeIn('BH');
  const found = await ask(clerk);
  expect(found).toMatchObject({ country: 'BH', isOwn: true, isOnFile: true });
  expect(found.countries).toEqual(['BH', 'AE', 'EG', 'IN', 'JO', 'KW', 'OM', 'QA', 'SA']);
  expect(ruleOf(found, 'pension 0')).toMatchObject({
    validFrom: '2026-01-01',
    currency: 'BHD',
    source: { en: 'Bahrain, Law 14/2022 on social insurance' },
    figures: expect.arrayContaining([
      expect.objectContaining({ label: { en: 'Share of the employer' }, number: '15', unit: 'percent' }),
    ]),
  });
  expect(ruleOf(found, 'pension 0', 'coming')).toMatchObject({ validFrom: '2028-01-01' });
  expect(ruleOf(found, 'overtime')).toMatchObject({ isOfProduct: true, validFrom: null });
  expect(found.notCovered).toContainEqual({
    group: 'minimum_wage',
    kind: 'no_rule',
    what: expect.objectContaining({ en: 'Minimum wage of full time, a month' }),
  });
  expect(ruleOf(await ask(clerk, { day: '2027-01-01' }), 'pension 0')).toMatchObject({ validFrom: '2027-01-01' });
});

it('are those of another country where it is named, and of the product where none is on file', async () => {
  await officeIn('AE');
  expect(ruleOf(await ask(clerk, { country: 'EG' }), 'brackets 0').figures).toContainEqual(
    expect.objectContaining({ label: { en: 'Of what lies above' }, limit: '40000', number: '10', unit: 'percent' }),
  );
  expect(await ask(clerk, { country: 'NO' })).toMatchObject({ country: 'NO', isOwn: false, isOnFile: false });
  for (const country of ['XX', 'ae', 'Emirates'.repeat(40)])
    await expect(ask(clerk, { country })).rejects.toMatchObject({ code: 'INVALID', field: 'country' });
  await expect(ask(clerk, { day: '9999-12-31' })).rejects.toMatchObject({ code: 'INVALID' });
});

it('are shown to who may read pay components alone, whatever country they name', async () => {
  await officeIn('AE');
  for (const grants of [[], [{ subject: 'Payslip', action: 'read', scope: 'own' as const }]]) {
    const other = await test.as({ company: office.company, grants });
    for (const country of [undefined, 'AE', 'XX'])
      await expect(ask(other, { country })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});
