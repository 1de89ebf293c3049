import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { type Values } from '../../../platform/records/area';
import { noticeExpiring } from '../expiring-record/expiry-notices.job';
import { mailExpiring } from '../expiring-record/expiry-mails';
import { inEachCompany } from '../../../platform/system-ctx';
import { smallPdf, upload } from '../../files/file/file.fixture';

let test: TestApp;
let company: string;
let [admin, hr, manager, mona] = [] as unknown as [Person, Person, Person, Person];
const ids: Record<string, string> = {};
const make = (area: string, values: Values) => insertRow(test, area, company, values);
const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));
const working = {
  EmployeeDocument: ['read', 'export', 'create', 'update', 'submit', 'renew', 'delete'],
  EmployeeDocumentVersion: ['read'],
  Employee: ['read'],
};

/** Types by what the employee and the managers may do with such documents. */
const types = {
  open: { employeeAccess: 'upload', isSeenByManagers: true },
  kept: { employeeAccess: 'read', isSeenByManagers: true },
  office: { employeeAccess: 'none', isSeenByManagers: false },
  led: { employeeAccess: 'none', isSeenByManagers: true },
  own: { employeeAccess: 'upload', isSeenByManagers: false },
};
type Type = keyof typeof types;
const names = Object.keys(types) as Type[];
const seenBy = {
  mona: ['kept', 'open', 'own', 'untyped'],
  manager: ['kept', 'led', 'open', 'untyped'],
  hr: ['kept', 'led', 'office', 'open', 'own', 'untyped'],
};

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-05-10T08:00:00Z') });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  ids.boss = await make('Employee', { firstName: 'Basil', lastName: 'Boss', status: 'active' });
  ids.mona = await make('Employee', {
    firstName: 'Mona',
    lastName: 'Haddad',
    status: 'active',
    managerId: ids.boss,
    workEmail: 'mona@example.com',
  });
  const reading = grants('company', { DocumentType: ['read'] });
  hr = await test.as({
    company,
    grants: [
      ...reading,
      ...grants('company', { ...working, EmployeeDocument: [...working.EmployeeDocument, 'verify', 'reject'] }),
    ],
  });
  manager = await test.as({ company, employeeId: ids.boss, grants: [...reading, ...grants('team', working)] });
  mona = await test.as({ company, employeeId: ids.mona, grants: [...reading, ...grants('own', working)] });
  for (const name of [...names, 'untyped'] as const) {
    if (name !== 'untyped')
      ids[`${name} type`] = await make('DocumentType', {
        name,
        appliesTo: 'employee',
        hasExpiry: true,
        isRequired: false,
        requiredPositionIds: [],
        ...types[name],
      });
    ids[`${name} file`] = (await upload(admin, smallPdf, `${name}.pdf`)).body.id;
    ids[`${name} old file`] = (await upload(admin, smallPdf, `${name} old.pdf`)).body.id;
    ids[name] = await make('EmployeeDocument', {
      employeeId: ids.mona,
      title: name,
      number: 'Zenobia',
      typeId: ids[`${name} type`] ?? null,
      fileId: ids[`${name} file`],
      issueDate: '2025-05-20',
      expiryDate: '2026-05-20',
      status: 'active',
      review: 'verified',
    });
    await make('EmployeeDocumentVersion', {
      employeeId: ids.mona,
      documentId: ids[name],
      revision: 1,
      number: name,
      fileId: ids[`${name} old file`],
    });
  }
});
afterAll(() => test.close());

const rows = async (who: Person, query: string, variables: object = {}): Promise<any[]> => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as any[];
};
const filesOf = async (who: Person, suffix: string) => {
  const found = [];
  for (const name of [...names, 'untyped'])
    if ((await who.fetch(`/files/${ids[`${name}${suffix}`]}`)).status === 200) found.push(name);
  return found;
};

