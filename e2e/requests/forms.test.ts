import { ar } from '../../client/src/i18n/ar';
import { openStage } from '../stage';
import { barriers, eventually, overflow, pick, saidOf, shoot, textsOf, type Visitor } from '../visitor';

const stage = openStage();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Adds a question in the builder and says what is asked. */
async function addQuestion({ page }: Visitor, kind: string, label: string, labelAr: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await page.getByLabel('Question', { exact: true }).fill(label);
  await page.getByLabel('Question in Arabic').fill(labelAr);
}

test('a form is built, filled in on a phone, returned, corrected, approved, done and closed', async () => {
  const hana = await stage.as('hr', '/forms');
  const { page } = hana;
  await page.getByRole('button', { name: 'New form' }).click();
  const drawer = page.getByRole('dialog', { name: 'New form' });
  await drawer.getByLabel('Title', { exact: true }).fill('Business trip');
  await drawer.getByLabel('Title in Arabic').fill('رحلة عمل');
  await drawer.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Business trip' }).waitFor();
  await page.getByLabel('To be answered within (working days)').fill('2');
  await page.getByLabel('Closes by itself after (days)').fill('7');
  expect(await barriers(page)).toEqual([]);

  await addQuestion(hana, 'Single choice', 'Where to?', 'إلى أين؟');
  await page.getByLabel('Option 1', { exact: true }).fill('At home');
  await page.getByLabel('Option 1 in Arabic').fill('داخل البلد');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Option 2', { exact: true }).fill('Abroad');
  await page.getByRole('checkbox', { name: 'Must be answered' }).check();
  await addQuestion(hana, 'Short text', 'Which country?', 'أي بلد؟');
  await page.getByRole('checkbox', { name: 'Must be answered' }).check();
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await pick(page.getByRole('combobox', { name: 'Answer', exact: true }), 'Abroad');
  await addQuestion(hana, 'Day', '', 'متى؟');

  const preview = page.getByRole('region', { name: 'Preview' });
  expect(await preview.getByText('Which country?').count()).toBe(0);
  await preview.getByRole('radio', { name: 'Abroad' }).check();
  await preview.getByText('Which country?').waitFor();
  await preview.getByText('العربية').click();
  await preview.getByText('أي بلد؟').waitFor();
  await preview.getByText('English').click();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Nothing was saved yet.').waitFor();
  expect(await saidOf(page.getByLabel('Question', { exact: true }))).toContain('Write what is asked.');
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Question', { exact: true }).fill('First day');

  const items = page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('listitem')
    .getByRole('button', { name: /^\d/ });
  await items.nth(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await eventually(async () =>
    expect((await textsOf(items)).map((text) => text.replace(/ (Single|Short|Day).*/, ''))).toEqual([
      '1 First day',
      '2 Where to?',
      '3 Which country?',
    ]),
  );
  await items.nth(0).dragTo(items.nth(2));
  await eventually(async () =>
    expect((await textsOf(items)).map((text) => text.replace(/ (Single|Short|Day).*/, ''))).toEqual([
      '1 Where to?',
      '2 Which country?',
      '3 First day',
    ]),
  );
  await items.nth(1).click();
  await page.getByRole('button', { name: 'Move Which country? up' }).click();
  await page.getByText('which is asked later. Move that field up.').first().waitFor();
  await page.getByRole('button', { name: 'Move Which country? down' }).click();
  await shoot(page, 'form-builder');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('status').getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('status').getByText('Published as version 1').waitFor();

  const elias = await stage.as('employee', '/requests/new', phone);
  await elias.page.getByRole('link', { name: /Business trip/ }).tap();
  await elias.page.getByText('Answered within this many working days: 2').waitFor();
  expect(await barriers(elias.page)).toEqual([]);
  await elias.page.getByRole('button', { name: 'Send' }).tap();
  await elias.page.getByText('Not sent yet.').waitFor();
  await elias.page.getByRole('radio', { name: 'Abroad' }).check();
  await elias.page.getByLabel('Which country?').fill('France');
  expect(await overflow(elias.page)).toBe(0);
  await elias.page.getByRole('button', { name: 'Send' }).tap();
  await elias.page.getByRole('heading', { name: /^Business trip, no\. \d+$/ }).waitFor();
  expect(await elias.page.getByText('Waiting', { exact: true }).isVisible()).toBe(true);
  expect(await barriers(elias.page)).toEqual([]);
  const address = new URL(elias.page.url()).pathname;

  const mariam = await stage.as('manager', address);
  await mariam.page.getByRole('button', { name: 'Return' }).click();
  const dialog = mariam.page.getByRole('dialog', { name: 'Return' });
  await dialog.getByRole('button', { name: 'Return' }).click();
  await dialog.getByText('Say why, so that it can be corrected or understood.').waitFor();
  expect(await barriers(mariam.page)).toEqual([]);
  await dialog.getByLabel('What has to be corrected?').fill('Since when?');
  await dialog.getByRole('button', { name: 'Return' }).click();
  await mariam.page.getByText('Returned', { exact: true }).first().waitFor();

  await elias.page.getByRole('button', { name: 'Correct and send again' }).tap();
  await elias.page.getByLabel('First day').fill('1 Dec 2026');
  await elias.page.keyboard.press('Tab');
  expect(await elias.page.getByLabel('Which country?').inputValue()).toBe('France');
  await elias.page.getByRole('button', { name: 'Correct and send again' }).tap();
  await elias.page.getByText('Waiting', { exact: true }).waitFor();

  await mariam.page.getByRole('button', { name: 'Approve' }).click();
  await mariam.page.getByRole('dialog', { name: 'Approve' }).getByRole('button', { name: 'Approve' }).click();
  await mariam.page.getByText('Approved', { exact: true }).first().waitFor();
  await eventually(async () =>
    expect(
      (await textsOf(mariam.page.getByRole('region', { name: 'History' }).getByRole('listitem'))).map(
        (text) => text.split(' ')[0],
      ),
    ).toEqual(['Submitted', 'Returned', 'Submitted', 'Approved']),
  );
  expect(await barriers(mariam.page)).toEqual([]);
  await shoot(mariam.page, 'request');

  await hana.go(address);
  await page.getByText(/^To be answered by /).waitFor();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  const done = page.getByRole('dialog', { name: 'Mark as done' });
  await done.getByLabel('Something to say about it (optional)').fill('Your ticket is attached');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    done.getByLabel('Files for who asked (optional)').click(),
  ]);
  await chooser.setFiles({ name: 'ticket.txt', mimeType: 'text/plain', buffer: Buffer.from('Lyon, 1 December') });
  await done.getByRole('button', { name: 'Remove ticket.txt' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await done.getByRole('button', { name: 'Mark as done' }).click();
  await page.getByText('Done', { exact: true }).first().waitFor();

  const handed = elias.page.getByRole('region', { name: 'What was handed over' });
  await handed.getByText('ticket.txt').waitFor();
  expect(await overflow(elias.page)).toBe(0);
  expect(await barriers(elias.page)).toEqual([]);
  await shoot(elias.page, 'request-done-phone');
  await elias.page.getByRole('button', { name: 'Not done' }).tap();
  await elias.page.getByLabel('What is missing or wrong?').fill('I leave from Dubai, not from Sharjah');
  await elias.page.getByRole('dialog', { name: 'Not done' }).getByRole('button', { name: 'Not done' }).tap();
  await elias.page.getByText('Approved', { exact: true }).first().waitFor();

  await hana.go('/requests?f.dueStanding.in=ahead');
  await page.getByRole('table').getByRole('link', { name: 'Business trip' }).click();
  await page.getByText('I leave from Dubai, not from Sharjah').waitFor();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await done.getByRole('button', { name: 'Remove ticket.txt' }).waitFor();
  await done.getByRole('button', { name: 'Mark as done' }).click();
  await page.getByText('Done', { exact: true }).first().waitFor();
  await elias.page.getByRole('button', { name: 'Close request' }).tap();
  await elias.page.getByText('Closed', { exact: true }).first().waitFor();
  expect(await elias.page.getByRole('button', { name: 'Not done' }).count()).toBe(0);
  await eventually(async () =>
    expect(
      (await textsOf(page.getByRole('region', { name: 'History' }).getByRole('listitem'))).map(
        (text) => text.split(' ')[0],
      ),
    ).toEqual(['Submitted', 'Returned', 'Submitted', 'Approved', 'Done', 'Said', 'Done', 'Closed']),
  );
});

test('what was typed in the builder survives a refusal, and somebody else who was quicker', async () => {
  const hana = await stage.as('hr', '/forms?q=Parking');
  const other = await stage.as('hr', '/forms?q=Parking');
  for (const { page } of [hana, other]) await page.getByRole('link', { name: 'Parking space' }).click();
  await other.page.getByLabel('Description', { exact: true }).fill('Ours');
  await hana.page.getByLabel('Title', { exact: true }).fill('Equipment');
  await hana.page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(async () =>
    expect(await saidOf(hana.page.getByLabel('Title', { exact: true }))).toContain(
      'Another form already has this value.',
    ),
  );
  expect(await hana.page.getByLabel('Title', { exact: true }).inputValue()).toBe('Equipment');
  await hana.page.getByLabel('Title', { exact: true }).fill('Parking place');
  await hana.page.getByRole('button', { name: 'Save', exact: true }).click();
  await hana.page.getByRole('heading', { name: 'Parking place' }).waitFor();
  await other.page.getByRole('button', { name: 'Save', exact: true }).click();
  await other.page.getByText(/^Changed by Hana Aziz/).waitFor();
  expect(await other.page.getByLabel('Description', { exact: true }).inputValue()).toBe('Ours');
  expect(await barriers(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'Take their values' }).click();
  await other.page.getByRole('heading', { name: 'Parking place' }).waitFor();
});

test('in Arabic and dark the builder, the choice of forms and a request read from right to left', async () => {
  const hana = await stage.as('hr', '/forms');
  const { page } = hana;
  await page.getByRole('link', { name: 'Salary certificate' }).click();
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('button', { name: ar.shell.darkMode }).click();
  await page.getByRole('heading', { name: 'شهادة راتب' }).waitFor();
  await page.getByRole('button', { name: /لأي غرض/ }).click();
  expect(await barriers(page)).toEqual([]);
  await hana.go('/requests/new');
  await page.getByRole('link', { name: /شهادة راتب/ }).click();
  await page.getByLabel('إلى من توجه؟').waitFor();
  expect(await barriers(page)).toEqual([]);
  await hana.go('/requests');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { name: ar.request.history }).waitFor();
  expect(await barriers(page)).toEqual([]);
});
