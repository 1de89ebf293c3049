import { inCompany, onPlatform, opensWithRows, plainLists } from '../screens';
import { openStage } from '../stage';
import { menuEntries } from '../visitor';

const stage = openStage();
jest.setTimeout(480_000);

// Those of lists are walked through in every-area.test.ts, by the same person, with the same said of each.
test.each([
  ['inside a company', inCompany],
  ['outside any', onPlatform],
])('every other entry of the menu %s opens a page with rows of the demo', async (where, lists) => {
  const admin = await stage.as('admin', '/', { viewport: { width: 1440, height: 900 } });
  const { page } = admin;
  if (where === 'outside any') {
    await page.getByRole('button', { name: 'Leave company' }).click();
    await page.waitForURL('**/companies');
  }
  const entries = await menuEntries(page);
  expect(entries.length).toBeGreaterThan(3);
  const walked = [...lists, ...plainLists(entries, lists)];
  for (const { path } of entries.filter((entry) => !walked.some((list) => list.path === entry.path))) {
    await admin.follow(path);
    await opensWithRows(page, path);
  }
});
