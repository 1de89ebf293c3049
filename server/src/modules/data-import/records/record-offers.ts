import { findArea } from '../../../platform/records/area';
import { isRequired } from '../../../platform/records/validate';
import type { ColumnProfile } from '../columns/column-profile';
import { whenMissing, type WhenMissing } from '../columns/import-settings';
import { offerTexts } from '../columns/offer-texts';
import { dayOffers, markOffer, plainOffer, shiftOffers, trimOffer, type Offer } from '../columns/offers';
import type { Mapping } from '../columns/targets';
import type { FieldMeta } from '../../../platform/records/fields';
import type { ImportColumn, Importable } from '../../../platform/import/importable';
import { namingFields } from './reference-index';
import { hasValues, valueFor, valueLabel, valuesOf } from './value-words';

type Mapped = { column: ColumnProfile; wanted: ImportColumn };

/** What to offer for the mapped columns, in the order a person should look at it. */
export function recordOffers(target: Importable, columns: readonly ColumnProfile[], mapping: Mapping): Offer[] {
  const mapped = columns.flatMap((column): Mapped[] => {
    const wanted = target.columns.get(mapping[column.header] ?? '');
    return wanted ? [{ column, wanted }] : [];
  });
  const isDays = (name = ''): boolean =>
    name === target.moment?.name || ['date', 'instant'].includes(target.columns.get(name)?.meta.kind ?? '');
  return [
    ...trimOffer(columns, mapping),
    ...dayOffers(
      columns.filter(({ header }) => isDays(mapping[header])),
      mapping,
    ),
    ...shiftOffers(
      mapped.filter(({ wanted }) => wanted.meta.kind === 'date').map(({ column }) => column),
      mapping,
    ),
    ...mapped
      .filter(({ wanted }) => ['integer', 'decimal', 'money'].includes(wanted.meta.kind))
      .flatMap(({ column, wanted }) => markOffer(column, wanted.meta.name)),
    ...mapped.flatMap((each) => valuesOffer(target, each, isSeveralTimes(target, mapped))),
    ...mapped.flatMap(missingOffer),
  ];
}

/** Whether somebody or something stands in more than one row. */
const isSeveralTimes = ({ key }: Importable, mapped: readonly Mapped[]): boolean =>
  mapped.some(
    ({ column, wanted }) => wanted.meta.name === key[0] && (column.hasMoreValues || column.values.size < column.filled),
  );

/**
 * The one value that stands throughout a column in which it then tells nothing, such as "in" at every tap of a clock
 * that does not tell in from out; undefined where that is not so.
 */
export function sameThroughout(target: Importable, column: ColumnProfile, meta: FieldMeta): string | undefined {
  const told = [...column.values.values()].map(({ said }) => valueFor(target, meta, said));
  const [only] = told;
  return target.sameThroughout[meta.name] &&
    column.filled > 1 &&
    only &&
    only !== target.sameThroughout[meta.name] &&
    told.every((value) => value === only)
    ? only
    : undefined;
}

function valuesOffer(target: Importable, { column, wanted: { meta } }: Mapped, isSeveral: boolean): Offer[] {
  if (!hasValues(meta)) return [];
  const instead = isSeveral && sameThroughout(target, column, meta) ? target.sameThroughout[meta.name] : undefined;
  const values = [...column.values].map(([key, { said, times }]) => ({
    key,
    said,
    times,
    meaning: instead ?? valueFor(target, meta, said),
  }));
  if (values.every(({ key, meaning }) => key === meaning)) return [];
  const unknown = values.filter(({ meaning }) => meaning === null).reduce((sum, { times }) => sum + times, 0);
  return [
    {
      ...plainOffer,
      kind: 'values',
      target: meta.name,
      header: column.header,
      title: offerTexts.values.title(column.header),
      because: instead ? offerTexts.values.same : offerTexts.values.because(unknown),
      isAsked: unknown > 0 || !!instead,
      options: [
        { value: '', label: offerTexts.options['']! },
        ...valuesOf(meta).map((value) => ({ value, label: valueLabel(target, meta, value) })),
      ],
      values: values.map(({ said, times, meaning }) => ({ said, times, meaning })),
    },
  ];
}

function missingOffer({ column, wanted: { meta } }: Mapped): Offer[] {
  const choices = meta.target ? whenMissingOf(meta) : [];
  if (choices.length < 2 || column.filled === 0) return [];
  return [
    {
      ...plainOffer,
      kind: 'referenceMissing',
      target: meta.name,
      header: column.header,
      title: offerTexts.referenceMissing.title(column.header),
      because: offerTexts.referenceMissing.because,
      suggested: 'reject',
      options: choices.map((value) => ({ value, label: offerTexts.referenceMissing.options[value] })),
    },
  ];
}

/** What may become of a reference to nothing: a row is made only where a name is all that it needs. */
export function whenMissingOf({ target, optional }: ImportColumn['meta']): WhenMissing[] {
  const needed = nameNeededBy(target ?? '');
  return whenMissing.filter((choice) => choice === 'reject' || (choice === 'create' ? needed !== null : optional));
}

/** The one field a new row of the area needs, where it is one it is known by. */
export function nameNeededBy(name: string): string | null {
  const area = findArea(name);
  if (!area?.isTenant) return null;
  const needed = [...area.fields.values()].filter(isRequired);
  const [only] = needed;
  return needed.length === 1 && only && namingFields(area).includes(only) ? only.name : null;
}
