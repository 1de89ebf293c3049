import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLive } from '../access/live';
import { useZone } from '../ui/words/company-clock';
import type { AnyArea, AnyRecord } from './area';
import { filterOf } from '../fields/kinds/operators';
import { areSame, readListState, startOf, writeListState, type ListState } from './list-address';
import { useRefusedFields } from '../form/use-refused-fields';

/** Which rows a list asks for, whatever the page. */
export interface ListQuestion {
  filter?: Record<string, object>;
  search?: string;
}

/** The list an address asks for, and how to ask for another; the former rows stay in sight while the next ones come. */
export function useList(area: AnyArea) {
  const [address, setAddress] = useSearchParams();
  const first = useMemo(() => startOf(area), [area]);
  const state = useMemo(() => readListState(address, first), [address, first]);
  const zone = useZone();
  const filter = useMemo(
    () =>
      filterOf(
        state.conditions,
        (field) => area.columns.find((column) => column.field === field && column.filter),
        zone,
      ),
    [area, state.conditions, zone],
  );
  const question = useMemo(
    (): ListQuestion => ({ filter: filter ?? undefined, search: state.search || undefined }),
    [filter, state.search],
  );
  const useRows = area.list;
  const answer = useRows({
    variables: {
      ...question,
      sort: state.sort,
      limit: state.size,
      offset: (state.page - 1) * state.size,
      includeDeleted: state.showDeleted,
    },
    fetchPolicy: 'cache-and-network',
  });
  useLive([area.subject], () => void answer.refetch());

  const page = (answer.data ?? answer.previousData)?.page;
  const change = useCallback(
    (part: Partial<ListState>, replace = false) => {
      // From the address bar, not from the last render: two changes in quick succession must both count.
      const now = new URLSearchParams(window.location.search);
      const next = { ...readListState(now, first), page: 1, ...part };
      setAddress(writeListState(next, now, first), { replace, preventScrollReset: true });
    },
    [first, setAddress],
  );

  useRefusedFields(area, state, answer.error, change);

  const total = page?.total;
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / state.size));
  useEffect(() => {
    if (answer.data && lastPage !== undefined && state.page > lastPage) change({ page: lastPage }, true);
  }, [answer.data, change, lastPage, state.page]);

  return {
    state,
    change,
    question,
    rows: page?.rows as AnyRecord[] | undefined,
    total,
    loading: answer.loading,
    error: answer.error,
    refetch: answer.refetch,
    isFiltered: (filter !== null && !areSame(state.conditions, first.conditions)) || state.search !== '',
  };
}
