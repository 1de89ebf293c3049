import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, pick, shoot, textsOf } from '../visitor';

const stage = openStage();

const pdf = {
  name: 'renewed licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n'),
};

test('documents stand on a board by how soon they expire, and one is renewed where it stands', async () => {
  const hana = await stage.as('hr', '/documents/board?of=company');
  const { page } = hana;
  const lane = (name: RegExp) => page.getByRole('region', { name });
  await lane(/^Expired 1/)
    .getByRole('link', { name: 'Property insurance' })
    .waitFor();
  expect(await textsOf(page.getByRole('heading', { level: 2 }))).toEqual([
    'Expired 1',
    'Within 7 days 1',
    'Within 30 days 1',
    'Within 90 days 1',
    'Later 1',
  ]);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'documents');

  await lane(/^Expired/)
    .getByRole('link')
    .focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Medical insurance of the staff');

  await page.getByRole('button', { name: 'Renew Property insurance' }).click();
  const drawer = page.getByRole('dialog', { name: 'Renew Property insurance' });
  await drawer.getByLabel('Expires').waitFor();
  expect(await drawer.getByLabel('Number').inputValue()).toBe('INS-77003');
  await drawer.getByRole('button', { name: 'Renew', exact: true }).click();
  await drawer.getByText('Expires is required').first().waitFor();
  await drawer.getByLabel('Expires').fill('1 Jan 2020');
  await page.keyboard.press('Tab');
  await drawer.getByRole('button', { name: 'Renew', exact: true }).click();
  await drawer.getByText('Give a last day after the present one.').first().waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    drawer.getByRole('button', { name: 'Files' }).click(),
  ]);
  await chooser.setFiles(pdf);
  await drawer.getByRole('button', { name: 'Remove renewed licence.pdf' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByLabel('Expires').fill('1 Jan 2035');
  await page.keyboard.press('Tab');
  await drawer.getByRole('button', { name: 'Renew', exact: true }).click();
  await lane(/^Later 2/)
    .getByRole('link', { name: 'Property insurance' })
    .waitFor();
  expect(await lane(/^Expired 0/).isVisible()).toBe(true);

  await page.getByRole('link', { name: 'Property insurance' }).click();
  const record = page.getByRole('dialog', { name: 'Property insurance' });
  await record.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Property insurance' });
  await history.getByText('Version 1').waitFor();
  await history.getByRole('button', { name: /Property insurance\.pdf/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('the board is one column of sections on a phone, and reads from the right in Arabic', async () => {
  const hana = await stage.as('hr', '/documents/board?of=employee', { viewport: { width: 390, height: 844 } });
  await hana.page.getByRole('region', { name: /^Expired/ }).waitFor();
  expect(await overflow(hana.page)).toBe(0);
  const [first, second] = [
    await hana.page.getByRole('region', { name: /^Expired/ }).boundingBox(),
    await hana.page.getByRole('region', { name: /^Within 7 days/ }).boundingBox(),
  ];
  expect(second!.y).toBeGreaterThan(first!.y + first!.height - 1);
  await hana.page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await hana.page.reload();
  await hana.page.getByRole('heading', { name: 'المستندات حسب الانتهاء' }).waitFor();
  await hana.page.getByRole('region', { name: /^منتهية/ }).waitFor();
  expect(await overflow(hana.page)).toBe(0);
  expect(await barriers(hana.page)).toEqual([]);
});

test('the menu counts documents by type and leads to them', async () => {
  const hana = await stage.as('hr', '/documents');
  const { page } = hana;
  await page.getByRole('table').getByRole('link', { name: 'Trade licence' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Company' }).click();
  await menu.getByRole('link', { name: 'Insurance policy (3)' }).click();
  await eventually(async () => expect(await page.getByRole('table').getByRole('link').count()).toBe(3));
  expect(await menu.getByRole('link', { name: 'Insurance policy (3)' }).getAttribute('aria-current')).toBe('page');
});

test("an employee finds their own documents on their page, looks at one, and nobody else's", async () => {
  const elias = await stage.as('employee', '/employee-documents');
  const { page } = elias;
  await page.getByRole('table').getByRole('link', { name: 'Passport' }).waitFor();
  expect(await page.getByRole('table').getByRole('link', { name: 'Passport' }).count()).toBe(1);
  expect(
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'All files' }).count(),
  ).toBe(0);
});

test('documents of a person: added with a file, looked at, and what is still needed is told', async () => {
  const hana = await stage.as('hr', '/employees?q=HMG-0005');
  const { page } = hana;
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByText('Missing: Employment contract').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a document' }).click();
  const form = page.getByRole('dialog', { name: 'Add a document' });
  await form.getByLabel('Title').fill('Contract');
  await form.getByLabel('Document type').click();
  await form.getByLabel('Document type').fill('Employment');
  await page.locator('.ant-select-item-option:visible', { hasText: 'Employment contract' }).first().click();
  const [refused] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: 'File' }).click(),
  ]);
  await refused.setFiles({
    name: 'page.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await form.getByText(/This kind of file is not kept/).waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: 'File' }).click(),
  ]);
  await chooser.setFiles(pdf);
  await form.getByRole('button', { name: 'Remove renewed licence.pdf' }).waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'renewed licence.pdf', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'renewed licence.pdf' });
  await preview.getByTitle('renewed licence.pdf').waitFor();
  expect(await preview.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(/^\/files\/[0-9a-f]{24}$/);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(async () => expect(await page.getByText('Missing').count()).toBe(0));
  // What the server refused stands in the console of the browser too.
  expect(hana.browserErrors().filter((error) => !error.includes('/upload/file'))).toEqual([]);
});

