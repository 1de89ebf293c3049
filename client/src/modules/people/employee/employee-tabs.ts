import type { ComponentType } from 'react';
import type { Dictionary } from '../../../i18n/i18n';
import type { EmployeeTabProps } from './employee-tab-props';

export interface EmployeeTab {
  /** What `?tab=` says and which text of `employeeTab` stands on it. */
  key: keyof Dictionary['employeeTab'];
  /** Whose rows it shows: without the right to read them about this employee the tab is not there. */
  subject: string;
  load: () => Promise<{ Component: ComponentType<EmployeeTabProps> }>;
}

/** The tabs of an employee's page, in order; each is fetched when it is first opened. */
export const employeeTabs: EmployeeTab[] = [
  { key: 'overview', subject: 'Employee', load: () => import('./overview.tab') },
  { key: 'history', subject: 'EmployeePosition', load: () => import('./history/job-history.tab') },
  { key: 'pay', subject: 'EmployeeSalary', load: () => import('./pay/pay-history.tab') },
  { key: 'rewards', subject: 'EmployeeReward', load: () => import('./pay/rewards.tab') },
  { key: 'leave', subject: 'EmployeeLeave', load: () => import('./history/leave.tab') },
  { key: 'calendar', subject: 'Employee', load: () => import('./history/calendar.tab') },
  { key: 'payslips', subject: 'Payslip', load: () => import('./pay/payslips.tab') },
  { key: 'cme', subject: 'EmployeeCme', load: () => import('./papers/cme.tab') },
  { key: 'documents', subject: 'EmployeeDocument', load: () => import('./papers/documents.tab') },
  { key: 'family', subject: 'EmergencyContact', load: () => import('./family/family.tab') },
  { key: 'timeline', subject: 'Employee', load: () => import('./history/timeline.tab') },
];
