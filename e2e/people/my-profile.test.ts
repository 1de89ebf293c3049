import { askerOf, type Row, type Rows } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, overflow, pick, shoot } from '../visitor';

const stage = openStage();
const pdf = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('an employee changes their telephone at once and their marital status by approval, on a phone', async () => {
  const elias = await stage.as('employee', '/my-profile', { viewport: { width: 390, height: 844 } });
  const { page } = elias;
  const contact = page.getByRole('region', { name: 'Contact details' });
  await contact.getByRole('button', { name: 'Edit Contact details' }).click();
  await page.getByLabel('Mobile phone').fill('+971 50 111 2233');
  await page.getByRole('button', { name: 'Save' }).click();
  await contact.getByText('+971 50 111 2233').waitFor();

  const details = page.getByRole('region', { name: 'Personal details' });
  await details.getByRole('button', { name: 'Edit Personal details' }).click();
  await pick(page.getByLabel('Marital status'), 'Widowed');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: 'Proof' }).click(),
  ]);
  await chooser.setFiles(pdf);
  await page.getByRole('button', { name: 'Remove letter.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await details.getByText('Waiting for approval').waitFor();
  expect([await overflow(page), await barriers(page)]).toEqual([0, []]);
  await shoot(page, 'my-profile-phone');

  const hana = await stage.as('hr', '/profile-changes');
  await hana.page.getByRole('button', { name: 'Elias Khoury' }).or(hana.page.getByText('Widowed')).first().waitFor();
  expect(await barriers(hana.page)).toEqual([]);
});

test('a picture shared to the installed app becomes a document nobody asked for', async () => {
  const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' as const };
  const elias = await stage.as('employee', '/my-profile', phone);
  const { page } = elias;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('region', { name: 'My documents' }).waitFor();
  // What a phone sends when somebody chooses Muster among the places to share to.
  const share = (...names: string[]) =>
    page.evaluate((given) => {
      const files = new DataTransfer();
      for (const name of given) files.items.add(new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' }));
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file', multiple: true });
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    }, names);
  await share('Tetanus 2026.pdf', 'other.pdf');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Remove Tetanus 2026.pdf' }).waitFor();
  expect(await form.getByLabel('Title').inputValue()).toBe('Tetanus 2026');
  await page.getByText('Only Tetanus 2026.pdf came through').waitFor();
  expect([await overflow(page), await barriers(page)]).toEqual([0, []]);
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('region', { name: 'My documents' }).getByText('Tetanus 2026', { exact: true }).waitFor();

  await share();
  await page.getByText('The file did not come through. Choose it here.').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('everybody finds a colleague in the directory, their manager and their team', async () => {
  const elias = await stage.as('employee', '/directory');
  const { page } = elias;
  await page.getByRole('searchbox').fill('mariam');
  await page.getByRole('button', { name: /Mariam Said/ }).click();
  const person = page.getByRole('dialog');
  await person.getByText(/direct reports/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await person.getByRole('button', { name: /Elias Khoury/ }).click();
  await eventually(async () => expect(await person.getByRole('heading', { name: 'Elias Khoury' }).count()).toBe(1));
  await person.getByRole('link', { name: 'Show in org chart' }).click();
  await page.getByRole('treeitem', { name: /Elias Khoury/, selected: true }).waitFor();
});

test('an employee reads who insures them, on a phone in Arabic and the dark, and changes nothing of it', async () => {
  const ask = askerOf(stage.url());
  const { rows } = await ask<Rows<Row>>('hr', '{ employees(search: "Elias Khoury") { rows { id } } }');
  await ask(
    'hr',
    'mutation($input: InsuranceRegistrationInput!) { createInsuranceRegistration(input: $input) { id } }',
    {
      input: {
        employeeId: rows[0]!.id,
        scheme: 'ae_gpssa',
        number: 'GP-5512345',
        firstInsured: '2025-01-01',
        validFrom: '2026-10-01',
      },
    },
  );
  const elias = await stage.as('employee', '/my-profile', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  const { page } = elias;
  const card = page.getByRole('region', { name: 'Social insurance' });
  await card.getByRole('heading', { name: 'GPSSA (Emirates)' }).waitFor();
  expect(await card.getByText('GP-5512345').count()).toBe(0);
  expect(await card.getByRole('button', { name: /Edit|Delete/ }).count()).toBe(0);
  expect([await overflow(page), await barriers(page)]).toEqual([0, []]);
  await page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await elias.go('/my-profile');
  await page.getByRole('region', { name: 'التأمينات الاجتماعية' }).waitFor();
  expect([await overflow(page), await barriers(page)]).toEqual([0, []]);
  await shoot(page, 'my-insurance');
});
