import { choiceFor, isChoiceTarget } from '../values/choice-values';
import { dayShare, type ColumnProfile } from './column-profile';
import { nameFit } from './target-names';
import { isDayTarget, targets, type Mapping, type Target } from './targets';
import { foldedText } from '../../../kernel/text/folded-text';
import { knownAs } from '../../../platform/text';
import { t } from '../texts/text';

const bank = knownAs(t('guess_columns.bank'));

export interface ColumnGuess {
  header: string;
  /** null: leave the column out. */
  target: string | null;
  /** 0 to 1; what stands in the column weighs as well as its name. */
  confidence: number;
  /** Neither is its name one that is known for this nor is it sure otherwise: a person should confirm. */
  isAsked: boolean;
  /** Some of what stands in the column. */
  samples: string[];
}

/** Which column tells what, guessed from the headers in English and Arabic and from what stands below them. */
export function guessColumns(columns: readonly ColumnProfile[]): ColumnGuess[] {
  const candidates = columns
    .flatMap((column) => targets.map((target) => ({ column, target, confidence: confidenceOf(column, target) })))
    .filter(({ confidence }) => confidence >= 0.4)
    .sort((left, right) => right.confidence - left.confidence);
  const byTarget = new Map<Target, { column: ColumnProfile; confidence: number }>();
  const taken = new Set<ColumnProfile>();
  for (const { column, target, confidence } of candidates) {
    if (byTarget.has(target) || taken.has(column)) continue;
    byTarget.set(target, { column, confidence });
    taken.add(column);
  }
  settleNames(byTarget);
  settleManagers(byTarget);
  const chosen = new Map([...byTarget].map(([target, { column, confidence }]) => [column, { target, confidence }]));
  return columns.map((column) => ({
    header: column.header,
    isAsked:
      chosen.has(column) &&
      isDoubtful(chosen.get(column)!.confidence, nameFit(column.header, chosen.get(column)!.target)),
    target: chosen.get(column)?.target ?? null,
    confidence: Math.round((chosen.get(column)?.confidence ?? 0) * 100) / 100,
    samples: [...column.values.values()].slice(0, 5).map(({ said }) => said),
  }));
}

/** A guess below 80 % under a name that is not known for it. */
export const isDoubtful = (confidence: number, name: number): boolean => confidence < 0.8 && name < 0.95;

export const mappingOf = (guesses: readonly ColumnGuess[]): Mapping =>
  Object.fromEntries(guesses.flatMap(({ header, target }) => (target ? [[header, target]] : [])));

type Chosen = Map<Target, { column: ColumnProfile; confidence: number }>;

/** First and last name in columns of their own say more than a whole name beside them. */
function settleNames(chosen: Chosen): void {
  if (chosen.has('firstName') && chosen.has('lastName')) chosen.delete('fullName');
  else if (chosen.has('fullName'))
    for (const part of ['firstName', 'middleName', 'lastName'] as const) chosen.delete(part);
}

/**
 * Managers are told by number only where their numbers are those of people in the list, and by name where a name is
 * told.
 */
function settleManagers(chosen: Chosen): void {
  const codes = chosen.get('code')?.column.values;
  const isOfCodes = (column: ColumnProfile | undefined): boolean => {
    const keys = [...(column?.values.keys() ?? [])];
    return !!codes && keys.length > 0 && keys.filter((key) => codes.has(key)).length * 2 >= keys.length;
  };
  const byCode = chosen.get('managerCode');
  const byName = chosen.get('manager');
  if (byCode && !isOfCodes(byCode.column)) chosen.delete('managerCode');
  if (!byName) return;
  if (isOfCodes(byName.column)) {
    chosen.delete('manager');
    if (!chosen.has('managerCode')) chosen.set('managerCode', byName);
  } else if (share(byName.column, byName.column.amounts) > 0.5) {
    chosen.delete('manager');
  }
}

function confidenceOf(column: ColumnProfile, target: Target): number {
  const name = nameFit(column.header, target);
  if (column.filled === 0) return name >= 0.95 ? name * 0.6 : 0;
  const content = contentFit(column, target);
  if (content < 0.5) return 0;
  return name > 0 ? name * content : telling(column, target) ? 0.45 : 0;
}

const share = ({ filled }: ColumnProfile, count: number): number => (filled === 0 ? 0 : count / filled);

/** A column is called by its letter where it has no name. */
const isUnnamed = (header: string): boolean => /^[A-Z]{1,2}'*$/.test(header);

/** How well what stands in the column suits the target, 0 to 1. */
function contentFit(column: ColumnProfile, target: Target): number {
  const words =
    1 -
    share(
      column,
      Math.max(
        column.amounts,
        column.days.decided + column.days.either + column.days.onlyDMY + column.days.onlyMDY,
        column.emails,
      ),
    );
  if (isDayTarget(target))
    return Math.max(
      dayShare(column),
      dayShare(column) === 0 && target !== 'birthDate' ? share(column, column.days.serial) * 0.8 : 0,
    );
  if (isChoiceTarget(target)) {
    const known = [...column.values.values()].filter(({ said }) => choiceFor(target, said) !== null);
    // Words nobody knows are asked about where their header leaves no doubt; numbers alone say nothing.
    const fit = share(
      column,
      known.reduce((sum, { times }) => sum + times, 0),
    );
    return target === 'gender' ? fit : Math.max(fit, column.values.size <= 25 ? words * 0.7 : 0);
  }
  switch (target) {
    case 'code':
      return (
        (column.emails > 0 || dayShare(column) > 0.5 ? 0 : 1) *
        (column.hasMoreValues || column.values.size >= column.filled * 0.8 ? 1 : column.values.size / column.filled)
      );
    case 'managerCode':
      return dayShare(column) > 0.5 || share(column, column.phrases) > 0.5 ? 0 : 1;
    case 'manager':
      return share(column, column.emails) > 0.5 || dayShare(column) > 0.5 ? 0 : 1;
    case 'salary':
    case 'weeklyHours':
      return share(column, column.amounts) * (dayShare(column) > 0.5 ? 0 : 1);
    case 'workEmail':
    case 'personalEmail':
      return share(column, column.emails);
    case 'mobilePhone':
    case 'workPhone':
      return Math.max(share(column, column.phones), share(column, column.amounts) * 0.6);
    case 'fullName':
      return words * (0.6 + 0.4 * share(column, column.phrases));
    // The branch of a bank is no place of work.
    case 'workLocation':
      return bank.some((word) => foldedText(column.header).includes(foldedText(word))) ? 0 : words;
    case 'address':
      return words;
    default:
      return words;
  }
}

/** What shows without any name above it; a name, whatever it says, is not overruled. */
function telling(column: ColumnProfile, target: Target): boolean {
  if (column.filled < 2 || !isUnnamed(column.header)) return false;
  if (target === 'workEmail') return share(column, column.emails) > 0.9;
  if (target === 'gender') return column.values.size === 2;
  return target === 'fullName' && share(column, column.commas) > 0.9 && column.values.size === column.filled;
}
