import { addDays, type PlainDate } from '../../../kernel/dates/plain-date';
import type { CalendarAssignment } from '../domain/work-calendar';
import type { CalendarsOnFile, Place } from './calendars-on-file';

interface Days {
  validFrom: PlainDate;
  validTo: PlainDate | null;
}

/**
 * The calendars somebody has through their departments: on each day that of the nearest department above them which has
 * one.
 */
export function nearestOf(file: CalendarsOnFile, places: readonly Place[]): CalendarAssignment[] {
  return places.flatMap((place) => {
    const found: CalendarAssignment[] = [];
    for (const departmentId of chainOf(file.parents, place.departmentId)) {
      const nearer = [...found];
      for (const assignment of file.ofDepartments.get(departmentId) ?? []) {
        const within = overlap(assignment, place);
        if (within)
          found.push(...without(within, nearer).map((days) => ({ ...file.assignmentOf(assignment), ...days })));
      }
    }
    return found;
  });
}

function chainOf(parents: ReadonlyMap<string, string | null>, departmentId: string): string[] {
  const chain: string[] = [];
  for (let at: string | null = departmentId; at && !chain.includes(at); at = parents.get(at) ?? null) chain.push(at);
  return chain;
}

const isBefore = (one: PlainDate | null, other: PlainDate | null): boolean =>
  one !== null && (other === null || one < other);

function overlap(one: Days, other: Days): Days | null {
  const validFrom = one.validFrom > other.validFrom ? one.validFrom : other.validFrom;
  const validTo = isBefore(one.validTo, other.validTo) ? one.validTo : other.validTo;
  return validTo !== null && validTo < validFrom ? null : { validFrom, validTo };
}

/** What is left of some days when others are taken out of them. */
function without(days: Days, taken: readonly Days[]): Days[] {
  return taken.reduce<Days[]>(
    (left, out) =>
      left.flatMap((each) => {
        if (!overlap(each, out)) return [each];
        return [
          ...(each.validFrom < out.validFrom
            ? [{ validFrom: each.validFrom, validTo: addDays(out.validFrom, -1) }]
            : []),
          ...(isBefore(out.validTo, each.validTo)
            ? [{ validFrom: addDays(out.validTo!, 1), validTo: each.validTo }]
            : []),
        ];
      }),
    [days],
  );
}
