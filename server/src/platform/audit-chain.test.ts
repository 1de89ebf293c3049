import { Client } from 'pg';
import { createTestApp, type TestApp } from '../../test/test-app';
import { ownDatabaseUrl, TEST_SECRET } from '../../test/copied-database';
import { sealAudit, verifyAudit, type AuditProblem } from './audit-chain';
import { Cipher } from './cipher';
import { newId } from './ids';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const cipher = new Cipher(TEST_SECRET);

/** A company of whose departments one was made and changed: three lines or more, all linked. */
async function companyWithHistory(): Promise<string> {
  const company = await test.company();
  const admin = await test.as({ type: 'admin', company });
  for (let at = 0; at < 3; at += 1) await admin.graphql('mutation($n: String!) { createDepartment(input: { name: $n }) { id } }', { n: newId() });
  await sealAudit(test.app.services);
  return company;
}

async function problemsOf(company: string, by = cipher): Promise<AuditProblem[]> {
  const { problems } = await verifyAudit(test.app.services.pool, by);
  return problems.filter(({ companyId }) => companyId === company);
}

const linesOf = (company: string) => test.sql<{ event_id: string; seq: string }>('select event_id, seq from audit_link where company_id = $1 order by seq', [company]);

/** What only the owner of the database can do: the server's own role may neither change nor delete. */
async function asOwner(text: string, values: unknown[]): Promise<void> {
  const owner = new Client(await ownerOf());
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(text, values);
  await owner.end();
}
const ownerOf = async (): Promise<string> => {
  const url = new URL(await ownDatabaseUrl());
  const { rows } = await test.app.services.pool.query<{ name: string }>('select current_database() as name');
  return Object.assign(url, { pathname: `/${rows[0]!.name}` }).href;
};

describe('the audit chain', () => {
  it('fits while nobody touches it, and linking again adds nothing', async () => {
    const company = await companyWithHistory();
    const lines = await linesOf(company);
    expect(lines.map(({ seq }) => Number(seq))).toEqual(lines.map((_, at) => at + 1));
    await Promise.all([sealAudit(test.app.services), sealAudit(test.app.services)]);
    expect(await linesOf(company)).toEqual(lines);
    expect(await problemsOf(company)).toEqual([]);
  });

  it('names the line whose content was changed', async () => {
    const company = await companyWithHistory();
    const line = (await linesOf(company))[1]!.event_id;
    await asOwner(`update audit_event set after = jsonb_set(after, '{name}', '"other"') where company_id = $1 and id = $2`, [company, line]);
    expect(await problemsOf(company)).toEqual([{ companyId: company, seq: 2, eventId: line, kind: 'changed' }]);
  });

  it('names the line that was deleted', async () => {
    const company = await companyWithHistory();
    const line = (await linesOf(company))[0]!.event_id;
    await asOwner('delete from audit_event where company_id = $1 and id = $2', [company, line]);
    expect(await problemsOf(company)).toEqual([{ companyId: company, seq: 1, eventId: line, kind: 'deleted' }]);
  });

  it('tells where links were taken out together with their lines', async () => {
    const company = await companyWithHistory();
    const [, second, third] = await linesOf(company);
    await asOwner('delete from audit_event where company_id = $1 and id = $2', [company, second!.event_id]);
    await asOwner('delete from audit_link where company_id = $1 and event_id = $2', [company, second!.event_id]);
    expect(await problemsOf(company)).toEqual([{ companyId: company, seq: 3, eventId: third!.event_id, kind: 'gap' }]);
  });

  it('tells two lines that changed places', async () => {
    const company = await companyWithHistory();
    const [first, second] = await linesOf(company);
    await asOwner(`update audit_event set at = case id when $2 then (select at from audit_event where id = $3) else (select at from audit_event where id = $2) end
      where company_id = $1 and id in ($2, $3)`, [company, first!.event_id, second!.event_id]);
    expect((await problemsOf(company)).map(({ eventId }) => eventId)).toEqual([first!.event_id, second!.event_id]);
  });

  it('cannot be made anew by who lacks the secret', async () => {
    const company = await companyWithHistory();
    expect(await problemsOf(company, new Cipher('another secret that is as long as it must be'))).not.toEqual([]);
  });
});
