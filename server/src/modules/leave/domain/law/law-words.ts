import { quantity } from '../../../../kernel/numbers/quantity';
import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import { earnedInYear, type LawfulType, type LawPart } from './law-rules';

export const partNames: Record<LawPart, Text> = {
  earned: t('law_words.part.earned'),
  days: t('law_words.part.days'),
  times: t('law_words.part.times'),
  pay: t('law_words.part.pay'),
  year: t('law_words.part.year'),
  counts: t('law_words.part.counts'),
  holidays: t('law_words.part.holidays'),
  waiting: t('law_words.part.waiting'),
  probation: t('law_words.part.probation'),
  gender: t('law_words.part.gender'),
  document: t('law_words.part.document'),
};

const years: Record<string, Text> = {
  calendar: t('law_words.year.calendar'),
  service: t('law_words.year.service'),
  first_taken: t('law_words.year.first_taken'),
};
const weekendsInWords: Record<string, Text> = {
  none: t('law_words.weekends.none'),
  between: t('law_words.weekends.between'),
  adjacent: t('law_words.weekends.adjacent'),
};
const documents: Record<string, Text> = {
  never: t('law_words.document.never'),
  always: t('law_words.document.always'),
  after_days: t('law_words.document.after_days'),
};
const [yes, no] = [t('law_words.yes'), t('law_words.no')];
const nothing: Text = t('law_words.nothing');

/** What a part of the rules of a type says, a text for each thing. */
export const partInWords: Record<LawPart, (of: LawfulType) => Text[]> = {
  earned: earnedInWords,
  days: ({ maxPerYear, maxConsecutive }) =>
    orNothing([
      ...(maxPerYear === null ? [] : [t('law_words.most_of_year', { days: quantity(maxPerYear, 'day') })]),
      ...(maxConsecutive === null ? [] : [t('law_words.most_at_once', { days: quantity(maxConsecutive, 'day') })]),
    ]),
  times: ({ timesInService }) =>
    timesInService === null ? [nothing] : [t('law_words.times', { count: timesInService })],
  pay: ({ payTiers, paidPercent }) => {
    const steps = payTiers.map(({ upToDay, percent }) => t('law_words.step', { upToDay, percent: Number(percent) }));
    const then = Number(paidPercent);
    return steps.length
      ? [...steps, t('law_words.then', { percent: then })]
      : [t('law_words.percent', { percent: then })];
  },
  year: ({ yearBasis }) => [years[yearBasis]!],
  counts: ({ weekends }) => [weekendsInWords[weekends]!],
  holidays: ({ countsHolidays }) => [countsHolidays ? yes : no],
  waiting: ({ waitingDays, waitingMonths }) =>
    orNothing([
      ...(waitingMonths ? [quantity(waitingMonths, 'month')] : []),
      ...(waitingDays ? [quantity(waitingDays, 'day')] : []),
    ]),
  probation: ({ afterProbation }) => [afterProbation ? yes : no],
  gender: ({ gender }) => [
    gender === 'female' ? t('law_words.women') : gender === 'male' ? t('law_words.men') : t('law_words.everybody'),
  ],
  document: ({ documentRule }) => [documents[documentRule]!],
};

const orNothing = (texts: Text[]): Text[] => (texts.length ? texts : [nothing]);

function earnedInWords(of: LawfulType): Text[] {
  const earned = earnedInYear(of);
  if (earned === null) return [t('law_words.by_hours')];
  return orNothing(
    earned.map(({ afterMonths, days }) =>
      afterMonths === 0
        ? t('law_words.of_year', { days: quantity(days, 'day') })
        : t('law_words.of_year_after', { days: quantity(days, 'day'), months: quantity(afterMonths, 'month') }),
    ),
  );
}
