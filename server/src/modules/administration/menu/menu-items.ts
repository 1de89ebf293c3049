import type { Ctx } from '../../../platform/context';
import { allAreas, listPathOf, type MenuGroup } from '../../../platform/records/area';
import type { Text } from '../../../platform/text';
import { mailStanding } from '../../apps/internal-mail/internal-mail';
import { failedJobsStanding } from '../failed-job/failed-job';
import { chatStanding } from '../../apps/chat/chat';
import { approvalsStanding } from '../../requests/approval-task/approval-task';
import { documentTypeEntries } from './document-type-entries';
import { standingIfAny } from './waiting';
import { t } from '../texts/text';

/** One entry of the side menu as it stands here; translated and filtered before anybody sees it. */
export interface MenuEntry {
  title: Text;
  path?: string;
  icon?: string;
  subject?: string;
  action?: string;
  children?: MenuEntry[];
  /** Its lists of areas that name this group come after `children`. */
  group?: MenuGroup;
  /** Entries made of rows, before `children`. */
  made?: (ctx: Ctx) => Promise<MenuEntry[]>;
  /** What stands beside an entry now; null leaves it out. */
  standing?: (ctx: Ctx) => Promise<{ badge?: string } | null>;
}
export interface MenuSection {
  title: Text;
  where: 'platform' | 'company';
  entries: MenuEntry[];
}

const entry = (title: Text, path: string, icon: string, subject: string): MenuEntry => ({
  title,
  path,
  icon,
  subject,
  action: 'read',
});

/** The lists of areas that say themselves where they stand, in the order of their addresses. */
export const entriesOf = (group: MenuGroup): MenuEntry[] =>
  allAreas()
    .flatMap(({ name, menu, page }) =>
      menu?.group === group ? [entry(menu.title, listPathOf({ page })!, menu.icon, name)] : [],
    )
    .toSorted((one, other) => (one.path! < other.path! ? -1 : 1));

