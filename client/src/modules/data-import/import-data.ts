import type { ImportPreviewQuery, ImportQuery } from '../../generated/data-import';

export type ImportRecord = ImportQuery['record'];
export type Offer = ImportPreviewQuery['preview']['offers'][number];
export type Mapping = Record<string, string>;

export interface StepProps {
  record: ImportRecord;
  onChanged: () => void;
}

export const isRunning = (state: string | null): boolean =>
  state === 'checking' || state === 'committing' || state === 'undoing';

/** Answers that are given for each column by itself stand below another name. */
const byColumn: Record<string, string | undefined> = {
  dayFormat: 'dayFormats',
  dayShift: 'dayShifts',
  decimalMark: 'decimalMarks',
  referenceMissing: 'referenceMissing',
};

/** The answers to the offers as the server takes them; what nobody answered is left to its suggestion. */
export function transformationsFrom(
  offers: Offer[],
  answers: Record<string, string>,
  meanings: Record<string, Record<string, string>>,
): Record<string, unknown> {
  const settings: Record<string, unknown> = Object.keys(meanings).length > 0 ? { values: meanings } : {};
  for (const { kind, target, chosen, suggested } of offers) {
    const answer = answers[`${kind}.${target}`] ?? chosen ?? suggested;
    const ofColumns = byColumn[kind];
    if (kind === 'values' || kind === 'trim' || !answer) continue;
    settings[ofColumns ?? kind] = ofColumns ? { ...(settings[ofColumns] as object), [target]: answer } : answer;
  }
  return settings;
}
