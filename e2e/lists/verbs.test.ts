import { answerTo, askerOf, type Row, type Rows } from '../asking';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const nextMonth = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
};

test('several rewards are rejected at once with one reason, which each tells', async () => {
  const faisal = await stage.as('finance', '/employee-rewards?f.state.in=pending&size=100');
  const { page } = faisal;
  await page.getByRole('table').getByRole('link').first().waitFor();
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  const bar = page.getByRole('region', { name: 'Selected' });
  await bar.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Reject/ });
  expect(await dialog.getByRole('button', { name: 'Check' }).isDisabled()).toBe(true);
  await dialog.getByLabel(/^Why\?/).fill('Not in the budget of this quarter');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Reject: 2' }).click();
  await dialog.getByText('Done: 2. Refused: 0.').waitFor();
  await dialog.getByRole('button', { name: 'Understood' }).click();
  await faisal.go('/employee-rewards?f.state.in=rejected');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('dialog').getByText('Not in the budget of this quarter').waitFor();
});

test('what a court ordered is entered as a deduction; once a payroll took it, a second person reverses it with a reason', async () => {
  const hana = await stage.as('hr', '/employee-deductions?new=yes');
  const form = hana.page.getByRole('dialog');
  await choose(form.getByLabel('Employee'), 'HMG-0007');
  await form.getByLabel('Type', { exact: true }).click();
  await hana.page.locator('.ant-select-item-option:visible', { hasText: 'Maintenance (alimony)' }).click();
  await form.getByLabel('Amount').fill('250');
  await form.getByLabel('Day', { exact: true }).fill(`${nextMonth()}-05`);
  await form.getByLabel('Day', { exact: true }).press('Enter');
  await form.getByLabel('What for').fill('Maintenance by order of the court');
  await form.getByLabel('Court order').click();
  expect(await barriers(hana.page)).toEqual([]);
  await shoot(hana.page, 'deduction-form');
  await form.getByRole('button', { name: 'Create' }).click();
  await hana.page.getByText('Maintenance by order of the court').first().waitFor();

  const asking = askerOf(stage.url());
  const {
    rows: [made],
  } = await asking<Rows<Row & { employeeId: string; legalOrder: boolean }>>(
    'hr',
    '{ employeeDeductions(search: "Maintenance by order") { rows { id version employeeId legalOrder } } }',
  );
  expect(made!.legalOrder).toBe(true);
  const step = (account: string, verb: string, { id, version }: Row) =>
    asking<Row & { state: string }>(
      account,
      `mutation($id: ID!, $version: Int!) { ${verb}(id: $id, version: $version) { id version state } }`,
      { id, version },
    );
  await step('finance', 'approveEmployeeDeduction', await step('hr', 'submitEmployeeDeduction', made!));
  let run = await asking<Row & { state: string }>(
    'hr',
    'mutation($input: PayrollRunInput!) { createPayrollRun(input: $input) { id version state } }',
    { input: { period: nextMonth(), employeeIds: [made!.employeeId] } },
  );
  await step('hr', 'calculatePayrollRun', run);
  await eventually(async () => {
    run = await asking('hr', 'query($id: ID!) { payrollRun(id: $id) { id version state } }', { id: run.id });
    expect(run.state).toBe('review');
  });
  await step('hr', 'postPayrollRun', await step('finance', 'approvePayrollRun', run));

  const faisal = await stage.as('finance', `/employee-deductions?open=${made!.id}`);
  const drawer = faisal.page.getByRole('dialog');
  await drawer.getByText('Taken so far').waitFor();
  await drawer.getByRole('button', { name: 'Reverse', exact: true }).click();
  const asked = faisal.page.getByRole('dialog', { name: 'Reverse', exact: true });
  await asked.getByLabel(/^Why\?/).fill('The court lifted its order');
  await shoot(faisal.page, 'deduction-reverse');
  await asked.getByRole('button', { name: 'Reverse', exact: true }).click();
  await drawer.getByText('The court lifted its order').waitFor();
  expect(await barriers(faisal.page)).toEqual([]);
  await shoot(faisal.page, 'deduction-reversed');

  const mobile = await stage.as('finance', `/employee-deductions?open=${made!.id}`, {
    ...phone,
    locale: 'ar-AE',
    colorScheme: 'dark',
  });
  await mobile.page.getByText('سبب العكس').waitFor();
  expect(await overflow(mobile.page)).toBe(0);
  expect(await barriers(mobile.page)).toEqual([]);
  await shoot(mobile.page, 'deduction-reversed-ar');
});

