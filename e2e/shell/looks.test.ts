import type { Page } from 'playwright-core';
import { ar } from '../../client/src/i18n/ar';
import { en } from '../../client/src/i18n/en';
import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, menuEntries, overflow, painted, shoot, untilKept, type Visitor } from '../visitor';

const stage = openStage();
// Every page of the product in one test.
jest.setTimeout(900_000);
/** Names, reasons and types that the demo has in English, and what its people write to each other. */
const wordsOfTheDemo = new Set([
  'Advance on the salary of the month',
  'Birth of a child',
  'Change of address',
  'Close the month',
  'Code of conduct',
  'Best suggestion of the quarter',
  'Chosen for points',
  'Colleague of the month',
  'Company',
  'Decision on a request',
  'Employee',
  'Employment',
  'Equipment',
  'Flexible',
  'Identity',
  'Instalment of the staff loan',
  'Leave of absence letter',
  'Line manager',
  'Loans to employees',
  'Medical insurance of the staff',
  'Morning',
  'Handover of the shifts',
  'Shift planner',
  'Time clocks',
  'Service Unavailable',
  'Passport',
  'Please hand in your documents',
  'Perfect attendance of the quarter',
  'Training',
  'Wedding of a relative',
  'Can I write to all of Nursing at once? Mariam',
  'Question about my annual leave',
  'Overtime of the last weeks',
  'Overtime',
  'Overtime by night',
  'Spouse',
  'Work on days of rest',
  'Annual leave',
  'End of service provision',
  'Provision for end of service',
  'Remeasurement of end of service',
  'Re',
  'Rota for next month',
  'Allowances',
  'Social insurance',
  'Other employer contributions',
  'End of service',
  'Maternity leave',
  'Night meal',
  'Parental leave',
  'Sick leave',
  'Unpaid leave',
  'Could you also look at the night shifts of next week? We are one short.',
  'Done. Do you need a copy of the new lease as well?',
]);
/** Such words with what an Arabic sentence says around them. */
const isOfTheDemo = (sentence: string) =>
  sentence
    .split(/[·:←]/)
    .map((part) =>
      part
        .replace(/\.pdf$|\d[\d.,]*|[–\u0600-\u06ff\u2068\u2069«»()]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .every((words) => words === '' || wordsOfTheDemo.has(words));
const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** Every sort of page an HR administrator passes, some with something open beside it. */
async function everyPage({ page }: Visitor): Promise<string[]> {
  const query =
    '{ employees(search: "HMG-0011") { rows { id } } payrollRuns(limit: 1) { rows { id } } payslips(limit: 1) { rows { id } } companyRoles(limit: 1) { rows { id } } }';
  const data = await answerTo<Record<string, { rows: { id: string }[] }>>(page, query);
  const id = (many: string) => data[many]!.rows[0]!.id;
  return [
    '/',
    ...(await menuEntries(page)).map((entry) => entry.path),
    '/departments?new=yes',
    '/employees?new=yes',
    `/employees/${id('employees')}`,
    `/employees/${id('employees')}?tab=history`,
    `/employees/${id('employees')}?tab=pay`,
    `/employees/${id('employees')}?tab=cme`,
    `/employees/${id('employees')}?tab=timeline`,
    `/employees/${id('employees')}?tab=family`,
    '/dependants',
    '/cme/activities',
    '/cme/rules?new=yes',
    `/payroll-runs/${id('payrollRuns')}`,
    `/payslips/${id('payslips')}`,
    `/company-roles?edit=${id('companyRoles')}`,
    '/forgot-password',
    '/two-factor',
    '/sessions',
    '/nowhere',
  ];
}

async function open({ page, follow }: Visitor, path: string): Promise<void> {
  await follow(path);
  if (/new=|edit=/.test(path)) await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await settled(page);
}

function settled(page: Page): Promise<void> {
  return eventually(async () => expect(await page.locator('.ant-skeleton, .rows-skeleton').count()).toBe(0));
}

const textsOf = (catalogue: object): string[] =>
  Object.values(catalogue).flatMap((text) => (typeof text === 'object' ? textsOf(text as object) : [String(text)]));

/** Texts of the catalogue in one language that the other has nowhere, those with gaps as patterns. */
function textsOnlyIn(one: object, other: object): RegExp[] {
  const ofBoth = new Set(textsOf(other));
  return textsOf(one)
    .filter((text) => !ofBoth.has(text) && /[a-z]{2}/i.test(text.replace(/\{\{.*?\}\}/g, '')))
    .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{.*?\}\}/g, '.+')}$`));
}

/** Mails are in the language of whom they are for. */
async function subjectsOfMails(page: Page): Promise<ReadonlySet<unknown>> {
  const query = '{ mails(limit: 200) { rows { subject } } }';
  const { mails } = await answerTo<{ mails: { rows: { subject: string }[] } }>(page, query);
  return new Set(mails.rows.map(({ subject }) => subject));
}

/** What is read or announced on the page: texts, names, titles and hints of inputs. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Element)) words.push(node.textContent ?? '');
      else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) words.push(node.getAttribute(name) ?? '');
    }
    return [...new Set(words.map((word) => word.trim()))].filter((word) => word !== '');
  });
}

test('in Arabic everything runs from right to left, nothing stays English, dark has contrast and a phone room', async () => {
  const hana = await stage.as('hr', '/', { viewport: desk });
  const { page } = hana;
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('button', { name: ar.shell.darkMode }).click();
  const english = textsOnlyIn(en, ar);
  expect(english.length).toBeGreaterThan(300);
  const wrong: unknown[] = [];
  const atDesk = async (path: string): Promise<void> => {
    await page.setViewportSize(desk);
    await painted(page);
    await settled(page);
    const { dir, lang, mode } = await page.evaluate(() => {
      const { dir: direction, lang: language, dataset } = document.documentElement;
      return { dir: direction, lang: language, mode: dataset['mode'] };
    });
    expect([path, dir, lang, mode]).toEqual([path, 'rtl', 'ar', 'dark']);
    const words = await wordsOf(page);
    const subjects = ['/mails', '/audit-log'].includes(path) ? await subjectsOfMails(page) : new Set();
    const stillEnglish = words.filter(
      (word) => !isOfTheDemo(word) && !subjects.has(word) && english.some((text) => text.test(word)),
    );
    const barred = await barriers(page);
    if (stillEnglish.length + barred.length) wrong.push([path, stillEnglish, barred]);
    if (path === '/employees') await shoot(page, 'employees-arabic-dark');
  };
  const onPhone = async (path: string): Promise<void> => {
    await page.setViewportSize(phone);
    await eventually(async () => expect([path, await overflow(page)]).toEqual([path, 0]));
  };
  for (const [at, path] of (await everyPage(hana)).entries()) {
    await open(hana, path);
    // The next page begins at the size this one ends with.
    for (const look of at % 2 ? [onPhone, atDesk] : [atDesk, onPhone]) await look(path);
  }
  expect(wrong).toEqual([]);
  await page.setViewportSize(desk);
  await hana.go('/');
  await page.getByRole('link', { name: 'Muster' }).waitFor();
  await page.getByRole('navigation').getByRole('button').first().waitFor();
  await eventually(async () =>
    expect((await page.getByRole('navigation').first().innerText()).replace('Muster', '')).toMatch(/^[^A-Za-z]+$/),
  );
  await untilKept(page, () => page.getByRole('button', { name: ar.shell.lightMode }).click());
});

test('no page is wider than a phone of 360 pixels', async () => {
  const hana = await stage.as('hr', '/', { viewport: phone, isMobile: true, hasTouch: true });
  const tooWide: [string, number][] = [];
  for (const path of [...(await everyPage(hana)), '/login']) {
    await open(hana, path);
    const pixels = await overflow(hana.page);
    if (pixels > 0) tooWide.push([path, pixels]);
  }
  expect(tooWide).toEqual([]);
});

test('on a phone the menu is a drawer and rows are cards', async () => {
  const hana = await stage.as('hr', '/employees', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const { page } = hana;
  await page.locator('.card').first().waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  expect(await barriers(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Payroll' }).tap();
  await menu.getByRole('link', { name: 'Payslips', exact: true }).tap();
  await menu.waitFor({ state: 'hidden' });
  // The employees stay until the payslips have come.
  await page.getByRole('heading', { level: 1, name: 'Payslips' }).waitFor();
  await page.locator('.card').getByRole('link').first().tap();
  await page
    .getByRole('button', { name: /Basic salary/ })
    .first()
    .click();
  await page.getByText('Formula', { exact: true }).waitFor();
  await shoot(page, 'payslip-phone');
  expect(await barriers(page)).toEqual([]);
});

test('language, colours and the folded menu are there the next time', async () => {
  const faisal = await stage.as('finance', '/');
  const { page } = faisal;
  await page.getByRole('button', { name: 'Fold the menu' }).click();
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('button', { name: ar.shell.language }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: ar.shell.unfoldMenu }).waitFor();
  await page.getByRole('button', { name: ar.shell.lightMode }).waitFor();
  const width = await page.locator('.side').evaluate((side) => side.getBoundingClientRect().width);
  expect(width).toBe(58);
});
