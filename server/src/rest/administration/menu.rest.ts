import type { MenuItem } from '../../modules/administration/menu/menu';
import { menuFor } from '../../modules/administration/menu/menu';
import type { Ctx } from '../../platform/context';
import { say } from '../../platform/text';
import { t } from '../texts/text';

/** What old clients call pages that have another name by now, by their address. */
const oldTitles = new Map([
  ['/departments', t('menu.list')],
  ['/org-chart', t('menu.org_chart')],
  ['/employees', t('menu.list')],
  ['/employee-rewards', t('menu.rewards')],
  ['/employee-deductions', t('menu.deductions')],
  ['/attendance-days', t('menu.days')],
  ['/mails', t('menu.mails')],
]);

const oldPaths = new Map([['/org-chart', '/departments/structure']]);

/** The menu under the titles and addresses old clients know. */
export async function oldMenuFor(ctx: Ctx): Promise<MenuItem[]> {
  const renamed = (items: MenuItem[]): MenuItem[] =>
    items.map(({ children, ...item }) => {
      const title = item.path && oldTitles.get(item.path);
      return {
        ...item,
        ...(title && { title: say(title, ctx.locale) }),
        ...(item.path && { path: oldPaths.get(item.path) ?? item.path }),
        ...(children && { children: renamed(children) }),
      };
    });
  return renamed(await menuFor(ctx));
}
