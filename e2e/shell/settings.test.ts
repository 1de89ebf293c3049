import type { Page } from 'playwright-core';
import { openStage } from '../stage';
import { barriers, eventually, overflow, painted, shoot, textsOf, untilKept } from '../visitor';

const stage = openStage();
jest.setTimeout(480_000);
const desk = { width: 1440, height: 900 };
const usual = {
  mode: 'light',
  skin: 'bordered',
  direction: 'auto',
  contentWidth: 'full',
  footer: 'static',
  appBar: 'fixed',
  navCollapsed: false,
  navHidden: false,
  layout: 'vertical',
  toastPosition: 'topRight',
  sessionPollSeconds: 0,
};
type Chosen = Partial<Record<keyof typeof usual, string | number | boolean>>;

/** Keeps settings as another browser would have, and opens a page with them. */
async function withSettings(page: Page, chosen: Chosen, path: string): Promise<void> {
  const query = 'mutation($s: InterfaceSettingsInput!) { keepInterfaceSettings(settings: $s) { mode } }';
  const answer = await page.request.post('/graphql', { data: { query, variables: { s: { ...usual, ...chosen } } } });
  expect(await answer.json()).toEqual({ data: { keepInterfaceSettings: { mode: chosen.mode ?? 'light' } } });
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await eventually(async () =>
    expect(await page.evaluate(() => localStorage.getItem('muster.settings') ?? '{}').then(JSON.parse)).toMatchObject({
      ...usual,
      ...chosen,
    }),
  );
}
async function openLook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await page.getByRole('dialog', { name: 'Appearance' }).waitFor();
}
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    return [dir, dataset['mode'], dataset['skin']];
  });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const rect = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('each choice takes effect at once, is there in another browser, and is undone by one press', async () => {
  const mariam = await stage.as('manager', '/departments', { viewport: { width: 1800, height: 900 } });
  const { page } = mariam;
  await openLook(page);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'settings');
  await group(page, 'Colours').getByText('Dark', { exact: true }).click();
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  await group(page, 'Direction').getByText('Right to left').click();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await group(page, 'Width of pages').getByText('Boxed').click();
  expect((await rect(page, 'main#content')).width).toBe(1440);
  await group(page, 'Panels').getByText('Shadow').click();
  expect(await page.locator('html').getAttribute('data-skin')).toBe('default');
  await group(page, 'Footer').getByText('Hidden').click();
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await untilKept(page, () => group(page, 'Short news appears').getByText('Bottom left').click());
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  const elsewhere = await stage.visitor({ viewport: desk });
  await elsewhere.signIn('manager');
  await eventually(async () => expect(await lookOf(elsewhere.page)).toEqual(['rtl', 'dark', 'default']));
  await elsewhere.page.reload();
  await elsewhere.page.getByRole('heading', { name: /^Hello/ }).waitFor();
  expect(await elsewhere.page.locator('html').getAttribute('data-mode')).toBe('dark');

  await openLook(page);
  await untilKept(page, async () => {
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await lookOf(page)).toEqual(['ltr', 'light', 'bordered']);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });
});

test('what does not go together cannot be chosen together', async () => {
  const mariam = await stage.as('manager', '/', { viewport: desk });
  const { page } = mariam;
  await withSettings(page, { mode: 'semi_dark', appBar: 'hidden' }, '/departments');
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.locator('.side-inner').evaluate((side) => getComputedStyle(side).backgroundColor)).toBe(
    'rgb(18, 29, 33)',
  );
  await openLook(page);
  await group(page, 'Menu position').getByText('Below the bar').click();
  await page.getByRole('banner').waitFor();
  expect(await page.locator('.bars').evaluate((bars) => getComputedStyle(bars).position)).toBe('sticky');
  expect(await group(page, 'Colours').getByRole('radio', { name: 'Dark menu' }).isDisabled()).toBe(true);
  expect(await group(page, 'Colours').getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
  expect(await group(page, 'Top bar').getByRole('radio', { name: 'Hidden' }).isDisabled()).toBe(true);
  await page.setViewportSize({ width: 1199, height: 800 });
  await page.getByText('In a window this narrow the menu stays at the side.').waitFor();
  expect(await page.locator('.bar-menu').count()).toBe(0);
  await page.setViewportSize(desk);
  await page.locator('.bar-menu').waitFor();
  await untilKept(page, () => page.getByRole('button', { name: 'Reset' }).click());
});

