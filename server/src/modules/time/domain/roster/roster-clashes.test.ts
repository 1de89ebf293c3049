import fc from 'fast-check';
import { addDays } from '../../../../kernel/dates/plain-date';
import { clashWords } from './clash-words';
import {
  blocksPlanning,
  blocksTaking,
  skillsIn,
  type QualificationRule,
  type Skill,
} from '../../../people/domain/qualifications';
import { clashesOf, workedMinutes, type RosteredShift, type RosterFacts } from './roster-clashes';
import { say } from '../../../../platform/text';
import { shift, nobody, licence, limits } from './roster.fixture';

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
    ['a position that needs one they have', nurse(licence('2027-01-01')), plain, []],
    ['a position that needs one they have not', nurse(nobody), plain, ['Registered nurse']],
    [
      'a position that needs one, and another of their own that is valid',
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
      'a position and a shift that need two, of which they have that of the position',
      nurse(licence(null)),
      { ...plain, needs: 'Midwife' },
      ['Midwife'],
    ],
    [
      'a position and a shift that need two they have not',
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

  // Directive 2000/84/EC: in Berlin the night before 29 March 2026 has an hour less and that before 25 October one
  // more.
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
