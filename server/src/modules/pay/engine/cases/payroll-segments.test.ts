import fc from 'fast-check';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary } from './payroll-cases';
import type { PayDayBasis } from '../pay-rules';
import type { TakenLeave } from '../payslip';
import { dateOfDayNumber, dayNumber } from '../../../../kernel/dates/plain-date';

const unpaid = (fromDate: string, toDate: string, more: Partial<TakenLeave> = {}): TakenLeave => ({
  kind: 'unpaid',
  unit: 'daily',
  fromDate,
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
  paidPercent: null,
  ...more,
});
const slipOf = (
  leaves: TakenLeave[],
  dayBasis: PayDayBasis = 'calendar',
  raisedOn = '2026-03-16',
  month = '2026-03',
) => {
  const before = dateOfDayNumber(dayNumber(raisedOn) - 1);
  return ready(
    payslipFor(
      factsOf({ salaries: [salary('10000', '2020-01-01', before), salary('12000', raisedOn)], leaves }),
      rulesOf(month, dayBasis),
    ),
  );
};
const taken = (...given: Parameters<typeof slipOf>) => {
  const slip = slipOf(...given);
  return [...slip.lines.filter(({ code }) => code.startsWith('LEAVE')).map(({ amount }) => amount), `= ${slip.net}`];
};

describe('unpaid leave over the day a salary rises from 10,000 to 12,000, the 16th of March 2026', () => {
  // Thursday and Friday before it, Monday and Tuesday after.
  const over = unpaid('2026-03-12', '2026-03-17');

  it.each<[string, TakenLeave[], PayDayBasis, string[]]>([
    // 10,000 × 2 ÷ 31 and 12,000 × 2 ÷ 31, of 4,838.71 + 6,193.55.
    ['on days of the calendar', [over], 'calendar', ['645.16', '774.19', '= 9612.91']],
    // 10,000 × 2 ÷ 30 and 12,000 × 2 ÷ 30, of 5,000 + 6,000.
    ['on a month of 30 days', [over], 'fixed30', ['666.67', '800.00', '= 9533.33']],
    // 10,000 × 2 ÷ 22 and 12,000 × 2 ÷ 22, of 10,000 × 10 ÷ 22 + 12,000 × 12 ÷ 22 = 11,090.909….
    ['on working days', [over], 'working', ['909.09', '1090.91', '= 9090.91']],
    [
      'in halves of the first and the last day',
      [unpaid('2026-03-13', '2026-03-16', { fromPart: 'pm', toPart: 'am' })],
      'calendar',
      ['161.29', '193.55', '= 10677.42'],
    ],
    [
      'by two leaves as by one',
      [unpaid('2026-03-12', '2026-03-13'), unpaid('2026-03-16', '2026-03-17')],
      'calendar',
      ['645.16', '774.19', '= 9612.91'],
    ],
    // The weekend before it lies under the old salary: 10,000 × 4 ÷ 31 = 1,290.322… and 774.193…, together 2,064.516….
    [
      'with the weekend, where its type counts it',
      [unpaid('2026-03-12', '2026-03-17', { daysOff: ['2026-03-14', '2026-03-15'] })],
      'calendar',
      ['1290.32', '774.20', '= 8967.74'],
    ],
  ])('takes of each salary its own days at its own rate %s', (_how, leaves, basis, amounts) => {
    expect(taken(leaves, basis)).toEqual(amounts);
  });

  it('takes no more days because the days of one salary are all leave', () => {
    // Twelve working days of the new salary, whatever the old one was: 12,000 × 12 ÷ 31.
    expect(taken([unpaid('2026-03-16', '2026-03-31')])).toEqual(['4645.16', '= 6387.10']);
    // A rise on a Saturday, two days later on leave for the two working days it has left in the month.
    expect(taken([unpaid('2026-03-30', '2026-03-31')], 'calendar', '2026-03-28')).toEqual(['774.19', '= 9483.87']);
  });

  it('takes the pay of two days that nobody works, once all of the month is leave', () => {
    // The new salary holds from Saturday the 30th of May: 10,000 × 29 ÷ 31 and 12,000 × 2 ÷ 31.
    expect(taken([unpaid('2026-05-01', '2026-05-31')], 'calendar', '2026-05-30', '2026-05')).toEqual([
      '9354.84',
      '774.19',
      '= 0.00',
    ]);
  });

  it('all of the month takes all of the pay to the cent, whichever day it rises on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 31 }),
        fc.constantFrom<PayDayBasis>('calendar', 'fixed30', 'working'),
        (day, basis) => {
          expect(
            slipOf([unpaid('2026-03-01', '2026-03-31')], basis, `2026-03-${String(day).padStart(2, '0')}`).net,
          ).toBe('0.00');
        },
      ),
    );
  });
});

