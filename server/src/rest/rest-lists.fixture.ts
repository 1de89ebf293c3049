import { insertRow } from '../../test/rows';
import type { TestApp } from '../../test/test-app';

/** A company with something of everything that old clients list; answers the ids of what its tests name. */
export async function oldClientsCompany(test: TestApp, company: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  const add = (area: string, values: object) => insertRow(test, area, company, { ...values });
  ids.boss = await add('Employee', {
    code: 'E-1',
    firstName: 'Mona',
    lastName: 'Haddad',
    workEmail: 'mona@example.com',
    maritalStatus: 'widowed',
  });
  ids.top = await add('Department', { name: 'Nursing', managerId: ids.boss });
  ids.sub = await add('Department', { name: 'Night shift', parentId: ids.top });
  ids.position = await add('Position', { title: 'Nurse' });
  ids.formula = await add('SalaryFormula', { title: 'Office hours', kind: 'daily_total_hours', totalHours: '8.00' });
  ids.clerk = await add('Employee', {
    code: 'E-2',
    firstName: 'Sami',
    lastName: '[Bracket]',
    departmentId: ids.top,
    positionId: ids.position,
    employeeType: 'part_time',
    profession: 'Nurse',
    workPhoneExtension: '204',
    openingPaidLeaveDays: '12.50',
    salaryFormulaId: ids.formula,
  });
  await add('EmployeeLeave', {
    employeeId: ids.clerk,
    fromDate: '2026-03-01',
    toDate: '2026-03-03',
    kind: 'paid',
    reason: 'Wedding',
    resolutionNumber: 'R-7',
    paidPercent: '50.00',
  });
  await add('EmployeeLeave', {
    employeeId: ids.clerk,
    unit: 'hourly',
    kind: 'sick',
    reason: null,
    fromDate: '2026-04-01',
    toDate: '2026-04-02',
    fromTime: '09:00',
    toTime: '10:30',
    status: 'approved',
  });
  await add('Event', {
    title: 'Town hall',
    isAllDay: true,
    startDate: '2026-03-05',
    endDate: '2026-03-05',
    guestIds: [ids.boss],
    organizerId: ids.clerk,
  });
  await add('Event', {
    title: 'Budget',
    type: 'task',
    isAllDay: false,
    startDate: null,
    endDate: null,
    startAt: '2026-03-06T06:00:00Z',
    endAt: '2026-03-06T07:00:00Z',
  });
  await add('Holiday', { name: 'Eid', firstDay: '2026-03-31', lastDay: '2026-04-01' });
  await add('EmployeePosition', {
    employeeId: ids.clerk,
    departmentId: ids.top,
    positionId: ids.position,
    startChangeType: 'hire',
  });
  await add('EmployeeSalary', {
    employeeId: ids.clerk,
    baseSalary: '2000.000',
    validFrom: '2024-01-01',
    validTo: '2024-06-30',
  });
  await add('EmployeeSalary', {
    employeeId: ids.clerk,
    baseSalary: '2500.000',
    overtimeSalary: null,
    validFrom: '2024-07-01',
    validTo: null,
  });
  await add('File', { name: 'licence.pdf' });
  await add('Vendor', { name: 'Gulf [Medical]' });
  await add('EmployeeCme', { employeeId: ids.clerk });
  ids.housing = await add('Compensation', { title: 'Housing', fixedAmount: '1500.000', percentOfBasic: null });
  ids.pension = await add('Deduction', {
    title: 'Pension',
    basis: 'daily',
    fixedAmount: null,
    percentOfBasic: '5.0000',
  });
  await add('CompensationAssignment', { employeeId: ids.clerk, compensationId: ids.housing, validFrom: '2024-01-01' });
  await add('DeductionAssignment', {
    employeeId: ids.clerk,
    deductionId: ids.pension,
    validFrom: '2024-01-01',
    validTo: '2024-12-31',
  });
  await add('EmployeeReward', {
    employeeId: ids.clerk,
    reason: 'Covered two shifts',
    amount: '250.500',
    state: 'approved',
  });
  await add('EmployeeDeduction', { employeeId: ids.clerk, type: 'fine' });
  await add('EndOfService', {
    employeeId: ids.clerk,
    state: 'calculated',
    years: '7.00',
    basicSalary: '10000.000',
    dailySalary: '333.330',
    firstYearsDays: '105.0000',
    firstYearsAmount: '35000.000',
    laterYearsDays: '60.0000',
    laterYearsAmount: '20000.000',
    award: '55000.000',
    lines: [],
  });
  await add('Document', {});
  await add('EmployeeDocument', { employeeId: ids.clerk });
  await add('DocumentType', {});
  await add('Payslip', { employeeId: ids.clerk, lines: [] });
  await add('FormRequest', { employeeId: ids.clerk });
  await add('Mail', { employeeId: ids.clerk, state: 'sent' });
  await add('Mail', { employeeId: ids.clerk, state: 'failed' });
  ids.shift = await add('Shift', {
    title: 'Morning',
    kind: 'times',
    totalHours: '8.00',
    periods: [{ start: '08:00', end: '16:00', graceIn: 10, graceOut: 5 }],
  });
  for (const date of ['2024-03-03', '2024-03-04']) {
    await add('Attendance', {
      employeeId: ids.clerk,
      shiftId: ids.shift,
      date,
      timeIn: '08:00:00',
      timeOut: '16:30:00',
      timeZone: 'Asia/Dubai',
      startedAt: `${date}T04:00:00Z`,
      endedAt: `${date}T12:30:00Z`,
    });
  }
  return ids;
}
