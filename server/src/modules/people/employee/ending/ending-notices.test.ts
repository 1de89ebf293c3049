import { insertRow } from '../../../../../test/rows';
import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';
import { endingJobs } from './ending-notices.job';

let now = new Date('2026-05-01T06:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());

it('the end of probation and of a contract is told a month and a week before, once each, to the manager and to who may change the employee, until they are confirmed', async () => {
  const place = await test.company();
  const person = (values: object) =>
    insertRow(test, 'Employee', place, {
      hireDate: '2026-02-01',
      status: 'active',
      exitDate: null,
      probationEnd: null,
      confirmationDate: null,
      contractEnd: null,
      managerId: null,
      lastName: 'Aziz',
      ...values,
    });
  const boss = await person({ firstName: 'Bo' });
  const hana = await person({
    firstName: 'Hana',
    managerId: boss,
    probationEnd: '2026-05-31',
    contractEnd: '2026-06-01',
  });
  await person({ firstName: 'Done', managerId: boss, probationEnd: '2026-05-10', confirmationDate: '2026-04-30' });
  await person({ firstName: 'Gone', managerId: boss, probationEnd: '2026-05-10', exitDate: '2026-05-20' });
  const grant = (action: string, scope: 'team' | 'company') => ({ subject: 'Employee', action, scope });
  const manager = await test.as({ company: place, employeeId: boss, grants: [grant('read', 'team')] });
  const officer = await test.as({ company: place, grants: [grant('read', 'company'), grant('update', 'company')] });
  const stranger = await test.as({ company: place, grants: [grant('read', 'company')] });
  const run = () =>
    endingJobs(test.app.services).notify_endings!({ companyId: place, userId: newId(), recordId: place });
  const told = async (who: typeof manager) =>
    (await who.graphql('{ notifications(limit: 20) { rows { kind text recordId } } }')).data.notifications.rows.map(
      ({ kind, recordId }: any) => [kind, recordId],
    );
  await run();
  await run();
  for (const who of [manager, officer]) expect(await told(who)).toEqual([['probation_ending', hana]]);
  expect(await told(stranger)).toEqual([]);
  now = new Date('2026-05-02T06:00:00Z');
  await run();
  expect((await told(officer)).map(([kind]: string[]) => kind).sort()).toEqual(['contract_ending', 'probation_ending']);
  now = new Date('2026-05-26T06:00:00Z');
  await run();
  expect((await told(officer)).map(([kind]: string[]) => kind).sort()).toEqual([
    'contract_ending',
    'contract_ending',
    'probation_ending',
    'probation_ending',
  ]);

  const confirm = (who: typeof manager, version: number) =>
    who.graphql(
      'mutation($id: ID!, $v: Int!) { confirmEmployee(id: $id, version: $v) { version confirmationDate probationEnd } }',
      { id: hana, v: version },
    );
  const { version } = (await officer.graphql('query($id: ID!) { employee(id: $id) { version } }', { id: hana })).data
    .employee;
  expect((await confirm(manager, version)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await confirm(officer, version + 3)).errors?.[0]?.extensions.code).toBe('STALE');
  expect((await confirm(officer, version)).data.confirmEmployee).toEqual({
    version: version + 1,
    confirmationDate: '2026-05-26',
    probationEnd: '2026-05-31',
  });
  expect((await confirm(officer, version + 1)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const { notifications } = (await officer.graphql('{ notifications(limit: 20) { rows { kind readAt } } }')).data;
  expect(notifications.rows.filter(({ readAt }: any) => !readAt).map(({ kind }: any) => kind)).toEqual([
    'contract_ending',
    'contract_ending',
  ]);
  const change = async (confirmationDate: string | null, probationEnd = '2026-05-31') =>
    (
      await officer.graphql(
        'mutation($id: ID!, $v: Int!, $i: EmployeeChanges!) { updateEmployee(id: $id, version: $v, input: $i) { version } }',
        { id: hana, v: version + 1, i: { confirmationDate, probationEnd } },
      )
    ).errors?.[0]?.extensions.field;
  for (const day of ['2026-01-31', '2026-05-27']) expect(await change(day)).toBe('confirmationDate');
  expect(await change(null, '2026-08-31')).toBeUndefined();
});
