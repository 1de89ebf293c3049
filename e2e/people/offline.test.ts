import type { Page } from 'playwright-core';
import { ar } from '../../client/src/i18n/ar';
import { en } from '../../client/src/i18n/en';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' } as const;

/** Everything that lies in the databases of the browser. */
const lyingThere = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!));
      for (const store of database.objectStoreNames)
        rows.push(...(await done(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return rows;
  });

const pathsKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('a page whose file cannot be fetched for want of a connection says so, and comes by itself', async () => {
  const elias = await stage.as('employee', '/', { viewport: phone.viewport });
  const { page } = elias;
  await page.waitForLoadState('networkidle');
  for (const lost of ['**/graphql', '**/assets/my-payslips*.js']) await page.route(lost, (route) => route.abort());
  await elias.go('/my-payslips');
  await page.getByRole('heading', { level: 1, name: en.connection.needed }).waitFor();
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('heading', { level: 1, name: en.mine.payslips }).waitFor();
  elias.browserErrors();
});

test('without a connection the phone shows one’s own as seen last, nothing of pay; signed out, nothing', async () => {
  const elias = await stage.as('employee', '/', phone);
  const { page, context } = elias;
  const leave = page.locator('.leave-tiles').or(page.getByRole('region', { name: en.leaveBalance.upcoming }));
  const shifts = page.getByRole('region', { name: en.roster.mine });
  const seen = page.getByText(/^No connection\. This is what you saw on \d+ \w+, \d\d:\d\d\.$/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await elias.go('/my-payslips');
  const net = (await page.locator('.slip-net .figure').innerText()).replaceAll(/[^\d.]/g, '');
  expect(net).toMatch(/^\d+\.\d\d$/);
  await elias.go('/my-shifts');
  await shifts.waitFor();
  const shiftsSeen = await textsOf(shifts);
  await elias.go('/my-leave');
  await leave.nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  const leaveSeen = await textsOf(leave);

  await context.setOffline(true);
  await page.reload();
  await seen.waitFor();
  await eventually(async () => expect(await textsOf(leave)).toEqual(leaveSeen));
  expect(await page.getByRole('button', { name: en.area.EmployeeLeave.add }).isDisabled()).toBe(true);
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await shoot(page, 'offline-my-leave-phone');
  await page.goto('/my-shifts');
  await seen.waitFor();
  await eventually(async () => expect(await textsOf(shifts)).toEqual(shiftsSeen));
  await page.getByRole('link', { name: en.tabs.payslips }).click();
  await page.getByRole('heading', { level: 1, name: en.connection.needed }).waitFor();
  expect(await barriers(page)).toEqual([]);

  const lying = JSON.stringify(await lyingThere(page));
  expect(lying).toContain('MyLeaveStatements');
  expect(lying).not.toContain(net);
  expect(lying).not.toMatch(/"(net|gross|amount|baseSalary|iban)":(?!null)/);
  expect(
    (await pathsKept(page)).filter((path) => !/^\/(assets\/[^/]+|offline\.html|favicon\.svg)?$/.test(path)),
  ).toEqual([]);

  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: en.mine.payslips }).waitFor();
  await eventually(async () => expect(await page.getByText('No connection').count()).toBe(0));
  await page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await elias.go('/my-leave');
  await page.getByRole('region', { name: ar.leaveBalance.upcoming }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await page.getByText(/^لا يوجد اتصال\. هذا ما رأيته في .+\.$/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await context.setOffline(false);
  await page.evaluate(() => localStorage.setItem('muster.language', 'en'));
  await elias.go('/');
  await elias.signOut();
  expect(await lyingThere(page)).toEqual([]);
  elias.browserErrors();
});
