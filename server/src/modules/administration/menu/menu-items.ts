import type { Ctx } from '../../../platform/context';
import { allAreas, listPathOf, type Area, type MenuGroup } from '../../../platform/records/area';
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
  /** What it opens: a group, or entries made of rows. */
  children?: MenuEntry[];
  group?: MenuGroup;
  /** Entries made of rows, before those of the group. */
  made?: (ctx: Ctx) => Promise<MenuEntry[]>;
  /** What stands beside an entry now; null leaves it out. */
  standing?: (ctx: Ctx) => Promise<{ badge?: string } | null>;
}
interface Placed {
  in: MenuGroup;
  /** The entry it stands behind: area, group or address. Null: the first; left out: behind all, by address. */
  after?: string | null;
}

const ofEmployees: MenuEntry['standing'] = async ({ user }) => (user.employeeId ? {} : null);

export const menuSections: { title: Text; where: 'platform' | 'company'; group: MenuGroup }[] = [
  { title: t('menu_items.admin_dashboard'), where: 'platform', group: 'platform' },
  { title: t('menu_items.company_dashboard'), where: 'company', group: 'company' },
  { title: t('menu_items.apps'), where: 'company', group: 'apps' },
];

/** Groups, and pages that are not the list of an area; such lists say themselves where they stand (`menu`). */
const pages: (MenuEntry & Placed)[] = [
  {
    in: 'platform',
    after: null,
    title: t('menu_items.companies'),
    path: '/companies',
    icon: 'bank',
    subject: 'Company',
    action: 'read',
  },
  {
    in: 'platform',
    after: 'User',
    title: t('menu_items.menu_sections.entries.title'),
    icon: 'safety',
    group: 'access',
  },
  {
    in: 'platform',
    after: 'StandardDocumentType',
    title: t('menu_items.menu_sections.entries.title_2'),
    path: '/failed-jobs',
    icon: 'warning',
    standing: failedJobsStanding,
  },
  {
    in: 'company',
    after: null,
    title: t('menu_items.menu_sections.entries.title_3'),
    path: '/approvals',
    icon: 'check-square',
    standing: approvalsStanding,
  },
  {
    in: 'company',
    after: '/approvals',
    title: t('menu_items.my_profile'),
    path: '/my-profile',
    icon: 'user',
    subject: 'ProfileChange',
    action: 'create',
    standing: ofEmployees,
  },
  {
    in: 'company',
    after: '/my-profile',
    title: t('menu_items.my_payslips'),
    path: '/my-payslips',
    icon: 'file-text',
    subject: 'Payslip',
    action: 'read',
    standing: ofEmployees,
  },
  {
    in: 'company',
    after: '/my-payslips',
    title: t('menu_items.my_leave'),
    path: '/my-leave',
    icon: 'calendar',
    subject: 'EmployeeLeave',
    action: 'create',
    standing: ofEmployees,
  },
  {
    in: 'company',
    after: '/my-leave',
    title: t('menu_items.my_attendance'),
    path: '/my-attendance',
    icon: 'clock-circle',
    subject: 'Attendance',
    action: 'read',
    standing: ofEmployees,
  },
  {
    in: 'company',
    after: '/my-attendance',
    title: t('menu_items.my_requests'),
    path: '/my-requests',
    icon: 'form',
    standing: ofEmployees,
  },
  {
    in: 'company',
    after: '/my-requests',
    title: t('menu_items.directory'),
    path: '/directory',
    icon: 'contacts',
    subject: 'Employee',
    action: 'find',
  },
  {
    in: 'company',
    after: 'Event',
    title: t('menu_items.menu_sections.entries.title_4'),
    icon: 'apartment',
    group: 'organisation',
  },
  {
    in: 'organisation',
    after: 'Department',
    title: t('menu_items.org_chart'),
    path: '/org-chart',
    icon: 'cluster',
    subject: 'Department',
    action: 'read',
  },
  {
    in: 'company',
    after: 'organisation',
    title: t('menu_items.menu_sections.entries.title_5'),
    icon: 'team',
    group: 'people',
  },
  {
    in: 'people',
    after: 'EmployeeLeave',
    title: t('menu_items.team_calendar'),
    path: '/leave-calendar',
    icon: 'calendar',
    subject: 'EmployeeLeave',
    action: 'read',
  },
  {
    in: 'company',
    after: 'people',
    title: t('menu_items.menu_sections.entries.title_6'),
    icon: 'folder',
    group: 'documents',
    made: documentTypeEntries,
  },
  {
    in: 'documents',
    after: 'Document',
    title: t('menu_items.expiry'),
    path: '/documents/board',
    icon: 'calendar',
    subject: 'Document',
    action: 'read',
  },
  {
    in: 'documents',
    after: 'EmployeeDocument',
    title: t('menu_items.missing_documents'),
    path: '/missing-documents',
    icon: 'minus-circle',
    subject: 'EmployeeDocument',
    action: 'read',
  },
  {
    in: 'company',
    after: 'Vendor',
    title: t('menu_items.menu_sections.entries.title_7'),
    icon: 'form',
    group: 'requests',
  },
  {
    in: 'company',
    after: 'requests',
    title: t('menu_items.menu_sections.entries.title_8'),
    icon: 'clock-circle',
    group: 'time',
  },
  {
    in: 'time',
    after: 'ShiftPattern',
    title: t('menu_items.roster'),
    path: '/roster',
    icon: 'table',
    subject: 'RosteredShift',
    action: 'publish',
  },
  {
    in: 'time',
    after: 'ShiftSwap',
    title: t('menu_items.my_shifts'),
    path: '/my-shifts',
    icon: 'schedule',
    subject: 'RosteredShift',
    action: 'take',
    standing: ofEmployees,
  },
  { in: 'company', after: 'time', title: t('menu_items.menu_sections.entries.title_9'), icon: 'dollar', group: 'pay' },
  {
    in: 'pay',
    after: 'BankAccount',
    title: t('menu_items.end_service'),
    path: '/end-of-service',
    icon: 'export',
    subject: 'EndOfService',
    action: 'read',
    standing: standingIfAny('EndOfService'),
  },
  {
    in: 'pay',
    after: 'InsuranceRegistration',
    title: t('menu_items.country_rules'),
    path: '/country-rules',
    icon: 'read',
    subject: 'PayComponent',
    action: 'read',
  },
  {
    in: 'company',
    after: 'CompanyRole',
    title: t('menu_items.menu_sections.entries.title_10'),
    icon: 'setting',
    group: 'settings',
  },
  {
    in: 'settings',
    after: 'CompanyDomain',
    title: t('menu_items.audit_log'),
    path: '/audit-log',
    icon: 'solution',
    subject: 'Company',
    action: 'audit',
  },
  {
    in: 'settings',
    after: '/audit-log',
    title: t('menu_items.failed_work'),
    path: '/failed-jobs',
    icon: 'warning',
    standing: failedJobsStanding,
  },
  {
    in: 'apps',
    after: 'Invoice',
    title: t('menu_items.menu_sections.entries.title_11'),
    path: '/email',
    icon: 'mail',
    standing: mailStanding,
  },
  {
    in: 'apps',
    after: '/email',
    title: t('menu_items.chat'),
    path: '/chat',
    icon: 'message',
    subject: 'acl-page',
    action: 'read',
    standing: chatStanding,
  },
];

