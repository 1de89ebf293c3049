import { setImmediate as nextTurn } from 'node:timers/promises';
import { Client } from 'pg';
import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { areaNamed } from '../records/area';
import { newId } from '../records/ids';
import { CommitLost, OpenTransaction, type Sql } from '../database/transaction';

const employee = () => areaNamed('Employee');
const broken = 'the answer cannot be made';
let test: TestApp;
let place: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ level: 'silent' });
  place = await test.company();
  admin = await test.as({ type: 'admin', company: place });
});
afterAll(() => test.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const before = { phone: 'before', version: 1 };
const someone = () =>
  insertRow(test, employee(), place, { code: newId(), firstName: 'Mona', lastName: 'Aziz', mobilePhone: 'before' });
const stored = async (id: string) =>
  (await test.inside(place, 'select mobile_phone as phone, version from employee where id = $1', [id]))[0];
const update = (id: string, asked: string, version = 1, phone = 'after') =>
  admin.graphql(
    `mutation { updateEmployee(id: "${id}", version: ${version}, input: {mobilePhone: "${phone}"}) { ${asked} } }`,
  );
/** The name of an employee as the answer gets it: computed from the row alone. */
const nameIs = (name: () => unknown) =>
  jest.spyOn(employee().fields.get('employeeName')!.from!, 'value').mockImplementation(name);

/** Sessions and the relay of events have transactions of their own meanwhile. */
const isOfCompany = (tx: OpenTransaction): boolean =>
  (tx as unknown as { opening: string }).opening.includes(`app.company_id='${place}'`);

/** Statements of the company are refused where a refusal is given for them. */
function refuses(refusalOf: (sent: string) => Error | false): void {
  const { query } = OpenTransaction.prototype;
  jest.spyOn(OpenTransaction.prototype, 'query').mockImplementation(function refusing(
    this: OpenTransaction,
    sql: Sql,
    values?: unknown[],
  ) {
    const refusal = isOfCompany(this) && refusalOf(typeof sql === 'string' ? sql : sql.text);
    return refusal ? Promise.reject(refusal) : query.call(this, sql, values);
  } as typeof query);
}

/** From the `nth` statement with this text on, the statement with `failing` in it is refused by a defect. */
function breaksAfter(text: string, nth: number, failing = ''): void {
  let seen = 0;
  refuses((sent) => {
    if (seen >= nth && sent.includes(failing) && !sent.includes('savepoint')) return new Error(broken);
    if (sent.includes(text)) seen += 1;
    return false;
  });
}

describe('a field of the answer that fails after the last write', () => {
  it.each(['id mobilePhone employeeName', 'id employeeName department { name }'])(
    'leaves nothing stored of an update that asks for %s',
    async (asked) => {
      const id = await someone();
      nameIs(() => {
        throw new Error(broken);
      });
      const told = jest.spyOn(test.app.services, 'committed');
      const { data, errors } = await update(id, asked);
      expect([data ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'INTERNAL']);
      expect([await stored(id), told.mock.calls.length]).toEqual([before, 0]);
      jest.restoreAllMocks();
      expect((await update(id, asked)).data.updateEmployee).toMatchObject({ employeeName: 'Mona Aziz' });
      expect(await stored(id)).toEqual({ phone: 'after', version: 2 });
    },
  );

  it('leaves nothing stored of any row of a bulk action', async () => {
    const ids = [await someone(), await someone()];
    breaksAfter('update employee r set', 1);
    const { data, errors } = await admin.graphql(
      'mutation ($ids: [ID!]!) { bulk(subject: "Employee", action: "update", ids: $ids, input: {mobilePhone: "after"}) { id done } }',
      { ids },
    );
    expect([data ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'INTERNAL']);
    jest.restoreAllMocks();
    expect(await Promise.all(ids.map(stored))).toEqual([before, before]);
  });

  it('leaves nothing stored of what an old client sent', async () => {
    const [title, guest] = [newId(), await someone()];
    const add = () =>
      admin.rest('POST', '/apps/calendar/add-event', {
        data: {
          event: {
            title,
            start: '2026-03-02',
            end: '2026-03-02',
            allDay: true,
            extendedProps: { calendar: 'Business', guests: [guest] },
          },
        },
      });
    const events = () => test.inside(place, 'select title from event where title = $1', [title]);
    breaksAfter('insert into event', 1, 'from employee');
    expect((await add()).status).toBe(500);
    jest.restoreAllMocks();
    expect(await events()).toEqual([]);
    expect((await add()).status).toBe(201);
    expect(await events()).toEqual([{ title }]);
  });
});

describe('a connection that is lost while a change is committed', () => {
  const loses = (isStored: boolean) => {
    jest.restoreAllMocks();
    const { commit, rollback } = OpenTransaction.prototype;
    let isLost = false;
    jest.spyOn(OpenTransaction.prototype, 'commit').mockImplementation(async function lost(this: OpenTransaction) {
      if (isLost || !isOfCompany(this)) return commit.call(this);
      isLost = true;
      await (isStored ? commit : rollback).call(this);
      throw new CommitLost(new Error('Connection terminated unexpectedly'));
    });
  };

  it.each([true, false])('is told as unknown on every door, whether it was stored or not (%s)', async (isStored) => {
    const id = await someone();
    loses(isStored);
    const { data, errors } = await update(id, 'id');
    expect([data ?? null, errors?.[0]?.extensions]).toMatchObject([null, { code: 'OUTCOME_UNKNOWN', status: 500 }]);
    expect(errors?.[0]?.message).toMatch(/may be stored or not/);
    expect(await stored(id)).toEqual(isStored ? { phone: 'after', version: 2 } : before);
    loses(isStored);
    const { status, body } = await admin.rest('POST', '/apps/calendar/add-event', {
      data: { event: { title: 'Lost', start: '2026-03-02', allDay: true } },
    });
    expect([status, body]).toEqual([500, { success: false, message: expect.stringMatching(/may be stored or not/) }]);
  });

  it('is answered rightly when the same request comes again with its key', async () => {
    const id = await someone();
    const send = () =>
      admin.graphql(
        `mutation { updateEmployee(id: "${id}", version: 1, input: {mobilePhone: "after"}) { version } }`,
        {},
        { 'idempotency-key': id },
      );
    loses(true);
    expect((await send()).errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
    expect((await send()).data).toEqual({ updateEmployee: { version: 2 } });
  });

  it('is seen by the transaction: what ended before the database answered is unknown, what it refused is not stored', async () => {
    const { pool } = test.app.services;
    const begin = () => OpenTransaction.begin(pool, { platform: true }, 'write');
    const cut = await begin();
    const {
      rows: [own],
    } = await cut.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { query } = cut.client;
    jest.spyOn(cut.client, 'query').mockImplementation(function dying(this: typeof cut.client, ...given: unknown[]) {
      if (given[0] === 'COMMIT') this.connection.stream.destroy();
      return (query as (...all: unknown[]) => unknown).apply(this, given);
    } as never);
    await expect(cut.commit()).rejects.toBeInstanceOf(CommitLost);
    expect(own!.pid).toBeGreaterThan(0);
    const refused = await begin();
    await refused
      .query('create temp table once (a int unique deferrable initially deferred) on commit drop')
      .catch(() => undefined);
    await expect(refused.query('insert into once values (1), (1)')).resolves.toBeDefined();
    await expect(refused.commit()).rejects.toMatchObject({ code: '23505' });
  });
});

describe('a change that waits for who waits for it', () => {
  it('is done anew once the database has ended it', async () => {
    const [first, second, third] = [await someone(), await someone(), await someone()];
    const [gate, other] = [new Client(test.ownerUrl), new Client(test.ownerUrl)];
    await Promise.all([gate.connect(), other.connect()]);
    const hold = (client: Client, id: string) => client.query('select from employee where id = $1 for update', [id]);
    // Who notices the circle is ended: not this one.
    await other.query(`set deadlock_timeout = '1h'`);
    const [{ pid }] = (await other.query('select pg_backend_pid() as pid')).rows;
    await Promise.all([gate.query('begin'), other.query('begin')]);
    await Promise.all([hold(gate, second), hold(other, third)]);
    const part = (id: string) => `updateEmployee(id: "${id}", version: 1, input: {mobilePhone: "after"}) { version }`;
    const begun = jest.spyOn(OpenTransaction, 'begin');
    const changed = admin.graphql(`mutation { a: ${part(first)} b: ${part(second)} c: ${part(third)} }`);
    await test.someoneWaits();
    const held = hold(other, first);
    const waiting = 'select 1 from pg_locks where pid = $1 and not granted';
    while (!(await test.sql(waiting, [pid])).length) await nextTurn();
    await gate.query('rollback');
    await held;
    await other.query('rollback');
    const done = { version: 2 };
    const answer = await changed;
    await Promise.all([gate.end(), other.end()]);
    expect(answer).toEqual({ data: { a: done, b: done, c: done } });
    const tries = begun.mock.calls.filter(([, { companyId }, mode]) => companyId === place && mode === 'write').length;
    expect(tries).toBeGreaterThan(1);
  });

  it('is done anew where an old client sent it', async () => {
    const title = newId();
    let inserts = 0;
    refuses((sent) => {
      if (sent.includes('insert into event')) inserts += 1;
      return inserts === 1 && Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    const { status } = await admin.rest('POST', '/apps/calendar/add-event', {
      data: { event: { title, start: '2026-03-02', end: '2026-03-02', allDay: true } },
    });
    jest.restoreAllMocks();
    expect(status).toBe(201);
    expect(await test.inside(place, 'select title from event where title = $1', [title])).toEqual([{ title }]);
    expect(inserts).toBe(2);
  });
});

describe('where COMMIT leaves', () => {
  it('with the last statement of what reads one page, never with that of a change', async () => {
    const id = await someone();
    const last = jest.spyOn(OpenTransaction.prototype, 'lastQuery');
    await admin.graphql('{ employees(limit: 1) { total rows { id employeeName department { name } } } }');
    expect(last).toHaveBeenCalledTimes(1);
    // What may ask for more as it is answered does not end the transaction.
    await admin.graphql('{ employees(limit: 1) { rows { id nextStatuses } } }');
    await admin.graphql('{ a: employees(limit: 1) { total } b: employees(limit: 1) { total } }');
    await update(id, 'id mobilePhone');
    expect(last).toHaveBeenCalledTimes(1);
    const tx = await OpenTransaction.begin(test.app.services.pool, { companyId: place }, 'write');
    expect(() => tx.lastQuery('select 1')).toThrow('a change is committed once its answer is whole');
    await tx.rollback();
  });
});

describe('what stores by itself what it does', () => {
  it('is not asked for together with what is all or nothing', async () => {
    const { errors } = await admin.graphql(
      'mutation { leaveCompany { expires } createDepartment(input: {name: "Kitchen"}) { id } }',
    );
    expect(errors?.[0]).toMatchObject({
      message: 'leaveCompany is asked for by itself. Send the rest in another request.',
      extensions: { code: 'INVALID' },
    });
    expect((await admin.graphql('{ departments { total } }')).data.departments.total).toBe(0);
  });
});
