import type { Text } from '../../../platform/text';
import { matchKey } from '../values/clean-text';
import { choiceFor, choices, isChoiceTarget } from '../values/choice-values';
import { dayShare, isOfEvenings, medianAmount, type ColumnProfile } from './column-profile';
import { dayFormats, dayShifts, formatsOf, type DayFormat, type DayShift } from '../values/day';
import { plainSettings, type ImportSettings, type WhenMissing } from './import-settings';
import { payPeriodNamed } from './offer-pay';
import { offerTexts as texts } from './offer-texts';
import { decimalMarkOf, decimalMarks, type DecimalMark } from '../values/pay';
import { nameOrders, type NameOrder } from '../values/person-name';
import { isDayTarget, type Mapping, type Target } from './targets';

export type OfferKind =
  | 'nameOrder'
  | 'dayFormat'
  | 'dayShift'
  | 'payPeriod'
  | 'values'
  | 'numberMissing'
  | 'managerMissing'
  | 'payZero'
  | 'hireDateMissing'
  | 'trim'
  | 'decimalMark'
  | 'referenceMissing';

/** A change to the cells that the data calls for. Its answer goes to ImportSettings under the name of its kind. */
export interface Offer {
  kind: OfferKind;
  target: string;
  /** The column it is about; null where the file has none for the target. */
  header: string | null;
  title: Text;
  because: Text;
  /** Empty where there is nothing to choose: it is simply done. */
  options: { value: string; label: Text }[];
  suggested: string | null;
  /** The data leaves it open: a person has to confirm. */
  isAsked: boolean;
  /** For kind 'values': each value that stands in the column and what it is taken to mean; null where nobody knows. */
  values: { said: string; times: number; meaning: string | null }[];
}

/** What to offer for the mapped columns, in the order a person should look at it. */
export function offersFor(columns: readonly ColumnProfile[], mapping: Mapping): Offer[] {
  const column = (target: Target): ColumnProfile | undefined =>
    columns.find(({ header }) => mapping[header] === target);
  return [
    ...trimOffer(columns, mapping),
    ...nameOffer(column('fullName')),
    ...dayOffers(
      columns.filter(({ header }) => {
        const target = mapping[header];
        return target && isDayTarget(target);
      }),
      mapping,
    ),
    ...shiftOffers(
      columns.filter(({ header }) => isDayTarget(mapping[header] ?? '')),
      mapping,
    ),
    ...(['salary', 'weeklyHours'] as const).flatMap((target) => {
      const amounts = column(target);
      return amounts ? markOffer(amounts, target) : [];
    }),
    ...payOffers(column('salary')),
    ...columns.flatMap((each) => valueOffer(each, mapping[each.header] as Target | undefined)),
    ...missingOffers(column),
  ];
}

/** The settings that take every suggestion. */
export function suggestedSettings(offers: readonly Offer[]): ImportSettings {
  const settings: ImportSettings = {
    ...plainSettings,
    dayFormats: {},
    dayShifts: {},
    decimalMarks: {},
    values: {},
    referenceMissing: {},
  };
  for (const { kind, target, suggested, values } of offers) {
    if (kind === 'nameOrder') settings.nameOrder = suggested as NameOrder;
    if (kind === 'dayFormat') settings.dayFormats[target] = suggested as DayFormat;
    if (kind === 'dayShift') settings.dayShifts[target] = suggested as DayShift;
    if (kind === 'decimalMark') settings.decimalMarks[target] = suggested as DecimalMark;
    if (kind === 'referenceMissing') settings.referenceMissing[target] = suggested as WhenMissing;
    if (kind === 'payPeriod') settings.payPeriod = suggested as ImportSettings['payPeriod'];
    if (kind === 'numberMissing') settings.numberMissing = suggested as ImportSettings['numberMissing'];
    if (kind === 'managerMissing') settings.managerMissing = suggested as ImportSettings['managerMissing'];
    if (kind === 'payZero') settings.payZero = suggested as ImportSettings['payZero'];
    if (kind === 'values')
      settings.values[target] = Object.fromEntries(
        values.flatMap(({ said, meaning }) => (meaning === null ? [] : [[matchKey(said), meaning]])),
      );
  }
  return settings;
}

