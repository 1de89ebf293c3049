import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { all, ask, mapped, step } from '../../../data-import/import.fixture';

let server: TestApp;
let company: string;
let clerk: Person;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date('2026-03-15T08:00:00Z') });
  company = await server.company();
  clerk = await server.as({
    company,
    grants: [
      ...all('Import', 'read', 'create', 'update', 'delete', 'check', 'commit', 'undo'),
      ...all('Employee', 'read', 'create'),
      ...all('BankAccount', 'read', 'create', 'update', 'delete', 'read_sensitive', 'verify'),
    ],
  });
  for (const code of ['E-1', 'E-2', 'E-3']) {
    await ask(clerk, 'mutation($i: EmployeeInput!) { createEmployee(input: $i) { id } }', {
      i: { code, firstName: 'Ada', lastName: code, hireDate: '2020-01-01' },
    });
  }
});
afterAll(() => server.close());

const accounts = async (who = clerk) =>
  (
    await ask(
      who,
      '{ bankAccounts(sort: [{field: employeeName}, {field: validFrom}]) { rows { id version employeeName iban state enteredByName verificationRefusal } } }',
    )
  ).bankAccounts.rows;
const file = (...rows: string[]) => ['Employee number,Account holder,IBAN,Bank,From', ...rows].join('\r\n');

test('accounts from a file wait to be verified by somebody else, IBANs in groups of four among them, and go again', async () => {
  const id = await mapped(
    clerk,
    file(
      'E-1,Ada One,AE07 0331 2345 6789 0123 456,First Bank,2026-01-01',
      'E-2,Ada Two,ae070331234567890123456,,2026-01-01',
      'E-3,Ada Three,AE080331234567890123456,,2026-01-01',
    ),
    {},
    'BankAccount',
  );
  expect(await step(clerk, id, 'checkImport')).toMatchObject({ counts: { create: 2, rejected: 1 } });
  expect(await accounts()).toEqual([]);
  expect(await step(clerk, id, 'commitImport')).toMatchObject({
    state: 'committed',
    counts: { create: 2, rejected: 1 },
  });
  const rows = await accounts();
  expect(rows).toMatchObject([
    { employeeName: 'Ada E-1', iban: '•••• 3456', state: 'pending' },
    { employeeName: 'Ada E-2', iban: '•••• 3456', state: 'pending' },
  ]);
  expect(rows[0].verificationRefusal).not.toBeNull();
  const other = await server.as({
    company,
    grants: [...all('BankAccount', 'read', 'verify', 'read_sensitive'), ...all('Employee', 'read')],
  });
  const verify = () =>
    ask(other, 'mutation($id: ID!, $v: Int!) { verified: verifyBankAccount(id: $id, version: $v) { state iban } }', {
      id: rows[0].id,
      v: rows[0].version,
    });
  for (const _again of [1, 2]) expect((await verify()).verified).toEqual({ state: 'verified', iban: '•••• 3456' });
  const again = await mapped(
    clerk,
    file(
      'E-1,Ada One,AE070331234567890123456,Second Bank,2026-01-01',
      'E-2,Ada Two,AE070331234567890123456,Second Bank,2026-01-01',
    ),
    {},
    'BankAccount',
  );
  expect(await step(clerk, again, 'checkImport')).toMatchObject({ counts: { update: 1, rejected: 1 } });
  expect(await step(clerk, id, 'undoImport')).toMatchObject({ counts: { undone: 1, kept: 1 } });
  expect((await accounts()).map(({ state }: { state: string }) => state)).toEqual(['verified']);
});

test('accounts from a file are not for who may not read them in clear', async () => {
  const blind = await server.as({
    company,
    grants: [
      ...all('Import', 'read', 'create', 'update', 'check'),
      ...all('Employee', 'read'),
      ...all('BankAccount', 'read', 'create', 'update'),
    ],
  });
  const id = await mapped(blind, file('E-3,Ada Three,AE070331234567890123456,,2026-01-01'), {}, 'BankAccount');
  await expect(step(blind, id, 'checkImport')).rejects.toThrow('FORBIDDEN');
  expect((await accounts()).some(({ employeeName }: { employeeName: string }) => employeeName === 'Ada E-3')).toBe(
    false,
  );
});

test.each([
  ['a wrong check digit', 'E-3,Ada Three,AE080331234567890123456,,2026-01-01'],
  ['a wrong length', 'E-3,Ada Three,AE07033123456789012345,,2026-01-01'],
  ['letters that are none', 'E-3,Ada Three,12345678901234,,2026-01-01'],
  ['the number of nobody', 'E-99,Ada Three,AE070331234567890123456,,2026-01-01'],
  ['no number', ',Ada Three,AE070331234567890123456,,2026-01-01'],
])('an account with %s is rejected from a file', async (_what, row) => {
  const id = await mapped(clerk, file(row), {}, 'BankAccount');
  expect(await step(clerk, id, 'checkImport')).toMatchObject({ counts: { create: 0, rejected: 1 } });
});

test("an account keeps its check digits when it is changed, by itself and with others, and is nobody's of another company", async () => {
  const {
    employees: {
      rows: [ada],
    },
  } = await ask(clerk, '{ employees(filter: {code: {eq: "E-3"}}) { rows { id } } }');
  const create = (employeeId: string, iban: string) =>
    clerk.graphql('mutation($i: BankAccountInput!) { createBankAccount(input: $i) { id version } }', {
      i: { employeeId, holder: 'Ada Three', iban, validFrom: '2026-01-01' },
    });
  const {
    data: { createBankAccount: made },
  } = await create(ada.id, 'AE070331234567890123456');
  const update = await clerk.graphql(
    'mutation($id: ID!, $v: Int!) { updateBankAccount(id: $id, version: $v, input: {iban: "AE080331234567890123456"}) { id } }',
    { id: made.id, v: made.version },
  );
  expect(update.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'iban' });
  const elsewhere = await server.as({
    company: await server.company(),
    grants: [...all('Employee', 'read', 'create')],
  });
  const { createEmployee: stranger } = await ask(
    elsewhere,
    'mutation { createEmployee(input: {code: "E-3", firstName: "Ada", lastName: "Three", hireDate: "2020-01-01"}) { id } }',
  );
  expect((await create(stranger.id, 'AE070331234567890123456')).errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    field: 'employeeId',
  });
});