/** What is arranged by hand; other lists say with their area which group they belong to. */
export const menuSections: MenuSection[] = [
  {
    title: t('menu_items.admin_dashboard'),
    where: 'platform',
    entries: [
      entry(t('menu_items.companies'), '/companies', 'bank', 'Company'),
      entry(t('menu_items.users'), '/users', 'user', 'User'),
      {
        title: t('menu_items.menu_sections.entries.title'),
        icon: 'safety',
        children: [
          entry(t('menu_items.permissions'), '/permissions', 'key', 'Permission'),
          entry(t('menu_items.roles'), '/roles', 'team', 'Role'),
        ],
      },
      entry(t('menu_items.documents'), '/standard-document-types', 'folder', 'StandardDocumentType'),
      {
        title: t('menu_items.menu_sections.entries.title_2'),
        path: '/failed-jobs',
        icon: 'warning',
        standing: failedJobsStanding,
      },
    ],
  },
  {
    title: t('menu_items.company_dashboard'),
    where: 'company',
    entries: [
      {
        title: t('menu_items.menu_sections.entries.title_3'),
        path: '/approvals',
        icon: 'check-square',
        standing: approvalsStanding,
      },
      entry(t('menu_items.calendar'), '/calendar', 'calendar', 'Event'),
      {
        title: t('menu_items.menu_sections.entries.title_4'),
        group: 'organisation',
        icon: 'apartment',
        children: [
          entry(t('menu_items.all_departments'), '/departments', 'apartment', 'Department'),
          entry(t('menu_items.org_chart'), '/departments/structure', 'cluster', 'Department'),
          entry(t('menu_items.positions'), '/positions', 'idcard', 'Position'),
        ],
      },
      {
        title: t('menu_items.menu_sections.entries.title_5'),
        group: 'people',
        icon: 'team',
        children: [
          entry(t('menu_items.all_employees'), '/employees', 'team', 'Employee'),
          entry(t('menu_items.leave'), '/employee-leaves', 'calendar', 'EmployeeLeave'),
          {
            ...entry(t('menu_items.my_leave'), '/my-leave', 'calendar', 'EmployeeLeave'),
            action: 'create',
            standing: async ({ user }) => (user.employeeId ? {} : null),
          },
          entry(t('menu_items.team_calendar'), '/leave-calendar', 'calendar', 'EmployeeLeave'),
          entry(t('menu_items.leave_balances'), '/leave-balances', 'table', 'LeaveBalance'),
          entry(t('menu_items.leave_payouts'), '/leave-encashments', 'dollar', 'LeaveEncashment'),
          entry(t('menu_items.rewards'), '/employee-rewards', 'gift', 'EmployeeReward'),
          entry(t('menu_items.deductions'), '/employee-deductions', 'minus-circle', 'EmployeeDeduction'),
          entry(t('menu_items.loans'), '/employee-loans', 'bank', 'EmployeeLoan'),
          entry(t('menu_items.cme'), '/cme', 'read', 'EmployeeCme'),
          entry(t('menu_items.import'), '/imports', 'upload', 'Import'),
        ],
      },
      {
        title: t('menu_items.menu_sections.entries.title_6'),
        group: 'documents',
        icon: 'folder',
        made: documentTypeEntries,
        children: [
          entry(t('menu_items.all_documents'), '/documents', 'file-text', 'Document'),
          entry(t('menu_items.expiry'), '/documents/board', 'calendar', 'Document'),
          entry(t('menu_items.documents_employees'), '/employee-documents', 'idcard', 'EmployeeDocument'),
          entry(t('menu_items.missing_documents'), '/missing-documents', 'minus-circle', 'EmployeeDocument'),
          entry(t('menu_items.all_files'), '/files', 'file', 'File'),
        ],
      },
      entry(t('menu_items.vendors'), '/vendors', 'shop', 'Vendor'),
      {
        title: t('menu_items.menu_sections.entries.title_7'),
        group: 'requests',
        icon: 'form',
        children: [
          entry(t('menu_items.forms'), '/forms', 'form', 'Form'),
          entry(t('menu_items.requests'), '/requests', 'solution', 'FormRequest'),
        ],
      },
      {
        title: t('menu_items.menu_sections.entries.title_8'),
        group: 'time',
        icon: 'clock-circle',
        children: [
          entry(t('menu_items.list'), '/attendance', 'clock-circle', 'Attendance'),
          entry(t('menu_items.days'), '/attendance-days', 'table', 'AttendanceDay'),
          entry(t('menu_items.months'), '/attendance-months', 'calendar', 'AttendanceMonth'),
          entry(t('menu_items.corrections'), '/attendance-corrections', 'solution', 'AttendanceCorrection'),
          entry(t('menu_items.punches'), '/punches', 'clock-circle', 'Punch'),
          entry(t('menu_items.devices'), '/punch-devices', 'setting', 'PunchDevice'),
          entry(t('menu_items.cards'), '/punch-cards', 'idcard', 'PunchCard'),
          entry(t('menu_items.shifts'), '/shifts', 'schedule', 'Shift'),
          entry(t('menu_items.shift_patterns'), '/shift-patterns', 'schedule', 'ShiftPattern'),
          { ...entry(t('menu_items.roster'), '/roster', 'table', 'RosteredShift'), action: 'publish' },
          entry(t('menu_items.shift_swaps'), '/shift-swaps', 'branches', 'ShiftSwap'),
          {
            ...entry(t('menu_items.my_shifts'), '/my-shifts', 'schedule', 'RosteredShift'),
            action: 'take',
            standing: async ({ user }) => (user.employeeId ? {} : null),
          },
        ],
      },
      {
        title: t('menu_items.menu_sections.entries.title_9'),
        group: 'pay',
        icon: 'dollar',
        children: [
          entry(t('menu_items.payroll'), '/payroll-runs', 'dollar', 'PayrollRun'),
          entry(t('menu_items.payslips'), '/payslips', 'file-text', 'Payslip'),
          entry(t('menu_items.payments'), '/payroll-payments', 'bank', 'PayrollPayment'),
          entry(t('menu_items.bank_accounts'), '/bank-accounts', 'idcard', 'BankAccount'),
          {
            ...entry(t('menu_items.end_service'), '/end-of-service', 'export', 'EndOfService'),
            standing: standingIfAny('EndOfService'),
          },
          entry(t('menu_items.provisions'), '/eos-provisions', 'calculator', 'EosProvision'),
          entry(t('menu_items.salary_formulas'), '/salary-formulas', 'calculator', 'SalaryFormula'),
          entry(t('menu_items.pay_components'), '/pay-components', 'calculator', 'PayComponent'),
          entry(t('menu_items.pay_tables'), '/pay-tables', 'calculator', 'PayTableRow'),
        ],
      },
      entry(t('menu_items.mails'), '/mails', 'mail', 'Mail'),
      entry(t('menu_items.users'), '/company-users', 'user', 'CompanyUser'),
      entry(t('menu_items.roles'), '/company-roles', 'safety', 'CompanyRole'),
      {
        title: t('menu_items.menu_sections.entries.title_10'),
        group: 'settings',
        icon: 'setting',
        children: [
          entry(t('menu_items.company'), '/companies', 'bank', 'Company'),
          entry(t('menu_items.mail_templates'), '/mail-templates', 'snippets', 'MailTemplate'),
          entry(t('menu_items.document_types'), '/document-types', 'profile', 'DocumentType'),
          entry(t('menu_items.holidays'), '/holidays', 'calendar', 'Holiday'),
          entry(t('menu_items.leave_types'), '/leave-types', 'profile', 'LeaveType'),
          entry(t('menu_items.work_calendars'), '/work-calendars', 'schedule', 'WorkCalendar'),
          entry(t('menu_items.approval_flows'), '/approval-flows', 'branches', 'ApprovalFlow'),
          entry(t('menu_items.api_tokens'), '/api-tokens', 'key', 'ApiToken'),
          entry(t('menu_items.webhooks'), '/webhooks', 'export', 'Webhook'),
          entry(t('menu_items.webhook_calls'), '/webhook-deliveries', 'table', 'WebhookDelivery'),
          {
            title: t('menu_items.failed_work'),
            path: '/failed-jobs',
            icon: 'warning',
            standing: failedJobsStanding,
          },
        ],
      },
    ],
  },
  {
    title: t('menu_items.apps'),
    where: 'company',
    entries: [
      entry(t('menu_items.invoices'), '/invoices', 'file-text', 'Invoice'),
      { title: t('menu_items.menu_sections.entries.title_11'), path: '/email', icon: 'mail', standing: mailStanding },
      // A page of everybody who is signed in, as the acl-page is.
      { ...entry(t('menu_items.chat'), '/chat', 'message', 'acl-page'), standing: chatStanding },
    ],
  },
];
