import fc from 'fast-check';
import { isLateNotice } from './publish-notice';
import { addDays, weekOf, type PlainDate } from '../../../../kernel/dates/plain-date';
import { plannedPeriods } from '../shift';
import { clashWords } from './clash-words';
import {
  blocksPlanning,
  blocksTaking,
  skillsIn,
  type QualificationRule,
  type Skill,
} from '../../../people/domain/qualifications';
import {
  clashesOf,
  coverGaps,
  newGaps,
  workedMinutes,
  type RosteredShift,
  type RosterFacts,
  type RosterLimits,
} from './roster-clashes';
import { patternDays, patternProblem, type PatternAssignment } from './shift-pattern';
import { decideSwap, newClashes, swapClashes, type SwapAction, type SwapState } from './shift-swap';
import { say } from '../../../../platform/text';

const dubai = 'Asia/Dubai';
const shift = (date: PlainDate, start: string, end: string, zone = dubai, breakMinutes = 0): RosteredShift => {
  const [period] = plannedPeriods(
    { kind: 'times', totalHours: null, periods: [{ start, end, graceIn: 0, graceOut: 0 }] },
    date,
    zone,
  );
  return { id: `${date} ${start}`, date, start: period!.start, end: period!.end, breakMinutes };
};
const nobody: RosterFacts = { person: 'Lina Saleh', leave: [], licences: [], skills: [] };
const licence = (
  validTo: PlainDate | null,
  profession: string | null = 'Registered nurse',
  validFrom = '2024-01-01',
): RosterFacts => ({ ...nobody, licences: [{ profession, number: 'DHA-1', validFrom, validTo }] });
const limits: RosterLimits = { restMinutes: 660, weekMinutes: 2880, weekStart: 1 };
const kinds = (shifts: RosteredShift[], facts = nobody, by = limits) =>
  clashesOf(shifts, facts, by).map(({ kind, shiftId, minutes }) => [kind, shiftId, minutes]);

