import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import type { Grant } from '../../platform/access/ability';
import { CommitLost, inTransaction, OpenTransaction } from '../../platform/database/transaction';
import { all, ask, csv, hr, mapped, people, read, staff, staffCount, step, upload } from './import.fixture';
import { commitRows } from './committing/import-commit';

const today = '2026-03-15';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date(`${today}T08:00:00Z`) });
});
afterAll(() => server.close());

async function someone(grants: Grant[] = hr): Promise<Person> {
  return server.as({ company: await server.company(), grants });
}

describe('a commit', () => {
  test('that is cut off goes on where it stood and makes nobody twice', async () => {
    const person = await someone();
    const rows = Array.from({ length: 650 }, (_, index) => [
      `Tester, P${index}`,
      '',
      '01/02/80',
      'F',
      '1/15/2020',
      '',
      `Dept ${index % 7}`,
      'Tester',
      index ? `P0 Tester` : '',
      '120000',
    ]);
    const id = await mapped(person, csv(rows));
    await step(person, id, 'checkImport');
    const job = { companyId: person.companyId!, userId: person.id, recordId: id };
    const { services } = server.app;
    await inTransaction(services.pool, job, 'write', (tx) =>
      tx.query(`update file_import set state = 'committing' where id = $1`, [id]),
    );
    // The connection breaks at the fourth transaction: after the preparation, a count and one batch.
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
    await expect(commitRows({ ...services, pool }, job)).rejects.toThrow('killed');
    expect(await staffCount(person)).toBe(400);
    await commitRows(services, job);
    expect(await read(person, id)).toMatchObject({ state: 'committed', counts: { create: 650, rejected: 0 } });
    expect(await staffCount(person)).toBe(650);
    expect(
      await ask(
        person,
        '{ employeePositions { total } employeeSalaries { total } departments { total } positions { total } }',
      ),
    ).toEqual({
      employeePositions: { total: 650 },
      employeeSalaries: { total: 650 },
      departments: { total: 7 },
      positions: { total: 1 },
    });
  });

  test('whose answer to a COMMIT is lost goes on from what is stored, wherever that was', async () => {
    const person = await someone();
    const id = await mapped(person, csv(people));
    await step(person, id, 'checkImport');
    const job = { companyId: person.companyId!, userId: person.id, recordId: id };
    const { services } = server.app;
    await inTransaction(services.pool, job, 'write', (tx) =>
      tx.query(`update file_import set state = 'committing' where id = $1`, [id]),
    );
    const { commit } = OpenTransaction.prototype;
    for (let nth = 1; nth <= 4; nth += 1) {
      let commits = 0;
      const spied = jest.spyOn(OpenTransaction.prototype, 'commit').mockImplementation(async function lost(
        this: OpenTransaction,
      ) {
        commits += 1;
        await commit.call(this);
        if (commits === nth) throw new CommitLost(new Error('Connection terminated unexpectedly'));
      });
      await commitRows(services, job).catch((error: unknown) => expect(error).toBeInstanceOf(CommitLost));
      spied.mockRestore();
    }
    await commitRows(services, job);
    expect(await read(person, id)).toMatchObject({
      state: 'committed',
      failure: null,
      counts: { create: 4, rejected: 0 },
    });
    // The four of the file, and the manager it names who is nobody yet.
    expect((await staff(person)).map(({ lastName }) => lastName)).toEqual(['Stone', 'Reed', 'Lake', 'Absent', 'Dune']);
  });

  test('refuses a row whose number somebody took since the dry run, and writes the others', async () => {
    const person = await someone();
    const id = await mapped(person, csv(people));
    await step(person, id, 'checkImport');
    await ask(
      person,
      'mutation { createEmployee(input: { code: "102", firstName: "Ida", lastName: "Quick", hireDate: "2026-01-01" }) { id } }',
    );
    const committed = await step(person, id, 'commitImport');
    expect(committed).toMatchObject({ state: 'committed', counts: { create: 3, rejected: 1 } });
    const { importRows } = await ask(
      person,
      'query($id: ID!) { importRows(id: $id, outcome: "rejected") { rows { row problems { code message { en } } } } }',
      { id },
    );
    expect(importRows.rows).toEqual([
      {
        row: 3,
        problems: [{ code: 'refused_on_writing', message: { en: 'Another employee already has this value.' } }],
      },
    ]);
    expect((await staff(person)).map(({ code, lastName }) => `${code} ${lastName}`)).toEqual([
      '101 Stone',
      '102 Quick',
      '103 Lake',
      '104 Absent',
      '105 Dune',
    ]);
    expect(await step(person, id, 'undoImport')).toMatchObject({ state: 'undone', counts: { kept: 0 } });
    expect((await staff(person)).map(({ lastName }) => lastName)).toEqual(['Quick']);
  });
});

describe('an upload', () => {
  const leftovers = async (): Promise<string[]> =>
    readdir(join(server.app.services.dataDir, 'imports')).catch(() => []);
  test.each<[string, string | Uint8Array<ArrayBuffer>, string, number, RegExp]>([
    ['that is no table', '%PDF-1.7', 'people.csv', 422, /PDF/],
    ['without a header', 'Jo,HR,5000\nAl,IT,6000\n', 'people.csv', 422, /name the columns/],
    ['that is a broken workbook', 'PK\x03\x04 and then nothing', 'people.xlsx', 422, /damaged/],
  ])('%s gets a clear refusal and leaves nothing behind', async (_, content, name, status, message) => {
    const person = await someone();
    expect(await upload(person, content, name)).toEqual({
      status,
      body: { success: false, message: expect.stringMatching(message) },
    });
    expect(await leftovers()).toEqual([]);
    expect((await ask(person, '{ imports { total } }')).imports.total).toBe(0);
  });

  test('larger than allowed is refused', async () => {
    const person = await someone();
    expect((await upload(person, new Uint8Array(50_000_100).fill(97))).status).toBe(413);
    expect(await leftovers()).toEqual([]);
  });

  test('without a file is refused', async () => {
    const person = await someone();
    expect(await person.rest('POST', '/upload/import', { file: 'x' })).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/multipart/) },
    });
  });

  test('is for those who may import, and an import is seen in its own company alone', async () => {
    const person = await someone(all('Import', 'read'));
    expect((await upload(person, csv(people))).status).toBe(403);
    const owner = await someone();
    const { body } = await upload(owner, csv(people));
    const stranger = await someone();
    for (const query of [
      'import(id: $id) { id }',
      'importPreview(id: $id) { targets { value } }',
      'importRows(id: $id) { total }',
    ]) {
      expect(
        (await stranger.graphql(`query($id: ID!) { ${query} }`, { id: body.id })).errors?.[0]?.extensions,
      ).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await stranger.fetch(`/imports/${body.id}/rejected.csv`)).status).toBe(404);
  });

  test('may be committed only by who may write all it brings', async () => {
    const company = await server.company();
    const owner = await server.as({ company, grants: hr });
    const id = await mapped(owner, csv(people));
    const { version } = await step(owner, id, 'checkImport');
    const payless = await server.as({
      company,
      grants: hr.filter(({ subject, action }) => subject !== 'EmployeeSalary' || action !== 'create'),
    });
    const { errors } = await payless.graphql(
      'mutation($id: ID!, $version: Int!) { commitImport(id: $id, version: $version) { id } }',
      { id, version },
    );
    expect(errors?.[0]).toMatchObject({ message: expect.stringMatching(/salary/), extensions: { code: 'FORBIDDEN' } });
  });
});