test('all files tell how much room they take and what they belong to', async () => {
  const hana = await stage.as('hr', '/files');
  const { page } = hana;
  await page.getByText(/files take .* of 10 GB/).waitFor();
  await page.getByRole('link', { name: 'Company: Harbour Medical Group' }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('HR asks an employee for a document, who hands it in on a phone; it is sent back, handed in again and verified', async () => {
  const hana = await stage.as('hr', '/employee-documents');
  const hr = hana.page;
  await hr.getByRole('button', { name: 'Request document' }).click();
  const asking = hr.getByRole('dialog', { name: 'Request document' });
  await choose(asking.getByLabel('Employees'), 'Elias');
  await choose(asking.getByLabel('Document type'), 'Employment contract');
  await asking.getByLabel('Needed by').fill('1 Jan 2030');
  await hr.keyboard.press('Tab');
  await asking.getByLabel('Message').fill('Both pages, please');
  expect(await barriers(hr)).toEqual([]);
  await asking.getByRole('button', { name: 'Request document' }).click();
  await hr.getByText('Employees asked: 1').waitFor();

  const elias = await stage.as('employee', '/', { viewport: { width: 390, height: 844 } });
  const { page } = elias;
  await page.getByRole('link', { name: /To upload/ }).click();
  await page.getByRole('link', { name: 'Employment contract' }).first().click();
  await page.getByRole('button', { name: 'Upload Employment contract' }).click();
  const drawer = page.getByRole('dialog', { name: 'Upload Employment contract' });
  await drawer.getByText('Both pages, please').waitFor();
  const upload = async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      drawer.getByRole('button', { name: 'File' }).click(),
    ]);
    await chooser.setFiles({ ...pdf, name: 'contract.pdf' });
    await drawer.getByRole('button', { name: 'Remove contract.pdf' }).waitFor();
    await drawer.getByRole('button', { name: 'Upload', exact: true }).click();
    await drawer.waitFor({ state: 'hidden' });
  };
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await upload();
  await page.getByText('Awaiting verification').first().waitFor();

  await hana.go('/employee-documents?f.state.in=submitted');
  await hr.getByRole('table').getByRole('link', { name: 'Employment contract' }).click();
  const record = hr.getByRole('dialog', { name: 'Employment contract' });
  await record.getByRole('button', { name: 'Reject' }).click();
  const why = hr.getByRole('dialog', { name: 'Reject' });
  await why.getByRole('textbox').fill('The second page is missing');
  await why.getByRole('button', { name: 'Reject' }).click();
  await record.getByText('The second page is missing').first().waitFor();
  expect(await barriers(hr)).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Upload Employment contract' }).click();
  await drawer.getByText('It came back: The second page is missing').waitFor();
  await drawer.getByRole('button', { name: 'Upload', exact: true }).click();
  await drawer.waitFor({ state: 'hidden' });
  await hr.reload();
  await record.getByRole('button', { name: 'Verify' }).click();
  await record.getByText('Verified', { exact: true }).first().waitFor();
});

test('a policy is to be read and confirmed: an employee does so on a phone, and HR sees who has', async () => {
  const hana = await stage.as('hr', '/documents?q=Code+of+conduct');
  const hr = hana.page;
  await hr.getByRole('table').getByRole('link', { name: 'Code of conduct' }).click();
  const record = hr.getByRole('dialog', { name: 'Code of conduct' });
  await record.getByRole('button', { name: 'Edit' }).click();
  await pick(record.getByLabel('To be confirmed by'), 'Everyone');
  await record.getByRole('button', { name: 'Save' }).click();
  await record.waitFor({ state: 'hidden' });
  await hr.getByRole('table').getByRole('link', { name: 'Code of conduct' }).click();
  await record.getByRole('link', { name: 'Who has confirmed it' }).click();
  await hr.getByRole('heading', { name: 'Who has confirmed: Code of conduct' }).waitFor();
  await hr.getByText(/^0 of \d+ have confirmed/).waitFor();
  expect(await barriers(hr)).toEqual([]);

  const elias = await stage.as('employee', '/', { viewport: { width: 390, height: 844 } });
  const { page } = elias;
  await page.getByRole('link', { name: 'Code of conduct' }).click();
  await page.getByText('Open each file first; then you can say that you have read it.').waitFor();
  expect(await page.getByRole('button', { name: 'I have read Code of conduct' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: /Code of conduct\.pdf/ }).click();
  await page.getByTitle('Code of conduct.pdf').waitFor();
  await page.keyboard.press('Escape');
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'I have read Code of conduct' }).click();
  await page.getByText('Nothing to confirm').waitFor();

  await hr.reload();
  await hr.getByText(/^1 of \d+ have confirmed/).waitFor();
  await hr.getByText('Confirmed', { exact: true }).click();
  await hr.getByRole('link', { name: 'Elias Khoury' }).waitFor();
  expect(await barriers(hr)).toEqual([]);
});
