import type { LeaveSpan } from '../../../organisation/domain/leave-days';
import { blockProblem, firstNewDay, ruleProblem, yearStart, type AskedLeave } from './leave-rules';
import { asked, calendar, span, type } from './leave-rules.fixture';
import { daysTaken, takenDays, unitsOf, type LeaveTypeRules } from './leave-type';
import { say } from '../../../../platform/text';

describe('the days a type counts', () => {
  // Thursday 26 March to Monday 30 March, and to the Wednesday behind the holiday.
  it.each<[string, Partial<LeaveTypeRules>, LeaveSpan, number]>([
    ['leave out weekends and holidays', {}, span('2026-03-26', '2026-04-01'), 4],
    ['take in weekends between days taken', { weekends: 'between' }, span('2026-03-26', '2026-04-01'), 6],
    [
      'leave out a weekend at the end where only those between count',
      { weekends: 'between' },
      span('2026-03-26', '2026-03-29'),
      2,
    ],
    ['take in weekends at the ends too', { weekends: 'adjacent' }, span('2026-03-28', '2026-03-30'), 3],
    ['take in holidays', { countsHolidays: true }, span('2026-03-30', '2026-04-01'), 3],
    [
      'are all days of the calendar',
      { weekends: 'adjacent', countsHolidays: true },
      span('2026-03-26', '2026-04-01'),
      7,
    ],
    [
      'keep the halves at the ends',
      { weekends: 'between' },
      span('2026-03-27', '2026-03-30', { fromPart: 'pm', toPart: 'am' }),
      3,
    ],
    [
      'are hours as parts of a day',
      { weekends: 'adjacent' },
      span('2026-03-27', '2026-03-27', { unit: 'hourly', fromTime: '09:00', toTime: '11:00' }),
      0.25,
    ],
  ])('%s', (_what, more, of, days) => {
    expect(daysTaken(takenDays(of, calendar, type(more)))).toBe(unitsOf(days));
  });
});

describe('weekends between two leaves', () => {
  // Friday 20 March; the weekend of the 21st and 22nd lies before Monday 23 March.
  const friday = span('2026-03-20');
  it.each<[string, Partial<LeaveTypeRules>, LeaveSpan, LeaveSpan[], number]>([
    ['count with the second of them', { weekends: 'between' }, span('2026-03-23', '2026-03-24'), [friday], 4],
    ['count with the first where the other was there before', { weekends: 'between' }, friday, [span('2026-03-23')], 3],
    ['count once, be they within its own days', { weekends: 'between' }, span('2026-03-21', '2026-03-23'), [friday], 3],
    [
      'count where those at the ends count too, once',
      { weekends: 'adjacent' },
      span('2026-03-21', '2026-03-23'),
      [friday],
      3,
    ],
    ['do not count by a type that counts no weekends', {}, span('2026-03-23'), [friday], 1],
    ['do not count where somebody works between', { weekends: 'between' }, span('2026-03-23'), [span('2026-03-19')], 1],
    [
      'do not count where the first ends at noon',
      { weekends: 'between' },
      span('2026-03-23'),
      [{ ...friday, toPart: 'am' }],
      1,
    ],
    [
      'do not count where the second begins at noon',
      { weekends: 'between' },
      span('2026-03-23', '2026-03-23', { fromPart: 'pm' }),
      [friday],
      0.5,
    ],
    [
      'count from noon to noon',
      { weekends: 'between' },
      span('2026-03-23', '2026-03-23', { toPart: 'am' }),
      [{ ...friday, fromPart: 'pm' }],
      2.5,
    ],
    [
      'do not count with hours',
      { weekends: 'between' },
      span('2026-03-23'),
      [{ ...friday, unit: 'hourly', fromTime: '09:00', toTime: '17:00' }],
      1,
    ],
    ['count on both sides', { weekends: 'between' }, span('2026-03-23', '2026-03-27'), [friday, span('2026-03-30')], 9],
    [
      'leave out a holiday among them that does not count',
      { weekends: 'between' },
      span('2026-03-30'),
      [span('2026-04-01')],
      1,
    ],
    [
      'take in a holiday that counts',
      { weekends: 'between', countsHolidays: true },
      span('2026-03-30'),
      [span('2026-04-01')],
      2,
    ],
  ])('%s', (_what, more, of, neighbours, days) => {
    expect(daysTaken(takenDays(of, calendar, type(more), neighbours))).toBe(unitsOf(days));
  });

  it('are told as such', () => {
    expect(
      takenDays(span('2026-03-23'), calendar, type({ weekends: 'between' }), [friday]).map(
        ({ date, kind, isBetweenLeaves }) => [date, kind, isBetweenLeaves ?? false],
      ),
    ).toEqual([
      ['2026-03-21', 'weekend', true],
      ['2026-03-22', 'weekend', true],
      ['2026-03-23', 'work', false],
    ]);
  });

  it('are days that follow each other', () => {
    const field = (others: LeaveSpan[]) =>
      ruleProblem(
        type({ weekends: 'between', maxConsecutive: unitsOf(5) }),
        asked(span('2026-03-23', '2026-03-24'), { others, neighbours: others }),
      )?.field;
    expect([field([friday]), field([span('2026-03-19', '2026-03-20')])]).toEqual([undefined, 'toDate']);
  });
});

