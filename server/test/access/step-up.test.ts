import { actionsOn } from '../../src/platform/access/grant-rules';
import type { Grant } from '../../src/platform/access/ability';
import { asksForProof } from '../../src/platform/access/step-up';
import { Authenticator } from '../../src/auth/passkeys/authenticator.fixture';
import { codeOf, password, refusal, signInBy, site, Someone } from '../../src/auth/passkeys/passkeys.fixture';
import type { Browser } from '../../src/auth/sign-in/browser.fixture';
import { allAreas, type Area } from '../../src/platform/records/area';
import { bulkActionsOf } from '../../src/platform/graphql/bulk';
import { newId } from '../../src/platform/records/ids';
import { appSchema } from '../../src/schema';
import { allOperations, requestOf, type Operation } from '../api/schema-operations';
import { insertRow } from '../rows';
import { createTestApp, type Answer, type TestApp } from '../test-app';

/** Who has a second factor shows it again before money goes elsewhere and before a hidden value is shown. */
appSchema();
const declaring = allAreas().filter(({ stepUp }) => stepUp);
const ordinary = ['create', 'update'];
const declared = allOperations().filter(
  ({ type, rule }) => type === 'mutation' && rule?.area.stepUp?.includes(rule.action),
);

let test: TestApp;
let company: string;
let now = new Date('2027-02-10T08:00:00Z');
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const everything = (): Grant[] =>
  allAreas()
    .filter(({ isTenant }) => isTenant)
    .flatMap(({ name }) => actionsOn(name).map((action): Grant => ({ subject: name, action, scope: 'company' })));
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company();
});
afterAll(() => test.close());

const codeIn = ({ errors }: Answer): string => String(errors?.[0]?.extensions.code ?? 'done');

it('what asks for it is declared on areas of accounts, of what is paid and of who comes in, by actions they have', () => {
  expect(declaring.map(({ name, stepUp }) => [name, stepUp]).toSorted()).toEqual([
    ['ApiToken', ['create', 'issue']],
    ['BankAccount', ['create', 'update', 'verify']],
    ['CompanyUser', ['change_password']],
    ['IdentityProvider', ['create', 'update']],
    ['PayrollPayment', ['pay']],
    ['PayrollRun', ['approve', 'disburse', 'pay']],
    ['Vendor', ['verify']],
  ]);
  for (const { verbs, stepUp } of declaring)
    for (const action of stepUp!) expect([...ordinary, ...Object.keys(verbs ?? {})]).toContain(action);
});

it('each declared action is an operation', () => {
  const asked = declared.map(({ rule }) => `${rule!.area.name} ${rule!.action}`);
  const wanted = declaring.flatMap(({ name, stepUp }) => stepUp!.map((action) => `${name} ${action}`));
  expect([...new Set(asked)].toSorted()).toEqual(wanted.toSorted());
});

/** An operation asked about a row of its area that is there. */
async function ask(who: Someone, operation: Operation): Promise<string> {
  const { area } = operation.rule!;
  const id = await insertRow(test, area.name, company);
  const { query, variables } = requestOf(operation, (type, at) => (type === 'ID' && at.length === 1 ? id : undefined));
  return codeIn(await who.ask(query, variables));
}

it.each(declared.map((operation): [string, Operation] => [operation.name, operation]))(
  '%s is proven anew',
  async (_name, operation) => {
    const mona = await Someone.signedIn(test, company, everything());
    later(60);
    expect(await ask(mona, operation)).not.toBe('STEP_UP');
    await mona.withPasskey();
    expect(await ask(mona, operation)).not.toBe('STEP_UP');
    later(15);
    expect(await ask(mona, operation)).toBe('STEP_UP');
  },
);

const inBulk = declaring.flatMap((area) =>
  bulkActionsOf(area.name)
    .filter((action) => asksForProof(area, action))
    .map((action): [string, string, Area] => [area.name, action, area]),
);
/** A change that each of them takes. */
const changes: Record<string, object> = {
  BankAccount: { holder: 'Mona Haddad' },
  IdentityProvider: { name: 'Directory' },
};
it.each(inBulk)('of many rows at once too: %s, %s', async (subject, action) => {
  const mona = await Someone.signedIn(test, company, everything());
  await mona.withPasskey();
  later(15);
  const id = await insertRow(test, subject, company);
  const answer = await mona.ask(
    `mutation($s: String!, $a: String!, $ids: [ID!]!, $input: JSON) {
      bulk(subject: $s, action: $a, ids: $ids, input: $input) { done } }`,
    { s: subject, a: action, ids: [id], input: action === 'update' ? changes[subject] : { note: 'Late' } },
  );
  expect(codeIn(answer)).toBe('STEP_UP');
});

