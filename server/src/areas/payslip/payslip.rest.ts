import type { Values } from '../../platform/area';
import type { RestList } from '../../platform/rest';
import { monthPeriod } from '../../domain/plain-date';
import { payslip, type Payslip } from './payslip';

/** Days a month has for old clients, whatever the company divides by. */
const wireDaysOfMonth = 30;

/**
 * What comes from attendance, leave, rewards, allowances and deductions. The payroll pays the basic salary alone: it takes
 * up the components, hours and entries of those areas later, and what it does not pay is 0 here and not a guess.
 */
const notPaidYet = {
  totalCompensations: 0, totalEmployeeDeductions: 0, totalEmployeeRewards: 0, totalLeave: 0,
  totalEarlyOverTimeHours: 0, totalEarlyOverTimeValue: 0, totalLateOverTimeHours: 0, totalLateOverTimeValue: 0,
  totalOffDayHours: 0, totalOffDayValue: 0, totalholidayHours: 0, totalholidayValue: 0,
  totalEarlyHours: 0, totalLateHours: 0, totalEarlyValue: 0,
};

/** Pay as old clients list it: one row per payslip, the newest month first. */
export const payslipRest: RestList<Payslip> = {
  path: '/api/payroll', area: payslip,
  sorts: { idNo: 'employeeCode', name: 'employeeName', fromDate: 'period', toDate: 'period', total: 'net', totalDeductions: 'deductions' },
  project: (_ctx, rows) => rows.map((row): Values => {
    const { from, to } = monthPeriod(row.period);
    const salary = monthlySalary(row.lines);
    return {
      employee_id: row.employeeId, idNo: row.employeeCode, name: row.employeeName, fromDate: from, toDate: to,
      lumpySalary: salary, dailySalary: Math.round(salary / wireDaysOfMonth * 100) / 100, ...notPaidYet,
      totalDeductions: Number(row.deductions), totalWorkingDaysCount: row.paymentDays, total: Number(row.net),
    };
  }),
  beside: async () => ({ selected: null }),
};

/** The monthly salary at the end of the month; 0 where the payslip is in error. */
function monthlySalary(lines: Payslip['lines']): number {
  const base = lines.findLast(({ code }) => code === 'BASIC')?.inputs.find(({ name }) => name === 'base');
  return Number(base?.value ?? 0);
}