/** What each door shows of the documents of Mona, by their titles. */
const doors: Record<string, (who: Person) => Promise<string[]>> = {
  'the list': async (who) =>
    (
      (await rows(who, '{ r: employeeDocuments { rows { title } } }')) as unknown as { rows: { title: string }[] }
    ).rows.map(({ title }) => title),
  'each by its id': async (who) => {
    const found = [];
    for (const name of [...names, 'untyped'])
      if (!(await who.graphql('query($id: ID!) { employeeDocument(id: $id) { id } }', { id: ids[name] })).errors)
        found.push(name);
    return found;
  },
  'the documents of the employee': async (who) =>
    (
      (await rows(who, 'query($id: ID!) { employee(id: $id) { employeeDocuments { title } } }', {
        id: ids.mona,
      })) as unknown as { employeeDocuments: { title: string }[] }
    ).employeeDocuments.map(({ title }) => title),
  'former versions': async (who) =>
    (
      (await rows(who, '{ r: employeeDocumentVersions { rows { number } } }')) as unknown as {
        rows: { number: string }[];
      }
    ).rows.map(({ number }) => number),
  files: (who) => filesOf(who, ' file'),
  'files of former versions': (who) => filesOf(who, ' old file'),
  'the old lists': async (who) =>
    (await who.rest('GET', '/api/employee-document/')).body.data.map(
      ({ documentTitle }: { documentTitle: string }) => documentTitle,
    ),
  'the search': async (who) =>
    (await rows(who, '{ r: search(text: "Zenobia", limit: 10) { subject title } }')).map(
      ({ title }) => title.split(',')[0],
    ),
  'the timeline': async (who) =>
    (
      (await rows(who, 'query($id: ID!) { r: employeeTimeline(id: $id, limit: 50) { entries { subject recordId } } }', {
        id: ids.mona,
      })) as unknown as { entries: { subject: string; recordId: string }[] }
    ).entries
      .filter(({ subject }) => subject === 'EmployeeDocument')
      .map(({ recordId }) => [...names, 'untyped'].find((name) => ids[name] === recordId)!),
  'the history': async (who) => {
    const found = [];
    for (const name of [...names, 'untyped'])
      if (
        !(
          await who.graphql('query($id: ID!) { history(subject: "EmployeeDocument", id: $id) { events { id } } }', {
            id: ids[name],
          })
        ).errors
      )
        found.push(name);
    return found;
  },
  'an export': async (who) => {
    const response = await who.fetch('/export/EmployeeDocument.csv', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ columns: [{ field: 'title', title: 'Title' }] }),
    });
    return (await response.text())
      .split(/\r?\n/)
      .slice(1)
      .filter(Boolean)
      .map((line) => line.replace(/"/g, ''));
  },
  'the calendar': async (who) =>
    (
      await rows(who, '{ r: calendarEntries(from: "2026-05-01", to: "2026-05-31", layers: [documents]) { title } }')
    ).map(({ title }) => title.split(',')[0]),
};

describe.each(Object.entries(doors))('by %s', (_name, shows) => {
  it('an employee sees their own, a manager those of their people, and HR all, as far as their types say', async () => {
    const found = {
      mona: (await shows(mona)).sort(),
      manager: (await shows(manager)).sort(),
      hr: (await shows(hr)).sort(),
    };
    expect(found).toEqual(seenBy);
  });
});

