import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { inTransaction } from '../../../platform/database/transaction';
import { ask, csv, hr, mapped, people, read, staffCount, step } from '../import.fixture';
import { failAbandonedImports, forgetImportedCells } from './import-cleanup';
import { said } from '../../../../test/said';

const now = new Date('2026-03-15T08:00:00Z');
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => now });
});
afterAll(() => server.close());

const someone = async (): Promise<Person> => server.as({ company: await server.company(), grants: hr });
const begun = async (person: Person): Promise<string> => mapped(person, csv(people));
async function sql(person: Person, text: string, values: unknown[]): Promise<unknown[]> {
  const scope = { companyId: person.companyId!, userId: person.id };
  return (await inTransaction(server.app.services.pool, scope, 'write', (tx) => tx.query(text, values))).rows;
}
const leave = (person: Person, id: string, state: string) =>
  sql(person, 'update file_import set state = $2 where id = $1', [id, state]);
/** A job as the queue holds it: one that is waiting has attempts left. */
async function addJob(person: Person, id: string, task: string, attempts: number): Promise<void> {
  const payload = JSON.stringify({ companyId: person.companyId, userId: person.id, recordId: id });
  const [job] = await server.sql<{ id: string }>(
    `select id from graphile_worker.add_job($1, $2::json, job_key := $3, run_at := now() + interval '1 hour', max_attempts := 5)`,
    [task, payload, `${task} ${id}`],
  );
  await server.sql('update graphile_worker._private_jobs set attempts = $2 where id = $1', [job!.id, attempts]);
}

describe('an import in the middle of a step', () => {
  test.each([
    ['checking', 'import-check'],
    ['committing', 'import-commit'],
    ['undoing', 'import-undo'],
  ])('%s fails once its job was given up, not before', async (state, task) => {
    const person = await someone();
    const [waiting, givenUp, gone] = [await begun(person), await begun(person), await begun(person)];
    for (const id of [waiting, givenUp, gone]) await leave(person, id, state);
    await addJob(person, waiting, task, 4);
    await addJob(person, givenUp, task, 5);
    await failAbandonedImports(server.app.services);
    const states = await Promise.all([waiting, givenUp, gone].map(async (id) => (await read(person, id)).state));
    expect(states).toEqual([state, 'failed', 'failed']);
    const left = await read(person, gone);
    expect(left).toMatchObject({
      failure: { en: expect.stringMatching(/failed several times/) },
      allowedActions: expect.arrayContaining(['check']),
    });
    expect(left.allowedActions).not.toContain('undo');
  });

  test('is begun again from there and ends as if it had not broken off', async () => {
    const person = await someone();
    const id = await begun(person);
    await step(person, id, 'checkImport');
    await leave(person, id, 'committing');
    await failAbandonedImports(server.app.services);
    expect(await step(person, id, 'checkImport')).toMatchObject({ state: 'checked', failure: null });
    expect(await step(person, id, 'commitImport')).toMatchObject({ state: 'committed', counts: { create: 4 } });
    expect(await staffCount(person)).toBe(5);
  });
});

describe('what stood in a file', () => {
  /** As they would be read: they are kept encrypted. */
  const cellsOf = async (person: Person, id: string): Promise<unknown[]> => {
    const { cipher } = server.app.services;
    const rows = (await sql(
      person,
      'select r.cells, r.meant, r.problems, i.profile from import_row r join file_import i on i.id = r.import_id where r.import_id = $1',
      [id],
    )) as { cells: string[]; profile: string }[];
    return rows.map((row) => ({
      ...row,
      cells: row.cells.flatMap((kept) => JSON.parse(cipher.open(kept)) as string[]),
      profile: cipher.open(row.profile),
    }));
  };
  /** By a clock of its own: jobs go on meanwhile, and would do what is due by then. */
  const later = (days: number): Promise<void> =>
    forgetImportedCells({ ...server.app.services, clock: () => new Date(now.getTime() + days * 86_400_000) });

  test('is forgotten 90 days after the import was over; its counts stay and it can still be undone', async () => {
    const person = await someone();
    const [over, open] = [await begun(person), await begun(person)];
    await step(person, over, 'checkImport');
    const { counts } = await step(person, over, 'commitImport');
    await later(89);
    expect(JSON.stringify(await cellsOf(person, over))).toContain('240000');
    await later(91);
    expect(new Set((await cellsOf(person, over)).map((row) => JSON.stringify(row)))).toEqual(
      new Set(['{"cells":[],"meant":null,"problems":null,"profile":"[]"}']),
    );
    expect(JSON.stringify(await cellsOf(person, open))).toContain('240000');
    const { import: after } = await ask(
      person,
      'query($id: ID!) { import(id: $id) { fileName state rows counts { create } } importPreview(id: $id) { columns { header } } }',
      { id: over },
    );
    expect(after).toEqual({ fileName: 'people.csv', state: 'committed', rows: 4, counts: { create: counts.create } });
    expect(await step(person, over, 'undoImport')).toMatchObject({ state: 'undone', counts: { kept: 0 } });
    expect(await staffCount(person)).toBe(0);
  });

  test('is forgotten where nobody went on with it, and at once where it was deleted', async () => {
    const person = await someone();
    const [open, deleted] = [await begun(person), await begun(person)];
    await ask(person, 'mutation($id: ID!) { deleteImports(ids: [$id]) { done } }', { id: deleted });
    await later(0);
    expect(said(await cellsOf(person, deleted))).not.toContain('240000');
    expect(JSON.stringify(await cellsOf(person, open))).toContain('240000');
    await later(121);
    expect(said(await cellsOf(person, open))).not.toContain('240000');
    expect((await ask(person, '{ imports { total } }')).imports.total).toBe(0);
  });

  test('and what it replaced is forgotten once it was undone or can no longer be', async () => {
    const person = await someone();
    const writesOf = async (id: string): Promise<number> =>
      (await sql(person, 'select 1 from import_write where import_id = $1', [id])).length;
    const [undone, old] = [await begun(person), await begun(person)];
    for (const id of [undone, old]) {
      await step(person, id, 'checkImport');
      await step(person, id, 'commitImport');
      if (id === undone) await step(person, id, 'undoImport');
    }
    await later(0);
    expect([await writesOf(undone), (await writesOf(old)) > 0]).toEqual([0, true]);
    await later(91);
    await later(91 + 366);
    expect(await writesOf(old)).toBe(0);
    expect(await read(person, old)).toMatchObject({ state: 'closed', allowedActions: [] });
    expect(await staffCount(person)).toBe(5);
  });
});
