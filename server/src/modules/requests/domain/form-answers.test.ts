import { say } from '../../../platform/text';
import fc from 'fast-check';
import { fieldsAsked, keptAnswers, problemsOfAnswers } from './form-answers';
import { comparisonsOf, fieldKinds, problemsOfForm, type Comparison, type FormField } from './form-definition';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  kind: 'text',
  label: name,
  required: false,
  options: [],
  conditions: [],
  ...more,
});
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const id = '0123456789abcdef01234567';

describe('an answer', () => {
  it.each<[string, Partial<FormField>, unknown, string | undefined]>([
    ['text', {}, 'anything', undefined],
    ['text that is too long', {}, 'x'.repeat(251), 'at most 250'],
    ['text that is a number', {}, 5, 'Give a text'],
    ['short text', { min: '3' }, 'ab', 'at least 3'],
    ['long text', { kind: 'longText', max: '4' }, 'abcde', 'at most 4'],
    ['letters beyond one unit', { max: '2' }, '👩👩', undefined],
    ['number', { kind: 'number' }, '-3.125', undefined],
    ['number of four decimals', { kind: 'number' }, '1.0001', 'Give a number'],
    ['number as a number', { kind: 'number' }, 3, 'Give a text'],
    ['number in words', { kind: 'number' }, '1e5', 'Give a number'],
    ['number below', { kind: 'number', min: '2' }, '1.999', 'at least 2'],
    ['money above', { kind: 'money', max: '100' }, '100.001', 'at most 100'],
    ['day', { kind: 'date' }, '2028-02-29', undefined],
    ['day that is none', { kind: 'date' }, '2026-02-29', 'a day'],
    ['day before the first', { kind: 'date', min: '2026-01-02' }, '2026-01-01', '2026-01-02 or later'],
    ['day after the last', { kind: 'date', max: '2026-01-02' }, '2026-01-03', '2026-01-02 or earlier'],
    ['choice', { kind: 'choice', options }, 'b', undefined],
    ['choice of something else', { kind: 'choice', options }, 'z', 'what is offered'],
    ['choices', { kind: 'choices', options }, ['a', 'c'], undefined],
    ['choices twice', { kind: 'choices', options }, ['a', 'a'], 'what is offered'],
    ['choices as a text', { kind: 'choices', options }, 'a', 'what is offered'],
    ['too few choices', { kind: 'choices', options, min: '2' }, ['a'], 'at least 2'],
    ['too many choices', { kind: 'choices', options, max: '1' }, ['a', 'b'], 'at most 1'],
    ['yes', { kind: 'flag' }, false, undefined],
    ['yes as a text', { kind: 'flag' }, 'true', 'yes or no'],
    ['employee', { kind: 'employee' }, id, undefined],
    ['employee by name', { kind: 'employee' }, 'Layla', 'does not exist'],
    ['department', { kind: 'department' }, "' or 1=1", 'does not exist'],
    ['nothing where nothing is required', { kind: 'date' }, '', undefined],
  ])('%s', (_what, more, answer, problem) => {
    const { a } = problemsOfAnswers([field('a', more)], { a: answer });
    if (problem === undefined) expect(a).toBeUndefined();
    else expect(say(a!, 'en')).toContain(problem);
  });

  it.each([undefined, null, '', '   '])('that is required is not %p', (answer) => {
    expect(Object.keys(problemsOfAnswers([field('a', { required: true })], { a: answer }))).toEqual(['a']);
  });

  it('nobody asked for is refused, and not kept', () => {
    const given = JSON.parse('{"a": "x", "salary": "1", "constructor": "y"}') as Record<string, unknown>;
    expect(Object.keys(problemsOfAnswers([field('a')], given))).toEqual(['salary', 'constructor']);
    expect(keptAnswers([field('a')], given)).toEqual({ a: 'x' });
  });

  it('to a field called constructor counts only where it was given', () => {
    expect(Object.keys(problemsOfAnswers([field('constructor', { required: true })], {}))).toEqual(['constructor']);
    expect(keptAnswers([field('constructor')], {})).toEqual({});
  });
});

