import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { importJobs } from '../jobs/import-jobs';
import { all, ask, hr, mapped, read, table } from '../import.fixture';

/**
 * What is refused to whoever imports on a form is refused in a file as well: to come to reach people by placing them,
 * and to verify what only others verify.
 */
let test: TestApp;
let company: string;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-15T08:00:00Z') });
  company = await test.company();
});
afterAll(() => test.close());

const hire = async (managerId: string | null = null) => {
  const code = newId();
  const values = { code, firstName: 'Mona', lastName: code, hireDate: '2020-01-01', status: 'active' };
  const id = await insertRow(test, 'Employee', company, { ...values, managerId, departmentId: null });
  return { code, id };
};
const step = async (who: Person, id: string, name: 'check' | 'commit' | 'undo') => {
  const { version } = await read(who, id);
  await ask(who, `mutation($id: ID!, $version: Int!) { ${name}Import(id: $id, version: $version) { id } }`, {
    id,
    version,
  });
  await importJobs(test.app.services)[`import-${name}`]!({ companyId: company, userId: who.id, recordId: id });
  const { counts, problems } = await read(who, id);
  return { counts, said: problems.map(({ message }: { message: { en: string } }) => message.en) };
};
const checked = async (who: Person, content: string, kind?: string) => {
  const id = await mapped(who, content, {}, kind);
  return { id, ...(await step(who, id, 'check')) };
};
const head = ['Staff No', 'First name', 'Last name', 'Hire date'];
const row = ({ code }: { code: string }, ...more: string[]) => [code, 'Mona', code, '2020-01-01', ...more];
const belowOneself = (subject: string) =>
  expect.stringContaining(`You hold ${subject} / read for those below you. Somebody else has to put people there.`);
const ofTeam: Grant[] = [
  ...hr,
  ...all('EmployeePosition', 'delete'),
  { subject: 'Payslip', action: 'read', scope: 'team' },
];

describe('whoever reads the payslips of those below them', () => {
  it('puts nobody there by a list of people, neither at once nor with somebody between', async () => {
    const [chief, colleague, elsewhere] = [await hire(), await hire(), await hire()];
    const deputy = await hire(chief.id);
    const who = await test.as({ company, employeeId: chief.id, grants: ofTeam });
    const fresh = [{ code: newId() }, { code: newId() }];
    const { id, counts, said } = await checked(
      who,
      table(
        [...head, 'Manager No'],
        row(colleague, chief.code),
        row(fresh[0]!, deputy.code),
        row(fresh[1]!, elsewhere.code),
        row(elsewhere, fresh[0]!.code),
      ),
    );
    expect([counts.create, counts.update, counts.rejected]).toEqual([1, 1, 2]);
    expect(said).toContainEqual(belowOneself('Payslip'));
    await step(who, id, 'commit');
    expect(
      await test.inside(company, 'select id from employee where company_id = $1 and manager_id = any($2)', [
        company,
        [chief.id, deputy.id],
      ]),
    ).toEqual([{ id: deputy.id }]);
  });

  it('takes back no import of another person that put people elsewhere', async () => {
    const [chief, elsewhere] = [await hire(), await hire()];
    const member = await hire(chief.id);
    await insertRow(test, 'EmployeePosition', company, {
      employeeId: member.id,
      managerId: chief.id,
      departmentId: null,
    });
    const who = await test.as({ company, employeeId: chief.id, grants: ofTeam });
    const other = await test.as({ company, grants: ofTeam });
    const { id } = await checked(other, table([...head, 'Manager No'], row(member, elsewhere.code)));
    await step(other, id, 'commit');
    const managers = () =>
      test.inside(
        company,
        `select manager_id as "managerId", valid_to::text as "validTo" from employee_position
         where company_id = $1 and employee_id = $2 and deleted_at is null order by valid_from`,
        [company, member.id],
      );
    const former = { managerId: chief.id, validTo: '2026-03-14' };
    expect(await managers()).toEqual([former, { managerId: elsewhere.id, validTo: null }]);
    expect((await step(who, id, 'undo')).counts).toMatchObject({ undone: 1, kept: 1 });
    expect(await managers()).toEqual([former]);
  });
});

it('whoever reads the payslips of departments they head puts nobody into one, nor heads another, by a list', async () => {
  const [chief, colleague] = [await hire(), await hire()];
  const department = async (name: string, managerId: string | null) =>
    insertRow(test, 'Department', company, {
      name,
      managerId,
      parentId: null,
      status: 'active',
      validFrom: null,
      validTo: null,
    });
  const [own, others] = [newId(), newId()];
  await department(own, chief.id);
  await department(others, null);
  const who = await test.as({
    company,
    employeeId: chief.id,
    grants: [...ofTeam, { subject: 'Payslip', action: 'read', scope: 'department' }],
  });
  const people = await checked(
    who,
    table([...head, 'Department'], row(colleague, own), row({ code: newId() }, own), row({ code: newId() }, others)),
  );
  expect([people.counts.create, people.counts.update, people.counts.rejected]).toEqual([1, 0, 2]);
  expect(people.said).toContainEqual(belowOneself('Payslip'));
  for (const [column, cell] of [
    ['Manager', chief.code],
    ['Parent department', own],
  ] as const) {
    const { id, counts } = await checked(who, table(['Department', column], [others, cell]), 'Department');
    const { rejected } = counts.update ? (await step(who, id, 'commit')).counts : counts;
    expect([column, rejected]).toEqual([column, 1]);
  }
});

describe('what others verify', () => {
  const keeper = (employeeId: string, ...more: string[]) =>
    test.as({
      company,
      employeeId,
      grants: [
        ...hr,
        ...all('EmployeeSkill', 'read', 'create', 'update', 'delete', ...more),
        ...all('EmployeeDocument', 'read', 'create', 'update', 'delete', 'read_sensitive', ...more),
        ...all('EmployeeDocument', 'read_medical'),
        ...all('DocumentType', 'read'),
        ...all('Dependant', 'read'),
      ],
    });
  const skills = (...codes: string[]) =>
    table(
      ['Employee', 'Skill', 'Counts from', 'Verified'],
      ...codes.map((code) => [code, 'Welding', '2026-01-01', 'yes']),
    );

  it('is not verified of oneself, nor by who does not verify, by a list', async () => {
    const [first, second] = [await hire(), await hire()];
    const verifier = await keeper(first.id, 'verify');
    expect((await checked(verifier, skills(first.code, second.code), 'EmployeeSkill')).counts).toMatchObject({
      create: 1,
      rejected: 1,
    });
    const plain = await keeper(second.id);
    expect((await checked(plain, skills(first.code, second.code), 'EmployeeSkill')).counts).toMatchObject({
      create: 0,
      rejected: 2,
    });
  });

  it.each([
    ['by who verifies', ['verify'], ['submitted', 'verified']],
    ['by who does not', [], ['submitted', 'submitted']],
  ])('in documents of oneself and of a colleague %s: %p', async (_how, more, reviews) => {
    const [own, colleague] = [await hire(), await hire()];
    const who = await keeper(own.id, ...more);
    const title = newId();
    const { id } = await checked(
      who,
      table(['Employee', 'Dependant', 'Title'], [own.code, '', title], [colleague.code, '', title]),
      'EmployeeDocument',
    );
    await step(who, id, 'commit');
    const found = await test.inside(
      company,
      'select review from employee_document where company_id = $1 and title = $2 order by employee_id = $3 desc',
      [company, title, own.id],
    );
    expect(found.map(({ review }) => review)).toEqual(reviews);
  });
});
