import type { FigureFragment } from '../../generated/home';

/** The lists behind the numbers, by kind of row. */
const lists: Record<string, string> = {
  AttendanceDay: '/attendance-days',
  BankAccount: '/bank-accounts',
  Company: '/companies',
  Document: '/documents',
  Employee: '/employees',
  EmployeeCme: '/cme/activities',
  EmployeeDeduction: '/employee-deductions',
  EmployeeDocument: '/employee-documents',
  EmployeeLeave: '/employee-leaves',
  EmployeeLicence: '/cme',
  EmployeeLoan: '/employee-loans',
  LeaveEncashment: '/leave-encashments',
  ShiftSwap: '/shift-swaps',
  EmployeeReward: '/employee-rewards',
  EndOfService: '/end-of-service',
  FormRequest: '/requests',
  Mail: '/mails',
  PayrollRun: '/payroll-runs',
  User: '/users',
};

/** The list that shows just the rows a number counts. */
export function addressOf({ subject, conditions }: Pick<FigureFragment, 'subject' | 'conditions'>): string {
  const address = new URLSearchParams();
  for (const { field, operator, values } of conditions) {
    // Days of attendance are no ordinary list: a day and how one stands on it.
    const name =
      subject === 'AttendanceDay' ? ({ date: 'day', standing: 'standing' }[field] ?? field) : `f.${field}.${operator}`;
    for (const value of values) address.append(name, value);
  }
  return `${lists[subject] ?? '/'}${address.size > 0 ? `?${address}` : ''}`;
}
