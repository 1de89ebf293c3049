import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { inTransaction } from '../../../platform/database/transaction';
import { commitRows } from '../committing/import-commit';
import { ask, csv, hr, mapped, people, read, staff, staffCount, step } from '../import.fixture';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date('2026-03-15T08:00:00Z') });
});
afterAll(() => server.close());

const someone = async (): Promise<Person> => server.as({ company: await server.company(), grants: hr });
const undo = async (person: Person, id: string) =>
  (
    await person.graphql('mutation($id: ID!, $version: Int!) { undoImport(id: $id, version: $version) { id } }', {
      id,
      version: (await read(person, id)).version,
    })
  ).errors?.[0];
const inState = (person: Person, id: string, state: string) =>
  inTransaction(server.app.services.pool, { companyId: person.companyId!, userId: person.id }, 'write', (tx) =>
    tx.query('update file_import set state = $2 where id = $1', [id, state]),
  );

describe('an import that wrote nothing', () => {
  test.each(['checked', 'failed', 'mapped'])('has nothing to take back, being %s', async (state) => {
    const person = await someone();
    const id = await mapped(person, csv(people));
    await step(person, id, 'checkImport');
    await inState(person, id, state);
    expect(await read(person, id)).toMatchObject({ state, allowedActions: expect.not.arrayContaining(['undo']) });
    expect(await undo(person, id)).toMatchObject({
      message: expect.stringMatching(/wrote nothing/),
      extensions: { code: 'CONFLICT' },
    });
  });

  test('since all of it was there already has none either', async () => {
    const person = await someone();
    const numbered = csv([['Stone, Ada', '101', '03/25/70', 'F', '1/15/2015', '', 'IT', 'Head of IT', '', '240000']]);
    for (const [create, skip] of [
      [1, 0],
      [0, 1],
    ]) {
      const id = await mapped(person, numbered);
      await step(person, id, 'checkImport');
      expect(await step(person, id, 'commitImport')).toMatchObject({
        state: 'committed',
        counts: { create, skip },
        allowedActions: create ? ['undo'] : [],
      });
    }
  });
});

describe('an import that broke off half-way', () => {
  test('is taken back from where it stands, its rows corrected since or not', async () => {
    const person = await someone();
    const rows = Array.from({ length: 450 }, (_, index) => [
      `Tester, P${index}`,
      '',
      '01/02/80',
      'F',
      '1/15/2020',
      '',
      'IT',
      'Tester',
      '',
      '120000',
    ]);
    const id = await mapped(person, csv(rows));
    await step(person, id, 'checkImport');
    await inState(person, id, 'committing');
    const { services } = server.app;
    let transactions = 0;
    const pool = new Proxy(services.pool, {
      get: (target, name) =>
        name !== 'connect'
          ? Reflect.get(target, name)
          : async () => {
              transactions += 1;
              if (transactions === 4) throw new Error('killed');
              return target.connect();
            },
    });
    await expect(
      commitRows({ ...services, pool }, { companyId: person.companyId!, userId: person.id, recordId: id }),
    ).rejects.toThrow('killed');
    expect(await staffCount(person)).toBe(400);
    for (const state of ['failed', 'mapped', 'checked']) {
      await inState(person, id, state);
      expect((await read(person, id)).allowedActions).toContain('undo');
    }
    expect(await step(person, id, 'undoImport')).toMatchObject({ state: 'undone', counts: { kept: 0 } });
    expect(await staff(person)).toEqual([]);
  });
});

describe('leave days of an import', () => {
  test('whose ledger lines and balances were kept for the undo, as was done before, are taken back whole', async () => {
    const company = await server.company();
    const person = await server.as({ type: 'admin', company });
    const employeeId = (
      await ask(
        person,
        'mutation { made: createEmployee(input: {code: "E-1", firstName: "Ada", lastName: "Stone", hireDate: "2020-01-01"}) { id } }',
      )
    ).made.id;
    const typeId = (
      await ask(person, 'mutation { made: createLeaveType(input: {code: "OFF", name: "Time off"}) { id } }')
    ).made.id;
    const id = await mapped(
      person,
      'Employee,Leave type,Kind,Days,Date,Reason\nE-1,OFF,opening,12,2026-01-01,Brought along',
      {},
      'LeaveAdjustment',
    );
    expect(await step(person, id, 'checkImport')).toMatchObject({
      state: 'checked',
      counts: { create: 1, rejected: 0 },
    });
    expect(await step(person, id, 'commitImport')).toMatchObject({ state: 'committed', allowedActions: ['undo'] });
    const balance = async (): Promise<number> =>
      Number(
        (
          await server.inside<{ days: string }>(
            company,
            'select coalesce(sum(days), 0) as days from leave_ledger_entry where employee_id = $1 and type_id = $2',
            [employeeId, typeId],
          )
        )[0]!.days,
      );
    expect(await balance()).toBe(12);
    for (const [subject, table] of [
      ['LeaveLedgerEntry', 'leave_ledger_entry'],
      ['LeaveBalance', 'leave_balance'],
    ] as const) {
      await server.inside(
        company,
        `insert into import_write (company_id, import_id, row_no, subject, record_id, version, before) select company_id, $2, 1, $3, id, version, null from ${table} where employee_id = $1`,
        [employeeId, id, subject],
      );
    }
    expect(await step(person, id, 'undoImport')).toMatchObject({
      state: 'undone',
      failure: null,
      problems: [],
      counts: { kept: 0 },
    });
    expect(await balance()).toBe(0);
    expect((await ask(person, '{ leaveAdjustments { total } }')).leaveAdjustments.total).toBe(0);
  });
});