const shownIf =
  (isShown: (ctx: Ctx) => Promise<boolean>): MenuEntry['standing'] =>
  async (ctx) =>
    (await isShown(ctx)) ? {} : null;

const listOf = ({ name, menu, page }: Area): [key: string, MenuEntry & Placed][] =>
  menu
    ? [
        [
          name,
          {
            ...{ in: menu.group, after: menu.after, title: menu.title, icon: menu.icon },
            ...{ path: menu.path ?? listPathOf({ page })!, subject: name, action: 'read' },
            ...(menu.isShown && { standing: shownIf(menu.isShown) }),
          },
        ],
      ]
    : [];

/** What stands in a group, in its order. */
export function entriesOf(group: MenuGroup): MenuEntry[] {
  const here = new Map(
    [
      ...pages.map((page): [string, MenuEntry & Placed] => [page.group ?? page.path!, page]),
      ...allAreas().flatMap(listOf),
    ].filter(([, entry]) => entry.in === group),
  );
  const behind = (key: string | null): string[] =>
    [...here].flatMap(([each, { after }]) => (after === key ? [each, ...behind(each)] : []));
  const placed = behind(null);
  const strayed = [...here].find(([key, { after }]) => after !== undefined && !placed.includes(key));
  if (strayed) throw new Error(`${strayed[0]} stands behind ${strayed[1].after}, which is not in ${group} of the menu`);
  const last = [...here.keys()]
    .filter((key) => !placed.includes(key))
    .toSorted((one, other) => (here.get(one)!.path! < here.get(other)!.path! ? -1 : 1));
  return [...placed, ...last].map((key) => {
    const { in: _in, after: _after, ...entry } = here.get(key)!;
    return entry;
  });
}
