import { openStage } from '../stage';
import { barriers, overflow, shoot } from '../visitor';

const stage = openStage();

test('days are asked to be paid out with what they are worth, approved by somebody else, and come back when it is cancelled', async () => {
  const elias = await stage.as('employee', '/my-leave');
  const { page } = elias;
  const encashments = page.getByRole('region', { name: 'Leave encashment' });
  const asked = encashments.getByRole('listitem').filter({ hasText: '0.5 days' });
  await encashments.getByRole('button', { name: 'Request encashment' }).click();
  const form = page.getByRole('dialog', { name: 'Request encashment' });
  await form.getByLabel('Days', { exact: true }).fill('0.5');
  await form.getByRole('button', { name: /^Leave encashment: Annual leave/ }).click();
  await form.getByText(/Cabinet Resolution 1\/2022/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'leave-encashment-asked');
  await form.getByRole('button', { name: 'Request encashment' }).click();
  await form.waitFor({ state: 'detached' });
  await asked.getByText('Waiting for approval', { exact: true }).waitFor();
  const address = (await asked.getByRole('link').first().getAttribute('href'))!;

  const faisal = await stage.as('finance', address);
  const drawer = faisal.page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^Leave encashment: Annual leave/ }).waitFor();
  await drawer.getByRole('button', { name: 'Reject' }).hover();
  expect(await barriers(faisal.page)).toEqual([]);
  await shoot(faisal.page, 'leave-encashment');
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await drawer.getByText('Approved, paid by the next payroll').first().waitFor();

  await elias.go('/my-leave');
  await asked.getByText('Approved, paid by the next payroll').waitFor();
  await page.getByRole('button', { name: /^Annual leave/ }).click();
  await page
    .getByRole('table', { name: /How it came to be/ })
    .getByText('Paid out')
    .first()
    .waitFor();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Cancel', exact: true }).last().click();
  await asked.getByText('Cancelled', { exact: true }).waitFor();
});

test('a balance in the list opens with its rules; in Arabic on a phone nothing lies beyond the edge', async () => {
  const hr = await stage.as('hr', '/leave-balances');
  await hr.page.getByRole('row').filter({ hasText: 'Annual leave' }).getByRole('link').first().click();
  await hr.page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
  await hr.page
    .getByText(/days a month after 60 months of service/)
    .first()
    .waitFor();
  expect(await barriers(hr.page)).toEqual([]);
  await shoot(hr.page, 'leave-rules');
  const elias = await stage.as('employee', '/my-leave', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  });
  await elias.page.getByRole('button', { name: /^الإجازة السنوية/ }).click();
  await elias.page.getByRole('heading', { name: 'القواعد' }).waitFor();
  expect(await overflow(elias.page)).toBe(0);
  await shoot(elias.page, 'my-leave-rules-arabic-dark');
  const list = await stage.as('hr', '/leave-encashments', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  });
  await list.page.getByRole('main').getByRole('listitem').first().waitFor();
  expect(await overflow(list.page)).toBe(0);
  expect(await barriers(list.page)).toEqual([]);
  await shoot(list.page, 'leave-encashments-arabic-dark');
});
