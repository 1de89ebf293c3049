import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

/** An office that pays into verified accounts. */
export const ibans = ['AE070331234567890123456', 'DE89370400440532013000', 'SA0380000000608010167519'];
const lines = (subject: string, actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
export const grants: Grant[] = [
  ...lines('PayrollRun', ['read', 'disburse', 'pay', 'cancel']),
  ...lines('Payslip', ['read', 'hold', 'release']),
  ...lines('PayrollPayment', ['read', 'download', 'pay', 'cancel']),
  ...lines('BankAccount', ['read', 'create', 'update', 'verify', 'reject', 'close']),
  ...lines('PayrollPaymentLine', ['read']),
  ...lines('Employee', ['read']),
];
export let test: TestApp;
export let office: Office;
export let cashier: Person;
export let second: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-30T08:00:00Z') });
});
beforeEach(async () => {
  office = await payrollOffice(test);
  [cashier, second] = [
    await test.as({ company: office.company, grants }),
    await test.as({ company: office.company, grants }),
  ];
});
afterAll(() => test.close());
export const accountFields = 'id version state validFrom validTo verificationRefusal allowedActions';
export const enter = (employeeId: string, iban: string, validFrom = '2024-01-01', who = cashier) =>
  office.ask(who, `mutation($input: BankAccountInput!) { createBankAccount(input: $input) { ${accountFields} } }`, {
    input: { employeeId, holder: 'Mona Haddad', iban, validFrom },
  });
export const verify = (row: { id: string; version: number }, who = second) =>
  office.ask(
    who,
    `mutation($id: ID!, $version: Int!) { verifyBankAccount(id: $id, version: $version) { ${accountFields} } }`,
    { id: row.id, version: row.version },
  );
