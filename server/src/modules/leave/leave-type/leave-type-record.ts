import { inLanguage } from '../../../kernel/text/languages';
import type { Ctx } from '../../../platform/context';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { EmployeeType, Gender } from '../../people/employee/employee';
import {
  LeaveKind,
  LeaveTypeUnit,
  LeaveWeekends,
  LeaveYearBasis,
  LeaveDocumentRule,
  LeaveCarryOver,
  LeaveAccrualFrequency,
  LeaveAccrualGain,
  LeaveAccrualHours,
  LeaveAccrualDayBasis,
  LeaveAccrualUnpaid,
  LeaveRounding,
} from './leave-type-choices';
import {
  LeavePayTier,
  LeavePayVersion,
  LeaveServiceVersion,
  LeaveAccrualLevel,
  LeaveGrantVersion,
} from './leave-type-versions';

const days = { min: 0, max: 10_000, scale: 4, optional: true } as const;
const count = { min: 0, max: 10_000, optional: true } as const;

export const titleOf = (
  { name, nameAr }: Pick<LeaveType, 'name' | 'nameAr'>,
  { locale }: Pick<Ctx, 'locale'>,
): string => inLanguage(locale, name, nameAr);

@record(
  'LeaveType',
  'A type of leave with its rules: who may take it, how it is counted, paid, granted and carried over.',
)
export class LeaveType extends CompanyRecord {
  @field.text({ description: 'Short code.', max: 30, search: true, unique: true }) code!: string;
  @field.text({ description: 'What it is called.', max: 80, search: true, unique: true }) name!: string;
  @field.text({ description: 'Name in Arabic.', max: 80, optional: true, search: true }) nameAr!: string | null;
  @field.derivedInContext<LeaveType>(
    () => String,
    ['name', 'nameAr'],
    (row, ctx) => titleOf(row, ctx),
    'Its name in the language of the request.',
  )
  title!: string;
  @field.choice(LeaveKind, { description: 'What integrators and papers call it.', initial: 'paid' }) kind!: string;
  @field.text({ description: 'Colour of its mark.', pattern: /^#[0-9a-f]{6}$/, example: '#137c91', initial: '#137c91' })
  colour!: string;
  @field.flag({ description: 'Whether it can be asked for.', initial: true }) isActive!: boolean;
  @field.integer({
    description: 'Place in lists, smallest first; the first of a kind is taken where only the kind is known.',
    min: 0,
    max: 10_000,
    initial: 0,
  })
  sortOrder!: number;
  @field.choice(LeaveTypeUnit, { description: 'The smallest part in which it is taken.', initial: 'half_day' })
  unit!: string;
  @field.integer({ description: 'Hours are taken in steps of so many minutes.', min: 1, max: 1440, optional: true })
  minMinutes!: number | null;
  @field.choice(LeaveWeekends, { description: 'Which weekends count.', initial: 'none' }) weekends!: string;
  @field.flag({ description: 'Whether holidays count.', initial: false }) countsHolidays!: boolean;
  @field.decimal({ description: 'Days that may follow each other, over several requests too.', ...days })
  maxConsecutive!: string | null;
  @field.decimal({ description: 'Days of a leave year at most.', ...days }) maxPerYear!: string | null;
  @field.integer({ description: 'How often it may be taken while employed.', min: 1, max: 100, optional: true })
  timesInService!: number | null;
  @field.integer({ description: 'Days ahead it has to be asked for.', ...count }) noticeDays!: number | null;
  @field.integer({ description: 'Days afterwards it can still be asked for; empty without limit.', ...count })
  backdateDays!: number | null;
  @field.integer({ description: 'Days of service before it may be taken.', ...count }) waitingDays!: number | null;
  @field.integer({ description: 'Months of service before it may be taken.', min: 0, max: 600, optional: true })
  waitingMonths!: number | null;
  @field.flag({ description: 'Whether it may be taken only once probation is over.', initial: false })
  afterProbation!: boolean;
  @field.choice(Gender, { description: 'For whom alone it is; empty for everybody.', optional: true }) gender!:
    | string
    | null;
  @field.choice(EmployeeType, { description: 'The form of employment it is for alone; empty for all.', optional: true })
  employeeType!: string | null;
  @field.choice(LeaveDocumentRule, { description: 'When a document is needed.', initial: 'never' })
  documentRule!: string;
  @field.integer({ description: 'Days beyond which a document is needed.', ...count }) documentAfterDays!:
    | number
    | null;
  @field.decimal({
    description: 'Percent of pay that goes on, where no step says otherwise.',
    min: 0,
    max: 100,
    scale: 2,
    initial: '100',
  })
  paidPercent!: string;
  @field.json({ type: () => [LeavePayTier], description: 'Steps of pay by day of the leave year.', initial: [] })
  payTiers!: LeavePayTier[];
  @field.date({
    reach: 'planned',
    description:
      'When how much of the pay goes on, or whether days count as service, is changed: the first day that holds; where none is given the first of the next month. Days before keep what held then. Never kept.',
    optional: true,
  })
  newPayFrom!: string | null;
  @field.date({
    description: 'First day that is paid as the percent and the steps say; empty: every day.',
    optional: true,
    write: 'never',
  })
  payFrom!: string | null;
  @field.json({
    description: 'How much of the pay went on before, oldest first.',
    type: () => [LeavePayVersion],
    initial: [],
    write: 'never',
  })
  payEarlier!: LeavePayVersion[];
  @field.flag({
    description: 'Whether its days count as service at the end of it; where not said, those that are paid do.',
    initial: true,
  })
  countsAsService!: boolean;
  @field.date({
    description: 'First day its days count as service, or do not, as is said; empty: they always did.',
    optional: true,
    write: 'never',
  })
  serviceFrom!: string | null;
  @field.json({
    description: 'Whether its days counted as service before, oldest first.',
    type: () => [LeaveServiceVersion],
    initial: [],
    write: 'never',
  })
  serviceEarlier!: LeaveServiceVersion[];
  @field.flag({ description: 'Whether only days granted before can be taken.', initial: false })
  requiresAllocation!: boolean;
  @field.decimal({ description: 'Days the balance may fall below zero.', min: 0, max: 1000, scale: 4, initial: '0' })
  negativeTo!: string;
  @field.choice(LeaveYearBasis, { description: 'When its leave year begins.', initial: 'calendar' }) yearBasis!: string;
  @field.choice(LeaveAccrualFrequency, {
    description: 'How often days are granted; empty where none are by themselves.',
    optional: true,
  })
  accrualFrequency!: string | null;
  @field.date({ reach: 'service', description: 'First day days are granted for by the rules on file.', optional: true })
  accrualFrom!: string | null;
  @field.date({
    reach: 'planned',
    description:
      'When how days are granted is changed: the first day that holds; where none is given the first day after the period that runs. Days before keep what held then. Never kept.',
    optional: true,
  })
  newAccrualFrom!: string | null;
  @field.integer({ description: 'Tells grants by these rules from those by earlier ones.', initial: 0, write: 'never' })
  accrualVersion!: number;
  @field.json({
    description: 'By which rules days were granted before, oldest first.',
    type: () => [LeaveGrantVersion],
    initial: [],
    write: 'never',
  })
  accrualEarlier!: LeaveGrantVersion[];
  @field.choice(LeaveAccrualGain, { description: 'On which day of its period a grant is given.', initial: 'start' })
  accrualGain!: string;
  @field.text({
    description:
      'The day chosen: 1 (Monday) to 7 of a week, DD-DD of half months, 1 to 31 of a month, MM-DD of longer periods with the month counted from their first, in a year of service from January.',
    max: 5,
    example: '15',
    optional: true,
  })
  accrualOn!: string | null;
  @field.json({ type: () => [LeaveAccrualLevel], description: 'Days of a period by months of service.', initial: [] })
  accrualLevels!: LeaveAccrualLevel[];
  @field.flag({
    description: 'Whether the period somebody joins in is granted by its days from then on; else whole.',
    initial: true,
  })
  accrualProratesFirst!: boolean;
  @field.flag({
    description: 'Whether the period somebody leaves in is granted by its days until then; else whole.',
    initial: true,
  })
  accrualProratesLast!: boolean;
  @field.flag({
    description: 'Whether hours of paid leave count as worked, where days are granted by the hour.',
    initial: false,
  })
  accrualCountsLeave!: boolean;
  @field.choice(LeaveAccrualHours, {
    description: 'Which hours earn days, where days are granted by the hour.',
    initial: 'all',
  })
  accrualHours!: string;
  @field.choice(LeaveAccrualDayBasis, {
    description: 'By which days a part of a period is granted.',
    initial: 'calendar',
  })
  accrualDayBasis!: string;
  @field.choice(LeaveAccrualUnpaid, { description: 'What unpaid leave takes of grants.', initial: 'granted' })
  accrualUnpaid!: string;
  @field.decimal({ description: 'Balance beyond which nothing is granted.', ...days }) accrualMostBalance!:
    | string
    | null;
  @field.decimal({ description: 'Days granted in a calendar year at most.', ...days }) accrualMostPerYear!:
    | string
    | null;
  @field.integer({ description: 'Months a grant can be used; empty without end.', min: 1, max: 600, optional: true })
  accrualMonths!: number | null;
  @field.decimal({
    description: 'Grants are rounded to whole steps of this.',
    min: '0.0001',
    max: 10,
    scale: 4,
    initial: '0.0001',
  })
  accrualStep!: string;
  @field.choice(LeaveRounding, { description: 'How they are rounded.', initial: 'nearest' }) accrualRounding!: string;
  @field.choice(LeaveCarryOver, { description: 'What goes along into the next leave year.', initial: 'all' })
  carryOver!: string;
  @field.decimal({ description: 'Days that go along at most.', ...days }) carryOverMost!: string | null;
  @field.integer({
    description: 'Months they can be used in the new year; empty without end.',
    min: 1,
    max: 120,
    optional: true,
  })
  carryOverMonths!: number | null;
  @field.integer({
    description: 'Days they can be used in the new year, its first included, where not by months.',
    min: 1,
    max: 3_660,
    optional: true,
  })
  carryOverDays!: number | null;
  @field.text({
    description: 'Until which day of the new year they can be used, as MM-DD, where neither by months nor by days.',
    pattern: /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    example: '03-31',
    optional: true,
  })
  carryOverUntil!: string | null;
  @field.flag({ description: 'Whether days overdrawn are forgiven when the leave year ends.', initial: false })
  carryOverForgives!: boolean;
  @field.flag({ description: 'Whether days left on the last day of employment are paid out.', initial: false })
  paidAtEnd!: boolean;
  @field.flag({ description: 'Whether days can be paid out.', initial: false }) isEncashable!: boolean;
  @field.decimal({ description: 'Days paid out in a leave year at most.', ...days }) encashMost!: string | null;
  @field.decimal({ description: 'Days that have to be left after an encashment.', ...days }) encashKeep!: string | null;
  @field.text({
    description: 'The entitlement of the law of the country it was taken over from.',
    max: 40,
    optional: true,
    write: 'never',
  })
  lawCode!: string | null;
  @field.date({
    description: 'The day the law holds from as it was taken over.',
    optional: true,
    write: 'never',
  })
  lawSince!: string | null;
}
