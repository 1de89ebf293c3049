import { actionsOn } from '../src/platform/grant-rules';
import type { Grant } from '../src/platform/ability';
import { allAreas, areaNamed } from '../src/platform/area';
import { bulkActionsOf } from '../src/platform/bulk';
import { needsAnother } from '../src/platform/own-matters';
import { newId } from '../src/platform/ids';
import { appSchema } from '../src/schema';
import { insertRow } from './rows';
import { createTestApp, type Answer, type Person, type TestApp } from './test-app';

/** Nobody decides about their own pay, bank account, leave, time, loan, reward or settlement. */
appSchema();
const declaring = allAreas().filter(({ ownMatter }) => ownMatter);

/** Areas that name an employee and leave whoever it is about free, with the reason. */
const free: Record<string, string> = {
  Approval: 'written by flows alone',
  ApprovalTask: 'written by flows alone',
  CalendarAssignment: 'planning of days, told to everybody',
  CompanyUser: 'its guard refuses links and roles of one’s own',
  Department: 'who heads one is asked in its guard',
  Dependant: 'facts about the family',
  DocumentAcknowledgement: 'one’s own word',
  EmergencyContact: 'facts about oneself',
  EmployeeCme: 'verified by others',
  EmployeeDocument: 'verified by others',
  EmployeeDocumentVersion: 'follows its document',
  EmployeeLicence: 'holds no pay',
  EmployeeSkill: 'verified by others',
  EosProvision: 'worked out by the server',
  Event: 'an appointment',
  FormDraft: 'one’s own',
  FormRequest: 'decided by others',
  LeaveBalance: 'worked out by the server',
  LeaveDraft: 'one’s own',
  LeaveLedgerEntry: 'written by the server',
  LoanInstalment: 'written with its loan',
  Mail: 'a letter',
  PayrollPaymentLine: 'written with its payment',
  Payslip: 'worked out by the server; held by others',
  Punch: 'taken by devices',
  PunchCard: 'a card to punch with',
  RosteredShift: 'planning; what it pays is time worked',
  ShiftAssignment: 'planning; what it pays is time worked',
  ShiftSwap: 'decided by others',
};

it('each area that names an employee says whether others decide about it, or why not', () => {
  const naming = allAreas()
    .filter(
      ({ isTenant, fields }) =>
        isTenant && [...fields.values()].some(({ kind, target }) => kind === 'reference' && target === 'Employee'),
    )
    .map(({ name }) => name);
  expect(naming.filter((name) => !areaNamed(name)!.ownMatter && !free[name])).toEqual([]);
  expect(Object.keys(free).filter((name) => areaNamed(name)?.ownMatter)).toEqual([]);
});

let test: TestApp;
let company: string;
let mine: string;
let hers: string;
let me: Person;
let other: Person;
const everything = (): Grant[] =>
  allAreas()
    .filter(({ isTenant }) => isTenant)
    .flatMap(({ name }) => actionsOn(name).map((action): Grant => ({ subject: name, action, scope: 'company' })));
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-15T08:00:00Z') });
  company = await test.company();
  const hire = async () =>
    String(
      await insertRow(test, areaNamed('Employee')!, company, {
        code: newId(),
        firstName: 'Mona',
        lastName: 'Haddad',
        hireDate: '2020-01-01',
        status: 'active',
        managerId: null,
        departmentId: null,
      }),
    );
  [mine, hers] = [await hire(), await hire()];
  me = await test.as({ company, employeeId: mine, grants: everything() });
  other = await test.as({ company, grants: everything() });
});
afterAll(() => test.close());

const codeOf = ({ errors }: Answer): string => String(errors?.[0]?.extensions.code ?? 'done');
const create = (subject: string, input: object, who = me, fields = 'id version') =>
  who.ask(`mutation($input: ${subject}Input!) { made: create${subject}(input: $input) { ${fields} } }`, { input });
const at = { validFrom: '2026-03-01' };

describe('what one enters about oneself', () => {
  const item = async (area: string) => ({
    [`${area.toLowerCase()}Id`]: await insertRow(test, areaNamed(area)!, company, {
      title: newId(),
      currency: 'AED',
      fixedAmount: '700',
      status: 'active',
    }),
  });
  const typeId = async () => ({
    typeId: await insertRow(test, areaNamed('LeaveType')!, company, { status: 'active' }),
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
  ];
  it.each(refused)('%s is entered by another person', async (subject, values) => {
    const given = await values();
    const answer = await create(subject, { employeeId: mine, ...given });
    expect(answer.errors?.[0]?.message ?? answer).toBe(needsAnother.en);
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
    expect(change.errors?.[0]?.message).toBe(needsAnother.en);
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
    ])
      expect((await change(input)).errors?.[0]?.message).toBe(needsAnother.en);
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
        await insertRow(test, area, company, { [field]: hers, ...begun }),
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
        const [forMe, forHer] = data.bulk as { done: boolean; message: string | null }[];
        expect([action, forMe!.done]).toEqual([action, false]);
        expect([action, forHer!.message]).not.toEqual([action, needsAnother.en]);
      }
    });
  },
);