describe('what stands against a shift', () => {
  it.each<[string, RosteredShift[], unknown[]]>([
    [
      'nothing after eleven hours of rest',
      [shift('2026-11-16', '12:00', '20:00'), shift('2026-11-17', '07:00', '15:00')],
      [],
    ],
    [
      'ten hours and a half of rest',
      [shift('2026-11-16', '12:30', '20:30'), shift('2026-11-17', '07:00', '15:00')],
      [['rest', '2026-11-17 07:00', 30]],
    ],
    [
      'a day after a night',
      [shift('2026-11-16', '22:00', '06:00'), shift('2026-11-17', '14:00', '22:00')],
      [['rest', '2026-11-17 14:00', 180]],
    ],
    [
      'two shifts at once',
      [shift('2026-11-16', '08:00', '16:00'), shift('2026-11-16', '15:00', '20:00')],
      [['overlap', '2026-11-16 15:00', null]],
    ],
    [
      'a night over the next morning',
      [shift('2026-11-16', '22:00', '06:00'), shift('2026-11-17', '05:00', '13:00')],
      [['overlap', '2026-11-17 05:00', null]],
    ],
    [
      'a long shift over two short ones',
      [
        shift('2026-11-16', '08:00', '20:00'),
        shift('2026-11-16', '09:00', '10:00'),
        shift('2026-11-16', '18:00', '21:00'),
      ],
      [
        ['overlap', '2026-11-16 09:00', null],
        ['overlap', '2026-11-16 18:00', null],
      ],
    ],
    [
      'nothing of two parts of a day',
      [shift('2026-11-16', '08:00', '12:00'), shift('2026-11-16', '16:00', '20:00')],
      [],
    ],
    [
      'a seventh day of eight hours',
      [16, 17, 18, 19, 20, 21, 22].map((day) => shift(`2026-11-${day}`, '08:00', '16:00')),
      [['week', '2026-11-22 08:00', 480]],
    ],
    [
      'nothing when the week is over',
      [19, 20, 21, 22, 23, 24, 25].map((day) => shift(`2026-11-${day}`, '08:00', '16:00')),
      [],
    ],
  ])('%s', (_what, shifts, expected) => {
    expect(kinds(shifts)).toEqual(expected);
  });

  it.each<[string, RosterFacts, unknown[]]>([
    [
      'leave that touches it',
      {
        ...nobody,
        leave: [{ start: shift('2026-11-17', '00:00', '12:00').start, end: shift('2026-11-17', '00:00', '12:00').end }],
      },
      [['leave', '2026-11-16 22:00', null]],
    ],
    [
      'leave that ends as it begins',
      { ...nobody, leave: [{ start: 0, end: shift('2026-11-16', '22:00', '06:00').start }] },
      [],
    ],
    ['a licence of that very day', licence('2026-11-16'), []],
    ['a licence lapsed the day before', licence('2026-11-15'), [['licence', '2026-11-16 22:00', null]]],
    ['a licence without end', licence(null), []],
    ['a licence that begins the day after', licence(null, null, '2026-11-17'), [['licence', '2026-11-16 22:00', null]]],
    [
      'one of two licences lapsed',
      { ...nobody, licences: [...licence('2026-11-15').licences, ...licence('2027-01-01').licences] },
      [],
    ],
  ])('%s', (_what, facts, expected) => {
    expect(kinds([shift('2026-11-16', '22:00', '06:00')], facts)).toEqual(expected);
  });

  const needing = { ...shift('2026-11-16', '22:00', '06:00'), needs: 'Registered nurse' };
  it.each<[string, RosterFacts, string | null]>([
    [
      'none of that profession',
      licence('2027-01-01', 'Midwife'),
      'The shift of 2026-11-16 needs the licence “Registered nurse”, which Lina Saleh does not have.',
    ],
    [
      'none at all',
      nobody,
      'The shift of 2026-11-16 needs the licence “Registered nurse”, which Lina Saleh does not have.',
    ],
    [
      'one that ended',
      licence('2026-11-15'),
      'On 2026-11-16 the licence “Registered nurse” of Lina Saleh (DHA-1) is not valid: it ended on 2026-11-15.',
    ],
    [
      'one that begins later',
      licence(null, 'Registered nurse', '2026-12-01'),
      'On 2026-11-16 the licence “Registered nurse” of Lina Saleh (DHA-1) is not valid: it begins on 2026-12-01.',
    ],
    ['a valid one, however it is written', licence('2026-11-16', ' registered  NURSE '), null],
  ])('a shift that needs a licence, of somebody with %s', (_what, facts, expected) => {
    expect(clashesOf([needing], facts, limits).map((clash) => say(clashWords(clash, needing.date), 'en'))).toEqual(
      expected === null ? [] : [expected],
    );
  });

  const plain = shift('2026-11-16', '22:00', '06:00');
  const nurse = (facts: RosterFacts): RosterFacts => ({ ...facts, licenceRequired: 'Registered nurse' });
  it.each<[string, RosterFacts, object, (string | null)[]]>([
    ['a position that needs none', nobody, plain, []],
    ['a position that needs one he has', nurse(licence('2027-01-01')), plain, []],
    ['a position that needs one he has not', nurse(nobody), plain, ['Registered nurse']],
    [
      'a position that needs one, and another of his own that is valid',
      nurse(licence('2027-01-01', 'Midwife')),
      plain,
      ['Registered nurse'],
    ],
    [
      'a position and a shift that need the same, told once',
      nurse(nobody),
      { ...plain, needs: 'registered  Nurse' },
      ['registered  Nurse'],
    ],
    [
      'a position and a shift that need two, of which he has that of the position',
      nurse(licence(null)),
      { ...plain, needs: 'Midwife' },
      ['Midwife'],
    ],
    [
      'a position and a shift that need two he has not',
      nurse(nobody),
      { ...plain, needs: 'Midwife' },
      ['Midwife', 'Registered nurse'],
    ],
  ])('%s', (_what, facts, asked, lacking) => {
    expect(clashesOf([asked as typeof plain], facts, limits).map(({ licence: lacked }) => lacked!.profession)).toEqual(
      lacking,
    );
  });

  const skilled = { ...shift('2026-11-16', '22:00', '06:00'), skills: ['Dialysis'] };
  const has = (more: Partial<Skill>): RosterFacts => ({
    ...nobody,
    skills: [{ skill: 'Dialysis', validFrom: '2026-01-01', validTo: null, isVerified: true, ...more }],
  });
  const against = 'On 2026-11-16 the skill “Dialysis” of Lina Saleh does not count: ';
  it.each<[string, RosterFacts, string | null]>([
    ['none at all', nobody, 'The shift of 2026-11-16 needs the skill “Dialysis”, which Lina Saleh does not have.'],
    [
      'another one',
      has({ skill: 'Triage' }),
      'The shift of 2026-11-16 needs the skill “Dialysis”, which Lina Saleh does not have.',
    ],
    ['one that ended the day before', has({ validTo: '2026-11-15' }), `${against}it ended on 2026-11-15.`],
    ['one that begins the day after', has({ validFrom: '2026-11-17' }), `${against}it begins on 2026-11-17.`],
    ['one nobody has verified', has({ isVerified: false }), `${against}nobody has verified it.`],
    [
      'one that ends on that very day, however it is written',
      has({ skill: ' dialysis ', validTo: '2026-11-16' }),
      null,
    ],
    [
      'one renewed',
      { ...nobody, skills: [...has({ validTo: '2026-11-01' }).skills, ...has({ validFrom: '2026-11-02' }).skills] },
      null,
    ],
  ])('a shift that needs a skill, of somebody with %s', (_what, facts, expected) => {
    expect(clashesOf([skilled], facts, limits).map((clash) => say(clashWords(clash, skilled.date), 'en'))).toEqual(
      expected === null ? [] : [expected],
    );
  });

  it('each skill that is missing is told for itself', () => {
    expect(
      clashesOf([{ ...skilled, skills: skillsIn('Triage, dialysis، triage ,') }], has({}), limits).map(
        (clash) => clash.skill?.skill,
      ),
    ).toEqual(['Triage']);
    expect(skillsIn('Triage, dialysis، triage ,')).toEqual(['Triage', 'dialysis']);
  });

  it.each<[QualificationRule, boolean, boolean]>([
    ['warn', false, false],
    ['refuse_taking', false, true],
    ['block', true, true],
  ])(
    'a lapsed licence under the rule “%s” keeps from planning: %s, from taking and swapping: %s',
    (rule, planning, taking) => {
      const rules = { licence: rule, skill: 'warn' } as const;
      expect([
        blocksPlanning('licence', rules),
        blocksTaking('licence', rules),
        blocksPlanning('skill', rules),
        blocksTaking('skill', rules),
      ]).toEqual([planning, taking, false, false]);
      expect([blocksPlanning('rest', rules), blocksTaking('rest', rules)]).toEqual([false, true]);
    },
  );

  // Directive 2000/84/EC: in Berlin the night before 29 March 2026 has an hour less and that before 25 October one more.
  it.each([
    ['2026-03-28', 420],
    ['2026-10-24', 540],
    ['2026-06-01', 480],
  ])('a night of %s counts its %i minutes', (date, minutes) => {
    expect(workedMinutes(shift(date, '22:00', '06:00', 'Europe/Berlin'))).toBe(minutes);
  });

  it('a rest over that night is what it really lasts', () => {
    const shifts = [
      shift('2026-03-28', '10:00', '20:00', 'Europe/Berlin'),
      shift('2026-03-29', '07:30', '15:00', 'Europe/Berlin'),
    ];
    expect(kinds(shifts)).toEqual([['rest', '2026-03-29 07:30', 30]]);
  });

  it('does not depend on the order shifts are given in', () => {
    const hours = fc.record({
      day: fc.integer({ min: 0, max: 6 }),
      start: fc.integer({ min: 0, max: 23 }),
      length: fc.integer({ min: 1, max: 12 }),
    });
    const made = (
      { day, start, length }: { day: number; start: number; length: number },
      at: number,
    ): RosteredShift => {
      const from = (day * 24 + start) * 3_600_000;
      return {
        id: String(at),
        date: addDays('1970-01-01', day),
        start: from,
        end: from + length * 3_600_000,
        breakMinutes: 0,
      };
    };
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 8 }), (list) => {
        const shifts = list.map(made);
        expect(clashesOf(shifts.toReversed(), nobody, limits)).toEqual(clashesOf(shifts, nobody, limits));
        const isFree = !clashesOf(shifts, nobody, limits).some(({ kind }) => kind === 'overlap');
        const overlaps = shifts.some((one) =>
          shifts.some((other) => one !== other && one.start < other.end && other.start < one.end),
        );
        expect(isFree).toBe(!overlaps);
      }),
    );
  });
});

