import { addPasskey, withAuthenticator } from './authenticator';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot } from '../visitor';

const stage = openStage();
const phone = { viewport: { width: 390, height: 844 } };

test('who adds a passkey signs in by it alone, and by the password alone no more, until it is removed', async () => {
  const omar = await stage.visitor(phone);
  const { page } = omar;
  await omar.signIn('manager');
  const { takeOffers, kept } = await withAuthenticator(page);
  await omar.go('/two-factor');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await addPasskey(page, 'My phone');
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  await shoot(page, 'passkeys');
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Blue phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Blue phone' }).waitFor();

  await omar.go('/');
  await omar.signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  await omar.signOut();
  await page.getByLabel('E-mail').fill('manager@muster.example');
  await page.getByLabel('Password', { exact: true }).fill('muster-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('This account signs in with a passkey.').waitFor();
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  expect(omar.browserErrors()).toEqual([expect.stringContaining('401 (Unauthorized)')]);

  await omar.signOut();
  takeOffers(true);
  await omar.go('/login');
  // The browser offers it among what it fills into the field for the address.
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  takeOffers(false);
  expect(await kept()).toBe(1);

  await omar.go('/two-factor');
  await page.getByRole('button', { name: 'Remove Blue phone' }).click();
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'Remove Blue phone' }).click();
  await page.getByText('The passkey was removed').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Blue phone' }).waitFor({ state: 'detached' });
  // Nor does the browser offer it any more.
  await eventually(async () => expect(await kept()).toBe(0));
  await omar.go('/');
  await omar.signOut();
  await omar.signIn('manager');
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
});
