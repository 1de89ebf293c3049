import { payRules, type PayDayBasis, type PayRules, type PaySettings } from '../pay-rules';
import type { PayFacts, PaySalary, PayslipResult, ReadyPayslip, WorkedMinutes } from '../payslip';

// Facts and rules the payroll tests start from: 10,000.00 AED since 2020, weekend on Saturday and Sunday.

export function rulesOf(month: string, dayBasis: PayDayBasis = 'calendar', more: Partial<PaySettings> = {}): PayRules {
  return payRules({ month, currency: 'AED', dayBasis, weekendDays: [0, 6], ...more });
}

export function salary(amount: string, validFrom = '2020-01-01', validTo: string | null = null): PaySalary {
  return { amount, currency: 'AED', validFrom, validTo };
}

/** Nothing beside the salary. */
export const nothingElse = { items: [], rewards: [], owed: [], leaves: [], factors: null, attributes: new Map() };

export function factsOf(more: Partial<PayFacts> = {}): PayFacts {
  const salaries = [salary('10000.00')];
  return {
    employeeId: '65f0c0ffee0123456789abcd',
    hireDate: '2020-01-01',
    exitDate: null,
    salaries,
    ...nothingElse,
    ...more,
  };
}

/** A day of which only these minutes are out of the ordinary; 2 March 2026 unless told. */
export function worked(minutes: Partial<WorkedMinutes> = {}): WorkedMinutes {
  return {
    day: '2026-03-02',
    overtimeMin: 0,
    nightOvertimeMin: 0,
    restDayMin: 0,
    holidayMin: 0,
    nightMin: 0,
    lateMin: 0,
    ...minutes,
  };
}

export function ready(slip: PayslipResult): ReadyPayslip {
  if (slip.state === 'error') throw new Error(JSON.stringify(slip.problems));
  return slip;
}
