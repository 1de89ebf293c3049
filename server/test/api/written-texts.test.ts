import { allAreas } from '../../src/platform/records/area';
import { newId } from '../../src/platform/records/ids';
import { cleaned } from '../../src/platform/records/validate';
import { createTestApp, type Person, type TestApp } from '../test-app';

const areas = allAreas()
  .map((area) => ({
    name: area.name,
    area,
    texts: [...area.fields.values()].filter(
      ({ kind, write, from, expression }) =>
        ['text', 'longText', 'email'].includes(kind) && write !== 'never' && !from && !expression,
    ),
  }))
  .filter(({ texts }) => texts.length);

describe('every text of a record', () => {
  it.each(areas)('is kept without what cannot be seen: $name', ({ area, texts }) => {
    for (const { name, optional, kind, isCode, codes } of texts) {
      const kept = (value: string) => cleaned(area, { [name]: value })[name];
      expect([name, kept('\u200b\u2060\u3164')]).toEqual([name, optional ? null : '']);
      const isWritten = !isCode && codes !== 'country' && codes !== 'currency' && kind !== 'email';
      if (isWritten) expect([name, kept(' Sa\u202era\u200b ')]).toEqual([name, 'Sara']);
    }
  });

  it('in lists and objects of it too', () => {
    const [meta] = allAreas().flatMap((area) =>
      [...area.fields.values()].filter(({ kind, name }) => kind === 'json' && name === 'contacts').map(() => area),
    );
    expect(cleaned(meta!, { contacts: [{ name: 'Sa\u202era' }] })).toEqual({ contacts: [{ name: 'Sara' }] });
  });
});

describe('codes of banks, countries and currencies', () => {
  it('are one declaration: whoever is asked for an IBAN or a BIC takes it as people write it', () => {
    const banks = areas.flatMap(({ texts, name: area }) =>
      texts
        .filter(({ name }) => /iban$|^bic$|Bic$|routingCode$/i.test(name))
        .map(({ name, isCode }) => [`${area}.${name}`, !!isCode]),
    );
    expect(banks.filter(([, isCode]) => !isCode)).toEqual([]);
    expect(banks.length).toBeGreaterThanOrEqual(6);
  });
});

describe('over GraphQL and REST', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp();
    admin = await test.as({ type: 'admin', company: await test.company() });
  });
  afterAll(() => test.close());

  it('a name of marks without width is no name', async () => {
    const { errors } = await admin.graphql('mutation { createDepartment(input: {name: "\u200b\u200d\u2060"}) { id } }');
    expect(errors![0]).toMatchObject({ message: 'This is required.', extensions: { code: 'INVALID', field: 'name' } });
  });

  it('a name turned round is kept as its letters are, and is one with the same letters', async () => {
    const name = newId();
    const make = (written: string) =>
      admin.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { name } }', { n: written });
    expect((await make(`\u202e${name}\u202c`)).data.createDepartment.name).toBe(name);
    expect((await make(`${name}\u200b`)).errors![0]!.extensions.code).toBe('TAKEN');
  });

  it('an IBAN in groups and small letters is the IBAN, and what is none is refused with its field', async () => {
    const hire =
      'mutation($c: String!) { createEmployee(input: {code: $c, firstName: "Sara", lastName: "Ali", hireDate: "2024-01-01"}) { id } }';
    const employeeId = (await admin.graphql(hire, { c: newId() })).data.createEmployee.id as string;
    const make = (iban: string) =>
      admin.graphql('mutation($i: BankAccountInput!) { createBankAccount(input: $i) { id bic } }', {
        i: { employeeId, holder: 'Sara Ali', iban, bic: 'ebil aead', validFrom: '2024-01-01' },
      });
    const { data, errors } = await make('ae07 0331 2345 6789 0123 456');
    expect([errors, data.createBankAccount.bic]).toEqual([undefined, 'EBILAEAD']);
    const revealed = await admin.graphql(
      'mutation($id: ID!) { revealValue(subject: "BankAccount", id: $id, field: "iban") }',
      { id: data.createBankAccount.id },
    );
    expect(revealed.data.revealValue).toBe('AE070331234567890123456');
    expect((await make('ae08 0331 2345 6789 0123 456')).errors![0]!.extensions).toMatchObject({
      code: 'INVALID',
      field: 'iban',
    });
  });
});
