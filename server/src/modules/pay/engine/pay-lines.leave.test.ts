import { say } from '../../../platform/text';
import fc from 'fast-check';
import { usualFactorsOn } from '../statutory/salary-factors';
import { parseMoney } from '../../../kernel/numbers/money';
import { payslipFor } from './payroll';
import { factsOf, ready, rulesOf, salary } from './cases/payroll-cases';
import type { LeavePayKind, LeaveShares, PayFacts, TakenLeave } from './payslip';
import { addDays } from '../../../kernel/dates/plain-date';
import { linesOf } from './pay-lines.fixture';

const amountsOf = (...args: Parameters<typeof linesOf>) =>
  linesOf(...args).map(({ name, amount }) => `${say(name, 'en')} ${amount}`);

const leave = (
  kind: LeavePayKind,
  fromDate: string,
  toDate = fromDate,
  more: Partial<TakenLeave> = {},
): TakenLeave => ({
  kind,
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

describe('leave of a salary of 9,300.00 in March 2025, weekend on Saturday and Sunday', () => {
  const paid = (leaves: TakenLeave[], more: Partial<PayFacts> = {}, rules = rulesOf('2025-03')) =>
    amountsOf(factsOf({ salaries: [salary('9300.00')], leaves, ...more }), rules);
  test.each<[string, TakenLeave[], string[]]>([
    ['paid leave takes nothing', [leave('paid', '2025-03-03', '2025-03-07')], []],
    ['one unpaid day', [leave('unpaid', '2025-03-03')], ['Unpaid leave 300.00']],
    [
      'a week with its weekend is five working days',
      [leave('unpaid', '2025-03-03', '2025-03-09')],
      ['Unpaid leave 1500.00'],
    ],
    ['half a day', [leave('unpaid', '2025-03-03', '2025-03-03', { toPart: 'am' })], ['Unpaid leave 150.00']],
    [
      'two hours of eight',
      [leave('unpaid', '2025-03-03', '2025-03-03', { unit: 'hourly', fromTime: '10:00', toTime: '12:00' })],
      ['Unpaid leave 75.00'],
    ],
    ['a weekend', [leave('unpaid', '2025-03-08', '2025-03-09')], []],
    ['all of the month takes all of the pay', [leave('unpaid', '2025-03-01', '2025-03-31')], ['Unpaid leave 9300.00']],
    ['from February on, all of the month', [leave('unpaid', '2025-02-10', '2025-04-10')], ['Unpaid leave 9300.00']],
    [
      'half paid as agreed',
      [leave('unpaid', '2025-03-03', '2025-03-04', { paidPercent: '50.00' })],
      ['Unpaid leave 300.00'],
    ],
    ['the first 15 days of sickness are paid', [leave('sick', '2025-03-03', '2025-03-14')], []],
    [
      'the 16th day of sickness is half paid',
      [leave('sick', '2025-01-06', '2025-01-20'), leave('sick', '2025-03-03')],
      ['Sick leave 150.00'],
    ],
    [
      'the 31st is not paid',
      [leave('sick', '2025-01-01', '2025-01-30'), leave('sick', '2025-03-03')],
      ['Sick leave 300.00'],
    ],
    [
      'a sickness over the step: the 14th and 15th day paid, two half',
      [leave('sick', '2025-01-01', '2025-01-13'), leave('sick', '2025-03-03', '2025-03-06')],
      ['Sick leave 300.00'],
    ],
    ['maternity is paid', [leave('maternity', '2025-03-01', '2025-03-31')], []],
    [
      'parental leave from the 46th day on is half paid',
      [leave('parental', '2025-01-20', '2025-03-06')],
      ['Parental leave 150.00'],
    ],
  ])('%s', (_, leaves, amounts) => {
    expect(paid(leaves)).toEqual(amounts);
  });

  describe('with days off that count as leave', () => {
    // Thursday 6 and Monday 10 March; between them a weekend.
    const [thursday, monday] = [
      leave('unpaid', '2025-03-06'),
      leave('unpaid', '2025-03-10', '2025-03-10', { daysOff: ['2025-03-08', '2025-03-09'] }),
    ];
    const friday = leave('unpaid', '2025-03-07');
    test.each<[string, TakenLeave[], Parameters<typeof rulesOf>[1], string[]]>([
      [
        'takes the weekend between two leaves, on days of the calendar',
        [thursday, friday, monday],
        'calendar',
        ['Unpaid leave 1500.00'],
      ],
      [
        'whichever of the two holds it',
        [
          leave('unpaid', '2025-03-06', '2025-03-07', { daysOff: ['2025-03-08', '2025-03-09'] }),
          leave('unpaid', '2025-03-10'),
        ],
        'calendar',
        ['Unpaid leave 1500.00'],
      ],
      [
        'takes the weekend within one leave',
        [leave('unpaid', '2025-03-07', '2025-03-10', { daysOff: ['2025-03-08', '2025-03-09'] })],
        'calendar',
        ['Unpaid leave 1200.00'],
      ],
      ['takes thirtieths on a month of 30', [thursday, friday, monday], 'fixed30', ['Unpaid leave 1550.00']],
      [
        'takes nothing for a weekend where the month is paid by working days',
        [thursday, friday, monday],
        'working',
        ['Unpaid leave 1328.57'],
      ],
      [
        'takes what goes on of it off by its share',
        [leave('unpaid', '2025-03-07', '2025-03-10', { paidPercent: '50', daysOff: ['2025-03-08', '2025-03-09'] })],
        'calendar',
        ['Unpaid leave 600.00'],
      ],
      [
        'takes nothing of leave that is paid',
        [leave('paid', '2025-03-07', '2025-03-10', { daysOff: ['2025-03-08', '2025-03-09'] })],
        'calendar',
        [],
      ],
      [
        'takes none twice',
        [
          leave('unpaid', '2025-03-07', '2025-03-07', { daysOff: ['2025-03-08', '2025-03-09'] }),
          leave('unpaid', '2025-03-10', '2025-03-10', { daysOff: ['2025-03-08', '2025-03-09'] }),
        ],
        'calendar',
        ['Unpaid leave 1200.00'],
      ],
      [
        'takes those of the month alone, of a leave of the next',
        [leave('unpaid', '2025-04-01', '2025-04-01', { daysOff: ['2025-03-29', '2025-03-30'] })],
        'calendar',
        ['Unpaid leave 600.00'],
      ],
      [
        'takes no more than the month',
        [
          leave('unpaid', '2025-03-01', '2025-03-31', {
            daysOff: ['2025-03-01', '2025-03-02', '2025-03-08', '2025-03-09'],
          }),
        ],
        'fixed30',
        ['Unpaid leave 9300.00'],
      ],
      [
        'takes a day that is worked by now once, and none between leaves',
        [
          leave('unpaid', '2025-03-07', '2025-03-07', { daysOff: ['2025-03-07'] }),
          leave('unpaid', '2025-03-12', '2025-03-12', { daysOff: ['2025-03-11'] }),
        ],
        'calendar',
        ['Unpaid leave 600.00'],
      ],
    ])('%s', (_, leaves, basis, amounts) => expect(paid(leaves, {}, rulesOf('2025-03', basis))).toEqual(amounts));

    test('takes a holiday where the month is paid by working days, holidays among them', () => {
      const rules = rulesOf('2025-03', 'working', {
        holidays: [{ name: 'Eid', firstDay: '2025-03-10', lastDay: '2025-03-10' }],
      });
      expect(
        paid(
          [leave('unpaid', '2025-03-07', '2025-03-11', { daysOff: ['2025-03-08', '2025-03-09', '2025-03-10'] })],
          {},
          rules,
        ),
      ).toEqual(['Unpaid leave 1328.57']);
    });

    test('counts them towards the steps of pay like any day of leave', () => {
      const shares = {
        id: 't',
        name: { en: 'Illness', ar: 'مرض' },
        paidPercent: '0',
        tiers: [{ upToDay: 3, percent: '100' }],
        yearBasis: 'calendar' as const,
      };
      const ill = (date: string, daysOff: string[] = []) => leave('sick', date, date, { type: shares, daysOff });
      expect(paid([ill('2025-03-07'), ill('2025-03-10', ['2025-03-08', '2025-03-09'])])).toEqual(['Illness 300.00']);
      expect(paid([ill('2025-03-07'), ill('2025-03-10')])).toEqual([]);
    });

    test('tells which', () => {
      const [, line] = ready(
        payslipFor(factsOf({ salaries: [salary('9300.00')], leaves: [thursday, friday, monday] }), rulesOf('2025-03')),
      ).lines;
      expect(line!.reason).toEqual({
        en: 'Unpaid leave: 5 days, of which 0 % of the pay goes on: 3 working days, and weekends and holidays that count as leave by its type (8 March 2025 to 9 March 2025); by the usual shares',
        ar: 'إجازة غير مدفوعة: 5 أيام، يستمر منها 0٪ من الأجر: 3 أيام عمل، وعطل تُحتسب إجازة بحسب نوعها (من 8 مارس 2025 إلى 9 مارس 2025)؛ بحسب النسب المعتادة',
      });
      expect(line!.inputs.map(({ name, value }) => `${name} ${value}`)).toEqual([
        'base 9300.00',
        'basis 31',
        'days 5',
        'off 2',
        'share 0',
      ]);
    });

    test('makes another slip, by its inputs too', () => {
      const hash = (leaves: TakenLeave[]) => ready(payslipFor(factsOf({ leaves }), rulesOf('2025-03'))).inputsHash;
      expect(hash([monday])).not.toBe(hash([leave('unpaid', '2025-03-10')]));
    });
  });

  test('a holiday takes nothing', () => {
    const rules = rulesOf('2025-03', 'calendar', {
      holidays: [{ name: 'Eid', firstDay: '2025-03-03', lastDay: '2025-03-04' }],
    });
    expect(paid([leave('unpaid', '2025-03-03', '2025-03-05')], {}, rules)).toEqual(['Unpaid leave 300.00']);
  });

  test('the salary formula decides the shares', () => {
    const factors = { ...usualFactorsOn('2025-03-01'), paidLeavePercent: '80.0000' };
    expect(paid([leave('paid', '2025-03-03')], { factors })).toEqual(['Paid leave 60.00']);
  });

  describe('of a type', () => {
    const type = {
      id: 't',
      name: { en: 'Study leave', ar: 'إجازة دراسية' },
      paidPercent: '40.00',
      tiers: [
        { upToDay: 2, percent: '100' },
        { upToDay: 4, percent: '50' },
      ],
      yearBasis: 'calendar' as const,
    };
    const study = (
      fromDate: string,
      toDate = fromDate,
      more: Partial<LeaveShares> = {},
      own: Partial<TakenLeave> = {},
    ) => leave('sick', fromDate, toDate, { type: { ...type, ...more }, ...own });
    test.each<[string, TakenLeave[], string[]]>([
      [
        'its steps decide, then its percent',
        [study('2025-03-03', '2025-03-07')],
        ['Study leave 300.00', 'Study leave 180.00'],
      ],
      ['without steps its percent', [study('2025-03-03', '2025-03-04', { tiers: [] })], ['Study leave 360.00']],
      [
        'paid in whole it takes nothing, whatever the kind',
        [study('2025-03-03', '2025-03-07', { tiers: [], paidPercent: '100' })],
        [],
      ],
      [
        'what was agreed goes first',
        [study('2025-03-03', '2025-03-03', {}, { paidPercent: '0' })],
        ['Study leave 300.00'],
      ],
      [
        'days of another type or of none do not count',
        [leave('sick', '2025-01-06', '2025-01-20'), study('2025-03-03')],
        [],
      ],
      [
        'days of the year before do not count',
        [study('2024-12-30', '2025-01-02'), study('2025-03-03')],
        ['Study leave 150.00'],
      ],
    ])('%s', (_, leaves, amounts) => expect(paid(leaves)).toEqual(amounts));

    // 9,300 ÷ 31 = 300.00 a day. 3 March 2025 is a Monday.
    test.each<[string, TakenLeave[], string[]]>([
      [
        'each day by the rule of its day',
        [
          study('2025-03-03', '2025-03-06', {
            tiers: [],
            paidPercent: '50',
            payFrom: '2025-03-05',
            payEarlier: [{ payFrom: null, paidPercent: '0', payTiers: [] }],
          }),
        ],
        ['Study leave 600.00', 'Study leave 300.00'],
      ],
      [
        'days before a change as they were',
        [
          study('2025-03-03', '2025-03-04', {
            tiers: [],
            paidPercent: '0',
            payFrom: '2025-04-01',
            payEarlier: [{ payFrom: null, paidPercent: '100', payTiers: [] }],
          }),
        ],
        [],
      ],
      [
        'steps go on from the days taken by the steps before',
        [
          study('2025-03-03', '2025-03-06', {
            tiers: [{ upToDay: 3, percent: '50' }],
            payFrom: '2025-03-05',
            payEarlier: [{ payFrom: null, paidPercent: '100', payTiers: [] }],
          }),
        ],
        ['Study leave 150.00', 'Study leave 180.00'],
      ],
      [
        'days are counted through the year though there are no steps any more',
        [
          study('2025-01-06', '2025-01-08'),
          study('2025-03-03', '2025-03-04', {
            tiers: [],
            paidPercent: '40',
            payFrom: '2025-03-04',
            payEarlier: [{ payFrom: null, paidPercent: '40', payTiers: type.tiers }],
          }),
        ],
        ['Study leave 150.00', 'Study leave 180.00'],
      ],
      [
        'three rules one after the other',
        [
          study('2025-03-03', '2025-03-05', {
            tiers: [],
            paidPercent: '75',
            payFrom: '2025-03-05',
            payEarlier: [
              { payFrom: null, paidPercent: '0', payTiers: [] },
              { payFrom: '2025-03-04', paidPercent: '50', payTiers: [] },
            ],
          }),
        ],
        ['Study leave 300.00', 'Study leave 150.00', 'Study leave 75.00'],
      ],
    ])('changed from a day on: %s', (_, leaves, amounts) => expect(paid(leaves)).toEqual(amounts));

    test('a year of service begins on the day of hire', () => {
      const leaves = [
        study('2025-02-24', '2025-02-28', { yearBasis: 'service' }),
        study('2025-03-03', '2025-03-03', { yearBasis: 'service' }),
      ];
      expect(paid(leaves, { hireDate: '2020-03-01' })).toEqual([]);
      expect(paid(leaves, { hireDate: '2020-02-01' })).toEqual(['Study leave 180.00']);
    });
  });

  test('each day counts at the salary in force on it', () => {
    const salaries = [salary('9300.00', '2020-01-01', '2025-03-15'), salary('12400.00', '2025-03-16')];
    expect(paid([leave('unpaid', '2025-03-14', '2025-03-17')], { salaries })).toEqual([
      'Unpaid leave 300.00',
      'Unpaid leave 400.00',
    ]);
  });

  test('no leave takes more than the pay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom('calendar', 'fixed30', 'working'),
        (one, other, basis) => {
          const [from, to] = [addDays('2025-03-01', Math.min(one, other)), addDays('2025-03-01', Math.max(one, other))];
          const slip = ready(
            payslipFor(factsOf({ leaves: [leave('unpaid', from, to)] }), rulesOf('2025-03', basis as 'calendar')),
          );
          expect(parseMoney(slip.net, 'AED') >= 0n).toBe(true);
        },
      ),
    );
  });
});
