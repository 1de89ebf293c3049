import { insertRow } from '../../../../test/rows';
import { createTestApp, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { inCompany } from '../../../platform/system-ctx';
import { cmeJobs, noticeCmeDue } from './cme-due.job';

let now = new Date('2026-06-10T09:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());

it('credits that are short are told of 180, 90, 60 and 30 days before the cycle ends, each once', async () => {
  const company = await test.company();
  const admin = await test.as({ type: 'admin', company });
  const person = (values: object = {}) =>
    insertRow(test, 'Employee', company, {
      firstName: 'Mona',
      lastName: 'Haddad',
      status: 'active',
      workEmail: 'mona@example.com',
      ...values,
    });
  const licence = async (values: object, employeeId?: string) =>
    insertRow(test, 'EmployeeLicence', company, {
      employeeId: employeeId ?? (await person()),
      number: 'L-1',
      authority: 'DHA',
      ruleId: null,
      expiryDate: null,
      cycleFrom: '2026-01-01',
      cycleTo: '2026-12-31',
      required: '20',
      shortfall: '12.5',
      ...values,
    });
  await licence({});
  await licence({ shortfall: '0' });
  await licence({ cycleTo: '2026-06-09' });
  await licence({ cycleTo: '2027-12-31' });
  await licence({ expiryDate: '2026-05-31' });
  await licence({}, await person({ status: 'exited' }));
  await licence({}, await person({ workEmail: null, personalEmail: null }));
  const run = async (day: string) => {
    now = new Date(`${day}T09:00:00Z`);
    for (let time = 0; time < 2; time += 1)
      await inCompany(test.app.services, { companyId: company, userId: admin.id }, 'write', noticeCmeDue);
    return (
      await test.inside<{ key: string }>(
        company,
        'select key from mail where company_id = $1 order by created_at, id',
        [company],
      )
    ).map(({ key }) => Number(/(\d+) days$/.exec(key)![1]));
  };
  expect(await run('2026-07-03')).toEqual([]);
  expect(await run('2026-07-04')).toEqual([180]);
  expect(await run('2026-10-01')).toEqual([180]);
  expect(await run('2026-11-15')).toEqual([180, 60]);
  expect(await run('2026-12-01')).toEqual([180, 60, 30]);
  expect(await run('2026-12-31')).toEqual([180, 60, 30]);
  const [first] = await test.inside<{ email: string; subject: string; message: string }>(
    company,
    'select email, subject, message from mail where company_id = $1 order by created_at, id limit 1',
    [company],
  );
  expect(first).toMatchObject({
    email: 'mona@example.com',
    subject: '12.5 credits are due by 2026-12-31',
    message: expect.stringContaining('days left: 180'),
  });
});

it('credits that are short are told of by bell to the employee and to who keeps licences, once for each number of days; who wants no mail gets none', async () => {
  const company = await test.company();
  const grant = (action: string, scope: 'company' | 'own') => ({ subject: 'EmployeeLicence', action, scope });
  const employeeId = await insertRow(test, 'Employee', company, {
    firstName: 'Mona',
    lastName: 'Haddad',
    status: 'active',
    workEmail: 'mona@example.com',
  });
  const mona = await test.as({ company, employeeId, grants: [grant('read', 'own')] });
  const keeper = await test.as({ company, grants: [grant('read', 'company'), grant('update', 'company')] });
  await test.as({ company, grants: [grant('read', 'company')] });
  await mona.graphql(
    'mutation($i: NotificationPreferencesInput!) { setNotificationPreferences(input: $i) { quietFrom } }',
    { i: { choices: [{ kind: 'cme_due', inApp: true, mail: false }] } },
  );
  await insertRow(test, 'EmployeeLicence', company, {
    employeeId,
    number: 'L-1',
    authority: 'DHA',
    ruleId: null,
    expiryDate: null,
    cycleFrom: '2026-01-01',
    cycleTo: '2026-12-31',
    required: '20',
    shortfall: '12.5',
  });
  const told = async (day: string) => {
    now = new Date(`${day}T09:00:00Z`);
    for (let time = 0; time < 2; time += 1)
      await cmeJobs(test.app.services).notify_cme_due!({ companyId: company, userId: newId(), recordId: company });
    return (
      await test.inside<{ userId: string }>(
        company,
        `select user_id as "userId" from notification where company_id = $1 and kind = 'cme_due'`,
        [company],
      )
    )
      .map(({ userId }) => userId)
      .sort();
  };
  expect(await told('2026-07-03')).toEqual([]);
  expect(await told('2026-07-04')).toEqual([mona.id, keeper.id].sort());
  expect(await told('2026-11-15')).toEqual([mona.id, mona.id, keeper.id, keeper.id].sort());
  const [first] = await test.inside<{ facts: object }>(
    company,
    'select facts from notification where company_id = $1 limit 1',
    [company],
  );
  expect(first!.facts).toMatchObject({ authority: 'DHA', number: 'L-1', employee: 'Mona Haddad', due: '2026-12-31' });
  expect(await test.inside(company, 'select id from mail where company_id = $1', [company])).toEqual([]);
});
