import type { Ctx } from '../../../platform/context';
import type { Text } from '../../../platform/text';
import { mailStanding } from '../../apps/internal-mail/internal-mail';
import { failedJobsStanding } from '../failed-job/failed-job';
import { chatStanding } from '../../apps/chat/chat';
import { approvalsStanding } from '../../requests/approval-task/approval-task';
import { documentTypeEntries } from './document-type-entries';
import { standingIfAny } from './waiting';

/** One entry of the side menu as it stands here; translated and filtered before anybody sees it. */
export interface MenuEntry {
  title: Text;
  path?: string;
  icon?: string;
  subject?: string;
  action?: string;
  children?: MenuEntry[];
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

const entry = (en: string, ar: string, path: string, icon: string, subject: string): MenuEntry => ({
  title: { en, ar },
  path,
  icon,
  subject,
  action: 'read',
});

export const menuSections: MenuSection[] = [
  {
    title: { en: 'Admin Dashboard', ar: 'لوحة المسؤول' },
    where: 'platform',
    entries: [
      entry('Companies', 'الشركات', '/companies', 'bank', 'Company'),
      entry('Users', 'المستخدمون', '/users', 'user', 'User'),
      {
        title: { en: 'Roles & Permissions', ar: 'الأدوار والصلاحيات' },
        icon: 'safety',
        children: [
          entry('Permissions', 'الصلاحيات', '/permissions', 'key', 'Permission'),
          entry('Roles', 'الأدوار', '/roles', 'team', 'Role'),
        ],
      },
      entry('Documents', 'المستندات', '/standard-document-types', 'folder', 'StandardDocumentType'),
      {
        title: { en: 'Failed work', ar: 'أعمال لم تكتمل' },
        path: '/failed-jobs',
        icon: 'warning',
        standing: failedJobsStanding,
      },
    ],
  },
  {
    title: { en: 'Company Dashboard', ar: 'لوحة الشركة' },
    where: 'company',
    entries: [
      {
        title: { en: 'Approvals', ar: 'الموافقات' },
        path: '/approvals',
        icon: 'check-square',
        standing: approvalsStanding,
      },
      entry('Calendar', 'التقويم', '/calendar', 'calendar', 'Event'),
      {
        title: { en: 'Departments', ar: 'الأقسام' },
        icon: 'apartment',
        children: [
          entry('List', 'القائمة', '/departments', 'apartment', 'Department'),
          entry('Structure', 'الهيكل التنظيمي', '/departments/structure', 'cluster', 'Department'),
          entry('Positions', 'الوظائف', '/positions', 'idcard', 'Position'),
          entry('Grades', 'الدرجات', '/grades', 'calculator', 'Grade'),
          entry('Work locations', 'مواقع العمل', '/work-locations', 'bank', 'WorkLocation'),
        ],
      },
      {
        title: { en: 'Employees', ar: 'الموظفون' },
        icon: 'team',
        children: [
          entry('List', 'القائمة', '/employees', 'team', 'Employee'),
          entry('Leave', 'الإجازات', '/employee-leaves', 'calendar', 'EmployeeLeave'),
          {
            ...entry('My leave', 'إجازاتي', '/my-leave', 'calendar', 'EmployeeLeave'),
            action: 'create',
            standing: async ({ user }) => (user.employeeId ? {} : null),
          },
          entry('Team calendar', 'تقويم الفريق', '/leave-calendar', 'calendar', 'EmployeeLeave'),
          entry('Leave balances', 'أرصدة الإجازات', '/leave-balances', 'table', 'LeaveBalance'),
          entry('Leave payouts', 'صرف الإجازات', '/leave-encashments', 'dollar', 'LeaveEncashment'),
          entry('Rewards', 'المكافآت', '/employee-rewards', 'gift', 'EmployeeReward'),
          entry('Deductions', 'الخصومات', '/employee-deductions', 'minus-circle', 'EmployeeDeduction'),
          entry('Loans', 'القروض', '/employee-loans', 'bank', 'EmployeeLoan'),
          entry('CME', 'التعليم الطبي المستمر', '/cme', 'read', 'EmployeeCme'),
          entry('Import', 'الاستيراد', '/imports', 'upload', 'Import'),
        ],
      },
      {
        title: { en: 'Documents', ar: 'المستندات' },
        icon: 'folder',
        made: documentTypeEntries,
        children: [
          entry('All documents', 'كل المستندات', '/documents', 'file-text', 'Document'),
          entry('By expiry', 'حسب الانتهاء', '/documents/board', 'calendar', 'Document'),
          entry('Documents of employees', 'مستندات الموظفين', '/employee-documents', 'idcard', 'EmployeeDocument'),
          entry('Missing documents', 'المستندات الناقصة', '/missing-documents', 'minus-circle', 'EmployeeDocument'),
          entry('All files', 'كل الملفات', '/files', 'file', 'File'),
        ],
      },
      entry('Vendors', 'المورّدون', '/vendors', 'shop', 'Vendor'),
      {
        title: { en: 'Forms', ar: 'النماذج' },
        icon: 'form',
        children: [
          entry('Forms', 'النماذج', '/forms', 'form', 'Form'),
          entry('Requests', 'الطلبات', '/requests', 'solution', 'FormRequest'),
        ],
      },
      {
        title: { en: 'Attendance', ar: 'الحضور' },
        icon: 'clock-circle',
        children: [
          entry('List', 'القائمة', '/attendance', 'clock-circle', 'Attendance'),
          entry('Days', 'الأيام', '/attendance-days', 'table', 'AttendanceDay'),
          entry('Months', 'الأشهر', '/attendance-months', 'calendar', 'AttendanceMonth'),
          entry('Corrections', 'طلبات التصحيح', '/attendance-corrections', 'solution', 'AttendanceCorrection'),
          entry('Punches', 'البصمات', '/punches', 'clock-circle', 'Punch'),
          entry('Devices', 'الأجهزة', '/punch-devices', 'setting', 'PunchDevice'),
          entry('Cards', 'البطاقات', '/punch-cards', 'idcard', 'PunchCard'),
          entry('Shifts', 'الورديات', '/shifts', 'schedule', 'Shift'),
          entry('Shift patterns', 'أنماط الورديات', '/shift-patterns', 'schedule', 'ShiftPattern'),
          { ...entry('Roster', 'جدول الورديات', '/roster', 'table', 'RosteredShift'), action: 'publish' },
          entry('Shift swaps', 'تبديل الورديات', '/shift-swaps', 'branches', 'ShiftSwap'),
          {
            ...entry('My shifts', 'وردياتي', '/my-shifts', 'schedule', 'RosteredShift'),
            action: 'take',
            standing: async ({ user }) => (user.employeeId ? {} : null),
          },
        ],
      },
      {
        title: { en: 'Payroll', ar: 'الرواتب' },
        icon: 'dollar',
        children: [
          entry('Payroll', 'تشغيل الرواتب', '/payroll-runs', 'dollar', 'PayrollRun'),
          entry('Payslips', 'قسائم الرواتب', '/payslips', 'file-text', 'Payslip'),
          entry('Payments', 'الدفعات', '/payroll-payments', 'bank', 'PayrollPayment'),
          entry('Bank accounts', 'الحسابات البنكية', '/bank-accounts', 'idcard', 'BankAccount'),
          {
            ...entry('End of service', 'نهاية الخدمة', '/end-of-service', 'export', 'EndOfService'),
            standing: standingIfAny('EndOfService'),
          },
          entry('Provisions', 'المخصصات', '/eos-provisions', 'calculator', 'EosProvision'),
          entry('Salary formulas', 'معادلات الرواتب', '/salary-formulas', 'calculator', 'SalaryFormula'),
          entry('Pay components', 'بنود الراتب', '/pay-components', 'calculator', 'PayComponent'),
          entry('Pay tables', 'جداول الرواتب', '/pay-tables', 'calculator', 'PayTableRow'),
          entry('Allowances', 'البدلات', '/compensations', 'plus-circle', 'Compensation'),
          entry('Deductions', 'الاستقطاعات', '/deductions', 'minus-circle', 'Deduction'),
        ],
      },
      entry('Mails', 'الرسائل', '/mails', 'mail', 'Mail'),
      entry('Users', 'المستخدمون', '/company-users', 'user', 'CompanyUser'),
      entry('Roles', 'الأدوار', '/company-roles', 'safety', 'CompanyRole'),
      {
        title: { en: 'Settings', ar: 'الإعدادات' },
        icon: 'setting',
        children: [
          entry('Company', 'الشركة', '/companies', 'bank', 'Company'),
          entry('Mail templates', 'قوالب الرسائل', '/mail-templates', 'snippets', 'MailTemplate'),
          entry('Document types', 'أنواع المستندات', '/document-types', 'profile', 'DocumentType'),
          entry('Holidays', 'العطلات', '/holidays', 'calendar', 'Holiday'),
          entry('Leave types', 'أنواع الإجازات', '/leave-types', 'profile', 'LeaveType'),
          entry('Work calendars', 'تقاويم العمل', '/work-calendars', 'schedule', 'WorkCalendar'),
          entry('Approval flows', 'مسارات الموافقة', '/approval-flows', 'branches', 'ApprovalFlow'),
          entry('API tokens', 'رموز API', '/api-tokens', 'key', 'ApiToken'),
          entry('Webhooks', 'روابط الإشعار', '/webhooks', 'export', 'Webhook'),
          entry('Webhook calls', 'استدعاءات روابط الإشعار', '/webhook-deliveries', 'table', 'WebhookDelivery'),
          {
            title: { en: 'Failed work', ar: 'أعمال لم تكتمل' },
            path: '/failed-jobs',
            icon: 'warning',
            standing: failedJobsStanding,
          },
        ],
      },
    ],
  },
  {
    title: { en: 'Apps', ar: 'التطبيقات' },
    where: 'company',
    entries: [
      entry('Invoices', 'الفواتير', '/invoices', 'file-text', 'Invoice'),
      { title: { en: 'Email', ar: 'البريد' }, path: '/email', icon: 'mail', standing: mailStanding },
      // A page of everybody who is signed in, as the acl-page is.
      { ...entry('Chat', 'الدردشة', '/chat', 'message', 'acl-page'), standing: chatStanding },
    ],
  },
];
