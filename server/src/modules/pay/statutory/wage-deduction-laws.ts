import { t } from '../texts/text';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { lawOn } from '../../../kernel/law-on';

/** What a law lets an employer take of the wage of a month, as of a day. */
export interface WageDeductionLaw {
  /** Country, ISO 3166-1; null is the rule for countries without one of their own. */
  country: string | null;
  validFrom: PlainDate;
  /**
   * Loans of the employer, in percent of the wage, with and without the written consent of the employee; null: no limit
   * of their own, 0: nothing may be taken.
   */
  loans: { withConsent: number | null; without: number | null; interest: boolean };
  /**
   * What courts and authorities ordered, in percent of the wage, and maintenance among it; `unlessOrdered`: an order
   * that names another share itself is followed. Null: no limit of their own.
   */
  orders: { most: number; maintenance: number | null; unlessOrdered: boolean } | null;
  /**
   * Penalties by the rules of the employer, and what was paid too much, in percent of the wage; null: no limit of their
   * own.
   */
  penalties: number | null;
  overpaid: number | null;
  /**
   * Penalties in days of the wage: most that is taken in a month, and what no more may be imposed in or for; null
   * there: any number, spread over months. Null: none on file.
   */
  penaltyDays: { most: number; imposed: 'month' | 'violation' | null; source: Text } | null;
  /** All deductions together, in percent of the wage. */
  all: number | null;
  source: Text;
}

/** Newest first within a country. A law is never changed here: a newer one is added with its day. */
export const wageDeductionLaws: readonly WageDeductionLaw[] = [
  {
    // Article 25 (1) (a), as the ministry and the press quote it: loans "within the maximum monthly deduction
    // percentage stipulated in this Article, after the written consent of the worker, without any interest". It names
    // 20 % for what was overpaid (b) and 50 % for all deductions together. That the 20 % holds
    // for loans is from memory, to be checked against the executive regulations: the stricter of the two stands until
    // it is.
    // Of the same paragraph, as dubaivibesmagazine.ae and Al Wast quote the ministry: penalties 5 %, debts by judgment
    // a quarter, "except for the alimony awarded by the court, where more than one quarter of the wage may be
    // deducted". Article 39 (1) (c), as gulfnews.com quotes it: "deduction of a maximum of five days in a month from
    // the wage", read as what may be imposed, which the 5 % then spreads.
    country: 'AE',
    validFrom: '2022-02-02',
    loans: { withConsent: 20, without: 0, interest: false },
    orders: { most: 25, maintenance: null, unlessOrdered: false },
    penalties: 5,
    overpaid: 20,
    all: 50,
    penaltyDays: {
      most: 5,
      imposed: 'month',
      source: t('wage_deduction_laws.federal_decree_law_33_2021'),
    },
    source: t('wage_deduction_laws.federal_decree_law_33_2021_2'),
  },
  {
    // Article 60, as lawyers quote it: a tenth for loans and what was paid too much (a), without consent; a quarter for
    // a judgment, half for several of them beside a quarter for maintenance (f). The quarter stands for all of them
    // together here. Its limits of penalties are not on file.
    country: 'AE',
    validFrom: '1980-04-20',
    loans: { withConsent: 10, without: 10, interest: true },
    orders: { most: 25, maintenance: 25, unlessOrdered: false },
    penalties: null,
    overpaid: 10,
    penaltyDays: null,
    all: null,
    source: t('wage_deduction_laws.federal_law_8_1980_art'),
  },
  {
    // As the ministry states both articles at hrsd.gov.sa, knowledge centre, article 311: a judgment at most a quarter
    // "unless the judgment provides otherwise", maintenance collected first. That the quarter does not hold for
    // maintenance is read from that, to be checked. Art. 70 as etmaam.com.sa (article 330) and employment-law-md.com.sa
    // explain it: no penalty above five days' wage, one for one violation, and no more than five days' wage taken in a
    // month.
    country: 'SA',
    validFrom: '2005-09-27',
    loans: { withConsent: null, without: 10, interest: true },
    orders: { most: 25, maintenance: null, unlessOrdered: true },
    penalties: null,
    overpaid: null,
    all: 50,
    penaltyDays: {
      most: 5,
      imposed: 'violation',
      source: t('wage_deduction_laws.saudi_labour_law_royal_decree'),
    },
    source: t('wage_deduction_laws.saudi_labour_law_royal_decree_2'),
  },
  {
    // As kuwaitlaborlaw.com tells them: a tenth for what is owed to the employer, without interest, a quarter for debts
    // to others. The articles, and that the quarter holds for maintenance too, are from memory, to be checked; so is
    // Art. 38, by which penalties beyond five days' pay a month go on in the next.
    country: 'KW',
    validFrom: '2010-02-20',
    loans: { withConsent: 10, without: 10, interest: false },
    orders: { most: 25, maintenance: 25, unlessOrdered: false },
    penalties: null,
    overpaid: null,
    all: null,
    penaltyDays: {
      most: 5,
      imposed: null,
      source: t('wage_deduction_laws.law_6_2010_art_38'),
    },
    source: t('wage_deduction_laws.law_6_2010_arts_59'),
  },
  {
    country: null,
    validFrom: '1900-01-01',
    loans: { withConsent: null, without: null, interest: true },
    orders: null,
    penalties: null,
    overpaid: null,
    penaltyDays: null,
    all: null,
    source: t('wage_deduction_laws.rule_product_where_law_country'),
  },
];

/** The law of the country on a day; the plain rule where none is on file. */
export const wageDeductionLawOn = (country: string, day: PlainDate): WageDeductionLaw =>
  lawOn(wageDeductionLaws, country, day);

/** Whether the law lets more be taken from who agreed in writing. */
export const asksConsent = ({ loans }: WageDeductionLaw): boolean => loans.withConsent !== loans.without;

/** Whether nothing at all may be taken from who did not. */
export const needsConsent = ({ loans }: WageDeductionLaw): boolean => loans.without === 0;
