import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { bahrain } from './bahrain';
import { kuwait } from './kuwait';
import { oman } from './oman';
import { qatar } from './qatar';
import { saudiArabia } from './saudi-arabia';
import type { InsuranceScheme, InsuranceSchemeCode } from './scheme';
import { unitedArabEmirates } from './united-arab-emirates';

export const insuranceSchemes: readonly InsuranceScheme[] = [
  unitedArabEmirates,
  bahrain,
  kuwait,
  oman,
  qatar,
  saudiArabia,
];

export const schemeOf = (code: InsuranceSchemeCode): InsuranceScheme =>
  insuranceSchemes.find((scheme) => scheme.code === code)!;

/** The scheme of a country; none where no source of one was found. */
export const schemeOfCountry = (country: string | null | undefined): InsuranceScheme | undefined =>
  insuranceSchemes.find((scheme) => scheme.country === country);

/** What is in force on a day where a scheme is on file: nationals of the others may be insured at home. */
export const insuranceOn = (country: string | null | undefined, day: PlainDate) =>
  schemeOfCountry(country) &&
  insuranceSchemes.map(({ branches, ...scheme }) => ({
    ...scheme,
    mostForGulfNationals: scheme.mostForGulfNationals.find(({ validFrom }) => validFrom <= day),
    branches: branches.map(({ rates, ...branch }) => {
      const newest = rates.find(({ validFrom }) => validFrom <= day)?.validFrom;
      return { ...branch, rates: rates.filter(({ validFrom }) => validFrom === newest) };
    }),
  }));
