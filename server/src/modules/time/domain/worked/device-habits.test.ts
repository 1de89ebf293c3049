import { addDays, dayNumber } from '../../../../kernel/dates/plain-date';
import type { ShiftPlan } from '../shift';
import { plannedInstant, type Instant } from '../../../../kernel/dates/zone-time';
import type { TakenPunch } from './taps';
import { type Span } from './worked-day';
import { zone, first, minute, shiftOf, daysOf } from './device-file.fixture';

/**
 * Numbers that look like chance and are the same each time: a linear congruential generator (Numerical Recipes,
 * 1,664,525 and 1,013,904,223).
 */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Somebody as the terminal meets them: what they work, what they are to work, and what goes wrong, in percent of their
 * days.
 */
interface Habits {
  name: string;
  from: number;
  hours: number;
  plan: ShiftPlan | null;
  lunch: boolean;
  twice: number;
  forgets: number;
  late: number;
  card: number;
  back: number;
}

const people: Habits[] = [
  {
    name: 'keeps to all',
    from: 8,
    hours: 9,
    plan: shiftOf('08:00', '17:00'),
    lunch: true,
    twice: 0,
    forgets: 0,
    late: 0,
    card: 0,
    back: 0,
  },
  {
    name: 'keeps to all without a shift',
    from: 8,
    hours: 9,
    plan: null,
    lunch: false,
    twice: 0,
    forgets: 0,
    late: 0,
    card: 0,
    back: 0,
  },
  {
    name: 'keeps to all by night',
    from: 22,
    hours: 8,
    plan: shiftOf('22:00', '06:00'),
    lunch: true,
    twice: 0,
    forgets: 0,
    late: 0,
    card: 0,
    back: 0,
  },
  {
    name: 'taps twice',
    from: 7,
    hours: 9,
    plan: null,
    lunch: false,
    twice: 60,
    forgets: 0,
    late: 0,
    card: 0,
    back: 10,
  },
  {
    name: 'taps twice by a shift',
    from: 7,
    hours: 12,
    plan: shiftOf('09:00', '17:00'),
    lunch: true,
    twice: 60,
    forgets: 0,
    late: 20,
    card: 0,
    back: 10,
  },
  {
    name: 'forgets',
    from: 8,
    hours: 9,
    plan: shiftOf('08:00', '17:00'),
    lunch: true,
    twice: 10,
    forgets: 25,
    late: 10,
    card: 5,
    back: 10,
  },
  {
    name: 'forgets without a shift',
    from: 8,
    hours: 9,
    plan: null,
    lunch: true,
    twice: 10,
    forgets: 25,
    late: 10,
    card: 5,
    back: 10,
  },
  {
    name: 'forgets by night',
    from: 22,
    hours: 8,
    plan: shiftOf('22:00', '06:00'),
    lunch: true,
    twice: 20,
    forgets: 20,
    late: 20,
    card: 5,
    back: 0,
  },
  {
    name: 'stays late',
    from: 13,
    hours: 9,
    plan: shiftOf('13:00', '21:00'),
    lunch: true,
    twice: 10,
    forgets: 5,
    late: 80,
    card: 0,
    back: 0,
  },
  {
    name: "borrows a visitor's card",
    from: 7,
    hours: 9,
    plan: shiftOf('07:00', '16:00'),
    lunch: true,
    twice: 5,
    forgets: 5,
    late: 5,
    card: 40,
    back: 5,
  },
  {
    name: 'works nights and has the shift of the office',
    from: 22,
    hours: 8,
    plan: shiftOf('09:00', '17:00'),
    lunch: false,
    twice: 20,
    forgets: 15,
    late: 10,
    card: 5,
    back: 0,
  },
  {
    name: 'works nights and has the early shift',
    from: 22,
    hours: 8,
    plan: shiftOf('07:00', '15:00'),
    lunch: false,
    twice: 20,
    forgets: 0,
    late: 0,
    card: 0,
    back: 0,
  },
  {
    name: 'works nights without a shift',
    from: 21,
    hours: 9,
    plan: null,
    lunch: false,
    twice: 20,
    forgets: 15,
    late: 0,
    card: 5,
    back: 0,
  },
  {
    name: 'works evenings past midnight without a shift',
    from: 16,
    hours: 9,
    plan: null,
    lunch: false,
    twice: 10,
    forgets: 10,
    late: 30,
    card: 0,
    back: 0,
  },
];

