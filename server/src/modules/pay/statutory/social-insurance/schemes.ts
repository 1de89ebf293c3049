import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { bahrain } from './bahrain';
import { egypt } from './egypt';
import { india } from './india';
import { jordan } from './jordan';
import { kuwait } from './kuwait';
import { oman } from './oman';
import { qatar } from './qatar';
import { saudiArabia } from './saudi-arabia';
import type { InsuranceScheme, InsuranceSchemeCode } from './scheme';
import { unitedArabEmirates } from './united-arab-emirates';

/** Of the Gulf states, whose nationals take them to work in another. */
export const gulfSchemes: readonly InsuranceScheme[] = [unitedArabEmirates, bahrain, kuwait, oman, qatar, saudiArabia];
export const insuranceSchemes: readonly InsuranceScheme[] = [...gulfSchemes, egypt, india, jordan];

export const schemeOf = (code: InsuranceSchemeCode): InsuranceScheme =>
  insuranceSchemes.find((scheme) => scheme.code === code)!;

/** The scheme of a country; none where no source of one was found. */
export const schemeOfCountry = (country: string | null | undefined): InsuranceScheme | undefined =>
  insuranceSchemes.find((scheme) => scheme.country === country);

/** Those people who work in a country may be insured with: in a Gulf state nationals of the others at home. */
export function schemesIn(country: string | null | undefined): readonly InsuranceScheme[] {
  const here = schemeOfCountry(country);
  if (!here) return [];
  return gulfSchemes.includes(here) ? gulfSchemes : [here];
}

/** What is in force on a day where a scheme is on file. */
export const insuranceOn = (country: string | null | undefined, day: PlainDate) =>
  schemeOfCountry(country) &&
  schemesIn(country).map(({ branches, ...scheme }) => ({
    ...scheme,
    mostForGulfNationals: scheme.mostForGulfNationals.find(({ validFrom }) => validFrom <= day),
    branches: branches.map(({ rates, ...branch }) => {
      const newest = rates.find(({ validFrom }) => validFrom <= day)?.validFrom;
      return { ...branch, rates: rates.filter(({ validFrom }) => validFrom === newest) };
    }),
  }));
