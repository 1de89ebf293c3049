import type { Page } from 'playwright-core';
import { en } from '../../client/src/i18n/en';
import { answerTo } from '../asking';
import { inCompany, onPlatform, opensWithRows, plainLists, type Screen } from '../screens';
import { openStage } from '../stage';
import { eventually, menuEntries, push, type Visitor } from '../visitor';

const stage = openStage();
// Fourteen lists in one test.
jest.setTimeout(480_000);

const rowOf = (page: Page, id: string) => page.locator(`tr[data-row-key="${id}"]`);

/** The first row of the list that may be deleted, by a try that is taken back. */
async function firstDeletable(page: Page, subject: string): Promise<string | undefined> {
  await page.locator('tr[data-row-key]').first().waitFor();
  const ids = await page
    .locator('tr[data-row-key]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key')!));
  const query =
    'mutation($subject: String!, $ids: [ID!]!) { bulk(subject: $subject, action: "delete", ids: $ids, dryRun: true) { id done } }';
  const { bulk } = await answerTo<{ bulk: { id: string; done: boolean }[] }>(page, query, { subject, ids });
  return bulk.find(({ done }) => done)?.id;
}

/** A row that nothing refers to yet. */
async function madeFresh(page: Page, { subject, fresh }: Screen): Promise<string> {
  if (subject === 'File') {
    const file = { name: 'Aa.txt', mimeType: 'text/plain', buffer: Buffer.from('Nothing of note') };
    return ((await (await page.request.post('/upload/file', { multipart: { file } })).json()) as { id: string }).id;
  }
  const input = { ...fresh };
  if (typeof input['employeeId'] === 'string') {
    const query = 'query($code: String!) { employees(filter: {code: {eq: $code}}) { rows { id } } }';
    input['employeeId'] = (
      await answerTo<{ employees: { rows: { id: string }[] } }>(page, query, { code: input['employeeId'] })
    ).employees.rows[0]!.id;
  }
  const query = `mutation($input: ${subject}Input!) { made: create${subject}(input: $input) { id } }`;
  return (await answerTo<{ made: { id: string } }>(page, query, { input })).made.id;
}

/** The row the list is tried with. */
async function subjectOf(somebody: Visitor, screen: Screen): Promise<string> {
  const { page } = somebody;
  if (!screen.fresh) await somebody.follow(screen.path);
  const free = screen.fresh ? undefined : await firstDeletable(page, screen.subject);
  if (free) return free;
  const id = await madeFresh(page, screen);
  await (screen.fresh ? somebody.follow(screen.path) : somebody.go(screen.path));
  await rowOf(page, id).waitFor();
  return id;
}

async function refusesEmpty(page: Page, { path, subject }: Screen): Promise<void> {
  const title = en.area[subject].add;
  await page
    .getByRole('button', { name: new RegExp(`${title}$`) })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: title });
  // What a form asks for moves its buttons when it comes.
  await page.waitForLoadState('networkidle');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await eventually(async () =>
    expect([path, await form.locator('.ant-form-item-has-error .ant-form-item-explain-error').allInnerTexts()]).toEqual(
      [path, expect.arrayContaining([expect.stringMatching(/is required$/)])],
    ),
  );
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
}

async function changes(somebody: Visitor, { path }: Screen, id: string, label: string): Promise<void> {
  const form = somebody.page.getByRole('dialog').first();
  const field = form.getByLabel(new RegExp(`^${label}`)).first();
  await push(somebody.page, `${path}?edit=${id}`);
  await field.waitFor();
  const changed = `${await field.inputValue()}7`;
  await field.fill(changed);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await somebody.page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  await somebody.go(`${path}?edit=${id}`);
  await field.waitFor();
  expect([path, await field.inputValue()]).toEqual([path, changed]);
}

