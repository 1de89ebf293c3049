import { say } from '../../../../platform/text';
import fc from 'fast-check';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { correctionFor, retroOf } from '../pay-recompute';
import { retroNet, retroNotes, type EmployeeRetro, type PaidAmount, type RetroNote } from './pay-retro';
import type { PayRules } from '../pay-rules';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary } from '../cases/payroll-cases';
import type { AssignedItem, PayFacts, TakenLeave } from '../payslip';
import { addMonths } from '../../../../kernel/dates/plain-date';

const march = rulesOf('2025-03');
const paidBy = (facts: Partial<PayFacts>, rules = march): PaidAmount[] =>
  ready(payslipFor(factsOf(facts), rules)).lines.map(({ code, name, kind, amount }) => ({ code, name, kind, amount }));
const retroBy = (facts: PayFacts | null, rules: PayRules, paid: readonly PaidAmount[]): EmployeeRetro =>
  retroOf(facts, rules, paid, (name) => say(name, 'en'));
const told = ({ differences }: EmployeeRetro): string[] =>
  differences.map(({ name, kind, paid, recomputed }) => `${say(name, 'en')} ${kind} ${paid} → ${recomputed}`);
const linesOf = (retro: EmployeeRetro): string[] =>
  ready(correctionFor(factsOf({ retro }), rulesOf('2025-04'))).lines.map(
    ({ name, kind, amount, formula }) => `${say(name, 'en')}: ${kind} ${amount} = ${formula}`,
  );

const housing = (fixedAmount: string): AssignedItem => ({
  kind: 'allowance',
  title: 'Housing',
  basis: 'monthly',
  fixedAmount,
  percentOfBasic: null,
  currency: 'AED',
  validFrom: '2020-01-01',
  validTo: null,
});
const unpaid = (fromDate: string, toDate = fromDate): TakenLeave => ({
  kind: 'unpaid',
  unit: 'daily',
  fromDate,
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
  paidPercent: null,
});

