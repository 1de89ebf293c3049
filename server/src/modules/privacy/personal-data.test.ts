import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { openParts } from '../../../test/zip-text';
import type { Grant } from '../../platform/access/ability';
import { newId } from '../../platform/records/ids';
import { smallPdf, upload } from '../files/file/file.fixture';
import { markedPerson, type Marked } from './erasure.fixture';
import { kindsAboutPeople } from './person-pages';

let test: TestApp;
let company: string;
let hr: Person;
let person: Marked;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
  const files = [];
  for (const nth of [1, 2])
    files.push(
      (
        await upload(
          hr,
          Buffer.concat([smallPdf, Buffer.from(`\n% Qzxdata content ${nth}`)]),
          `Qzxdata file ${nth}.pdf`,
        )
      ).body.id,
    );
  person = await markedPerson(test, company, 'Qzxdata', files);
  await markedPerson(test, company, 'Wvyother', []);
});
afterAll(() => test.close());

async function handedOut(who: Person, path: string): Promise<Record<string, string>> {
  const response = await who.fetch(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return openParts(Buffer.from(await response.arrayBuffer()));
}

const everything = (query = '') => `/employees/${person.employeeId}/data.zip${query}`;
const all = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));

describe('everything about a person', () => {
  it('is every kind of row about them as JSON with their files, and nothing of anybody else', async () => {
    const parts = await handedOut(hr, everything());
    const counts = kindsAboutPeople().map(({ area }) => [
      area.name,
      (JSON.parse(parts[`${area.name}.json`]!) as unknown[]).length,
    ]);
    expect(counts).toEqual(kindsAboutPeople().map(({ area }) => [area.name, 1]));
    expect(JSON.parse(parts['BankAccount.json']!)).toEqual([
      expect.objectContaining({ iban: 'Qzxdata BankAccount iban', holder: 'Qzxdata BankAccount holder' }),
    ]);
    expect(JSON.parse(parts['Employee.json']!)).toEqual([
      expect.objectContaining({ nationalId: 'Qzxdata Employee nationalId', birthDate: '1990-05-05' }),
    ]);
    const files = Object.entries(parts).filter(([name]) => name.startsWith('files/'));
    expect(files.map(([name, text]) => [/Qzxdata file \d\.pdf$/.test(name), text.includes('Qzxdata content')])).toEqual(
      expect.arrayContaining([
        [true, true],
        [true, true],
      ]),
    );
    expect(Object.values(parts).join()).not.toContain('Wvyother');
    expect(parts['index.html']).toContain('Nothing was omitted.');
  });

  it('begins with a page in the language of whoever asks', async () => {
    const parts = await handedOut(hr, everything('?locale=ar'));
    expect(parts['index.html']).toContain('dir="rtl"');
    expect(parts['index.html']).toContain('كل البيانات عن');
  });

  it('leaves out what the reader may not read, says which kinds, and empties what is sensitive', async () => {
    const reader = await test.as({
      company,
      grants: [...all('Employee', 'read', 'export'), ...all('BankAccount', 'read')],
    });
    const parts = await handedOut(reader, everything());
    expect(Object.keys(parts).toSorted()).toEqual([
      'BankAccount.json',
      'Employee.json',
      expect.stringContaining('files/'),
      'index.html',
    ]);
    expect(JSON.parse(parts['BankAccount.json']!)).toEqual([
      expect.objectContaining({ iban: null, holder: 'Qzxdata BankAccount holder' }),
    ]);
    expect(JSON.parse(parts['Employee.json']!)).toEqual([expect.objectContaining({ nationalId: null })]);
    expect(parts['index.html']).toContain('<li>Payslip</li>');
    expect(parts['index.html']).not.toContain('<li>Bank account</li>');
  });

  it.each<[string, Grant[], number]>([
    ['may read them but not export', all('Employee', 'read'), 403],
    ['may not read them', all('Department', 'read'), 404],
  ])('is refused to who %s', async (_name, grants, status) => {
    const reader = await test.as({ company, grants });
    expect((await reader.fetch(everything())).status).toBe(status);
  });

  it('is refused in another company and to nobody signed in', async () => {
    const other = await test.as({ type: 'admin', company: await test.company() });
    expect((await other.fetch(everything())).status).toBe(404);
    expect((await fetch(test.url + everything())).status).toBe(401);
  });

  it('is written down before it leaves', async () => {
    await handedOut(hr, everything());
    const lines = await test.inside(
      company,
      `select reason from audit_event where record_id = $1 and action = 'export' and actor_id = $2`,
      [person.employeeId, hr.id],
    );
    expect(lines).toContainEqual({ reason: '{"file":"data.zip","own":false}' });
  });
});

describe('my data', () => {
  it('is what I may read of myself, with my account, chat and mail', async () => {
    const employeeId = await insertRow(test, 'Employee', company, {
      firstName: 'Mona',
      nationalId: 'Qzxown number',
    });
    const colleague = await insertRow(test, 'Employee', company, { firstName: 'Colleague' });
    const own = (subject: string, ...actions: string[]): Grant[] =>
      actions.map((action) => ({ subject, action, scope: 'own' }));
    const me = await test.as({
      company,
      employeeId,
      grants: [...own('Employee', 'read', 'read_sensitive'), ...own('Payslip', 'read')],
    });
    const friend = await test.as({ company, employeeId: colleague });
    const stranger = await test.as({ company });
    const say = (from: Person, to: Person, text: string) =>
      from.graphql(
        'mutation($to: ID!, $text: String!, $key: String!) { sendChatMessage(to: $to, text: $text, key: $key) { id } }',
        { to: to.id, text, key: newId() },
      );
    for (const { errors } of [
      await say(friend, me, 'Qzx to me'),
      await say(me, friend, 'Qzx from me'),
      await say(friend, stranger, 'Qzx to others'),
    ])
      expect(errors).toBeUndefined();
    const parts = await handedOut(me, '/my-data.zip');
    expect(JSON.parse(parts['Employee.json']!)).toEqual([
      expect.objectContaining({ firstName: 'Mona', nationalId: 'Qzxown number' }),
    ]);
    expect(
      (JSON.parse(parts['ChatMessage.json']!) as { text: string; direction: string }[]).map(({ direction, text }) => [
        direction,
        text,
      ]),
    ).toEqual([
      ['received', 'Qzx to me'],
      ['sent', 'Qzx from me'],
    ]);
    expect(JSON.parse(parts['Account.json']!)).toEqual([expect.objectContaining({ id: me.id })]);
    expect(JSON.parse(parts['Session.json']!)).toEqual([expect.objectContaining({ ip: '127.0.0.1' })]);
    expect(Object.keys(parts)).not.toContain('BankAccount.json');
    expect(Object.values(parts).join()).not.toMatch(/Qzx to others|Colleague/);
  });

  it('is not there for an account that is no employee', async () => {
    expect((await hr.fetch('/my-data.zip')).status).toBe(404);
  });
});
