import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';
import { grants as cashierGrants } from './payment.fixture';

let test: TestApp;
let office: Office;
let cashier: Person;
let second: Person;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-30T08:00:00Z') });
});
afterAll(() => test.close());

const subjects = ['Employee', 'InsuranceRegistration', 'Compensation', 'CompensationAssignment'];
const grants = subjects.flatMap((subject) =>
  ['read', 'create', 'update', 'read_sensitive'].map((action) => ({ subject, action, scope: 'company' as const })),
);

async function officeIn(country: string, currency: string, settings: object): Promise<void> {
  office = await payrollOffice(test, { country, currency });
  [cashier, second] = [
    await test.as({ company: office.company, grants: cashierGrants }),
    await test.as({ company: office.company, grants: cashierGrants }),
  ];
  hr = await test.as({ company: office.company, grants });
  const admin = await test.as({ type: 'admin', company: office.company });
  const { version } = await office.ask(admin, 'query($id: ID!) { company(id: $id) { version } }', {
    id: office.company,
  });
  await office.ask(
    admin,
    'mutation($id: ID!, $version: Int!, $input: CompanyChanges!) { updateCompany(id: $id, version: $version,' +
      ' input: $input) { id } }',
    { id: office.company, version, input: settings },
  );
}
const make = (area: string, input: object, who = hr): Promise<any> =>
  office.ask(who, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });

async function employee(code: string, nationalId: string | null, account: object): Promise<string> {
  const id = await office.hire({ code });
  await office.sql('update employee set national_id = $2, nationality = $3 where id = $1', [
    id,
    nationalId && test.app.services.cipher.encrypt(nationalId),
    'SA',
  ]);
  const entered = { employeeId: id, holder: 'Mona Haddad', validFrom: '2024-01-01', ...account };
  const row = await make('BankAccount', entered, cashier);
  await office.ask(
    second,
    'mutation($id: ID!, $version: Int!) { verifyBankAccount(id: $id, version: $version) { id } }',
    row,
  );
  return id;
}
const approved = async () =>
  office.act('approve', await office.calculated(await office.create('2026-03')), office.approver);
const disburse = (run: { id: string }, format: string) =>
  office.ask(
    cashier,
    `mutation($id: ID!, $format: PaymentFormat!) { disbursePayrollRun(id: $id, format: $format, payDate: "2026-03-31") {
      id fileName total excludedTotal excluded { code why } } }`,
    { id: run.id, format },
  );
const linesOf = async (payment: { id: string }): Promise<string[]> =>
  (await (await cashier.fetch(`/payroll-payments/${payment.id}/file`)).text()).split('\r\n');
const formatsOf = async (run: { id: string }) =>
  (await office.ask(cashier, 'query($id: ID!) { payrollRun(id: $id) { paymentFormats } }', run)).paymentFormats;

it('in Saudi Arabia tells what the payslip is made of, and comes to what the run pays', async () => {
  await officeIn('SA', 'SAR', {
    payerIban: 'SA0380000000608010167519',
    payerBic: 'RJHISARI',
    payerCustomerNo: '4400112233',
    employerId: '7-1234567',
  });
  const account = { iban: 'SA0380000000608010167519', bic: 'RIBLSARI' };
  const employeeId = await employee('E-1', '1000000008', account);
  await employee('E-2', null, account);
  for (const [title, fixedAmount, purpose] of [
    ['Housing', '2500', 'housing'],
    ['Car', '600', 'transport'],
  ]) {
    const { id } = await make('Compensation', { title, fixedAmount, purpose });
    await make('CompensationAssignment', { employeeId, compensationId: id, validFrom: '2024-01-01' });
  }
  const insured = { scheme: 'sa_gosi', number: '784', firstInsured: '2015-01-01', validFrom: '2024-01-01' };
  await make('InsuranceRegistration', { employeeId, ...insured });
  const run = await approved();
  expect(await formatsOf(run)).toEqual(['csv', 'sepa', 'sa_wps']);
  const payment = await disburse(run, 'sa_wps');
  // 12,500 × 9.75 % is 1,218.75; 13,100 less that is 11,881.25, and 10,000 of another employee make the 21,881.25.
  expect(payment).toMatchObject({
    fileName: 'WPS_20260330001.txt',
    total: '11881.250',
    excludedTotal: '10000.000',
    excluded: [{ code: 'E-2', why: 'no_identity_number' }],
  });
  expect(run.net).toBe('21881.250');
  const lines = await linesOf(payment);
  expect(lines[1]).toBe(
    'RJHI\t4400112233\tSA0380000000608010167519\tSAR\t20260331\t11881.25\t\t20260330001\t\t71234567',
  );
  expect(lines[3]).toBe(
    '11881.25\tSA0380000000608010167519\tMona Haddad\tRIBL\t\t\t10000.00\t2500.00\t600.00\t1218.75\t1000000008\t\t\t',
  );
  // The number of the day goes on once who was excluded has theirs.
  await office.sql('update employee set national_id = $1 where code = $2', [
    test.app.services.cipher.encrypt('2000000006'),
    'E-2',
  ]);
  expect(await disburse(run, 'sa_wps')).toMatchObject({ fileName: 'WPS_20260330002.txt', total: '10000.000' });
});

it('in Qatar tells hours of overtime and short names of banks, and excludes an account without one', async () => {
  await officeIn('QA', 'QAR', {
    payerIban: 'QA58DOHB00001234567890ABCDEFG',
    payerBankShortName: 'QNB',
    employerId: '1234567',
  });
  const iban = 'QA58DOHB00001234567890ABCDEFG';
  await employee('E-1', '28412345678', { iban, bankShortName: 'DBQ' });
  await employee('E-2', '28412345679', { iban });
  const run = await approved();
  expect(await formatsOf(run)).toEqual(['csv', 'sepa', 'qa_wps']);
  const overtime = {
    code: 'overtime',
    kind: 'earning',
    name: { en: 'Overtime' },
    amount: '0.00',
    reason: {},
    formula: '',
  };
  const inputs = ['4', '1.5'].map((value) => ({ name: 'hours', unit: 'hours', label: {}, value }));
  await office.sql('update payslip set lines = lines || $1::jsonb', [JSON.stringify([{ ...overtime, inputs }])]);
  const payment = await disburse(run, 'qa_wps');
  expect(payment).toMatchObject({
    fileName: 'SIF_01234567_QNB_20260330_1200.csv',
    excluded: [{ code: 'E-2', why: 'no_bank_short_name' }],
  });
  const lines = await linesOf(payment);
  expect(lines[3]).toBe(
    `1,28412345678,,Mona Haddad,DBQ,${iban},M,31,10000.00,10000.00,5.50,0.00,0.00,Normal Payment,,0.00,0.00,` +
      '0.00,0.00,0,0.00,0.00',
  );
});

it('of another country is refused with what to do, and nothing is written', async () => {
  await officeIn('BH', 'BHD', {});
  await employee('E-1', '784', { iban: 'BH67BMAG00001299123456' });
  const run = await approved();
  expect(await formatsOf(run)).toEqual(['csv', 'sepa']);
  await expect(disburse(run, 'om_wps')).rejects.toMatchObject({
    code: 'INVALID',
    field: 'format',
    message: expect.stringContaining('companies in Oman'),
  });
  expect(await office.sql('select from payroll_payment')).toEqual([]);
});
