import { useEffect, useEffectEvent } from 'react';
import { useEmailCountsQuery, useEmailsQuery } from '../../../generated/apps/internal-mail';
import type { Place } from './place';

const page = 25;
const largest = 100;

/** The list a place names, page by page, and the numbers beside the folders. */
export function useMailList({ folder, label, search }: Place) {
  const { data, previousData, error, loading, refetch, fetchMore } = useEmailsQuery({
    variables: { folder, label, search, limit: page },
    fetchPolicy: 'cache-and-network',
  });
  const counts = useEmailCountsQuery({ fetchPolicy: 'cache-and-network' });
  // While a search goes on the rows of the one before stay; those of another folder do not.
  const found = data?.page ?? (search && previousData ? previousData.page : undefined);
  const endCursor = found?.endCursor ?? null;
  const more = () =>
    void fetchMore({
      variables: { after: endCursor, limit: page },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        page: { ...next.page, rows: [...before.page.rows, ...next.page.rows] },
      }),
    });
  // A search looks through a large box stretch by stretch: it goes on by itself until there is a page to look at.
  const isSearching = !!search && !!endCursor && !!data && data.page.rows.length < page;
  const goOn = useEffectEvent(more);
  useEffect(() => {
    if (isSearching) goOn();
  }, [isSearching, endCursor]);
  return {
    rows: found?.rows ?? null,
    isSearching,
    error,
    isLoading: loading,
    hasMore: !!found?.endCursor,
    counts: counts.data?.counts,
    more,
    /**
     * Reads as much of it again as is shown, to a hundred. Of the list that is open by then: who asks for it may have
     * begun in another.
     */
    reload: () => {
      const shown = Math.ceil((found?.rows.length || page) / page) * page;
      void refetch({ limit: Math.min(largest, shown) });
      void counts.refetch();
    },
  };
}
