import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { type Values } from '../../platform/records/area';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const left = { status: 'exited', hireDate: '2020-01-01', exitDate: '2025-01-31' };
const employee = (values: Values = left) => insertRow(test, 'Employee', company, values);
const may = { subject: 'Employee', scope: 'company' } as const;

async function problemsOf(id: string, who = admin): Promise<string[]> {
  const { data, errors } = await who.graphql('query($id: ID!) { erasurePreview(id: $id) { problems } }', { id });
  return data?.erasurePreview.problems ?? [errors![0]!.message];
}

const erase = async (id: string, who = admin) => {
  const [row] = await test.inside<{ code: string; version: number }>(
    company,
    'select code, version from employee where id = $1',
    [id],
  );
  return who.graphql(
    'mutation($id: ID!, $version: Int!, $code: String!) { eraseEmployee(id: $id, version: $version, code: $code, reason: "Asked for") { code employeeName } }',
    { id, ...row },
  );
};

describe('nobody is erased', () => {
  it.each<[string, string, Values, string]>([
    ['whose settlement is not paid', 'EndOfService', { state: 'approved' }, 'The end of service is not paid yet'],
    ['who still owes a loan', 'EmployeeLoan', { state: 'repaying' }, 'A loan is still open'],
    ['whose pay is held back', 'PayslipHold', { releasedAt: null }, 'The pay of a payslip is held back'],
    ['who is in a payroll under way', 'Payslip', { state: 'ready' }, 'A payroll that is not posted yet'],
    ['who is in a payment under way', 'PayrollPaymentLine', {}, 'A payment with this person is made'],
    ['to whom a reward is owed', 'EmployeeReward', { state: 'approved' }, 'A reward is approved or waits'],
    [
      'of whom a deduction is to be taken',
      'EmployeeDeduction',
      { state: 'pending' },
      'A deduction is approved or waits',
    ],
    ['whose leave is to be paid out', 'LeaveEncashment', { state: 'approved' }, 'Leave to be paid out'],
    ['whose request for leave waits', 'EmployeeLeave', { status: 'submitted' }, 'A request for leave waits'],
    ['whose correction waits', 'AttendanceCorrection', { status: 'submitted' }, 'A correction of attendance waits'],
    ['whose request waits', 'FormRequest', { state: 'submitted' }, 'A request waits for a decision'],
    ['who was taken on again', 'Employee', { rehireOfId: 'theirs' }, 'This person was taken on again'],
  ])('%s', async (_name, area, values, sentence) => {
    const id = await employee();
    const whose = area === 'Employee' ? { rehireOfId: id, hireDate: '2025-03-01' } : { employeeId: id, ...values };
    await insertRow(test, area, company, whose);
    expect(await problemsOf(id)).toEqual([expect.stringContaining(sentence)]);
    expect((await erase(id)).errors?.[0]).toMatchObject({
      message: expect.stringContaining(sentence),
      extensions: { code: 'CONFLICT' },
    });
  });

  it('who has not left, or leaves today', async () => {
    // In Dubai, where the company is.
    const today = new Date(+test.app.services.clock() + 4 * 3_600_000).toISOString().slice(0, 10);
    for (const values of [
      { status: 'active' },
      { status: 'notice', exitDate: '2099-01-31' },
      { status: 'exited', exitDate: today },
    ]) {
      const id = await employee(values);
      expect(await problemsOf(id)).toEqual([expect.stringContaining('the last day of employment is not over')]);
    }
  });

  it('who decides about others', async () => {
    const id = await employee();
    const user = await test.as({ company, employeeId: id });
    await insertRow(test, 'ApprovalTask', company, { assigneeId: user.id, state: 'open' });
    expect(await problemsOf(id)).toEqual([expect.stringContaining('Decisions about others')]);
  });

  it('by themselves', async () => {
    const id = await employee();
    const user = await test.as({
      company,
      employeeId: id,
      grants: [
        { ...may, action: 'read' },
        { ...may, action: 'erase' },
      ],
    });
    expect(await problemsOf(id, user)).toEqual([expect.stringContaining('Nobody erases themselves')]);
    expect((await erase(id, user)).errors).toHaveLength(1);
  });
});

describe('somebody erased', () => {
  it('by who was given the action and nothing else but to read', async () => {
    const id = await employee();
    const eraser = await test.as({
      company,
      grants: [
        { ...may, action: 'read' },
        { ...may, action: 'erase' },
      ],
    });
    const { data, errors } = await erase(id, eraser);
    expect(errors).toBeUndefined();
    expect(data.eraseEmployee.code).toMatch(/^ERASED-\d+$/);
  });

  it('is erased with their former employments, which go by the same number', async () => {
    const former = await employee({ ...left, exitDate: '2022-01-31' });
    const { data } = await erase(await employee({ ...left, hireDate: '2023-01-01', rehireOfId: former }));
    const [row] = await test.inside<{ code: string; erased: boolean }>(
      company,
      'select code, erased_at is not null as erased from employee where id = $1',
      [former],
    );
    expect(row).toEqual({ code: `${data.eraseEmployee.code}-2`, erased: true });
  });

  it('who works in another company too loses the account of this one alone', async () => {
    const id = await employee();
    const user = await test.as({ company, employeeId: id });
    const other = await test.company();
    await insertRow(test, 'CompanyUser', other, { userId: user.id, employeeId: null, roleIds: [] });
    const { data } = await admin.graphql('query($id: ID!) { erasurePreview(id: $id) { account } }', { id });
    // That the account goes on elsewhere is told to nobody here.
    expect(data.erasurePreview.account).toBe('ends');
    await erase(id);
    const [account] = await test.sql('select status, email, deleted_at from app_user where id = $1', [user.id]);
    expect(account).toEqual({ status: 'active', email: expect.stringContaining('@example.com'), deleted_at: null });
    expect(
      await test.inside(
        company,
        'select status, deleted_at is not null as gone from membership where company_id = $2 and user_id = $1',
        [user.id, company],
      ),
    ).toEqual([{ status: 'active', gone: true }]);
    expect(
      await test.inside(other, 'select deleted_at from membership where company_id = $2 and user_id = $1', [
        user.id,
        other,
      ]),
    ).toEqual([{ deleted_at: null }]);
  });

  it('whose name another person has too is named by it no more in their rows, and nobody renames the other', async () => {
    const name = { firstName: 'Mohammed', lastName: 'Ali' };
    const [id, namesake] = [await employee({ ...left, ...name }), await employee({ status: 'active', ...name })];
    const slip = await insertRow(test, 'Payslip', company, {
      employeeId: namesake,
      employeeName: 'Mohammed Ali',
    });
    const department = await insertRow(test, 'Department', company, { description: 'Ask Mohammed Ali' });
    await erase(id);
    expect(
      await test.inside(
        company,
        'select (select first_name from employee where id = $1) as first, (select employee_name from payslip where id = $2) as slip, (select description from department where id = $3) as told',
        [namesake, slip, department],
      ),
    ).toEqual([{ first: 'Mohammed', slip: 'Mohammed Ali', told: 'Ask Mohammed Ali' }]);
  });
});
