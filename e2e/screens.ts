import type { Page } from 'playwright-core';
import type { en } from '../client/src/i18n/en';
import { barriers, eventually } from './visitor';

/** A list and what is done on it. */
export interface Screen {
  path: string;
  subject: keyof typeof en.area;
  /** The text field that is changed; without one, where making and changing is proved instead. */
  edit?: string;
  elsewhere?: string;
  /**
   * What a new row needs, where each of the demo is in use or may no longer be deleted; an employee by their number.
   */
  fresh?: Record<string, unknown>;
}

export const inCompany: Screen[] = [
  { path: '/positions', subject: 'Position', edit: 'Code', fresh: { title: 'Aa porter' } },
  { path: '/grades', subject: 'Grade', edit: 'Name', fresh: { code: 'AA', name: 'Aa grade', rank: 9 } },
  { path: '/work-locations', subject: 'WorkLocation', edit: 'Address', fresh: { name: 'Aa branch' } },
  {
    path: '/employees',
    subject: 'Employee',
    edit: 'Profession',
    fresh: { code: 'AA-1', firstName: 'Aada', lastName: 'Aalto', hireDate: '2026-01-05' },
  },
  { path: '/dependants', subject: 'Dependant', edit: 'Name' },
  { path: '/emergency-contacts', subject: 'EmergencyContact', edit: 'Relationship' },
  { path: '/cme', subject: 'EmployeeLicence', edit: 'Profession' },
  { path: '/cme/skills', subject: 'EmployeeSkill', edit: 'Skill' },
  { path: '/cme/activities', subject: 'EmployeeCme', edit: 'Provider' },
  {
    path: '/cme/rules',
    subject: 'CmeRule',
    edit: 'Profession',
    fresh: { profession: 'Aa nurse', authority: 'DHA', credits: '10', validFrom: '2026-01-01' },
  },
  { path: '/employee-rewards', subject: 'EmployeeReward', edit: 'What for' },
  { path: '/employee-deductions', subject: 'EmployeeDeduction', edit: 'What for' },
  {
    path: '/employee-loans',
    subject: 'EmployeeLoan',
    edit: 'What for',
    fresh: { employeeId: 'HMG-0030', reason: 'Aa', principal: '100', instalments: 2, firstDue: '2026-12-31' },
  },
  {
    path: '/insurance-registrations',
    subject: 'InsuranceRegistration',
    elsewhere: 'its number is masked: insurance.test.ts',
  },
  {
    path: '/employee-leaves',
    subject: 'EmployeeLeave',
    elsewhere: 'leave is asked for on a form of its own: leave.test.ts',
  },
  { path: '/vendors', subject: 'Vendor', edit: 'Contact person' },
  { path: '/documents', subject: 'Document', edit: 'Number' },
  { path: '/employee-documents', subject: 'EmployeeDocument', edit: 'Number' },
  { path: '/files', subject: 'File', elsewhere: 'a file is made where it is attached: documents.test.ts' },
  { path: '/forms', subject: 'Form', edit: 'Title in Arabic' },
  { path: '/requests', subject: 'FormRequest', elsewhere: 'a request is a form filled in: forms.test.ts' },
  { path: '/attendance', subject: 'Attendance', edit: 'Remark' },
  {
    path: '/attendance-corrections',
    subject: 'AttendanceCorrection',
    elsewhere: 'what is asked for stays as it was asked; asked and decided in punches.test.ts',
    fresh: { employeeId: 'HMG-0030', date: '2026-01-05', timeIn: '08:00', timeOut: '16:00', reason: 'Aa' },
  },
  { path: '/punch-devices', subject: 'PunchDevice', edit: 'Place', fresh: { name: 'Aa terminal', kind: 'terminal' } },
  { path: '/punch-cards', subject: 'PunchCard', edit: 'Badge' },
  { path: '/shifts', subject: 'Shift', edit: 'Title' },
  { path: '/shift-patterns', subject: 'ShiftPattern', edit: 'Name' },
  {
    path: '/overtime-steps',
    subject: 'OvertimeStep',
    elsewhere: 'a step is numbers and days alone, made and changed in overtime-step.test.ts',
    fresh: { afterHours: '12', factor: '2', validFrom: '2030-01-01', validTo: '2030-01-31' },
  },
  {
    path: '/payroll-runs',
    subject: 'PayrollRun',
    elsewhere: 'a run has no text, and is made and carried on in start.test.ts',
    fresh: { period: '2026-11', kind: 'off_cycle' },
  },
  {
    path: '/bank-accounts',
    subject: 'BankAccount',
    edit: 'Bank',
    fresh: { employeeId: 'HMG-0030', holder: 'Aa', iban: 'AE070331234567890123456', validFrom: '2026-01-01' },
  },
  {
    path: '/end-of-service',
    subject: 'EndOfService',
    edit: 'Note',
    fresh: { employeeId: 'HMG-0030', lastDay: '2027-01-31', reason: 'resignation' },
  },
  {
    path: '/ledger-accounts',
    subject: 'LedgerAccount',
    edit: 'Title',
    fresh: { code: '9999', title: 'Aa account', kind: 'expense' },
  },
  { path: '/posting-rules', subject: 'PostingRule', edit: 'Note' },
  {
    path: '/provision-rules',
    subject: 'ProvisionRule',
    edit: 'Note',
    fresh: { validFrom: '2029-01-01', method: 'projected', discountRate: '5', salaryGrowth: '3', serviceYears: 10 },
  },
  { path: '/salary-formulas', subject: 'SalaryFormula', edit: 'Title', fresh: { title: 'Aa formula' } },
  {
    path: '/pay-components',
    subject: 'PayComponent',
    edit: 'Name',
    fresh: { code: 'aa_component', name: 'Aa component', formula: '10', validFrom: '2026-01-01' },
  },
  {
    path: '/pay-tables',
    subject: 'PayTableRow',
    edit: 'Table',
    fresh: { tableName: 'aa_table', fromValue: '1', value: '2', validFrom: '2026-01-01' },
  },
  {
    path: '/pay-groups',
    subject: 'PayGroup',
    edit: 'Name',
    fresh: { name: 'Aa group', frequency: 'monthly', firstDay: 15, validFrom: '2026-01-01' },
  },
  {
    path: '/contribution-schemes',
    subject: 'ContributionScheme',
    edit: 'Name',
    fresh: { code: 'aa_fund', name: 'Aa fund', validFrom: '2030-01-01', rates: [{ employee: '1', employer: '1' }] },
  },
  {
    path: '/compensations',
    subject: 'Compensation',
    edit: 'Description',
    fresh: { title: 'Aa allowance', fixedAmount: '10' },
  },
  {
    path: '/deductions',
    subject: 'Deduction',
    edit: 'Description',
    fresh: { title: 'Aa deduction', fixedAmount: '10' },
  },
  {
    path: '/company-users',
    subject: 'CompanyUser',
    elsewhere: 'a membership has no text, and is made and changed in roles.test.ts',
  },
  { path: '/company-roles', subject: 'CompanyRole', edit: 'Title', fresh: { title: 'Aa role', grants: [] } },
  { path: '/mail-templates', subject: 'MailTemplate', edit: 'Name' },
  {
    path: '/document-types',
    subject: 'DocumentType',
    edit: 'Description',
    fresh: { name: 'Aa paper', category: 'Identity' },
  },
  { path: '/leave-types', subject: 'LeaveType', edit: 'Name in Arabic', fresh: { code: 'AA', name: 'Aa leave' } },
  { path: '/holidays', subject: 'Holiday', edit: 'Name' },
  { path: '/work-calendars', subject: 'WorkCalendar', edit: 'Name', fresh: { name: 'Aa week' } },
  {
    path: '/webhooks',
    subject: 'Webhook',
    edit: 'Name',
    fresh: { name: 'Aa receiver', url: 'https://hooks.example.com/aa', subjects: ['Vendor'] },
  },
  {
    path: '/audit-streams',
    subject: 'AuditStream',
    edit: 'Name',
    fresh: { name: 'Aa collector', url: 'https://siem.example.com/aa' },
  },
  {
    path: '/identity-providers',
    subject: 'IdentityProvider',
    edit: 'Name',
    fresh: { name: 'Aa directory', issuer: 'https://login.example.com', domains: ['aa.example'] },
  },
  {
    path: '/domains',
    subject: 'CompanyDomain',
    elsewhere: 'a domain is proven, not changed: company-domain.test.ts',
    fresh: { domain: 'aa.example' },
  },
  {
    path: '/approval-flows',
    subject: 'ApprovalFlow',
    elsewhere: 'a flow is put together on a page of its own: approvals.test.ts',
    fresh: { name: 'Aa flow', subject: 'EmployeeLeave', steps: [{ mode: 'any', approvers: [{ kind: 'hr' }] }] },
  },
  { path: '/invoices', subject: 'Invoice', elsewhere: 'an invoice is written on a page of its own: invoice.test.ts' },
];
export const onPlatform: Screen[] = [
  { path: '/companies', subject: 'Company', edit: 'Legal name', fresh: { name: 'Aa Trading' } },
  { path: '/users', subject: 'User', edit: 'Name', fresh: { name: 'Aada Aalto', email: 'aada@nowhere.example' } },
  { path: '/roles', subject: 'Role', edit: 'Title', fresh: { title: 'Aa role', grants: [] } },
  { path: '/standard-document-types', subject: 'StandardDocumentType', edit: 'Category' },
];

