import type { Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { employeeColumn, importable } from '../../../platform/import/importable';
import { zonesOf } from '../../organisation/work-location/work-location';
import { punchEntry } from './punch-entry';
import { t } from '../texts/text';

/** The clock of the device, else of where whoever made the punch works then. */
async function zonesOfPunches(ctx: Ctx, rows: readonly (Values & { at: Date })[]): Promise<string[]> {
  const told = rows.map(({ employeeId, deviceId, at }) => ({
    employeeId: String(employeeId ?? ''),
    deviceId: String(deviceId ?? ''),
    at,
  }));
  const { rows: devices } = await ctx.tx.query<{ id: string; zone: string }>(
    'select id, time_zone as zone from punch_device where company_id = $1 and id = any($2::char(24)[]) and time_zone is not null',
    [ctx.companyId, told.map(({ deviceId }) => deviceId)],
  );
  const [ofDevices, people] = [
    new Map(devices.map(({ id, zone }) => [id, zone])),
    await zonesOf(ctx, [...new Set(told.map(({ employeeId }) => employeeId))]),
  ];
  return told.map(({ employeeId, deviceId, at }) => ofDevices.get(deviceId) ?? people.at(employeeId, +at));
}

export const punchEntryImport = importable(punchEntry, {
  list: { path: '/punches', subject: 'Punch' },
  label: t('punch_entry.punches'),
  key: ['employeeId', 'date', 'time'],
  columns: {
    employeeId: employeeColumn,
    date: [t('punch_entry.date'), 'day|punch date|log date|اليوم'],
    time: [t('punch_entry.time'), 'punch time|log time|clock|وقت البصمة'],
    direction: [t('punch_entry.direction'), 'in/out|in out|inout|type|punch type|way|state|نوع البصمة'],
    deviceId: [t('punch_entry.device'), 'terminal|reader|machine|device name|الجهاز القارئ'],
    externalId: [t('punch_entry.number_punch'), 'external id|log id|transaction id|record id|رقم الحركة'],
    note: [t('punch_entry.note'), 'notes|remarks|comment|ملاحظات'],
  },
  choices: {
    direction: {
      in: [t('punch_entry.in'), 'i|check in|clock in|c/in|entry|0|break in|ot in|overtime in|3|4|حضور'],
      out: [t('punch_entry.out'), 'o|check out|clock out|c/out|exit|1|break out|ot out|overtime out|2|5|انصراف'],
      unknown: [t('punch_entry.unknown'), 'punch|none|-|255'],
    },
  },
  sameThroughout: { direction: 'unknown' },
  sample: { externalId: '' },
  moment: {
    words: [
      t('punch_entry.day_time'),
      'date and time|date time|date/time|datetime|timestamp|time stamp|punch time|punch date|log time|log date|event time|transaction time|check time|date|time|at|التاريخ والوقت|تاريخ ووقت البصمة|وقت البصمة|التاريخ|الوقت',
    ],
    day: 'date',
    time: 'time',
    zones: zonesOfPunches,
  },
});
