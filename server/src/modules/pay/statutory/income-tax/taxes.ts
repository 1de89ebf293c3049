import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { egypt } from './egypt';
import { india } from './india';
import { jordan } from './jordan';
import type { IncomeTax } from './tax';

export const incomeTaxes: readonly IncomeTax[] = [egypt, india, jordan];

/** The tax of a country; none where it takes none, or no source of one was found. */
export const taxOfCountry = (country: string | null | undefined): IncomeTax | undefined =>
  incomeTaxes.find((tax) => tax.country === country);

/** The tax of a country as of a day. */
export function incomeTaxOn(country: string | null | undefined, day: PlainDate) {
  const tax = taxOfCountry(country);
  return tax && { ...tax, rates: tax.rates.find(({ validFrom }) => validFrom <= day) };
}