describe('a request', () => {
  const day = '2026-03-10';
  it.each<[string, Partial<LeaveTypeRules>, AskedLeave, string | undefined]>([
    ['of nothing special is fine', {}, asked(span(day)), undefined],
    ['of leave for women by a man is refused', { gender: 'female' }, asked(span(day)), 'typeId'],
    ['of leave for women by a woman is fine', { gender: 'female' }, asked(span(day), { gender: 'female' }), undefined],
    [
      'of leave for women where the gender is not known is refused',
      { gender: 'female' },
      asked(span(day), { gender: null }),
      'typeId',
    ],
    ['of leave for another form of employment is refused', { employeeType: 'part_time' }, asked(span(day)), 'typeId'],
    ['of leave for their form of employment is fine', { employeeType: 'full_time' }, asked(span(day)), undefined],
    ['before the waiting time is over is refused', { waitingDays: 365 }, asked(span('2025-01-13')), 'fromDate'],
    ['after the waiting time is fine', { waitingDays: 366 }, asked(span('2025-01-15')), undefined],
    [
      'in probation is refused where it has to be over',
      { afterProbation: true },
      asked(span(day), { probationEnd: day }),
      'fromDate',
    ],
    [
      'on the day after probation is fine',
      { afterProbation: true },
      asked(span(day), { probationEnd: '2026-03-09' }),
      undefined,
    ],
    ['in probation is fine where nothing is said of it', {}, asked(span(day), { probationEnd: day }), undefined],
    ['of who has no probation is fine', { afterProbation: true }, asked(span(day)), undefined],
    [
      'from the day they were confirmed sooner is fine',
      { afterProbation: true },
      asked(span(day), { probationEnd: '2026-03-31', confirmationDate: day }),
      undefined,
    ],
    [
      'before the day they were confirmed sooner is refused',
      { afterProbation: true },
      asked(span('2026-03-09'), { probationEnd: '2026-03-31', confirmationDate: day }),
      'fromDate',
    ],
    [
      'in hours of leave in days is refused',
      { unit: 'half_day' },
      asked(span(day, day, { unit: 'hourly', fromTime: '09:00', toTime: '10:00' })),
      'fromTime',
    ],
    ['of a half of leave in whole days is refused', { unit: 'day' }, asked(span(day, day, { toPart: 'am' })), 'toPart'],
    [
      'of an afternoon of leave in whole days is refused',
      { unit: 'day' },
      asked(span(day, day, { fromPart: 'pm' })),
      'fromPart',
    ],
    [
      'off the steps of minutes is refused',
      { minMinutes: 30 },
      asked(span(day, day, { unit: 'hourly', fromTime: '09:00', toTime: '09:45' })),
      'toTime',
    ],
    [
      'in steps of minutes is fine',
      { minMinutes: 30 },
      asked(span(day, day, { unit: 'hourly', fromTime: '09:00', toTime: '10:30' })),
      undefined,
    ],
    ['without notice is refused', { noticeDays: 10 }, asked(span(day)), 'fromDate'],
    ['with notice to the day is fine', { noticeDays: 9 }, asked(span(day)), undefined],
    ['asked afterwards needs no notice', { noticeDays: 9 }, asked(span('2026-02-27')), undefined],
    ['too late afterwards is refused', { backdateDays: 1 }, asked(span('2026-02-27')), 'fromDate'],
    ['in time afterwards is fine', { backdateDays: 2 }, asked(span('2026-02-27')), undefined],
    [
      'changed to other days without notice is refused',
      { noticeDays: 10 },
      asked(span(day), { newFrom: day }),
      'fromDate',
    ],
    [
      'made longer without notice is refused at its end',
      { noticeDays: 12 },
      asked(span(day, '2026-03-12'), { newFrom: '2026-03-11' }),
      'toDate',
    ],
    [
      'made longer while it is taken is not held to have been asked for afterwards',
      { backdateDays: 1 },
      asked(span('2026-02-25', '2026-03-03'), { newFrom: '2026-03-02' }),
      undefined,
    ],
    [
      'made longer too late afterwards is refused at its end',
      { backdateDays: 1 },
      asked(span('2026-02-20', '2026-02-27'), { newFrom: '2026-02-26' }),
      'toDate',
    ],
    [
      'of no new day needs no notice',
      { noticeDays: 10, backdateDays: 0 },
      asked(span(day), { newFrom: null }),
      undefined,
    ],
    [
      'of more days in a row than allowed is refused',
      { maxConsecutive: unitsOf(2) },
      asked(span(day, '2026-03-12')),
      'toDate',
    ],
    [
      'that a weekend parts from other leave goes on with it',
      { maxConsecutive: unitsOf(2) },
      asked(span('2026-03-09'), { others: [span('2026-03-05', '2026-03-06')] }),
      'toDate',
    ],
    [
      'a working day parts from other leave stands alone',
      { maxConsecutive: unitsOf(2) },
      asked(span('2026-03-10'), { others: [span('2026-03-05', '2026-03-06')] }),
      undefined,
    ],
    [
      'beyond the days of a year is refused',
      { maxPerYear: unitsOf(3) },
      asked(span(day, '2026-03-11'), { others: [span('2026-01-05', '2026-01-06')] }),
      'toDate',
    ],
    [
      'is not held against another year',
      { maxPerYear: unitsOf(3) },
      asked(span(day, '2026-03-11'), { others: [span('2025-12-29', '2025-12-30')] }),
      undefined,
    ],
    [
      'in the same year of service is held against it',
      { maxPerYear: unitsOf(3), yearBasis: 'service' },
      asked(span('2026-01-08', '2026-01-09'), { others: [span('2025-12-29', '2025-12-30')] }),
      'toDate',
    ],
    ['without its document is refused', { documentRule: 'always' }, asked(span(day)), 'attachmentFileId'],
    ['with its document is fine', { documentRule: 'always' }, asked(span(day), { hasDocument: true }), undefined],
    [
      'of few days needs no document',
      { documentRule: 'after_days', documentAfterDays: 2 },
      asked(span(day, '2026-03-11')),
      undefined,
    ],
    [
      'of more days needs a document',
      { documentRule: 'after_days', documentAfterDays: 2 },
      asked(span(day, '2026-03-12')),
      'attachmentFileId',
    ],
    [
      'that the balance does not reach for is refused',
      { requiresAllocation: true },
      asked(span(day), { lowest: unitsOf(-0.5) }),
      'toDate',
    ],
    [
      'down to the floor is fine',
      { requiresAllocation: true, negativeTo: unitsOf(2) },
      asked(span(day), { lowest: unitsOf(-2) }),
      undefined,
    ],
    ['of a type that needs no balance asks for none', {}, asked(span(day), { lowest: unitsOf(-5) }), undefined],
  ])('%s', (_what, more, of, field) => {
    expect(ruleProblem(type(more), of)?.field).toBe(field);
  });

  it('tells how many days are missing in both languages', () => {
    const text = ruleProblem(
      type({ requiresAllocation: true, negativeTo: unitsOf(1) }),
      asked(span(day), { lowest: unitsOf(-2.5) }),
    )!.text;
    expect([say(text, 'en').includes('1.5'), say(text, 'ar').includes('1.5')]).toEqual([true, true]);
  });
});

