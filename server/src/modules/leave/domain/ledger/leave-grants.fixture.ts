import { type PlainDate } from '../../../../kernel/dates/plain-date';
import { type AccrualPlan, type Employment } from './accrual';
import { wholeDay } from './ledger';

export const plan = (more: Partial<AccrualPlan> = {}): AccrualPlan => ({
  code: 'annual',
  from: null,
  until: null,
  follows: false,
  frequency: 'monthly',
  gain: 'start',
  levels: [{ afterMonths: 0, amount: wholeDay }],
  proratesFirst: true,
  proratesLast: true,
  mostBalance: null,
  mostPerYear: null,
  validMonths: null,
  step: 1,
  rounding: 'nearest',
  ...more,
});

export const hired = (hireDate: PlainDate, more: Partial<Employment> = {}): Employment => ({
  hireDate,
  exitDate: null,
  ...more,
});
