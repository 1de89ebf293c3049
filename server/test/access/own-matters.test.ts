import { parse } from 'csv-parse/sync';
import { importJobs } from '../../src/modules/data-import/jobs/import-jobs';
import { mapped, read, table } from '../../src/modules/data-import/import.fixture';
import { importables } from '../../src/modules/data-import/importables';
import { actionsOn } from '../../src/platform/access/grant-rules';
import type { Grant } from '../../src/platform/access/ability';
import { allAreas, areaNamed, findArea } from '../../src/platform/records/area';
import { bulkActionsOf } from '../../src/platform/graphql/bulk';
import { needsAnother } from '../../src/platform/access/own-matters';
import { newId } from '../../src/platform/records/ids';
import { appSchema } from '../../src/schema';
import { insertRow } from '../rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';
import { say, type Text } from '../../src/platform/text';
import { free } from './own-matters.free';

/** Nobody decides about their own pay, bank account, leave, time, loan, reward or settlement. */
appSchema();
const declaring = allAreas().filter(({ ownMatter }) => ownMatter);

it('each area that names an employee says whether others decide about it, or why not', () => {
  const naming = allAreas()
    .filter(
      ({ isTenant, fields }) =>
        isTenant && [...fields.values()].some(({ kind, target }) => kind === 'reference' && target === 'Employee'),
    )
    .map(({ name }) => name);
  expect(naming.filter((name) => !areaNamed(name).ownMatter && !free[name])).toEqual([]);
  expect(Object.keys(free).filter((name) => findArea(name)?.ownMatter)).toEqual([]);
});

let test: TestApp;
let company: string;
let mine: string;
let another: string;
let me: Person;
let other: Person;
const everything = (): Grant[] =>
  allAreas()
    .filter(({ isTenant }) => isTenant)
    .flatMap(({ name }) => actionsOn(name).map((action): Grant => ({ subject: name, action, scope: 'company' })));
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-15T08:00:00Z') });
  company = await test.company();
  [mine, another] = [await hire(), await hire()];
  me = await test.as({ company, employeeId: mine, grants: everything() });
  other = await test.as({ company, grants: everything() });
});
afterAll(() => test.close());

const hire = async (code = newId()): Promise<string> =>
  String(
    await insertRow(test, 'Employee', company, {
      code,
      firstName: 'Mona',
      lastName: 'Haddad',
      hireDate: '2020-01-01',
      status: 'active',
      managerId: null,
      departmentId: null,
      grossBrought: null,
      deductionsBrought: null,
    }),
  );
const codeOf = ({ errors }: Answer): string => String(errors?.[0]?.extensions.code ?? 'done');
const create = (subject: string, input: object, who = me, fields = 'id version') =>
  who.ask(`mutation($input: ${subject}Input!) { made: create${subject}(input: $input) { ${fields} } }`, { input });
const at = { validFrom: '2026-03-01' };

