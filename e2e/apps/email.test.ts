import { ar } from '../../client/src/i18n/ar';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/MediaBox[0 0 72 72]/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n',
);

test('a mail with a file is written, called back, sent, arrives live, is answered, labelled, starred, found, thrown away and restored', async () => {
  const faisal = await stage.as('finance', '/email');
  const hana = await stage.as('hr', '/email');
  const { page: faisalPage } = faisal;
  const { page: hanaPage } = hana;
  await faisalPage
    .getByRole('link', { name: /Mail in Muster/ })
    .first()
    .waitFor();
  expect(await barriers(hanaPage)).toEqual([]);
  await shoot(hanaPage, 'email');

  await hanaPage.getByRole('button', { name: 'Write' }).click();
  const letter = hanaPage.getByRole('dialog', { name: 'New mail' });
  await letter.getByRole('button', { name: 'Send' }).click();
  await letter.getByText('To is required').or(letter.locator('.wrong')).first().waitFor();
  await choose(letter.getByLabel('To', { exact: true }), 'Faisal Noor');
  await letter.getByLabel('Subject').fill('Figures of the quarter');
  await letter
    .getByLabel('Text')
    .fill('Dear Faisal,\n\nplease check the attached figures: https://example.com/figures');
  await letter
    .locator('input[type=file]')
    .setInputFiles({ name: 'figures.pdf', mimeType: 'application/pdf', buffer: pdf });
  await letter.getByRole('button', { name: 'figures.pdf', exact: true }).waitFor();
  await letter.getByText(/^Saved at /).waitFor();
  expect(await barriers(hanaPage)).toEqual([]);
  await letter.getByRole('button', { name: 'Send' }).click();
  await hanaPage.getByRole('button', { name: 'Undo' }).click();
  await letter.getByLabel('Subject').waitFor();
  expect(await letter.getByLabel('Subject').inputValue()).toBe('Figures of the quarter');
  await letter.getByRole('button', { name: 'Send' }).click();
  await hanaPage.getByText('The mail was sent').waitFor();

  const arrived = faisalPage.getByRole('link', { name: /Figures of the quarter/ });
  await arrived.waitFor();
  await arrived.click();
  await faisalPage.getByRole('heading', { name: 'Figures of the quarter' }).waitFor();
  await faisalPage.getByRole('region', { name: 'Attachments' }).getByRole('button', { name: 'figures.pdf' }).waitFor();
  expect(await faisalPage.getByRole('link', { name: 'https://example.com/figures' }).getAttribute('rel')).toContain(
    'noopener',
  );
  expect(await barriers(faisalPage)).toEqual([]);
  await shoot(faisalPage, 'email-open');
  await faisalPage.getByRole('button', { name: /Reply$/ }).click();
  const answer = faisalPage.getByRole('dialog', { name: 'New mail' });
  await answer.getByLabel('Text').press('Control+Home');
  await answer.getByLabel('Text').pressSequentially('All correct.');
  await answer.getByRole('button', { name: 'Send' }).click();
  await faisalPage.getByText('The mail was sent').waitFor();
  await hanaPage
    .getByRole('link', { name: /Re: Figures of the quarter/ })
    .first()
    .click();
  await hanaPage.locator('.mail-letter', { hasText: 'All correct.' }).waitFor();
  expect(await hanaPage.locator('details.mail-letter').count()).toBe(1);

  await faisalPage.getByRole('button', { name: 'Label' }).click();
  await faisalPage.getByRole('menuitemradio', { name: 'Important' }).click();
  await faisalPage.locator('.mail-open-head').getByText('Important').waitFor();
  await faisalPage.locator('.mail-open-head').getByRole('button', { name: 'Star' }).click();
  for (const place of ['Starred', 'Important', 'Inbox']) {
    await faisalPage.getByRole('link', { name: new RegExp(`^${place}`) }).click();
    await faisalPage
      .getByRole('region', { name: place })
      .getByRole('link', { name: /Figures of the quarter/ })
      .first()
      .waitFor();
  }
  await faisalPage.getByRole('searchbox', { name: 'Search mails' }).fill('attached figures');
  await faisalPage.waitForURL(/[?&]q=attached/);
  await eventually(async () => expect(await faisalPage.locator('.mail-row').count()).toBe(1));
  await faisalPage.getByRole('checkbox', { name: /Figures of the quarter/ }).check();
  await faisalPage.getByRole('button', { name: 'Delete' }).click();
  await faisalPage.getByText('No mail matches').waitFor();
  await faisal.go('/email?folder=trash');
  await faisalPage.getByRole('checkbox', { name: /Figures of the quarter/ }).check();
  await faisalPage.getByRole('button', { name: 'Restore' }).click();
  await faisalPage.getByText('Put back where it was').waitFor();
  await faisalPage.getByRole('link', { name: /^Inbox/ }).click();
  await faisalPage
    .getByRole('link', { name: /Figures of the quarter/ })
    .first()
    .waitFor();
});

test('everything is chosen and let go at once, and keys do what known mail programs do', async () => {
  const { page } = await stage.as('manager', '/email');
  await page.locator('.mail-row').first().waitFor();
  const all = page.getByRole('checkbox', { name: 'Choose all mails shown' });
  await all.check();
  await page.getByText(`Chosen: ${await page.locator('.mail-row').count()}`).waitFor();
  await all.uncheck();
  await page.getByText(/^Chosen:/).waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('Chosen: 1').waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('o');
  await page.getByRole('link', { name: 'Back to the list' }).waitFor();
  const first = (await textsOf(page.locator('.mail-open-head h2')))[0];
  await page.keyboard.press('j');
  await eventually(async () =>
    expect(['', first]).not.toContain((await textsOf(page.locator('.mail-open-head h2')))[0] ?? ''),
  );
  await page.keyboard.press('r');
  await page.getByRole('dialog', { name: 'New mail' }).getByLabel('Subject').waitFor();
  expect(await page.getByRole('dialog', { name: 'New mail' }).getByLabel('Subject').inputValue()).toMatch(/^Re: /);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'New mail' }).waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Reply to all').waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('mail on a phone, in Arabic and in the dark', async () => {
  const elias = await stage.as('employee', '/email', {
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
  });
  const { page } = elias;
  await page.getByRole('button', { name: 'Language', exact: true }).tap();
  await page.getByRole('menuitemradio', { name: 'العربية' }).tap();
  await page.getByRole('heading', { name: ar.email.title, exact: true }).waitFor();
  await page.locator('.mail-row').first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'email-phone');
  await page.locator('.mail-row a').first().tap();
  await page.getByRole('link', { name: ar.email.back }).waitFor();
  await page.locator('.mail-letter').first().waitFor();
  expect(await page.locator('.mail-row').count()).toBe(0);
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: ar.email.back }).tap();
  await page.getByRole('button', { name: ar.email.folders }).tap();
  await page.getByRole('dialog', { name: ar.email.folders }).getByRole('link', { name: ar.email.folder.draft }).tap();
  await page.locator('.mail-row button.mail-link').first().tap();
  await page.getByLabel(ar.email.subject).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
});