it.each<[string, LeaveSpan, string | undefined]>([
  ['before them', span('2026-03-24', '2026-03-25'), undefined],
  ['until their first day', span('2026-03-25', '2026-03-26'), 'fromDate'],
  ['from their last day on', span('2026-03-31', '2026-04-02'), undefined],
  ['on a weekend among them', span('2026-03-28', '2026-03-29'), undefined],
  [
    'of hours among them',
    span('2026-03-27', '2026-03-27', { unit: 'hourly', fromTime: '09:00', toTime: '10:00' }),
    'fromDate',
  ],
])('blocked days, of which the last is a holiday, stand against leave %s: %#', (_name, of, field) => {
  expect(
    blockProblem(takenDays(of, calendar, type()), [{ name: 'Closing', fromDate: '2026-03-26', toDate: '2026-03-31' }])
      ?.field,
  ).toBe(field);
});

// Wednesday 4 to Friday 6 March.
it.each<[string, LeaveSpan, string | null]>([
  ['the same', span('2026-03-04', '2026-03-06'), null],
  ['shorter at both ends', span('2026-03-05'), null],
  ['begun earlier', span('2026-03-03', '2026-03-06'), '2026-03-03'],
  ['ended later', span('2026-03-05', '2026-03-10'), '2026-03-07'],
  ['longer at both ends', span('2026-03-03', '2026-03-10'), '2026-03-03'],
  ['moved behind', span('2026-03-09', '2026-03-10'), '2026-03-09'],
  ['moved before', span('2026-03-02'), '2026-03-02'],
])('the first new day of a request that is %s', (_what, of, first) => {
  expect(firstNewDay(of, span('2026-03-04', '2026-03-06'))).toBe(first);
});

it('a leave year begins on 1 January or on the anniversary of the hire', () => {
  expect([
    yearStart('calendar', '2026-03-10', '2024-05-15'),
    yearStart('service', '2026-03-10', '2024-05-15'),
    yearStart('service', '2026-05-15', '2024-05-15'),
  ]).toEqual(['2026-01-01', '2025-05-15', '2026-05-15']);
});