describe('a week', () => {
  it.each<[PlainDate, 0 | 1 | 6, PlainDate]>([
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-22', 0, '2026-11-22'],
    ['2026-11-20', 6, '2026-11-14'],
    ['2027-01-01', 1, '2026-12-28'],
  ])('of %s that begins on weekday %i begins on %s', (date, weekStart, first) => {
    expect(weekOf(date, weekStart)).toBe(first);
  });
});

describe('the limit of a week', () => {
  const days = (hours: number, ...dates: number[]) =>
    dates.map((date) => shift(`2026-11-${date}`, '06:00', `${String(6 + hours).padStart(2, '0')}:00`));
  const weekly = (before: RosteredShift[], after: RosteredShift[]) =>
    newClashes(clashesOf(before, nobody, limits), clashesOf(after, nobody, limits)).flatMap(({ kind, minutes }) =>
      kind === 'week' ? [minutes] : [],
    );
  const fifty = days(10, 16, 17, 18, 19, 20);
  it.each<[string, RosteredShift[], RosteredShift[], unknown[]]>([
    ['48 of 48 hours and none more', days(8, 16, 17, 18, 19, 20, 21), days(8, 16, 17, 18, 19, 20, 21), []],
    [
      '48 of 48 hours and 8 more on the Sunday',
      days(8, 16, 17, 18, 19, 20, 21),
      days(8, 16, 17, 18, 19, 20, 21, 22),
      [480],
    ],
    ['50 of 48 hours and 8 more on the Sunday', fifty, [...fifty, ...days(8, 22)], [600]],
    [
      '40 of 48 hours and 20 more, told whole',
      fifty.slice(1),
      [...days(12, 16), ...fifty.slice(1), ...days(8, 22)],
      [720],
    ],
    ['50 of 48 hours, one of 10 given for one of 10', fifty, [...fifty.slice(1), ...days(10, 22)], []],
    ['50 of 48 hours, one of 10 given for one of 8', fifty, [...fifty.slice(1), ...days(8, 22)], []],
    ['50 of 48 hours and 8 more in the week after', fifty, [...fifty, ...days(8, 23)], []],
  ])('%s', (_what, before, after, expected) => {
    expect(weekly(before, after)).toEqual(expected);
  });

  it.each<[string, number, number, unknown[]]>([
    ['seven of ten hours', 7, 600, [['week', '20', 1320]]],
    ['six of eight hours', 6, 480, []],
    ['seven that ask for no hours of a day', 7, 0, []],
  ])('of shifts without fixed times: %s', (_what, count, minutes, expected) => {
    const untimed = Array.from({ length: count }, (_day, at) => ({
      id: String(16 + at),
      date: `2026-11-${16 + at}`,
      minutes,
    }));
    expect(clashesOf([], nobody, limits, untimed).map((clash) => [clash.kind, clash.shiftId, clash.minutes])).toEqual(
      expected,
    );
  });
});

