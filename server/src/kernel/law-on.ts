import type { PlainDate } from './dates/plain-date';

/**
 * What makes laws data: where they hold, null being the rule for countries without one of their own, and from when on.
 */
export interface DatedLaw {
  country: string | null;
  validFrom: PlainDate;
}

/** The law of the country on a day; the plain rule where none is on file. Laws of a country stand newest first. */
export const lawOn = <L extends DatedLaw>(laws: readonly L[], country: string, day: PlainDate): L =>
  laws.find((law) => law.country === country && law.validFrom <= day) ?? laws.find((law) => law.country === null)!;
