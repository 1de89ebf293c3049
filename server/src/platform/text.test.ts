import { asWritten } from '../kernel/text/listed';
import { dateInWords, dayOfYearInWords, monthInWords } from '../kernel/dates/date-words';
import { t } from '../modules/pay/texts/text';
import { quantity } from '../kernel/numbers/quantity';
import { say, wordsAsJson, wordsOf } from './text';
import { inCommon, named } from '../kernel/text/text';

it('is said in each language with what stands in it, as that language writes it', () => {
  expect(wordsOf(t('pay_leave.text', { why: quantity(2, 'day'), rule: dateInWords('2025-03-01') }))).toEqual({
    en: expect.stringMatching(/^2 days.*1 March 2025$/),
    ar: expect.stringMatching(/^يومين.*1 مارس 2025$/),
    fr: expect.stringMatching(/^2 jours.*1er mars 2025$/),
  });
  expect([monthInWords('2024-02'), dayOfYearInWords('2025-12-31')].map((text) => say(text, 'fr'))).toEqual([
    'février 2024',
    '31 décembre',
  ]);
});

it('words that are given stand as they are, in a language they lack as in the first', () => {
  const car = { en: 'Car', ar: 'سيارة' };
  expect(wordsOf(car)).toBe(car);
  expect(wordsOf(t('pay_leave.text', { why: car, rule: asWritten('{{why}}') }))).toEqual({
    en: expect.stringMatching(/^Car.*\{\{why\}\}$/),
    ar: expect.stringMatching(/^سيارة.*\{\{why\}\}$/),
    fr: expect.stringMatching(/^Car.*\{\{why\}\}$/),
  });
});

it.each([
  ['nothing stands in it', t('pay_step.amount')],
  ['days stand in it', quantity(2, 'day')],
  ['it is held in common', inCommon(quantity(3, 'day'))],
  ['it stands in another, held in common', t('pay_retro.text', { name: inCommon(quantity(2, 'day')), when: 'May' })],
  ['a company gave it', named('Car "of the road"', 'سيارة')],
])('as JSON it says the same words, however often: %s', (_, text) => {
  expect([wordsAsJson(text), wordsAsJson(text)].map((each) => JSON.parse(each))).toEqual([
    wordsOf(text),
    wordsOf(text),
  ]);
});

it('a key that is in no catalogue any more is said as it is', () => {
  expect(say({ key: 'pay:gone', values: { count: 1 } }, 'ar')).toBe('pay:gone');
});
