import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { Gate, type Access } from '../access/gate';
import { BrokenPage, NotAuthorizedAlone, NotFoundPage } from './message-pages';
import { PageWishes } from './page-wishes';
import { ProgressBar } from './progress-bar';
import type { Settings } from './settings-rules';
import { Shell } from './shell';
import { SignedIn } from './signed-in';

interface Page extends Access {
  path: string;
  /** A page that is blank has the window to itself. */
  layout?: 'shell' | 'blank';
  /** What it wants otherwise than this person chose. */
  settings?: Partial<Settings>;
  load: () => Promise<{ Component: ComponentType }>;
}

const pages: Page[] = [
  { path: 'login', layout: 'blank', guestOnly: true, load: () => import('../areas/login/login.page') },
  { path: 'choose-password', layout: 'blank', isOpen: true, load: () => import('../areas/login/choose-password.page') },
  { path: 'forgot-password', layout: 'blank', isOpen: true, load: () => import('../areas/login/forgot-password.page') },
  { path: 'kiosk', layout: 'blank', isOpen: true, load: () => import('../areas/kiosk/kiosk.page') },
  { path: '401', layout: 'blank', isOpen: true, load: () => Promise.resolve({ Component: NotAuthorizedAlone }) },
  { path: '', load: () => import('../areas/home/home.page') },
  { path: 'companies', subject: 'Company', load: () => import('../areas/companies/companies.screen') },
  { path: 'users', subject: 'User', load: () => import('../areas/users/users.screen') },
  { path: 'roles', subject: 'Role', load: () => import('../areas/roles/roles.screen') },
  { path: 'permissions', subject: 'Permission', load: () => import('../areas/permissions/permissions.screen') },
  { path: 'company-users', subject: 'CompanyUser', load: () => import('../areas/company-users/company-users.screen') },
  { path: 'company-roles', subject: 'CompanyRole', load: () => import('../areas/company-roles/company-roles.screen') },
  { path: 'cme', subject: 'EmployeeCme', load: () => import('../areas/cme/cme.page') },
  { path: 'cme/activities', subject: 'EmployeeCme', load: () => import('../areas/cme/activities.screen') },
  { path: 'cme/skills', subject: 'EmployeeSkill', load: () => import('../areas/cme/skills.screen') },
  { path: 'cme/rules', subject: 'CmeRule', load: () => import('../areas/cme/rules.screen') },
  {
    path: 'departments/structure',
    subject: 'Department',
    settings: { contentWidth: 'full' },
    load: () => import('../areas/structure/structure.page'),
  },
  { path: 'vendors', subject: 'Vendor', load: () => import('../areas/vendors/vendors.screen') },
  { path: 'invoices', subject: 'Invoice', load: () => import('../areas/invoices/invoices.screen') },
  { path: 'invoices/new', subject: 'Invoice', load: () => import('../areas/invoices/edit-invoice.page') },
  { path: 'invoices/:id', subject: 'Invoice', load: () => import('../areas/invoices/invoice.page') },
  { path: 'invoices/:id/edit', subject: 'Invoice', load: () => import('../areas/invoices/edit-invoice.page') },
  { path: 'departments', subject: 'Department', load: () => import('../areas/departments/departments.screen') },
  { path: 'positions', subject: 'Position', load: () => import('../areas/positions/positions.screen') },
  { path: 'employees', subject: 'Employee', load: () => import('../areas/employees/employees.screen') },
  {
    path: 'compensation-assignments/:id',
    subject: 'CompensationAssignment',
    load: () => import('../areas/employees/allowance.page'),
  },
  {
    path: 'deduction-assignments/:id',
    subject: 'DeductionAssignment',
    load: () => import('../areas/employees/regular-deduction.page'),
  },
  { path: 'employee-salaries/:id', subject: 'EmployeeSalary', load: () => import('../areas/employees/salary.page') },
  {
    path: 'emergency-contacts',
    subject: 'EmergencyContact',
    load: () => import('../areas/employees/emergency-contacts.screen'),
  },
  { path: 'dependants', subject: 'Dependant', load: () => import('../areas/employees/dependants.screen') },
  { path: 'employees/:id', subject: 'Employee', load: () => import('../areas/employees/employee.page') },
  {
    path: 'work-calendars',
    subject: 'WorkCalendar',
    load: () => import('../areas/work-calendars/work-calendars.screen'),
  },
  {
    path: 'work-calendars/assignments',
    subject: 'CalendarAssignment',
    load: () => import('../areas/work-calendars/assignments.screen'),
  },
  { path: 'attendance', subject: 'Attendance', load: () => import('../areas/attendance/attendance.screen') },
  {
    path: 'attendance-days',
    subject: 'AttendanceDay',
    settings: { contentWidth: 'full' },
    load: () => import('../areas/attendance/attendance-days.page'),
  },
  {
    path: 'attendance-corrections',
    subject: 'AttendanceCorrection',
    load: () => import('../areas/attendance-corrections/attendance-corrections.screen'),
  },
  {
    path: 'attendance-months',
    subject: 'AttendanceMonth',
    load: () => import('../areas/attendance-months/attendance-months.screen'),
  },
  { path: 'punches', subject: 'Punch', load: () => import('../areas/punches/punches.screen') },
  { path: 'punch-devices', subject: 'PunchDevice', load: () => import('../areas/punch-devices/punch-devices.screen') },
  { path: 'punch-cards', subject: 'PunchCard', load: () => import('../areas/punch-cards/punch-cards.screen') },
  {
    path: 'shift-patterns',
    subject: 'ShiftPattern',
    load: () => import('../areas/shift-patterns/shift-patterns.screen'),
  },
  {
    path: 'shift-patterns/assignments',
    subject: 'ShiftAssignment',
    load: () => import('../areas/shift-patterns/assignments.screen'),
  },
  { path: 'shift-patterns/cover', subject: 'CoverNeed', load: () => import('../areas/shift-patterns/cover.screen') },
  {
    path: 'roster',
    action: 'publish',
    subject: 'RosteredShift',
    settings: { contentWidth: 'full' },
    load: () => import('../areas/roster/roster.page'),
  },
  { path: 'shift-swaps', subject: 'ShiftSwap', load: () => import('../areas/roster/swaps.screen') },
  { path: 'my-shifts', action: 'take', subject: 'RosteredShift', load: () => import('../areas/roster/my-shifts.page') },
  { path: 'shifts', subject: 'Shift', load: () => import('../areas/shifts/shifts.screen') },
  {
    path: 'calendar',
    subject: 'Event',
    settings: { contentWidth: 'full' },
    load: () => import('../areas/calendar/calendar.page'),
  },
  { path: 'approvals', load: () => import('../areas/approvals/approvals.page') },
  {
    path: 'approval-flows',
    subject: 'ApprovalFlow',
    load: () => import('../areas/approval-flows/approval-flows.screen'),
  },
  {
    path: 'approval-flows/new',
    subject: 'ApprovalFlow',
    load: () => import('../areas/approval-flows/approval-flow.page'),
  },
  {
    path: 'approval-flows/:id',
    subject: 'ApprovalFlow',
    load: () => import('../areas/approval-flows/approval-flow.page'),
  },
  { path: 'api-tokens', subject: 'ApiToken', load: () => import('../areas/api-tokens/api-tokens.screen') },
  { path: 'webhooks', subject: 'Webhook', load: () => import('../areas/webhooks/webhooks.screen') },
  { path: 'webhook-deliveries', subject: 'WebhookDelivery', load: () => import('../areas/webhooks/deliveries.screen') },
  { path: 'chat/:id?', subject: 'acl-page', load: () => import('../areas/chat/chat.page') },
  {
    path: 'employee-leaves',
    subject: 'EmployeeLeave',
    load: () => import('../areas/employee-leaves/employee-leaves.screen'),
  },
  {
    path: 'employee-leaves/:id',
    subject: 'EmployeeLeave',
    load: () => import('../areas/employee-leaves/employee-leave.page'),
  },
  { path: 'my-leave', subject: 'EmployeeLeave', load: () => import('../areas/employee-leaves/my-leave.page') },
  { path: 'leave-calendar', subject: 'EmployeeLeave', load: () => import('../areas/employee-leaves/team-leave.page') },
  {
    path: 'leave-balances',
    subject: 'LeaveBalance',
    load: () => import('../areas/leave-balances/leave-balances.screen'),
  },
  {
    path: 'leave-encashments',
    subject: 'LeaveEncashment',
    load: () => import('../areas/leave-encashments/leave-encashments.screen'),
  },
  {
    path: 'leave-adjustments',
    subject: 'LeaveAdjustment',
    load: () => import('../areas/leave-balances/leave-adjustments.screen'),
  },
  { path: 'leave-types', subject: 'LeaveType', load: () => import('../areas/leave-types/leave-types.screen') },
  { path: 'holidays/blocked', subject: 'LeaveBlock', load: () => import('../areas/leave-blocks/leave-blocks.screen') },
  { path: 'holidays', subject: 'Holiday', load: () => import('../areas/holidays/holidays.screen') },
  { path: 'payroll-runs', subject: 'PayrollRun', load: () => import('../areas/payroll-runs/payroll-runs.screen') },
  { path: 'payroll-runs/left-out', subject: 'PayrollRun', load: () => import('../areas/payroll-runs/left-out.page') },
  {
    path: 'payroll-runs/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('../areas/payroll-runs/what-if.page'),
  },
  { path: 'payroll-runs/:id', subject: 'PayrollRun', load: () => import('../areas/payroll-runs/payroll-run.page') },
  {
    path: 'payroll-payments',
    subject: 'PayrollPayment',
    load: () => import('../areas/payroll-payments/payroll-payments.screen'),
  },
  { path: 'bank-accounts', subject: 'BankAccount', load: () => import('../areas/bank-accounts/bank-accounts.screen') },
  { path: 'payslips', subject: 'Payslip', load: () => import('../areas/payslips/payslips.screen') },
  { path: 'payslips/:id', subject: 'Payslip', load: () => import('../areas/payslips/payslip.page') },
  { path: 'documents', subject: 'Document', load: () => import('../areas/documents/documents.screen') },
  { path: 'documents/board', load: () => import('../areas/documents/board.page') },
  { path: 'to-confirm', load: () => import('../areas/documents/to-confirm.page') },
  {
    path: 'documents/:id/confirmations',
    subject: 'DocumentAcknowledgement',
    load: () => import('../areas/documents/confirmations.page'),
  },
  {
    path: 'documents/type/:id',
    subject: 'Document',
    load: () => import('../areas/documents/documents-of-type.screen'),
  },
  {
    path: 'employee-documents',
    subject: 'EmployeeDocument',
    load: () => import('../areas/documents/employee-documents.screen'),
  },
  {
    path: 'employee-documents/type/:id',
    subject: 'EmployeeDocument',
    load: () => import('../areas/documents/employee-documents-of-type.screen'),
  },
  { path: 'missing-documents', subject: 'EmployeeDocument', load: () => import('../areas/documents/missing.page') },
  {
    path: 'missing-company-documents',
    subject: 'Document',
    load: () => import('../areas/documents/missing-company.page'),
  },
  {
    path: 'document-types',
    subject: 'DocumentType',
    load: () => import('../areas/document-types/document-types.screen'),
  },
  {
    path: 'standard-document-types',
    subject: 'StandardDocumentType',
    load: () => import('../areas/standard-document-types/standard-document-types.screen'),
  },
  { path: 'files', subject: 'File', load: () => import('../areas/files/files.screen') },
  { path: 'forms', subject: 'Form', load: () => import('../areas/forms/forms.screen') },
  { path: 'forms/:id', subject: 'Form', load: () => import('../areas/forms/form.page') },
  { path: 'requests', subject: 'FormRequest', load: () => import('../areas/requests/requests.screen') },
  { path: 'requests/new', subject: 'FormVersion', load: () => import('../areas/requests/new-request.page') },
  { path: 'requests/:id', subject: 'FormRequest', load: () => import('../areas/requests/request.page') },
  { path: 'email', load: () => import('../areas/email/email.page') },
  { path: 'mails', subject: 'Mail', load: () => import('../areas/mails/mails.screen') },
  { path: 'mails/write', subject: 'Mail', load: () => import('../areas/mails/write-mail.page') },
  { path: 'mails/:id', subject: 'Mail', load: () => import('../areas/mails/mail.page') },
  {
    path: 'mail-templates',
    subject: 'MailTemplate',
    load: () => import('../areas/mail-templates/mail-templates.screen'),
  },
  { path: 'compensations', subject: 'Compensation', load: () => import('../areas/compensations/compensations.screen') },
  { path: 'deductions', subject: 'Deduction', load: () => import('../areas/deductions/deductions.screen') },
  {
    path: 'salary-formulas',
    subject: 'SalaryFormula',
    load: () => import('../areas/salary-formulas/salary-formulas.screen'),
  },
  {
    path: 'compensations/:id/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('../areas/compensations/what-if.page'),
  },
  {
    path: 'deductions/:id/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('../areas/deductions/what-if.page'),
  },
  {
    path: 'pay-tables/:id/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('../areas/pay-tables/what-if.page'),
  },
  {
    path: 'salary-formulas/:id/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('../areas/salary-formulas/what-if.page'),
  },
  {
    path: 'pay-components',
    subject: 'PayComponent',
    load: () => import('../areas/pay-components/pay-components.screen'),
  },
  { path: 'pay-tables', subject: 'PayTableRow', load: () => import('../areas/pay-tables/pay-tables.screen') },
  {
    path: 'employee-rewards',
    subject: 'EmployeeReward',
    load: () => import('../areas/employee-rewards/employee-rewards.screen'),
  },
  {
    path: 'employee-loans',
    subject: 'EmployeeLoan',
    load: () => import('../areas/employee-loans/employee-loans.screen'),
  },
  {
    path: 'employee-deductions',
    subject: 'EmployeeDeduction',
    load: () => import('../areas/employee-deductions/employee-deductions.screen'),
  },
  {
    path: 'end-of-service',
    subject: 'EndOfService',
    load: () => import('../areas/end-of-service/end-of-service.screen'),
  },
  {
    path: 'eos-provisions',
    subject: 'EosProvision',
    load: () => import('../areas/eos-provisions/eos-provisions.screen'),
  },
  {
    path: 'end-of-service/:id',
    subject: 'EndOfService',
    load: () => import('../areas/end-of-service/end-of-service.page'),
  },
  {
    path: 'failed-jobs',
    subject: 'Company',
    action: 'update',
    load: () => import('../areas/failed-jobs/failed-jobs.page'),
  },
  { path: 'notifications', load: () => import('../areas/notifications/notifications.page') },
  {
    path: 'work-locations',
    subject: 'WorkLocation',
    load: () => import('../areas/work-locations/work-locations.screen'),
  },
  { path: 'grades', subject: 'Grade', load: () => import('../areas/grades/grades.screen') },
  { path: 'imports', subject: 'Import', load: () => import('../areas/imports/imports.screen') },
  { path: 'imports/new', subject: 'Import', load: () => import('../areas/imports/new-import.page') },
  { path: 'imports/:id', subject: 'Import', load: () => import('../areas/imports/import.page') },
];

function routeOf({ path, load, settings, layout = 'shell', ...access }: Page): RouteObject {
  return {
    path,
    handle: settings,
    errorElement: <BrokenPage />,
    lazy: async () => {
      const { Component } = await load();
      const page = (
        <Gate {...access}>
          <Component />
        </Gate>
      );
      const isForAll = access.guestOnly || access.isOpen;
      return { element: layout === 'blank' && !isForAll ? <SignedIn>{page}</SignedIn> : page };
    },
  };
}

const isBlank = ({ layout }: Page) => layout === 'blank';

export const router = createBrowserRouter([
  {
    element: (
      <>
        <ProgressBar />
        <PageWishes />
        <Outlet />
      </>
    ),
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <></>,
    children: [
      ...pages.filter(isBlank).map(routeOf),
      {
        element: (
          <SignedIn>
            <Shell />
          </SignedIn>
        ),
        children: [...pages.filter((page) => !isBlank(page)).map(routeOf), { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
]);
