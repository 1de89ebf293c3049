import { sendFile } from '../../ui/words/upload';

/** A sheet of a workbook that may hold the list, and its first columns. */
export interface Sheet {
  name: string;
  columns: string[];
}

interface Wanted {
  kind: string;
  /** The sheet that was chosen; without it the server asks where more than one may be meant. */
  sheet?: string;
  language: string;
  /** Told the share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends a list to the server: the id of the import made of it, or the sheets of a workbook one of which has to be
 * chosen.
 */
export function uploadList(
  file: File,
  { kind, sheet, language, onProgress }: Wanted,
): Promise<{ id: string } | { sheets: Sheet[] }> {
  const which = sheet === undefined ? 'sheets=ask' : `sheet=${encodeURIComponent(sheet)}`;
  return sendFile(`/upload/import?kind=${kind}&${which}`, file, { language, onProgress });
}
