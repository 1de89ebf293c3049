import { countedPresences, planDay } from '../attendance-day';
import { grouped } from '../../../../kernel/grouped';
import { addDays, dayNumber } from '../../../../kernel/dates/plain-date';
import type { ShiftPeriod, ShiftPlan } from '../shift';
import { plannedInstant, type Instant } from '../../../../kernel/dates/zone-time';
import { pairPunches } from './punch-pairs';
import { dayHolding, plannedShift, usualWindow } from './shift-window';
import type { PunchDirection, TakenPunch } from './taps';
import { thresholdsOf, workedDay, type Span, type WorkedDay } from './worked-day';

const zone = 'Asia/Dubai';
const first = '2026-11-02';
const minute = 60_000;
const shiftOf = (start: string, end: string): ShiftPlan => ({
  kind: 'times',
  totalHours: null,
  periods: [{ start, end, graceIn: 0, graceOut: 0 } satisfies ShiftPeriod],
});
const at = (text: string): Instant => Date.parse(`${text}+04:00`);
const tap = (text: string, direction: PunchDirection = 'unknown'): TakenPunch => ({
  at: at(text),
  direction,
  utcOffsetMin: 240,
});

/** What days come to, as days are worked out of punches: presences belong to the day whose shift holds their beginning. */
function daysOf(
  taps: readonly TakenPunch[],
  plan: ShiftPlan | null,
  days: number,
  from = first,
): { date: string; day: WorkedDay; spans: Span[] }[] {
  const dates = Array.from({ length: days }, (_day, nth) => addDays(from, nth));
  const shifts = plan
    ? [addDays(from, -1), ...dates, addDays(from, days)].map((date) => plannedShift(plan, date, zone, usualWindow)!)
    : [];
  const { pairs, strays } = pairPunches(taps, shifts);
  const dateOf = (instant: Instant): string =>
    dayHolding(instant, new Date(instant + 240 * minute).toISOString().slice(0, 10), shifts);
  const [there, lost] = [grouped(pairs, ({ startedAt }) => dateOf(startedAt)), grouped(strays, dateOf)];
  return dates.map((date) => {
    const presences = countedPresences(there.get(date) ?? [], plan?.counting);
    const facts = {
      date,
      hireDate: '2020-01-01',
      exitDate: null,
      isWeekend: false,
      dayOff: null,
      mark: null,
      presences,
      nights: [],
      thresholds: thresholdsOf(plan),
      strays: lost.get(date)?.length ?? 0,
    };
    return {
      date,
      day: workedDay(facts, planDay(plan, date, zone), plannedInstant(addDays(from, days + 3), '00:00:00', zone)),
      spans: presences.flatMap(({ startedAt, endedAt }): Span[] => (endedAt === null ? [] : [[startedAt, endedAt]])),
    };
  });
}

