import { say } from '../../platform/text';
import { decimalOf, decimalText, rounded } from './decimal';
import type { ValueType } from './expression';
import { planOf, evaluate, type FormulaSource } from './components';
import type { Plain } from './compile';

const given = {
  names: new Map<string, ValueType>([
    ['base', 'number'],
    ['employee.years', 'number'],
  ]),
  tables: new Set<string>(),
};
const toCoins = (_code: string, amount: bigint) => rounded(amount, 2);

function amountsOf(components: FormulaSource[], facts: Record<string, string>): Record<string, string> {
  const plan = planOf(components, given);
  if ('faults' in plan) throw new Error(JSON.stringify(plan.faults));
  const known = new Map<string, Plain>(Object.entries(facts).map(([name, value]) => [name, decimalOf(value)!]));
  return Object.fromEntries(
    evaluate(plan, known, new Map(), toCoins).map((worked) => [
      worked.code,
      worked.outcome === 'amount'
        ? decimalText(worked.amount)
        : worked.outcome === 'failed'
          ? say(worked.because, 'en')
          : worked.outcome,
    ]),
  );
}
const component = (code: string, formula: string, condition?: string): FormulaSource => ({ code, formula, condition });

describe('components', () => {
  it('base 50,000 with housing 3,000 and half of basic: 78,000.00 gross', () => {
    const amounts = amountsOf(
      [
        component('special', 'basic * 0.5'),
        component('basic', 'base'),
        component('hra', '3000'),
        component('gross', 'basic + hra + special'),
      ],
      { base: '50000' },
    );
    expect(amounts).toEqual({ basic: '50000', special: '25000', hra: '3000', gross: '78000' });
  });

  it('base 40,000: basic 40 %, housing 3,000, special the rest, travel what special leaves', () => {
    const amounts = amountsOf(
      [
        component('lta', 'base - sc'),
        component('sc', 'base - bs - h'),
        component('bs', 'base * 40%'),
        component('h', '3000'),
      ],
      { base: '40000' },
    );
    expect(amounts).toEqual({ bs: '16000', h: '3000', sc: '21000', lta: '19000' });
  });

  it('are worked out each after those it reads, wherever they stand', () => {
    const plan = planOf([component('c', 'b + a'), component('b', 'a * 2'), component('a', 'base')], given);
    expect('steps' in plan && plan.steps.map(({ code }) => code)).toEqual(['a', 'b', 'c']);
  });

  it('that wait for each other are refused with the circle', () => {
    const plan = planOf(
      [component('x', '1'), component('a', 'b + x'), component('b', 'c'), component('c', 'a * 2')],
      given,
    );
    expect(plan).toMatchObject({
      faults: [{ code: 'a', in: 'formula', fault: { message: { en: expect.stringContaining('a → b → c → a') } } }],
    });
  });

  it('that wait for themselves are refused, by their condition too', () => {
    expect(planOf([component('a', '1', 'a > 0')], given)).toMatchObject({
      faults: [{ fault: { message: { en: expect.stringContaining('a → a') } } }],
    });
  });

  it('with faults are told all of them at once, each at its place', () => {
    const plan = planOf(
      [component('a', 'bse'), component('b', '1 = 1'), component('c', '1', '1 +'), component('d', '1', '2')],
      given,
    );
    expect(
      'faults' in plan &&
        plan.faults.map(({ code, in: place, fault: { message } }) => [code, place, say(message, 'en')]),
    ).toEqual([
      ['a', 'formula', expect.stringContaining('Did you mean “base”')],
      ['b', 'formula', 'A formula must answer a number.'],
      ['c', 'condition', expect.stringContaining('ends too early')],
      ['d', 'condition', 'A condition must answer yes or no.'],
    ]);
  });

  it('whose condition is not true do not apply and count nothing for others', () => {
    const all = [
      component('long_service', 'base * 10%', 'employee.years >= 5'),
      component('total', 'base + long_service'),
    ];
    expect(amountsOf(all, { base: '1000', 'employee.years': '4.99' })).toEqual({
      long_service: 'not_applicable',
      total: '1000',
    });
    expect(amountsOf(all, { base: '1000', 'employee.years': '5' })).toEqual({ long_service: '100', total: '1100' });
  });

  it('are rounded once each, before others read them', () => {
    expect(amountsOf([component('third', 'base / 3'), component('all', 'third * 3')], { base: '100' })).toEqual({
      third: '33.33',
      all: '99.99',
    });
  });

  it('that fail fail alone, with those that read them', () => {
    const amounts = amountsOf(
      [component('a', 'base / employee.years'), component('b', 'a + 1'), component('c', 'base')],
      { base: '100', 'employee.years': '0' },
    );
    expect(amounts).toEqual({
      a: expect.stringContaining('divides by zero'),
      b: '“a” could not be calculated.',
      c: '100',
    });
  });

  it('that need what is not known of a person say so', () => {
    expect(amountsOf([component('a', 'employee.years * 2')], {})).toEqual({
      a: '“employee.years” is not known of this person. Fill it in.',
    });
  });

  it('tell the values they really used, not those of the branch not taken', () => {
    const plan = planOf([component('a', 'if(base > 10, base * 2, employee.years)')], given);
    if ('faults' in plan) throw new Error('faults');
    const [worked] = evaluate(plan, new Map([['base', decimalOf('12.5')!]]), new Map(), toCoins);
    expect(worked).toMatchObject({ code: 'a', outcome: 'amount', amount: decimalOf('25') });
    expect(worked!.outcome === 'amount' && worked!.used()).toEqual([{ name: 'base', value: '12.5' }]);
  });
});
