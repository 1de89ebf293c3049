import { countedTypes } from '../../documents/document-type/document-type';
import type { Ctx } from '../../../platform/context';
import type { MenuEntry } from './menu-items';

/** A group for each category, in it an entry for each document type with how many documents of it the user may see. */
export async function documentTypeEntries(ctx: Ctx): Promise<MenuEntry[]> {
  const groups = new Map<string, MenuEntry[]>();
  for (const { id, name, category, appliesTo, count } of await countedTypes(ctx)) {
    const title = `${name} (${count})`;
    const place =
      appliesTo === 'employee'
        ? { path: `/employee-documents/type/${id}`, subject: 'EmployeeDocument' }
        : { path: `/documents/type/${id}`, subject: 'Document' };
    groups.set(category, [
      ...(groups.get(category) ?? []),
      { title: { en: title, ar: title }, icon: 'file-text', action: 'read', ...place },
    ]);
  }
  return [...groups].map(([category, children]) => ({
    title: { en: category, ar: category },
    icon: 'folder',
    children,
  }));
}
