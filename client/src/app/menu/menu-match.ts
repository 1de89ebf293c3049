const withoutId = (path: string) => path.replace(/\/[0-9a-f]{24}$/, '');

/** Whether a menu item stands for the page one is on; a record's own page belongs to its list. */
export const isCurrent = (path: string | null | undefined, pathname: string): boolean =>
  !!path && (path === pathname || path === withoutId(pathname));