export const plainOffer = { options: [], suggested: null, isAsked: false, values: [] };
const optionsOf = (values: readonly string[]): Offer['options'] =>
  values.map((value) => ({ value, label: texts.options[value] ?? { en: value, ar: value } }));

export function trimOffer(columns: readonly ColumnProfile[], mapping: Mapping): Offer[] {
  const padded = columns.filter(({ header, padded: count }) => mapping[header] && count > 0);
  const first = padded[0];
  if (!first) return [];
  const count = padded.reduce((sum, { padded: cells }) => sum + cells, 0);
  return [
    {
      ...plainOffer,
      kind: 'trim',
      target: mapping[first.header] as Target,
      header: first.header,
      title: texts.trim.title,
      because: texts.trim.because(count),
    },
  ];
}

function nameOffer(column: ColumnProfile | undefined): Offer[] {
  if (!column) return [];
  const order: NameOrder = column.commas * 2 > column.filled ? 'last_comma_first' : 'first_last';
  return [
    {
      ...plainOffer,
      kind: 'nameOrder',
      target: 'fullName',
      header: column.header,
      title: texts.nameOrder.title,
      because: texts.nameOrder.because(sampleOf(column)),
      options: optionsOf(nameOrders),
      suggested: order,
    },
  ];
}

/** What stands in the column: a cell that shows what is meant, not an error or a shortened number above it. */
function sampleOf({ values }: ColumnProfile, shows = (_said: string): boolean => true): string {
  const all = [...values.values()].map(({ said }) => said);
  return all.find(shows) ?? all[0] ?? '';
}
const isDay = (said: string): boolean => formatsOf(said).length > 0;

export function dayOffers(columns: readonly ColumnProfile[], mapping: Mapping): Offer[] {
  const sure = columns.map(dayFormatOf).find(({ format, isSure }) => format && isSure)?.format;
  return columns.flatMap((column) => {
    const { format, isSure } = dayFormatOf(column);
    if (!format) return [];
    const suggested = isSure ? format : (sure ?? format);
    return [
      {
        ...plainOffer,
        kind: 'dayFormat' as const,
        target: mapping[column.header] as Target,
        header: column.header,
        title: texts.dayFormat.title(column.header),
        because: texts.dayFormat[isSure ? 'sure' : 'open'](sampleOf(column, isDay)),
        options: optionsOf(dayFormats),
        suggested,
        isAsked: !isSure && sure === undefined,
      },
    ];
  });
}

/** Midnights that were written down by a clock behind lie on the evening before. */
export const shiftOffers = (columns: readonly ColumnProfile[], mapping: Mapping): Offer[] =>
  columns.filter(isOfEvenings).map((column) => ({
    ...plainOffer,
    kind: 'dayShift',
    target: mapping[column.header]!,
    header: column.header,
    title: texts.dayShift.title(column.header),
    because: texts.dayShift.because(sampleOf(column, isDay)),
    options: optionsOf(dayShifts),
    suggested: 'next_day',
    isAsked: true,
  }));

/**
 * Whether 1,234 is a thousand or little more than one, where the column leaves it open or speaks for the comma; pay
 * nobody lives on is no pay.
 */
export function markOffer(column: ColumnProfile, target: string): Offer[] {
  const { point, comma, open } = column.marks;
  const offer = (suggested: DecimalMark, because: Text, isAsked: boolean): Offer[] => [
    {
      ...plainOffer,
      kind: 'decimalMark',
      target,
      header: column.header,
      title: texts.decimalMark.title(column.header),
      because,
      isAsked,
      suggested,
      options: optionsOf(decimalMarks),
    },
  ];
  if (comma > 0 && point + open === 0) return offer('comma', texts.decimalMark.sure, false);
  if (comma > 0) return offer(comma > point ? 'comma' : 'point', texts.decimalMark.open, true);
  if (point > 0 || column.dotted === 0) return [];
  return offer(
    target === 'salary' && medianAmount(column) < 100 ? 'comma' : 'point',
    texts.decimalMark.dotted(sampleOf(column, (said) => decimalMarkOf(said) === 'open')),
    true,
  );
}