const iban = 'AE070331234567890123456';
const reveal = 'mutation($id: ID!) { revealValue(subject: "BankAccount", id: $id, field: "iban") }';
const bankAccountOf = async () => String(await insertRow(test, 'BankAccount', company));

type Factor = 'none' | 'authenticator' | 'passkey' | 'both';
const factors: Factor[] = ['none', 'authenticator', 'passkey', 'both'];
const states = ['within 15 minutes', 'beyond'] as const;
const doors = ['GraphQL', 'a program that signed in', 'an API token'] as const;

async function withFactor(factor: Factor) {
  const who = await Someone.signedIn(test, company, everything());
  const secret = factor === 'authenticator' || factor === 'both' ? await who.withApp(now) : null;
  let passkey: Authenticator | null = null;
  if (factor === 'passkey') passkey = await who.withPasskey();
  if (factor === 'both') {
    later(1);
    const begun = await who.begin({ code: codeOf(secret!, now) });
    passkey = new Authenticator(site);
    await who.add(passkey.make(begun.data.beginPasskey));
  }
  return { who, secret, passkey };
}

describe.each(factors)('with %s', (factor) => {
  describe.each(states)('%s of the last proof', (state) => {
    it.each(doors)('a hidden value by %s', async (door) => {
      const { who } = await withFactor(factor);
      const token =
        door === 'GraphQL'
          ? null
          : door === 'an API token'
            ? await apiTokenOf(who)
            : decodeURIComponent(who.browser.cookies.get('next-auth.session-token')!.value);
      later(state === 'beyond' ? 15 : 14);
      const id = await bankAccountOf();
      const answer = token === null ? await who.ask(reveal, { id }) : await byToken(token, reveal, { id });
      const isAsked = factor !== 'none' && state === 'beyond' && door !== 'an API token';
      expect(codeIn(answer)).toBe(isAsked ? 'STEP_UP' : 'done');
      const told = await test.inside(company, `select from audit_event where record_id = $1 and action = 'reveal'`, [
        id,
      ]);
      expect(told).toHaveLength(isAsked ? 0 : 1);
    });

    it('old clients over REST go on', async () => {
      const { who } = await withFactor(factor);
      later(state === 'beyond' ? 15 : 14);
      const answers = ['/api/payroll/', '/api/company-employee/'].map((path) => who.browser.get(path));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    });
  });
});

describe('what asks by what is written', () => {
  const change = 'mutation($id: ID!, $i: VendorChanges!) { updateVendor(id: $id, version: 1, input: $i) { id } }';
  const make = 'mutation($i: VendorInput!) { createVendor(input: $i) { id } }';
  const account = { bankHolder: 'Gulf Supplies', bankIban: iban };
  const unaccounted = { bankHolder: null, bankName: null, bankIban: null, bankState: null };

  it.each<[string, string, object, boolean]>([
    ['the account of a vendor is changed', change, account, true],
    ['the name its account is held in is changed', change, { bankHolder: 'Somebody else' }, true],
    ['something else of a vendor is changed', change, { phone: '123' }, false],
    ['a vendor is made with an account', make, { name: `Vendor ${newId()}`, ...account }, true],
    ['a vendor is made without one', make, { name: `Vendor ${newId()}` }, false],
  ])('%s', async (_what, query, input, isAsked) => {
    const { who } = await withFactor('passkey');
    const id = await insertRow(test, 'Vendor', company, unaccounted);
    expect(codeIn(await who.ask(query, { id, i: input }))).toBe('done');
    const another = await insertRow(test, 'Vendor', company, unaccounted);
    later(15);
    const again = 'name' in input ? { ...input, name: `Vendor ${newId()}` } : input;
    expect(codeIn(await who.ask(query, { id: another, i: again }))).toBe(isAsked ? 'STEP_UP' : 'done');
  });

  it.each([
    ['BankAccount', true],
    ['Department', false],
  ])('an import of %s is carried out', async (kind, isAsked) => {
    const { who } = await withFactor('passkey');
    const id = await insertRow(test, 'Import', company, { kind, state: 'checked', createdById: who.id });
    later(15);
    const commit = 'mutation($id: ID!, $v: Int!) { commitImport(id: $id, version: $v) { id } }';
    expect(codeIn(await who.ask(commit, { id, v: 1 }))).toBe(isAsked ? 'STEP_UP' : 'done');
  });
});

