import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accrueLeave } from '../../src/modules/leave/employee-leave/leave.job';
import { insertRow } from '../rows';
import { createTestApp, type Person, type TestApp } from '../test-app';
import { headOf, hires } from './golden/company';

/** The plans of `golden/company.ts` as a company enters them. */
const capped = { carryOver: 'capped', carryOverMost: '10', carryOverMonths: 3 };
const types: Record<string, object> = {
  '20 days a year by the month': { accrualFrequency: 'monthly', days: '1.6667', ...capped },
  '30 days by the year of service': { accrualFrequency: 'anniversary', days: '30', yearBasis: 'service' },
  '25 days by the week': { accrualFrequency: 'weekly', days: '0.4808', ...capped },
  '22 days by the quarter, to half days': {
    accrualFrequency: 'quarterly',
    days: '5.5',
    accrualGain: 'end',
    accrualStep: '0.5',
    carryOver: 'none',
  },
};

let test: TestApp;
let company: string;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-10-31T08:00:00Z') });
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

async function typeOf(code: string, { days, ...rules }: { days?: string }): Promise<string> {
  const { data, errors } = await hr.graphql(
    'mutation($input: LeaveTypeInput!) { createLeaveType(input: $input) { id } }',
    { input: { code, name: code, accrualFrom: hires[0], accrualLevels: [{ afterMonths: 0, days }], ...rules } },
  );
  expect(errors).toBeUndefined();
  return data.createLeaveType.id;
}

async function balanceOf(employeeId: string, typeId: string, day: string): Promise<string> {
  const { data } = await hr.graphql(
    'query($id: ID!, $day: Date!) { leaveStatements(employeeId: $id, day: $day) { typeId balance } }',
    { id: employeeId, day },
  );
  return data.leaveStatements.find((each: { typeId: string }) => each.typeId === typeId).balance;
}

it('balances of leave come out of the database as the golden file has them', async () => {
  const lines: string[] = [];
  const people = await Promise.all(hires.map((hireDate) => insertRow(test, 'Employee', company, { hireDate })));
  const typeIds: string[] = [];
  for (const [at, rules] of Object.values(types).entries()) {
    typeIds.push(await typeOf(`T${at}`, rules));
    for (const employeeId of people)
      for (const [nth, effectiveDate] of ['2025-08-11', '2026-02-03', '2026-07-20'].entries())
        await insertRow(test, 'LeaveLedgerEntry', company, {
          employeeId,
          typeId: typeIds[at],
          kind: 'consumption',
          key: `taken:${employeeId}:${at}:${nth}`,
          days: String(-(nth + 1) * 1.25),
          effectiveDate,
        });
  }
  await accrueLeave(test.app.services);
  for (const [at, name] of Object.keys(types).entries())
    for (const [nth, hireDate] of hires.entries()) {
      const told: string[] = [];
      for (const day of ['2025-12-31', '2026-01-01', '2026-10-31'])
        told.push(`${day} ${await balanceOf(people[nth]!, typeIds[at]!, day)}`);
      lines.push(`${name}, since ${hireDate}: ${told.join(', ')}`);
    }
  expect([headOf(), ...lines, ''].join('\n')).toBe(readFileSync(join(__dirname, 'golden/balances.txt'), 'utf8'));
});
