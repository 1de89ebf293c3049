/**
 * Active currencies by the number of decimals of their smallest coin.
 * Source: ISO 4217 list one (SIX Financial Information, maintenance agency), funds and metals left out,
 * as in force on 2026-01-01: BGN gone (euro in Bulgaria), XCG in place of ANG, ZWG in place of ZWL.
 */
const codesByExponent: ReadonlyArray<readonly [exponent: number, codes: string]> = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [
    2,
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC ' +
      'CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR ' +
      'JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD ' +
      'NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN ' +
      'SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

const exponents = new Map<string, number>(
  codesByExponent.flatMap(([exponent, codes]) => codes.split(' ').map((code) => [code, exponent] as const)),
);

/** Codes of currencies in order. */
export const currencies: readonly string[] = [...exponents.keys()].sort();

export function isCurrency(code: string): boolean {
  return exponents.has(code);
}

/** Decimals of the currency's smallest coin: AED 2, KWD 3, JPY 0. Throws RangeError for an unknown code. */
export function exponentOf(currency: string): number {
  const exponent = exponents.get(currency);
  if (exponent === undefined) throw new RangeError(`unknown currency ${currency}`);
  return exponent;
}
