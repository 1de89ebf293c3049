import { insertRow } from '../../../test/rows';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { areaNamed } from '../../platform/area';
import { newId } from '../../platform/ids';
import { expiryJobs } from './expiry-notices.job';

let test: TestApp;
beforeAll(async () => { test = await createTestApp({ clock: () => new Date('2026-04-30T21:00:00Z') }); });
afterAll(() => test.close());

it('notices reach nobody twice, and nobody who wants no such mail', async () => {
  const place = await test.company();
  const keeps = (employeeId?: string) => test.as({ company: place, employeeId, grants: ['EmployeeDocument', 'Document'].map((subject) => ({ subject, action: 'update', scope: 'company' as const })) });
  const hana = await insertRow(test, areaNamed('Employee')!, place, { firstName: 'Hana', lastName: 'Aziz', workEmail: 'hana@example.com' });
  const [officer, refuses] = [await keeps(hana), await keeps()];
  await test.sql('update company set manager_user_id = $2 where id = $1', [place, officer.id]);
  await refuses.graphql('mutation($i: NotificationPreferencesInput!) { setNotificationPreferences(input: $i) { quietFrom } }',
    { i: { choices: ['document_expiring', 'employee_document_expiring'].map((kind) => ({ kind, inApp: true, mail: false })) } });
  await insertRow(test, areaNamed('EmployeeDocument')!, place, { employeeId: hana, title: 'Visa', status: 'active', expiryDate: '2026-05-11', notifyBeforeDays: 30 });
  await insertRow(test, areaNamed('Document')!, place, { title: 'Tenancy', status: 'active', typeIds: [], expiryDate: '2026-05-12', notifyBeforeDays: 30 });
  await expiryJobs(test.app.services).notify_expiring_documents!({ companyId: place, userId: newId(), recordId: place });
  const mails = await test.inside<{ key: string; email: string; message: string }>(place, 'select key, email, message from mail where company_id = $1 order by message', [place]);
  expect(mails.map(({ message }) => ['Visa', 'Tenancy'].filter((title) => message.includes(title)))).toEqual(expect.arrayContaining([['Visa'], ['Tenancy']]));
  expect(mails).toHaveLength(2);
  expect(mails.map(({ key }) => key).filter((key) => key.startsWith(`documents to ${officer.id}`))).toHaveLength(1);
});
