import type { Locator, Page } from 'playwright-core';
import { openStage } from '../stage';
import { barriers, textsOf } from '../visitor';

const stage = openStage();

/** Everything the side menu offers, each of its groups opened in turn: one is open at a time. */
async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('list').first();
  await menu.getByRole('link').or(menu.getByRole('button')).first().waitFor();
  const texts = await entriesIn(menu);
  // How many documents there are of a type stands behind its name, and how much is unread.
  return texts.map((text) => text.replace(/ (\(\d+\)|\d+)$/, ''));
}

async function entriesIn(list: Locator): Promise<string[]> {
  const texts: string[] = [];
  for (const item of await list.locator(':scope > li').all()) {
    const head = item.locator(':scope > a, :scope > button');
    if (!(await head.count())) continue;
    texts.push(...(await textsOf(head)));
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    if (await head.getAttribute('aria-expanded')) texts.push(...(await entriesIn(item.locator(':scope > div > ul'))));
  }
  return texts;
}

const everything = [
  'My profile',
  'My payslips',
  'My leave',
  'My attendance',
  'My requests',
  'Directory',
  'Calendar',
  'Departments',
  'All departments',
  'Org chart',
  'Positions',
  'Grades',
  'Work locations',
  'Employees',
  'Employee list',
  'Leave',
  'Team calendar',
  'Leave balances',
  'Leave encashment',
  'One-off bonuses',
  'One-off deductions',
  'Loans',
  'CME',
  'Import',
  'Profile changes',
  'Documents',
  'Identity',
  'Passport',
  'Residence visa',
  'National identity card',
  'Employment',
  'Employment contract',
  'Professional',
  'Professional licence',
  'Company',
  'Trade licence',
  'Tenancy contract',
  'Insurance policy',
  'Policies',
  'Policy',
  'All documents',
  'By expiry',
  'Documents of employees',
  'Missing documents',
  'All files',
  'Vendors',
  'Forms',
  'Forms',
  'Requests',
  'Attendance',
  'List',
  'Timesheets',
  'Timesheet approval',
  'Corrections',
  'Clock-ins',
  'Time clocks',
  'Badges',
  'Shifts',
  'Shift patterns',
  'Roster',
  'Shift swaps',
  'My shifts',
  'Second overtime tier',
  'Payroll',
  'Payroll',
  'Payslips',
  'Payments',
  'Bank accounts',
  'End of service',
  'Provisions',
  'Salary formulas',
  'Pay components',
  'Pay tables',
  'Contribution schemes',
  'Social insurance',
  'Country rules',
  'Pay groups',
  'Allowances',
  'Deductions',
  'Journal entries',
  'Chart of accounts',
  'Posting rules',
  'Provision rules',
  'Email log',
  'Users',
  'Roles',
  'Settings',
  'Company',
  'Mail templates',
  'Document types',
  'Holidays',
  'Leave types',
  'Work calendars',
  'Approval flows',
  'API tokens',
  'Webhooks',
  'Deliveries',
  'Single sign-on',
  'Domains',
  'Audit log',
  'Audit streams',
];
const ofEverybody = [
  'My profile',
  'My payslips',
  'My leave',
  'My attendance',
  'My requests',
  'Directory',
  'Calendar',
  'Departments',
  'All departments',
  'Org chart',
  'Positions',
  'Work locations',
  'Employees',
  'Employee list',
  'Leave',
  'Team calendar',
  'Leave balances',
  'Leave encashment',
  'One-off bonuses',
  'One-off deductions',
  'Loans',
  'CME',
  'Profile changes',
  'Documents',
  'Identity',
  'Passport',
  'Residence visa',
  'National identity card',
  'Employment',
  'Employment contract',
  'Professional',
  'Professional licence',
  'Documents of employees',
  'Missing documents',
  'Forms',
  'Requests',
  'Attendance',
  'List',
  'Timesheets',
  'Timesheet approval',
  'Corrections',
  'Clock-ins',
  'Shifts',
  'Shift swaps',
  'My shifts',
  'Payroll',
];
const ofSettings = ['Settings', 'Document types', 'Holidays', 'Leave types'];
const apps = ['Messages', 'Chat'];
const withInvoices = ['Invoices', ...apps];
const withRoster = ofEverybody.flatMap((entry) => (entry === 'Shift swaps' ? ['Roster', entry] : [entry]));
const withVendors = ofEverybody.flatMap((entry) =>
  entry === 'Forms' ? ['Vendors', entry] : entry === 'Work locations' ? ['Grades', entry] : [entry],
);
const ofFinance = withVendors.flatMap((entry) => (entry === 'Payroll' ? ['Second overtime tier', entry] : [entry]));

