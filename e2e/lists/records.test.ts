import { openStage } from '../stage';
import { barriers, choose, eventually, saidOf, shoot } from '../visitor';

const stage = openStage();

test('an employee is made, refused beside the field while the number is taken, changed, deleted and brought back', async () => {
  const hana = await stage.as('hr', '/employees');
  const { page } = hana;
  await page.getByRole('button', { name: 'New employee' }).click();
  const form = page.getByRole('dialog', { name: 'New employee' });
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('First name is required').waitFor();
  await form.getByLabel('First name').fill('Nadia');
  await form.getByLabel('Last name').fill('Quill');
  await form.getByLabel('Employee number').fill('HMG-0001');
  await form.getByLabel('Hire date').fill('1 Feb 2026');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Create' }).click();
  await eventually(async () =>
    expect(await saidOf(form.getByLabel('Employee number'))).toBe('Another employee already has this value.'),
  );
  expect(await form.getByLabel('First name').inputValue()).toBe('Nadia');
  expect(await barriers(page)).toEqual([]);
  await form.getByLabel('Employee number').fill('HMG-9001');
  await form.getByRole('button', { name: 'Create' }).click();

  await page.getByRole('heading', { name: 'Nadia Quill' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Nadia Quill' });
  await edit.getByLabel('Last name').fill('Quillon');
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Nadia Quillon' }).waitFor();

  await hana.go('/employees?q=Quillon');
  await page.getByRole('checkbox', { name: 'Select Nadia Quillon' }).check();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete: Nadia Quillon' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByText('Nothing found').waitFor();
  await page.getByRole('button', { name: 'Show deleted' }).click();
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height });
  await page.locator('.card').getByRole('link', { name: 'Nadia Quillon Deleted' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width, height });
  await page.getByRole('checkbox', { name: 'Select Nadia Quillon' }).check();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog', { name: 'Restore: Nadia Quillon' }).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByRole('button', { name: 'Hide deleted' }).click();
  await page.getByRole('link', { name: 'Nadia Quillon' }).waitFor();
  await eventually(async () => expect(await page.getByRole('status').allInnerTexts()).toContain('1–1 of 1'));
});

test('who is still needed is not deleted, and by whom is told', async () => {
  const hana = await stage.as('hr', '/employees?q=HMG-0001');
  const { page } = hana;
  await page.getByRole('checkbox', { name: /^Select (?!all)/ }).check();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog', { name: /^Delete: / });
  await refusal.getByText(/Still used by: .+ \(\d+\)/).waitFor();
  expect(await refusal.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await refusal.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByText('1–1 of 1').isVisible()).toBe(true);
});

test('a department is made, refused beside the field, changed, deleted and taken back at once', async () => {
  const hana = await stage.as('hr', '/departments');
  const { page } = hana;
  await page.getByRole('button', { name: 'New department' }).click();
  const form = page.getByRole('dialog', { name: 'New department' });
  await form.getByLabel('Name').fill('Nursing');
  await form.getByLabel('Code').fill('SLP');
  await choose(form.getByLabel('Part of'), 'Clinical Services');
  await form.getByRole('button', { name: 'Create' }).click();
  await eventually(async () =>
    expect(await saidOf(form.getByLabel('Name'))).toBe('Another department already has this value.'),
  );
  await form.getByLabel('Name').fill('Sleep Clinic');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Sleep Clinic' }).click();

  const drawer = page.getByRole('dialog', { name: 'Sleep Clinic' });
  await drawer.getByText('SLP').waitFor();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Description').fill('Nights only');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('link', { name: 'Sleep Clinic' }).click();
  await drawer.getByText('Nights only').waitFor();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Sleep Clinic?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Sleep Clinic' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Sleep Clinic' }).waitFor();
  expect(await page.getByText('Restored: 1').isVisible()).toBe(true);
});

test('two people change the same department: the second is told by whom and what, and decides', async () => {
  const hana = await stage.as('hr', '/departments?q=Radiology');
  const other = await stage.as('hr', '/departments?q=Radiology');
  for (const { page } of [hana, other]) {
    await page.getByRole('link', { name: 'Radiology' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Cost centre').waitFor();
  }
  await other.page.getByLabel('Cost centre').fill('CC-700');
  await other.page.getByRole('button', { name: 'Save' }).click();
  await other.page.getByText('Saved').waitFor();

  const { page } = hana;
  await page.getByLabel('Cost centre').fill('CC-800');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Changed by Hana Aziz this minute/).waitFor();
  expect(await page.getByText('CC-700').isVisible()).toBe(true);
  expect(await page.getByLabel('Cost centre').inputValue()).toBe('CC-800');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('link', { name: 'Radiology' }).click();
  await page.getByRole('dialog').getByText('CC-800').waitFor();
});

test('what a role grants is a table of subject, action and scope, and holds once saved', async () => {
  const hana = await stage.as('hr', '/company-roles');
  const { page } = hana;
  await page.getByRole('link', { name: 'Line manager' }).click();
  const drawer = page.getByRole('dialog', { name: 'Line manager' });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Payslips: See', { exact: true }).selectOption({ label: 'Team' });
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'role');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.reload();
  expect(await page.getByRole('row').filter({ hasText: 'Line manager' }).innerText()).toMatch(/Payslips/);
});

