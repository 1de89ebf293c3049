import { hashOf } from './inputs-hash';
import { attendancePayLaws } from '../statutory/attendance-pay-laws';
import { averageWageLaws } from '../statutory/average-wage-laws';
import { endOfServiceLaws } from '../statutory/end-of-service-laws';
import { lawOn, type DatedLaw } from '../../../kernel/law-on';
import { incomeTaxes, incomeTaxOn } from '../statutory/income-tax/taxes';
import { insuranceOn, insuranceSchemes } from '../statutory/social-insurance/schemes';
import { leaveEncashmentLaws } from '../statutory/leave-encashment-laws';
import { usualFactorsOn } from '../statutory/salary-factors';
import { salaryFrequencyRules } from '../statutory/salary-frequency-rules';
import { settlementLaws } from '../statutory/settlement-laws';
import { wageDeductionLaws } from '../statutory/wage-deduction-laws';
import { workingTimeLaws } from '../../time/domain/working-time';
import type { PlainDate } from '../../../kernel/dates/plain-date';

/**
 * Raised whenever the same facts come to another payslip, settlement, provision or balance of leave than before: the
 * golden files of `server/test/whole/golden` say when.
 */
export const calculationVersion = 4;

/** All data of law that results of pay are made of, each a table of dated rows. */
const tables: readonly (readonly DatedLaw[])[] = [
  attendancePayLaws,
  averageWageLaws,
  endOfServiceLaws,
  leaveEncashmentLaws,
  salaryFrequencyRules,
  settlementLaws,
  wageDeductionLaws,
  workingTimeLaws,
];

const [known, mostKnown] = [new Map<string, string>(), 5_000];

/**
 * By which formulas and which law of a country and day a result is made: kept with what is stored, so that it tells
 * when either was corrected.
 */
export function calculationOn(country: string | null | undefined, day: PlainDate): string {
  const key = `${country ?? ''} ${day}`;
  let found = known.get(key);
  if (!found) {
    if (known.size >= mostKnown) known.clear();
    const laws = tables.map((table) => lawOn(table, country ?? '', day));
    const insurance = insuranceOn(country, day);
    const tax = incomeTaxOn(country, day);
    const all = [laws, usualFactorsOn(day), ...(insurance ? [insurance] : []), ...(tax ? [tax] : [])];
    known.set(key, (found = `${calculationVersion} ${hashOf(all).slice(0, 16)}`));
  }
  return found;
}

/** Whether other formulas or law would make it now; `kept` is by what it was made, and behind it the country. */
export function isCalculationOutdated(kept: string, day: PlainDate): boolean {
  const [version, digest, country] = kept.split(' ');
  return `${version} ${digest}` !== calculationOn(country, day);
}

/** The digest of all of it, whatever country and day. */
export const lawDigest = (): string => hashOf([tables, insuranceSchemes, incomeTaxes]).slice(0, 16);
