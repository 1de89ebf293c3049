import type { AccrualPlan } from '../domain/ledger/accrual';
import { daysOfPeriod } from '../domain/ledger/grant-amount';
import type { Frequency } from '../domain/ledger/grant-periods';
import type { LedgerPlan } from '../domain/ledger/entries-due';
import type { GrantVersion } from '../domain/ledger/plan-change';
import { unitsOf } from '../domain/type/leave-type';
import { grantYear, mismatchOf } from '../domain/type/leave-rules';
import { addDays } from '../../../kernel/dates/plain-date';
import type { Row } from '../../../platform/records/area';
import type { LeaveType } from '../leave-type/leave-type';

const units = (days: string | null): number | null => (days === null ? null : unitsOf(days));

/** What a type writes into the ledger by itself, as the domain asks for it. */
export function planOf(type: Row<LeaveType>): LedgerPlan {
  const versions: GrantVersion[] = [...type.accrualEarlier, type];
  return {
    accruals:
      versions.length === 1 && type.accrualFrequency === null
        ? []
        : versions.map((version, at) =>
            accrualOf(version, String(type.id), at > 0, versions[at + 1]?.accrualFrom ?? null),
          ),
    yearBasis: grantYear(type.yearBasis),
    carryOver: {
      most: type.carryOver === 'none' ? 0 : type.carryOver === 'capped' ? unitsOf(type.carryOverMost ?? '0') : null,
      validMonths: type.carryOverMonths,
      validDays: type.carryOverDays,
      validUntil: type.carryOverUntil,
      forgivesDebt: type.carryOverForgives,
    },
  };
}

/** Rules as a plan, without levels where they grant nothing. `next`: the first day of those behind them. */
function accrualOf(rules: GrantVersion, typeId: string, follows: boolean, next: string | null): AccrualPlan {
  const frequency = (rules.accrualFrequency ?? 'yearly') as Frequency;
  return {
    code: rules.accrualVersion === 0 ? typeId : `${typeId}~${rules.accrualVersion}`,
    from: rules.accrualFrom,
    until: next && addDays(next, -1),
    follows,
    frequency,
    gain: rules.accrualGain as AccrualPlan['gain'],
    on: rules.accrualOn,
    levels:
      rules.accrualFrequency === null
        ? []
        : rules.accrualLevels.map(({ afterMonths, days, mostBalance }) => ({
            afterMonths,
            amount: daysOfPeriod(days, frequency),
            mostBalance: units(mostBalance ?? null),
          })),
    proratesFirst: rules.accrualProratesFirst,
    proratesLast: rules.accrualProratesLast,
    mostBalance: units(rules.accrualMostBalance),
    mostPerYear: units(rules.accrualMostPerYear),
    validMonths: rules.accrualMonths,
    step: unitsOf(rules.accrualStep),
    rounding: rules.accrualRounding as AccrualPlan['rounding'],
    countsLeave: rules.accrualCountsLeave,
    hours: rules.accrualHours as AccrualPlan['hours'],
    dayBasis: rules.accrualDayBasis as AccrualPlan['dayBasis'],
    unpaid: rules.accrualUnpaid as AccrualPlan['unpaid'],
  };
}

/** Whether a type is for somebody: of others nothing is granted. */
export const isFor = (type: Row<LeaveType>, person: Parameters<typeof mismatchOf>[1]): boolean =>
  mismatchOf(type, person) === null;

/** Whether the ledger of a type changes by itself: days are granted, or what is left of them ends with the year. */
export const hasPlan = (type: Row<LeaveType>): boolean =>
  type.accrualFrequency !== null || type.accrualEarlier.length > 0 || type.requiresAllocation;
