import type { FieldMeta } from '../../../platform/fields';
import type { Text } from '../../../platform/text';
import { isRequired } from '../../../platform/validate';
import { dayShare, type ColumnProfile } from '../columns/column-profile';
import type { ColumnGuess } from '../columns/guess-columns';
import { compact, namedAs } from '../columns/target-names';
import type { Mapping } from '../columns/targets';
import type { ImportColumn, Importable } from '../../../platform/importable';
import { hasValues, valueFor } from './value-words';

/** Which column tells what, guessed from its name in English and Arabic and from what stands below it. */
export function guessRecordColumns(target: Importable, columns: readonly ColumnProfile[]): ColumnGuess[] {
  const candidates = columns.flatMap((column) => [...target.columns].map(([name, wanted]) =>
    ({ column, name, confidence: confidenceOf(target, column, wanted) })))
    .filter(({ confidence }) => confidence >= 0.4)
    .sort((left, right) => right.confidence - left.confidence);
  const chosen = new Map<ColumnProfile, { name: string; confidence: number }>();
  const taken = new Set<string>();
  for (const { column, name, confidence } of candidates) {
    if (chosen.has(column) || taken.has(name)) continue;
    chosen.set(column, { name, confidence });
    taken.add(name);
  }
  return columns.map((column) => ({
    header: column.header, target: chosen.get(column)?.name ?? null,
    confidence: Math.round((chosen.get(column)?.confidence ?? 0) * 100) / 100,
    samples: [...column.values.values()].slice(0, 5).map(({ said }) => said),
  }));
}

function confidenceOf(target: Importable, column: ColumnProfile, { meta, words }: ImportColumn): number {
  const name = namedAs(column.header, words.map(compact));
  if (column.filled === 0) return name >= 0.95 ? name * 0.6 : 0;
  const content = contentFit(target, column, meta);
  return content < 0.5 ? 0 : name * content;
}

const share = ({ filled }: ColumnProfile, count: number): number => (filled === 0 ? 0 : count / filled);

/** How well what stands in the column suits the field, 0 to 1. */
function contentFit(target: Importable, column: ColumnProfile, meta: FieldMeta): number {
  const isDays = dayShare(column) > 0.5;
  if (hasValues(meta)) {
    const known = [...column.values.values()].filter(({ said }) => valueFor(target, meta, said) !== null);
    // Words nobody knows are asked about.
    return Math.max(share(column, known.reduce((sum, { times }) => sum + times, 0)), column.values.size <= 25 && !isDays ? 0.7 : 0);
  }
  switch (meta.kind) {
    case 'date': case 'instant': return Math.max(dayShare(column), isDays ? 0 : share(column, column.days.serial) * 0.8);
    case 'integer': case 'decimal': case 'money': return isDays ? 0 : share(column, column.amounts);
    case 'email': return share(column, column.emails);
    default: return isDays || share(column, column.emails) > 0.5 ? 0.3 : 1;
  }
}

/** Why a mapping cannot be used, or null. */
export function recordMappingProblem({ columns, key, changesOnly }: Importable, headers: readonly string[], mapping: Mapping): Text | null {
  const used = new Map<string, string>();
  for (const [header, name] of Object.entries(mapping)) {
    if (!headers.includes(header)) return { en: `The file has no column "${header}".`, ar: `لا يوجد في الملف عمود باسم "${header}".` };
    const column = columns.get(name);
    if (!column) return { en: `"${name}" is not a field of this list.`, ar: `"${name}" ليس من حقول هذه القائمة.` };
    const other = used.get(name);
    if (other !== undefined) {
      return {
        en: `Both "${other}" and "${header}" are set to ${column.label.en}. Leave one of them out.`,
        ar: `العمودان "${other}" و"${header}" مرتبطان بالحقل "${column.label.ar}". اترك أحدهما.`,
      };
    }
    used.set(name, header);
  }
  const missing = [...columns.values()].find(({ meta }) => !used.has(meta.name)
    && (key.includes(meta.name) || (!changesOnly && isRequired(meta))));
  return missing ? {
    en: `Choose the column that holds: ${missing.label.en}.`, ar: `اختر العمود الذي يحتوي على: ${missing.label.ar}.`,
  } : null;
}
