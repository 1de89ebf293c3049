import { say } from '../../platform/text';
import fc from 'fast-check';
import { checkFormula, type Vocabulary } from './check';
import { compileFormula, type Plain } from './compile';
import { decimalOf, decimalText, over, rounded, times } from './decimal';
import { FormulaError, type ValueType } from './expression';
import { functions } from './functions';
import { parseFormula } from './parse';
import { vocabularyWith } from '../../modules/pay/engine/components/formula-variables';

const names: Record<string, [ValueType, Plain]> = {
  basic: ['number', decimalOf('12000')!],
  grade: ['number', decimalOf('7')!],
  zero: ['number', 0n],
  'employee.years': ['number', decimalOf('6.5')!],
  'employee.hire_date': ['date', '2020-03-15'],
  'period.start': ['date', '2026-11-01'],
  'period.end': ['date', '2026-11-30'],
  'employee.department': ['text', 'Nursing'],
  is_shift_worker: ['truth', true],
  راتب: ['number', decimalOf('500')!],
};
const steps = (...pairs: [string, string][]) => ({
  steps: pairs.map(([from, value]) => ({ from: decimalOf(from)!, value: decimalOf(value)! })),
});
const tables = new Map([['housing', steps(['1', '1500'], ['5', '2500'], ['8', '4000'])]]);
const vocabulary: Vocabulary = {
  names: new Map(Object.entries(names).map(([name, [type]]) => [name, type])),
  tables: new Set(tables.keys()),
};

const shown = (value: Plain): string => (typeof value === 'bigint' ? decimalText(value) : String(value));
function answerTo(formula: string): string {
  const tree = parseFormula(formula);
  const { faults } = checkFormula(tree, vocabulary);
  if (faults[0]) throw new FormulaError(faults[0]);
  return shown(compileFormula(tree)({ valueOf: (name) => names[name]![1], tables }));
}
function faultIn(formula: string): [text: string, message: string] {
  try {
    return ['', answerTo(formula)];
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const { start, end, message } = error.fault;
    expect(say(message, 'ar')).toMatch(/[\u0600-\u06ff]/);
    return [formula.slice(start, end), say(message, 'en')];
  }
}

describe('a formula answers', () => {
  it.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['2 × 3 ÷ 4', '1.5'],
    ['10 − 4 - 3', '3'],
    ['100 / 10 / 2', '5'],
    ['-2 * -3', '6'],
    ['--2', '2'],
    ['2 - -2', '4'],
    ['0.1 + 0.2', '0.3'],
    ['1 / 3', '0.333333333333'],
    ['2 / 3', '0.666666666667'],
    ['-1 / 3', '-0.333333333333'],
    ['1 / -4', '-0.25'],
    ['1 / 3 * 3', '0.999999999999'],
    ['round(1 / 3 * 3, 2)', '1'],
    ['basic * 25%', '3000'],
    ['40% * basic', '4800'],
    ['-50%', '-0.5'],
    ['basic / 30', '400'],
    ['200%%', '0.02'],
    ['1 < 2', 'true'],
    ['2 <= 1', 'false'],
    ['1 = 1.00', 'true'],
    ['1 <> 1', 'false'],
    ['1 != 2', 'true'],
    ['2 ≥ 2', 'true'],
    ['1 + 1 > 1', 'true'],
    ['not 1 > 2', 'true'],
    ['1 > 2 or 2 > 1 and 3 > 2', 'true'],
    ['NOT (1 < 2 AND 2 < 1)', 'true'],
    ['true or 1 / zero > 1', 'true'],
    ['false and 1 / zero > 1', 'false'],
    ['is_shift_worker and true', 'true'],
    ['employee.department = "Nursing"', 'true'],
    ["employee.department <> 'Nursing'", 'false'],
    ['employee.hire_date < period.start', 'true'],
    ['period.start >= date("2026-11-01")', 'true'],
    ['if(employee.years >= 5, 30, 21)', '30'],
    ['if(zero = 0, 0, basic / zero)', '0'],
    ['IF(1 > 2, "a", employee.department)', 'Nursing'],
    ['min(3, 1, 2)', '1'],
    ['max(basic - 20000, 0)', '0'],
    ['abs(-3.5)', '3.5'],
    ['floor(6.99)', '6'],
    ['floor(-6.01)', '-7'],
    ['ceil(6.01)', '7'],
    ['ceil(-6.99)', '-6'],
    ['ceil(6)', '6'],
    ['floor(6)', '6'],
    ['round(2.5)', '3'],
    ['round(-2.5)', '-3'],
    ['round(1.005, 2)', '1.01'],
    ['round(1.004, 2)', '1'],
    ['lookup("housing", grade)', '2500'],
    ['lookup("housing", 8)', '4000'],
    ['lookup("housing", 7.999)', '2500'],
    ['days(period.start, period.end)', '30'],
    ['days(period.end, period.start)', '0'],
    ['days(date("2024-02-28"), date("2024-03-01"))', '3'],
    ['months(date("2026-01-16"), date("2026-02-15"))', '1'],
    ['months(date("2026-01-16"), date("2026-02-14"))', '0'],
    ['months(date("2026-01-31"), date("2026-02-28"))', '1'],
    ['months(date("2026-01-31"), date("2026-02-27"))', '0'],
    ['months(date("2024-02-29"), date("2025-02-28"))', '12'],
    ['months(date("2026-01-01"), date("2026-01-31"))', '1'],
    ['years(employee.hire_date, date("2026-03-14"))', '6'],
    ['years(employee.hire_date, date("2026-03-13"))', '5'],
    ['راتب + 1', '501'],
    ['\u200f basic', '12000'],
  ])('%s is %s', (formula, answer) => expect(answerTo(formula)).toBe(answer));
});

