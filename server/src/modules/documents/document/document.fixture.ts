import type { Grant } from '../../../platform/access/ability';
import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';

/** A company with its documents, for the tests of what they are and of what is told about them. */
/** A moment that is the 1st of May in Dubai and still the 30th of April in UTC. */
export const clock = { now: new Date('2026-04-30T21:00:00Z') };
export let test: TestApp;
export let company: string;
export let admin: Person;
export const ids: Record<string, string> = {};
export let clerk: Person;
export let boss: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => clock.now });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  const add = (area: string, values: object) => insertRow(test, area, company, { ...values });
  ids.boss = await add('Employee', { firstName: 'Mona', lastName: 'Haddad', workEmail: 'mona@example.com' });
  ids.clerk = await add('Employee', { firstName: 'Sami', lastName: 'Nair', workEmail: 'sami@example.com' });
  ids.licence = await add('DocumentType', {
    name: 'Trade licence',
    category: 'Company',
    appliesTo: 'company',
    noticeDays: [60, 30, 7],
  });
  ids.lease = await add('DocumentType', {
    name: 'Tenancy contract',
    category: 'Company',
    appliesTo: 'company',
    noticeDays: [90],
    sortOrder: 1,
  });
  ids.passport = await add('DocumentType', {
    name: 'Passport',
    category: 'Identity',
    appliesTo: 'employee',
    noticeDays: [180, 30],
  });
  const grants = [
    grant('DocumentType'),
    grant('EmployeeDocument', 'read', 'own'),
    grant('EmployeeDocumentVersion', 'read', 'own'),
  ];
  [clerk, boss] = [
    await test.as({ company, employeeId: ids.clerk, grants }),
    await test.as({ company, employeeId: ids.boss, grants }),
  ];
});
afterAll(() => test.close());
export const grant = (subject: string, action = 'read', scope: Grant['scope'] = 'company'): Grant => ({
  subject,
  action,
  scope,
});
