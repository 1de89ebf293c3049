import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot, type Visitor } from '../visitor';

const stage = openStage();

interface Leaver {
  id: string;
  code: string;
  employeeName: string;
}

/** Those of the demo company who have left and of whom nothing is open, so that they can be erased. */
async function leavers({ page }: Visitor): Promise<Leaver[]> {
  const { employees } = await answerTo<{ employees: { rows: Leaver[] } }>(
    page,
    '{ employees(filter: { status: { eq: exited } }, limit: 50) { rows { id code employeeName } } }',
  );
  const free: Leaver[] = [];
  for (const leaver of employees.rows) {
    const { erasurePreview } = await answerTo<{ erasurePreview: { problems: string[] } }>(
      page,
      `{ erasurePreview(id: "${leaver.id}") { problems } }`,
    );
    if (!erasurePreview.problems.length) free.push(leaver);
  }
  return free;
}

test('in Arabic, dark, on a narrow phone, what would go and stay is read, and nothing lies beyond the edge', async () => {
  const admin = await stage.as('admin', '/employees', { viewport: { width: 360, height: 780 }, colorScheme: 'dark' });
  const { page } = admin;
  const [leaver] = await leavers(admin);
  await page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await admin.go(`/employees/${leaver!.id}`);
  await page.getByRole('button', { name: 'المزيد', exact: true }).click();
  await page.getByRole('menuitem', { name: 'حذف البيانات…' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'ما يبقى تحت اسم مستعار' }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'erase-ar-phone');
});

test('who has left is handed out whole, then erased once their number is typed, and the page says so', async () => {
  const admin = await stage.as('admin', '/employees');
  const { page } = admin;
  const [leaver] = await leavers(admin);
  await admin.go(`/employees/${leaver!.id}`);
  await page.getByRole('heading', { level: 1, name: leaver!.employeeName }).waitFor();

  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Everything about this person' }).press('Enter');
  expect((await download).suggestedFilename()).toBe(`data-${leaver!.code}.zip`);

  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Erase…' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByRole('heading', { name: 'Kept under the pseudonym' }).waitFor();
  await form.getByText(/47 of 2022/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'erase');
  await form.getByLabel('Employee number').fill('another');
  await form.getByLabel('Reason').fill('Request 17');
  await form.getByRole('button', { name: 'Erase for good' }).click();
  await form.getByText('Type the employee number as it stands on the page.', { exact: true }).waitFor();
  await form.getByLabel('Employee number').fill(leaver!.code);
  await form.getByRole('button', { name: 'Erase for good' }).click();

  await page.getByRole('heading', { level: 1, name: /^Erased person \d+$/ }).waitFor();
  await page.getByText(/^Erased on .* by /).waitFor();
  await page.getByText('Request 17').waitFor();
  await eventually(async () => expect(await page.getByText(leaver!.employeeName).count()).toBe(0));
  expect(await page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'erased');
});