describe('a formula is refused at the place that is wrong', () => {
  it.each([
    ['', '', 'Write a formula'],
    ['   ', '', 'Write a formula'],
    ['1 +', '', 'ends too early'],
    ['(1 + 2', '', '“)” is missing'],
    ['1 2', '2', 'not expected'],
    ['1 + * 2', '*', 'not expected'],
    ['basic basic', 'basic', 'not expected'],
    ['and 1', 'and', 'not expected'],
    ['1,000 + 1', ',', 'not expected'],
    ['٥ + 1', '٥', 'means nothing'],
    ['$5', '$', 'means nothing'],
    ['"open', '"', 'not closed'],
    ['1e3', 'e3', 'not expected'],
    ['1.2.3', '.', 'means nothing'],
    ['1 < 2 < 3', '<', 'two values at a time'],
    ['12345678901234567', '12345678901234567', '15 digits'],
    ['0.0000000000001', '0.0000000000001', '15 digits'],
    ['basik * 2', 'basik', 'Did you mean “basic”'],
    ['salary', 'salary', 'There is no “salary”.'],
    ['constructor', 'constructor', 'There is no “constructor”'],
    ['constructor(1)', 'constructor(1)', 'no function'],
    ['mim(1, 2)', 'mim(1, 2)', 'Did you mean “min”'],
    ['process.exit(1)', 'process.exit(1)', 'no function'],
    ['min(1)', 'min(1)', 'Write it like min('],
    ['if(1, 2, 3)', '1', 'must be yes or no'],
    ['if(true, 1, "a")', '"a"', 'must be a number'],
    ['"a" + 1', '"a"', 'must be a number'],
    ['not basic', 'basic', 'must be yes or no'],
    ['1 and true', '1', 'must be yes or no'],
    ['employee.department = 1', 'employee.department = 1', 'A text cannot be compared with a number.'],
    ['employee.department < "M"', 'employee.department < "M"', 'only be compared with'],
    ['true = true', 'true = true', 'only be compared with'],
    ['date("2026-02-30")', '"2026-02-30"', 'Write a day'],
    ['date(employee.department)', 'employee.department', 'Write a day'],
    ['lookup("grades", 1)', '"grades"', 'no table'],
    ['lookup(employee.department, 1)', 'employee.department', 'in quotation marks'],
    ['basic / zero', 'basic / zero', 'divides by zero'],
    ['lookup("housing", 0)', 'lookup("housing", 0)', 'no step'],
    ['round(1, 1.5)', 'round(1, 1.5)', 'do not fit'],
    ['round(1, 13)', 'round(1, 13)', 'do not fit'],
    [`${'('.repeat(41)}1${')'.repeat(41)}`, '1', 'nested more than 40'],
    ['999999999999999 * 999999999999999', '999999999999999 * 999999999999999', 'grows beyond'],
  ])('%j at %j: %s', (formula, place, message) => {
    const [text, told] = faultIn(formula);
    expect([text, told]).toEqual([place, expect.stringContaining(message)]);
  });

  it('when it is longer than anybody reads', () =>
    expect(faultIn(`1${' + 1'.repeat(500)}`)[1]).toContain('2000 characters'));
});

it.each(Object.entries(functions))(
  'the example of %s can be written into a component as it stands',
  (_name, { example, answers }) => {
    expect(checkFormula(parseFormula(example), vocabularyWith(['housing']))).toEqual({ type: answers, faults: [] });
  },
);

describe('numbers', () => {
  const decimal = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
  it('are read as they are written', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(decimalOf(decimalText(value))).toBe(value);
      }),
    );
  });
  it('lose at most half of the twelfth decimal when multiplied and divided', () => {
    fc.assert(
      fc.property(
        decimal,
        decimal.filter((value) => value !== 0n),
        (left, right) => {
          const back = times(over(left, right), right) - left;
          expect((back < 0n ? -back : back) * 2n).toBeLessThanOrEqual((right < 0n ? -right : right) / 10n ** 12n + 2n);
        },
      ),
    );
  });
  it('rounded to two decimals are at most half a coin away', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        const apart = rounded(value, 2) - value;
        expect((apart < 0n ? -apart : apart) <= 5n * 10n ** 9n && rounded(value, 2) % 10n ** 10n === 0n).toBe(true);
      }),
    );
  });
  it('of any text end in an answer or in a fault that names its place', () => {
    const pieces = fc.constantFrom(
      'basic',
      'zero',
      '1',
      '2.5',
      '+',
      '-',
      '*',
      '/',
      '(',
      ')',
      'if(',
      'min(',
      ',',
      '<',
      '=',
      'and',
      'not',
      '"a"',
      '%',
      'employee.years',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (words) => {
        const formula = words.join('');
        try {
          expect(answerTo(formula)).not.toBe('');
        } catch (error) {
          if (!(error instanceof FormulaError)) throw error;
          const { start, end } = error.fault;
          expect(start <= end && end <= formula.length).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