describe('minimum cover after a change', () => {
  it.each<[string, [number, number, number][], [number, number, number][], [number, number, number][]]>([
    [
      'lost with who goes',
      [[0, 100, 2]],
      [
        [0, 100, 2],
        [0, 100, -1],
      ],
      [[0, 100, 1]],
    ],
    [
      'lost where it was short already',
      [[0, 100, 1]],
      [
        [0, 100, 1],
        [0, 50, -1],
      ],
      [[0, 50, 1]],
    ],
    ['kept where there are more than needed', [[0, 100, 3]], [[0, 100, 2]], []],
    ['short before and as short after', [[0, 100, 1]], [[0, 100, 1]], []],
  ])('%s', (_what, before, after, gaps) => {
    const covers = (all: [number, number, number][]) => all.map(([start, end, people]) => ({ start, end, people }));
    expect(
      newGaps({ start: 0, end: 100, people: 2 }, covers(before), covers(after)).map(({ start, end, missing }) => [
        start,
        end,
        missing,
      ]),
    ).toEqual(gaps);
  });

  const need = { start: 0, end: 100, people: 2 };
  it.each<[string, [number, number][], [number, number, number][]]>([
    [
      'is there',
      [
        [0, 100],
        [0, 50],
        [50, 100],
      ],
      [],
    ],
    ['is missing wholly', [], [[0, 100, 2]]],
    ['is missing one', [[0, 100]], [[0, 100, 1]]],
    [
      'is missing in between',
      [
        [0, 100],
        [0, 40],
        [60, 120],
      ],
      [[40, 60, 1]],
    ],
    [
      'counts who came before',
      [
        [-50, 30],
        [-50, 150],
      ],
      [[30, 100, 1]],
    ],
  ])('%s', (_what, shifts, gaps) => {
    expect(
      coverGaps(
        need,
        shifts.map(([start, end]) => ({ start, end, people: 1 })),
      ).map(({ start, end, missing }) => [start, end, missing]),
    ).toEqual(gaps);
  });
});