/** The format that makes days of the column, none where every day is plain anyway. Sure where only one fits. */
function dayFormatOf(column: ColumnProfile): { format?: DayFormat; isSure: boolean } {
  const { onlyDMY, onlyMDY, either, serial } = column.days;
  if (dayShare(column) === 0 && serial > 0) return { format: 'serial', isSure: true };
  if (onlyDMY + onlyMDY + either === 0) return { isSure: true };
  // A few slips in one direction do not outweigh a column that speaks for the other.
  if (onlyMDY > onlyDMY * 20) return { format: 'MDY', isSure: true };
  if (onlyDMY > onlyMDY * 20) return { format: 'DMY', isSure: true };
  return { format: onlyMDY > onlyDMY ? 'MDY' : 'DMY', isSure: false };
}

function payOffers(column: ColumnProfile | undefined): Offer[] {
  if (!column) return [];
  const named = payPeriodNamed(column.header);
  const median = medianAmount(column);
  const suggested = named ?? (median >= 30_000 ? 'annual' : 'monthly');
  const period: Offer = {
    ...plainOffer,
    kind: 'payPeriod',
    target: 'salary',
    header: column.header,
    title: texts.payPeriod.title,
    because: named ? texts.payPeriod.named(column.header) : texts.payPeriod.median(median),
    options: optionsOf(['annual', 'monthly']),
    suggested,
    isAsked: named === null,
  };
  const zero: Offer = {
    ...plainOffer,
    kind: 'payZero',
    target: 'salary',
    header: column.header,
    title: texts.payZero.title,
    because: texts.payZero.because(column.zeros),
    options: optionsOf(['reject', 'leave_out']),
    suggested: 'reject',
  };
  return column.zeros > 0 ? [period, zero] : [period];
}

function valueOffer(column: ColumnProfile, target: Target | undefined): Offer[] {
  if (!target || !isChoiceTarget(target)) return [];
  const values = [...column.values].map(([key, { said, times }]) => ({
    key,
    said,
    times,
    meaning: choiceFor(target, said),
  }));
  if (values.every(({ key, meaning }) => key === meaning)) return [];
  const unknown = values.filter(({ meaning }) => meaning === null).reduce((sum, { times }) => sum + times, 0);
  return [
    {
      ...plainOffer,
      kind: 'values',
      target,
      header: column.header,
      title: texts.values.title(column.header),
      because: texts.values.because(unknown),
      options: optionsOf(['', ...choices[target]]),
      isAsked: unknown * 50 > column.filled,
      values: values.map(({ said, times, meaning }) => ({ said, times, meaning })),
    },
  ];
}

function missingOffers(column: (target: Target) => ColumnProfile | undefined): Offer[] {
  const code = column('code');
  const manager = column('manager') ?? column('managerCode');
  const hired = column('hireDate');
  const offers: Offer[] = [];
  if (!code || code.blank > 0)
    offers.push({
      ...plainOffer,
      kind: 'numberMissing',
      target: 'code',
      header: code?.header ?? null,
      title: texts.numberMissing.title,
      because: texts.numberMissing.because(code?.blank ?? null),
      options: optionsOf(['generate', 'skip', 'reject']),
      suggested: 'generate',
    });
  if (manager)
    offers.push({
      ...plainOffer,
      kind: 'managerMissing',
      target: 'manager',
      header: manager.header,
      title: texts.managerMissing.title,
      because: texts.managerMissing.because,
      options: optionsOf(['create', 'leave_empty', 'reject']),
      suggested: 'create',
    });
  if (!hired || hired.blank > 0)
    offers.push({
      ...plainOffer,
      kind: 'hireDateMissing',
      target: 'hireDate',
      header: hired?.header ?? null,
      title: texts.hireDateMissing.title,
      because: texts.hireDateMissing.because(hired?.blank ?? null),
      isAsked: !hired,
    });
  return offers;
}
