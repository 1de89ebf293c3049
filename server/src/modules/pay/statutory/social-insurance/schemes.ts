import { bahrain } from "./bahrain";
import { kuwait } from "./kuwait";
import { oman } from "./oman";
import { qatar } from "./qatar";
import { saudiArabia } from "./saudi-arabia";
import type { InsuranceScheme, InsuranceSchemeCode } from "./scheme";
import { unitedArabEmirates } from "./united-arab-emirates";

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
export const schemeOfCountry = (
  country: string | null | undefined,
): InsuranceScheme | undefined =>
  insuranceSchemes.find((scheme) => scheme.country === country);
