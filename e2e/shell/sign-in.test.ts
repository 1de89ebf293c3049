import { ar } from '../../client/src/i18n/ar';
import { openStage } from '../stage';
import { answer, barriers, eventually, shoot } from '../visitor';

const stage = openStage();

test('a wrong password is refused in words, what was typed stays, and the right one lets in', async () => {
  const hana = await stage.visitor({ viewport: { width: 960, height: 600 } });
  const { page } = hana;
  await hana.go('/login');
  await page.getByLabel('E-mail').fill('hr@muster.example');
  await page.getByLabel('Password', { exact: true }).fill('muster-dome');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('E-mail or password is wrong.').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('hr@muster.example');
  expect(await barriers(page)).toEqual([]);
  expect(hana.browserErrors()).toEqual([expect.stringContaining('401 (Unauthorized)')]);

  await page.getByLabel('Password', { exact: true }).fill('muster-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hello, Hana Aziz' }).waitFor();
  expect(await page.getByText('Here’s what’s happening at Harbour Medical Group today').isVisible()).toBe(true);
});

test('what was typed stays when the language changes', async () => {
  const somebody = await stage.visitor();
  const { page } = somebody;
  await somebody.go('/login');
  const field = page.getByRole('textbox', { name: 'E-mail' }).or(page.getByRole('textbox', { name: ar.login.email }));
  await field.fill('hr@muster.example');
  await page.getByRole('button', { name: 'Language' }).click();
  const words = page.waitForResponse(/\/ar_EG-/);
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await words;
  await page.waitForLoadState('networkidle');
  expect(await field.inputValue()).toBe('hr@muster.example');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/\p{Script=Arabic}/u);
});

test('the form says beside its fields what is missing and what is no address', async () => {
  const somebody = await stage.visitor();
  const { page } = somebody;
  await somebody.go('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Please enter your e-mail').waitFor();
  expect(await page.getByText('Please enter your password').isVisible()).toBe(true);
  await page.getByLabel('E-mail').fill('hr at muster');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('This is not an e-mail address').waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('who opens a page signed out signs in first and then arrives there', async () => {
  const hana = await stage.visitor();
  const { page } = hana;
  await hana.go('/departments?q=nurs');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByLabel('E-mail').fill('hr@muster.example');
  await page.getByLabel('Password', { exact: true }).fill('muster-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Nursing' }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/departments?q=nurs');
});

test('no address in the link leads away from the product after signing in', async () => {
  const hana = await stage.visitor();
  const { page } = hana;
  await hana.go('/login?callbackUrl=https%3A%2F%2Felsewhere.example%2F');
  await page.getByLabel('E-mail').fill('hr@muster.example');
  await page.getByLabel('Password', { exact: true }).fill('muster-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Hello, Hana Aziz' }).waitFor();
  expect(new URL(page.url()).origin).toBe(stage.url());
});

test('signing out ends it in every tab, and no page opens any more', async () => {
  const hana = await stage.visitor();
  await hana.signIn('hr');
  const other = await hana.context.newPage();
  await other.goto('/employees');
  await other.getByRole('heading', { name: 'Employees' }).waitFor();
  await hana.signOut();
  await other.getByRole('heading', { name: 'You are not authorized!' }).waitFor();
  await hana.go('/employees');
  await hana.page.getByRole('link', { name: 'Back to login' }).click();
  await hana.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(await hana.page.getByRole('navigation').count()).toBe(0);
});

test('an account that was disabled may sign in and sees only that it is not active', async () => {
  const elias = await stage.visitor();
  await elias.signIn('employee');
  const admin = await stage.as('admin', '/');
  await admin.page.getByRole('button', { name: 'Leave company' }).click();
  await admin.page.getByText('Leaving company succeded').waitFor();
  await admin.go('/users');
  await admin.page.getByRole('link', { name: 'Elias Khoury' }).click();
  const drawer = admin.page.getByRole('dialog', { name: 'Elias Khoury' });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Status').click();
  await admin.page.getByTitle('Inactive').click();
  expect(await barriers(admin.page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await admin.page.getByText('Saved').waitFor();

  await eventually(async () => {
    await elias.page.reload();
    expect(await elias.page.getByRole('heading', { name: 'You are not authorized!' }).isVisible()).toBe(true);
  });
  await elias.page.getByRole('link', { name: 'Back to login' }).click();
  await elias.page.getByLabel('E-mail').fill('employee@muster.example');
  await elias.page.getByLabel('Password', { exact: true }).fill('muster-demo');
  await elias.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elias.page.getByRole('heading', { name: 'You are not active!' }).waitFor();
  expect(await barriers(elias.page)).toEqual([]);
  await elias.page.getByRole('button', { name: 'Logout' }).click();
  await elias.page.getByRole('heading', { name: 'Welcome to Muster' }).waitFor();
});

test('a password is changed with the old one, and only the new one opens then', async () => {
  const mariam = await stage.visitor();
  const { page } = mariam;
  await mariam.signIn('manager');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('muster-demo');
  await page.getByLabel('New password', { exact: true }).fill('a harbour at night');
  await page.getByLabel('New password again').fill('a harbour by night');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The two do not match').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('New password again').fill('a harbour at night');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password was changed').waitFor();
  await mariam.go('/');
  await mariam.signOut();
  await mariam.signIn('manager', 'a harbour at night');
  expect(await page.getByRole('heading', { name: 'Hello, Mariam Said' }).isVisible()).toBe(true);
});

const invitation = { kind: 'invite', name: 'Rana Khalil', email: 'rana@example.com', company: 'Falcon Clinic' };

test('an invitation asks for a password where its address has no account yet, and says when its link holds no longer', async () => {
  const rana = await stage.visitor();
  const { page } = rana;
  await answer(page, 'PasswordLink', () => ({ data: { passwordLink: { ...invitation, choosesPassword: true } } }));
  await rana.go(`/choose-password#${'a'.repeat(43)}`);
  await page
    .getByText('You are invited to Falcon Clinic. Choose a password for the account rana@example.com to accept.')
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('New password', { exact: true }).fill('a lighthouse in fog');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByText('This link holds no longer: it was used, withdrawn or replaced').waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('who has an account already only accepts, on a phone in Arabic in the dark too', async () => {
  const rana = await stage.visitor({ locale: 'ar-AE', colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const { page } = rana;
  await answer(page, 'PasswordLink', () => ({ data: { passwordLink: { ...invitation, choosesPassword: false } } }));
  await answer(page, 'ChoosePassword', () => ({ data: { choosePassword: true } }));
  await rana.go(`/choose-password#${'a'.repeat(43)}`);
  await page.getByText('تمت دعوتك إلى Falcon Clinic.', { exact: false }).waitFor();
  expect(await page.locator('input[type=password]').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'قبول الدعوة' }).click();
  await page.getByText('أصبحت عضواً في Falcon Clinic. سجّل الدخول للوصول إليها.').waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('who was invited stands in the list as such, and the same address once more is refused beside its field', async () => {
  const hana = await stage.as('hr', '/company-users');
  const { page } = hana;
  const invite = async (name: string, email: string) => {
    await hana.go('/company-users?new=yes');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Create' }).click();
  };
  await invite('Rana Khalil', 'rana@example.com');
  const row = page.getByRole('row').filter({ hasText: 'rana@example.com' });
  await row.getByText('Invited').waitFor();
  expect(await barriers(page)).toEqual([]);
  await invite('Rana Again', 'Rana@example.com');
  await page.getByText('This company has a user with this e-mail address already.').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  hana.browserErrors();
});
