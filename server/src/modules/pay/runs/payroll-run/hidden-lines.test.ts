import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { textsInPdf } from '../../../../../test/pdf-text';
import { payrollOffice, type Office } from './payroll.fixture';
import { said } from '../../../../../test/said';

let test: TestApp;
let office: Office;
let hr: Person;
let employee: Person;
beforeAll(async () => {
  test = await createTestApp();
  office = await payrollOffice(test);
  hr = await test.as({ type: 'admin', company: office.company });
  const employeeId = await office.hire({ code: 'E1' });
  employee = await test.as({
    company: office.company,
    employeeId,
    grants: [{ subject: 'Payslip', action: 'read', scope: 'own' }],
  });
  await component({
    code: 'insurance',
    name: 'Health insurance',
    kind: 'employer_cost',
    formula: '900',
    hiddenFromEmployee: true,
    prorated: false,
  });
  await component({ code: 'phone', name: 'Phone', kind: 'employer_cost', formula: '50', prorated: false });
  await component({ code: 'housing', name: 'Housing', formula: '1000', prorated: false });
});
afterAll(() => test.close());

const component = (input: object): Promise<any> =>
  office.ask(hr, 'mutation($input: PayComponentInput!) { createPayComponent(input: $input) { id version } }', {
    input: { validFrom: '2020-01-01', ...input },
  });
const slipOf = async (who: Person, period: string) =>
  (
    await office.ask(
      who,
      'query($period: String!) { payslips(filter: {period: {eq: $period}}) { rows { id gross deductions net employerCost lines { code amount hidden } retro { code amount hidden } } } }',
      { period },
    )
  ).rows[0];
const codes = ({ lines }: any) => lines.map(({ code, hidden }: any) => (hidden ? `${code} (hidden)` : code));

it('are on the payslip of payroll people alone: the employee finds nothing of them on any door, and their sums add up', async () => {
  await office.posted('2026-01');
  expect(codes(await slipOf(office.clerk, '2026-01'))).toEqual(['BASIC', 'housing', 'insurance (hidden)', 'phone']);
  const own = await slipOf(employee, '2026-01');
  expect(codes(own)).toEqual(['BASIC', 'housing', 'phone']);
  expect(own).toMatchObject({ gross: '11000.000', deductions: '0.000', net: '11000.000', employerCost: '50.00' });
  expect(await slipOf(office.clerk, '2026-01')).toMatchObject({ employerCost: '950.00' });
  const one = await office.ask(employee, 'query($id: ID!) { payslip(id: $id) { lines { code } } }', { id: own.id });
  expect(codes(one)).toEqual(['BASIC', 'housing', 'phone']);
  for (const who of [employee, office.clerk]) {
    const body = Buffer.from(await (await who.fetch(`/payslips/${own.id}.pdf`)).arrayBuffer());
    const paper = textsInPdf(body).join(' ');
    expect(paper).toContain('Phone');
    expect(said(paper)).not.toMatch(/insurance|900/i);
  }
});

it('stay hidden where a closed month is settled later', async () => {
  const { id, version } = (
    await office.ask(hr, '{ payComponents(filter: {code: {eq: "insurance"}}) { rows { id version } } }')
  ).rows[0];
  await office.ask(
    hr,
    'mutation($id: ID!, $version: Int!) { updatePayComponent(id: $id, version: $version, input: {formula: "950"}) { id } }',
    { id, version },
  );
  await office.posted('2026-02');
  const seen = await slipOf(office.clerk, '2026-02');
  expect(seen.lines.filter(({ code }: any) => code === 'RETRO')).toEqual([
    { code: 'RETRO', amount: '50.00', hidden: true },
  ]);
  expect(seen.retro).toMatchObject([{ code: 'insurance', amount: '50.00', hidden: true }]);
  const own = await slipOf(employee, '2026-02');
  expect([codes(own), own.retro]).toEqual([['BASIC', 'housing', 'phone'], []]);
});

