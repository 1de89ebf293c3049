import type { AnyField, AnyRecord, FormHeading } from '../list/area';
import { isField, isInPlace } from './form-values';
import { relationOf } from '../fields/kinds/kind';

type Entry = AnyField | { heading: FormHeading };

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isEmpty = ({ kind, field }: AnyField, record: AnyRecord): boolean =>
  isNothing(record[field]) && (kind !== 'reference' || isNothing(record[relationOf(field)]));

/** What an area draws of its own says itself that there is nothing. */
const isFilled = (field: AnyField, record: AnyRecord): boolean => field.kind === 'own' || !isEmpty(field, record);

export interface ShownGroup {
  heading: FormHeading | null;
  /** Those with something in them. */
  filled: AnyField[];
  /** The first that whoever may change the record could enter; null where there is none. */
  enterable: AnyField | null;
}

/** The fields of a record under their headings. */
export function groupsOf(entries: Entry[], record: AnyRecord): ShownGroup[] {
  const groups: { heading: FormHeading | null; fields: AnyField[] }[] = [{ heading: null, fields: [] }];
  for (const entry of entries) {
    if (!isField(entry)) groups.push({ heading: entry.heading, fields: [] });
    else if (!entry.isNotKept && !record.hiddenFields?.includes(entry.field)) groups.at(-1)?.fields.push(entry);
  }
  return groups
    .filter(({ fields }) => fields.length > 0)
    .map(({ heading, fields }) => ({
      heading,
      filled: fields.filter((field) => isFilled(field, record)),
      enterable: fields.find(({ only }) => only !== 'create') ?? null,
    }));
}

/** A fact that is empty belongs to a state the record is not in. */
export const factsOf = (facts: Entry[], record: AnyRecord): Entry[] =>
  facts.filter((entry) => !isField(entry) || !isEmpty(entry, record));

/** The fields of a form as they are read: without those that are empty since the form does not ask for them. */
export const askedOf = (fields: Entry[], record: AnyRecord): Entry[] =>
  fields
    .filter((entry) => !isField(entry) || !entry.insteadOf || isInPlace(entry, record))
    .filter(
      (entry) =>
        !isField(entry) ||
        !entry.when ||
        entry.when.in.includes(String(record[entry.when.field])) ||
        !isEmpty(entry, record),
    );
