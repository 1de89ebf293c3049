import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { allAreas } from '../../platform/records/area';
import { sealAudit, verifyAudit } from '../../platform/audit/audit-chain';
import { columnOf } from '../../platform/records/fields';
import { newId } from '../../platform/records/ids';
import { smallPdf, upload } from '../files/file/file.fixture';
import {
  asOwner,
  auditedLines,
  namedInLogOfOthers,
  columns,
  holdings,
  isWritten,
  markedPerson,
  rowsWith,
  silent,
  type Marked,
} from './erasure.fixture';
import { erasureJobs } from './erasure.job';
import { personalAreas } from './whose-rows';

let test: TestApp;
let company: string;
let hr: Person;
let [erased, colleague]: Marked[] = [];
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
  [erased, colleague] = [await filled('Qzxerased'), await filled('Wvycolleague')];
  await sealAudit(test.app.services);
});
afterAll(() => test.close());

async function filled(mark: string): Promise<Marked> {
  const files = [];
  for (const nth of [1, 2])
    files.push(
      (
        await upload(
          hr,
          Buffer.concat([smallPdf, Buffer.from(`\n% ${mark} content ${nth}`)]),
          `${mark} file ${nth}.pdf`,
        )
      ).body.id,
    );
  const person = await markedPerson(test, company, mark, files);
  person.rows.set('File', files[1]!);
  await besideAreas(person);
  await auditedLines(test, person);
  await auditedLines(test, person, new Map([['User', person.userId]]));
  return person;
}

/** What is kept of a person in tables that are no area: each of these holds their mark. */
async function besideAreas({ mark, employeeId, userId, rows }: Marked): Promise<void> {
  const { id: other } = await test.as({ company });
  const json = JSON.stringify({ words: mark });
  const sealed = (value: unknown) => test.app.services.cipher.encrypt(JSON.stringify(value));
  // Others wrote about them: their whole name, first and last, their address.
  const [first, last] = ['firstName', 'lastName'].map((name) => `${mark} Employee ${name}`);
  await insertRow(test, 'Department', company, {
    description: `Ask ${first} ${mark} Employee middleName ${last} or write to ${mark.toLowerCase()}-user@example.com`,
  });
  await namedInLogOfOthers(test, { mark, company, employeeId, userId: other });
  await insertRow(test, 'Mail', company, {
    email: 'manager@example.com',
    subject: `${first} ${last} asks for leave`,
    message: `${first} ${last} asks for leave`,
  });
  await insertRow(test, 'WebhookDelivery', company, {
    subject: 'BankAccount',
    recordId: rows.get('BankAccount'),
    state: 'delivered',
    answer: mark,
  });
  const providerId = await insertRow(test, 'IdentityProvider', company);
  const importId = rows.get('Import') ?? newId();
  await asOwner(test, async (client) => {
    const add = (table: string, given: Record<string, unknown>) => {
      const values = { company_id: company, ...given };
      const names = Object.keys(values).join(', ');
      return client.query(
        `insert into ${table} (${names}) select ${names} from json_populate_record(null::${table}, $1)`,
        [JSON.stringify(values)],
      );
    };
    const now = '2025-01-01T00:00:00Z';
    await add('notification', {
      id: newId(),
      user_id: other,
      kind: 'leave',
      subject: 'EmployeeLeave',
      record_id: rows.get('EmployeeLeave'),
      facts: { words: mark },
      is_shown: true,
      is_mail_due: false,
      created_at: now,
    });
    await add('notification_preference', { user_id: userId, choices: { words: mark }, updated_at: now });
    await add('list_preference', { user_id: userId, subject: `Employee`, columns: { words: mark }, updated_at: now });
    await add('chat_profile', { user_id: userId, status: 'online', about: mark, created_at: now, updated_at: now });
    await add('chat_profile', { user_id: other, status: 'online', about: '', created_at: now, updated_at: now });
    const [first, second] = [userId, other].toSorted();
    const conversation = newId();
    await add('chat_conversation', {
      id: conversation,
      first_user_id: first,
      second_user_id: second,
      created_at: now,
      last_message_at: now,
    });
    await add('chat_message', {
      id: newId(),
      conversation_id: conversation,
      sender_id: userId,
      recipient_id: other,
      text: mark,
      key: newId(),
      sent_at: now,
    });
    await add('file_import', {
      id: importId,
      version: 1,
      created_at: now,
      updated_at: now,
      created_by_id: other,
      file_name: 'people.csv',
      kind: 'people',
      state: 'done',
      rows: 1,
      done_count: 1,
      headers: [],
      mapping: {},
      transformations: {},
      counts: {},
      problems: [{ words: mark }],
      profile: json,
    });
    await add('import_row', {
      import_id: importId,
      row_no: 1,
      cells: [sealed(['A', mark])],
      is_skipped: false,
      record_id: employeeId,
      meant: { words: mark },
      problems: [{ words: mark }],
      suggestion: [mark],
      stage: 2,
      depth: 0,
    });
    await add('import_row', {
      import_id: importId,
      row_no: 2,
      cells: [sealed(['Left', `${mark.toLowerCase()}-Employee-workEmail@example.com`])],
      is_skipped: true,
      stage: 0,
      depth: 0,
    });
    await add('import_write', {
      import_id: importId,
      row_no: 1,
      subject: 'Employee',
      record_id: employeeId,
      version: 1,
      before: { words: mark },
      key: mark,
      is_undone: false,
    });
    await client.query(`insert into interface_settings (user_id, settings, updated_at) values ($1, $2, now())`, [
      userId,
      json,
    ]);
    await client.query(
      `insert into idempotency_key (user_id, key, request_hash, status, answer, created_at) values ($1, $3, '', 200, $4, now()), ($2, $5, '', 200, $6, now())`,
      [
        userId,
        mark.startsWith('Q') ? hr.id : other,
        newId(),
        json,
        newId(),
        JSON.stringify(sealed({ words: mark, id: rows.get('BankAccount') })),
      ],
    );
    await client.query(
      `insert into auth_session (id, user_id, company_id, user_status, created_at, visited_at, last_seen_at, expires_at, user_agent, ip) values ($1, $2, $3, 'active', now(), now(), now(), now() + interval '1 day', $4, $4)`,
      [newId(), userId, company, mark],
    );
    await add('provider_identity', {
      provider_id: providerId,
      user_id: userId,
      issuer: '',
      subject: mark,
      created_at: now,
    });
    await client.query(
      `insert into attendance_stale (company_id, employee_id, date, needs, reason) values ($1, $2, '2025-01-01', 'day', $3) on conflict do nothing`,
      [company, employeeId, mark],
    );
  });
}

