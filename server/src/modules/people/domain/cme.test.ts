import { cmeOutlook, cmeProgress, type CmeActivity, type CmeRule } from './cme';

const rule = (more: Partial<CmeRule> = {}): CmeRule => ({
  validFrom: '2020-01-01',
  credits: '20',
  cycleMonths: 12,
  carryOverMost: null,
  limits: [],
  ...more,
});
const did = (
  activityDate: string,
  amount: string,
  category = 'course',
  state = 'verified',
  licenceIds: string[] = [],
): CmeActivity => ({ activityDate, amount, category, state, licenceIds });
const on = (today: string, activities: CmeActivity[], rules = [rule()], cycleStart = '2025-03-15') =>
  cmeProgress({ licenceId: 'ours', cycleStart, rules, activities, today });

describe('credits of a cycle', () => {
  it.each<[string, CmeActivity[], object]>([
    ['none yet: all of the requirement is short', [], { counted: '0.00', shortfall: '20.00' }],
    [
      'count with their hundredths',
      [did('2025-04-01', '7.25'), did('2025-04-02', '0.5')],
      { counted: '7.75', shortfall: '12.25' },
    ],
    [
      'count on the first and the last day',
      [did('2025-03-15', '1'), did('2026-03-14', '2')],
      { counted: '3.00', shortfall: '17.00' },
    ],
    [
      'do not count on the day before and the day after',
      [did('2025-03-14', '1'), did('2026-03-15', '2')],
      { counted: '0.00', shortfall: '20.00' },
    ],
    [
      'count once verified only, and are pending until then',
      [did('2025-04-01', '5', 'course', 'submitted')],
      { counted: '0.00', pending: '5.00', shortfall: '20.00' },
    ],
    [
      'count for nothing once rejected',
      [did('2025-04-01', '5', 'course', 'rejected')],
      { counted: '0.00', pending: '0.00' },
    ],
    ['beyond the requirement leave no shortfall', [did('2025-04-01', '25')], { counted: '25.00', shortfall: '0.00' }],
  ])('%s', (_, activities, expected) => {
    expect(on('2025-10-01', activities)).toMatchObject({
      cycleFrom: '2025-03-15',
      cycleTo: '2026-03-14',
      required: '20',
      ...expected,
    });
  });

  it.each<[string, CmeActivity[], object]>([
    [
      'count up to the most of their category',
      [did('2025-04-01', '9', 'online'), did('2025-04-02', '3')],
      { counted: '8.00', shortfall: '12.00' },
    ],
    [
      'pending ones count up to the most too',
      [did('2025-04-01', '4', 'online'), did('2025-04-02', '9', 'online', 'submitted')],
      { counted: '4.00', pending: '1.00' },
    ],
    [
      'are short where a category lacks its least though the sum is reached',
      [did('2025-04-01', '30')],
      { counted: '30.00', shortfall: '6.00' },
    ],
    [
      'are short by the sum where that is more than the categories lack',
      [did('2025-04-01', '4', 'conference')],
      { counted: '4.00', shortfall: '16.00' },
    ],
    [
      'are complete with sum and categories reached',
      [did('2025-04-01', '14'), did('2025-04-01', '6', 'conference')],
      { shortfall: '0.00' },
    ],
  ])('with limits by category %s', (_, activities, expected) => {
    const limits = [
      { category: 'online', most: '5' },
      { category: 'conference', least: '6' },
    ];
    expect(on('2025-10-01', activities, [rule({ limits })])).toMatchObject(expected);
  });

  it('are listed by category with what counts and what is missing', () => {
    const limits = [
      { category: 'online', most: '5' },
      { category: 'conference', least: '6' },
    ];
    expect(
      on('2025-10-01', [did('2025-04-01', '9', 'online'), did('2025-04-01', '2', 'journal')], [rule({ limits })])!
        .categories,
    ).toEqual([
      { category: 'online', done: '9.00', counted: '5.00', least: null, most: '5', missing: '0.00' },
      { category: 'conference', done: '0.00', counted: '0.00', least: '6', most: null, missing: '6.00' },
      { category: 'journal', done: '2.00', counted: '2.00', least: null, most: null, missing: '0.00' },
    ]);
  });
});