test.each([
  ['hr', ['Approvals', ...everything, ...withInvoices]],
  [
    'finance',
    [
      'Approvals',
      ...ofFinance,
      'Payroll',
      'Payslips',
      'Payments',
      'Bank accounts',
      'End of service',
      'Provisions',
      'Salary formulas',
      'Pay components',
      'Pay tables',
      'Contribution schemes',
      'Social insurance',
      'Country rules',
      'Pay groups',
      'Allowances',
      'Deductions',
      'Journal entries',
      'Chart of accounts',
      'Posting rules',
      'Provision rules',
      ...ofSettings,
      ...withInvoices,
    ],
  ],
  ['manager', ['Approvals', ...withRoster, 'Payslips', 'Bank accounts', 'Social insurance', ...ofSettings, ...apps]],
  ['employee', [...ofEverybody, 'Payslips', 'Bank accounts', 'Social insurance', ...ofSettings, ...apps]],
  // A visitor has no account in the company to chat with, and is not employed.
  [
    'admin',
    [
      'Approvals',
      ...everything.filter((entry) => !entry.startsWith('My ')),
      ...withInvoices.filter((entry) => entry !== 'Chat'),
    ],
  ],
])('the menu of %s has what their roles let them open', async (account, entries) => {
  const somebody = await stage.as(account, '/');
  await somebody.page.getByRole('heading', { name: /^Hello, / }).waitFor();
  await somebody.page.getByText('…', { exact: true }).first().waitFor({ state: 'detached' });
  expect(await menuOf(somebody.page)).toEqual(entries);
  expect(await barriers(somebody.page)).toEqual([]);
});

test('an employee finds their own row, nobody else, and no button to change anything', async () => {
  const elias = await stage.as('employee', '/employees');
  const { page } = elias;
  await page.getByText('1–1 of 1').waitFor();
  expect(await page.getByRole('button', { name: /New|Edit|Delete/ }).count()).toBe(0);
  await page.getByRole('table').getByRole('link').click();
  await page.getByRole('tab', { name: 'Pay', exact: true }).click();
  await page.getByText('a month').first().waitFor();
  expect(await page.getByRole('button', { name: /Add|Change|Edit/ }).count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
});

test('a page beyond one’s permissions says so and leads home', async () => {
  const elias = await stage.as('employee', '/company-users');
  const { page } = elias;
  await page.getByRole('heading', { name: 'You are not authorized!' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('heading', { name: 'Hello, Elias Khoury' }).waitFor();
});

test('an admin leaves their company and enters another, told each time', async () => {
  const admin = await stage.as('admin', '/');
  const { page } = admin;
  await page.getByText('Your Company is: Harbour Medical Group').waitFor();
  await page.getByRole('button', { name: 'Leave company' }).click();
  await page.getByText('Leaving company succeded').waitFor();
  await page.getByRole('heading', { name: 'Companies' }).waitFor();
  expect(await menuOf(page)).toEqual([
    'Companies',
    'Users',
    'Roles & Permissions',
    'Permissions',
    'Roles',
    'Documents',
  ]);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('link', { name: 'Cedar Logistics' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Visit' }).click();
  await page.getByText('You are now in Cedar Logistics').waitFor();
  await page.getByText('Here’s what’s happening at Cedar Logistics today').waitFor();
  await page.getByRole('link', { name: /Employed$/ }).click();
  await page.getByText(/^CL-/).first().waitFor();
  expect(await page.getByText(/^HMG-/).count()).toBe(0);
});

test('support visits a company by its role alone, looks, changes nothing, and leaves', async () => {
  const salma = await stage.as('support', '/companies');
  const { page } = salma;
  await page.getByRole('link', { name: 'Cedar Logistics' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Visit' }).click();
  await page.getByText('You are now in Cedar Logistics').waitFor();
  await page.getByRole('heading', { name: 'Hello, Salma Haddad' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await menuOf(page)).toEqual(['Users', 'Roles', 'Settings', 'Company']);
  await salma.go('/company-roles');
  await page.getByRole('link', { name: 'Line manager' }).waitFor();
  expect(await page.getByRole('button', { name: 'New role' }).count()).toBe(0);
  await salma.go('/employees');
  await page.getByRole('heading', { name: 'You are not authorized!' }).waitFor();
  await page.getByRole('button', { name: 'Leave company' }).click();
  await page.getByText('Leaving company succeded').waitFor();
  await page.getByRole('link', { name: 'Harbour Medical Group' }).waitFor();
});

test('the platform has its users, permissions and roles, each opening beside its list', async () => {
  const admin = await stage.as('admin', '/users');
  const { page } = admin;
  await page.getByRole('button', { name: 'Leave company' }).click();
  await page.getByText('Leaving company succeded').waitFor();
  for (const path of ['/users', '/permissions', '/companies']) {
    await admin.go(path);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('term').first().waitFor();
    expect([path, await barriers(page)]).toEqual([path, []]);
  }
  await admin.go('/roles');
  await page.getByRole('link', { name: 'Support' }).waitFor();
  expect(await barriers(page)).toEqual([]);
});