describe('notice of a shift', () => {
  it.each<[string, PlainDate, number, boolean]>([
    ['of a week, on the day it has to be given', '2026-11-23', 7, false],
    ['of a week, a day later', '2026-11-22', 7, true],
    ['of a day, for tomorrow', '2026-11-17', 1, false],
    ['of a day, for today', '2026-11-16', 1, true],
    ['of none, for today', '2026-11-16', 0, false],
    ['of none, for a day gone by', '2026-11-02', 0, false],
    ['of some, for a day gone by', '2026-11-15', 1, true],
    ['of two weeks, over the end of a month', '2026-11-29', 14, true],
  ])('%s', (_name, begins, days, late) => {
    expect(isLateNotice(begins, '2026-11-16', days)).toBe(late);
  });
});

describe('a pattern', () => {
  const fourOn: PatternAssignment = {
    pattern: {
      cycleDays: 6,
      slots: [
        { day: 0, shiftId: 'day' },
        { day: 1, shiftId: 'day' },
        { day: 2, shiftId: 'night' },
        { day: 3, shiftId: 'night' },
      ],
    },
    validFrom: '2026-12-28',
    validTo: null,
    startsAt: 0,
  };
  const told = (assignment: PatternAssignment, from: PlainDate, to: PlainDate) =>
    patternDays(assignment, from, to).map(({ date, shiftId }) => `${date.slice(8)} ${shiftId}`);
  it('goes on over the end of a year', () => {
    expect(told(fourOn, '2026-12-30', '2027-01-05')).toEqual(['30 night', '31 night', '03 day', '04 day', '05 night']);
  });
  it('begins where somebody joins it, and on no day before or after his', () => {
    expect(told({ ...fourOn, startsAt: 3, validTo: '2027-01-01' }, '2026-12-01', '2027-02-01')).toEqual([
      '28 night',
      '31 day',
      '01 day',
    ]);
  });
  it('gives the same days however the time is cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 5 }), (cut, startsAt) => {
        const assignment = { ...fourOn, startsAt };
        const middle = addDays('2026-12-20', cut);
        expect([
          ...patternDays(assignment, '2026-12-20', middle),
          ...patternDays(assignment, addDays(middle, 1), '2027-01-31'),
        ]).toEqual(patternDays(assignment, '2026-12-20', '2027-01-31'));
      }),
    );
  });
  it.each<[string, { cycleDays: number; slots: { day: number; shiftId: string }[] }, string | undefined]>([
    ['of a week', { cycleDays: 7, slots: [{ day: 6, shiftId: 'a' }] }, undefined],
    ['without days', { cycleDays: 0, slots: [{ day: 0, shiftId: 'a' }] }, 'cycleDays'],
    ['without shifts', { cycleDays: 7, slots: [] }, 'slots'],
    ['beyond its end', { cycleDays: 7, slots: [{ day: 7, shiftId: 'a' }] }, 'slots'],
    [
      'with one shift twice',
      {
        cycleDays: 7,
        slots: [
          { day: 1, shiftId: 'a' },
          { day: 1, shiftId: 'a' },
        ],
      },
      'slots',
    ],
    [
      'with four on a day',
      { cycleDays: 7, slots: ['a', 'b', 'c', 'd'].map((shiftId) => ({ day: 1, shiftId })) },
      'slots',
    ],
  ])('%s', (_what, pattern, field) => {
    expect(patternProblem(pattern)?.field).toBe(field);
  });
});

