import { useEmailCountsQuery, useEmailsQuery } from '../../generated/email';
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
  return {
    rows: found?.rows ?? null,
    error,
    isLoading: loading,
    hasMore: !!found?.endCursor,
    counts: counts.data?.counts,
    more: () =>
      void fetchMore({
        variables: { after: found?.endCursor, limit: page },
        updateQuery: (before, { fetchMoreResult: next }) => ({ page: { ...next.page, rows: [...before.page.rows, ...next.page.rows] } }),
      }),
    /** Reads as much of it again as is shown, to a hundred. */
    reload: () => {
      const shown = Math.ceil((found?.rows.length || page) / page) * page;
      void refetch({ folder, label, search, limit: Math.min(largest, shown) });
      void counts.refetch();
    },
  };
}
