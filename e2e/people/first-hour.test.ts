import type { Locator, Page } from 'playwright-core';
import { askerOf, settleAttendance, type Row, type Rows } from '../asking';
import { companyToday } from '../days';
import { linkMailedTo, upload } from '../people';
import { openStage } from '../stage';
import { barriers, eventually, overflow, pick, shoot, type Visitor } from '../visitor';

const stage = openStage();
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const people = 300;
const first =
  'Amal Bilal Carla Dina Emad Farah Ghada Hadi Iman Jana Karim Lina Maya Nadim Omar Petra Rami Sara Tarek Yara'.split(
    ' ',
  );
const last = 'Aoun Barakat Chalhoub Daher Eid Fares Ghanem Hatem Issa Jaber Karam Lahoud Maalouf Nassar Obeid'.split(
  ' ',
);
const line = (at: number): string => {
  const [given, family] = [first[at % first.length]!, last[Math.floor(at / first.length)]!];
  return [
    `B-${String(at).padStart(3, '0')}`,
    given,
    family,
    ['Ward', 'Laboratory', 'Pharmacy'][at % 3],
    ['Nurse', 'Technician', 'Pharmacist'][at % 3],
    'Mariam Said',
    `2024-0${1 + (at % 9)}-01`,
    `${given}.${family}@example.com`.toLowerCase(),
    5000 + at * 10,
    ['Lebanon', 'Egypt', 'India', 'Philippines'][at % 4],
    'FM'[at % 2],
  ].join(',');
};
const head =
  'Employee Number,First Name,Last Name,Department,Position,Manager,Hire Date,Work Email,Salary,Nationality,Gender';
const branch = {
  name: 'new branch.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${[head, ...Array.from({ length: people }, (_row, at) => line(at))].join('\n')}\n`),
};

/** The first of the month so many months from the running one. */
const monthFrom = (months: number): Date => {
  const [year, month] = companyToday().split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1));
};
const lastMonth = monthFrom(-1);
const period = lastMonth.toISOString().slice(0, 7);
const inWords = lastMonth.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** A day of next month that is worked. */
const dayOff = Array.from({ length: 7 }, (_day, at) => new Date(monthFrom(1).getTime() + (13 + at) * 86_400_000)).find(
  (day) => day.getUTCDay() === 3,
)!;

/** Nothing on this page stands in anybody's way; it is kept as a picture. */
async function keep(page: Page, name: string): Promise<void> {
  await eventually(async () => expect([name, await overflow(page)]).toEqual([name, 0]));
  expect([name, await barriers(page)]).toEqual([name, []]);
  await shoot(page, `first-hour/${name}`);
}

/** Home, with all its cards. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  await page.getByRole('region').first().waitFor();
  await eventually(async () => expect(await page.locator('.home-waiting').count()).toBe(0));
}

const sum = async (figures: Locator): Promise<number> =>
  (await figures.allInnerTexts()).reduce((total, text) => total + Number(/\d+/.exec(text)?.[0] ?? 0), 0);

/** What the menu says, on a phone the tab that opens it. */
async function countedInMenu(page: Page): Promise<number> {
  const places = '.menu-item[href="/approvals"], .bottom-tabs > button';
  const badge = page.locator(places).locator('.menu-badge');
  await badge.waitFor();
  return sum(badge);
}

/** What waits for somebody as three places tell it, once the three agree. */
async function waitingFor({ page, go }: Visitor): Promise<number> {
  await go('/');
  const figures = page.getByRole('region', { name: 'Waiting for you', exact: true }).locator('.home-count');
  await figures.first().waitFor();
  const home = await sum(figures);
  const menu = await countedInMenu(page);
  await go('/approvals');
  const heads = page.locator('.approval-head h2 .quiet');
  await heads.first().waitFor();
  expect({ home, menu, inbox: await sum(heads) }).toEqual({ home, menu: home, inbox: home });
  return home;
}