describe('an activity', () => {
  const to = (...licenceIds: string[]) => did('2025-04-01', '5', 'course', 'verified', licenceIds);
  const unless = (category: string) => [rule({ limits: [{ category, most: '0' }] })];
  it.each<[string, CmeActivity[], CmeRule[], string]>([
    ['allocated to no licence counts on every one', [to()], [rule()], '5.00'],
    ['allocated to a licence counts on it', [to('ours')], [rule()], '5.00'],
    ['allocated to another licence alone does not count', [to('theirs')], [rule()], '0.00'],
    ['allocated to several counts on each in full', [to('theirs', 'ours')], [rule()], '5.00'],
    ['allocated to a licence twice counts once', [to('ours', 'ours')], [rule()], '5.00'],
    [
      'of a category the rule accepts nothing of does not count, allocated to no licence',
      [to()],
      unless('course'),
      '0.00',
    ],
    [
      'of a category the rule accepts nothing of does not count, allocated to the licence neither',
      [to('ours')],
      unless('course'),
      '0.00',
    ],
    [
      'outside the cycle does not count, allocated or not',
      [
        { ...to('ours'), activityDate: '2025-03-14' },
        { ...to(), activityDate: '2026-03-15' },
      ],
      [rule()],
      '0.00',
    ],
  ])('%s', (_, activities, rules, counted) => {
    expect(on('2025-10-01', activities, rules)).toMatchObject({ counted });
  });

  it('waiting for a reviewer is pending on the licences it is allocated to alone', () => {
    const waiting = (...licenceIds: string[]) => did('2025-04-01', '5', 'course', 'submitted', licenceIds);
    expect([[waiting('ours')], [waiting('theirs')]].map((activities) => on('2025-10-01', activities)!.pending)).toEqual(
      ['5.00', '0.00'],
    );
  });

  it('carries its surplus on the licence it is allocated to', () => {
    const rules = [rule({ carryOverMost: '10' })];
    expect(
      [['ours'], ['theirs']].map(
        (licenceIds) => on('2026-10-01', [did('2025-04-01', '26', 'course', 'verified', licenceIds)], rules)!.carried,
      ),
    ).toEqual(['6.00', '0.00']);
  });
});

describe('cycles', () => {
  it.each<[string, string, string | undefined]>([
    ['none before the first', '2025-03-14', undefined],
    ['the first on its first day', '2025-03-15', '2025-03-15'],
    ['the first on its last day', '2026-03-14', '2025-03-15'],
    ['the second the day after', '2026-03-15', '2026-03-15'],
    ['many years later', '2034-01-01', '2033-03-15'],
  ])('%s', (_, today, from) => {
    expect(on(today, [])?.cycleFrom).toBe(from);
  });

  it('of no rule are none', () => {
    expect(on('2025-10-01', [], [])).toBeNull();
  });

  it('follow the rule of their first day; a rule from the middle of a cycle on holds from the next', () => {
    const rules = [rule(), rule({ validFrom: '2025-06-01', credits: '30', cycleMonths: 24 })];
    expect(on('2025-10-01', [], rules)).toMatchObject({ required: '20', cycleTo: '2026-03-14' });
    expect(on('2026-10-01', [], rules)).toMatchObject({
      required: '30',
      cycleFrom: '2026-03-15',
      cycleTo: '2028-03-14',
    });
  });

  it('before the first rule was written down follow it', () => {
    expect(on('2018-10-01', [], [rule({ credits: '12' })], '2018-01-01')).toMatchObject({ required: '12' });
  });

  it.each<[string, string | null, string, string]>([
    ['nothing is carried where the rule says nothing', null, '0.00', '0.00'],
    ['what exceeds the requirement is carried', '10', '6.00', '6.00'],
    ['carried credits stop at the most the rule allows', '4', '4.00', '4.00'],
  ])('%s', (_, carryOverMost, carried, counted) => {
    expect(on('2026-10-01', [did('2025-04-01', '26')], [rule({ carryOverMost })])).toMatchObject({ carried, counted });
  });

  it('carry verified credits only', () => {
    expect(
      on('2026-10-01', [did('2025-04-01', '26', 'course', 'submitted')], [rule({ carryOverMost: '10' })]),
    ).toMatchObject({ carried: '0.00' });
  });

  it('from the end of a month end at the end of months', () => {
    expect(on('2025-02-10', [], [rule({ cycleMonths: 1 })], '2025-01-31')).toMatchObject({
      cycleFrom: '2025-01-31',
      cycleTo: '2025-02-27',
    });
  });
});

describe('the outlook', () => {
  const cycle = {
    cycleFrom: '2025-01-01',
    cycleTo: '2025-12-31',
    required: '36.5',
    counted: '10',
    shortfall: '26.5',
    expiryDate: null,
  };
  it.each<[string, object, string, object]>([
    [
      'expects credits day by day',
      {},
      '2025-04-10',
      { expectedByNow: '10.00', forecast: '36.50', daysLeft: 265, standing: 'on_track' },
    ],
    ['is behind with less than expected', {}, '2025-04-11', { expectedByNow: '10.10', standing: 'behind' }],
    ['is met without a shortfall', { counted: '40', shortfall: '0' }, '2025-04-10', { standing: 'met' }],
    ['presses in the last ninety days', {}, '2025-10-02', { daysLeft: 90, standing: 'due_soon' }],
    ['does not press a day earlier', { counted: '30' }, '2025-10-01', { daysLeft: 91, standing: 'on_track' }],
    ['has nothing left on the last day', {}, '2025-12-31', { daysLeft: 0, expectedByNow: '36.50', forecast: '10.00' }],
    [
      'is lapsed once the licence has expired, however many credits there are',
      { shortfall: '0', expiryDate: '2025-04-09' },
      '2025-04-10',
      { standing: 'lapsed' },
    ],
    ['is not lapsed on the day of expiry', { expiryDate: '2025-04-10' }, '2025-04-10', { standing: 'on_track' }],
  ])('%s', (_, more, today, expected) => {
    expect(cmeOutlook({ ...cycle, ...more, today })).toMatchObject(expected);
  });
});
