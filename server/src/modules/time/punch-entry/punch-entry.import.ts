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
    `select id, time_zone as zone from punch_device where company_id = $1 and id = any($2::char(24)[])
      and time_zone is not null`,
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
    date: [t('punch_entry.date'), t('punch_entry.date_words')],
    time: [t('punch_entry.time'), t('punch_entry.time_words')],
    direction: [t('punch_entry.direction'), t('punch_entry.direction_words')],
    deviceId: [t('punch_entry.device'), t('punch_entry.device_words')],
    externalId: [t('punch_entry.number_punch'), t('punch_entry.number_punch_words')],
    note: [t('punch_entry.note'), t('punch_entry.note_words')],
  },
  choices: {
    direction: {
      in: [t('punch_entry.in'), t('punch_entry.in_words')],
      out: [t('punch_entry.out'), t('punch_entry.out_words')],
      unknown: [t('punch_entry.unknown'), t('punch_entry.unknown_words')],
    },
  },
  sameThroughout: { direction: 'unknown' },
  sample: { externalId: '' },
  moment: {
    words: [t('punch_entry.day_time'), t('punch_entry.day_time_words')],
    day: 'date',
    time: 'time',
    zones: zonesOfPunches,
  },
});
