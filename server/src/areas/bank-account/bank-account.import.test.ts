import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { all, ask, mapped, step } from '../import/import.fixture';

let server: TestApp;
let company: string;
let clerk: Person;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date('2026-03-15T08:00:00Z') });
  company = await server.company();
  clerk = await server.as({ company, grants: [
    ...all('Import', 'read', 'create', 'update', 'delete', 'check', 'commit', 'undo'), ...all('Employee', 'read', 'create'),
    ...all('BankAccount', 'read', 'create', 'update', 'delete', 'read_sensitive', 'verify')] });
  for (const code of ['E-1', 'E-2', 'E-3']) {
    await ask(clerk, 'mutation($i: EmployeeInput!) { createEmployee(input: $i) { id } }', { i: { code, firstName: 'Ada', lastName: code, hireDate: '2020-01-01' } });
  }
});
afterAll(() => server.close());

const accounts = async (who = clerk) => (await ask(who, '{ bankAccounts(sort: [{field: employeeName}, {field: validFrom}]) { rows { id version employeeName iban state enteredByName verificationRefusal } } }')).bankAccounts.rows;
const file = (...rows: string[]) => ['Employee number,Account holder,IBAN,Bank,From', ...rows].join('\r\n');

test('accounts from a file wait to be verified by somebody else, IBANs in groups of four among them, and go again', async () => {
  const id = await mapped(clerk, file('E-1,Ada One,AE07 0331 2345 6789 0123 456,First Bank,2026-01-01', 'E-2,Ada Two,ae070331234567890123456,,2026-01-01', 'E-3,Ada Three,AE080331234567890123456,,2026-01-01'), {}, 'BankAccount');
  expect(await step(clerk, id, 'checkImport')).toMatchObject({ counts: { create: 2, rejected: 1 } });
  expect(await accounts()).toEqual([]);
  expect(await step(clerk, id, 'commitImport')).toMatchObject({ state: 'committed', counts: { create: 2, rejected: 1 } });
  const rows = await accounts();
  expect(rows).toMatchObject([{ employeeName: 'Ada E-1', iban: '•••• 3456', state: 'pending' }, { employeeName: 'Ada E-2', iban: '•••• 3456', state: 'pending' }]);
  expect(rows[0].verificationRefusal).not.toBeNull();
  const other = await server.as({ company, grants: [...all('BankAccount', 'read', 'verify', 'read_sensitive'), ...all('Employee', 'read')] });
  await ask(other, 'mutation($id: ID!, $v: Int!) { verifyBankAccount(id: $id, version: $v) { state } }', { id: rows[0].id, v: rows[0].version });
  const again = await mapped(clerk, file('E-1,Ada One,AE070331234567890123456,Second Bank,2026-01-01', 'E-2,Ada Two,AE070331234567890123456,Second Bank,2026-01-01'), {}, 'BankAccount');
  expect(await step(clerk, again, 'checkImport')).toMatchObject({ counts: { update: 1, rejected: 1 } });
  expect(await step(clerk, id, 'undoImport')).toMatchObject({ counts: { undone: 1, kept: 1 } });
  expect((await accounts()).map(({ state }: { state: string }) => state)).toEqual(['verified']);
});

test('accounts from a file are not for who may not read them in clear', async () => {
  const blind = await server.as({ company, grants: [...all('Import', 'read', 'create', 'update', 'check'), ...all('Employee', 'read'), ...all('BankAccount', 'read', 'create', 'update')] });
  const id = await mapped(blind, file('E-3,Ada Three,AE070331234567890123456,,2026-01-01'), {}, 'BankAccount');
  await expect(step(blind, id, 'checkImport')).rejects.toThrow('FORBIDDEN');
  expect((await accounts()).some(({ employeeName }: { employeeName: string }) => employeeName === 'Ada E-3')).toBe(false);
});
