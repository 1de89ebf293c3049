import { insertRow } from '../../../../test/rows';
import { createTestApp, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { expiryJobs } from './expiry-notices.job';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-04-30T21:00:00Z') });
});
afterAll(() => test.close());

it('notices reach nobody twice, and nobody who wants no such mail', async () => {
  const place = await test.company();
  const keeps = (employeeId?: string) =>
    test.as({
      company: place,
      employeeId,
      grants: ['EmployeeDocument', 'Document'].map((subject) => ({
        subject,
        action: 'update',
        scope: 'company' as const,
      })),
    });
  const hana = await insertRow(test, 'Employee', place, {
    firstName: 'Hana',
    lastName: 'Aziz',
    workEmail: 'hana@example.com',
  });
  const [officer, refuses] = [await keeps(hana), await keeps()];
  await test.sql('update company set manager_user_id = $2 where id = $1', [place, officer.id]);
  await refuses.graphql(
    'mutation($i: NotificationPreferencesInput!) { setNotificationPreferences(input: $i) { quietFrom } }',
    {
      i: {
        choices: ['document_expiring', 'employee_document_expiring'].map((kind) => ({
          kind,
          inApp: true,
          mail: false,
        })),
      },
    },
  );
  await insertRow(test, 'EmployeeDocument', place, {
    employeeId: hana,
    title: 'Visa',
    status: 'active',
    expiryDate: '2026-05-11',
    notifyBeforeDays: 30,
  });
  await insertRow(test, 'Document', place, {
    title: 'Tenancy',
    status: 'active',
    typeIds: [],
    expiryDate: '2026-05-12',
    notifyBeforeDays: 30,
  });
  await expiryJobs(test.app.services).notify_expiring_documents!({
    companyId: place,
    userId: newId(),
    recordId: place,
  });
  const mails = await test.inside<{ key: string; email: string; message: string }>(
    place,
    'select key, email, message from mail where company_id = $1 order by message',
    [place],
  );
  expect(mails.map(({ message }) => ['Visa', 'Tenancy'].filter((title) => message.includes(title)))).toEqual(
    expect.arrayContaining([['Visa'], ['Tenancy']]),
  );
  expect(mails).toHaveLength(2);
  expect(mails.map(({ key }) => key).filter((key) => key.startsWith(`documents to ${officer.id}`))).toHaveLength(1);
});

describe('licences', () => {
  const run = (place: string) =>
    expiryJobs(test.app.services).notify_expiring_documents!({ companyId: place, userId: newId(), recordId: place });
  const mailsIn = (place: string) =>
    test.inside<{ key: string; email: string; message: string }>(
      place,
      'select key, email, message from mail where company_id = $1 order by message',
      [place],
    );
  const bells = (place: string) =>
    test.inside<{ userId: string; kind: string; facts: object }>(
      place,
      `select user_id as "userId", kind, facts from notification where company_id = $1 order by kind, user_id`,
      [place],
    );
  const grant = (subject: string, action: string, scope: Grant['scope'] = 'company'): Grant => ({
    subject,
    action,
    scope,
  });

  it('to practise are told of before they end, once for each licence and number of days, to the employee and to who keeps licences', async () => {
    const place = await test.company();
    const person = (values: object) =>
      insertRow(test, 'Employee', place, {
        firstName: 'Hana',
        lastName: 'Aziz',
        workEmail: 'hana@example.com',
        status: 'active',
        ...values,
      });
    const hana = await person({});
    const [officer, assistant, other] = [
      await test.as({
        company: place,
        grants: [grant('EmployeeLicence', 'update'), grant('EmployeeLicence', 'read'), grant('Employee', 'read')],
      }),
      await test.as({ company: place, employeeId: hana, grants: [grant('EmployeeLicence', 'read', 'own')] }),
      await test.as({
        company: place,
        grants: [grant('EmployeeDocument', 'update'), grant('EmployeeDocument', 'read')],
      }),
    ];
    const licence = (expiryDate: string | null, employeeId = hana) =>
      insertRow(test, 'EmployeeLicence', place, {
        employeeId,
        number: `L-${expiryDate}`,
        authority: 'DHA',
        ruleId: null,
        expiryDate,
      });
    for (const day of ['2026-05-20', '2026-07-30', '2026-07-31', '2026-10-29', '2026-04-20', null]) await licence(day);
    await licence('2026-05-20', await person({ status: 'exited' }));
    for (let time = 0; time < 2; time += 1) await run(place);
    const mails = await mailsIn(place);
    expect(
      mails.filter(({ email }) => email === 'hana@example.com').map(({ key }) => key.replace(/^document \w+ /, '')),
    ).toEqual(['2026-05-20 30 days', '2026-07-30 90 days', '2026-07-31 180 days']);
    expect(
      mails.filter(({ key }) => key.startsWith(`documents to ${officer.id}`)).map(({ message }) => message),
    ).toEqual([
      expect.stringMatching(
        /Hana Aziz, DHA L-2026-05-20: 2026-05-20\nHana Aziz, DHA L-2026-07-30: 2026-07-30\nHana Aziz, DHA L-2026-07-31: 2026-07-31/,
      ),
    ]);
    expect(mails).toHaveLength(4);
    const told = await bells(place);
    expect(told.map(({ userId, kind }) => `${kind} ${userId}`).sort()).toEqual(
      [officer, officer, officer, assistant, assistant, assistant].map(({ id }) => `licence_expiring ${id}`).sort(),
    );
    expect(told.map(({ facts }) => facts)).toContainEqual({
      actor: null,
      authority: 'DHA',
      number: 'L-2026-05-20',
      employee: 'Hana Aziz',
      expires: '2026-05-20',
    });
    expect(told.some(({ userId }) => userId === other.id)).toBe(false);
  });

  it('of vendors are told of to who may update vendors, but those blocked and those without an end', async () => {
    const place = await test.company();
    const keeper = await test.as({ company: place, grants: [grant('Vendor', 'update'), grant('Vendor', 'read')] });
    await test.as({ company: place, grants: [grant('Vendor', 'read')] });
    const vendor = (name: string, values: object) =>
      insertRow(test, 'Vendor', place, {
        name,
        status: 'active',
        licenceNo: 'TL-9',
        licenceExpiry: '2026-05-20',
        ...values,
      });
    await vendor('Gulf Medical', {});
    await vendor('Blocked', { status: 'blocked' });
    await vendor('Endless', { licenceExpiry: null });
    await vendor('Later', { licenceExpiry: '2026-12-31' });
    for (let time = 0; time < 2; time += 1) await run(place);
    expect(await mailsIn(place)).toEqual([
      {
        key: expect.stringContaining(`documents to ${keeper.id}`),
        email: expect.any(String),
        message: expect.stringMatching(/\nGulf Medical, TL-9: 2026-05-20\n[^]*\/vendors\n/),
      },
    ]);
    expect(await bells(place)).toEqual([
      {
        userId: keeper.id,
        kind: 'vendor_licence_expiring',
        facts: { actor: null, title: 'Gulf Medical', expires: '2026-05-20' },
      },
    ]);
  });
});
