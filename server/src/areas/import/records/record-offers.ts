import { areaNamed } from '../../../platform/area';
import { isRequired } from '../../../platform/validate';
import type { ColumnProfile } from '../columns/column-profile';
import { whenMissing, type WhenMissing } from '../columns/import-settings';
import { offerTexts } from '../columns/offer-texts';
import { dayOffers, plainOffer, trimOffer, type Offer } from '../columns/offers';
import type { Mapping } from '../columns/targets';
import type { ImportColumn, Importable } from '../../../platform/importable';
import { namingFields } from './reference-index';
import { hasValues, valueFor, valueLabel, valuesOf } from './value-words';

type Mapped = { column: ColumnProfile; wanted: ImportColumn };

/** What to offer for the mapped columns, in the order a person should look at it. */
export function recordOffers(target: Importable, columns: readonly ColumnProfile[], mapping: Mapping): Offer[] {
  const mapped = columns.flatMap((column): Mapped[] => {
    const wanted = target.columns.get(mapping[column.header] ?? '');
    return wanted ? [{ column, wanted }] : [];
  });
  const isDays = (name = ''): boolean => name === target.moment?.name || ['date', 'instant'].includes(target.columns.get(name)?.meta.kind ?? '');
  return [
    ...trimOffer(columns, mapping),
    ...dayOffers(columns.filter(({ header }) => isDays(mapping[header])), mapping),
    ...mapped.flatMap(markOffer),
    ...mapped.flatMap((each) => valuesOffer(target, each)),
    ...mapped.flatMap(missingOffer),
  ];
}

/** Whether 1,234 is a thousand or little more than one, where the column leaves it open or speaks for the comma. */
function markOffer({ column, wanted: { meta } }: Mapped): Offer[] {
  if (!['integer', 'decimal', 'money'].includes(meta.kind)) return [];
  const { point, comma, open } = column.marks;
  if (comma === 0 || point + open === 0) return comma === 0 ? [] : [offerMark(column, meta.name, 'comma', false)];
  return [offerMark(column, meta.name, comma > point ? 'comma' : 'point', true)];
}

const offerMark = (column: ColumnProfile, target: string, suggested: string, isAsked: boolean): Offer => ({
  ...plainOffer, kind: 'decimalMark', target, header: column.header, title: offerTexts.decimalMark.title(column.header),
  because: isAsked ? offerTexts.decimalMark.open : offerTexts.decimalMark.sure, isAsked, suggested,
  options: ['point', 'comma'].map((value) => ({ value, label: offerTexts.options[value]! })),
});

function valuesOffer(target: Importable, { column, wanted: { meta } }: Mapped): Offer[] {
  if (!hasValues(meta)) return [];
  const values = [...column.values].map(([key, { said, times }]) => ({ key, said, times, meaning: valueFor(target, meta, said) }));
  if (values.every(({ key, meaning }) => key === meaning)) return [];
  const unknown = values.filter(({ meaning }) => meaning === null).reduce((sum, { times }) => sum + times, 0);
  return [{
    ...plainOffer, kind: 'values', target: meta.name, header: column.header, title: offerTexts.values.title(column.header),
    because: offerTexts.values.because(unknown), isAsked: unknown > 0,
    options: [{ value: '', label: offerTexts.options['']! }, ...valuesOf(meta).map((value) => ({ value, label: valueLabel(target, meta, value) }))],
    values: values.map(({ said, times, meaning }) => ({ said, times, meaning })),
  }];
}

function missingOffer({ column, wanted: { meta } }: Mapped): Offer[] {
  const choices = meta.target ? whenMissingOf(meta) : [];
  if (choices.length < 2 || column.filled === 0) return [];
  return [{
    ...plainOffer, kind: 'referenceMissing', target: meta.name, header: column.header, title: offerTexts.referenceMissing.title(column.header),
    because: offerTexts.referenceMissing.because, suggested: 'reject',
    options: choices.map((value) => ({ value, label: offerTexts.referenceMissing.options[value] })),
  }];
}

/** What may become of a reference to nothing: a row is made only where a name is all that it needs. */
export function whenMissingOf({ target, optional }: ImportColumn['meta']): WhenMissing[] {
  const needed = nameNeededBy(target ?? '');
  return whenMissing.filter((choice) => choice === 'reject' || (choice === 'create' ? needed !== null : optional));
}

/** The one field a new row of the area needs, where it is one it is known by. */
export function nameNeededBy(name: string): string | null {
  const area = areaNamed(name);
  if (!area?.isTenant) return null;
  const needed = [...area.fields.values()].filter(isRequired);
  const [only] = needed;
  return needed.length === 1 && only && namingFields(area).includes(only) ? only.name : null;
}
