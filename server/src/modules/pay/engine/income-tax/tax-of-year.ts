import { fine, scaled } from '../../../../kernel/numbers/fixed-point';
import { divideRounded, parseMoney } from '../../../../kernel/numbers/money';
import type { TaxAllowance, TaxBracket, TaxRates } from '../../statutory/income-tax/tax';

/** What a person claims with the tax, for a year. */
export interface TaxClaims {
  hasDependants: boolean;
  hasDisability: boolean;
  /** Documented expenses, decimal text. */
  relief: string | null;
}

/** The tax of a year, amounts in smallest coins. */
export interface TaxOfYear {
  income: bigint;
  allowances: readonly { allowance: TaxAllowance; amount: bigint }[];
  relief: bigint;
  /** What the brackets are applied to. */
  taxable: bigint;
  /** By the brackets alone. */
  byBrackets: bigint;
  rebate: bigint;
  surcharge: bigint;
  further: bigint;
  cess: bigint;
  total: bigint;
}

const wholeOfPercents = 100n * fine;
const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const percentOf = (amount: bigint, percent: string): bigint =>
  divideRounded(amount * scaled(percent, fine), wholeOfPercents, 'half-up');

/** @param income of the year after deductible social insurance, in smallest coins of `currency` */
export function taxOfYear(rates: TaxRates, income: bigint, claims: TaxClaims, currency: string): TaxOfYear {
  const money = (text: string): bigint => parseMoney(text, currency, 'half-up');
  const allowances = rates.allowances
    .filter(({ of }) => of === undefined || (of === 'dependants' ? claims.hasDependants : claims.hasDisability))
    .map((allowance) => ({ allowance, amount: money(allowance.amount) }));
  const left = atLeastNothing(allowances.reduce((rest, { amount }) => rest - amount, income));
  const relief = reliefOf(rates, left, claims, money);
  const taxable = toNearest(left - relief, rates.roundIncomeTo, money);
  const byBrackets = ofBrackets(rates, taxable, money);
  const rebated = afterRebate(rates, taxable, byBrackets, money);
  const surcharge = surchargeOf(rates, taxable, rebated, money);
  const further = rates.further
    ? percentOf(atLeastNothing(taxable - money(rates.further.above)), rates.further.percent)
    : 0n;
  const before = rebated + surcharge + further;
  const cess = rates.cess ? percentOf(rebated + surcharge, rates.cess.percent) : 0n;
  const total = toNearest(before + cess, rates.roundTaxTo, money);
  return {
    income,
    allowances,
    relief,
    taxable,
    byBrackets,
    rebate: byBrackets - rebated,
    surcharge,
    further,
    cess,
    total,
  };
}

type Money = (text: string) => bigint;

function reliefOf({ relief }: TaxRates, left: bigint, { relief: claimed, hasDependants }: TaxClaims, money: Money) {
  if (!relief || claimed === null) return 0n;
  const most = money((hasDependants && relief.mostWithDependants) || relief.most);
  const ofIncome = relief.mostPercent === undefined ? left : percentOf(left, relief.mostPercent);
  return least(least(money(claimed), most), ofIncome);
}

/** Rounded once, however many brackets there are. */
function ofBrackets({ tables }: TaxRates, taxable: bigint, money: Money): bigint {
  const { brackets } = tables.find(({ upTo }) => upTo === undefined || taxable <= money(upTo))!;
  const parts = brackets.map(({ above, percent }, at) => {
    const next = brackets[at + 1];
    const end = next ? least(taxable, money(next.above)) : taxable;
    return atLeastNothing(end - money(above)) * scaled(percent, fine);
  });
  return divideRounded(
    parts.reduce((sum, part) => sum + part, 0n),
    wholeOfPercents,
    'half-up',
  );
}

function afterRebate({ rebate }: TaxRates, taxable: bigint, tax: bigint, money: Money): bigint {
  if (!rebate) return tax;
  const limit = money(rebate.incomeUpTo);
  return taxable <= limit ? atLeastNothing(tax - money(rebate.most)) : least(tax, taxable - limit);
}

/** With its marginal relief: tax and surcharge are at most those of the limit and what the income has beyond it. */
function surchargeOf(rates: TaxRates, taxable: bigint, tax: bigint, money: Money): bigint {
  const rows = rates.surcharges?.rows ?? [];
  const at = rows.findLastIndex(({ above }) => taxable > money(above));
  if (at < 0) return 0n;
  const { above, percent }: TaxBracket = rows[at]!;
  const limit = money(above);
  const taxAtLimit = ofBrackets(rates, limit, money);
  const before = at > 0 ? percentOf(taxAtLimit, rows[at - 1]!.percent) : 0n;
  return atLeastNothing(least(percentOf(tax, percent), taxAtLimit + before + (taxable - limit) - tax));
}

function toNearest(amount: bigint, step: string | undefined, money: Money): bigint {
  if (step === undefined) return amount;
  const [unit, whole] = [money(step), money('1')];
  return divideRounded((amount / whole) * whole, unit, 'half-up') * unit;
}
