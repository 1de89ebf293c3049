import type { Locator, Page } from 'playwright-core';
import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, choose, overflow, pick, shoot } from '../visitor';

const stage = openStage();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Three weeks ahead nothing is planned yet. */
const ahead = day(21);
/** In the second week of the demo's roster, and no day of rest: on those nobody works. */
const worked = [8, 9, 10].map(day).find((date) => ![6, 0].includes(new Date(date).getUTCDay()))!;

/** The company wants rosters so many days ahead, until it is told otherwise. */
async function tellAhead(days: number): Promise<{ end(): Promise<void> }> {
  const admin = await stage.as('admin', '/');
  const set = async (rosterNoticeDays: number): Promise<void> => {
    const { session } = await answerTo<{ session: { company: { id: string } } }>(
      admin.page,
      '{ session { company { id } } }',
    );
    const { id } = session.company;
    const { company } = await answerTo<{ company: { version: number } }>(
      admin.page,
      `{ company(id: "${id}") { version } }`,
    );
    expect(
      await answerTo(
        admin.page,
        `mutation { updateCompany(id: "${id}", version: ${company.version}, input: { rosterNoticeDays: ${rosterNoticeDays} }) { rosterNoticeDays } }`,
      ),
    ).toEqual({ updateCompany: { rosterNoticeDays } });
  };
  await set(days);
  return { end: () => set(0) };
}

test('a week is filled, a shift changed by keyboard clashes, and its people read it on a phone once it is published', async () => {
  await stage.as('employee', '/');
  const notice = await tellAhead(30);
  const elias = await stage.as('employee', '/my-shifts', {
    locale: 'ar-AE',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  const { session } = await answerTo<{ session: { employeeId: string } }>(elias.page, '{ session { employeeId } }');
  const hana = await stage.as('hr', `/roster?day=${ahead}`, { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  const { employee } = await answerTo<{ employee: { firstName: string; lastName: string } }>(
    hana.page,
    `{ employee(id: "${session.employeeId}") { firstName lastName } }`,
  );
  const name = `${employee.firstName} ${employee.lastName}`;
  await page.getByRole('button', { name: 'Fill from patterns' }).click();
  await page.getByText(/^Planned: \d+, taken off: 0$/).waitFor();
  await page.getByRole('button', { name: 'Fill from patterns' }).click();
  await page.getByText('Everything the patterns ask for is there already').waitFor();
  await shoot(page, 'roster');

  await page.getByRole('textbox', { name: 'Search' }).or(page.getByRole('searchbox')).first().fill(name);
  const monday = page.getByRole('gridcell', { name: new RegExp(`^${name}, Monday`) });
  await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
  expect(await barriers(page)).toEqual([]);
  const usual = await monday.locator('bdi').first().innerText();
  const other = usual === 'Night' ? 'Morning' : 'Night';
  await monday.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(`${name} · Tuesday`) });
  await choose(dialog.getByRole('combobox', { name: 'Shift' }), other);
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('img', { name: /^Rest before it 10:00 h too short/ })
    .first()
    .waitFor();
  await shoot(page, 'roster-finding');

  await page.getByRole('button', { name: /^Publish \(\d+\)$/ }).click();
  const asked = page.getByRole('dialog', { name: /^Shifts to publish: / });
  await asked
    .getByText(/^Your company publishes shifts 30 days ahead\. Of these, people are told later: [1-9]/)
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Publish all the same' }).click();
  await page.getByText(/^Shifts published: \d+$/).waitFor();
  await page.getByRole('button', { name: 'Publish (0)' }).waitFor();
  await notice.end();

  await elias.go('/my-shifts');
  const tuesday = elias.page.getByRole('listitem').filter({ hasText: 'الثلاثاء' }).filter({ hasText: other });
  await tuesday.first().waitFor();
  expect(await barriers(elias.page)).toEqual([]);
  expect(await overflow(elias.page)).toBe(0);
  await shoot(elias.page, 'my-shifts-arabic-phone');
});

test('a head nurse sees their team day by day on a phone, and an open shift is taken', async () => {
  const mariam = await stage.as('manager', `/roster?day=${worked}`, { viewport: { width: 360, height: 780 } });
  const { page } = mariam;
  await page.locator('.roster-day .shift-chip').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await shoot(page, 'roster-phone');

  const elias = await stage.as('employee', '/my-shifts');
  await elias.page
    .getByRole('button', { name: /^Take this shift/ })
    .first()
    .click();
  await elias.page.getByText('The shift is yours').waitFor();
  await elias.page.getByRole('heading', { name: 'Open shifts' }).waitFor({ state: 'detached' });
});

test('colleagues swap a shift, and it is done once somebody else approves', async () => {
  const mariam = await stage.as('manager', '/my-shifts');
  const { session } = await answerTo<{ session: { employeeId: string } }>(mariam.page, '{ session { employeeId } }');
  const { employee } = await answerTo<{ employee: { firstName: string; lastName: string } }>(
    mariam.page,
    `{ employee(id: "${session.employeeId}") { firstName lastName } }`,
  );
  const elias = await stage.as('employee', '/my-shifts');
  const { page } = elias;
  const shiftsOf = (of: Page) => of.getByRole('region', { name: 'My shifts' }).getByRole('listitem');
  const dayOf = (shift: Locator): Promise<string> => shift.locator('> span').first().innerText();
  const unlike = shiftsOf(mariam.page).filter({ hasNotText: 'Morning' });
  await unlike.first().waitFor();
  const theirs = await Promise.all((await unlike.all()).map(dayOf));
  const mornings = shiftsOf(page).filter({ has: page.getByRole('button', { name: /^Swap: Morning/ }) });
  await mornings.first().waitFor();
  // On which days both work depends on the day the demo was made.
  const own = await Promise.all((await mornings.all()).map(dayOf));
  const told = own.find((date) => theirs.includes(date))!.trim();
  const first = mornings.filter({ hasText: told });
  await first.getByRole('button', { name: /^Swap: / }).click();
  const dialog = page.getByRole('dialog', { name: /^Swap Morning/ });
  await choose(dialog.getByRole('combobox', { name: 'Colleague' }), `${employee.firstName} ${employee.lastName}`);
  await pick(dialog.getByRole('combobox', { name: 'You take for it' }), told);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'swap-dialog');
  await dialog.getByRole('button', { name: 'Ask the colleague' }).click();
  await page.getByText('The colleague is asked').waitFor();

  await mariam.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await mariam.page.getByText('Accepted; it waits for approval').waitFor();
  expect(await barriers(mariam.page)).toEqual([]);

  const hana = await stage.as('hr', '/shift-swaps');
  await hana.page
    .getByRole('row')
    .filter({ hasText: 'Accepted, waits for approval' })
    .getByRole('link')
    .first()
    .click();
  await hana.page.getByRole('button', { name: 'Approve' }).first().click();
  await hana.page.getByText('Done', { exact: true }).first().waitFor();
  expect(await barriers(hana.page)).toEqual([]);
  await shoot(hana.page, 'shift-swaps');
  await elias.go('/my-shifts');
  await page
    .getByRole('region', { name: 'My shifts' })
    .getByRole('listitem')
    .filter({ hasText: told })
    .filter({ hasNotText: 'Morning' })
    .first()
    .waitFor();
});
