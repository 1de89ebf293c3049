import type { Page } from 'playwright-core';
import { en } from '../../client/src/i18n/en';
import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();
const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const settled = (page: Page) => eventually(async () => expect(await page.locator('.home-waiting').count()).toBe(0));

/** Follows a number of a card and comes back: the list behind it has as many rows as the number says. */
async function followed(page: Page, title: string, label: string): Promise<[string, string]> {
  const link = card(page, title)
    .getByRole('link', { name: new RegExp(`${label}$`) })
    .first();
  const count = await link.locator('.home-count').innerText();
  await link.click();
  await page.waitForURL(/\?/);
  await page.getByRole('heading', { name: /^Hello, / }).waitFor({ state: 'detached' });
  const total = await eventuallyTotal(page);
  await page.goBack();
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  return [count, total];
}

async function eventuallyTotal(page: Page): Promise<string> {
  let total = '';
  await eventually(async () => {
    const text = await page.getByRole('main').innerText();
    total = /\d+–\d+ of ([\d,]+)/.exec(text)?.[1] ?? (/Nothing found/.test(text) ? '0' : '');
    expect(total).not.toBe('');
  });
  return total;
}

test('HR sees the company at a glance, and every number opens its list', async () => {
  const hana = await stage.as('hr', '/', { viewport: { width: 1440, height: 1500 } });
  const { page } = hana;
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'home');

  for (const [title, label] of [
    ['People', 'Employed'],
    ['People', 'Join next month'],
    ['Documents that expire', '90 days'],
    ['Absences today', 'On leave'],
  ] as const) {
    const [count, total] = await followed(page, title, label);
    expect({ label, count: total }).toEqual({ label, count });
  }

  const waiting = card(page, 'Waiting for you')
    .getByRole('link', { name: /Leave$/ })
    .first();
  const leaves = await waiting.locator('.home-count').innerText();
  await waiting.click();
  await page.getByRole('region', { name: `Leave ${leaves}`, exact: true }).waitFor();
  await page.goBack();

  const people = card(page, 'People');
  await eventually(async () => expect(await people.locator('.chart svg').count()).toBe(2));
  await people.getByRole('button', { name: 'People by month as a table' }).click();
  expect(await people.getByRole('row').count()).toBe(13);
  expect(await barriers(page)).toEqual([]);
  await people.getByRole('row').last().getByRole('link').first().click();
  await page.waitForURL(/employees\?.*exitDate\.gteOrEmpty/);
  await page.getByRole('button', { name: /^Status:/ }).waitFor();
});

test('what waits is approved where it stands, and a card that fails fails alone', async () => {
  const hana = await stage.as('hr', '/');
  const { page } = hana;
  const waiting = card(page, 'Waiting for you');
  await waiting.getByRole('listitem').first().waitFor();
  const before = (await textsOf(waiting.getByRole('listitem')))[0];
  const approve = waiting.getByRole('button', { name: /^Approve: / }).first();
  await approve.click();
  await page
    .getByText(/^Approved: /)
    .first()
    .waitFor();
  await eventually(async () => expect((await textsOf(waiting.getByRole('listitem')))[0]).not.toBe(before));

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('HomeDates') ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.reload();
  const dates = card(page, 'Upcoming dates');
  await dates.getByRole('button', { name: 'Try again' }).waitFor();
  await card(page, 'People')
    .getByRole('link', { name: /Employed$/ })
    .waitFor();
  await page.unroute('**/graphql');
  await dates.getByRole('button', { name: 'Try again' }).click();
  await eventually(async () => expect(await dates.getByRole('alert').count()).toBe(0));
  hana.browserErrors();
});

test('an employee on a phone in Arabic begins with their clock and their own things', async () => {
  const elias = await stage.as('employee', '/', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  const { page } = elias;
  await page.getByRole('heading', { name: /^مرحبًا/ }).waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'تسجيل الحضور' }).waitFor();
  await eventually(async () =>
    expect((await textsOf(page.getByRole('main').getByRole('region')))[0]).toContain('تسجيل الحضور'),
  );
  expect(await page.getByRole('region', { name: 'الأشخاص', exact: true }).count()).toBe(0);
  await page.getByRole('region', { name: 'آخر قسيمة راتب لي' }).getByRole('link').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'home-phone-ar');
  await page.getByRole('button', { name: 'تسجيل الحضور' }).click();
  await page.getByRole('button', { name: 'تسجيل الانصراف' }).waitFor();
});

