import type { AnyField, AnyRecord, FormHeading } from '../list/area';

export type Values = Record<string, unknown>;

export const isField = (entry: AnyField | { heading: FormHeading }): entry is AnyField => 'field' in entry;

/**
 * The fields a form offers: some can be given only when the record is made, some only afterwards, none that is hidden
 * from the reader in the record, and some no more than the record says. A heading stands above some of them.
 */
export const fieldsFor = (
  fields: (AnyField | { heading: FormHeading })[],
  record: AnyRecord | null,
): (AnyField | { heading: FormHeading })[] =>
  fields
    .filter((entry) => !isField(entry) || !record?.hiddenFields?.includes(entry.field))
    .filter((entry) => !isField(entry) || !entry.insteadOf || isInPlace(entry, record))
    .filter((entry) => !isField(entry) || !entry.only || entry.only === (record ? 'update' : 'create'))
    .filter((entry, at, all) => isField(entry) || isField(all[at + 1] ?? entry))
    .map((entry) =>
      record && isField(entry) && entry.kind === 'choice' && entry.offeredIn
        ? { ...entry, among: offered(record, entry.field, entry.offeredIn) }
        : entry,
    );

/** Whether a field that stands for another has to: the record has it and not the other. */
export const isInPlace = ({ field, insteadOf }: AnyField, record: AnyRecord | null): boolean =>
  !!record?.[field] && !record[insteadOf ?? ''];

const offered = (record: AnyRecord, field: string, offeredIn: string) =>
  [record[field], ...((record[offeredIn] as string[] | null) ?? [])].map(String);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** A text that was emptied means "nothing", not a text of no letters. */
const tidy = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

export function firstValues(fields: AnyField[], record: AnyRecord | null, given: Record<string, string> = {}): Values {
  const begin = ({ field, kind, initial }: AnyField): unknown =>
    (kind === 'references' ? given[field]?.split(',') : given[field]) ?? initial ?? null;
  return Object.fromEntries(
    fields.map((field) => [field.field, record ? (record[field.field] ?? null) : begin(field)]),
  );
}

/** What was typed, without what is no longer asked for. */
export const withoutUnasked = (fields: AnyField[], values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(({ when }) => when && !when.in.includes(String(values[when.field])))
      .map(({ field }) => [field, null]),
  ),
});

/** What a new record is made of: only what was filled in, so that the server's own defaults stand. */
export function inputFrom(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, tidy(value)] as const)
      .filter(([, value]) => value !== null),
  );
}

/** What an update sends: the fields that differ from what was loaded, nothing else. */
export function changesBetween(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after)
      .map(([field, value]) => [field, tidy(value)] as const)
      .filter(([field, value]) => !isSame(value, before[field])),
  );
}
