import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverErrorFrom } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';
import type { AnyArea, AnyRecord, RowResult, RowsHook } from '../area';

const RowDialogs = lazy(() => import('./row-dialogs'));

const noRows: RowsHook = () => [() => Promise.reject(new Error('this area offers no such write')), { loading: false }];

/**
 * Deleting and restoring, of one row or many: asked first, told row by row what was refused, taken back by one click.
 */
export function useRowActions(
  area: Pick<AnyArea, 'remove' | 'restore' | 'title'>,
  rows: AnyRecord[],
  onDone: () => void,
) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<string[] | null>(null);
  const [results, setResults] = useState<RowResult[] | null>(null);
  const useRemove = area.remove ?? noRows;
  const useRestore = area.restore ?? noRows;
  const [removeRows] = useRemove();
  const [restoreRows] = useRestore();
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row ? area.title(row) : id;
  };

  const report = (answer: RowResult[], word: string, undo?: () => void) => {
    const done = answer.filter((result) => result.done).length;
    if (done < answer.length) setResults(answer);
    else toast.success(`${word} ${done}`, { action: undo && { label: t('list.undo'), run: undo } });
    onDone();
  };

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };

  const restore = (ids: string[]) =>
    attempt(async () => {
      const answer = await restoreRows({ variables: { ids } });
      report(answer.data?.results ?? [], t('list.restoredCount'));
    });

  const remove = (ids: string[]) =>
    attempt(async () => {
      setAsked(null);
      const answer = await removeRows({ variables: { ids } });
      const gone = (answer.data?.results ?? []).filter((result) => result.done).map((result) => result.id);
      report(answer.data?.results ?? [], t('list.deletedCount'), area.restore && (() => void restore(gone)));
    });

  return {
    askToRemove: setAsked,
    restore,
    dialogs: (asked || results) && (
      <Suspense>
        <RowDialogs
          asked={asked}
          results={results}
          nameOf={nameOf}
          confirm={(ids) => void remove(ids)}
          close={() => {
            setAsked(null);
            setResults(null);
          }}
        />
      </Suspense>
    ),
  };
}