/** Every file below a folder whose bytes hold the words. */
function filesWith(folder: string, words: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => statSync(name).isFile() && readFileSync(name).includes(words));
}

const erase =
  'mutation($id: ID!, $version: Int!, $code: String!, $reason: String!) { eraseEmployee(id: $id, version: $version, code: $code, reason: $reason) { id employeeName nativeName code erasedAt allowedActions } }';
const codeOf = ({ mark }: Marked) => `${mark} Employee code`;

describe('before anything is erased', () => {
  it('their mark stands in every kind of row that is about somebody', async () => {
    const told = new Set((await holdings(test, erased!.mark)).map((line) => line.split(':')[0]!));
    const fields = personalAreas().flatMap((area) =>
      [...area.fields.values()]
        .filter((meta) => isWritten(meta) && !area.whose?.includes(meta.name))
        .map(({ name }) => `${area.table}.${columnOf(name)}`),
    );
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter((field) => !told.has(field))).toEqual([]);
  });

  it('tables that are no area and hold what somebody wrote are all known here', async () => {
    const areas = new Set(allAreas().map(({ table }) => table));
    const written = new Set(
      (await columns(test))
        .filter(
          ({ table, type }) => !areas.has(table) && /^(text|jsonb|json|bytea|text\[\]|character varying)$/.test(type),
        )
        .map(({ table }) => table),
    );
    const told = new Set((await holdings(test, erased!.mark)).map((line) => line.split('.')[0]!));
    expect([...written].filter((table) => !told.has(table)).toSorted()).toEqual(
      silent.filter((table) => written.has(table)),
    );
  });
  it('whoever was not given the action neither erases nor sees what it would do, and reads it as absent', async () => {
    const reader = await test.as({
      company,
      grants: [
        { subject: 'Employee', action: 'read', scope: 'company' },
        { subject: 'Employee', action: 'update', scope: 'company' },
      ],
    });
    for (const { errors } of [
      await reader.graphql(erase, { id: erased!.employeeId, version: 1, code: codeOf(erased!), reason: 'Asked for' }),
      await reader.graphql('query($id: ID!) { erasurePreview(id: $id) { files } }', { id: erased!.employeeId }),
    ]) {
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  it('the preview says what goes, what stays and until when, by which law', async () => {
    const { data } = await hr.graphql(
      'query($id: ID!) { erasurePreview(id: $id) { problems kinds { subject count keptFor keptUntil } files account source } }',
      { id: erased!.employeeId },
    );
    const { problems, kinds, files, account, source } = data.erasurePreview;
    expect([problems, files, account]).toEqual([[], 3, 'ends']);
    expect(kinds).toEqual(
      expect.arrayContaining([
        { subject: 'Payslip', count: 1, keptFor: 'pay', keptUntil: '2032-01-31' },
        { subject: 'Attendance', count: 1, keptFor: 'time', keptUntil: '2027-01-31' },
        { subject: 'Dependant', count: 1, keptFor: null, keptUntil: null },
      ]),
    );
    expect(source).toContain('47 of 2022');
  });

  it.each([
    ['another number', { code: 'E-1' }, 'code'],
    ['no reason', { reason: ' ' }, 'reason'],
  ])('with %s nothing is erased', async (_name, wrong, field) => {
    const { errors } = await hr.graphql(erase, {
      id: erased!.employeeId,
      version: 1,
      code: codeOf(erased!),
      reason: 'Asked for',
      ...wrong,
    });
    expect([errors?.[0]?.extensions.code, errors?.[0]?.extensions.field]).toEqual(['INVALID', field]);
  });
});

describe('a person erased', () => {
  let [kept, others]: unknown[] = [];
  const amounts = () =>
    test.inside(
      company,
      `select p.gross, p.net, p.lines, (select row(e.award, e.net, e.lines)::text from end_of_service e where e.employee_id = p.employee_id) as settlement,
    (select row(d.days, d.key)::text from leave_ledger_entry d where d.employee_id = p.employee_id) as ledger from payslip p where p.employee_id = $1`,
      [erased!.employeeId],
    );
  beforeAll(async () => {
    [kept, others] = [await amounts(), await rowsWith(test, colleague!.mark)];
    const { data, errors } = await hr.graphql(erase, {
      id: erased!.employeeId,
      version: 1,
      code: codeOf(erased!),
      reason: `Asked for by ${erased!.mark} user name`,
    });
    expect(errors).toBeUndefined();
    expect(data.eraseEmployee).toEqual({
      id: erased!.employeeId,
      employeeName: 'Erased person 1',
      nativeName: 'شخص محذوف البيانات 1',
      code: 'ERASED-1',
      erasedAt: expect.any(String),
      allowedActions: expect.not.arrayContaining(['update', 'erase']),
    });
    const [erasure] = await test.inside<{ id: string }>(company, 'select id from erasure');
    await erasureJobs(test.app.services)['erase_files']!({ companyId: company, userId: hr.id, recordId: erasure!.id });
  });

  it('is found in no column of no table', async () => {
    expect(await holdings(test, erased!.mark)).toEqual([]);
  });
  it('what the log says of rows of others stays, but for what names them', async () => {
    const lines = await test.inside<{ after: Record<string, unknown> }>(
      company,
      `select e.after from audit_event e join audit_redaction r on r.company_id = e.company_id and r.event_id = e.id
       where e.subject in ('PayrollPayment', 'Position') order by e.subject`,
    );
    expect(lines.map(({ after }) => after)).toEqual([{ state: 'made' }, { title: 'Nurse' }]);
  });
  it('is found in no file', () => {
    expect(filesWith(test.app.services.dataDir, colleague!.mark)).not.toEqual([]);
    expect(filesWith(test.app.services.dataDir, erased!.mark)).toEqual([]);
  });
  it('stands in the file of the bank under the pseudonym, with the amount, and its digest is that of what the bank got', async () => {
    const [line] = await test.inside<{ content: string }>(
      company,
      'select p.content from payroll_payment p join payroll_payment_line l on l.payment_id = p.id where l.employee_id = $1',
      [erased!.employeeId],
    );
    const told = gunzipSync(Buffer.from(test.app.services.cipher.decrypt(line!.content), 'base64')).toString();
    expect(told).toBe('Erased person 1;Erased person 1;1234.500\nSomebody Else;AE00;1.000');
  });
  it('leaves amounts of pay, settlement and leave as they were', async () => {
    expect(kept).toHaveLength(1);
    expect(await amounts()).toEqual(kept);
  });
  it('leaves the rows of somebody else byte for byte as they were', async () => {
    expect(await rowsWith(test, colleague!.mark)).toEqual(others);
  });
  it('leaves an audit log that fits', async () => {
    expect((await verifyAudit(test.app.services.pool, test.app.services.cipher)).problems).toEqual([]);
    await sealAudit(test.app.services);
    expect((await verifyAudit(test.app.services.pool, test.app.services.cipher)).problems).toEqual([]);
  });
  it('is known by who did it and why, without their name', async () => {
    const { data } = await hr.graphql('query($id: ID!) { employeeErasure(id: $id) { erasedAt erasedByName reason } }', {
      id: erased!.employeeId,
    });
    expect(data.employeeErasure).toEqual([
      { erasedAt: expect.any(String), erasedByName: expect.any(String), reason: 'Asked for by Erased person 1' },
    ]);
  });
  it('is not erased again, and not filled in again', async () => {
    const again = await hr.graphql(erase, { id: erased!.employeeId, version: 2, code: 'ERASED-1', reason: 'Again' });
    const update = await hr.graphql(
      'mutation($id: ID!) { updateEmployee(id: $id, version: 2, input: { firstName: "Mona" }) { id } }',
      { id: erased!.employeeId },
    );
    expect([again.errors?.[0]?.extensions.code, update.errors?.[0]?.extensions.code]).toEqual(['CONFLICT', 'CONFLICT']);
  });
  it('can sign in no more', async () => {
    const [account] = await test.sql(
      'select name, status, password_hash, deleted_at is not null as gone from app_user where id = $1',
      [erased!.userId],
    );
    expect(account).toEqual({ name: 'Erased person 1', status: 'inactive', password_hash: null, gone: true });
    expect(
      await test.sql('select 1 from auth_session where user_id = $1 and revoked_at is null', [erased!.userId]),
    ).toEqual([]);
  });
});