/** Entries of the menu without rows of their own to make, change, delete and restore. */
const exempt: [RegExp, string][] = [
  [/^\/calendar$/, 'events live on the calendar, with an undo of their own: calendar.test.ts'],
  [/^\/(org-chart|departments\/structure)$/, 'a picture of departments and people'],
  [/^\/(my-profile|directory)$/, 'one person, and everybody: my-profile.test.ts'],
  [/^\/profile-changes$/, 'asked for on the own profile: my-profile.test.ts'],
  [/^\/(employee-)?documents\/type\//, 'the documents of one type, in the screen of all'],
  [/^\/documents\/board$/, 'a picture of the documents'],
  [/^\/attendance-days$/, 'follows from the times; a decision about a day in attendance.test.ts'],
  [/^\/(attendance-months|punches)$/, 'follow from what was taken down: punches.test.ts'],
  [/^\/eos-provisions$/, 'follow from service and pay: end-of-service.test.ts'],
  [/^\/journal-entries$/, 'posted and reversed, never changed: accounting.test.ts'],
  [/^\/api-tokens$/, 'made, given out and revoked, never deleted: doors.test.ts'],
  [/^\/webhook-deliveries$/, 'follow from webhooks: doors.test.ts'],
  [/^\/payroll-payments$/, 'made on the page of a run: payments.test.ts'],
  [/^\/country-rules$/, 'laws are data of the product: country-rules.test.ts'],
  [/^\/payslips$/, 'made by payroll, and what was paid stays'],
  [/^\/mails$/, 'what was sent stays; written in mails.test.ts'],
  [/^\/(roster|my-shifts|shift-swaps)$/, 'a week of shifts, planned, published, taken and swapped in roster.test.ts'],
  [/^\/my-leave$/, 'follows from the ledger: leave-balance.test.ts'],
  [/^\/my-(payslips|attendance|requests)$/, 'one person: my-pages.test.ts'],
  [/^\/leave-calendar$/, 'who is away: team-leave.test.ts'],
  [/^\/leave-encashments$/, 'asked for, approved and taken back in leave-encashments.test.ts'],
  [/^\/leave-balances$/, 'follows from the ledger; taken from and given back in leave-balance.test.ts'],
  [/^\/missing-documents$/, 'what nobody has brought yet'],
  [/^\/audit-log$/, 'what was done in the company: home.test.ts'],
  [/^\/(email|chat)$/, 'mails and messages live in their own apps: email.test.ts, chat.test.ts'],
  [/^\/imports$/, 'brought in and taken back in import.test.ts'],
  [/^\/approvals$/, 'what waits for one: approvals.test.ts'],
  [/^\/permissions$/, 'follows from what the product has'],
  [/^\/companies$/, 'inside a company its own; all of them outside'],
];

/**
 * Whatever else the menu has is taken for a plain area, as `npm run new-area` makes one: a name, and a description that
 * is changed.
 */
export const plainLists = (entries: { path: string; subject: string }[], screens: Screen[]): Screen[] =>
  entries
    .filter(
      ({ path }) => !screens.some((screen) => screen.path === path) && !exempt.some(([pattern]) => pattern.test(path)),
    )
    .map(({ path, subject }) => ({
      path,
      subject: subject as Screen['subject'],
      edit: 'Description',
      fresh: { name: 'Aa' },
    }));

/** A row of a list, a card, an entry of a calendar, a board or a tree, a field of a record. */
const anythingThere = `main :is(tbody tr:not(.ant-table-placeholder), .entry, .mail-row, .approval-text,
  [class*="card"], [role="treeitem"], dt)`;

/**
 * The page has come, with more on it than what the flow has made; no column is cut, and nobody is barred from it.
 */
export async function opensWithRows(page: Page, path: string, made = 0): Promise<void> {
  await eventually(async () =>
    expect([path, await page.locator('.ant-skeleton, .rows-skeleton').count()]).toEqual([path, 0]),
  );
  await eventually(async () =>
    expect([path, (await page.locator(anythingThere).count()) > made]).toEqual([path, true]),
  );
  expect([path, await columnsCut(page)]).toEqual([path, 0]);
  expect([path, await barriers(page)]).toEqual([path, []]);
}

/** How many pixels of the table of a list lie beyond its edge; one is a fraction rounded up. */
function columnsCut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const table = document.querySelector('.grid .ant-table-content');
    return table ? Math.max(0, table.scrollWidth - table.clientWidth - 1) : 0;
  });
}
