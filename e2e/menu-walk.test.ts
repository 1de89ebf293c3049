import { openStage } from './stage';
import { barriers, eventually, menuEntries } from './visitor';

const stage = openStage();
jest.setTimeout(300_000);

/** A row of a list, a card, an entry of a calendar, a board or a tree: what the demo left there. */
const somethingOfTheDemo =
  'main :is(tbody tr:not(.ant-table-placeholder), .entry, .mail-row, .approval-text, [class*="card"], [role="treeitem"])';

test.each(['inside a company', 'outside any'])(
  'every entry of the menu %s opens a page with rows of the demo',
  async (where) => {
    const admin = await stage.as('admin', '/', { viewport: { width: 1440, height: 900 } });
    const { page } = admin;
    if (where === 'outside any') {
      await page.getByRole('button', { name: 'Leave company' }).click();
      await page.waitForURL('**/companies');
    }
    const entries = await menuEntries(page);
    expect(entries.length).toBeGreaterThan(3);
    for (const { path } of entries) {
      await admin.follow(path);
      await eventually(async () =>
        expect([path, await page.locator('.ant-skeleton, .rows-skeleton').count()]).toEqual([path, 0]),
      );
      await eventually(async () =>
        expect([path, (await page.locator(somethingOfTheDemo).count()) > 0]).toEqual([path, true]),
      );
      expect([path, await barriers(page)]).toEqual([path, []]);
    }
  },
);
