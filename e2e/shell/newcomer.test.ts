import { askerOf, settleAttendance } from '../asking';
import { untidyPeople, upload } from '../people';
import { openStage } from '../stage';
import { barriers, eventually, shoot, textsOf, type Visitor } from '../visitor';

const stage = openStage();
/** Last month in words; the demo has paid the two before. */
const now = new Date();
const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
const month = lastMonth.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The untidy list goes from file to employees, everything the dry run names corrected. */
async function importPeople({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: /^import Import$/ }).click();
  await page.getByRole('heading', { name: 'Import a list' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await upload(page, untidyPeople);

  await page.getByText('13 of 13 columns are used.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'import-columns');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'The pay is for' }).waitFor();
  expect(await page.getByText(/^A year: a twelfth is paid each month/).isVisible()).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the dry run' }).click();

  await page.getByRole('button', { name: 'Import 15 people, skip rows with errors: 3' }).waitFor();
  await page.getByRole('button', { name: /“?13\/45\/2020/ }).click();
  await page.getByLabel('DateofHire').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await shoot(page, 'import-dry-run');
  await page.getByLabel('DateofHire').fill('10/5/2020');
  await page.getByRole('button', { name: 'Save the row' }).click();
  await page.getByText('Row 13 saved.').waitFor();
  await page.getByRole('button', { name: /The pay is zero/ }).click();
  await page.getByLabel('Salary').fill('90,000');
  await page.getByRole('button', { name: 'Save the row' }).last().click();
  await page.getByText('Row 14 saved.').waitFor();
  await page.getByRole('button', { name: /shifted by a column/ }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use the suggested cells' }).click();
  await page.getByText('Row 15 saved.').waitFor();
  await page.getByRole('button', { name: 'Make the dry run again' }).click();

  await page.getByRole('button', { name: 'Import 18 people', exact: true }).click();
  await page.getByRole('heading', { name: 'The people are in' }).waitFor();
  expect(await textsOf(page.locator('.figures > *'))).toEqual([
    'Created 18',
    'People changed 0',
    'Skipped or unchanged 0',
    'Rows with errors 0',
    'New departments 2',
    'New positions 8',
    'New managers 1',
  ]);
}

async function seePeople({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Open the employees' }).click();
  await page.getByRole('searchbox').fill('Hollis');
  await page.getByText('1–1 of 1').waitFor();
  expect(await textsOf(page.getByRole('row').last().getByRole('cell'))).toEqual([
    '',
    'Grant Hollis',
    '7008',
    'Marine',
    'Deckhand',
    'Ebba Lindqvist',
    '18 Apr 2016',
    'Former',
  ]);
  await page.getByRole('searchbox').fill('Tanaka');
  await page.getByRole('link', { name: 'Ren Tanaka' }).click();
  await page.getByText('Reports to Ebba Lindqvist').waitFor();
  await shoot(page, 'employee');
  await page.getByText('30 Oct 1995').waitFor();
  await page.getByRole('tab', { name: 'Pay', exact: true }).click();
  await page.getByText(/5,500\.00/).waitFor();
  expect(await barriers(page)).toEqual([]);
}

test('a newcomer brings a real list in, pays a month with a second person, and opens a payslip and its PDF', async () => {
  const hana = await stage.as('hr', '/', { viewport: { width: 1440, height: 900 } });
  const faisal = await stage.as('finance', '/');
  const { page } = hana;
  await hana.go('/employees');
  await importPeople(hana);
  await seePeople(hana);

  await settleAttendance(askerOf(stage.url()), lastMonth.toISOString().slice(0, 7));
  await page.getByRole('button', { name: 'Payroll' }).click();
  await page.getByRole('link', { name: 'Payroll' }).click();
  await page.getByRole('button', { name: 'New payroll run' }).click();
  const form = page.getByRole('dialog', { name: 'New payroll run' });
  await form.getByLabel('Month').fill(month);
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: `Payroll of ${month}` }).waitFor();
  expect(await barriers(page)).toEqual([]);

  const watched = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        new MutationObserver((_changes, observer) => {
          for (const status of document.querySelectorAll('.running [role=status]')) seen.add(status.textContent ?? '');
          if (!document.body.innerText.includes('Changes vs last month')) return;
          observer.disconnect();
          resolve([...seen]);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('heading', { name: 'Changes vs last month' }).waitFor();
  expect((await watched)[0]).toMatch(/^(Gathering who is paid and what for …|\d+ of [1-9]\d* people)$/);
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  expect(await page.locator('#approval-refusal').innerText()).toMatch(/second person|someone else|another/i);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'payroll-review');

  await faisal.go(new URL(page.url()).pathname);
  await faisal.page.getByRole('button', { name: 'Approve' }).click();
  await faisal.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await faisal.page.getByText('Approved', { exact: true }).waitFor();
  await page.getByText('Approved', { exact: true }).waitFor();
  await faisal.page.getByRole('button', { name: 'Post' }).click();
  await faisal.page.locator('.ant-popover').getByRole('button', { name: 'Post' }).click();
  await faisal.page.getByText('Posted').first().waitFor();
  await eventually(async () =>
    expect(
      await faisal.page.getByRole('button', { name: /Approve|Post(?! to the accounts)|Calculate|Cancel/ }).count(),
    ).toBe(0),
  );
  expect(await barriers(faisal.page)).toEqual([]);

  const slips = page.getByRole('region', { name: 'Payslips' });
  await slips.getByRole('searchbox').fill('Tanaka');
  await slips.getByRole('link', { name: 'Ren Tanaka' }).click();
  await page.getByRole('heading', { name: `Ren Tanaka, ${month}` }).waitFor();
  await page.getByRole('button', { name: /Basic salary/ }).click();
  await page.getByText('Formula', { exact: true }).waitFor();
  expect(await page.locator('.pay-why').innerText()).toMatch(/5,500\.00/);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'payslip');
  const pdf = await page.request.get((await page.getByRole('link', { name: 'PDF' }).getAttribute('href'))!);
  const content = await pdf.body();
  expect([pdf.headers()['content-type'], content.subarray(0, 4).toString()]).toEqual(['application/pdf', '%PDF']);
  expect(content.length).toBeGreaterThan(5_000);
});
