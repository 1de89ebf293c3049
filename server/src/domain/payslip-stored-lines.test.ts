import fc from 'fast-check';
import { openLine, type PayInput, type PayLine } from './payslip';
import { saidInFull, saidOnce, type StoredLine } from './payslip-stored-lines';

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
    expect(saidOnce(lines).flatMap(({ inputs }) => inputs.map((each) => typeof each === 'string' ? each : each.label?.en))).toEqual(said);
  });

  const because = (code: string, en: string, ar = en) => line(code, [], { name: label(code), reason: { en: `${code}${en}`, ar: `${code} بالعربية${ar}` } });
  const whole = (code: string, en: string) => `${code}${en}`;
  test.each<[string, PayLine[], string[]]>([
    ['say once why components came out so, but for their names', [because('a', ', by law'), because('b', ', by law')], [whole('a', ', by law'), 'a']],
    ['say it again where it is another', [because('a', ', by law'), because('b', ', by contract'), because('c', ', by law')], [whole('a', ', by law'), whole('b', ', by contract'), 'a']],
    ['say it again where it is another in one language', [because('a', ', by law'), because('b', ', by law', ', by contract')], [whole('a', ', by law'), whole('b', ', by law')]],
    ['say it again where it does not begin with the name', [because('a', ', by law'), line('b', [])], [whole('a', ', by law'), 'why']],
    ['say all of it in a line kept from the employee', [{ ...because('a', ', by law'), hidden: true }, because('b', ', by law')], [whole('a', ', by law'), whole('b', ', by law')]],
    ['say it of each line that is no component', [because('REWARD', ''), because('REWARD', '')], ['REWARD', 'REWARD']],
  ])('%s', (_name, lines, said) => {
    expect(saidOnce(lines).map(({ reason }) => typeof reason === 'string' ? reason : reason.en)).toEqual(said);
  });

  it('name what a component reads once more without its value, the days of other lines with it', () => {
    expect(saidOnce([line('BASIC', [input('days')]), line('LEAVE_SICK', [input('days')]), line('a', [input('days'), input('days', { value: '3' })])]).map(({ inputs }) => inputs))
      .toEqual([[input('days')], [{ name: 'days', value: '31' }], ['days', { name: 'days', value: '3' }]]);
  });

  it('from before that was so are read as they are', () => {
    const stored: StoredLine[] = [line('a', [input('days')]), { ...line('b', []), inputs: [{ name: 'days', value: '31' }] }];
    expect(saidInFull(stored)).toEqual([line('a', [input('days')]), line('b', [input('days')])]);
  });

  const inputs = fc.array(fc.record({
    name: fc.constantFrom('days', 'base'), label: fc.constantFrom(label('one'), label('two')), value: fc.constantFrom('1', '2'), unit: fc.constantFrom('', 'AED'),
  }), { maxLength: 3 }).map((each): PayInput[] => each.map((one, at) => at ? one : { ...one, path: '/rows/1' }));
  const reason = fc.constantFrom((code: string) => because(code, ', by law').reason, (code: string) => because(code, ', by contract').reason, () => label('why'));
  const lines = fc.array(fc.record({ its: inputs, isHidden: fc.boolean(), told: fc.option(inputs), isOfComponent: fc.boolean(), reason }), { maxLength: 6 })
    .map((all) => all.map(({ its, isHidden, told, isOfComponent, reason: why }, at) => {
      const code = isOfComponent ? `c${at}` : 'A';
      return line(code, its, { name: label(code), reason: why(code), ...isHidden && { hidden: true as const }, ...!isHidden && told && { forEmployee: { formula: '', inputs: told, reason: label('less') } } });
    }));

  it('are read by payroll as they were made', () => {
    fc.assert(fc.property(lines, (made) => expect(saidInFull(saidOnce(made))).toEqual(made)));
  });

  it('are read by their employee as they were made, without what is kept from him', () => {
    fc.assert(fc.property(lines, (made) => {
      const seen = (all: readonly PayLine[]) => all.filter(({ hidden }) => !hidden).map(openLine);
      expect(saidInFull(seen(saidOnce(made) as PayLine[]) as StoredLine[])).toEqual(seen(made));
    }));
  });
});
