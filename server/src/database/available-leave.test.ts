import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { insertRow } from '../../test/rows';
import { createTestApp, type TestApp } from '../../test/test-app';
import { jobHandlers } from '../modules/jobs';
import { AvailableLeave1795901410002 } from './migrations/2026-12-06-available-leave';

let test: TestApp;
let owner: Client;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-01T08:00:00Z') });
  owner = new Client(test.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

const upgrade = () =>
  new AvailableLeave1795901410002().up({
    query: async (text: string) => (await owner.query(text)).rows,
  } as unknown as QueryRunner);
const queued = async (): Promise<string[]> =>
  (
    await owner.query(`select task_identifier as task from graphile_worker.jobs where key = 'accrue_leave upgrade'`)
  ).rows.map(({ task }) => task);

it('an upgrade has what can be asked for computed at once, where there are balances', async () => {
  await upgrade();
  expect(await queued()).toEqual([]);
  const company = await test.company();
  const employeeId = await insertRow(test, 'Employee', company, {
    hireDate: '2020-01-01',
    status: 'active',
  });
  const hr = await test.as({ type: 'admin', company });
  const done = async (query: string, i: object) => {
    const { data, errors } = await hr.graphql(query, { i });
    expect(errors).toBeUndefined();
    return data.made.id as string;
  };
  const typeId = await done('mutation($i: LeaveTypeInput!) { made: createLeaveType(input: $i) { id } }', {
    code: 'A',
    name: 'Annual leave',
    requiresAllocation: true,
  });
  await done('mutation($i: LeaveAdjustmentInput!) { made: createLeaveAdjustment(input: $i) { id } }', {
    employeeId,
    typeId,
    kind: 'opening',
    days: '5',
    effectiveDate: '2026-01-01',
    reason: 'Brought along',
  });
  await done('mutation($i: EmployeeLeaveInput!) { made: createEmployeeLeave(input: $i) { id } }', {
    employeeId,
    typeId,
    fromDate: '2026-03-09',
    toDate: '2026-03-10',
  });
  // As the column was added: what waits is not taken off.
  await test.inside(company, 'update leave_balance set available = balance');
  await upgrade();
  await upgrade();
  const [task, ...more] = await queued();
  expect(more).toEqual([]);
  await jobHandlers(test.app.services)[task!]!({ companyId: '', userId: '', recordId: '' });
  const { data } = await hr.graphql('{ leaveBalances { rows { balance pending available } } }');
  expect(data.leaveBalances.rows).toEqual([{ balance: '5.0000', pending: '2.0000', available: '3.0000' }]);
});
