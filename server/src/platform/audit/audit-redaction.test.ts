import { Client } from 'pg';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { TEST_SECRET } from '../../../test/copied-database';
import { sealAudit, verifyAudit } from './audit-chain';
import { redactAudit } from './audit-redaction';
import { Cipher } from '../http/cipher';
import { newId } from '../records/ids';
import { inCompany } from '../system-ctx';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Redacted {
  company: string;
  admin: Person;
  department: string;
  line: string;
}

/** A company with a department that was made and renamed, whose lines no longer say what it was called. */
async function redactedLines(): Promise<Redacted> {
  const company = await test.company();
  const admin = await test.as({ type: 'admin', company });
  const { data } = await admin.graphql(
    'mutation { createDepartment(input: { name: "Cardiology", description: "Hearts" }) { id } }',
  );
  const department = data.createDepartment.id as string;
  await sealAudit(test.app.services);
  await admin.graphql(
    'mutation($id: ID!) { updateDepartment(id: $id, version: 1, input: { name: "Surgery" }) { id } }',
    { id: department },
  );
  await redact({ company, admin, department }, ['name']);
  const [line] = await test.inside<{ id: string }>(
    company,
    'select id from audit_event where record_id = $1 order by at, id',
    [department],
  );
  return { company, admin, department, line: line!.id };
}

const redact = ({ company, admin, department }: Pick<Redacted, 'company' | 'admin' | 'department'>, names: string[]) =>
  inCompany(test.app.services, { companyId: company, userId: admin.id }, 'write', (ctx) =>
    redactAudit(ctx, { companyId: company, erasureId: newId(), ids: [department], redacted: { Department: names } }),
  );

const problemsOf = async (company: string) =>
  (await verifyAudit(test.app.services.pool, new Cipher(TEST_SECRET))).problems
    .filter(({ companyId }) => companyId === company)
    .map(({ eventId, kind }) => [eventId, kind]);
const linesOf = (company: string, department: string) =>
  test.inside<{ before: Record<string, unknown> | null; after: Record<string, unknown> | null }>(
    company,
    'select before, after from audit_event where record_id = $1 order by at, id',
    [department],
  );

/** What only the owner of the database can do. */
async function asOwner(text: string, values: unknown[]): Promise<void> {
  const owner = new Client(test.ownerUrl);
  await owner.connect();
  await owner.query(text, values);
  await owner.end();
}

describe('lines of the audit log that were redacted', () => {
  it('say what was left in them, lines not linked yet too, and the chain fits', async () => {
    const { company, department } = await redactedLines();
    const lines = await linesOf(company, department);
    expect(lines.map(({ before, after }) => [before?.['name'], after?.['name'], after?.['description']])).toEqual([
      [undefined, undefined, 'Hearts'],
      [undefined, undefined, undefined],
    ]);
    expect(await problemsOf(company)).toEqual([]);
  });

  it('are redacted again for another reason, and fit', async () => {
    const { company, admin, department, line } = await redactedLines();
    await redact({ company, admin, department }, ['name', 'description']);
    expect((await linesOf(company, department))[0]!.after).not.toHaveProperty('description');
    expect(
      await test.inside(company, 'select number from audit_redaction where event_id = $1 order by number', [line]),
    ).toEqual([{ number: 1 }, { number: 2 }]);
    expect(await problemsOf(company)).toEqual([]);
  });

  it('are not noted twice where there is nothing left to take out', async () => {
    const { company, admin, department, line } = await redactedLines();
    await redact({ company, admin, department }, ['name']);
    expect(await test.inside(company, 'select number from audit_redaction where event_id = $1', [line])).toEqual([
      { number: 1 },
    ]);
  });

  it('are named where somebody changes a byte of them', async () => {
    const { company, line } = await redactedLines();
    await asOwner(
      `update audit_event set after = jsonb_set(after, '{description}', '"Heart"') where company_id = $1 and id = $2`,
      [company, line],
    );
    expect(await problemsOf(company)).toEqual([[line, 'changed']]);
  });

  it('are named where what was taken out is put back', async () => {
    const { company, line } = await redactedLines();
    await asOwner(
      `update audit_event set after = after || '{"name": "Cardiology"}' where company_id = $1 and id = $2`,
      [company, line],
    );
    expect(await problemsOf(company)).toEqual([[line, 'changed']]);
  });

  it('are named where the note was forged, moved from another line or says somebody else did it', async () => {
    const { company, admin, department, line } = await redactedLines();
    const other = (
      await test.inside<{ id: string }>(company, 'select id from audit_event where record_id = $1 order by at, id', [
        department,
      ])
    )[1]!.id;
    await asOwner('update audit_redaction set redacted_by_id = $3 where company_id = $1 and event_id = $2', [
      company,
      other,
      newId(),
    ]);
    expect(await problemsOf(company)).toEqual([[other, 'changed']]);
    await asOwner(
      'update audit_redaction r set signature = (select signature from audit_redaction o where o.company_id = r.company_id and o.event_id = $3) where company_id = $1 and event_id = $2',
      [company, line, other],
    );
    expect((await problemsOf(company)).toSorted()).toEqual(
      [
        [line, 'changed'],
        [other, 'changed'],
      ].toSorted(),
    );
    const unredacted = await admin.graphql('mutation { createDepartment(input: { name: "Radiology" }) { id } }');
    await sealAudit(test.app.services);
    const [made] = await test.inside<{ id: string; at: Date }>(
      company,
      'select id, at from audit_event where record_id = $1',
      [unredacted.data.createDepartment.id],
    );
    await test.inside(
      company,
      `insert into audit_redaction (company_id, event_id, number, erasure_id, redacted_at, redacted_by_id, signature) values ($1, $2, 1, $3, now(), $3, '\\x00')`,
      [company, made!.id, newId()],
    );
    await test.inside(
      company,
      `select redact_audit($1, array[id], array[at], array[null::jsonb], array[null::jsonb]) from audit_event where company_id = $1 and id = $2`,
      [company, made!.id],
    );
    expect((await problemsOf(company)).map(([id]) => id)).toContain(made!.id);
  });

  it('cannot be written by the role the server works as but by taking out, and not without a note', async () => {
    const { company, line } = await redactedLines();
    const write = (after: string, id = line) =>
      test.inside<{ done: number }>(
        company,
        `select redact_audit($1, array[id], array[at], array[null::jsonb], array[$3::jsonb]) as done from audit_event where company_id = $1 and id = $2`,
        [company, id, after],
      );
    expect(await write('{"description": "Brains"}')).toEqual([{ done: 0 }]);
    const [unnoted] = await test.inside<{ id: string }>(
      company,
      'select id from audit_event e where company_id = $1 and after is not null and not exists (select 1 from audit_redaction r where r.event_id = e.id) limit 1',
      [company],
    );
    if (unnoted) expect(await write('{}', unnoted.id)).toEqual([{ done: 0 }]);
    await expect(
      test.inside(company, `update audit_event set after = null where company_id = $1`, [company]),
    ).rejects.toThrow('permission denied');
    await expect(test.inside(company, `delete from audit_redaction where company_id = $1`, [company])).rejects.toThrow(
      'permission denied',
    );
  });
});