test('a new company is led to its first payroll; outside any company the admin sees all of them', async () => {
  const admin = await stage.as('admin', '/');
  const { page } = admin;
  // Pictures on their way would be asked for outside the company.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Leave company' }).click();
  await page.getByText('Leaving company succeded').waitFor();
  await admin.go('/');
  await card(page, 'The platform')
    .getByRole('link', { name: /Active companies$/ })
    .waitFor();
  expect(await barriers(page)).toEqual([]);

  await admin.go('/companies?new=yes');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Fresh Start');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog').getByText('Enter the company to set it up', { exact: false }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Visit' }).click();
  await page.getByText('Here’s what’s happening at Fresh Start today').waitFor();
  const steps = card(page, 'Set up your company');
  await steps.getByText('0 of 10 done').waitFor();
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'home-set-up');
  await steps.getByRole('button', { name: 'Not needed: Write salary formulas' }).click();
  await steps.getByText('1 of 10 done').waitFor();
  await steps.getByRole('link', { name: 'Start: Create departments' }).click();
  await page.getByRole('heading', { name: 'Departments', exact: true }).waitFor();
  await admin.go('/departments?new=yes');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Office');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('main').getByText('Office').first().waitFor();
  await admin.go('/');
  await steps.getByText('2 of 10 done').waitFor();
});

test('background work that failed says what, when and why, and is tried again', async () => {
  const hana = await stage.as('hr', '/failed-jobs');
  const { page } = hana;
  await page.getByRole('heading', { name: 'Nothing failed' }).waitFor();
  let jobs = ['Calculating a payroll', 'Sending mails'].map((label, at) => ({
    __typename: 'FailedJob',
    id: String(at),
    label,
    companyName: 'Harbour Medical Group',
    reason: 'Another system did not answer.',
    said: at ? 'connect ECONNREFUSED 127.0.0.1:25' : null,
    attempts: 5,
    firstAt: '2026-11-20T08:00:00.000Z',
    lastAt: '2026-11-20T09:30:00.000Z',
    path: null,
  }));
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName?: string;
      variables: { ids: string[] };
    };
    if (operationName === 'FailedJobs') return route.fulfill({ json: { data: { jobs } } });
    if (operationName !== 'RetryFailedJobs') return route.fallback();
    jobs = jobs.filter(({ id }) => !variables.ids.includes(id));
    return route.fulfill({ json: { data: { count: 1 } } });
  });
  await page.reload();
  const rows = page.getByRole('region', { name: 'Failed jobs' }).getByRole('listitem');
  await rows.first().waitFor();
  expect((await textsOf(rows))[0]).toMatch(
    /Calculating a payroll.*Another system did not answer\..*Harbour Medical Group.*attempts: 5/,
  );
  await rows.last().getByText('What the program said').click();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'failed-work');
  await page.getByRole('button', { name: 'Try again: Calculating a payroll' }).click();
  await page.getByText('Tried again now: 1').waitFor();
  await eventually(async () => expect(await rows.count()).toBe(1));
  await page.setViewportSize({ width: 360, height: 740 });
  await eventually(async () => expect(await overflow(page)).toBe(0));
  const elias = await stage.as('employee', '/failed-jobs');
  await elias.page.getByRole('heading', { name: 'You are not authorized!' }).waitFor();
});

test('whoever looks after the company reads who did what in it, narrows it and takes it along as a file', async () => {
  const hana = await stage.as('hr', '/departments?new=yes');
  const { page } = hana;
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Night pharmacy');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('main').getByText('Night pharmacy').first().waitFor();
  await hana.go('/audit-log');
  const rows = page.getByRole('region', { name: 'Audit log', exact: true }).first().getByRole('row');
  await eventually(async () =>
    expect((await textsOf(rows))[1]).toMatch(/Hana.*Created.*Department.*Night pharmacy.*Name.*Night pharmacy/s),
  );
  const { auditLog } = await answerTo<{ auditLog: { rows: { action: string }[] } }>(
    page,
    `{ auditLog(from: "${dayOf(-30)}", to: "${dayOf(1)}", limit: 200) { rows { action } } }`,
  );
  const actions = [...new Set(auditLog.rows.map(({ action }) => action))];
  expect(actions.filter((action) => !(action in en.history.action))).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'audit-log');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByTitle('Deleted', { exact: true }).click();
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await hana.go('/audit-log?kind=Department&action=create');
  await page.getByRole('link', { name: 'Night pharmacy' }).waitFor();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await eventually(async () => expect(await overflow(page)).toBe(0));
  await page.getByRole('link', { name: 'Night pharmacy' }).click();
  await page.getByRole('dialog').getByText('Night pharmacy').first().waitFor();
  const elias = await stage.as('employee', '/audit-log');
  await elias.page.getByRole('heading', { name: 'You are not authorized!' }).waitFor();
});
