import type { AccrualPlan, Frequency } from '../../domain/leave-ledger/accrual';
import type { LedgerPlan } from '../../domain/leave-ledger/entries-due';
import { unitsOf } from '../../domain/leave-type/leave-type';
import { mismatchOf } from '../../domain/leave-type/leave-rules';
import type { Row } from '../../platform/area';
import type { LeaveType } from '../leave-type/leave-type';

const units = (days: string | null): number | null => days === null ? null : unitsOf(days);

/** What a type writes into the ledger by itself, as the domain asks for it. */
export function planOf(type: Row<LeaveType>): LedgerPlan {
  const accrual: AccrualPlan | null = type.accrualFrequency === null ? null : {
    code: String(type.id), frequency: type.accrualFrequency as Frequency, gain: type.accrualGain as AccrualPlan['gain'], on: type.accrualOn,
    levels: type.accrualLevels.map(({ afterMonths, days }) => ({ afterMonths, amount: type.accrualFrequency === 'hourly' ? Number(days) * 10_000 : unitsOf(days) })), 
    proratesFirst: type.accrualProratesFirst, proratesLast: type.accrualProratesLast,
    mostBalance: units(type.accrualMostBalance), mostPerYear: units(type.accrualMostPerYear), validMonths: type.accrualMonths,
    step: unitsOf(type.accrualStep), rounding: type.accrualRounding as AccrualPlan['rounding'], countsLeave: type.accrualCountsLeave,
  };
  return {
    accrual, yearBasis: type.yearBasis as LedgerPlan['yearBasis'],
    carryOver: {
      most: type.carryOver === 'none' ? 0 : type.carryOver === 'capped' ? unitsOf(type.carryOverMost ?? '0') : null,
      validMonths: type.carryOverMonths, validUntil: type.carryOverUntil, forgivesDebt: type.carryOverForgives,
    },
  };
}

/** Whether a type is for somebody: of others nothing is granted. */
export const isFor = (type: Row<LeaveType>, person: Parameters<typeof mismatchOf>[1]): boolean => mismatchOf(type, person) === null;

/** Whether the ledger of a type changes by itself: days are granted, or what is left of them ends with the year. */
export const hasPlan = (type: Row<LeaveType>): boolean => type.accrualFrequency !== null || type.requiresAllocation;
