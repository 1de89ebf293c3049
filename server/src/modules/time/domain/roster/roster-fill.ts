import { groupBy } from '../../../../kernel/group-by';
import type { PlainDate } from '../../../../kernel/dates/plain-date';

/** A shift a pattern asks for. */
export interface WantedShift {
  employeeId: string;
  date: PlainDate;
  shiftId: string;
}

/** What stands in the roster already. `isRemoved`: somebody took it off by hand. */
export interface StandingShift extends WantedShift {
  id: string;
  version: number;
  isPublished: boolean;
  fromPattern: boolean;
  isRemoved: boolean;
}

const dayOf = ({ employeeId, date }: WantedShift): string => `${employeeId} ${date}`;
const nameOf = (shift: WantedShift): string => `${dayOf(shift)} ${shift.shiftId}`;

/**
 * What filling a roster changes: planned shifts no pattern asks for any more go, those that are missing come. A day on
 * which anything is published or set by hand stays as it is, and what was taken off by hand does not come back.
 */
export function fillChanges<Standing extends StandingShift>(
  wanted: readonly WantedShift[],
  standing: readonly Standing[],
): { make: WantedShift[]; drop: Standing[] } {
  const there = standing.filter(({ isRemoved }) => !isRemoved);
  const settled = new Set(there.filter(({ isPublished, fromPattern }) => isPublished || !fromPattern).map(dayOf));
  const known = new Set(standing.map(nameOf));
  const asked = groupBy(wanted, nameOf);
  return {
    make: [...asked.values()].flatMap(([shift]) =>
      settled.has(dayOf(shift!)) || known.has(nameOf(shift!)) ? [] : [shift!],
    ),
    drop: there.filter((shift) => !settled.has(dayOf(shift)) && !asked.has(nameOf(shift))),
  };
}
