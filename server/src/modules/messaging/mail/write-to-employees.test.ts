import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let company: string;
let hr: Person;
let employeeId: string;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
  employeeId = await insertRow(test, 'Employee', company, {
    firstName: 'Layla',
    lastName: 'Haddad',
    workEmail: 'layla@example.com',
  });
});
afterAll(() => test.close());

const mails = async (): Promise<any[]> =>
  (await hr.graphql('{ mails(sort: [{field: createdAt}]) { rows { email message kind employeeId } } }')).data.mails
    .rows;
const write = (who: Person, input: object = {}) =>
  who.graphql('mutation($input: LetterInput!) { writeToEmployees(input: $input) { id done message } }', {
    input: { employeeIds: [employeeId], subject: 'Hours', message: 'Dear {{first_name}}, we open at 9.', ...input },
  });
const refusalOf = ({ errors }: Answer): any => errors?.[0]?.extensions;

describe('writing to employees', () => {
  it('sends each a mail of their own in which their name stands', async () => {
    const other = await insertRow(test, 'Employee', company, {
      firstName: 'Omar',
      lastName: 'Said',
      workEmail: null,
      personalEmail: 'omar@example.com',
    });
    const { data } = await write(hr, { employeeIds: [employeeId, other, employeeId] });
    expect(data.writeToEmployees.map(({ done }: any) => done)).toEqual([true, true]);
    expect((await mails()).map(({ email, message, employeeId: to, kind }) => [email, message, to, kind])).toEqual([
      ['layla@example.com', 'Dear Layla, we open at 9.', employeeId, 'message'],
      ['omar@example.com', 'Dear Omar, we open at 9.', other, 'message'],
    ]);
  });

  it('tells who has no address or is not there, and writes to the others', async () => {
    const mute = await insertRow(test, 'Employee', company, { workEmail: null, personalEmail: null });
    const { data } = await write(hr, { employeeIds: [mute, employeeId, newId()] });
    expect(data.writeToEmployees.map(({ done, message }: any) => [done, message])).toEqual([
      [false, expect.stringContaining('no usable e-mail address')],
      [true, null],
      [false, expect.stringContaining('does not exist')],
    ]);
    expect(await mails()).toHaveLength(1);
  });

  it.each<[string, object, string[]]>([
    ['to nobody', { employeeIds: [] }, ['employeeIds']],
    ['to 501 people', { employeeIds: Array.from({ length: 501 }, () => newId()) }, ['employeeIds']],
    ['without words', { subject: ' ', message: '' }, ['subject', 'message']],
    ['with a subject of two lines', { subject: 'a\nb' }, ['subject']],
    ['with a placeholder that is not there', { message: '{{salary}}' }, ['message']],
  ])('%s is refused beside the field', async (_what, input, places) => {
    expect(refusalOf(await write(hr, input)).fields.map(({ field }: { field: string }) => field)).toEqual(places);
    expect(await mails()).toEqual([]);
  });

  it('needs the permission to send, and reaches as far as it does', async () => {
    const read = { subject: 'Employee', action: 'read', scope: 'company' } as const;
    const reader = await test.as({ company, grants: [read, { subject: 'Mail', action: 'read', scope: 'company' }] });
    expect(refusalOf(await write(reader))).toMatchObject({ code: 'FORBIDDEN' });
    const boss = await insertRow(test, 'Employee', company, { workEmail: 'boss@example.com' });
    const report = await insertRow(test, 'Employee', company, {
      managerId: boss,
      workEmail: 'report@example.com',
    });
    const manager = await test.as({
      company,
      employeeId: boss,
      grants: [read, { subject: 'Mail', action: 'send', scope: 'team' }],
    });
    const { data } = await write(manager, { employeeIds: [report, employeeId] });
    expect(data.writeToEmployees.map(({ done }: any) => done)).toEqual([true, false]);
    const session = await manager.graphql('{ session { rules } }');
    expect(JSON.stringify(session.data)).toContain('"send"');
  });
});
