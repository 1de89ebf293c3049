import type { Page } from 'playwright-core';
import { openStage } from '../stage';
import { barriers, eventually, shoot, textsOf, untilKept } from '../visitor';

const stage = openStage();
const desk = { width: 1440, height: 900 };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const width = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().width));

test('groups open one at a time beside the one around the current page, which a record’s page belongs to as well', async () => {
  const hana = await stage.as('hr', '/employees', { viewport: desk });
  const { page } = hana;
  const open = () => textsOf(menu(page).getByRole('button', { expanded: true }));
  await menu(page).getByRole('link', { name: 'CME' }).waitFor();
  expect(await open()).toEqual(['Employees']);
  expect(await menu(page).locator('[aria-current=page]').innerText()).toBe('Employee list');
  await menu(page).getByRole('button', { name: 'Payroll' }).click();
  await menu(page).getByRole('button', { name: 'Forms' }).click();
  expect(await open()).toEqual(['Employees', 'Forms']);
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/employees\/[0-9a-f]{24}/);
  expect(await menu(page).locator('[aria-current=page]').innerText()).toBe('Employee list');
  await eventually(async () => expect(await open()).toEqual(['Employees']));
  await menu(page).getByRole('link', { name: 'Muster' }).click();
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
  await eventually(async () => expect(await open()).toEqual([]));
});

test('the menu is 280 pixels wide, folded 58, and comes out under the pointer and under the keyboard', async () => {
  const hana = await stage.as('hr', '/', { viewport: desk });
  const { page } = hana;
  await menu(page).getByRole('link', { name: 'Vendors' }).waitFor();
  expect(await width(page, '.side-inner')).toBe(280);
  await untilKept(page, () => page.getByRole('button', { name: 'Fold the menu' }).click());
  await page.mouse.move(700, 500);
  await eventually(async () => expect(await width(page, '.side-inner')).toBe(58));
  await shoot(page, 'shell-menu-folded');
  await page.mouse.move(30, 300);
  await eventually(async () => expect(await width(page, '.side-inner')).toBe(280));
  expect(await width(page, '.side')).toBe(58);
  await page.mouse.move(700, 500);
  await eventually(async () => expect(await width(page, '.side-inner')).toBe(58));
  await page.getByRole('button', { name: 'Unfold the menu' }).focus();
  await page.keyboard.press('Shift+Tab');
  await eventually(async () => expect(await width(page, '.side-inner')).toBe(280));
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await eventually(async () => expect(await width(page, '.side-inner')).toBe(58));
  await untilKept(page, () => page.getByRole('button', { name: 'Unfold the menu' }).click());
});

test('every field of an entry has its effect', async () => {
  const hana = await stage.as('hr', '/', { viewport: desk });
  const { page } = hana;
  const entry = (part: object) => ({
    __typename: 'MenuItem',
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
    children: null,
    ...part,
  });
  const items = [
    entry({ sectionTitle: 'Company' }),
    entry({
      title: 'People',
      path: '/employees',
      icon: 'team',
      action: 'read',
      subject: 'Employee',
      badgeContent: '12',
      badgeColor: 'warning',
    }),
    entry({ title: 'Elsewhere', path: '/positions', openInNewTab: true }),
    entry({ title: 'Later', path: '/vendors', disabled: true }),
    entry({ title: 'Companies of others', path: '/companies', action: 'delete', subject: 'Company' }),
    entry({ title: 'Empty', children: [entry({ title: 'Refused', path: '/roles', action: 'read', subject: 'Role' })] }),
    entry({ sectionTitle: 'Nothing below' }),
  ];
  await page.route('**/graphql', (route) =>
    /"Menu"/.test(route.request().postData() ?? '')
      ? route.fulfill({ json: { data: { menu: items } } })
      : route.fallback(),
  );
  await page.goto('/vendors');
  await menu(page).getByRole('link', { name: 'People' }).waitFor();
  expect(await textsOf(menu(page).getByRole('listitem'))).toEqual([
    'Company',
    'People 12',
    'Elsewhere (opens in a new tab)',
    'Later',
  ]);
  expect(await menu(page).getByRole('link', { name: 'Later', disabled: true }).isVisible()).toBe(true);
  expect(await menu(page).getByRole('link', { name: 'Elsewhere' }).getAttribute('target')).toBe('_blank');
  expect(await barriers(page)).toEqual([]);
  await menu(page).getByRole('link', { name: 'Later' }).click({ force: true });
  expect(new URL(page.url()).pathname).toBe('/vendors');
});

test('below 1200 pixels the menu is a drawer that closes when it is followed', async () => {
  const hana = await stage.as('hr', '/', { viewport: { width: 1199, height: 800 } });
  const { page } = hana;
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await drawer.getByRole('link', { name: 'Vendors' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Vendors' }).waitFor();
  await page.setViewportSize({ width: 1200, height: 800 });
  await menu(page).getByRole('link', { name: 'Vendors' }).waitFor();
  expect(await page.getByRole('button', { name: 'Open the menu' }).count()).toBe(0);
});

test('an employee has the pages they open most under their thumb; others have the menu', async () => {
  const elias = await stage.as('employee', '/', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const { page } = elias;
  const tabs = page.getByRole('navigation', { name: 'Most used' });
  await tabs.waitFor();
  expect(await textsOf(tabs.getByRole('link').or(tabs.getByRole('button')))).toEqual([
    'Home',
    'Clock',
    'Leave',
    'Payslips',
    'More',
  ]);
  for (const [name, path] of [
    ['Clock', '/my-attendance'],
    ['Leave', '/my-leave'],
    ['Payslips', '/my-payslips'],
  ] as const) {
    await tabs.getByRole('link', { name }).tap();
    await page.waitForURL(`**${path}`);
    await eventually(async () => expect(await tabs.locator('[aria-current=page]').innerText()).toBe(name));
  }
  await page.locator('h1').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'shell-phone-tabs');
  await tabs.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Calendar' }).waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 600, height: 844 });
  await tabs.waitFor({ state: 'detached' });
  const admin = await stage.as('admin', '/', { viewport: { width: 390, height: 844 } });
  await admin.page.getByRole('heading', { name: /^Hello/ }).waitFor();
  expect(await admin.page.getByRole('navigation', { name: 'Most used' }).count()).toBe(0);
});
