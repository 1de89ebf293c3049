import type { PlainDate } from '../../../kernel/dates/plain-date';
import { wallMoment, type Instant } from '../../../kernel/dates/zone-time';

/** Somebody works at a place with a clock of its own from one day to another, both included; null without end. */
export interface ZonedPlace {
  zone: string;
  validFrom: PlainDate;
  validTo: PlainDate | null;
}

/**
 * The zone by whose clock a day of somebody begins and ends: that of where they work by contract, else that of the
 * company.
 */
export const zoneOn = (places: readonly ZonedPlace[], date: PlainDate, ofCompany: string): string =>
  places.find(({ validFrom, validTo }) => validFrom <= date && (validTo === null || date <= validTo))?.zone ??
  ofCompany;

/** The same at a moment: a place holds from the first to the last of its days, by its own clock. `places` in order. */
export function zoneAt(places: readonly ZonedPlace[], instant: Instant, ofCompany: string): string {
  const place = places.find(({ zone, validTo }) => validTo === null || wallMoment(instant, zone).date <= validTo);
  return place && wallMoment(instant, place.zone).date >= place.validFrom ? place.zone : ofCompany;
}
