import type { AnyField } from '../list/area';
import { askedOf, factsOf, groupsOf } from './shown-fields';

const record = (values: object) => ({ id: 'r', version: 1, allowedActions: [], ...values });
const names = (entries: object[]) => entries.map((entry) => ('field' in entry ? entry.field : 'heading'));

describe('a record that is read', () => {
  const facts: AnyField[] = [
    { field: 'state', kind: 'choice', choice: 'payEntryState' },
    { field: 'reversedOn', kind: 'date' },
    { field: 'reversedAmount', kind: 'money' },
    { field: 'verifiedById', kind: 'reference', to: 'user' },
    { field: 'earlier', label: 'earlier', kind: 'own', Show: () => null, Input: () => null },
  ];
  it.each<[string, object, string[]]>([
    [
      'shows no facts of a reversal that is none',
      { state: 'applied', reversedOn: null, reversedAmount: null, earlier: [] },
      ['state'],
    ],
    [
      'shows those of one that is',
      { state: 'reversed', reversedOn: '2026-11-20', reversedAmount: '0.000', earlier: [] },
      ['state', 'reversedOn', 'reversedAmount'],
    ],
    [
      'shows whom a fact names',
      { state: 'applied', verifiedById: null, verifiedBy: { label: 'Amal' } },
      ['state', 'verifiedById'],
    ],
    [
      'shows what an area draws of its own where there is any',
      { state: 'applied', earlier: [{ from: null }] },
      ['state', 'earlier'],
    ],
  ])('%s', (_name, values, shown) => {
    expect(names(factsOf(facts, record(values)))).toEqual(shown);
  });

  const form: AnyField[] = [
    { field: 'kind', kind: 'text' },
    { field: 'points', kind: 'number', when: { field: 'kind', in: ['points'] } },
    { field: 'note', kind: 'text' },
  ];
  it.each<[string, object, string[]]>([
    ['leaves out what its form does not ask for', { kind: 'money', points: null, note: null }, ['kind', 'note']],
    [
      'shows what its form asks for, empty too',
      { kind: 'points', points: null, note: null },
      ['kind', 'points', 'note'],
    ],
    [
      'shows what stands there though nobody asks for it any more',
      { kind: 'money', points: 0, note: null },
      ['kind', 'points', 'note'],
    ],
  ])('%s', (_name, values, shown) => {
    expect(names(askedOf([{ heading: 'leavePay' }, ...form], record(values)))).toEqual(['heading', ...shown]);
  });

  it.each<[string, object, [string | null, string[], string | null][]]>([
    [
      'leaves out what is empty, and keeps a number that is none and a no',
      { kind: 'money', points: 0, note: '' },
      [
        [null, ['kind', 'points'], 'kind'],
        ['law', ['own'], 'place'],
        ['contact', [], null],
      ],
    ],
    [
      'names what could be entered where all is empty',
      { kind: null, points: null, note: null, placeId: null, place: null, phone: '1' },
      [
        [null, [], 'kind'],
        ['law', ['own'], 'place'],
        ['contact', ['phone'], null],
      ],
    ],
    [
      'has no group of what is hidden from the reader',
      { kind: 'money', hiddenFields: ['placeId', 'own', 'phone'], placeId: null },
      [[null, ['kind'], 'kind']],
    ],
  ])('%s', (_name, values, expected) => {
    const entries: Parameters<typeof groupsOf>[0] = [
      ...form.map(({ when: _when, ...field }) => field as AnyField),
      { heading: 'law' },
      { field: 'placeId', kind: 'reference', to: 'workLocation' },
      { field: 'own', kind: 'own', Show: () => null, Input: () => null },
      { heading: 'contact' },
      { field: 'phone', kind: 'phone', only: 'create' },
    ];
    const found = groupsOf(entries, record(values)).map(({ heading, filled, enterable }) => [
      heading,
      names(filled),
      enterable && enterable.field.replace(/Id$/, ''),
    ]);
    expect(found).toEqual(expected);
  });
});