it('an employee changes and hands in only what they may hand in, and a manager what they see', async () => {
  const may = async (who: Person) => {
    const found = [];
    for (const name of [...names, 'untyped']) {
      const { errors } = await who.graphql(
        'mutation($id: ID!) { updateEmployeeDocument(id: $id, version: 999, input: { description: "x" }) { id } }',
        { id: ids[name] },
      );
      if (errors![0]!.extensions.code !== 'NOT_FOUND') found.push(name);
    }
    return found.sort();
  };
  expect({ mona: await may(mona), manager: await may(manager), hr: await may(hr) }).toEqual({
    ...seenBy,
    mona: ['open', 'own', 'untyped'],
  });
  const enter = async (who: Person, type: Type) =>
    (
      await who.graphql(
        'mutation($i: EmployeeDocumentInput!) { createEmployeeDocument(input: $i) { id allowedActions } }',
        {
          i: {
            employeeId: ids.mona,
            title: 'New',
            typeId: ids[`${type} type`],
            expiryDate: '2030-01-01',
            status: 'draft',
          },
        },
      )
    ).errors?.[0]?.extensions.code ?? 'made';
  expect([
    await enter(mona, 'own'),
    await enter(mona, 'kept'),
    await enter(mona, 'office'),
    await enter(manager, 'own'),
    await enter(hr, 'office'),
  ]).toEqual(['made', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'made']);
  const moved = await mona.graphql(
    'mutation($id: ID!, $t: ID!) { updateEmployeeDocument(id: $id, version: 1, input: { typeId: $t }) { id } }',
    { id: ids.own, t: ids['kept type'] },
  );
  expect(moved.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'typeId' });
});

it('nobody is asked for a document they could not hand in', async () => {
  const ask = async (type: Type) =>
    (
      await admin.graphql('mutation($i: EmployeeDocumentRequest!) { requestEmployeeDocuments(input: $i) { id } }', {
        i: { employeeIds: [ids.mona], typeId: ids[`${type} type`], dueOn: '2026-06-01' },
      })
    ).errors?.[0]?.extensions.field;
  expect([await ask('kept'), await ask('office'), await ask('own')]).toEqual(['typeId', 'typeId', undefined]);
});

it('who is told of what is done to a document, and of its end, is who may see it', async () => {
  const told = async (who: Person) =>
    (
      await test.inside<{ recordId: string }>(
        company,
        `select record_id as "recordId" from notification where user_id = $2 and company_id = $1 and kind = 'document_rejected'`,
        [company, who.id],
      )
    ).map(({ recordId }) => names.find((name) => ids[name] === recordId));
  for (const name of ['office', 'kept'] as const) {
    const { errors } = await hr.graphql(
      'mutation($id: ID!) { rejectEmployeeDocument(id: $id, version: 1, note: "Unreadable") { id } }',
      { id: ids[name] },
    );
    expect(errors).toBeUndefined();
  }
  expect(await told(mona)).toEqual(['kept']);
  await inEachCompany(test.app.services, async (ctx) => {
    const due = await noticeExpiring(ctx);
    if (ctx.companyId === company) await mailExpiring(ctx, due);
  });
  const mails = await test.inside<{ key: string }>(
    company,
    `select key from mail where company_id = $1 and kind = 'document_expiry' and email = 'mona@example.com'`,
    [company],
  );
  expect(names.filter((name) => mails.some(({ key }) => key.includes(ids[name]!))).sort()).toEqual(['open', 'own']);
});

it('says what may be done with a document whatever else of it is asked', async () => {
  const actions = async (more: string) =>
    (
      await mona.graphql(
        `{ page: employeeDocuments(sort: [{field: title}]) { rows { title allowedActions ${more} } } }`,
      )
    ).data.page.rows.map(
      ({ title, allowedActions }: { title: string; allowedActions: string[] }) =>
        `${title}: ${allowedActions.join(' ')}`,
    );
  const told = await actions('typeId employeeId');
  expect(told.find((each: string) => each.startsWith('kept'))).not.toContain('update');
  expect(told.find((each: string) => each.startsWith('own'))).toContain('update');
  expect(await actions('')).toEqual(told);
});

it('a type that is closed later closes what is there, with its former versions, at once', async () => {
  const shown = async () =>
    [await doors['the list']!(mona), await doors['former versions']!(mona), await filesOf(mona, ' file')].map((found) =>
      found.includes('open'),
    );
  expect(await shown()).toEqual([true, true, true]);
  const { errors } = await admin.graphql(
    'mutation($id: ID!) { updateDocumentType(id: $id, version: 1, input: { employeeAccess: none }) { id } }',
    { id: ids['open type'] },
  );
  expect(errors).toBeUndefined();
  expect(await shown()).toEqual([false, false, false]);
});
