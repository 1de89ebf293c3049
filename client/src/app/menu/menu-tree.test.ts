import { allowedEntries, asItOpens, holdsCurrent, isOpen, toggled, type Entry } from './menu-tree';

const entry = (part: Partial<Entry>): Entry => ({
  title: null,
  path: null,
  icon: null,
  sectionTitle: null,
  action: null,
  subject: null,
  disabled: false,
  openInNewTab: false,
  badgeContent: null,
  badgeColor: null,
  ...part,
});
const heading = (sectionTitle: string) => entry({ sectionTitle });
const leaf = (title: string, subject: string, action = 'read') => entry({ title, path: `/${title}`, subject, action });
const group = (title: string, ...children: Entry[]) => entry({ title, children });
const shown = (items: Entry[]): unknown[] =>
  items.map(({ title, sectionTitle, children }) => (children ? [title, shown(children)] : (title ?? sectionTitle)));
const may =
  (...granted: string[]) =>
  (action: string, subject: string) =>
    granted.includes(`${action} ${subject}`);

describe('the side menu shows', () => {
  it.each<[string, Entry[], string[], unknown[]]>([
    ['what one may do', [leaf('staff', 'Employee'), leaf('pay', 'Payslip')], ['read Employee'], ['staff']],
    ['an entry by its own action', [leaf('runs', 'Payroll', 'approve')], ['read Payroll'], []],
    ['an entry without a subject to everybody', [entry({ title: 'help', path: '/help' })], [], ['help']],
    [
      'no group with nothing in it',
      [group('money', leaf('pay', 'Payslip')), leaf('staff', 'Employee')],
      ['read Employee'],
      ['staff'],
    ],
    ['no group of empty groups', [group('a', group('b', leaf('pay', 'Payslip')))], [], []],
    [
      'a group with what is left of it',
      [group('money', leaf('pay', 'Payslip'), leaf('runs', 'Payroll'))],
      ['read Payroll'],
      [['money', ['runs']]],
    ],
    [
      'no heading over nothing',
      [heading('Own'), leaf('pay', 'Payslip'), heading('All'), leaf('staff', 'Employee'), heading('End')],
      ['read Employee'],
      ['All', 'staff'],
    ],
    ['no heading over a group that is empty', [heading('Own'), group('money', leaf('pay', 'Payslip'))], [], []],
    ['a disabled entry', [{ ...leaf('staff', 'Employee'), disabled: true }], ['read Employee'], ['staff']],
  ])('%s', (_what, items, granted, expected) => {
    expect(shown(allowedEntries(items, may(...granted)))).toEqual(expected);
  });
});

it.each<[string, Entry, string, boolean]>([
  ['the page of its entry', group('people', leaf('staff', 'Employee')), '/staff', true],
  ['a record of its entry', group('people', leaf('staff', 'Employee')), '/staff/0123456789abcdef01234567', true],
  ['a page two groups down', group('all', group('people', leaf('staff', 'Employee'))), '/staff', true],
  ['another page', group('people', leaf('staff', 'Employee')), '/staffing', false],
])('a group is about %s', (_what, item, pathname, expected) => {
  expect(holdsCurrent(item, pathname)).toBe(expected);
});

describe('groups', () => {
  const after = (...clicks: string[]) =>
    clicks.reduce((groups, key) => toggled(groups, key, key === 'inside'), asItOpens);
  it.each<[string, string[], string[]]>([
    ['the one around the current page is open', [], ['inside']],
    ['another opens beside it', ['pay'], ['inside', 'pay']],
    ['one of the others is open at a time', ['pay', 'leave'], ['inside', 'leave']],
    ['a second click closes', ['pay', 'pay'], ['inside']],
    ['the one around the current page closes too', ['inside'], []],
    ['and opens again', ['inside', 'inside'], ['inside']],
    ['closing it leaves the other open', ['pay', 'inside'], ['pay']],
  ])('%s', (_what, clicks, open) => {
    const groups = after(...clicks);
    expect(['inside', 'pay', 'leave'].filter((key) => isOpen(groups, key, key === 'inside'))).toEqual(open);
  });
});
