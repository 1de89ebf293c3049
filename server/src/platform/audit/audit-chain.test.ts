import { Client } from 'pg';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { ownDatabaseUrl, TEST_SECRET } from '../../../test/copied-database';
import { sealAudit, verifyAudit, type AuditProblem } from './audit-chain';
import { Cipher } from '../http/cipher';
import { newId } from '../records/ids';

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
  for (let at = 0; at < 3; at += 1)
    await admin.graphql('mutation($n: String!) { createDepartment(input: { name: $n }) { id } }', { n: newId() });
  await sealAudit(test.app.services);
  return company;
}

async function problemsOf(company: string, by = cipher): Promise<AuditProblem[]> {
  const { problems } = await verifyAudit(test.app.services.pool, by);
  return problems.filter(({ companyId }) => companyId === company);
}

const linesOf = (company: string) =>
  test.sql<{ event_id: string; seq: string }>(
    'select event_id, seq from audit_link where company_id = $1 order by seq',
    [company],
  );

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
    await asOwner(
      `update audit_event set after = jsonb_set(after, '{name}', '"other"') where company_id = $1 and id = $2`,
      [company, line],
    );
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
    await asOwner(
      `update audit_event set at = case id when $2 then (select at from audit_event where id = $3) else (select at from audit_event where id = $2) end
      where company_id = $1 and id in ($2, $3)`,
      [company, first!.event_id, second!.event_id],
    );
    expect((await problemsOf(company)).map(({ eventId }) => eventId)).toEqual([first!.event_id, second!.event_id]);
  });

  const line = `insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, after, written_at) values ($1, $2, now() + $3::interval, $4, 'Payslip', $5, 'update', '{"net": "1.00"}', now() + $3::interval)`;
  /** A line that somebody who may write lines as the server does dates otherwise than now; sealed as every minute. */
  async function misdated(
    company: string,
    by: string,
    write = (text: string, values: unknown[]) => test.inside(company, text, values) as Promise<unknown>,
  ): Promise<string> {
    const id = newId();
    await write(line, [id, company, by, newId(), newId()]);
    await sealAudit(test.app.services);
    return id;
  }

  it.each(['-3 hours', '-20 hours', '3 hours'])(
    'names a line that the server wrote with another time than now (%s), which the database tells',
    async (by) => {
      const company = await companyWithHistory();
      const id = await misdated(company, by);
      expect(await problemsOf(company)).toEqual([
        { companyId: company, seq: expect.any(Number), eventId: id, kind: 'misdated' },
      ]);
      const [row] = await test.inside<{ isNow: boolean }>(
        company,
        `select written_at > now() - interval '1 minute' as "isNow" from audit_event where id = $1`,
        [id],
      );
      expect(row).toEqual({ isNow: true });
    },
  );

  it('names a line slipped in among older ones by the owner of the database, who forges the time of writing too', async () => {
    const company = await companyWithHistory();
    const id = await misdated(company, '-20 hours', asOwner);
    expect(await problemsOf(company)).toEqual([
      { companyId: company, seq: expect.any(Number), eventId: id, kind: 'misdated' },
    ]);
  });

  it('leaves out a line that is older than any transaction lasts, and names it', async () => {
    const company = await companyWithHistory();
    const id = await misdated(company, '-8 days');
    expect(await problemsOf(company)).toEqual([{ companyId: company, seq: null, eventId: id, kind: 'never linked' }]);
  });

  it('goes on after a line dated ahead by years', async () => {
    const company = await companyWithHistory();
    const id = await misdated(company, '5 years');
    const admin = await test.as({ type: 'admin', company });
    await admin.graphql('mutation($n: String!) { createDepartment(input: { name: $n }) { id } }', { n: newId() });
    await sealAudit(test.app.services);
    const [{ loose }] = (await test.inside<{ loose: number }>(
      company,
      'select count(*)::int as loose from audit_event e where company_id = $1 and not exists (select 1 from audit_link l where l.event_id = e.id)',
      [company],
    )) as [{ loose: number }];
    expect(loose).toBe(0);
    expect((await problemsOf(company)).map(({ eventId }) => eventId)).toEqual([id]);
  });

  it('cannot be made anew by who lacks the secret', async () => {
    const company = await companyWithHistory();
    expect(await problemsOf(company, new Cipher('another secret that is as long as it must be'))).not.toEqual([]);
  });
});