it('are not told by a line that reads them: the employee gets its amount, and neither their name, their value nor the formula', async () => {
  await component({
    code: 'perk',
    name: 'Perk',
    formula: 'insurance * 10% + basic * 1%',
    condition: 'insurance > 500',
    validFrom: '2026-03-01',
  });
  await office.posted('2026-03');
  const explained =
    'query { payslips(filter: {period: {eq: "2026-03"}}) { rows { id lines { code amount formula inputs reason { en ar } } } } }';
  const perkOf = async (who: Person) =>
    (await office.ask(who, explained)).rows[0].lines.find(({ code }: any) => code === 'perk');
  const seen = await perkOf(office.clerk);
  expect(seen).toMatchObject({
    amount: '195.00',
    formula: expect.stringContaining('insurance * 10%'),
    reason: { en: expect.stringContaining('because insurance > 500') },
  });
  expect(seen.inputs.map(({ name, value }: any) => [name, value])).toContainEqual(['insurance', '950']);
  const own = await perkOf(employee);
  expect(own).toMatchObject({
    amount: '195.00',
    formula: '',
    reason: {
      en: 'Perk, calculated by the employer from amounts that payslips do not show, for 31 of 31 calendar days',
    },
  });
  expect(own.inputs.map(({ name }: any) => name)).toEqual(['basic', 'days.paid', 'days.basis']);
  const { id } = (await office.ask(employee, explained)).rows[0];
  const one = await office.ask(
    employee,
    'query($id: ID!) { payslip(id: $id) { lines { code formula inputs reason { en ar } } retro { code } } }',
    { id },
  );
  const rest = await (await employee.fetch('/api/payroll/')).text();
  expect(said([one, rest])).not.toMatch(/insurance|(?<!\.)950|forEmployee/i);
  for (const who of [employee, office.clerk]) {
    const paper = textsInPdf(Buffer.from(await (await who.fetch(`/payslips/${id}.pdf`)).arrayBuffer())).join(' ');
    expect(paper).toContain('Perk');
    expect(said(paper)).not.toMatch(/insurance|950/i);
  }
});

it('leave nothing out of the other lines: every value says what it is called and counted in, whoever reads it', async () => {
  for (const code of ['meals', 'more_meals'])
    await component({ code, name: code, formula: 'basic * 2%', validFrom: '2026-05-01' });
  await office.posted('2026-05');
  const [stored] = await office.sql(`select lines from payslip where company_id = $1 and period = '2026-05'`, [
    office.company,
  ]);
  // Each stored line is read by itself, for ever: without another line and without the code or the catalogues of the
  // day.
  for (const { name, inputs, reason } of stored!.lines) {
    expect(name).toMatchObject({ en: expect.any(String), ar: expect.any(String) });
    expect(reason).toEqual({ en: expect.any(String), ar: expect.any(String), fr: expect.any(String) });
    for (const each of inputs)
      expect(each).toMatchObject({
        name: expect.any(String),
        label: { en: expect.any(String), ar: expect.any(String) },
        value: expect.any(String),
        unit: expect.any(String),
      });
  }
  for (const who of [employee, office.clerk]) {
    const { id, lines } = (
      await office.ask(who, '{ payslips(filter: {period: {eq: "2026-05"}}) { rows { id lines { code inputs } } } }')
    ).rows[0];
    for (const { inputs } of lines)
      for (const each of inputs)
        expect(each).toMatchObject({
          name: expect.any(String),
          label: { en: expect.any(String), ar: expect.any(String) },
          unit: expect.any(String),
        });
    const one = await office.ask(who, 'query($id: ID!) { payslip(id: $id) { lines { code inputs } } }', { id });
    expect(one.lines).toEqual(lines);
  }
});

it('are not told by what a closed month is settled by either', async () => {
  const { id, version } = (
    await office.ask(hr, '{ payComponents(filter: {code: {eq: "insurance"}}) { rows { id version } } }')
  ).rows[0];
  await office.ask(
    hr,
    'mutation($id: ID!, $version: Int!) { updatePayComponent(id: $id, version: $version, input: {formula: "1950"}) { id } }',
    { id, version },
  );
  await office.posted('2026-04');
  const own = (
    await office.ask(
      employee,
      '{ payslips(filter: {period: {eq: "2026-04"}}) { rows { lines { code name { en } amount formula inputs reason { en ar } } retro { code amount } } } }',
    )
  ).rows[0];
  expect(own.lines.filter(({ code }: any) => code === 'RETRO')).toMatchObject([
    { name: { en: 'Perk, March 2026' }, amount: '100.00' },
  ]);
  expect(own.retro).toEqual([{ code: 'perk', amount: '100.00' }]);
  expect(said(own)).not.toMatch(/insurance|950/i);
});

it.each(['earning', 'deduction'])('are never what makes up the pay: %s', async (kind) => {
  await expect(
    component({ code: 'secret', name: 'Secret', formula: '5', kind, hiddenFromEmployee: true }),
  ).rejects.toMatchObject({ code: 'INVALID', field: 'hiddenFromEmployee' });
});
