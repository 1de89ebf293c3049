import type { Page } from 'playwright-core';
import { openStage } from '../stage';
import { alter, answer, barriers, covered, eventually, overflow, painted, shoot, textsOf } from '../visitor';

const stage = openStage();
const desk = { width: 1440, height: 900 };

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const sessionOf = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/graphql') && /"Session"/.test(request.postData() ?? ''));

test('while it is asked who is signed in, the page says to wait', async () => {
  const hana = await stage.as('hr', '/');
  const { page } = hana;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await answer(page, 'Session', () => held);
  await page.goto('/employees');
  const wait = page.getByRole('status').filter({ hasText: 'Please Wait' });
  await wait.waitFor();
  expect(await wait.locator('.spinner').isVisible()).toBe(true);
  expect(await barriers(page)).toEqual([]);
  goOn();
  await page.getByRole('heading', { name: 'Employees' }).waitFor();
});

test.each(['light', 'dark'] as const)(
  'who is not signed in is told so with a picture, and led to the sign-in and back (%s)',
  async (colours) => {
    const somebody = await stage.visitor({ viewport: desk });
    const { page } = somebody;
    await page.addInitScript((mode) => localStorage.setItem('muster.settings', JSON.stringify({ mode })), colours);
    await somebody.go('/departments?q=nurs');
    await page.getByRole('heading', { name: 'You are not authorized!', exact: true }).waitFor();
    expect(await page.getByRole('img', { name: '401' }).isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('data-mode')).toBe(colours);
    expect(await barriers(page)).toEqual([]);
    await shoot(page, `shell-signed-out-${colours}`);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.getByRole('heading', { name: 'Welcome to Muster' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.getByLabel('E-mail').fill('hr@muster.example');
    await page.getByLabel('Password', { exact: true }).fill('muster-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Nursing' }).waitFor();
  },
);

test('the graphic behind a message shows from 900 pixels', async () => {
  const somebody = await stage.visitor({ viewport: { width: 900, height: 800 } });
  const { page } = somebody;
  await somebody.go('/401');
  await page.locator('.message-scene').waitFor();
  await page.setViewportSize({ width: 899, height: 800 });
  await page.locator('.message-scene').waitFor({ state: 'hidden' });
});

test('the page for what one may not open says so and leads home, and a guest’s page leads a signed-in person home', async () => {
  const hana = await stage.as('hr', '/401', { viewport: desk });
  const { page } = hana;
  await page.getByRole('heading', { name: 'You are not authorized!' }).waitFor();
  expect(await page.getByText("You don't have permission to access this page. Go Home!").isVisible()).toBe(true);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'shell-401');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('heading', { name: 'Hello, Hana Aziz' }).waitFor();
  await hana.go('/login');
  await page.getByRole('heading', { name: 'Hello, Hana Aziz' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('who is not active sees the 405 page and nothing else', async () => {
  const hana = await stage.as('hr', '/', { viewport: desk });
  const { page } = hana;
  await alter<{ session: { user: { status: string } } }>(page, 'Session', ({ session }) => {
    session.user.status = 'inactive';
  });
  await page.goto('/employees');
  await page.getByRole('heading', { name: 'You are not active!' }).waitFor();
  expect(await page.getByRole('img', { name: '405' }).isVisible()).toBe(true);
  expect(await page.getByText("You don't have permission to access this page.").isVisible()).toBe(true);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'shell-405');
});

test('the session is looked at again when the tab comes back, when another tab tells, and every so often if wanted', async () => {
  const hana = await stage.as('hr', '/');
  const { page } = hana;
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
  await Promise.all([sessionOf(page), comeBack(page)]);
  const tell = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue: '{"event":"session"}' }));
  await Promise.all([sessionOf(page), page.evaluate(tell)]);
  await page.clock.install();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Every minute' }).check();
  await Promise.all([sessionOf(page), page.clock.runFor(61_000)]);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.clock.runFor(1_000);
});

test('a session that cannot be read is logged under next-auth’s name, and what one was typing stays', async () => {
  const hana = await stage.as('hr', '/departments?new=yes');
  const { page } = hana;
  await page.getByRole('dialog').getByRole('textbox').first().fill('Night shift');
  await answer(page, 'Session', () => null);
  // The browser sends what must outlive the page by itself, where no page hears of it.
  const logged = page.evaluate(
    () =>
      new Promise<[string, string, string, number]>((resolve) => {
        const { fetch } = window;
        window.fetch = async (input, init) => {
          const answer = await fetch(input, init);
          const told = new URLSearchParams(String(init?.body));
          if (String(input) === '/api/auth/_log')
            resolve([init!.method!, told.get('code')!, told.get('level')!, answer.status]);
          return answer;
        };
      }),
  );
  await comeBack(page);
  expect(await logged).toEqual(['POST', 'CLIENT_SESSION_ERROR', 'error', 200]);
  expect(await page.getByRole('dialog').getByRole('textbox').first().inputValue()).toBe('Night shift');
  expect(hana.browserErrors()).toEqual(expect.arrayContaining([expect.stringContaining('CLIENT_SESSION_ERROR')]));
});