test('a form begun on a phone is found on the desk, with its file, and its draft ends when it is sent', async () => {
  const hana = await stage.as('hr', '/forms');
  await hana.page.getByRole('button', { name: 'New form' }).click();
  const drawer = hana.page.getByRole('dialog', { name: 'New form' });
  await drawer.getByLabel('Title', { exact: true }).fill('Visa of a relative');
  await drawer.getByRole('button', { name: 'Create' }).click();
  await hana.page.getByRole('heading', { name: 'Visa of a relative' }).waitFor();
  for (const [kind, label] of [
    ['Short text', 'Whose visa?'],
    ['File', 'A copy of the passport'],
  ] as const) {
    await hana.page.getByRole('button', { name: 'Add a question' }).click();
    await hana.page.getByRole('menuitem', { name: kind, exact: true }).click();
    await hana.page.getByLabel('Question', { exact: true }).fill(label);
    await hana.page.getByRole('checkbox', { name: 'Must be answered' }).check();
  }
  await hana.page.getByRole('button', { name: 'Save', exact: true }).click();
  await hana.page.getByRole('status').getByText('Saved').waitFor();
  await hana.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await hana.page.getByRole('status').getByText('Published as version 1').waitFor();

  const mobile = await stage.as('employee', '/requests/new', phone);
  await mobile.page.getByRole('link', { name: /Visa of a relative/ }).tap();
  await mobile.page.getByLabel('Whose visa?').fill('My mother');
  await mobile.page.getByText(/^Draft kept/).waitFor();
  expect(await barriers(mobile.page)).toEqual([]);
  expect(await overflow(mobile.page)).toBe(0);

  const elias = await stage.as('employee', '/requests/new');
  const { page } = elias;
  await page.getByRole('link', { name: /Visa of a relative.*Begun/s }).click();
  await eventually(async () => expect(await page.getByLabel('Whose visa?').inputValue()).toBe('My mother'));
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Not sent yet.').waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel('A copy of the passport').click(),
  ]);
  await chooser.setFiles({
    name: 'passport.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await page.getByRole('button', { name: 'passport.png', exact: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: /^Visa of a relative, no\. \d+$/ }).waitFor();
  await page.getByRole('button', { name: 'passport.png' }).waitFor();
  const address = new URL(page.url()).pathname;

  const mariam = await stage.as('manager', address);
  await mariam.page.getByRole('button', { name: 'passport.png' }).click();
  await mariam.page.getByRole('dialog', { name: 'passport.png' }).waitFor();
  await elias.go('/requests/new');
  await page.getByRole('link', { name: /Visa of a relative/ }).waitFor();
  expect(await page.getByRole('link', { name: /Visa of a relative.*Begun/s }).count()).toBe(0);
});

test('who lacks required documents stands once, with each to add, and it reads well on an Arabic phone', async () => {
  const hana = await stage.as('hr', '/missing-documents', { viewport: { width: 1280, height: 800 } });
  const { page } = hana;
  const { missing } = await answerTo<{ missing: { total: number; totalDocuments: number } }>(
    page,
    '{ missing: employeesMissingDocuments { total totalDocuments } }',
  );
  const rows = page.getByRole('table').locator('tbody tr');
  const names = rows.getByRole('rowheader').getByRole('link');
  await rows.first().waitFor();
  await page.getByText(`${missing.total} employees · ${missing.totalDocuments} documents`).waitFor();
  const shown = await rows.evaluateAll((all) => all.map((row) => row.querySelector('a')!.getAttribute('href')));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.length).toBe(Math.min(25, missing.total));
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await page.getByText('Expired', { exact: true }).first().click();
  await eventually(async () => expect(new URL(page.url()).searchParams.get('state')).toBe('expired'));
  const lacked = rows.first().getByRole('listitem').getByRole('link');
  await eventually(async () => expect((await textsOf(rows.getByRole('listitem'))).join()).not.toContain('Missing'));
  await lacked.first().click();
  await page.getByRole('tab', { name: 'Documents', selected: true }).waitFor();

  await hana.go('/missing-documents?state=missing');
  await names.first().waitFor();
  const [name] = await textsOf(names.first());
  await page.getByRole('searchbox').fill(name!);
  await eventually(async () => expect(await textsOf(names)).toEqual([name]));
  const before = await lacked.count();
  const [document] = await textsOf(lacked.first().locator('bdi'));
  await lacked.first().click();
  const form = page.getByRole('dialog', { name: 'New document' });
  await form.getByText(name!).waitFor();
  expect(await form.getByLabel('Title').inputValue()).toBe(document);
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'hidden' });
  const answer = await answerTo<{ left: { totalDocuments: number } }>(
    page,
    'query($name: String!) { left: employeesMissingDocuments(search: $name, state: missing) { totalDocuments } }',
    { name },
  );
  expect(answer.left.totalDocuments).toBe(before - 1);
  await hana.go('/missing-documents');
  await page.getByText(`${missing.totalDocuments - 1} documents`).waitFor();

  const arabic = await stage.as('hr', '/missing-documents', { ...phone, locale: 'ar-AE', colorScheme: 'dark' });
  await arabic.page.getByRole('heading', { name: 'المستندات الناقصة' }).waitFor();
  await arabic.page.getByRole('link', { name: /./ }).first().waitFor();
  expect(await barriers(arabic.page)).toEqual([]);
  expect(await overflow(arabic.page)).toBe(0);
});