describe('a month away under several shares of a salary of 10,000', () => {
  const sick = (fromDate: string, toDate: string, more: Partial<TakenLeave> = {}) =>
    unpaid(fromDate, toDate, { kind: 'sick', paidPercent: '0', ...more });
  const [early, late] = [unpaid('2026-03-01', '2026-03-15'), sick('2026-03-16', '2026-03-31')];
  const takenOf10000 = (leaves: TakenLeave[], dayBasis: PayDayBasis = 'calendar') =>
    taken(leaves, dayBasis, '2026-04-01');

  it.each<[string, TakenLeave[], PayDayBasis, string[]]>([
    // 10,000 × 15 ÷ 31 = 4,838.709… and × 16 ÷ 31 = 5,161.290….
    ['is paid nothing where both are unpaid', [early, late], 'calendar', ['4838.71', '5161.29', '= 0.00']],
    // The 31st counts with the 30th: 10,000 × 15 ÷ 30, twice.
    ['so on a month of 30 days', [early, late], 'fixed30', ['5000.00', '5000.00', '= 0.00']],
    // 10,000 × 10 ÷ 22 and × 12 ÷ 22.
    ['so on working days', [early, late], 'working', ['4545.45', '5454.55', '= 0.00']],
    // 10 days, 10 days and 11: 3,225.806…, 6,451.612… and 10,000 in all.
    [
      'so under three shares, to the cent',
      [
        unpaid('2026-03-01', '2026-03-10'),
        sick('2026-03-11', '2026-03-20'),
        unpaid('2026-03-21', '2026-03-31', { kind: 'maternity', paidPercent: '0' }),
      ],
      'calendar',
      ['3225.81', '3225.80', '3548.39', '= 0.00'],
    ],
    // The weekend of the 14th goes with what is before it, Sunday the 1st with what is after it.
    [
      'has a weekend between them go with the leave before it, one before all leave with the first',
      [unpaid('2026-03-02', '2026-03-13'), late],
      'calendar',
      ['4838.71', '5161.29', '= 0.00'],
    ],
    // Saturday the 14th begins the second: 13 days and 18.
    [
      'has a weekend within one go with that',
      [unpaid('2026-03-01', '2026-03-13'), sick('2026-03-14', '2026-03-31')],
      'calendar',
      ['4193.55', '5806.45', '= 0.00'],
    ],
    // 15.5 days each.
    [
      'halves a day between two halves',
      [unpaid('2026-03-01', '2026-03-16', { toPart: 'am' }), sick('2026-03-16', '2026-03-31', { fromPart: 'pm' })],
      'calendar',
      ['5000.00', '5000.00', '= 0.00'],
    ],
    // Half of 16 days: 5,161.290… ÷ 2 = 2,580.645….
    [
      'is paid the share that goes on of its own days',
      [early, sick('2026-03-16', '2026-03-31', { paidPercent: '50' })],
      'calendar',
      ['4838.71', '2580.64', '= 2580.65'],
    ],
    // 12 working days: 10,000 × 12 ÷ 31, as after half a month of work.
    [
      'has weekends paid where part of it is leave paid in full, which counts like work',
      [sick('2026-03-01', '2026-03-15', { paidPercent: '100' }), unpaid('2026-03-16', '2026-03-31')],
      'calendar',
      ['3870.97', '= 6129.03'],
    ],
    // The 16th is worked, so weekends are paid: 10 and 11 working days.
    [
      'is none where one day of it is worked',
      [early, sick('2026-03-17', '2026-03-31')],
      'calendar',
      ['3225.81', '3548.39', '= 3225.80'],
    ],
  ])('%s', (_law, leaves, basis, amounts) => {
    expect(takenOf10000(leaves, basis)).toEqual(amounts);
  });

  it('takes of each salary its days under each share, where it rises within one', () => {
    // 10,000 × 9 ÷ 31 = 2,903.225…, 12,000 × 6 ÷ 31 = 2,322.580… and × 16 ÷ 31 = 6,193.548…, of 11,419.354… in all.
    expect(taken([early, late], 'calendar', '2026-03-10')).toEqual(['2903.23', '2322.58', '6193.54', '= 0.00']);
  });

  it('takes all of the pay to the cent, wherever one share ends and the salary rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 2, max: 31 }),
        fc.constantFrom<PayDayBasis>('calendar', 'fixed30', 'working'),
        (day, raise, basis) => {
          const [last, first, raisedOn] = [day, day + 1, raise].map(
            (each) => `2026-03-${String(each).padStart(2, '0')}`,
          );
          expect(slipOf([unpaid('2026-03-01', last!), sick(first!, '2026-03-31')], basis, raisedOn).net).toBe('0.00');
        },
      ),
    );
  });
});

describe('who leaves on the 10th and is hired again on the 20th of one month', () => {
  const [before, again] = [
    { exitDate: '2026-03-10' },
    { hireDate: '2026-03-20', salaries: [salary('12400', '2026-03-20')] },
  ];
  it.each<[PayDayBasis, [number, string], [number, string]]>([
    // 10,000 × 10 ÷ 31 and 12,400 × 12 ÷ 31.
    ['calendar', [10, '3225.81'], [12, '4800.00']],
    // The 31st counts with the 30th: 10,000 × 10 ÷ 30 and 12,400 × 11 ÷ 30.
    ['fixed30', [10, '3333.33'], [11, '4546.67']],
    // Seven and eight of 22 working days.
    ['working', [7, '3181.82'], [8, '4509.09']],
  ])('is paid the days of both employments and none between them on %s days', (basis, first, second) => {
    const paid = [before, again]
      .map((facts) => ready(payslipFor(factsOf(facts), rulesOf('2026-03', basis))))
      .map(({ paymentDays, net }) => [paymentDays, net]);
    expect(paid).toEqual([first, second]);
  });

  it('without a day between them is paid one month, none of its days twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 29 }),
        fc.constantFrom<PayDayBasis>('calendar', 'fixed30', 'working'),
        (day, basis) => {
          const [exitDate, hireDate] = [day, day + 1].map((each) => `2026-03-${String(each).padStart(2, '0')}`);
          const days = [{ exitDate: exitDate! }, { hireDate: hireDate! }].map(
            (facts) => ready(payslipFor(factsOf(facts), rulesOf('2026-03', basis))).paymentDays,
          );
          expect(days[0]! + days[1]!).toBe(rulesOf('2026-03', basis).basisDays);
        },
      ),
    );
  });
});