describe('what one enters about oneself', () => {
  const item = async (area: string) => ({
    [`${area.toLowerCase()}Id`]: await insertRow(test, area, company, {
      title: newId(),
      currency: 'AED',
      fixedAmount: '700',
      status: 'active',
    }),
  });
  const typeId = async () => ({
    typeId: await insertRow(test, 'LeaveType', company, { status: 'active' }),
  });
  const held: [string, string, () => Promise<object> | object][] = [
    ['EmployeeSalary', 'state', () => ({ ...at, baseSalary: '90000' })],
    ['CompensationAssignment', 'state', async () => ({ ...at, ...(await item('Compensation')) })],
    ['DeductionAssignment', 'state', async () => ({ ...at, ...(await item('Deduction')) })],
    ['BankAccount', 'state', () => ({ ...at, holder: 'Mona Haddad', iban: 'AE070331234567890123456' })],
    ['EmployeeReward', 'state', () => ({ type: 'bonus', reason: 'Night cover', amount: '100', date: '2026-03-10' })],
  ];
  it.each(held)('%s waits for another person', async (subject, state, values) => {
    const waiting = ['proposed', 'pending', 'draft', 'submitted'];
    const own = await create(
      subject,
      { employeeId: mine, ...(await values()) },
      me,
      `id version ${state} allowedActions`,
    );
    expect([codeOf(own), waiting.includes(own.data?.made?.[state])]).toEqual(['done', true]);
    const approving = ['approve', 'verify', 'apply', 'reject', 'close'];
    expect(own.data.made.allowedActions.filter((action: string) => approving.includes(action))).toEqual([]);
  });

  const refused: [string, () => Promise<object> | object][] = [
    [
      'LeaveAdjustment',
      async () => ({ ...(await typeId()), days: '5', effectiveDate: '2026-03-01', reason: 'Given by hand' }),
    ],
    ['EmployeeDeduction', () => ({ type: 'fine', reason: 'Late', amount: '1', date: '2026-03-10' })],
    ['EndOfService', () => ({ lastDay: '2026-03-31', reason: 'resignation' })],
    ['Attendance', () => ({ date: '2026-03-10', timeIn: '08:00', timeOut: '20:00' })],
    ['AttendanceDay', () => ({ date: '2026-03-10', mark: 'present' })],
    ['PunchEntry', () => ({ date: '2026-03-10', time: '08:00', direction: 'in' })],
    ['EmployeePosition', () => ({ ...at })],
    [
      'CalendarAssignment',
      async () => ({ ...at, calendarId: await insertRow(test, 'WorkCalendar', company, { deletedAt: null }) }),
    ],
  ];
  it.each(refused)('%s is entered by another person', async (subject, values) => {
    const given = await values();
    const answer = await create(subject, { employeeId: mine, ...given });
    expect(answer.errors?.[0]?.message ?? answer).toBe(say(needsAnother, 'en'));
  });

  it('is a salary that holds once another person approves it, and not before', async () => {
    await test.inside(company, `update employee_salary set deleted_at = now() where company_id = $1`, [company]);
    const {
      data: { made },
    } = await create('EmployeeSalary', { employeeId: mine, ...at, baseSalary: '12000' }, me, 'id version state');
    expect(made.state).toBe('proposed');
    const approve = (who: Person) =>
      who.ask('mutation($id: ID!, $v: Int!) { approveEmployeeSalary(id: $id, version: $v) { state } }', {
        id: made.id,
        v: made.version,
      });
    expect(codeOf(await approve(me))).toBe('CONFLICT');
    expect((await approve(other)).data.approveEmployeeSalary).toEqual({ state: 'approved' });
    const change = await me.ask(
      'mutation($id: ID!, $v: Int!) { updateEmployeeSalary(id: $id, version: $v, input: {validTo: "2026-12-31"}) { id } }',
      { id: made.id, v: made.version + 1 },
    );
    expect(change.errors?.[0]?.message).toBe(say(needsAnother, 'en'));
  });

  it('of the employee record are others’ business where pay, leave or time follow from it, and one’s own telephone is not', async () => {
    const change = (input: object) =>
      me.ask(
        'mutation($id: ID!, $input: EmployeeChanges!) { updateEmployee(id: $id, version: 1, input: $input) { id } }',
        { id: mine, input },
      );
    for (const input of [
      { hireDate: '2010-01-01' },
      { openingPaidLeaveDays: '90' },
      { grossBrought: '1', payBroughtThrough: '2026-01-01' },
      // Lateness and overtime are counted by the shift on file.
      { shiftId: await insertRow(test, 'Shift', company, { status: 'active' }), newShiftFrom: '2026-04-01' },
    ])
      expect((await change(input)).errors?.[0]?.message).toBe(say(needsAnother, 'en'));
    expect(codeOf(await change({ mobilePhone: '+971 50 000 0000' }))).toBe('done');
  });
});

describe.each(declaring.filter(({ name }) => name !== 'Employee').map((area) => [area.name, area] as const))(
  'a row of %s',
  (name, area) => {
    it('is decided about and taken away by others alone, one by one and many at once', async () => {
      const field = area.person ?? 'employeeId';
      // Approving what is approved changes nothing, for anybody.
      const begun = ['EmployeeSalary', 'CompensationAssignment', 'DeductionAssignment'].includes(name)
        ? { state: 'proposed' }
        : {};
      const [own, theirs] = [
        await insertRow(test, area, company, { [field]: mine, ...begun }),
        await insertRow(test, area, company, { [field]: another, ...begun }),
      ].map(String);
      const theirOwn = area.ownMatter!.may ?? [];
      const waits = area.ownMatter!.waits;
      const [row] = await test.inside(
        company,
        `select to_jsonb(t) as row from ${area.table} t where company_id = $1 and id = $2`,
        [company, own!],
      );
      for (const action of bulkActionsOf(name).filter(
        (each) => !['update', 'restore'].includes(each) && !theirOwn.includes(each),
      )) {
        if (action === 'delete' && waits?.({ ...row!.row, status: row!.row.status, state: row!.row.state } as never))
          continue;
        const { data, errors } = await me.ask(
          'mutation($s: String!, $a: String!, $ids: [ID!]!, $input: JSON) { bulk(subject: $s, action: $a, ids: $ids, input: $input, dryRun: true) { id done message } }',
          { s: name, a: action, ids: [own, theirs], input: { note: 'Why' } },
        );
        expect(errors).toBeUndefined();
        const [forMe, forAnother] = data.bulk as { done: boolean; message: string | null }[];
        expect([action, forMe!.done]).toEqual([action, false]);
        expect([action, forAnother!.message]).not.toEqual([action, say(needsAnother, 'en')]);
      }
    });
  },
);