describe('a swap', () => {
  it.each<[SwapState, SwapAction, string, SwapState | null]>([
    ['requested', 'accept', 'peer', 'accepted_by_peer'],
    ['requested', 'accept', 'asker', null],
    ['requested', 'approve', 'boss', null],
    ['requested', 'decline', 'peer', 'declined'],
    ['requested', 'cancel', 'asker', 'cancelled'],
    ['requested', 'cancel', 'peer', null],
    ['accepted_by_peer', 'approve', 'boss', 'approved'],
    ['accepted_by_peer', 'approve', 'asker', null],
    ['accepted_by_peer', 'approve', 'peer', null],
    ['accepted_by_peer', 'reject', 'boss', 'rejected'],
    ['accepted_by_peer', 'cancel', 'asker', 'cancelled'],
    ['approved', 'apply', 'boss', 'applied'],
    ['approved', 'cancel', 'asker', null],
    ['applied', 'approve', 'boss', 'applied'],
    ['applied', 'reject', 'boss', null],
    ['declined', 'accept', 'peer', null],
    ['requested', 'expire', 'nobody', 'expired'],
    ['expired', 'accept', 'peer', null],
    ['rejected', 'approve', 'boss', null],
    ['cancelled', 'accept', 'peer', null],
  ])('%s, %s by %s leads to %s', (state, action, actor, to) => {
    const decision = decideSwap({ state, requesterId: 'asker', peerId: 'peer' }, action, actor);
    expect(decision.allowed ? decision.to : null).toBe(to);
  });

  const [day, night] = [shift('2026-11-17', '08:00', '16:00'), shift('2026-11-17', '22:00', '06:00')];
  it('tells what either side would come to, and nothing that stood before', () => {
    const before = shift('2026-11-16', '22:00', '06:00');
    const clash = swapClashes(
      { shifts: [night], gives: night, facts: nobody },
      { shifts: [day, before], gives: day, facts: nobody },
      limits,
    );
    expect([clash.requester, clash.peer]).toEqual([[], []]);
    const after = shift('2026-11-18', '08:00', '16:00');
    const other = swapClashes(
      { shifts: [day, after], gives: day, facts: nobody },
      { shifts: [night], gives: night, facts: licence('2026-11-15') },
      limits,
    );
    expect(other.requester).toMatchObject([{ kind: 'rest', minutes: 540 }]);
    expect(other.peer).toMatchObject([{ kind: 'licence', shiftId: day.id }]);
  });
});