describe('March 2025, closed with a salary of 10,000.00, by what is known later', () => {
  test.each<[string, Partial<PayFacts>, Partial<PayFacts>, string[], string[]]>([
    ['nothing changed', {}, {}, [], []],
    [
      'a rise dated back',
      {},
      { salaries: [salary('11000.00')] },
      ['Basic salary earning 10000.00 → 11000.00'],
      ['Basic salary, March 2025: earning 1000.00 = recomputed − paid'],
    ],
    [
      'a rise dated back to the 16th',
      {},
      { salaries: [salary('10000.00', '2020-01-01', '2025-03-15'), salary('13100.00', '2025-03-16')] },
      ['Basic salary earning 10000.00 → 11600.00'],
      ['Basic salary, March 2025: earning 1600.00 = recomputed − paid'],
    ],
    [
      'a lower salary dated back',
      {},
      { salaries: [salary('9000.00')] },
      ['Basic salary earning 10000.00 → 9000.00'],
      ['Basic salary, March 2025: deduction 1000.00 = paid − recomputed'],
    ],
    [
      'unpaid leave approved late',
      {},
      { leaves: [unpaid('2025-03-03', '2025-03-04')] },
      ['Unpaid leave deduction 0.00 → 645.16'],
      ['Unpaid leave, March 2025: deduction 645.16 = recomputed − paid'],
    ],
    [
      'unpaid leave cancelled afterwards',
      { leaves: [unpaid('2025-03-03')] },
      {},
      ['Unpaid leave deduction 322.58 → 0.00'],
      ['Unpaid leave, March 2025: earning 322.58 = paid − recomputed'],
    ],
    [
      'an allowance given late',
      {},
      { items: [housing('500')] },
      ['Housing earning 0.00 → 500.00'],
      ['Housing, March 2025: earning 500.00 = recomputed − paid'],
    ],
    [
      'an allowance of another name and the same amount',
      { items: [{ ...housing('500'), title: 'Rent' }] },
      { items: [housing('500')] },
      [],
      [],
    ],
    [
      'left earlier than was known',
      {},
      { exitDate: '2025-03-10' },
      ['Basic salary earning 10000.00 → 3225.81'],
      ['Basic salary, March 2025: deduction 6774.19 = paid − recomputed'],
    ],
  ])('%s', (_, then, now, differences, lines) => {
    const retro = retroBy(factsOf(now), march, paidBy(then));
    expect(told(retro)).toEqual(differences);
    expect(linesOf(retro)).toEqual(lines);
  });

  test('lines stored before names had keys are those of today', () => {
    const before: PaidAmount[] = [
      { code: 'BASIC', name: { en: 'Basic salary', ar: 'الراتب الأساسي' }, kind: 'earning', amount: '10000.00' },
      { code: 'ALLOWANCE', name: { en: 'Housing', ar: 'Housing' }, kind: 'earning', amount: '500.00' },
      {
        code: 'LEAVE_UNPAID',
        name: { en: 'Unpaid leave', ar: 'إجازة غير مدفوعة' },
        kind: 'deduction',
        amount: '322.58',
      },
    ];
    const now = { items: [housing('500')], leaves: [unpaid('2025-03-03', '2025-03-04')] };
    expect(told(retroBy(factsOf(now), march, before))).toEqual(['Unpaid leave deduction 322.58 → 645.16']);
  });

  test('whoever was not employed in it is owed nothing', () => {
    expect(told(retroBy(null, march, paidBy({})))).toEqual(['Basic salary earning 10000.00 → 0.00']);
    expect(told(retroBy(factsOf({ exitDate: '2025-02-10' }), march, paidBy({})))).toEqual([
      'Basic salary earning 10000.00 → 0.00',
    ]);
  });

  test('what was settled is settled: once, and again when it turns back', () => {
    const raised = factsOf({ salaries: [salary('11000.00')] });
    const first = retroBy(raised, march, paidBy({}));
    const settled = [...paidBy({}), ...retroNotes(first, 'AED')];
    expect(told(retroBy(raised, march, settled))).toEqual([]);
    expect(told(retroBy(factsOf(), march, settled))).toEqual(['Basic salary earning 11000.00 → 10000.00']);
  });

  test('single deductions, loans and rewards are no difference, and formulas see the rewards that were paid', () => {
    const bonus = [{ id: 'a', name: 'Bonus', amount: '500', currency: 'AED', date: '2025-03-02' }];
    const component = {
      code: 'share',
      name: 'Share',
      nameAr: null,
      kind: 'earning' as const,
      formula: 'rewards * 10%',
      condition: null,
      prorated: false,
      rounding: 'coin' as const,
    };
    const rules = rulesOf('2025-03', 'calendar', { components: [component] });
    const paid = paidBy(
      {
        rewards: bonus,
        owed: [
          { ...bonus[0]!, source: 'EmployeeDeduction', taken: '0', instalments: 1, capPercent: null, priority: 5 },
        ],
      },
      rules,
    );
    expect(paid.map(({ code, amount }) => `${code} ${amount}`)).toEqual([
      'BASIC 10000.00',
      'REWARD 500.00',
      'share 50.00',
      'ONE_OFF 500.00',
    ]);
    expect(told(retroBy(factsOf(), rules, paid))).toEqual([]);
  });

  test('what the employer pays is corrected beside the pay', () => {
    const component = {
      code: 'pension',
      name: 'Pension',
      nameAr: null,
      kind: 'employer_cost' as const,
      formula: 'basic * 10%',
      condition: null,
      prorated: false,
      rounding: 'coin' as const,
    };
    const rules = rulesOf('2025-03', 'calendar', { components: [component] });
    const retro = retroBy(factsOf({ salaries: [salary('9000.00')] }), rules, paidBy({}, rules));
    expect(linesOf(retro)).toEqual([
      'Basic salary, March 2025: deduction 1000.00 = paid − recomputed',
      'Pension, March 2025: employer_cost -100.00 = recomputed − paid',
    ]);
    expect(retroNet(retro, 'AED')).toBe(-100000n);
  });

  test('a month that cannot be calculated again stops the payslip and says which', () => {
    const retro = retroBy(factsOf({ salaries: [] }), march, paidBy({}));
    expect(payslipFor(factsOf({ retro }), rulesOf('2025-04'))).toMatchObject({
      state: 'error',
      problems: [
        {
          code: 'retro_failed',
          message: { en: expect.stringMatching(/^Something of March 2025, which is closed, was changed, .*: .*alary/) },
        },
      ],
    });
  });

  test('the line tells the month, both values and why', () => {
    const [line] = ready(
      payslipFor(
        factsOf({ retro: retroBy(factsOf({ salaries: [salary('11000.00')] }), march, paidBy({})) }),
        rulesOf('2025-04'),
      ),
    ).lines.filter(({ code }) => code === 'RETRO');
    expect(line).toMatchObject({
      name: { en: 'Basic salary, March 2025', ar: 'الراتب الأساسي، مارس 2025' },
      amount: '1000.00',
      formula: 'recomputed − paid',
      reason: {
        en: 'March 2025 was closed when this changed: 10,000.00 was paid, 11,000.00 is due. Salary 11,000.00 for all of March 2025: 31 of 31 calendar days',
      },
    });
    expect(line!.inputs.map(({ name, value, unit }) => `${name}=${value} ${unit}`)).toEqual([
      'recomputed=11000.00 AED',
      'paid=10000.00 AED',
    ]);
  });

  test('without differences the digest is as it was', () => {
    expect(payslipFor(factsOf({ retro: { differences: [], problems: [] } }), march).inputsHash).toBe(
      payslipFor(factsOf(), march).inputsHash,
    );
  });
});

