import type { Page } from '../../app/page';

export const pages: Page[] = [
  {
    path: 'my-profile',
    action: 'create',
    subject: 'ProfileChange',
    load: () => import('./my-profile/my-profile.page'),
  },
  {
    path: 'directory',
    action: 'find',
    subject: 'Employee',
    isKept: true,
    load: () => import('./directory/directory.page'),
  },
  {
    path: 'profile-changes',
    subject: 'ProfileChange',
    load: () => import('./profile-change/profile-changes.screen'),
  },
  { path: 'cme', subject: 'EmployeeCme', load: () => import('./employee-cme/cme.page') },
  {
    path: 'cme/activities',
    subject: 'EmployeeCme',
    load: () => import('./employee-cme/activities.screen'),
  },
  { path: 'cme/skills', subject: 'EmployeeSkill', load: () => import('./employee-cme/skills.screen') },
  { path: 'cme/rules', subject: 'CmeRule', load: () => import('./employee-cme/rules.screen') },
  {
    path: 'org-chart',
    formerly: 'departments/structure',
    subject: 'Department',
    settings: { contentWidth: 'full' },
    load: () => import('./org-chart/org-chart.page'),
  },
  { path: 'employees', subject: 'Employee', load: () => import('./employee/employees.screen') },
  {
    path: 'compensation-assignments/:id',
    subject: 'CompensationAssignment',
    load: () => import('./employee/pay/allowance.page'),
  },
  {
    path: 'deduction-assignments/:id',
    subject: 'DeductionAssignment',
    load: () => import('./employee/pay/regular-deduction.page'),
  },
  {
    path: 'employee-salaries/:id',
    subject: 'EmployeeSalary',
    load: () => import('./employee/pay/salary.page'),
  },
  {
    path: 'emergency-contacts',
    subject: 'EmergencyContact',
    load: () => import('./employee/family/emergency-contacts.screen'),
  },
  {
    path: 'dependants',
    subject: 'Dependant',
    load: () => import('./employee/family/dependants.screen'),
  },
  { path: 'employees/:id', subject: 'Employee', load: () => import('./employee/employee.page') },
];