async function importAndInvite(hana: Visitor): Promise<void> {
  const { page } = hana;
  await settled(page);
  await keep(page, '01-home');
  await hana.go('/imports');
  await upload(page, branch);
  await page.getByRole('heading', { name: 'Map columns' }).waitFor();
  await page.getByText('11 of 11 columns are used').waitFor();
  await keep(page, '02-columns');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  const take = page.getByRole('button', { name: `Import ${people} people` });
  await take.waitFor();
  await page.getByText('The dry run found nothing wrong').waitFor();
  await keep(page, '03-dry-run');
  await take.click();
  await page.getByRole('heading', { name: 'The people are in' }).waitFor();
  await page.getByRole('button', { name: 'Invite…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to Muster' });
  await dialog.getByText(`${people} people will be invited`).waitFor();
  await dialog.getByLabel('Roles').click();
  await page.getByTitle('Employee', { exact: true }).click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await keep(page, '04-invite');
  await dialog.getByRole('button', { name: `Invite ${people} people` }).click();
  await dialog.getByText(`${people} invitations are on their way.`).waitFor({ timeout: 120_000 });
}

/** From the mailed link to Home: who chose a password need not type it again. */
async function accept(amal: Visitor): Promise<void> {
  const { page } = amal;
  await amal.go(await linkMailedTo('amal.aoun@example.com', stage.databaseUrl()));
  await page.getByRole('heading', { name: 'Welcome, Amal Aoun' }).waitFor();
  await page.getByLabel('New password').fill('a lighthouse in fog');
  await keep(page, '05-accept-phone');
  await page.getByRole('button', { name: 'Accept the invitation' }).tap();
  await page.getByRole('heading', { name: 'Hello, Amal Aoun' }).waitFor();
  await settled(page);
  // The same act has one name everywhere.
  await page.getByRole('link', { name: 'Request leave' }).waitFor();
  await keep(page, '06-home-phone');
}

/** Asks for a day of next month, and answers in how many taps. */
async function askForLeave({ page }: Visitor): Promise<number> {
  let taps = 0;
  const tap = async (what: Locator): Promise<void> => {
    taps += 1;
    await what.tap();
  };
  await tap(page.locator('.bottom-tabs').getByRole('link', { name: 'Leave' }));
  await tap(page.getByRole('button', { name: 'Request leave' }));
  const sheet = page.getByRole('dialog', { name: 'Request leave' });
  const grid = page.getByRole('table', { name: 'Days of leave' });
  await tap(sheet.getByRole('button', { name: 'Month after' }));
  await tap(grid.locator('button:not(.day-beside)').filter({ hasText: new RegExp(`^${dayOff.getUTCDate()}$`) }));
  await sheet.locator('.leave-preview-sum', { hasText: /^1 day$/ }).waitFor();
  await keep(page, '07-leave-phone');
  await tap(sheet.getByRole('button', { name: 'Send request' }));
  await page.getByText('Leave requested').first().waitFor();
  await sheet.waitFor({ state: 'detached' });
  return taps;
}

/** A phone shares a file to the installed app. */
async function uploadDocument({ page, go }: Visitor): Promise<void> {
  await go('/my-profile');
  const mine = page.getByRole('region', { name: 'My documents' });
  await mine.waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await mine.waitFor();
  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'Vaccination.pdf', { type: 'application/pdf' }));
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  const shared = page.getByRole('dialog');
  await shared.getByRole('button', { name: 'Remove Vaccination.pdf' }).waitFor();
  await keep(page, '08-document-phone');
  await shared.getByRole('button', { name: 'Upload', exact: true }).tap();
  await mine.getByText('Vaccination', { exact: true }).waitFor();
}

/** A colleague of theirs is away on the same day. */
async function colleagueAway(): Promise<void> {
  const ask = askerOf(stage.url());
  const { rows } = await ask<Rows<Row>>('hr', '{ employees(search: "Dina Aoun") { rows { id } } }');
  const day = dayOff.toISOString().slice(0, 10);
  const { id, version } = await ask<Row>(
    'hr',
    'mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id version } }',
    { input: { employeeId: rows[0]!.id, kind: 'unpaid', fromDate: day, toDate: day } },
  );
  await ask('admin', 'mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { id } }', {
    id,
    version,
  });
}

/** What must be known to decide stands in the row; the counts follow the decision. */
async function approveLeave(mariam: Visitor): Promise<void> {
  const { page } = mariam;
  await settled(page);
  await keep(page, '09-manager-home-phone');
  const before = await waitingFor(mariam);
  const row = page.getByRole('listitem').filter({ hasText: 'Amal Aoun' });
  await row.scrollIntoViewIfNeeded();
  await row.getByText('Balance after: ').waitFor();
  await row.getByText('Also away: Dina Aoun').waitFor();
  await keep(page, '10-approvals-phone');
  await row.getByRole('button', { name: 'Approve: Amal Aoun' }).tap();
  await page.getByText('Approved: 1').waitFor();
  await row.waitFor({ state: 'detached' });
  // The menu follows without being asked.
  await eventually(async () => expect(await countedInMenu(page)).toBe(before - 1));
  await keep(page, '11-approved-phone');
  expect(await waitingFor(mariam)).toBe(before - 1);
}

