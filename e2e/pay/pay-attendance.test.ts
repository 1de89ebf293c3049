import { openStage } from '../stage';
import { barriers, overflow, shoot } from '../visitor';

const stage = openStage();
const now = new Date();
const lastMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)),
);

test('what the law has paid for attendance is read and added, and stands on a payslip with its hours and its rule', async () => {
  const hana = await stage.as('hr', '/pay-components');
  const { page } = hana;
  const offered = page.getByRole('group').filter({ hasText: 'Attendance in pay, as the law has it' });
  await offered.getByText('Attendance in pay, as the law has it').click();
  await offered
    .getByText(
      '125 % of the hourly basic salary. Federal Decree-Law 33/2021, Art. 19 (2), in force since 2 February 2022.',
    )
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'offered');
  await offered.getByRole('button', { name: /^Add Lateness and leaving early from / }).click();
  await page.getByRole('link', { name: 'lateness' }).first().waitFor();
  await offered.getByRole('button', { name: /^Add Lateness/ }).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'phone', exact: true }).click();
  const phoneAllowance = page.getByRole('dialog');
  await phoneAllowance.getByRole('button', { name: 'Edit' }).click();
  await phoneAllowance.getByRole('switch', { name: 'Counts for overtime' }).click();
  expect(await barriers(page)).toEqual([]);
  await phoneAllowance.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();

  await hana.go('/payroll-runs?new=yes');
  const form = page.getByRole('dialog');
  await form.getByLabel('Month').fill(lastMonth);
  await form.getByLabel('Month').press('Enter');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'Changes vs last month' }).waitFor();
  const finding = page.getByRole('region', { name: /Attendance is paid that nobody has approved/ });
  await finding.getByRole('heading').click();
  await finding.getByRole('link').first().waitFor();
  await shoot(page, 'run-with-attendance');
  const path = await finding.getByRole('link').first().getAttribute('href');
  await hana.go(path!);
  const line = page.getByRole('button', { name: /^(Overtime|Work on days of rest)/ }).first();
  await line.click();
  await page.getByText('in force since 2 February 2022').first().waitFor();
  await page.getByText('Hourly basic salary (with Phone allowance)').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'slip-with-attendance');

  const phone = await stage.as('hr', path!, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await phone.page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await phone.go(path!);
  await phone.page
    .getByRole('button', { name: /عمل إضافي|أيام الراحة/ })
    .first()
    .click();
  await phone.page.getByText('سارية منذ').first().waitFor();
  await phone.page.getByText('أجر الساعة الأساسي (مع بدل هاتف)').first().waitFor();
  expect(await overflow(phone.page)).toBe(0);
  expect(await barriers(phone.page)).toEqual([]);
  await shoot(phone.page, 'slip-with-attendance-ar');
});
