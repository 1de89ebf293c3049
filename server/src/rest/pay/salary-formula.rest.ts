import type { RestList } from '../../platform/http/rest';
import type { SalaryFactors } from '../../modules/pay/statutory/salary-factors';
import { salaryFormula, type SalaryFormula } from '../../modules/pay/items/salary-formula/salary-formula';

const wireKinds: Record<string, string> = {
  monthly: 'Monthly',
  monthly_total_hours: 'MonthlyTotalHours',
  daily_total_hours: 'DailyTotalHours',
  flexible: 'Flexible',
};
const ownKinds = Object.fromEntries(Object.entries(wireKinds).map(([own, wire]) => [wire, own]));

/** Old names of the factors. */
const wireFactors: Record<keyof SalaryFactors, string> = {
  firstOvertimeFactor: 'firstOverTime',
  secondOvertimeFactor: 'secondOverTime',
  thirdOvertimeFactor: 'thirdOverTime',
  holidayOvertimeFactor: 'holidayOverTime',
  weekendOvertimeFactor: 'weekendOverTime',
  excusedAbsenceDayFactor: 'justifiedAbsenceDay',
  unexcusedAbsenceDayFactor: 'notJustifiedAbsenceDay',
  excusedAbsenceHourFactor: 'justifiedAbsenceHoure',
  unexcusedAbsenceHourFactor: 'notJustifiedAbsenceHoure',
  gratuityDaysFirstYears: 'compensationFrom1To5',
  gratuityDaysLaterYears: 'compensationMoreThan5',
  gratuityCapYears: 'maxCompensation',
  paidLeavePercent: 'paidLeave',
  unpaidLeavePercent: 'unpaidLeave',
  sickLeavePercent: 'sickLeave',
  sickLeaveFirstPercent: 'sickLeaveFrom1To15',
  sickLeaveSecondPercent: 'sickLeaveFrom16To30',
  sickLeaveThirdPercent: 'sickLeaveFrom31To90',
  maternityLeavePercent: 'maternityLeave',
  parentalLeaveFirstPercent: 'parentalLeaveFrom1To45',
  parentalLeaveSecondPercent: 'parentalLeaveFrom46To60',
  parentalLeaveThirdPercent: 'parentalLeaveFrom61To105',
};

export const salaryFormulaRest: RestList<SalaryFormula> = {
  path: '/api/salary-formula',
  area: salaryFormula,
  filters: {
    formulaType: (type) => ({ kind: { eq: ownKinds[type] ?? type } }),
    formulaStatus: (status) => ({ status: { eq: status } }),
  },
  sorts: {
    type: 'kind',
    ...Object.fromEntries(Object.entries(wireFactors).map(([own, wire]) => [wire, own as keyof SalaryFactors])),
  },
  project: (_ctx, rows) =>
    rows.map((row) => ({
      title: row.title,
      type: wireKinds[row.kind],
      totalHours: row.totalHours === null ? null : Number(row.totalHours),
      status: row.status,
      ...Object.fromEntries(
        Object.entries(wireFactors).map(([own, wire]) => [wire, Number(row[own as keyof SalaryFactors])]),
      ),
    })),
};
