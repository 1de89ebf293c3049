import type { FieldMeta } from '../../../platform/records/fields';
import type { Text } from '../../../platform/text';
import { isRequired } from '../../../platform/records/validate';
import { dayShare, type ColumnProfile } from '../columns/column-profile';
import { isDoubtful, type ColumnGuess } from '../columns/guess-columns';
import { compact, namedAs } from '../columns/target-names';
import type { Mapping } from '../columns/targets';
import { dayFormats } from '../values/day';
import { readMoment } from '../values/instant';
import type { ImportColumn, Importable, MomentColumn } from '../../../platform/import/importable';
import { isPersonAsked, personConfidence } from './person-column';
import { hasValues, valueFor } from './value-words';
import { t } from '../texts/text';

/** Which column tells what, guessed from its name in English and Arabic and from what stands below it. */
export function guessRecordColumns(target: Importable, columns: readonly ColumnProfile[]): ColumnGuess[] {
  const { moment } = target;
  const candidates = columns
    .flatMap((column) => [
      ...[...target.columns].map(([name, wanted]) => ({
        column,
        name,
        confidence: confidenceOf(target, column, wanted),
      })),
      ...(moment ? [{ column, name: moment.name, confidence: momentConfidence(column, moment) }] : []),
    ])
    .filter(({ confidence }) => confidence >= 0.4)
    .sort((left, right) => right.confidence - left.confidence);
  const chosen = new Map<ColumnProfile, { name: string; confidence: number }>();
  const taken = new Set<string>();
  for (const { column, name, confidence } of candidates) {
    if (chosen.has(column) || taken.has(name)) continue;
    chosen.set(column, { name, confidence });
    taken.add(name);
  }
  // It tells both, whatever stands beside it.
  if (moment && taken.has(moment.name))
    for (const [column, { name }] of chosen) if (name === moment.day || name === moment.time) chosen.delete(column);
  const wordsOf = (name: string): string[] =>
    (name === moment?.name ? moment.words : (target.columns.get(name)?.words ?? [])).map(compact);
  const people = candidates.filter(({ name }) => target.columns.get(name)?.isPerson);
  const isAsked = (column: ColumnProfile): boolean => {
    const { name, confidence } = chosen.get(column)!;
    return (
      isDoubtful(confidence, namedAs(column.header, wordsOf(name))) ||
      (!!target.columns.get(name)?.isPerson && isPersonAsked(column, people))
    );
  };
  return columns.map((column) => ({
    header: column.header,
    target: chosen.get(column)?.name ?? null,
    isAsked: chosen.has(column) && isAsked(column),
    confidence: Math.round((chosen.get(column)?.confidence ?? 0) * 100) / 100,
    samples: [...column.values.values()].slice(0, 5).map(({ said }) => said),
  }));
}

function confidenceOf(target: Importable, column: ColumnProfile, { meta, words, isPerson }: ImportColumn): number {
  const name = namedAs(column.header, words.map(compact));
  if (column.filled === 0) return name >= 0.95 ? name * 0.6 : 0;
  const content = contentFit(target, column, meta);
  if (content < 0.5) return 0;
  return isPerson ? personConfidence(column, name * content) : name * content;
}

const share = ({ filled }: ColumnProfile, count: number): number => (filled === 0 ? 0 : count / filled);

function momentConfidence(column: ColumnProfile, { words }: MomentColumn): number {
  const told = momentShare(column);
  return told < 0.5 ? 0 : namedAs(column.header, words.map(compact)) * told;
}

/** Share of the cells that tell a day and a time of it; days that were exported with midnight are days. */
function momentShare({ values }: ColumnProfile): number {
  const isMoment = (said: string): boolean =>
    dayFormats.some((format) => (readMoment(said, format, '9999-12-31')?.time ?? '00:00:00') !== '00:00:00');
  const all = [...values.values()];
  const count = (some: typeof all): number => some.reduce((sum, { times }) => sum + times, 0);
  return all.length ? count(all.filter(({ said }) => isMoment(said))) / count(all) : 0;
}

/** How well what stands in the column suits the field, 0 to 1. */
function contentFit(target: Importable, column: ColumnProfile, meta: FieldMeta): number {
  const isDays = dayShare(column) > 0.5;
  if (hasValues(meta)) {
    const known = [...column.values.values()].filter(({ said }) => valueFor(target, meta, said) !== null);
    // Words nobody knows are asked about.
    return Math.max(
      share(
        column,
        known.reduce((sum, { times }) => sum + times, 0),
      ),
      column.values.size <= 25 && !isDays ? 0.7 : 0,
    );
  }
  switch (meta.kind) {
    case 'date':
    case 'instant':
      return target.moment?.day === meta.name && momentShare(column) >= 0.5
        ? 0.3
        : Math.max(dayShare(column), isDays ? 0 : share(column, column.days.serial) * 0.8);
    case 'integer':
    case 'decimal':
    case 'money':
      return isDays ? 0 : share(column, column.amounts);
    case 'email':
      return share(column, column.emails);
    default:
      return isDays || share(column, column.emails) > 0.5 ? 0.3 : 1;
  }
}

/** Why a mapping cannot be used, or null. */
export function recordMappingProblem(
  { columns, key, changesOnly, moment }: Importable,
  headers: readonly string[],
  mapping: Mapping,
): Text | null {
  const used = new Map<string, string>();
  for (const [header, name] of Object.entries(mapping)) {
    if (!headers.includes(header)) return t('record_columns.file_has_no_column', { header });
    const label = name === moment?.name ? moment.label : columns.get(name)?.label;
    if (!label) return t('record_columns.not_field_list', { name });
    const other = used.get(name);
    if (other !== undefined) {
      return t('record_columns.both_set_leave_them_out', { other, header, label });
    }
    used.set(name, header);
  }
  const halves = moment ? [moment.day, moment.time] : [];
  const [together, apart] = [used.get(moment?.name ?? ''), halves.flatMap((name) => used.get(name) ?? [])];
  if (together !== undefined && apart[0] !== undefined) {
    return t('record_columns.tells_day_time_together_them', { together, apart: apart[0] });
  }
  if (moment && together === undefined && apart.length < halves.length) {
    const [day, time] = halves.map((name) => columns.get(name)!.label);
    return t('record_columns.choose_column_tells_day_time', { moment: moment.label, day: day!, time: time! });
  }
  const missing = [...columns.values()].find(
    ({ meta }) =>
      !used.has(meta.name) &&
      !halves.includes(meta.name) &&
      (key.includes(meta.name) || (!changesOnly && isRequired(meta))),
  );
  return missing ? t('record_columns.choose_column_holds', { missing: missing.label }) : null;
}
