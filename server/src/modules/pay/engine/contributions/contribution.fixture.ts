import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { InsuranceSchemeCode } from '../../statutory/social-insurance/scheme';
import { schemeOf, schemeOfCountry } from '../../statutory/social-insurance/schemes';
import { contributionsOf, type InsuredPerson } from './contribution';

export interface Case {
  what: string;
  scheme: InsuranceSchemeCode;
  wage: string;
  month: string;
  person?: Partial<InsuredPerson>;
  /** Country of work, where it is not that of the scheme. */
  works?: string;
  /** Employee, employer and state of each branch. */
  due: Record<string, [string, string, string]>;
}
const lastOf = (month: string): string =>
  new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).toISOString().slice(0, 10);
/** In the currency of the scheme's country, as its rows are; abroad in that of the country of work. */
export function due({ scheme: code, wage, month, person, works }: Case): Record<string, string[]> {
  const scheme = schemeOf(code);
  const abroad = works ? schemeOfCountry(works)! : null;
  const currency = abroad?.currency ?? scheme.currency;
  const insured: InsuredPerson = {
    nationality: scheme.country,
    firstInsured: '2015-01-01',
    hireDate: '2015-01-01',
    from: `${month}-01`,
    to: lastOf(month),
    ...person,
  };
  const found = contributionsOf(
    scheme,
    insured,
    { first: `${month}-01`, wage: parseMoney(wage, currency), currency },
    abroad,
  );
  return Object.fromEntries(
    found.map(({ branch, employee, employer, state }) => [
      branch.code,
      [employee, employer, state].map((amount) => formatMoney(amount, currency)),
    ]),
  );
}
export const newEmirati = { firstInsured: '2024-01-01', hireDate: '2024-01-01' };
export const newSaudi = { firstInsured: '2024-08-01', hireDate: '2024-08-01' };
export const indian = { nationality: 'IN' };
