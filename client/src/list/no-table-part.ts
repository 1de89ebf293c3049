/**
 * Stands in for the header menus and pages of Ant Design's Table, which no list of this app opens (see vite.config.ts).
 */
export default function NoTablePart(): null {
  return null;
}

export const flattenKeys = (): string[] => [];
