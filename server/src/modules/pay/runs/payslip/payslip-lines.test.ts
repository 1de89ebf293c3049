import fc from 'fast-check';
import { inCommon, named, type Text } from '../../../../kernel/text/text';
import type { PayLine } from '../../engine/payslip';
import { t } from '../../texts/text';
import { inWords, storedLines } from './payslip-lines';

const common = inCommon(t('pay_entries.still_to_come', { rest: '7.00' }));
const words = fc.string({ unit: 'grapheme', maxLength: 12 });
const text: fc.Arbitrary<Text> = fc.oneof(
  fc.constant(common),
  fc.constant(t('pay_step.amount')),
  fc.tuple(words, words).map(([name, second]) => named(name, second)),
  words.map((beyond) => t('payslip_settling.deductions_exceed_pay_lower_postpone', { beyond, currency: 'AED' })),
);
const input = fc.record(
  { name: words, label: text, value: words, unit: words, path: words },
  { requiredKeys: ['name', 'label', 'value', 'unit'] },
);
const told = { formula: words, inputs: fc.array(input, { maxLength: 3 }), reason: text };
const line = fc.record(
  {
    code: words,
    name: text,
    kind: fc.constantFrom<PayLine['kind']>('earning', 'deduction', 'employer_cost', 'information'),
    amount: fc.constantFrom('0.00', '-12.50', '1234.567'),
    ...told,
    hidden: fc.constant<true>(true),
    forEmployee: fc.record(told),
  },
  { requiredKeys: ['code', 'name', 'kind', 'amount', 'formula', 'inputs', 'reason'] },
);

it('lines are stored whole, with every text in the words of each language', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const whole = lines.map((each) => ({
        ...inWords(each),
        ...(each.forEmployee && { forEmployee: inWords(each.forEmployee) }),
      }));
      expect(JSON.parse(storedLines(lines))).toEqual(whole);
    }),
  );
});