describe('a field is asked', () => {
  const asks = (kind: FormField['kind'], comparison: Comparison, value: string, answer: unknown): boolean =>
    fieldsAsked(
      [
        field('a', { kind, options: kind.startsWith('choice') ? options : [] }),
        field('b', { conditions: [{ field: 'a', comparison, value }] }),
      ],
      { a: answer },
    ).length === 2;
  it.each<[FormField['kind'], Comparison, string, unknown, boolean]>([
    ['text', 'eq', 'x', 'x', true],
    ['text', 'eq', 'x', ' x ', true],
    ['text', 'eq', 'x', 'y', false],
    ['text', 'ne', 'x', 'y', true],
    ['text', 'ne', 'x', undefined, false],
    ['number', 'eq', '2', '2.0', true],
    ['number', 'gt', '9', '10', true],
    ['number', 'gt', '9', '9', false],
    ['number', 'gte', '9', '9', true],
    ['money', 'lt', '0.5', '0.25', true],
    ['money', 'lte', '1', '1.001', false],
    ['number', 'gt', '1', 'many', false],
    ['date', 'lt', '2026-10-01', '2026-09-30', true],
    ['date', 'gte', '2026-10-01', '2026-09-30', false],
    ['choice', 'eq', 'a', 'a', true],
    ['choice', 'ne', 'a', 'b', true],
    ['choice', 'ne', 'a', 'zzz', false],
    ['choices', 'includes', 'b', ['a', 'b'], true],
    ['choices', 'includes', 'b', ['a'], false],
    ['flag', 'eq', 'true', true, true],
    ['flag', 'eq', 'false', false, true],
    ['flag', 'eq', 'false', undefined, false],
    ['employee', 'eq', id, id, true],
  ])('where %s %s %s meets %p: %p', (kind, comparison, value, answer, isAsked) => {
    expect(asks(kind, comparison, value, answer)).toBe(isAsked);
  });

  it('never where the field it waits for is not asked, whatever was answered there before', () => {
    const fields = [
      field('travel', { kind: 'flag' }),
      field('place', { conditions: [{ field: 'travel', comparison: 'eq', value: 'true' }] }),
      field('visa', { conditions: [{ field: 'place', comparison: 'eq', value: 'abroad' }], required: true }),
    ];
    const given = { travel: false, place: 'abroad', visa: '' };
    expect(fieldsAsked(fields, given).map(({ name }) => name)).toEqual(['travel']);
    expect(problemsOfAnswers(fields, given)).toEqual({});
    expect(keptAnswers(fields, given)).toEqual({ travel: false });
  });
});

/** Any form that is right, and anything for answers, some of it near to what is asked. */
const forms = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...fieldKinds),
      required: fc.boolean(),
      on: fc.nat(),
      pick: fc.nat(),
      value: fc.nat(),
      isConditional: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drawn): FormField[] => {
    const fields: FormField[] = [];
    for (const { kind, required, on, pick, value, isConditional } of drawn) {
      const asked = fields[on % Math.max(fields.length, 1)];
      const comparison = asked && comparisonsOf(asked.kind)[pick % Math.max(comparisonsOf(asked.kind).length, 1)];
      fields.push(
        field(`f${fields.length}`, {
          kind,
          required,
          options: kind.startsWith('choice') ? options : [],
          conditions:
            isConditional && asked && comparison
              ? [{ field: asked.name, comparison, value: samplesOf[asked.kind][value % 2]! }]
              : [],
        }),
      );
    }
    return fields;
  });
const samplesOf: Record<FormField['kind'], string[]> = {
  text: ['x', 'y'],
  longText: ['x', 'y'],
  number: ['1', '20'],
  money: ['0.5', '100'],
  date: ['2026-01-31', '2026-02-01'],
  choice: ['a', 'b'],
  choices: ['a', 'b'],
  flag: ['true', 'false'],
  employee: [id, id],
  department: [id, id],
  file: [id, id],
};
const likely = fc.constantFrom<unknown>(
  'x',
  'y',
  ' 1',
  '20',
  '100',
  '2026-01-31',
  'a',
  ['a'],
  ['a', 'b'],
  [],
  true,
  false,
  id,
  '',
  null,
);
const answers = fc.dictionary(
  fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7'),
  fc.oneof({ weight: 5, arbitrary: likely }, fc.jsonValue()),
);

describe('whatever the form and whatever is given', () => {
  it('the form drawn is right', () => {
    fc.assert(
      fc.property(forms, (fields) => {
        expect(problemsOfForm(fields)).toEqual([]);
      }),
    );
  });

  it('what is kept asks the same questions, has the same problems and is kept again as it is', () => {
    fc.assert(
      fc.property(forms, answers, (fields, given) => {
        const kept = keptAnswers(fields, given);
        const known = Object.fromEntries(
          Object.entries(given).filter(([name]) => fields.some((each) => each.name === name)),
        );
        expect(fieldsAsked(fields, kept)).toEqual(fieldsAsked(fields, given));
        expect(problemsOfAnswers(fields, kept)).toEqual(problemsOfAnswers(fields, known));
        expect(keptAnswers(fields, kept)).toEqual(kept);
      }),
      { numRuns: 500 },
    );
  });

  it('only what is asked is kept, and every required question that is asked is answered or told', () => {
    fc.assert(
      fc.property(forms, answers, (fields, given) => {
        const asked = fieldsAsked(fields, given);
        const kept = keptAnswers(fields, given);
        const problems = problemsOfAnswers(fields, given);
        expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(kept)));
        for (const { name, required } of asked) if (required) expect(name in kept || name in problems).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
