import { ar } from '../../client/src/i18n/ar';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, pick, textsOf } from '../visitor';

const stage = openStage();

test('a mail is written to two people from a template, waits and says why', async () => {
  const hana = await stage.as('hr', '/mails');
  const { page } = hana;
  await page.getByRole('link', { name: 'New message' }).click();
  await page.getByRole('button', { name: /Send$/ }).click();
  await page.getByText('Nothing was sent yet.').waitFor();
  await page.getByText('Choose whom to write to.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await choose(page.getByLabel('To whom'), 'HMG-0001');
  await choose(page.getByLabel('To whom'), 'HMG-0002');
  await pick(page.getByLabel('Begin with a template'), 'Documents are missing');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Please hand in your documents');
  await page.getByLabel('Text', { exact: true }).fill('Dear {{first_nane}}');
  await page.getByText('There is no {{first_nane}} here.').waitFor();
  await page.getByLabel('Text', { exact: true }).fill('Dear ');
  await page.getByRole('button', { name: 'Insert first_name' }).click();
  await page.getByRole('region', { name: 'Preview' }).getByText('Dear Layla').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: /Send$/ }).click();
  await page.getByText('Mails on their way: 2').waitFor();
  await page.getByRole('table').getByRole('link', { name: 'Please hand in your documents' }).first().click();
  await page.getByRole('alert').getByText('It waits because no mail server is set up.').waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('a mail that bounced says why in plain words and is sent again', async () => {
  // What expires is mailed about each morning: the page of all mails may begin with those.
  const { page } = await stage.as('hr', '/mails?f.state.in=bounced');
  await page.getByRole('row').filter({ hasText: 'Address refused' }).first().getByRole('link').click();
  await page
    .getByRole('alert')
    .getByText(/The mail server does not accept this address\..*User unknown/)
    .waitFor();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('It will be sent again').waitFor();
  await page.getByText('Waiting', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
});

test('a template begins with the standard words, shows how it reads and refuses what it cannot fill in', async () => {
  const hana = await stage.as('hr', '/mail-templates');
  const { page } = hana;
  await page.getByRole('button', { name: 'New template' }).click();
  const form = page.getByRole('dialog', { name: 'New template' });
  await form.getByLabel('Name', { exact: true }).fill('Invitation');
  await pick(form.getByRole('combobox', { name: 'About' }), 'Invitation');
  await form.getByRole('button', { name: 'Take the standard words' }).click();
  await form
    .getByRole('region', { name: 'Preview' })
    .getByText('Harbour Medical Group invites you to Muster')
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await form.getByLabel('Text', { exact: true }).fill('{{password}}');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('There is no {{password}} here.').first().waitFor();
  await form.getByLabel('Text', { exact: true }).fill('{{link}}');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('table').getByRole('link', { name: 'Invitation' }).waitFor();
});

test('mails on a phone and in Arabic', async () => {
  const hana = await stage.as('hr', '/mails', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const { page } = hana;
  await page.getByRole('button', { name: 'Language', exact: true }).tap();
  await page.getByRole('menuitemradio', { name: 'العربية' }).tap();
  await page.getByRole('heading', { name: ar.area.Mail.many }).waitFor();
  await eventually(async () => expect((await textsOf(page.locator('.card'))).length).toBeGreaterThan(5));
  expect(await overflow(page)).toBe(0);
  await hana.go('/mails/write');
  await page.getByLabel(ar.mail.people).waitFor();
  await pick(page.getByLabel(ar.mail.template), 'Documents are missing');
  const words = page.getByRole('region', { name: ar.mail.preview }).getByText('Dear Layla');
  await words.waitFor();
  expect(await words.evaluate((text) => getComputedStyle(text).direction)).toBe('ltr');
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
});
