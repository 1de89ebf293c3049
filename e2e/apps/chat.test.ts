import type { Locator, Page } from 'playwright-core';
import { openStage } from '../stage';
import { barriers, eventually, overflow } from '../visitor';

const stage = openStage();
const messages = (page: Page): Locator => page.getByRole('group', { name: 'Messages' });
const write = (page: Page, name: string): Locator => page.getByRole('textbox', { name: `Write to ${name}` });
const chatOf = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Chats and colleagues' }).getByRole('link', { name });
const badge = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Chat/ }).locator('.menu-badge');

test('two people write to each other: it arrives at once, its ticks turn to seen, and a reload keeps it', async () => {
  const [hana, elias] = [await stage.as('hr', '/chat'), await stage.as('employee', '/')];
  await badge(hana.page).getByText('6', { exact: true }).waitFor();
  await chatOf(hana.page, 'Elias Khoury').getByText('1 unread').waitFor({ state: 'attached' });
  expect(await barriers(hana.page)).toEqual([]);
  await chatOf(hana.page, 'Elias Khoury').click();
  await hana.page.getByRole('heading', { name: 'Elias Khoury' }).waitFor();
  await messages(hana.page).getByText('Do you need a copy of the new lease as well?').waitFor();
  await badge(hana.page).getByText('5', { exact: true }).waitFor();

  // Somewhere else in the product it arrives, but is not seen.
  await write(hana.page, 'Elias Khoury').fill('No, the address is enough.');
  await hana.page.keyboard.press('Enter');
  const sent = messages(hana.page).getByRole('listitem').filter({ hasText: 'No, the address is enough.' });
  await sent.getByRole('img', { name: 'Delivered' }).waitFor();
  expect(await write(hana.page, 'Elias Khoury').inputValue()).toBe('');
  await badge(elias.page).getByText('2', { exact: true }).waitFor();

  await elias.go('/chat');
  await chatOf(elias.page, 'Hana Aziz').click();
  await messages(elias.page).getByText('No, the address is enough.').waitFor();
  await sent.getByRole('img', { name: 'Seen' }).waitFor();

  await write(elias.page, 'Hana Aziz').fill('Thank you!');
  await elias.page.keyboard.press('Enter');
  await messages(hana.page).getByText('Thank you!').waitFor();
  await hana.page.reload();
  await messages(hana.page).getByText('Thank you!').waitFor();
  await sent.getByRole('img', { name: 'Seen' }).waitFor();
});

test('a draft stays with its conversation, and what could not be sent stays to be sent again', async () => {
  const hana = await stage.as('hr', '/chat');
  const { page } = hana;
  await chatOf(page, 'Mariam Said').click();
  await write(page, 'Mariam Said').fill('About the night shifts');
  await chatOf(page, 'Faisal Noor').click();
  await write(page, 'Faisal Noor').waitFor();
  expect(await write(page, 'Faisal Noor').inputValue()).toBe('');
  await chatOf(page, 'Mariam Said').click();
  expect(await write(page, 'Mariam Said').inputValue()).toBe('About the night shifts');

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendChatMessage') ? route.abort() : route.continue(),
  );
  await write(page, 'Mariam Said').press('Enter');
  await page.getByRole('alert').getByText('Not sent.').waitFor();
  await page.unroute('**/graphql');
  hana.browserErrors();
  await page.reload();
  await page.getByRole('alert').getByText('Not sent.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  const sent = messages(page).getByRole('listitem').filter({ hasText: 'About the night shifts' });
  await sent.getByRole('img', { name: 'Sent' }).waitFor();
  expect(await sent.count()).toBe(1);
});

test('a colleague one never wrote to is found by name, and one says how one wants to be seen', async () => {
  const { page } = await stage.as('finance', '/chat');
  const search = page.getByRole('searchbox', { name: 'Find a colleague' });
  await search.fill('elias');
  await eventually(async () => expect(await page.locator('.chat-row').count()).toBe(1));
  await chatOf(page, 'Elias Khoury').click();
  await page.getByRole('heading', { name: 'Write the first message to Elias Khoury' }).waitFor();
  await write(page, 'Elias Khoury').fill('Hello Elias');
  await write(page, 'Elias Khoury').press('Enter');
  await messages(page).getByText('Hello Elias').waitFor();
  await page.getByRole('button', { name: /^My status/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Away' }).check();
  await page.getByRole('dialog').getByLabel('About me').fill('Back at three');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'My status: Away' }).waitFor();
});

test('who writes is seen to write, and what is deleted is gone for both at once, on a phone in Arabic too', async () => {
  const hana = await stage.as('hr', '/chat');
  await stage.as('employee', '/');
  const { page: phone } = await stage.as('employee', '/chat', {
    locale: 'ar-AE',
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  await chatOf(hana.page, 'Elias Khoury').click();
  await phone.getByRole('link', { name: 'Hana Aziz' }).click();
  const answer = phone.getByRole('textbox', { name: /Hana Aziz/ });
  await answer.pressSequentially('One more thing', { delay: 60 });
  await hana.page.getByText('is writing…').waitFor();
  await answer.press('Enter');
  const arrived = messages(hana.page).getByRole('listitem').filter({ hasText: 'One more thing' });
  await arrived.waitFor();
  await eventually(async () => expect(await hana.page.getByText('is writing…').count()).toBe(0));
  expect(await barriers(phone)).toEqual([]);
  expect(await overflow(phone)).toBeLessThanOrEqual(0);

  await phone.getByRole('listitem').filter({ hasText: 'One more thing' }).hover();
  await phone
    .getByRole('listitem')
    .filter({ hasText: 'One more thing' })
    .getByRole('button', { name: 'حذف الرسالة' })
    .click();
  await phone.locator('.ant-popover').getByRole('button', { name: 'حذف الرسالة' }).click();
  await messages(hana.page).getByText('This message was deleted.').last().waitFor();
  expect(await arrived.count()).toBe(0);
});
