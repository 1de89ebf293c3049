import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../access/session';
import {
  useDiscardFormDraftMutation,
  useSaveFormDraftMutation,
  type SaveFormDraftMutationVariables,
} from '../../../generated/requests/form-request';

type Draft = SaveFormDraftMutationVariables['draft'];

const quietMs = 1_200;

/** Keeps what is being filled in on the server shortly after each change, one after the other, until it is sent. */
export function useDraft(formId: string, keptAt: string | null) {
  const { session } = useSession();
  const [save] = useSaveFormDraftMutation();
  const [discard] = useDiscardFormDraftMutation();
  const [at, setAt] = useState(keptAt);
  const waiting = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void> | null>(null);
  const isOnlyLooking = !!session?.viewing;

  const keepNow = useCallback(async () => {
    clearTimeout(timer.current);
    await saving.current;
    const draft = waiting.current;
    if (!draft) return;
    saving.current = save({ variables: { draft } })
      .then(({ data }) => {
        if (waiting.current === draft) waiting.current = null;
        setAt(data?.draft.updatedAt ?? null);
      })
      // What was not kept stays to be asked about before the page is left.
      .catch(() => undefined);
    await saving.current;
  }, [save]);

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && void keepNow();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      void keepNow();
    };
  }, [keepNow]);

  return {
    keptAt: at,
    keep: (draft: Draft) => {
      if (isOnlyLooking) return;
      waiting.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keepNow(), quietMs);
    },
    isKept: () => waiting.current === null,
    /** Nothing is kept any more: it is being sent, or thrown away. */
    stop: async () => {
      clearTimeout(timer.current);
      waiting.current = null;
      await saving.current;
    },
    discard: () => discard({ variables: { formId } }),
  };
}
