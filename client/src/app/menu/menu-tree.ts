import type { MenuEntryFragment } from '../../generated/access';
import { isCurrent } from './menu-match';

export type Entry = MenuEntryFragment & { children?: Entry[] | null };

/** The menu the server supplied, without what one may not open, and without groups and headings that are empty then. */
export function allowedEntries(items: Entry[], can: (action: string, subject: string) => boolean): Entry[] {
  return items
    .filter(({ action, subject }) => !subject || can(action ?? 'read', subject))
    .map((item) => (item.children?.length ? { ...item, children: allowedEntries(item.children, can) } : item))
    .filter(({ sectionTitle, path, children }) => sectionTitle || path || children?.length)
    .filter((item, index, all) => !item.sectionTitle || (all[index + 1] && !all[index + 1]?.sectionTitle));
}

/** Whether the page one is on belongs to the entry or to one below it. */
export const holdsCurrent = (item: Entry, pathname: string): boolean =>
  isCurrent(item.path, pathname) || (item.children ?? []).some((child) => holdsCurrent(child, pathname));

export const keyOf = ({ path, title, sectionTitle }: Entry): string => path ?? title ?? sectionTitle ?? '';

/** What was opened and closed by hand since the page changed. */
export interface Groups {
  opened: string | null;
  closed: string[];
}

export const asItOpens: Groups = { opened: null, closed: [] };

/** A group is open when somebody opened it last, or because the current page is inside and nobody closed it. */
export const isOpen = ({ opened, closed }: Groups, key: string, isInside: boolean): boolean =>
  opened === key || (isInside && !closed.includes(key));

/** After a click on the head of a group: one that opens closes the one opened before. */
export const toggled = (groups: Groups, key: string, isInside: boolean): Groups =>
  isOpen(groups, key, isInside)
    ? { opened: groups.opened === key ? null : groups.opened, closed: [...groups.closed, key] }
    : { opened: key, closed: groups.closed.filter((one) => one !== key) };
