import { ruleProblem, type AskedLeave } from './leave-rules';
import { asked, span, type } from './leave-rules.fixture';
import { unitsOf, type LeaveTypeRules } from './leave-type';

describe('what laws ask of leave', () => {
  it.each<[string, Partial<LeaveTypeRules>, Partial<AskedLeave>, string | null]>([
    ['two years of service on the day they are over', { waitingMonths: 24 }, { hireDate: '2024-03-26' }, null],
    ['two years of service on the day before', { waitingMonths: 24 }, { hireDate: '2024-03-27' }, 'fromDate'],
    ['three months from 30 November, over on 28 February', { waitingMonths: 3 }, { hireDate: '2025-11-30' }, null],
    ['once in service, never taken', { timesInService: 1 }, {}, null],
    ['once in service, taken years ago', { timesInService: 1 }, { others: [span('2019-06-01')] }, 'typeId'],
    ['twice in service, taken once', { timesInService: 2 }, { others: [span('2019-06-01')] }, null],
    // Four days are asked for; the year began with the first of three taken in December.
    [
      'six days of a year that began in December, three of them taken',
      { yearBasis: 'first_taken', maxPerYear: unitsOf(6) },
      { others: [span('2025-12-08', '2025-12-10')] },
      'toDate',
    ],
    [
      'six days of a year, of which those of more than a year ago are none',
      { yearBasis: 'first_taken', maxPerYear: unitsOf(6) },
      { others: [span('2025-03-24', '2025-03-26')] },
      null,
    ],
    [
      'six days of a year that ends in the middle of what is asked for',
      { yearBasis: 'first_taken', maxPerYear: unitsOf(6) },
      { others: [span('2025-03-31', '2025-04-04')] },
      'toDate',
    ],
  ])('%s', (_, rules, more, field) => {
    expect(ruleProblem(type(rules), asked(span('2026-03-26', '2026-04-01'), more))?.field ?? null).toBe(field);
  });
});
