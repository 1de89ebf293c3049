import type { Ctx } from '../../../platform/context';
import { entriesOf, menuSections, type MenuEntry } from './menu-items';
import { standingOf } from './waiting';
import { say } from '../../../platform/text';

/** A menu item as clients of both doors read it. */
export interface MenuItem {
  title?: string;
  path?: string;
  icon?: string;
  children?: MenuItem[];
  sectionTitle?: string;
  action?: string;
  subject?: string;
  disabled: boolean;
  openInNewTab: boolean;
  badgeContent?: string;
  badgeColor?: string;
}

/**
 * The side menu of the signed-in user where they are now: only what they may open, no empty groups and no empty
 * sections.
 */
export async function menuFor(ctx: Ctx): Promise<MenuItem[]> {
  const { user, locale } = ctx;
  if (user.status !== 'active') return [];
  const shown = async (entries: MenuEntry[]): Promise<MenuItem[]> => {
    const items: MenuItem[] = [];
    for (const { title, children: own, group, made, standing, ...rest } of entries) {
      const item = { title: say(title, locale), ...rest, disabled: false, openInNewTab: false };
      // What names no kind of row is open to everybody who works there.
      const isOpen = rest.subject
        ? ctx.ability.can(rest.action!, rest.subject) && !(rest.subject === 'acl-page' && user.type === 'client')
        : user.type !== 'client' && !user.isFormer;
      const children = group ? [...((await made?.(ctx)) ?? []), ...entriesOf(group)] : own;
      const now = !children && isOpen ? await (standing ?? standingOf(rest.path!))(ctx) : null;
      if (now) items.push(now.badge ? { ...item, badgeContent: now.badge, badgeColor: 'primary' } : item);
      const inner = children ? await shown(children) : [];
      if (inner.length) items.push({ ...item, children: inner });
    }
    return items;
  };
  const here = user.company ? 'company' : 'platform';
  const items: MenuItem[] = [];
  for (const { title, group } of menuSections.filter(({ where }) => where === here)) {
    const section = await shown(entriesOf(group));
    if (section.length)
      items.push({ sectionTitle: say(title, locale), disabled: false, openInNewTab: false }, ...section);
  }
  return items;
}
