import { dateInWords } from '../../../../kernel/dates/date-words';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { named, type Text } from '../../../../kernel/text/text';
import type { ContributionRate, InsuranceScheme, PartMonth } from '../../statutory/social-insurance/scheme';
import { t } from '../../texts/text';

/** Whom a scheme of the company is for. */
export type SchemeMembers = 'everybody' | 'nationals' | 'foreigners' | 'registered';
/** What of the pay of a whole month its shares are taken of. */
export type SchemeWage = 'basic' | 'basic_and_housing' | 'all';

/** Shares for wages below one, or for all others, in percent; amounts in the currency of the company, decimal texts. */
export interface SchemeRate {
  wageBelow?: string | null;
  employee: string;
  employer: string;
  floor?: string | null;
  ceiling?: string | null;
}

/** A contribution scheme a company wrote itself, in one of its dated versions. */
export interface OwnScheme {
  code: string;
  name: string;
  nameAr: string | null;
  members: SchemeMembers;
  wage: SchemeWage;
  partMonth: PartMonth;
  /** By `wageBelow`, the row for all others last. */
  rates: readonly SchemeRate[];
  validFrom: PlainDate;
}

/** What the calculation asks of a scheme, be it of law or of a company. */
export type CalculatedScheme = Pick<
  InsuranceScheme,
  'country' | 'allowances' | 'most' | 'branches' | 'isInWholeUnits' | 'mostForGulfNationals'
>;

const allowancesOf: Record<SchemeWage, InsuranceScheme['allowances']> = {
  basic: [],
  basic_and_housing: ['housing'],
  all: 'all',
};

export const nameOfScheme = ({ name, nameAr }: Pick<OwnScheme, 'name' | 'nameAr'>): Text => named(name, nameAr);

/** The same as the calculation takes those of law: one insurance, whose law is the scheme itself. */
export function calculatedScheme(own: OwnScheme, country: string): CalculatedScheme {
  const name = nameOfScheme(own);
  const source = t('own_scheme.by_version', { name, day: dateInWords(own.validFrom) });
  return {
    country,
    allowances: allowancesOf[own.wage],
    mostForGulfNationals: [],
    branches: [
      {
        code: own.code,
        name,
        // Who is registered is told before.
        covers: own.members === 'registered' ? 'everybody' : own.members,
        partMonth: own.partMonth,
        rates: own.rates.map(({ wageBelow, employee, employer, floor, ceiling }): ContributionRate => ({
          validFrom: own.validFrom,
          isOlder: true,
          employee,
          employer,
          source,
          ...(wageBelow && { wageBelow }),
          ...(floor && { floor }),
          ...(ceiling && { ceiling }),
        })),
      },
    ],
  };
}