test('the menu below the bar is worked by keyboard', async () => {
  const mariam = await stage.as('manager', '/', { viewport: desk });
  const { page } = mariam;
  await withSettings(page, { layout: 'horizontal' }, '/employees');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await menu.getByRole('button', { name: 'Employees' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^Documents/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Employee list');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^Leave\s*\d*$/);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'settings-horizontal');
  await page.keyboard.press('Escape');
  expect([await focused(), await menu.getByRole('link', { name: 'CME' }).count()]).toEqual(['Employees', 0]);
  await page.keyboard.press('ArrowDown');
  const leave = menu.getByRole('link', { name: /^Leave( \d+)?$/ });
  await leave.press('Enter');
  await page.getByRole('heading', { name: 'Leave', exact: true }).waitFor();
  expect(await leave.count()).toBe(0);
  await withSettings(page, {}, '/');
});

test('bars stay, scroll away or are gone as chosen; news appears where it is wanted', async () => {
  const hana = await stage.as('hr', '/', { viewport: { width: 1440, height: 500 } });
  const { page } = hana;
  const down = async () => {
    await page.getByRole('table').getByRole('link').nth(5).waitFor();
    await page.evaluate(() => window.scrollTo(0, 300));
  };
  await withSettings(page, { footer: 'fixed' }, '/departments');
  await down();
  expect([(await rect(page, '.bars')).top, Math.round((await rect(page, 'footer')).bottom)]).toEqual([0, 500]);
  await withSettings(page, { appBar: 'static' }, '/departments');
  await down();
  expect((await rect(page, '.bars')).bottom).toBeLessThanOrEqual(0);
  await withSettings(
    page,
    { appBar: 'hidden', navHidden: true, footer: 'hidden', toastPosition: 'bottomCenter' },
    '/departments',
  );
  expect([
    await page.getByRole('banner').count(),
    await page.getByRole('contentinfo').count(),
    await page.locator('.side').count(),
  ]).toEqual([0, 0, 0]);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Vendors' }).click();
  await page.getByRole('heading', { name: 'Vendors' }).waitFor();
  await page.getByRole('button', { name: 'New vendor' }).click();
  await page.getByRole('dialog').getByLabel('Name').first().fill('Lantern Supplies');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.locator('.toasts-bottomCenter .toast').waitFor();
  await withSettings(page, {}, '/');
});

test('a page may want its settings otherwise while it is in sight', async () => {
  const hana = await stage.as('hr', '/', { viewport: { width: 2000, height: 900 } });
  const { page } = hana;
  await withSettings(page, { contentWidth: 'boxed', navHidden: true }, '/departments');
  expect((await rect(page, 'main#content')).width).toBe(1440);
  await page.goto('/calendar');
  await page.locator('h1').waitFor();
  expect((await rect(page, 'main#content')).width).toBe(2000);
  await withSettings(page, {}, '/');
});

test('every layout in all colours and both directions is within reach of everybody and no wider than its window', async () => {
  const hana = await stage.as('hr', '/', { viewport: desk });
  const { page } = hana;
  const wrong: unknown[] = [];
  for (const layout of ['vertical', 'horizontal']) {
    for (const mode of ['light', 'dark', 'semi_dark']) {
      for (const direction of ['ltr', 'rtl']) {
        await withSettings(
          page,
          { layout, mode, direction, skin: mode === 'light' ? 'default' : 'bordered' },
          '/departments',
        );
        await page.getByRole('table').getByRole('link').first().waitFor();
        const found = await barriers(page);
        if (found.length) wrong.push([layout, mode, direction, found]);
        for (const width of [360, 600, 900, 1200, 1536, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          await painted(page);
          const pixels = await overflow(page);
          if (pixels > 0) wrong.push([layout, mode, direction, width, pixels]);
        }
        await page.setViewportSize(desk);
      }
    }
  }
  expect(wrong).toEqual([]);
  await withSettings(page, { mode: 'semi_dark' }, '/departments');
  await shoot(page, 'settings-dark-menu');
  await withSettings(page, {}, '/');
  expect(await textsOf(page.getByRole('contentinfo'))).toEqual([expect.stringMatching(/^© \d{4} Muster/)]);
});
