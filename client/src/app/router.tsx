import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { SignedIn } from './signed-in';
import { ProgressBar } from './progress-bar';
import { BrokenPage, NotFoundPage } from './message-pages';
import { Gate } from '../access/gate';

interface Page {
  path: string;
  /** What he must be allowed to read; the server decides, this only spares a page of errors. */
  subject?: string;
  load: () => Promise<{ Component: ComponentType }>;
}

const pages: Page[] = [
  { path: '', load: () => import('../areas/home/home.page') },
  { path: 'companies', subject: 'Company', load: () => import('../areas/companies/companies.screen') },
  { path: 'users', subject: 'User', load: () => import('../areas/users/users.screen') },
  { path: 'roles', subject: 'Role', load: () => import('../areas/roles/roles.screen') },
  { path: 'permissions', subject: 'Permission', load: () => import('../areas/permissions/permissions.screen') },
  { path: 'company-users', subject: 'CompanyUser', load: () => import('../areas/company-users/company-users.screen') },
  { path: 'company-roles', subject: 'CompanyRole', load: () => import('../areas/company-roles/company-roles.screen') },
  { path: 'cme', subject: 'EmployeeCme', load: () => import('../areas/cme/cme.page') },
  { path: 'cme/activities', subject: 'EmployeeCme', load: () => import('../areas/cme/activities.screen') },
  { path: 'cme/rules', subject: 'CmeRule', load: () => import('../areas/cme/rules.screen') },
  { path: 'departments/structure', subject: 'Department', load: () => import('../areas/structure/structure.page') },
  { path: 'vendors', subject: 'Vendor', load: () => import('../areas/vendors/vendors.screen') },
  { path: 'departments', subject: 'Department', load: () => import('../areas/departments/departments.screen') },
  { path: 'positions', subject: 'Position', load: () => import('../areas/positions/positions.screen') },
  { path: 'employees', subject: 'Employee', load: () => import('../areas/employees/employees.screen') },
  { path: 'employees/:id', subject: 'Employee', load: () => import('../areas/employees/employee.page') },
  { path: 'attendance', subject: 'Attendance', load: () => import('../areas/attendance/attendance.screen') },
  { path: 'attendance-days', subject: 'AttendanceDay', load: () => import('../areas/attendance/attendance-days.page') },
  { path: 'shifts', subject: 'Shift', load: () => import('../areas/shifts/shifts.screen') },
  { path: 'calendar', subject: 'Event', load: () => import('../areas/calendar/calendar.page') },
  { path: 'employee-leaves', subject: 'EmployeeLeave', load: () => import('../areas/employee-leaves/employee-leaves.screen') },
  { path: 'employee-leaves/:id', subject: 'EmployeeLeave', load: () => import('../areas/employee-leaves/employee-leave.page') },
  { path: 'holidays', subject: 'Holiday', load: () => import('../areas/holidays/holidays.screen') },
  { path: 'payroll-runs', subject: 'PayrollRun', load: () => import('../areas/payroll-runs/payroll-runs.screen') },
  { path: 'payroll-runs/:id', subject: 'PayrollRun', load: () => import('../areas/payroll-runs/payroll-run.page') },
  { path: 'payslips', subject: 'Payslip', load: () => import('../areas/payslips/payslips.screen') },
  { path: 'payslips/:id', subject: 'Payslip', load: () => import('../areas/payslips/payslip.page') },
  { path: 'documents', subject: 'Document', load: () => import('../areas/documents/documents.screen') },
  { path: 'documents/board', load: () => import('../areas/documents/board.page') },
  { path: 'documents/type/:id', subject: 'Document', load: () => import('../areas/documents/documents-of-type.screen') },
  { path: 'employee-documents', subject: 'EmployeeDocument', load: () => import('../areas/documents/employee-documents.screen') },
  { path: 'employee-documents/type/:id', subject: 'EmployeeDocument', load: () => import('../areas/documents/employee-documents-of-type.screen') },
  { path: 'document-types', subject: 'DocumentType', load: () => import('../areas/document-types/document-types.screen') },
  { path: 'standard-document-types', subject: 'StandardDocumentType', load: () => import('../areas/standard-document-types/standard-document-types.screen') },
  { path: 'files', subject: 'File', load: () => import('../areas/files/files.screen') },
  { path: 'forms', subject: 'Form', load: () => import('../areas/forms/forms.screen') },
  { path: 'forms/:id', subject: 'Form', load: () => import('../areas/forms/form.page') },
  { path: 'requests', subject: 'FormRequest', load: () => import('../areas/requests/requests.screen') },
  { path: 'requests/new', subject: 'FormVersion', load: () => import('../areas/requests/new-request.page') },
  { path: 'requests/:id', subject: 'FormRequest', load: () => import('../areas/requests/request.page') },
  { path: 'mails', subject: 'Mail', load: () => import('../areas/mails/mails.screen') },
  { path: 'mails/write', subject: 'Mail', load: () => import('../areas/mails/write-mail.page') },
  { path: 'mails/:id', subject: 'Mail', load: () => import('../areas/mails/mail.page') },
  { path: 'mail-templates', subject: 'MailTemplate', load: () => import('../areas/mail-templates/mail-templates.screen') },
  { path: 'compensations', subject: 'Compensation', load: () => import('../areas/compensations/compensations.screen') },
  { path: 'deductions', subject: 'Deduction', load: () => import('../areas/deductions/deductions.screen') },
  { path: 'salary-formulas', subject: 'SalaryFormula', load: () => import('../areas/salary-formulas/salary-formulas.screen') },
  { path: 'employee-rewards', subject: 'EmployeeReward', load: () => import('../areas/employee-rewards/employee-rewards.screen') },
  { path: 'employee-deductions', subject: 'EmployeeDeduction', load: () => import('../areas/employee-deductions/employee-deductions.screen') },
  { path: 'end-of-service', subject: 'EndOfService', load: () => import('../areas/end-of-service/end-of-service.screen') },
  { path: 'end-of-service/:id', subject: 'EndOfService', load: () => import('../areas/end-of-service/end-of-service.page') },
  { path: 'imports', subject: 'Import', load: () => import('../areas/imports/imports.screen') },
  { path: 'imports/new', subject: 'Import', load: () => import('../areas/imports/new-import.page') },
  { path: 'imports/:id', subject: 'Import', load: () => import('../areas/imports/import.page') },
];

export const router = createBrowserRouter([
  {
    element: (
      <>
        <ProgressBar />
        <Outlet />
      </>
    ),
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <></>,
    children: [
      { path: 'login', lazy: () => import('../areas/login/login.page') },
      { path: 'choose-password', lazy: () => import('../areas/login/choose-password.page') },
      { path: 'forgot-password', lazy: () => import('../areas/login/forgot-password.page') },
      {
        element: <SignedIn />,
        children: [
          ...pages.map(({ path, subject, load }) => ({
            path,
            errorElement: <BrokenPage />,
            lazy: async () => {
              const { Component } = await load();
              return {
                element: subject ? (
                  <Gate subject={subject}>
                    <Component />
                  </Gate>
                ) : (
                  <Component />
                ),
              };
            },
          })),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]);
