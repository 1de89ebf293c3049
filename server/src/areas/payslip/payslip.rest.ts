import type { Values } from '../../platform/area';
import type { RestList } from '../../platform/rest';
import { monthPeriod } from '../../domain/plain-date';
import { payslip, type Payslip } from './payslip';

/** Days a month has for old clients, whatever the company divides by. */
const wireDaysOfMonth = 30;

/** What comes from attendance: the payroll does not pay it yet, and what it does not pay is 0 here and not a guess. */
const notPaidYet = {
  totalEarlyOverTimeHours: 0, totalEarlyOverTimeValue: 0, totalLateOverTimeHours: 0, totalLateOverTimeValue: 0,
  totalOffDayHours: 0, totalOffDayValue: 0, totalholidayHours: 0, totalholidayValue: 0,
  totalEarlyHours: 0, totalLateHours: 0, totalEarlyValue: 0,
};

/** Codes of lines old clients have a total of their own for; other deductions are regular ones, other earnings allowances. */
const isLeave = (code: string): boolean => code.startsWith('LEAVE_');
const isPersonal = (code: string): boolean => code === 'ONE_OFF' || code === 'LOAN';

function totalsOf(lines: Payslip['lines']): Values {
  const sum = (kind: string, counts: (code: string) => boolean): number =>
    Math.round(lines.reduce((total, line) => line.kind === kind && counts(line.code) ? total + Number(line.amount) : total, 0) * 1000) / 1000;
  return {
    totalCompensations: sum('earning', (code) => code !== 'BASIC' && code !== 'REWARD'), totalEmployeeRewards: sum('earning', (code) => code === 'REWARD'),
    totalDeductions: sum('deduction', (code) => !isLeave(code) && !isPersonal(code)), totalEmployeeDeductions: sum('deduction', isPersonal),
    totalLeave: sum('deduction', isLeave),
  };
}

/** Pay as old clients list it: one row per payslip, the newest month first. */
export const payslipRest: RestList<Payslip> = {
  path: '/api/payroll', area: payslip,
  sorts: { idNo: 'employeeCode', name: 'employeeName', fromDate: 'period', toDate: 'period', total: 'net' },
  project: (_ctx, rows) => rows.map((row): Values => {
    const { from, to } = monthPeriod(row.period);
    const salary = monthlySalary(row.lines);
    return {
      employee_id: row.employeeId, idNo: row.employeeCode, name: row.employeeName, fromDate: from, toDate: to,
      lumpySalary: salary, dailySalary: Math.round(salary / wireDaysOfMonth * 100) / 100, ...notPaidYet, ...totalsOf(row.lines),
      totalWorkingDaysCount: row.paymentDays, total: Number(row.net),
    };
  }),
  beside: async () => ({ selected: null }),
};

/** The monthly salary at the end of the month; 0 where the payslip is in error. */
function monthlySalary(lines: Payslip['lines']): number {
  const base = lines.findLast(({ code }) => code === 'BASIC')?.inputs.find(({ name }) => name === 'base');
  return Number(base?.value ?? 0);
}
