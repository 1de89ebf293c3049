import type { Page } from 'playwright-core';
import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot } from '../visitor';

const stage = openStage();
const desk = { viewport: { width: 1440, height: 900 } };

/** A Monday far enough ahead that the demo has no leave there, as people type it. */
const monday = (() => {
  const day = new Date(Date.now() + 500 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toLocaleDateString('fr-FR', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
})();

async function chooseFrench(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Langue' }).waitFor();
}

test('French is chosen, stays, and is what an employee asks for leave in', async () => {
  const elias = await stage.as('employee', '/employee-leaves', desk);
  const { page } = elias;
  await chooseFrench(page);
  await page.getByRole('heading', { name: 'Congés', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Congés', level: 1 }).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'fr',
    'ltr',
  ]);
  await page.getByRole('button', { name: 'Demander un congé' }).first().click();
  const form = page.getByRole('dialog', { name: 'Demander un congé' });
  await form.getByRole('button', { name: 'Envoyer la demande' }).click();
  await form.getByText('Premier jour\u202f: champ obligatoire').waitFor();
  for (const label of ['Premier jour', 'Dernier jour']) {
    await form.getByLabel(label, { exact: true }).fill(monday);
    await page.keyboard.press('Enter');
  }
  expect(await form.getByLabel('Dernier jour', { exact: true }).inputValue()).toBe(monday);
  await form.locator('.leave-preview-sum', { hasText: /^\d+ jours?$/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'leave-french');
});

test('an employee reads their payslip in French', async () => {
  const elias = await stage.as('employee', '/payslips', desk);
  const { page } = elias;
  await chooseFrench(page);
  await page.getByRole('heading', { name: 'Bulletins de paie', level: 1 }).waitFor();
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Gains' }).waitFor();
  await page.getByRole('button', { name: /^Salaire de base/ }).click();
  await page.getByText('Formule').first().waitFor();
  expect(await page.getByText(/\d,\d\d\sAED/).count()).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
});

test('months, weekdays and decimals are French too', async () => {
  const hana = await stage.as('hr', '/calendar', desk);
  const { page } = hana;
  await chooseFrench(page);
  await page.getByRole('heading', { name: 'Calendrier', level: 1 }).waitFor();
  const month = new Date().toLocaleDateString('fr-FR', { month: 'long', timeZone: 'UTC' });
  await page
    .getByText(new RegExp(`^${month} \\d{4}$`, 'i'))
    .first()
    .waitFor();
  await page
    .getByText(/^lun\.?$/i)
    .first()
    .waitFor();

  await hana.go('/cme/rules?new=yes');
  const form = page.getByRole('dialog', { name: 'Nouvelle règle' });
  await form.getByLabel('Profession').fill('Sage-femme');
  await form.getByLabel('Autorité').fill('DHA');
  await form.getByLabel('Crédits par cycle').fill('10,5');
  await form.getByLabel('Du', { exact: true }).fill('01/01/2026');
  // Enter in a day that stands already sends the form; leaving it takes the day.
  await form.getByLabel('Autorité').focus();
  await page.locator('.ant-picker-dropdown:visible').waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Créer' }).click();
  await page.getByRole('row').filter({ hasText: 'Sage-femme' }).waitFor();
  await eventually(async () => {
    const { cmeRules } = await answerTo<{ cmeRules: { rows: { credits: string }[] } }>(
      page,
      '{ cmeRules(search: "Sage-femme") { rows { credits } } }',
    );
    expect(cmeRules.rows.map(({ credits }) => Number(credits))).toEqual([10.5]);
  });
});

test('people, payroll and approvals have their French words, on a phone as well', async () => {
  const hana = await stage.as('hr', '/employees', { viewport: { width: 360, height: 800 } });
  const { page } = hana;
  await chooseFrench(page);
  for (const [path, heading] of [
    ['/employees', 'Salariés'],
    ['/payroll-runs', 'Paie'],
    ['/pay-components', 'Rubriques de paie'],
    ['/end-of-service', 'Fins de contrat'],
    ['/leave-types', 'Types de congé'],
    ['/roster', 'Planning'],
    ['/approvals', 'Approbations'],
    ['/missing-documents', 'Documents manquants'],
  ] as const) {
    await hana.go(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect([path, await overflow(page), await barriers(page)]).toEqual([path, 0, []]);
  }
});
