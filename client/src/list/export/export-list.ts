import { currentLanguage } from '../../i18n/i18n';
import type { AnyColumn } from '../area';
import type { SortBy } from '../list-address';
import type { ListQuestion } from '../use-list';

export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

export interface ExportOrder {
  subject: string;
  title: string;
  format: ExportFormat;
  question: ListQuestion;
  sort: SortBy[];
  includeDeleted: boolean;
  columns: { field: string; header: string; words?: Record<string, string> }[];
}

/** Masked values leave in no file, and an area's own pieces are no table cells unless they are texts. */
export const isExported = (column: AnyColumn): boolean =>
  column.kind === 'own' ? column.isText === true : column.kind !== 'masked';

/** Asks the server for the file of a list and hands it to the browser; answers what was refused, or nothing. */
export async function downloadList({
  subject,
  title,
  format,
  question,
  sort,
  ...rest
}: ExportOrder): Promise<string | null> {
  const response = await fetch(`/export/${subject}.${format}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify({ title, ...question, sort, ...rest }),
  });
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as { message?: string } | null;
    return answer?.message ?? response.statusText;
  }
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: `${title} ${today()}.${format}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return null;
}

const today = () => new Date().toLocaleDateString('sv-SE');