describe('however late things become known', () => {
  const months = Array.from({ length: 6 }, (_, at) => addMonths('2025-01-01', at).slice(0, 7));
  const day = fc
    .integer({ min: 0, max: 170 })
    .map(
      (days) => addMonths('2025-01-01', Math.floor(days / 28)).slice(0, 8) + String(1 + (days % 28)).padStart(2, '0'),
    );
  const rise = fc.record({
    kind: fc.constant('rise' as const),
    known: fc.integer({ min: 0, max: 5 }),
    from: day,
    amount: fc.integer({ min: 800_000, max: 1_500_000 }),
  });
  const away = fc.record({
    kind: fc.constant('away' as const),
    known: fc.integer({ min: 0, max: 5 }),
    from: day,
    amount: fc.constant(0),
  });
  const extra = fc.record({
    kind: fc.constant('extra' as const),
    known: fc.integer({ min: 0, max: 5 }),
    from: day,
    amount: fc.integer({ min: 1, max: 90_000 }),
  });
  type Change = { kind: 'rise' | 'away' | 'extra'; known: number; from: string; amount: number };

  /** Everything known when a month is calculated. */
  function factsAt(changes: Change[], at: number): PayFacts {
    const known = changes.filter((change) => change.known <= at);
    const rises = new Map(known.filter(({ kind }) => kind === 'rise').map(({ from, amount }) => [from, amount]));
    const starts = [...rises.keys()].sort();
    const before = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
    const salaries = ['2020-01-01', ...starts].map((from, nth, all) =>
      salary(
        formatMoney(BigInt(rises.get(from) ?? 1_000_000), 'AED'),
        from,
        all[nth + 1] === undefined ? null : before(all[nth + 1]!),
      ),
    );
    return factsOf({
      salaries,
      leaves: [...new Set(known.filter(({ kind }) => kind === 'away').map(({ from }) => from))].map((from) =>
        unpaid(from),
      ),
      items: known
        .filter(({ kind }) => kind === 'extra')
        .map(({ from, amount }, nth) => ({
          ...housing(formatMoney(BigInt(amount), 'AED')),
          title: `Extra ${nth}`,
          validFrom: from,
        })),
    });
  }

  test('payslips and their lines for closed months come to what all knowing would have paid, whether or not corrections come between', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(rise, away, extra), { maxLength: 6 }),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        (changes, corrected) => {
          const paid = new Map<string, PaidAmount[]>(months.map((month) => [month, []]));
          let sum = 0n;
          const settle = (facts: PayFacts, closed: string[]): EmployeeRetro => {
            const all = closed.map((month) => retroBy(facts, rulesOf(month), paid.get(month)!));
            return {
              differences: all.flatMap(({ differences }) => differences),
              problems: all.flatMap(({ problems }) => problems),
            };
          };
          const note = (notes: RetroNote[]): void => {
            for (const { month, ...each } of notes) paid.get(month)!.push(each);
          };
          months.forEach((month, at) => {
            const facts = factsAt(changes, at);
            const retro = settle(facts, months.slice(0, at));
            const slip = ready(payslipFor({ ...facts, retro }, { ...rulesOf(month), negativeNet: 'carry_forward' }));
            paid.get(month)!.push(...slip.lines);
            note(retroNotes(retro, 'AED'));
            sum += parseMoney(slip.net, 'AED');
            if (corrected[at]) {
              const later = factsAt(changes, 5);
              const more = settle(later, months.slice(0, at + 1));
              note(retroNotes(more, 'AED'));
              sum += parseMoney(ready(correctionFor({ ...later, retro: more }, rulesOf(month))).net, 'AED');
            }
          });
          const knowing = factsAt(changes, 5);
          const left = settle(knowing, months);
          sum += retroNet(left, 'AED');
          const due = months.reduce(
            (total, month) => total + parseMoney(ready(payslipFor(knowing, rulesOf(month))).net, 'AED'),
            0n,
          );
          expect(formatMoney(sum, 'AED')).toBe(formatMoney(due, 'AED'));
        },
      ),
      { numRuns: 60 },
    );
  });
});