test('leaving a company is refused in the server’s words for a second, and done with the words for three while the page loads anew', async () => {
  const admin = await stage.as('admin', '/');
  const { page } = admin;
  await page.getByText('Your Company is: Harbour Medical Group').waitFor();
  await shoot(page, 'shell-your-company');
  let refusal: object | undefined = { errors: [{ message: 'The company is busy', extensions: { code: 'CONFLICT' } }] };
  await answer(page, 'LeaveCompany', () => refusal);
  const leave = page.getByRole('button', { name: 'Leave company' });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await covered(page.getByRole('banner').getByRole('button'))).toEqual([]);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Use dark colours' }).click();
  await page.locator('html[data-mode=dark]').waitFor();
  await page.setViewportSize(desk);
  await leave.click();
  const failed = page.getByText('Error : The company is busy !');
  await failed.waitFor();
  // By the clock of the page, which a busy machine stops as well.
  const tooLate = page.evaluate(() => new Promise<string>((done) => setTimeout(done, 2_000, 'too late')));
  expect(await Promise.race([failed.waitFor({ state: 'detached' }).then(() => 'gone'), tooLate])).toBe('gone');

  refusal = undefined;
  await page.evaluate(() => Object.assign(window, { formerPage: true }));
  await leave.click();
  await page.waitForFunction(() => !('formerPage' in window));
  const done = page.locator('.toasts-bottomRight').getByText('Leaving company succeded', { exact: true });
  await done.waitFor();
  await done.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Companies' }).waitFor();
  expect(await page.getByText('Your Company is:').count()).toBe(0);
});

test('the account menu tells who one is, and at the bottom right why the roles cannot be told', async () => {
  const mariam = await stage.as('manager', '/');
  const { page } = mariam;
  const open = page.getByRole('button', { name: 'Your account' });
  await open.click();
  expect(await textsOf(page.locator('.account > *'))).toEqual([
    'Mariam Said',
    'manager@muster.example',
    'Employee',
    expect.stringMatching(/^Roles .+/),
  ]);
  expect(await textsOf(page.getByRole('menuitem'))).toEqual([
    'Change Password',
    'Two-factor authentication',
    'Where you are signed in',
    'Download my data',
    'Appearance',
    'Logout',
  ]);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'shell-account');
  await page.keyboard.press('Escape');
  await answer(page, 'MyRoles', () => ({
    errors: [{ message: 'Roles are being counted', extensions: { code: 'INTERNAL' } }],
  }));
  await open.click();
  await page.locator('.toasts-bottomRight').getByText('Roles are being counted').waitFor();
  await page.keyboard.press('Escape');
  await open.click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await page.waitForURL('**/forgot-password');
});

test('the top of a long page is one press away after 400 pixels', async () => {
  const hana = await stage.as('hr', '/employees?size=50');
  const { page } = hana;
  await page.getByRole('table').getByRole('link').nth(20).waitFor();
  const button = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => window.scrollTo(0, 400));
  await painted(page);
  expect(await button.count()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 401));
  await button.click();
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
});

test('a slim bar runs while the next page is on its way', async () => {
  const hana = await stage.as('hr', '/');
  const { page } = hana;
  await page.getByRole('link', { name: 'Vendors' }).waitFor();
  const bar = page.locator('.progress-bar');
  await bar.waitFor({ state: 'detached' });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/vendors\.screen.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Vendors' }).click();
  await bar.waitFor();
  const share = () => bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const first = await share();
  expect(first).toBeGreaterThanOrEqual(0.08);
  await eventually(async () => expect(await share()).toBeGreaterThan(first));
  goOn();
  await page.getByRole('heading', { name: 'Vendors' }).waitFor();
  await bar.waitFor({ state: 'detached' });
});

test('the first press of Tab offers the way past the menu, and a page that opens has the focus', async () => {
  const hana = await stage.as('hr', '/', { viewport: desk });
  const { page } = hana;
  await page.getByRole('link', { name: 'Vendors' }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  expect(await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0)).toBe(
    true,
  );
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.getByRole('link', { name: 'Vendors' }).click();
  await page.getByRole('heading', { name: 'Vendors' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('sizes and colours are those of the specification', async () => {
  const hana = await stage.as('hr', '/employees', { viewport: desk });
  const { page } = hana;
  await page.getByRole('table').getByRole('link').first().waitFor();
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  expect(await style('.muster', '--brand')).toBe('#189ab4');
  expect(await style('.muster', '--space')).toMatch(/^0?\.16rem$/);
  expect(await style('main#content', 'padding-top')).toBe('20.48px');
  expect(await style('main .ant-btn-primary', 'background-color')).toBe('rgb(19, 124, 145)');
  expect(await style('main .ant-btn-primary', 'border-radius')).toBe('8px');
  expect(await style('.panel', 'border-radius')).toBe('10px');
  expect(await height('.grid thead th')).toBe(54);
  expect(await height('.grid tbody tr:not(.ant-table-measure-row) td')).toBe(50);
  expect(
    await page.locator('.menu-item[aria-current=page]').evaluate((item) => getComputedStyle(item).boxShadow),
  ).toContain('rgb(24, 154, 180)');
  await page.setViewportSize({ width: 599, height: 800 });
  await page.goto('/departments');
  await page.getByRole('link', { name: 'Nursing' }).first().waitFor();
  expect(await overflow(page)).toBe(0);
  await page.locator('main').press('?');
  const dialog = page.locator('.ant-modal');
  await dialog.waitFor();
  const { left, right } = await dialog.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect([left >= 16, right <= 583, await style('.ant-modal', 'margin-top')]).toEqual([true, true, '16px']);
});
