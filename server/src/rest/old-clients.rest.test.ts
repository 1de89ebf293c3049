import { createTestApp, type Person, type TestApp } from '../../test/test-app';
import { newId } from '../platform/records/ids';

let test: TestApp;
let company: string;
let admin: Person;
let outside: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  outside = await test.as({ type: 'admin' });
});
afterAll(() => test.close());

const data = (more: object = {}) => ({
  name: 'Rami Khalil',
  email: `${newId()}@example.com`,
  password: 'Correct horse 9',
  ...more,
});

describe('old clients inside a company and outside', () => {
  it('an event keeps guests who are no employees by their names, and refuses an id of nobody', async () => {
    const event = {
      title: 'Open day',
      start: '2026-03-05',
      end: '2026-03-05',
      allDay: true,
      extendedProps: { calendar: 'Business', guests: ['Jane Foster', 'Donna Frank'] },
    };
    const { status, body } = await admin.rest('POST', '/apps/calendar/add-event', { data: { event } });
    expect([status, body.event.extendedProps.guests]).toEqual([201, ['Jane Foster', 'Donna Frank']]);
    event.extendedProps.guests = [newId()];
    expect((await admin.rest('POST', '/apps/calendar/add-event', { data: { event } })).status).toBe(422);
  });

  it('an admin adds a user of the product from inside a company too', async () => {
    const { status, body } = await admin.rest('POST', '/api/user/add-user', { data: data() });
    expect([status, body.success]).toEqual([201, true]);
    expect((await outside.rest('GET', `/api/user?q=${body.data.email}`)).body.data).toMatchObject([
      { _id: body.data._id },
    ]);
  });

  it.each(['/api/user', '/api/company-user'])(
    'a kind of user %s does not know is one who may do what the roles grant',
    async (path) => {
      const { status, body } = await (path === '/api/user' ? outside : admin).rest('POST', `${path}/add-user`, {
        data: data({ type: 'Head nurse' }),
      });
      expect([status, body.data.type]).toEqual([201, 'employee']);
    },
  );

  it('a user made inactive is answered inactive, and found so', async () => {
    const given = data({ status: 'inactive' });
    const { body } = await admin.rest('POST', '/api/company-user/add-user', { data: given });
    expect([body.data.status, body.data.id]).toEqual(['inactive', body.data._id]);
    const found = async (status: string) =>
      (await admin.rest('GET', `/api/company-user?userStatus=${status}&q=${given.email}`)).body.data.length;
    expect([await found('active'), await found('inactive')]).toEqual([0, 1]);
  });

  it('an employee cannot leave the company they belong to', async () => {
    const member = await test.as({ company, grants: [{ subject: 'Department', action: 'read', scope: 'company' }] });
    const { status, body } = await member.rest('POST', '/api/user/change-company', { visit: false });
    expect([status, body.message]).toEqual([
      403,
      'You belong to this company. Only who visits a company leaves it; sign out instead.',
    ]);
    expect((await member.rest('GET', '/api/company-department')).status).toBe(200);
  });

  it('an admin who visits a company has no chat there, and is told so with empty lists', async () => {
    const { status, body } = await admin.rest('GET', '/apps/chat/chats-and-contacts');
    expect([status, body.chatsContacts, body.contacts]).toEqual([200, [], []]);
    expect((await admin.rest('GET', '/apps/chat/users/profile-user')).body).toMatchObject({ id: admin.id, avatar: '' });
  });
});

describe('an Idempotency-Key', () => {
  it('makes a repeated REST write answer what it answered and do nothing', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': newId() };
    const given = data();
    const send = (body: object) =>
      admin.fetch('/api/company-user/add-user', { method: 'POST', headers, body: JSON.stringify(body) });
    const first = await send({ data: given });
    expect(first.status).toBe(201);
    const again = await send({ data: given });
    expect([again.status, await again.json()]).toEqual([201, await first.json()]);
    expect((await send({ data: data() })).status).toBe(422);
  });
});
