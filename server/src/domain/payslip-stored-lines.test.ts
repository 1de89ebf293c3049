import fc from 'fast-check';
import { openLine, type PayInput, type PayLine } from './payslip';
import { saidInFull, saidOnce } from './payslip-stored-lines';

const label = (word: string) => ({ en: word, ar: `${word} بالعربية` });
const input = (name: string, more: Partial<PayInput> = {}): PayInput => ({ name, label: label(name), value: '31', unit: 'days', ...more });
const line = (code: string, inputs: PayInput[], more: Partial<PayLine> = {}): PayLine => ({ code, name: label(code), kind: 'earning', amount: '1.00', formula: 'days', inputs, reason: label('why'), ...more });

describe('lines as they are stored', () => {
  test.each<[string, PayLine[], (string | undefined)[]]>([
    ['say what an input is called where it first stands', [line('A', [input('days')]), line('B', [input('days', { value: '3' })])], ['days', undefined]],
    ['say it again where it is called otherwise', [line('A', [input('days')]), line('B', [input('days', { label: label('Other days') })]), line('C', [input('days', { label: label('Other days') })])], ['days', 'Other days', undefined]],
    ['say it again where it is counted otherwise', [line('A', [input('days')]), line('B', [input('days', { unit: 'AED' })])], ['days', 'days']],
    ['say all in a line kept from the employee, and again after it', [line('A', [input('days')]), line('B', [input('days')], { hidden: true }), line('C', [input('days')])], ['days', 'days', 'days']],
  ])('%s', (_name, lines, said) => {
    expect(saidOnce(lines).flatMap(({ inputs }) => inputs.map((each) => each.label?.en))).toEqual(said);
  });

  const inputs = fc.array(fc.record({
    name: fc.constantFrom('days', 'base'), label: fc.constantFrom(label('one'), label('two')), value: fc.constantFrom('1', '2'), unit: fc.constantFrom('', 'AED'),
  }), { maxLength: 3 }).map((each): PayInput[] => each.map((one, at) => at ? one : { ...one, path: '/rows/1' }));
  const lines = fc.array(fc.record({ its: inputs, isHidden: fc.boolean(), told: fc.option(inputs) }).map(({ its, isHidden, told }) =>
    line('A', its, { ...isHidden && { hidden: true as const }, ...!isHidden && told && { forEmployee: { formula: '', inputs: told, reason: label('less') } } })), { maxLength: 6 });

  it('are read by payroll as they were made', () => {
    fc.assert(fc.property(lines, (made) => expect(saidInFull(saidOnce(made))).toEqual(made)));
  });

  it('are read by their employee as they were made, without what is kept from him', () => {
    fc.assert(fc.property(lines, (made) => {
      const seen = (all: readonly PayLine[]) => all.filter(({ hidden }) => !hidden).map(openLine);
      expect(saidInFull(seen(saidOnce(made) as PayLine[]))).toEqual(seen(made));
    }));
  });
});