const cents = (amount: string): number => Number(amount.replaceAll(/\D/g, ''));

/** Calculated, returned with a reason, mended and calculated again; answers what is paid. */
async function calculateTwice(hana: Visitor, faisal: Visitor): Promise<string> {
  const { page } = hana;
  const net = page.locator('.figures > div', { hasText: /^Net/ }).locator('dd').first();
  await hana.go('/');
  await page.getByText(`No payroll run for ${inWords} yet`).waitFor();
  await page.getByRole('link', { name: 'Start it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'Changes vs last month' }).waitFor({ timeout: 120_000 });
  const former = await net.innerText();
  await keep(page, '12-payroll-review');
  await faisal.go(new URL(page.url()).pathname);
  await faisal.page.getByRole('button', { name: 'Return' }).click();
  const why = faisal.page.getByRole('dialog');
  await why.getByLabel('Reason').fill('Dina Aoun earns 6,000 since the first.');
  await why.getByRole('button', { name: 'Return' }).click();
  await page.getByText('Dina Aoun earns 6,000 since the first.').waitFor();
  await keep(page, '13-payroll-returned');
  const ask = askerOf(stage.url());
  const { rows } = await ask<Rows<Row>>('hr', '{ employees(search: "Dina Aoun") { rows { id } } }');
  await ask('hr', 'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }', {
    input: { employeeId: rows[0]!.id, baseSalary: '6000', validFrom: `${period}-01` },
  });
  await page.getByRole('button', { name: 'Calculate again' }).click();
  await page.getByText('In review', { exact: true }).first().waitFor({ timeout: 120_000 });
  // The raise alone, to the cent.
  await eventually(async () => expect(cents(await net.innerText()) - cents(former)).toBe(97_000));
  return net.innerText();
}

/** Approved by totals and difference, paid by file. */
async function approveAndPay({ page }: Visitor, net: string): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
  const asked = page.getByRole('dialog', { name: 'Approve' });
  await asked.getByText('Difference to last month').waitFor();
  await asked.getByText(net, { exact: true }).waitFor();
  await asked.getByText(/warnings stand on the page/).waitFor();
  await keep(page, '14-payroll-approve');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Generate bank file' }).click();
  const made = page.getByRole('dialog');
  await pick(made.getByLabel('Format'), 'List (CSV)');
  await page.getByRole('heading', { name: 'Changes vs last month' }).waitFor();
  await keep(page, '15-bank-file');
  await made.getByRole('button', { name: 'Generate bank file' }).click();
  await page
    .getByRole('region', { name: 'Payments' })
    .getByRole('link', { name: /Download/ })
    .waitFor();
  await page.getByRole('button', { name: 'Mark as paid' }).first().click();
  await page.getByRole('checkbox', { name: /are in no payment/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await page
    .getByText(/^Paid on/)
    .first()
    .waitFor();
  await keep(page, '16-payroll-paid');
}

/** What happens on phones: leave is asked for and granted, a document handed in. */
async function onPhones(): Promise<void> {
  const amal = await stage.visitor({ ...phone, serviceWorkers: 'allow' });
  await accept(amal);
  expect(await askForLeave(amal)).toBeLessThanOrEqual(5);
  await uploadDocument(amal);
  await colleagueAway();
  await approveLeave(await stage.as('manager', '/', phone));
}

/** What happens at desks meanwhile: last month is paid. */
async function atDesks(hana: Visitor): Promise<void> {
  await settleAttendance(askerOf(stage.url()), period);
  const faisal = await stage.as('finance', '/', desktop);
  await approveAndPay(faisal, await calculateTwice(hana, faisal));
}

test('the first hour: 300 people come, one of them asks for leave, and all are paid', async () => {
  const hana = await stage.as('hr', '/', desktop);
  await importAndInvite(hana);
  await Promise.all([onPhones(), atDesks(hana)]);
  expect(await waitingFor(hana)).toBeGreaterThan(0);
  await hana.go('/');
  await settled(hana.page);
  await keep(hana.page, '17-home-after');
});
