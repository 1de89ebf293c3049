import type { FormField } from '../../../../../server/src/modules/requests/domain/form-definition';
import { conditionable, moved, newField, renamed, withKind } from './draft';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  ...newField([], 'text'),
  name,
  label: name,
  ...more,
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moved from %d to %d, the list is %s', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
});

it('gives every new field a key of its own', () => {
  const first = newField([], 'date');
  const second = newField([first], 'date');
  expect([first.name, second.name, newField([first, second], 'date').name]).toEqual(['date', 'date2', 'date3']);
});

it('renames a field in the conditions that look at it too', () => {
  const fields = [field('a'), field('b', { conditions: [{ field: 'a', comparison: 'eq', value: 'x' }] })];
  expect(renamed(fields, 0, 'reason')[1]!.conditions[0]!.field).toBe('reason');
});

it('does not take over the conditions of another field of the same key', () => {
  const fields = [field('a'), field('a'), field('b', { conditions: [{ field: 'a', comparison: 'eq', value: 'x' }] })];
  expect(renamed(fields, 1, 'c')[2]!.conditions[0]!.field).toBe('a');
});

it('offers conditions earlier fields that can be compared', () => {
  const fields = [field('a'), field('b', { kind: 'longText' }), field('c'), field('d')];
  expect(conditionable(fields, 2).map(({ name }) => name)).toEqual(['a']);
});

it.each<[FormField['kind'], FormField['kind'], Partial<FormField>]>([
  ['number', 'money', { min: '1', max: '5', options: [] }],
  ['number', 'date', { min: null, max: null }],
  ['text', 'choice', { min: null, options: [{ value: 'option1', label: '', labelAr: null }] }],
])('turned from %s into %s keeps what both know', (from, to, expected) => {
  expect(withKind(field('a', { kind: from, min: '1', max: '5' }), to)).toMatchObject(expected);
});

it('keeps options between the two kinds of choice', () => {
  const options = [{ value: 'x', label: 'X' }];
  expect(withKind(field('a', { kind: 'choice', options }), 'choices').options).toEqual(options);
});
