import { wallMoment } from '../dates/zone-time';

const day = 86_400_000;
/** As far ahead as calendars look, and back to what still repeats. */
const [yearsBack, yearsAhead] = [5, 10];

const aheadAt = (at: number, zone: string): number => {
  const { date, time } = wallMoment(at, zone);
  return Date.parse(`${date}T${time}Z`) - at;
};

/** The moment between two, to the second, from which clocks of a zone are as far ahead as at the later one. */
function changeBetween(from: number, to: number, zone: string): number {
  const [before, ahead] = [aheadAt(from, zone), { from, to }];
  while (ahead.to - ahead.from > 1000) {
    const middle = Math.floor((ahead.from + ahead.to) / 2000) * 1000;
    if (aheadAt(middle, zone) === before) ahead.from = middle;
    else ahead.to = middle;
  }
  return ahead.to;
}

const written = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.000Z/g, '');

function offsetText(ahead: number): string {
  const minutes = Math.abs(ahead) / 60_000;
  return `${ahead < 0 ? '-' : '+'}${[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('')}`;
}

const observed = (kind: string, start: string, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
];

/**
 * A time zone as RFC 5545 tells it to calendars that do not know its name: how far ahead of UTC it is, and each change
 * around a year.
 */
export function zoneComponent(zone: string, year: number): string {
  const [first, last] = [Date.UTC(year - yearsBack, 0, 1), Date.UTC(year + yearsAhead, 0, 1)];
  let ahead = aheadAt(first, zone);
  const usual = Math.min(ahead, aheadAt(Date.UTC(year - yearsBack, 6, 1), zone));
  const kindOf = (offset: number) => (offset > usual ? 'DAYLIGHT' : 'STANDARD');
  const lines = observed(kindOf(ahead), `${year - yearsBack}0101T000000`, ahead, ahead);
  for (let at = first; at < last; at += day) {
    const next = aheadAt(at + day, zone);
    if (next === ahead) continue;
    lines.push(...observed(kindOf(next), written(changeBetween(at, at + day, zone) + ahead), ahead, next));
    ahead = next;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
}
