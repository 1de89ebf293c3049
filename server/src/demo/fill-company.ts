import { department, type Department } from '../modules/organisation/department/department';
import { employee } from '../modules/people/employee/employee';
import { grade } from '../modules/organisation/grade/grade';
import { employeeSalary } from '../modules/pay/items/employee-salary/employee-salary';
import { position } from '../modules/organisation/position/position';
import { workLocation } from '../modules/organisation/work-location/work-location';
import type { Row } from '../platform/records/area';
import type { Ctx } from '../platform/context';
import { createRecord, createRecords, saveRecord } from '../platform/records/records';
import { todayIn } from '../platform/today';
import { demoGrades, type DemoAccount, type DemoCompany } from './companies';
import { demoPeople, personOf, type DemoPerson } from './people/people';

/**
 * Departments, positions, people, their dated positions and salaries of one demo company; the employees its accounts
 * belong to.
 */
export async function fillCompany(ctx: Ctx, demo: DemoCompany): Promise<Record<DemoAccount['key'], string>> {
  const today = todayIn(ctx);
  const people = demoPeople(demo, today);
  const departments = new Map<string, Row<Department>>();
  const positions = new Map<string, string>();
  const grades = await createRecords(ctx, grade, demoGrades);
  const gradeFor = (salary: number) => grades.find(({ maxSalary }) => salary <= Number(maxSalary))!.id;
  const heads = new Map<string, string>();
  for (const { name, code, parent, jobs } of demo.departments) {
    departments.set(
      name,
      await createRecord(ctx, department, {
        name,
        code,
        costCentre: `CC-${code}`,
        parentId: parent ? departments.get(parent)!.id : null,
      }),
    );
    for (const { title, salary } of jobs) {
      if (positions.has(title)) continue;
      const made = await createRecord(ctx, position, {
        title,
        departmentId: departments.get(name)!.id,
        gradeId: gradeFor(salary),
        headcountPlanned: jobs.find((job) => job.title === title)!.people,
        minSalary: String(Math.round(salary * 0.85)),
        maxSalary: String(Math.round(salary * 1.3)),
      });
      positions.set(title, made.id);
    }
  }
  const places = await createRecords(ctx, workLocation, demo.locations);
  const ids = new Map<DemoPerson, string>();
  const above = (name: string) => demo.departments.find((each) => each.name === name)?.parent;
  for (const isHead of [true, false]) {
    const group = people.filter((person) => person.isHead === isHead);
    for (const person of group) {
      const leader = isHead ? heads.get(above(person.department) ?? '') : heads.get(person.department);
      const { department: name, title, isHead: _isHead, salary: _salary, raisedFrom: _raisedFrom, ...values } = person;
      const [made] = await createRecords(ctx, employee, [
        {
          ...values,
          departmentId: departments.get(name)!.id,
          positionId: positions.get(title),
          managerId: leader ?? null,
          workLocationId: places[name === demo.departments.at(-1)!.name ? 1 : 0]!.id,
          status: standingOn(today, person),
        },
      ]);
      ids.set(person, made!.id);
      if (isHead) heads.set(name, made!.id);
    }
  }
  for (const [name, row] of departments) {
    if (heads.has(name)) await saveRecord(ctx, department, row, { managerId: heads.get(name) }, 'update');
  }
  await createRecords(
    ctx,
    employeeSalary,
    people.flatMap((person) => salariesOf(person, ids.get(person)!)),
  );
  return Object.fromEntries(
    demo.accounts.map((account) => [account.key, ids.get(personOf(account, people)!)!]),
  ) as Record<DemoAccount['key'], string>;
}

const standingOn = (today: string, { hireDate, exitDate }: DemoPerson): string =>
  exitDate ? (exitDate < today ? 'exited' : 'notice') : hireDate > today ? 'onboarding' : 'active';

/** A raise begins the day after the former salary ends. */
function salariesOf({ hireDate, salary, raisedFrom }: DemoPerson, employeeId: string) {
  if (!raisedFrom)
    return [{ employeeId, baseSalary: String(salary), validFrom: hireDate, validTo: null, reason: 'Hire' }];
  const lastDay = new Date(Date.parse(`${raisedFrom}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return [
    { employeeId, baseSalary: String(salary), validFrom: hireDate, validTo: lastDay, reason: 'Hire' },
    { employeeId, baseSalary: String(salary + 600), validFrom: raisedFrom, validTo: null, reason: 'Yearly review' },
  ];
}
