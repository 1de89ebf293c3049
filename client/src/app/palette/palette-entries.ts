import { foldedText } from '../../../../server/src/kernel/text/folded-text';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { holds } from '../../ui/choice-search';
import { useMenuQuery, type MenuEntryFragment } from '../../generated/access';

/** Something the palette leads to. */
export interface PaletteEntry {
  id: string;
  title: string;
  detail?: string | null;
  path: string;
  /** Other words people look for it by, which are not shown. */
  words?: string;
}

/** Pages that people call otherwise too, each with where its other words stand. */
const alsoCalled = {
  '/org-chart': 'orgChart',
  '/employees': 'employees',
  '/employee-leaves': 'leave',
  '/my-leave': 'myLeave',
  '/my-attendance': 'attendance',
  '/my-payslips': 'payslips',
  '/leave-calendar': 'teamCalendar',
  '/leave-encashments': 'encashment',
  '/attendance': 'attendance',
  '/attendance-months': 'timesheets',
  '/roster': 'roster',
  '/payroll-runs': 'payroll',
  '/payslips': 'payslips',
  '/end-of-service': 'endOfService',
  '/eos-provisions': 'provisions',
  '/bank-accounts': 'bankAccounts',
  '/employee-loans': 'loans',
  '/employee-deductions': 'deductions',
  '/employee-rewards': 'rewards',
  '/cme': 'training',
  '/vendors': 'vendors',
  '/imports': 'imports',
  '/holidays': 'holidays',
  '/approval-flows': 'flows',
  '/api-tokens': 'tokens',
  '/company-users': 'users',
} as const;
const isCalledOtherwise = (path: string): path is keyof typeof alsoCalled => Object.hasOwn(alsoCalled, path);

type Item = MenuEntryFragment & { children?: Item[] | null };

/** The pages of the menu, each with the group it stands in. */
export function usePages(): PaletteEntry[] {
  const { t } = useTranslation();
  const { data } = useMenuQuery({ fetchPolicy: 'cache-first' });
  const pages: PaletteEntry[] = [{ id: 'page /', title: t('shell.home'), path: '/' }];
  const walk = (items: Item[], above: string | null) => {
    for (const { title, path, children, disabled } of items) {
      if (children?.length) walk(children, title ?? above);
      else if (path?.startsWith('/') && title && !disabled)
        pages.push({ id: `page ${path}`, title, detail: above, path });
    }
  };
  walk(data?.menu ?? [], null);
  pages.push({ id: 'page /notifications', title: t('bell.title'), path: '/notifications' });
  return pages
    .filter(({ path }, at) => pages.findIndex((page) => page.path === path) === at)
    .map((page) =>
      isCalledOtherwise(page.path) ? { ...page, words: t(`palette.alsoCalled.${alsoCalled[page.path]}`) } : page,
    );
}

/** What one can begin right away, as far as one may. */
export function useActions(): PaletteEntry[] {
  const { t } = useTranslation();
  const { ability, session } = useSession();
  const begin = (subject: string, action: string, path: string, title: string) =>
    ability.can(action, subject) && ability.can('read', subject)
      ? [{ id: `action ${path}`, title, path, words: t('palette.alsoCalled.begin') }]
      : [];
  const make = (subject: string, path: string) =>
    begin(subject, 'create', `${path}?new=yes`, t(`area.${subject as 'Employee'}.add`));
  const inside = session?.company
    ? [
        ...begin('Attendance', 'clock', '/attendance', t('palette.clock')),
        ...begin(
          'EmployeeLeave',
          'create',
          session.employeeId ? '/my-leave?ask=yes' : '/employee-leaves?request=',
          t('area.EmployeeLeave.add'),
        ),
        ...(ability.can('create', 'FormRequest')
          ? begin('FormVersion', 'read', '/requests/new', t('palette.askRequest'))
          : []),
        ...make('Employee', '/employees'),
        ...begin('PayrollRun', 'create', '/payroll-runs?new=yes', t('palette.startPayroll')),
        ...make('EmployeeReward', '/employee-rewards'),
        ...make('EmployeeDeduction', '/employee-deductions'),
        ...make('EmployeeLoan', '/employee-loans'),
        ...make('Document', '/documents'),
        ...make('EmployeeDocument', '/employee-documents'),
        ...make('Vendor', '/vendors'),
        ...make('Department', '/departments'),
        ...make('Position', '/positions'),
        ...make('CompanyUser', '/company-users'),
        ...begin('Mail', 'send', '/mails/write', t('palette.writeMail')),
        ...begin('Import', 'create', '/imports/new', t('palette.importList')),
      ]
    : [...make('Company', '/companies'), ...make('User', '/users')];
  return [
    ...inside,
    { id: 'action settings', title: t('palette.settings'), path: '/notifications?show=settings' },
    { id: 'action password', title: t('shell.changePassword'), path: '/forgot-password' },
    { id: 'action second factor', title: t('shell.twoFactor'), path: '/two-factor' },
    { id: 'action sessions', title: t('shell.sessions'), path: '/sessions' },
  ];
}

/** Those that hold every word in any of their names, the ones that begin with the text first. */
export function matching(entries: PaletteEntry[], text: string): PaletteEntry[] {
  const wanted = foldedText(text);
  const begins = ({ title }: PaletteEntry) => (foldedText(title).startsWith(wanted) ? 0 : 1);
  return entries
    .filter(({ title, detail, words }) => holds([title, detail, words].filter(Boolean).join(' '), text))
    .sort((one, other) => begins(one) - begins(other));
}
