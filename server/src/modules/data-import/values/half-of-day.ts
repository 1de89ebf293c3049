import { knownAs } from '../../../platform/text';
import { t } from '../texts/text';

const afterNoon = knownAs(t('half_of_day.after_noon'));

/** What stands behind a time that is told in twelve hours, as a part of a pattern. */
export const halfOfDay = [...knownAs(t('half_of_day.before_noon')), ...afterNoon]
  .map((word) => word.replaceAll('.', String.raw`\.`))
  .join('|');

/** The hour of 24; `half` as it was found behind the time. */
export const hourOfDay = (hour: number, half: string | undefined): number =>
  half ? (hour % 12) + (afterNoon.includes(half.toLowerCase()) ? 12 : 0) : hour;