/** A token of theirs within a role that holds everything. */
async function apiTokenOf(who: Someone): Promise<string> {
  const roleId = await insertRow(test, 'CompanyRole', company, { grants: everything(), status: 'active' });
  const input = { name: newId(), roleId, expiresOn: '2027-03-31' };
  const made = await who.ask('mutation($input: ApiTokenInput!) { createApiToken(input: $input) { id } }', { input });
  if (made.errors) throw new Error(made.errors[0]!.message);
  const issued = await who.ask('mutation($id: ID!) { issueApiToken(id: $id) { token } }', made.data.createApiToken);
  return issued.data.issueApiToken.token as string;
}

async function byToken(token: string, query: string, variables: object): Promise<Answer> {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

describe('who is asked', () => {
  const prove = (who: Someone, proof: object, browser?: Browser) =>
    who.ask('mutation($proof: Proof!) { proveMyself(proof: $proof) }', { proof }, browser);
  const revealed = async (who: Someone, browser?: Browser) =>
    codeIn(await who.ask(reveal, { id: await bankAccountOf() }, browser));

  it('proves it by a passkey, a code or a recovery code, for this session alone, and goes on', async () => {
    const { who, secret, passkey } = await withFactor('both');
    const other = who.anotherBrowser();
    await signInBy(other, passkey!);
    later(1);
    const { data } = await who.ask('mutation($c: String!) { renewRecoveryCodes(code: $c) }', {
      c: codeOf(secret!, now),
    });
    const [recoveryCode] = data.renewRecoveryCodes as string[];
    const proofs = [
      async () => ({ passkey: await who.proof(passkey!) }),
      () => ({ code: codeOf(secret!, now) }),
      () => ({ code: recoveryCode }),
    ];
    for (const proof of proofs) {
      later(15);
      expect(await revealed(who)).toBe('STEP_UP');
      expect((await prove(who, await proof())).errors).toBeUndefined();
      expect([await revealed(who), await revealed(who, other)]).toEqual(['done', 'STEP_UP']);
    }
  });

  it('does not prove it by the password, a wrong code, or the passkey of somebody else', async () => {
    const [{ who }, another] = [await withFactor('passkey'), await withFactor('passkey')];
    later(15);
    const id = await credentialOf(who);
    const tries = [
      () => ({ current: password }),
      () => ({ code: '000000' }),
      () => who.proof(another.passkey!).then((passkey) => ({ passkey })),
      () => who.proof(another.passkey!, { id }).then((passkey) => ({ passkey })),
    ];
    for (const proof of tries) expect(refusal(await prove(who, await proof()))?.[0]).toBe('INVALID');
    expect(await revealed(who)).toBe('STEP_UP');
  });
  const credentialOf = async ({ id }: Someone): Promise<string> =>
    (await test.sql<{ c: string }>('select credential_id as c from passkey where user_id = $1', [id]))[0]!.c;

  it('loses nothing of what was asked, and nothing was done of it', async () => {
    const { who, passkey } = await withFactor('passkey');
    const employeeId = await insertRow(test, 'Employee', company);
    later(15);
    const create = () =>
      who.ask('mutation($input: BankAccountInput!) { createBankAccount(input: $input) { id } }', {
        input: { employeeId, holder: 'Mona Haddad', iban, validFrom: '2027-03-01' },
      });
    expect(codeIn(await create())).toBe('STEP_UP');
    const kept = () => test.inside(company, 'select from bank_account where employee_id = $1', [employeeId]);
    expect(await kept()).toHaveLength(0);
    await prove(who, { passkey: await who.proof(passkey!) });
    expect(codeIn(await create())).toBe('done');
    expect(await kept()).toHaveLength(1);
  });

  it('is nobody who may not do it anyway: absent and forbidden read as ever', async () => {
    const mona = await Someone.signedIn(test, company);
    await mona.withPasskey();
    later(15);
    expect(await revealed(mona)).toBe('NOT_FOUND');
    expect(codeIn(await mona.ask(reveal, { id: newId() }))).toBe('NOT_FOUND');
  });
});