/** Marks the row and does to it what the bar above the list offers. */
async function actOn(page: Page, id: string, word: 'Delete' | 'Restore'): Promise<void> {
  await rowOf(page, id).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: word }).click();
  await page
    .getByRole('dialog', { name: new RegExp(`^${word}: `) })
    .getByRole('button', { name: new RegExp(`^${word}`) })
    .click();
  await page.getByRole('button', { name: 'Understood' }).click();
}

async function deletesAndRestores({ page }: Visitor, id: string): Promise<void> {
  await actOn(page, id, 'Delete');
  await rowOf(page, id).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show deleted' }).click();
  await rowOf(page, id).getByText('Deleted', { exact: true }).waitFor();
  await actOn(page, id, 'Restore');
  await rowOf(page, id).getByText('Deleted', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Hide deleted' }).click();
  await rowOf(page, id).waitFor();
}

/** `rowsMade`: how many of the rows on a list are those this flow makes; the rest come with the demo. */
async function walk(somebody: Visitor, screens: Screen[], rowsMade = 1): Promise<string[]> {
  const wrong: string[] = [];
  for (const screen of screens) {
    const { page } = somebody;
    try {
      const id = await subjectOf(somebody, screen);
      await opensWithRows(page, screen.path, screen.fresh ? rowsMade : 0);
      if (screen.edit) {
        await refusesEmpty(page, screen);
        await changes(somebody, screen, id, screen.edit);
        await push(page, screen.path);
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
      await deletesAndRestores(somebody, id);
    } catch (error) {
      wrong.push(`${screen.path}: ${(error as Error).message}`);
    }
  }
  return wrong;
}

const wide = { viewport: { width: 1440, height: 900 } };

test('every entry of the menu that is walked nowhere else is a plain list, and does the same', async () => {
  const admin = await stage.as('admin', '/', wide);
  const screens = plainLists(await menuEntries(admin.page), inCompany);
  expect(screens.map(({ subject }) => subject)).toContain('Department');
  expect(await walk(admin, screens, 0)).toEqual([]);
});

const atATime = 14;
const walks = Array.from({ length: Math.ceil(inCompany.length / atATime) }, (_, at) =>
  inCompany.slice(at * atATime, (at + 1) * atATime),
);

test.each(walks.map((screens) => ({ from: screens[0]!.path, screens })))(
  'in a company every list makes, changes, deletes and restores a row on its screen, from $from on',
  async ({ screens }) => {
    const [one, other] = [await stage.as('admin', '/', wide), await stage.as('admin', '/', wide)];
    expect(
      (await Promise.all([walk(one, screens.slice(0, atATime / 2)), walk(other, screens.slice(atATime / 2))])).flat(),
    ).toEqual([]);
  },
);

test('outside any company too', async () => {
  const admin = await stage.as('admin', '/', { viewport: { width: 1440, height: 900 } });
  await admin.page.getByRole('button', { name: 'Leave company' }).click();
  await admin.page.waitForURL('**/companies');
  expect(plainLists(await menuEntries(admin.page), onPlatform)).toEqual([]);
  expect(await walk(admin, onPlatform)).toEqual([]);
});

test('what an employee is paid and was is deleted and taken back on their page', async () => {
  const hana = await stage.as('hr', '/employees?q=HMG-0011', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  await page.locator('tr[data-row-key]').first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Pay', exact: true }).click();
  // Not those of the tab before.
  await page.getByRole('link', { name: 'What if …' }).waitFor();
  const rows = page.locator('.dated > li');
  await rows.first().waitFor();
  const before = await rows.count();
  await rows.first().getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /^Delete Salary, / })
    .getByRole('button', { name: 'Delete' })
    .click();
  await eventually(async () => expect(await rows.count()).toBe(before - 1));
  // The first is that of the salaries; pay groups have one too.
  await page.getByRole('button', { name: 'Show deleted' }).first().click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Restored: 1').waitFor();
  await page.getByRole('button', { name: 'Hide deleted' }).click();
  await eventually(async () => expect(await rows.count()).toBe(before));
});
