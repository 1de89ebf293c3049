import type { Values } from '../../platform/records/area';
import type { RestList } from '../../platform/http/rest';
import { rewardReversedCode } from '../../modules/pay/engine/difference/pay-reversal';
import { monthPeriod } from '../../kernel/dates/plain-date';
import { ofEmployee } from '../people/employee.rest';
import { payslip, type Payslip } from '../../modules/pay/runs/payslip/payslip';

/** Days a month has for old clients, whatever the company divides by. */
const wireDaysOfMonth = 30;

/**
 * Lines of attendance by the code they have unless a company gave its own: what old clients call their hours, and their
 * value.
 */
const ofAttendance: Record<string, [hours: string, value: string]> = {
  overtime: ['totalLateOverTimeHours', 'totalLateOverTimeValue'],
  night_overtime: ['totalLateOverTimeHours', 'totalLateOverTimeValue'],
  rest_day_work: ['totalOffDayHours', 'totalOffDayValue'],
  holiday_work: ['totalholidayHours', 'totalholidayValue'],
  lateness: ['totalLateHours', 'totalEarlyValue'],
};
/** Overtime is what is worked last, and coming late and going early are one sum: the other two of each pair stay 0. */
const noAttendance = {
  totalEarlyOverTimeHours: 0,
  totalEarlyOverTimeValue: 0,
  totalLateOverTimeHours: 0,
  totalLateOverTimeValue: 0,
  totalOffDayHours: 0,
  totalOffDayValue: 0,
  totalholidayHours: 0,
  totalholidayValue: 0,
  totalEarlyHours: 0,
  totalLateHours: 0,
  totalEarlyValue: 0,
};

/** Each sum is rounded once to the thousandth, the smallest coin of any currency. */
const inThousandths = (sum: number): number => Math.round(sum * 1000) / 1000;

/**
 * Hours a line was worked out from; those of the second step of overtime are among the others. Those behind an amount
 * by law stand in it as `hours`; named by the company's own formula too, they are the same hours.
 */
function isCounted(input: string, formula: string): boolean {
  const [, kind] = /^time\.(.*)(?<!_second)_hours$/.exec(input) ?? [];
  return kind ? !formula.includes(`time.${kind}_due = `) : /^hours(_\d+)?$/.test(input);
}

function attendanceOf(lines: Payslip['lines']): Values {
  const sums: Record<string, number> = { ...noAttendance };
  for (const { code, amount, inputs, formula } of lines) {
    const names = ofAttendance[code];
    if (!names) continue;
    sums[names[0]]! += inputs.reduce(
      (sum, { name, value }) => (isCounted(name, formula) ? sum + Number(value) : sum),
      0,
    );
    sums[names[1]]! += Number(amount);
  }
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, inThousandths(sum)]));
}

/**
 * Codes of lines old clients have a total of their own for; other deductions are regular ones, other earnings
 * allowances.
 */
const isLeave = (code: string): boolean => code.startsWith('LEAVE_');
const isPersonal = (code: string): boolean => code === 'ONE_OFF' || code === 'LOAN' || code === rewardReversedCode;

function totalsOf(lines: Payslip['lines']): Values {
  const sum = (kind: string, counts: (code: string) => boolean): number =>
    inThousandths(
      lines.reduce((total, line) => (line.kind === kind && counts(line.code) ? total + Number(line.amount) : total), 0),
    );
  return {
    totalCompensations: sum('earning', (code) => code !== 'BASIC' && code !== 'REWARD' && !ofAttendance[code]),
    totalEmployeeRewards: sum('earning', (code) => code === 'REWARD'),
    totalDeductions: sum('deduction', (code) => !isLeave(code) && !isPersonal(code) && !ofAttendance[code]),
    totalEmployeeDeductions: sum('deduction', isPersonal),
    totalLeave: sum('deduction', isLeave),
  };
}

/** Pay as old clients list it: one row per payslip, the newest month first. */
export const payslipRest: RestList<Payslip> = {
  path: '/api/payroll',
  area: payslip,
  filters: { no: ofEmployee },
  selects: 'no',
  sorts: {
    idNo: 'employeeCode',
    name: 'employeeName',
    fromDate: 'period',
    toDate: 'period',
    total: 'net',
    employee_id: 'employeeId',
    totalWorkingDaysCount: 'paymentDays',
  },
  project: (_ctx, rows) =>
    rows.map((row): Values => {
      const { from, to } = monthPeriod(row.period);
      const salary = monthlySalary(row.lines);
      return {
        employee_id: row.employeeId,
        idNo: row.employeeCode,
        name: row.employeeName,
        fromDate: from,
        toDate: to,
        lumpySalary: salary,
        dailySalary: Math.round((salary / wireDaysOfMonth) * 100) / 100,
        ...attendanceOf(row.lines),
        ...totalsOf(row.lines),
        totalWorkingDaysCount: row.paymentDays,
        total: Number(row.net),
      };
    }),
};

/** The monthly salary at the end of the month; 0 where the payslip is in error. */
function monthlySalary(lines: Payslip['lines']): number {
  const base = lines.findLast(({ code }) => code === 'BASIC')?.inputs.find(({ name }) => name === 'base');
  return Number(base?.value ?? 0);
}
