import {
  comparisonsOf,
  fieldKinds,
  mostFields,
  problemsOfForm,
  type Condition,
  type FormField,
} from './form-definition';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  kind: 'text',
  label: name,
  required: false,
  options: [],
  conditions: [],
  ...more,
});
const choice = (name: string, ...values: string[]): FormField =>
  field(name, { kind: 'choice', options: values.map((value) => ({ value, label: value })) });
const when = (name: string, comparison: Condition['comparison'], value: string): Condition => ({
  field: name,
  comparison,
  value,
});
const placesOf = (fields: FormField[]) => problemsOfForm(fields).map(({ at, part }) => `${at}.${part}`);

describe('a form', () => {
  it('of every kind of field is right', () => {
    const fields = fieldKinds.map((kind) =>
      kind === 'choice' || kind === 'choices' ? { ...choice(kind, 'a', 'b'), kind } : field(kind, { kind }),
    );
    expect(problemsOfForm(fields)).toEqual([]);
  });

  it.each<[string, Partial<FormField>, string[]]>([
    ['a name with a space', { name: 'first day' }, ['0.name']],
    ['a name with a capital first', { name: 'Reason' }, ['0.name']],
    ['a name that is too long', { name: 'a'.repeat(41) }, ['0.name']],
    ['no name', { name: '' }, ['0.name']],
    ['no question', { label: '  ' }, ['0.label']],
    ['a long question', { label: 'x'.repeat(201) }, ['0.label']],
    ['a long hint', { help: 'x'.repeat(501) }, ['0.help']],
    ['a choice of nothing', { kind: 'choice' }, ['0.options']],
    ['options of a text', { options: [{ value: 'a', label: 'A' }] }, ['0.options']],
    ['the same option twice', choice('a', 'x', 'x'), ['0.options']],
    ['an option without a text', { ...choice('a', 'x'), options: [{ value: 'x', label: ' ' }] }, ['0.options']],
    ['limits turned round', { kind: 'number', min: '5', max: '1' }, ['0.max']],
    ['days turned round', { kind: 'date', min: '2026-02-01', max: '2026-01-31' }, ['0.max']],
    ['a limit that is no number', { kind: 'money', min: 'much' }, ['0.min']],
    ['a limit that is no day', { kind: 'date', max: '2026-02-30' }, ['0.max']],
    ['limits of a yes or no', { kind: 'flag', min: '1' }, ['0.min']],
    ['more choices than there are', { ...choice('a', 'x', 'y'), kind: 'choices', min: '3' }, ['0.min']],
  ])('with %s is told so at its place', (_what, more, places) => {
    expect(placesOf([field('a', more)])).toEqual(places);
  });

  it('has no two fields of one name', () => {
    expect(placesOf([field('a'), field('b'), field('a')])).toEqual(['2.name']);
  });

  it(`has at most ${mostFields} fields`, () => {
    const fields = Array.from({ length: mostFields + 1 }, (_, at) => field(`f${at}`));
    expect(placesOf(fields)).toEqual([`${mostFields}.name`]);
  });
});

describe('a condition', () => {
  const amount = field('amount', { kind: 'money' });
  const reason = choice('reason', 'travel', 'health');
  it.each<[string, FormField[], string[]]>([
    ['on an earlier field holds', [amount, field('b', { conditions: [when('amount', 'gt', '100')] })], []],
    ['on an option holds', [reason, field('b', { conditions: [when('reason', 'ne', 'travel')] })], []],
    ['on itself is a circle', [field('a', { conditions: [when('a', 'eq', 'x')] })], ['0.conditions']],
    [
      'on a later field waits for what is not asked yet',
      [field('a', { conditions: [when('b', 'eq', 'x')] }), field('b')],
      ['0.conditions'],
    ],
    [
      'of two fields on each other is refused at the first',
      [field('a', { conditions: [when('b', 'eq', 'x')] }), field('b', { conditions: [when('a', 'eq', 'x')] })],
      ['0.conditions'],
    ],
    [
      'on a field that is not there is refused',
      [field('a', { conditions: [when('gone', 'eq', 'x')] })],
      ['0.conditions'],
    ],
    [
      'on an option that is not there is refused',
      [reason, field('b', { conditions: [when('reason', 'eq', 'other')] })],
      ['1.conditions'],
    ],
    [
      'that compares a choice by size is refused',
      [reason, field('b', { conditions: [when('reason', 'gt', 'travel')] })],
      ['1.conditions'],
    ],
    [
      'with a number that is none is refused',
      [amount, field('b', { conditions: [when('amount', 'gt', 'much')] })],
      ['1.conditions'],
    ],
    [
      'that compares a long text is refused',
      [field('a', { kind: 'longText' }), field('b', { conditions: [when('a', 'eq', 'x')] })],
      ['1.conditions'],
    ],
    [
      'beyond the fifth is refused',
      [amount, field('b', { conditions: Array.from({ length: 6 }, () => when('amount', 'gt', '1')) })],
      ['1.conditions'],
    ],
  ])('%s', (_what, fields, places) => {
    expect(placesOf(fields)).toEqual(places);
  });

  it('can look at every kind but long texts and files', () => {
    expect(fieldKinds.filter((kind) => !comparisonsOf(kind).length)).toEqual(['longText', 'file']);
  });
});
