import type { Row } from '../../platform/records/area';
import type { RestList } from '../../platform/http/rest';
import { shift, type Shift } from '../../modules/time/shift/shift';

/** Old names of what a shift asks for. */
const wireKinds: Record<Shift['kind'], string> = {
  times: 'times',
  monthly_hours: 'totalWorkingHours',
  daily_hours: 'DailyTotalWorkingHours',
};
const ownKinds = Object.fromEntries(Object.entries(wireKinds).map(([own, wire]) => [wire.toLowerCase(), own]));

const projected = (row: Row<Shift>) => ({
  title: row.title,
  status: row.status,
  shiftType: wireKinds[row.kind],
  totalHours: Number(row.totalHours),
  colour: row.colour,
  times: row.periods.map(({ start, end, graceIn, graceOut }) => ({
    timeIn: start,
    timeOut: end,
    availableLate: graceIn,
    availableEarly: graceOut,
  })),
});

/** The `shift_info` of other lists. */
export const shiftInfo = (row: Row<Shift> | undefined) => (row ? [{ _id: row.id, ...projected(row) }] : []);

export const shiftRest: RestList<Shift> = {
  path: '/api/shift',
  area: shift,
  filters: {
    ShiftType: (kind) => ({ kind: { eq: ownKinds[kind.toLowerCase()] ?? kind } }),
    shiftStatus: (status) => ({ status: { eq: status } }),
  },
  sorts: { shiftType: 'kind' },
  project: (_ctx, rows) => rows.map(projected),
};
