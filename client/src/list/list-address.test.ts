import fc from 'fast-check';
import { pageSizes, readListState, viewAddress, writeListState, type ListStart, type ListState } from './list-address';
import type { Condition, Operator } from '../fields/kinds/operators';

const first: ListStart = { sort: [{ field: 'name', direction: 'ASC' }], conditions: [] };
const current: Condition = { field: 'status', operator: 'in', values: ['active', 'notice'] };
const some: ListStart = { ...first, conditions: [current] };
const name = fc.stringMatching(/^[a-z][A-Za-z]{0,11}$/);
const operators: Operator[] = ['contains', 'startsWith', 'eq', 'gte', 'lte', 'in', 'isEmpty'];

const states: fc.Arbitrary<ListState> = fc.record({
  search: fc.string({ maxLength: 20 }),
  conditions: fc.uniqueArray(
    fc.record({
      field: name,
      operator: fc.constantFrom(...operators),
      values: fc.array(fc.string({ maxLength: 10 }), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 4, selector: ({ field, operator }) => `${field}.${operator}` },
  ),
  sort: fc.uniqueArray(fc.record({ field: name, direction: fc.constantFrom<'ASC' | 'DESC'>('ASC', 'DESC') }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ field }) => field,
  }),
  page: fc.integer({ min: 1, max: 5000 }),
  size: fc.constantFrom(...pageSizes),
  showDeleted: fc.boolean(),
  columns: fc.option(fc.uniqueArray(name, { minLength: 1, maxLength: 5 })),
  view: fc.option(fc.stringMatching(/^[0-9a-f]{24}$/)),
});

describe('the address of a list', () => {
  it.each([
    ['all', first],
    ['some', some],
  ])(
    'says everything about a list that opens with %s, so that reloading or sharing it shows the same',
    (_name, start) => {
      fc.assert(
        fc.property(states, (state) => {
          const address = writeListState(state, new URLSearchParams(), start).toString();
          expect(readListState(new URLSearchParams(address), start)).toEqual(state);
        }),
      );
    },
  );

  it.each([
    ['', [current]],
    ['sort=-name&page=2', [current]],
    ['all=yes', []],
    ['q=cruz', []],
    ['deleted=yes', []],
    ['view=0123456789abcdef01234567', []],
    ['f.name.contains=a', [{ field: 'name', operator: 'contains', values: ['a'] }]],
  ])('of a list that opens with some rows shows others where it says so: %s', (address, conditions) => {
    const state = readListState(new URLSearchParams(address), some);
    expect(state.conditions).toEqual(conditions);
    expect(writeListState(state, new URLSearchParams(), some).toString()).toBe(address);
  });

  it('of a kept view says all of it but the page, and comes back the same', () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = viewAddress(state, first);
        const read = readListState(new URLSearchParams(address), first);
        expect(read).toEqual({ ...state, page: 1, view: null });
        expect(viewAddress({ ...read, page: 7, view: 'a' }, first)).toBe(address);
      }),
    );
  });

  it('keeps what is not the list’s own, such as an open record', () => {
    const state = readListState(new URLSearchParams('q=ali&page=3'), first);
    const address = writeListState({ ...state, page: 4 }, new URLSearchParams('open=abc&q=old'), first);
    expect(address.get('open')).toBe('abc');
    expect(address.get('q')).toBe('ali');
    expect(address.get('page')).toBe('4');
  });

  it('is empty for a list as it first opens', () => {
    const state = readListState(new URLSearchParams(), first);
    expect(writeListState(state, new URLSearchParams(), first).toString()).toBe('');
  });

  it.each([
    ['page=-1', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['page=x', { page: 1 }],
    ['size=7', { size: 25 }],
    ['size=100', { size: 100 }],
    ['sort=,-', { sort: first.sort }],
    ['f.name.explode=1', { conditions: [] }],
    ['f.name=1', { conditions: [] }],
  ])('written by hand as %s is read without complaint', (address, part) => {
    expect(readListState(new URLSearchParams(address), first)).toMatchObject(part);
  });
});