describe('a list of', () => {
  /** What a person imports about themselves waits in these for another one; in all others it is refused. */
  const waiting = [
    'EmployeeSalary',
    'BankAccount',
    'CompensationAssignment',
    'DeductionAssignment',
    'EmployeeReward',
    'EmployeeLoan',
  ];
  /** What another person imported about them waits as well, so they may take it back. */
  const stillWaiting = ['BankAccount', 'EmployeeReward', 'EmployeeLoan'];
  const kinds = importables.filter(({ area }) => area.ownMatter);
  const person = async () => {
    const code = newId();
    return { code, id: await hire(code) };
  };
  const rowsOf = async (table: string, column: string, id: string) =>
    (
      await test.inside<{ row: object }>(
        company,
        `select to_jsonb(t) - 'version' - 'updated_at' as row from ${table} t where company_id = $1 and ${column} = $2 and deleted_at is null order by id`,
        [company, id],
      )
    ).map(({ row }) => row);
  /** A step of an import, and its work done at once. */
  const step = async (who: Person, id: string, name: 'check' | 'commit' | 'undo') => {
    const { version } = await read(who, id);
    const { errors } = await who.ask(
      `mutation($id: ID!, $version: Int!) { ${name}Import(id: $id, version: $version) { id } }`,
      { id, version },
    );
    expect(errors).toBeUndefined();
    await importJobs(test.app.services)[`import-${name}`]!({ companyId: company, userId: who.id, recordId: id });
    return test.inside<{ outcome: string; problems: { message: Text }[] }>(
      company,
      'select outcome, problems from import_row where company_id = $1 and import_id = $2 order by row_no',
      [company, id],
    );
  };
  const said = ({ problems }: { problems: { message: Text }[] }) => problems.map(({ message }) => say(message, 'en'));

  it.each(kinds.map((target) => [target.name, target] as const))(
    '%s changes nothing that is for others, and its undo neither',
    async (name, target) => {
      const { area, columns } = target;
      await test.inside(company, 'update company set country = $2 where id = $1', [
        company,
        name === 'TaxRegistration' ? 'EG' : 'AE',
      ]);
      for (const { meta } of columns.values())
        if (meta.target && meta.target !== 'Employee')
          await insertRow(test, meta.target, company, { currency: 'AED', status: 'active' });
      const [column, field] = area.name === 'Employee' ? ['id', 'code'] : ['employee_id', 'employeeId'];
      const sample = parse(await (await other.fetch(`/imports/sample/${name}.csv`)).text(), {
        bom: true,
      }) as string[][];
      const list = (people: { code: string }[]) =>
        table(
          sample[0]!,
          ...people.map(({ code }) => [...columns.keys()].map((key, at) => (key === field ? code : sample[1]![at]!))),
        );
      const [own, theirs] = [await person(), await person()];
      const importer = await test.as({ company, employeeId: own.id, grants: everything() });
      const before = await rowsOf(area.table, column!, own.id);

      const mine = await mapped(importer, list([own, theirs]), {}, name);
      const [forMe, forThem] = await step(importer, mine, 'check');
      expect([name, forThem!.outcome, said(forThem!)]).toEqual([name, expect.stringMatching(/create|update/), []]);
      await step(importer, mine, 'commit');
      if (waiting.includes(name)) {
        const made = await rowsOf(area.table, column!, own.id);
        expect(made.map((row) => area.ownMatter!.waits!(row as never))).toEqual([true]);
        await step(importer, mine, 'undo');
      } else {
        expect([forMe!.outcome, said(forMe!)]).toEqual([
          'rejected',
          [expect.stringContaining(say(needsAnother, 'en'))],
        ]);
        await step(importer, mine, 'undo');
      }
      expect(await rowsOf(area.table, column!, own.id)).toEqual(before);

      const others = await mapped(other, list([own, theirs]), {}, name);
      await step(other, others, 'check');
      await step(other, others, 'commit');
      const [ofMe, ofThem] = [await rowsOf(area.table, column!, own.id), await rowsOf(area.table, column!, theirs.id)];
      expect([ofMe, ofThem]).not.toContainEqual(before);
      await step(importer, others, 'undo');
      expect(await rowsOf(area.table, column!, own.id)).toEqual(stillWaiting.includes(name) ? [] : ofMe);
      expect(await rowsOf(area.table, column!, theirs.id)).not.toEqual(ofThem);
    },
  );

  const head = ['Staff No', 'First name', 'Last name', 'Hire date'];
  const tellings: [string, string, 'rejected' | 'update'][] = [
    ['Monthly salary', '90000', 'rejected'],
    ['Department', 'Sales', 'rejected'],
    ['Job title', 'Director', 'rejected'],
    ['Manager No', '', 'rejected'],
    ['Exit date', '2026-12-31', 'rejected'],
    ['Employment type', 'Part time', 'rejected'],
    ['Mobile', '+971 50 000 0000', 'update'],
  ];
  it.each(tellings)('people with %s %s is %s of oneself', async (column, value, outcome) => {
    const [own, theirs, boss] = [await person(), await person(), await person()];
    const importer = await test.as({ company, employeeId: own.id, grants: everything() });
    const rows = [own, theirs].map(({ code }) => [code, 'Mona', 'Haddad', '2020-01-01', value || boss.code]);
    const id = await mapped(
      importer,
      table([...head, column], ...rows, [boss.code, 'Mona', 'Haddad', '2020-01-01', '']),
    );
    const [forMe, forThem] = await step(importer, id, 'check');
    expect([forMe!.outcome, said(forMe!)]).toEqual([
      outcome,
      outcome === 'rejected' ? [expect.stringContaining(say(needsAnother, 'en'))] : [],
    ]);
    expect(forThem!.outcome).toBe('update');
    await step(importer, id, 'commit');
    expect((await read(importer, id)).counts).toMatchObject(
      outcome === 'rejected' ? { update: 1, rejected: 1 } : { update: 2, rejected: 0 },
    );
  });

  it('people changes of oneself what may be where the manager it names is the same', async () => {
    const [own, boss] = [await person(), await person()];
    const importer = await test.as({ company, employeeId: own.id, grants: everything() });
    const list = (who: Person, mobile: string) =>
      mapped(
        who,
        table(
          [...head, 'Manager No', 'Mobile'],
          [own.code, 'Mona', 'Haddad', '2020-01-01', boss.code, mobile],
          [boss.code, 'Mona', 'Haddad', '2020-01-01', '', ''],
        ),
      );
    for (const [who, mobile] of [
      [other, '1'],
      [importer, '2'],
    ] as const) {
      const id = await list(who, mobile);
      await step(who, id, 'check');
      await step(who, id, 'commit');
      expect((await read(who, id)).counts).toMatchObject({ update: 1, rejected: 0 });
    }
  });

  it('people is taken back but for what it told of whoever takes it back', async () => {
    const [own, theirs, boss] = [await person(), await person(), await person()];
    const importer = await test.as({ company, employeeId: own.id, grants: everything() });
    const department = newId();
    const rows = [own, theirs].map(({ code }) => [
      code,
      'Mona',
      'Haddad',
      '2020-02-01',
      department,
      boss.code,
      '9000',
      '+971 50 1',
    ]);
    const id = await mapped(other, table([...head, 'Department', 'Manager No', 'Monthly salary', 'Mobile'], ...rows));
    await step(other, id, 'check');
    await step(other, id, 'commit');
    const of = async (whose: string) => [
      await rowsOf('employee_position', 'employee_id', whose),
      await rowsOf('employee_salary', 'employee_id', whose),
      (await rowsOf('employee', 'id', whose)).map((row) => (row as { hire_date: string }).hire_date),
    ];
    const before = await of(own.id);
    expect(before).toEqual([[expect.anything()], [expect.anything()], ['2020-02-01']]);
    await step(importer, id, 'undo');
    expect(await of(own.id)).toEqual(before);
    expect(await of(theirs.id)).toEqual([[], [], ['2020-01-01']]);
    expect((await read(importer, id)).counts).toMatchObject({ kept: 4, undone: 3 });
  });
});
