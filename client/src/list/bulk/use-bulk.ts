import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  BulkDocument,
  MatchingRowsDocument,
  type BulkMutation,
  type BulkMutationVariables,
  type MatchingRowsQuery,
  type MatchingRowsQueryVariables,
} from '../../generated/list/bulk';
import { serverErrorFrom, type ServerError } from '../../ui/words/server-error';
import type { RowResult } from '../area';
import type { ListQuestion } from '../use-list';
import { inBatches } from './batches';

export interface NamedRow {
  id: string;
  name: string;
}

/** Where a bulk action stands: what is asked (for all that match, which rows those are), tried, confirmed, done. */
export type BulkState =
  | { step: 'ask' }
  | { step: 'finding' | 'trying' | 'running'; done: number; of: number }
  | { step: 'tried' | 'done'; results: RowResult[]; of: number }
  | { step: 'failed'; error: ServerError };

interface Ask {
  subject: string;
  action: string;
  rows: NamedRow[] | ListQuestion;
}

/** Goes through the rows of a bulk action, first for trial and then in earnest. */
export function useBulk({ subject, action, rows }: Ask) {
  const client = useApolloClient();
  const [state, setState] = useState<BulkState>({ step: 'ask' });
  const known = useRef(new Map<string, string>());
  const tried = useRef<RowResult[]>([]);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const find = useCallback(async (): Promise<string[]> => {
    if (known.current.size > 0) return [...known.current.keys()];
    if (Array.isArray(rows)) {
      for (const { id, name } of rows) known.current.set(id, name);
    } else {
      const isInUse = action !== 'restore';
      const filter = isInUse ? rows.filter : { and: [rows.filter ?? {}, { deletedAt: { isEmpty: false } }] };
      for (let after: string | null | undefined; ;) {
        setState({ step: 'finding', done: known.current.size, of: 0 });
        const { data }: { data?: MatchingRowsQuery } = await client.query<
          MatchingRowsQuery,
          MatchingRowsQueryVariables
        >({
          query: MatchingRowsDocument,
          variables: { subject, filter, search: rows.search, includeDeleted: !isInUse, after },
          fetchPolicy: 'no-cache',
        });
        for (const row of data?.page.rows ?? []) known.current.set(row.id, row.name ?? row.id);
        after = data?.page.endCursor;
        if (!after || stopped.current) break;
      }
    }
    return [...known.current.keys()];
  }, [action, client, rows, subject]);

  const go = useCallback(
    async (input: object | null, dryRun: boolean) => {
      stopped.current = false;
      try {
        // In earnest only what the trial found possible; the rest keeps the reason it was given.
        const possible = tried.current.filter(({ done }) => done).map(({ id }) => id);
        const ids = dryRun ? await find() : possible;
        const step = dryRun ? 'trying' : 'running';
        setState({ step, done: 0, of: ids.length });
        const results = await inBatches(
          ids,
          async (part) => {
            const variables = { subject, action, ids: part, input, dryRun };
            const { data } = await client.mutate<BulkMutation, BulkMutationVariables>({
              mutation: BulkDocument,
              variables,
            });
            return data?.results ?? [];
          },
          (done) => setState({ step, done, of: ids.length }),
          () => stopped.current,
        );
        const refused = tried.current.filter(({ done }) => !done);
        if (dryRun) tried.current = results;
        setState(
          dryRun
            ? { step: 'tried', results, of: ids.length }
            : { step: 'done', results: [...results, ...refused], of: ids.length + refused.length },
        );
      } catch (thrown) {
        setState({ step: 'failed', error: serverErrorFrom(thrown) });
      }
    },
    [action, client, find, subject],
  );

  return {
    state,
    attempt: useCallback((input: object | null) => void go(input, true), [go]),
    run: (input: object | null) => void go(input, false),
    ask: () => setState({ step: 'ask' }),
    stop: () => {
      stopped.current = true;
    },
    nameOf: (id: string) => known.current.get(id) ?? id,
  };
}
