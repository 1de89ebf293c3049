import fc from 'fast-check';
import { pageSizes, readListState, viewAddress, writeListState, type ListState, type SortBy } from './list-address';
import type { Operator } from '../fields/kinds/operators';

const firstSort: SortBy[] = [{ field: 'name', direction: 'ASC' }];
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
  it('says everything about the list, so that reloading or sharing it shows the same', () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = writeListState(state, new URLSearchParams(), firstSort).toString();
        expect(readListState(new URLSearchParams(address), firstSort)).toEqual(state);
      }),
    );
  });

  it('of a kept view says all of it but the page, and comes back the same', () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = viewAddress(state, firstSort);
        const read = readListState(new URLSearchParams(address), firstSort);
        expect(read).toEqual({ ...state, page: 1, view: null });
        expect(viewAddress({ ...read, page: 7, view: 'a' }, firstSort)).toBe(address);
      }),
    );
  });

  it('keeps what is not the list’s own, such as an open record', () => {
    const state = readListState(new URLSearchParams('q=ali&page=3'), firstSort);
    const address = writeListState({ ...state, page: 4 }, new URLSearchParams('open=abc&q=old'), firstSort);
    expect(address.get('open')).toBe('abc');
    expect(address.get('q')).toBe('ali');
    expect(address.get('page')).toBe('4');
  });

  it('is empty for a list as it first opens', () => {
    const state = readListState(new URLSearchParams(), firstSort);
    expect(writeListState(state, new URLSearchParams(), firstSort).toString()).toBe('');
  });

  it.each([
    ['page=-1', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['page=x', { page: 1 }],
    ['size=7', { size: 25 }],
    ['size=100', { size: 100 }],
    ['sort=,-', { sort: firstSort }],
    ['f.name.explode=1', { conditions: [] }],
    ['f.name=1', { conditions: [] }],
  ])('written by hand as %s is read without complaint', (address, part) => {
    expect(readListState(new URLSearchParams(address), firstSort)).toMatchObject(part);
  });
});
