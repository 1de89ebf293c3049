import { skipSetUpStep } from '../../modules/home/set-up';
import { leaveType } from '../../modules/leave/leave-type/leave-type';
import { nameAndNameAr } from '../../platform/text';
import { t } from '../texts/text';
import type { Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { listRecords } from '../../platform/lists/list-query';
import { createRecord, updateRecord } from '../../platform/records/records';
import { todayIn } from '../../platform/today';

/**
 * How the usual types are kept in the companies of the demo: 30 days a year granted by the month, documents of the
 * sick, maternity by the calendar.
 */
const rulesOf = (year: number): Record<string, Values> => ({
  ANNUAL: {
    unit: 'half_day',
    requiresAllocation: true,
    negativeTo: '5',
    accrualFrequency: 'monthly',
    accrualFrom: `${year - 1}-01-01`,
    accrualLevels: [
      { afterMonths: 0, days: '2.5' },
      { afterMonths: 60, days: '2.75' },
    ],
    carryOver: 'capped',
    carryOverMost: '15',
    carryOverMonths: 6,
    isEncashable: true,
    encashMost: '10',
    encashKeep: '10',
  },
  SICK: { backdateDays: 30, documentRule: 'after_days', documentAfterDays: 3, maxPerYear: '90' },
  MATERNITY: { unit: 'day', weekends: 'adjacent', countsHolidays: true, documentRule: 'always', maxPerYear: '98' },
  PARENTAL: { unit: 'day', maxPerYear: '105', waitingDays: 30 },
});

/** The types with their rules, hours off besides, and which type leave of each kind is; the hours under their code. */
export async function fillLeaveTypes(ctx: Ctx): Promise<Map<string, string>> {
  // They stand in place of those of the law.
  await skipSetUpStep(ctx, 'leave', true);
  const hourly = await createRecord(ctx, leaveType, {
    code: 'HOURLY',
    ...nameAndNameAr(t('demo_leave_types.hours_off')),
    kind: 'paid',
    colour: '#0f766e',
    sortOrder: 60,
    unit: 'hour',
    minMinutes: 30,
    maxConsecutive: '1',
    backdateDays: 7,
  });
  await createRecord(ctx, leaveType, {
    code: 'PARTTIME',
    ...nameAndNameAr(t('demo_leave_types.by_hours_worked')),
    kind: 'paid',
    colour: '#7c3aed',
    sortOrder: 70,
    unit: 'half_day',
    employeeType: 'part_time',
    requiresAllocation: true,
    accrualFrequency: 'hourly',
    accrualFrom: `${Number(todayIn(ctx).slice(0, 4))}-01-01`,
    accrualLevels: [{ afterMonths: 0, days: '0.0144' }],
    accrualCountsLeave: true,
  });
  const { rows } = await listRecords(ctx, leaveType, { limit: 100, sort: [{ field: 'sortOrder', direction: 'desc' }] });
  const rules = rulesOf(Number(todayIn(ctx).slice(0, 4)));
  for (const { id, version, code } of rows)
    if (rules[code]) await updateRecord(ctx, leaveType, String(id), Number(version), rules[code]);
  return new Map([...rows.map(({ id, kind }): [string, string] => [kind, String(id)]), ['HOURLY', String(hourly.id)]]);
}