const daysOfFile = 62;

interface Made {
  taps: TakenPunch[];
  duties: [Instant, Instant][];
  troubled: Set<string>;
}

/**
 * Two months of somebody: when they were there, and what the terminal has of it. Their own number lacks what was tapped
 * with another's card.
 */
function made({ from, hours, lunch, twice, forgets, late, card, back }: Habits, seed: number): Made {
  const next = chance(seed);
  const happens = (percent: number): boolean => next(100) < percent;
  const duties: [Instant, Instant][] = [];
  const taps: TakenPunch[] = [];
  const troubled = new Set<string>();
  for (let nth = 0; nth < daysOfFile; nth += 1) {
    const date = addDays(first, nth);
    if (dayNumber(date) % 7 === 0) continue;
    const begins =
      plannedInstant(date, `${String(from).padStart(2, '0')}:00:00`, zone) +
      (next(25) - 15) * minute +
      (happens(late) ? next(90) * minute : 0);
    const ends = begins + hours * 60 * minute + next(20) * minute + (happens(late) ? next(120) * minute : 0);
    const noon = begins + Math.floor(hours / 2) * 60 * minute + next(20) * minute;
    const moments = [begins, ...(lunch ? [noon, noon + (30 + next(30)) * minute] : []), ends];
    const returns = happens(back) ? ends + (30 + next(60)) * minute : null;
    if (returns) moments.push(returns, returns + (15 + next(40)) * minute);
    duties.push([begins, moments.at(-1)!]);
    for (const moment of moments) {
      if (happens(forgets) || happens(card)) troubled.add(date);
      else {
        taps.push({ at: moment, direction: 'unknown', utcOffsetMin: 240 });
        if (happens(twice)) {
          const again = moment + (1 + next(14 * 60)) * 1_000;
          taps.push({ at: again, direction: 'unknown', utcOffsetMin: 240 });
          if (again - moment >= 5 * minute) troubled.add(date);
          if (again > duties.at(-1)![1]) duties.at(-1)![1] = again;
        }
      }
    }
  }
  return { taps, duties, troubled };
}

describe('ten thousand taps of a terminal that says nothing, with every habit of people', () => {
  const file = Array.from({ length: 70 }, (_person, nth) => ({
    habits: people[nth % people.length]!,
    ...made(people[nth % people.length]!, 7_919 * (nth + 1)),
  }));
  const found = file.map(({ habits, taps, duties, troubled }) => ({
    habits,
    duties,
    troubled,
    days: daysOf(taps, habits.plan, daysOfFile + 1),
  }));

  it('are that many', () => {
    expect(file.reduce((all, { taps }) => all + taps.length, 0)).toBeGreaterThan(10_000);
  });

  it('pay no minute outside what somebody was there for, unless it is flagged', () => {
    const isInside = ([from, to]: Span, duties: readonly Span[]): boolean =>
      duties.some(([begin, end]) => begin <= from && to <= end);
    const silent = found.flatMap(({ habits, duties, days }) =>
      days.flatMap(({ date, day: { problem, worked }, spans }) =>
        problem === null && !spans.every((span) => isInside(span, duties))
          ? [
              `${habits.name} ${date} ${worked} ${spans.map((span) => span.map((one) => new Date(one + 240 * minute).toISOString().slice(5, 16)).join('–')).join(' ')}`,
            ]
          : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('never are more than 16 hours of a day without a flag, nor more than a day has', () => {
    const long = found.flatMap(({ days }) =>
      days.filter(({ day: { worked, problem } }) => (worked > 960 && problem === null) || worked > 1_440),
    );
    expect(long).toEqual([]);
  });

  it('flag no day of who keeps to all, and none but those on which something went wrong, or the day before: a last tap may come after midnight', () => {
    const wrong = found
      .filter(({ habits }) => !habits.name.startsWith('works'))
      .flatMap(({ habits, troubled, days }) =>
        days.flatMap(({ date, day: { problem } }) =>
          problem !== null && !troubled.has(date) && !troubled.has(addDays(date, -1))
            ? [`${habits.name} ${date} ${problem}`]
            : [],
        ),
      );
    expect(wrong).toEqual([]);
  });
});
