import { isOperator, type Condition } from '../fields/kinds/operators';

export interface SortBy {
  field: string;
  direction: 'ASC' | 'DESC';
}

/** Where a list stands: all of it lives in the address, so that it can be shared, reloaded and gone back to. */
export interface ListState {
  search: string;
  conditions: Condition[];
  sort: SortBy[];
  page: number;
  size: number;
  showDeleted: boolean;
  /** Where these differ from the columns this person always sees. */
  columns: string[] | null;
  /** The kept view it came from. */
  view: string | null;
}

/** How a list first opens. */
export interface ListStart {
  sort: SortBy[];
  /** Rows it shows then, where those are not all. */
  conditions: Condition[];
}

export const startOf = (area: { firstSort: SortBy; firstConditions?: Condition[] }): ListStart => ({
  sort: [area.firstSort],
  conditions: area.firstConditions ?? [],
});

export const pageSizes = [25, 50, 100, 200];

const positive = (text: string | null, otherwise: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

function conditionsIn(address: URLSearchParams): Condition[] {
  const conditions = new Map<string, Condition>();
  for (const [name, value] of address) {
    const [mark, field, operator] = name.split('.');
    if (mark !== 'f' || !field || !operator || !isOperator(operator)) continue;
    const known = conditions.get(name);
    if (known) known.values.push(value);
    else conditions.set(name, { field, operator, values: [value] });
  }
  return [...conditions.values()];
}

export const areSame = (one: Condition[], other: Condition[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a list says itself which rows it shows: words, conditions, a view, or all of them. */
const saysWhich = (address: URLSearchParams): boolean =>
  ['q', 'view', 'deleted', 'all'].some((name) => address.has(name)) ||
  [...address.keys()].some((name) => /^f\./.test(name));

export function readListState(address: URLSearchParams, first: ListStart): ListState {
  const sort = (address.get('sort') ?? '')
    .split(',')
    .filter((part) => part.replace(/^-/, '') !== '')
    .map((part): SortBy => ({ field: part.replace(/^-/, ''), direction: part.startsWith('-') ? 'DESC' : 'ASC' }));
  const size = positive(address.get('size'), 25);
  return {
    search: address.get('q') ?? '',
    conditions: saysWhich(address) ? conditionsIn(address) : first.conditions,
    sort: sort.length > 0 ? sort : first.sort,
    page: positive(address.get('page'), 1),
    size: pageSizes.includes(size) ? size : 25,
    showDeleted: address.get('deleted') === 'yes',
    columns: address.get('cols')?.split(',').filter(Boolean) ?? null,
    view: address.get('view'),
  };
}

/** The address of a state; parameters that are not the list's (an open record, a tab) are kept as they are. */
export function writeListState(state: ListState, address: URLSearchParams, first: ListStart): URLSearchParams {
  const next = new URLSearchParams(
    [...address].filter(
      ([name]) =>
        !['q', 'sort', 'page', 'size', 'deleted', 'cols', 'view', 'all'].includes(name) && !name.startsWith('f.'),
    ),
  );
  if (state.search) next.set('q', state.search);
  const saysMore = !!state.search || !!state.view || state.showDeleted;
  const isAsItOpens = !saysMore && areSame(state.conditions, first.conditions);
  if (!isAsItOpens && !saysMore && state.conditions.length === 0) next.set('all', 'yes');
  for (const { field, operator, values } of isAsItOpens ? [] : state.conditions)
    for (const value of values) next.append(`f.${field}.${operator}`, value);
  const order = (sort: SortBy[]) =>
    sort.map(({ field, direction }) => (direction === 'DESC' ? `-${field}` : field)).join(',');
  if (order(state.sort) !== order(first.sort)) next.set('sort', order(state.sort));
  if (state.page > 1) next.set('page', String(state.page));
  if (state.size !== 25) next.set('size', String(state.size));
  if (state.showDeleted) next.set('deleted', 'yes');
  if (state.columns) next.set('cols', state.columns.join(','));
  if (state.view) next.set('view', state.view);
  return next;
}

/** A view says all of what it shows, however the list opens. */
export const startOfView = ({ sort }: ListStart): ListStart => ({ sort, conditions: [] });

/** What a view keeps of a list: all but the page. */
export const viewAddress = (state: ListState, first: ListStart): string =>
  writeListState({ ...state, page: 1, view: null }, new URLSearchParams(), startOfView(first)).toString();

export const isAsListOpens = (state: ListState, first: ListStart): boolean =>
  writeListState(state, new URLSearchParams(), first).toString() === '';