test('what is typed is not lost by leaving: Cancel, Back and Escape ask first', async () => {
  const hana = await stage.as('hr', '/positions');
  const { page } = hana;
  await page.getByRole('button', { name: 'New position' }).click();
  const form = page.getByRole('dialog', { name: 'New position' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await form.getByLabel('Title').fill('Night porter');
  expect(await barriers(page)).toEqual([]);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => form.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await leave();
    await question.waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await form.getByLabel('Title').inputValue()).toBe('Night porter');
    // Keys are the form's again.
    await eventually(async () =>
      expect(await form.evaluate((shown) => shown.contains(document.activeElement))).toBe(true),
    );
  }
  await page.keyboard.press('Escape');
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(await page.getByText('Night porter').count()).toBe(0);

  // Drawers with and without an address of their own; asked once, they are gone.
  for (const [path, opened, field] of [
    ['/employee-leaves', 'Request leave', 'Reason'],
    ['/calendar', 'New event', 'Title'],
  ] as const) {
    await hana.go(path);
    await page.getByRole('button', { name: opened }).first().click();
    const drawer = page.getByRole('dialog', { name: opened });
    await drawer.getByLabel(field).first().fill('Not yet decided');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await question.waitFor({ state: 'hidden' });
  }
});

test('a change made elsewhere appears on an open page by itself', async () => {
  const hana = await stage.as('hr', '/employees?q=HMG-0001');
  const watching = await stage.as('hr', '/employees?q=HMG-0001');
  for (const { page } of [hana, watching]) {
    await page.getByRole('table').getByRole('link').click();
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
  }
  await hana.page.getByRole('button', { name: 'Edit' }).click();
  await hana.page.getByRole('dialog').getByLabel('Mobile phone').fill('+971 50 1234567');
  await hana.page.getByRole('button', { name: 'Save' }).click();
  await watching.page.getByText('+971 50 1234567').waitFor();
  expect(await watching.page.getByRole('link', { name: '+971 50 1234567' }).getAttribute('href')).toBe(
    'tel:+971501234567',
  );
});

test('a passport number is masked until asked for, and asking is announced; where pay goes stands beside it', async () => {
  const hana = await stage.as('hr', '/employees?q=HMG-0002');
  const { page } = hana;
  await page.getByRole('table').getByRole('link').click();
  // What is empty is no row of dashes, and a heading with nothing under it offers to add it.
  await page.getByRole('heading', { name: 'Identity documents' }).waitFor();
  expect(
    await page
      .locator('dt')
      .filter({ hasText: /^(Middle name|Passport)$/ })
      .count(),
  ).toBe(0);
  await page.getByRole('button', { name: 'Add to “Identity documents”' }).click();
  await page.getByRole('dialog').getByLabel('Passport').fill('N12345678');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Show in clear (recorded)' }).click();
  await page.getByText('N12345678').waitFor();
  const accounts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Bank accounts' }) });
  await accounts.last().getByText('Verified', { exact: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Show in clear (recorded)' }).waitFor();
  expect(await page.getByText('N12345678').count()).toBe(0);
});

test('an employee’s page tells what happened when, and ends their employment', async () => {
  const hana = await stage.as('hr', '/employees?q=HMG-0030');
  const { page } = hana;
  await page.locator('.grid tbody .row-link').first().click();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByText('Joined the company').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Monthly salary' }).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'timeline');

  expect(await page.getByRole('button', { name: 'End employment' }).count()).toBe(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'End employment' }).click();
  const form = page.getByRole('dialog', { name: 'End employment' });
  await form.getByLabel('Termination date').fill('1 Jan 1990');
  await page.keyboard.press('Tab');
  await form.getByLabel('Reason for leaving').fill('Moves abroad');
  await form.getByRole('button', { name: 'Save' }).click();
  await eventually(async () =>
    expect(await saidOf(form.getByLabel('Termination date'))).toContain('cannot end before'),
  );
  await form.getByLabel('Termination date').fill('');
  await form.getByLabel('Termination date').fill('31 Dec 2099');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Under notice').first().waitFor();
  await page.reload();
  const ended = page
    .getByRole('listitem')
    .filter({ hasText: 'End of employment set' })
    .filter({ hasText: 'Hana Aziz' });
  await ended.getByText('Moves abroad').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Left the company' }).getByText('Planned').waitFor();
});

test('a record beside its list tells its history', async () => {
  const hana = await stage.as('hr', '/vendors', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  await page.getByRole('link', { name: 'Blue Palm Catering' }).click();
  const drawer = page.getByRole('dialog', { name: 'Blue Palm Catering' });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Contact person').fill('Samar Haddad');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Blue Palm Catering' }).click();
  await drawer.getByText('History', { exact: true }).click();
  const changed = drawer.getByRole('listitem').filter({ hasText: 'Changed' });
  await changed.getByText('Sara Mansour').waitFor();
  await changed.getByText('Samar Haddad').waitFor();
  await changed.getByText('Hana Aziz').waitFor();
  expect(await barriers(page)).toEqual([]);
});
