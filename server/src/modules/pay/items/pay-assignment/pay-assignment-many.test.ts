import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { importJobs } from '../../../data-import/jobs/import-jobs';
import { all, ask, create, imports, mapped, read, table } from '../../../data-import/import.fixture';
import { countedQueries } from '../../runs/payroll-run/payroll.fixture';

/** Without the worker of the queue: the steps are run here, and what they ask is counted. */
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ clock: () => new Date('2026-03-15T08:00:00Z') });
});
afterAll(() => server.close());

it.each(['Compensation', 'Deduction'] as const)(
  'a list that gives a %s to many asks the database no more, page by page, than one to few',
  async (area) => {
    const one = area.toLowerCase();
    const kind = `${area}Assignment`;
    /** Of the dry run and of the commit; everybody has it already. */
    const statementsFor = async (people: number): Promise<number[]> => {
      const company = await server.company();
      const clerk = await server.as({
        company,
        grants: [
          ...imports,
          ...all(area, 'read', 'create', 'read_sensitive'),
          ...all('Employee', 'read'),
          ...all(kind, 'read', 'create', 'update', 'read_sensitive'),
        ],
      });
      const item = await create(clerk, area, { title: 'Housing', fixedAmount: '700' });
      await server.inside(
        company,
        `insert into employee (company_id, id, created_at, updated_at, code, first_name, last_name, status, employee_type, hire_date)
      select $1::text, left(md5($1::text || n), 24), now(), now(), 'M' || n, 'Number', n::text, 'active', 'full_time', '2024-01-01' from generate_series(1, $2::int) n`,
        [company, people],
      );
      await server.inside(
        company,
        `insert into ${one}_assignment (company_id, id, version, created_at, updated_at, employee_id, ${one}_id, valid_from, state)
      select company_id, left(md5(id), 24), 1, now(), now(), id, $2, '2024-01-01', 'approved' from employee where company_id = $1`,
        [company, item],
      );
      const id = await mapped(
        clerk,
        table(
          ['Emp No', 'Title', 'Amount', 'From'],
          ...Array.from({ length: people }, (_, at) => [`M${at + 1}`, 'Housing', '950', '2026-04-01']),
        ),
        {},
        kind,
      );
      const counts: number[] = [];
      for (const verb of ['check', 'commit']) {
        const { version } = await read(clerk, id);
        await ask(clerk, `mutation($id: ID!, $v: Int!) { ${verb}Import(id: $id, version: $v) { id } }`, {
          id,
          v: version,
        });
        counts.push(
          await countedQueries(server, () =>
            importJobs(server.app.services)[`import-${verb}`]!({ companyId: company, userId: clerk.id, recordId: id }),
          ),
        );
      }
      expect(
        await server.inside(
          company,
          `select count(*)::int as given, count(*) filter (where valid_to = '2026-03-31')::int as ended from ${one}_assignment`,
        ),
      ).toEqual([{ given: 2 * people, ended: people }]);
      return counts;
    };
    const [few, many] = [await statementsFor(2), await statementsFor(200)];
    // What is asked for the first time, once for all, counts with the few.
    for (const [at, count] of few.entries()) expect(many[at]).toBeLessThanOrEqual(count);
  },
);
