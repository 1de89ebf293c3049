import type { PlainDate } from '../../../kernel/dates/plain-date';

/** What a salary formula multiplies by: factors of the hourly or daily pay, percentages of it, days and years. */
export interface SalaryFactors {
  firstOvertimeFactor: string;
  secondOvertimeFactor: string;
  thirdOvertimeFactor: string;
  holidayOvertimeFactor: string;
  weekendOvertimeFactor: string;
  excusedAbsenceDayFactor: string;
  unexcusedAbsenceDayFactor: string;
  excusedAbsenceHourFactor: string;
  unexcusedAbsenceHourFactor: string;
  gratuityDaysFirstYears: string;
  gratuityDaysLaterYears: string;
  gratuityCapYears: string;
  paidLeavePercent: string;
  unpaidLeavePercent: string;
  sickLeavePercent: string;
  sickLeaveFirstPercent: string;
  sickLeaveSecondPercent: string;
  sickLeaveThirdPercent: string;
  maternityLeavePercent: string;
  parentalLeaveFirstPercent: string;
  parentalLeaveSecondPercent: string;
  parentalLeaveThirdPercent: string;
}

/** The usual factors with the day they hold from and where they come from, the newest first. */
const usualFactors: readonly { validFrom: PlainDate; source: string; factors: SalaryFactors }[] = [
  {
    validFrom: '1900-01-01',
    source: 'wire contract, section 5',
    factors: {
      firstOvertimeFactor: '1.5',
      secondOvertimeFactor: '1.5',
      thirdOvertimeFactor: '1.5',
      holidayOvertimeFactor: '2',
      weekendOvertimeFactor: '2',
      excusedAbsenceDayFactor: '1',
      unexcusedAbsenceDayFactor: '1',
      excusedAbsenceHourFactor: '1',
      unexcusedAbsenceHourFactor: '1',
      gratuityDaysFirstYears: '21',
      gratuityDaysLaterYears: '30',
      gratuityCapYears: '2',
      paidLeavePercent: '100',
      unpaidLeavePercent: '0',
      sickLeavePercent: '30',
      sickLeaveFirstPercent: '100',
      sickLeaveSecondPercent: '50',
      sickLeaveThirdPercent: '0',
      maternityLeavePercent: '100',
      parentalLeaveFirstPercent: '100',
      parentalLeaveSecondPercent: '50',
      parentalLeaveThirdPercent: '0',
    },
  },
];

/** The factors a new formula begins with on that day. */
export function usualFactorsOn(day: PlainDate): SalaryFactors {
  return (usualFactors.find(({ validFrom }) => validFrom <= day) ?? usualFactors[usualFactors.length - 1]!).factors;
}
