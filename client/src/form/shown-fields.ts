import type { AnyField, AnyRecord, FormHeading } from '../list/area';
import { isField, isInPlace } from './form-values';
import { relationOf } from '../fields/kinds/kind';

type Entry = AnyField | { heading: FormHeading };

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isEmpty = ({ kind, field }: AnyField, record: AnyRecord): boolean =>
  isNothing(record[field]) && (kind !== 'reference' || isNothing(record[relationOf(field)]));

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