describe('a list of a terminal that tells no direction', () => {
  const told = (taps: TakenPunch[], plan: ShiftPlan | null, days: number): string[] =>
    daysOf(taps, plan, days, '2026-11-16').map(
      ({ day: { worked, overtime, problem } }) => `${worked} ${overtime} ${problem ?? 'right'}`,
    );
  const tappedTwice = [
    '16T06:45:00',
    '16T19:52:00',
    '16T19:53:16',
    '17T06:59:00',
    '17T19:09:00',
    '18T06:50:00',
    '18T19:03:00',
  ].map((text) => tap(`2026-11-${text}`));
  const doubled = (again: string): TakenPunch[] =>
    ['16T07:00', `16T${again}`, '16T16:00', '17T07:00', '17T16:00', '18T07:00', '18T16:00', '19T07:00', '19T16:00'].map(
      (text) => tap(`2026-11-${text}:00`),
    );
  it.each<[string, TakenPunch[], ShiftPlan | null, string[]]>([
    // 06:45 to 19:53:16 is 13 h 8 min = 788; 06:59–19:09 = 730; 06:50–19:03 = 733. Beyond the 480 of the shift: 308, 250, 253.
    [
      'on which somebody tapped twice going out, long after the shift',
      tappedTwice,
      shiftOf('09:00', '17:00'),
      ['788 308 right', '730 250 right', '733 253 right'],
    ],
    // Without a shift nothing vouches for more than 13 hours.
    ['on which somebody without a shift did', tappedTwice, null, ['0 0 missing_out', '730 0 right', '733 0 right']],
    // 07:00 and 07:10 are no same tap: that day does not pair, and is worth its ten minutes until somebody looks. The others are 07–16 = 540.
    [
      'of who tapped again ten minutes after coming, without a shift',
      doubled('07:10'),
      null,
      ['10 0 missing_out', '540 0 right', '540 0 right', '540 0 right'],
    ],
    [
      'of who tapped again four minutes after coming',
      doubled('07:04'),
      null,
      ['540 0 right', '540 0 right', '540 0 right', '540 0 right'],
    ],
    [
      'of who tapped again ten minutes after coming, outside the window of the shift',
      doubled('07:10'),
      shiftOf('10:00', '14:00'),
      ['10 0 missing_out', '540 300 right', '540 300 right', '540 300 right'],
    ],
    // A way in in the evening, forgotten: the morning comes for the next shift. Before, 20:10 to 06:59 were 649 minutes.
    [
      'of who came back in the evening and forgot to tap',
      ['16T09:00', '16T17:00', '16T20:10', '17T06:59', '17T17:00'].map((text) => tap(`2026-11-${text}:00`)),
      shiftOf('09:00', '17:00'),
      ['480 0 missing_out', '601 121 right'],
    ],
    // Nights of eight hours without a shift: 06:05 to 21:55 would be 950 minutes at home.
    [
      'of who works nights without a shift',
      ['16T21:55', '17T06:05', '17T21:55', '18T06:05', '18T21:55', '19T06:05'].map((text) => tap(`2026-11-${text}:00`)),
      null,
      ['0 0 missing_out', '0 0 missing_out', '0 0 missing_out', '0 0 missing_out'],
    ],
    [
      'of who works evenings past midnight without a shift',
      ['16T15:00', '17T00:30', '17T15:00', '18T00:30'].map((text) => tap(`2026-11-${text}:00`)),
      null,
      ['0 0 missing_out', '0 0 missing_out', '0 0 missing_out'],
    ],
    [
      'of who works nights by a shift',
      ['16T21:55', '17T06:05', '17T21:40', '17T21:43', '18T06:00'].map((text) => tap(`2026-11-${text}:00`)),
      shiftOf('22:00', '06:00'),
      ['490 10 right', '500 20 right'],
    ],
  ])('%s', (_name, taps, plan, expected) => expect(told(taps, plan, expected.length)).toEqual(expected));

  it.each<[string, [string, PunchDirection][], string]>([
    // A terminal that tells: 16 h are nobody's secret, one minute more somebody looks at. 05:00–21:00 = 960.
    [
      '16 hours are as they are',
      [
        ['16T05:00', 'in'],
        ['16T20:59', 'out'],
      ],
      '959 0 right',
    ],
    [
      'there twice on a day, together more than 16 hours',
      [
        ['16T00:10', 'in'],
        ['16T09:00', 'out'],
        ['16T09:30', 'in'],
        ['16T23:50', 'out'],
      ],
      '1390 0 too_long',
    ],
  ])('a day of %s', (_name, taps, expected) =>
    expect(
      told(
        taps.map(([text, direction]) => tap(`2026-11-${text}:00`, direction)),
        null,
        1,
      ),
    ).toEqual([expected]),
  );

  it('a day of 17 hours written by hand is to be looked at, one of a shift of 24 hours is not', () => {
    const by = (plan: ShiftPlan | null, from: string, to: string): WorkedDay['problem'] =>
      workedDay(
        {
          date: first,
          hireDate: '2020-01-01',
          exitDate: null,
          isWeekend: false,
          dayOff: null,
          mark: null,
          presences: [{ startedAt: at(from), endedAt: at(to) }],
          nights: [],
          thresholds: { half: null, full: null },
          strays: 0,
        },
        planDay(plan, first, zone),
        at('2026-12-01T00:00'),
      ).problem;
    expect([
      by(shiftOf('08:00', '17:00'), '2026-11-02T05:00', '2026-11-02T22:00'),
      by(null, '2026-11-02T05:00', '2026-11-02T22:00'),
      by(shiftOf('08:00', '08:00'), '2026-11-02T08:00', '2026-11-03T08:20'),
    ]).toEqual(['too_long', 'too_long', null]);
  });
});

/** Numbers that look like chance and are the same each time: a linear congruential generator (Numerical Recipes, 1,664,525 and 1,013,904,223). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Somebody as the terminal meets them: what they work, what they are to work, and what goes wrong, in percent of their days. */
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

/** Two months of somebody: when they were there, and what the terminal has of it. Their own number lacks what was tapped with another's card. */
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
