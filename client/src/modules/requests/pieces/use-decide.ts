import { useTranslation } from 'react-i18next';
import {
  useDecideApprovalsMutation,
  useReturnApprovalsMutation,
  useUndoApprovalsMutation,
} from '../../../generated/requests/pieces';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

export type Verdict = 'approved' | 'rejected' | 'returned';

/** A row to be decided, with the decisions that stand once they are taken. */
export interface Decidable {
  id: string;
  final: readonly string[];
  returns: boolean;
}

/** How much waits stands in the menu too. */
const counted = { refetchQueries: ['Menu'] };
/** How long a decision may be taken back. */
const undoMs = 60_000;

/** How it is called to reject such a row. */
export const refusalOf = ({ returns }: { returns: boolean }) => (returns ? 'return' : 'reject');

/** Takes back what was decided less than a minute ago. */
export function useUndo(subject: string): (ids: string[]) => Promise<void> {
  const { t } = useTranslation();
  const [run] = useUndoApprovalsMutation(counted);
  return async (ids) => {
    try {
      const { data } = await run({ variables: { subject, ids } });
      const results = data?.results ?? [];
      if (results.some(({ done }) => done)) toast.success(t('approval.undone'));
      for (const message of new Set(results.flatMap((each) => each.message ?? []))) toast.error(message);
    } catch (refused) {
      toast.error(serverErrorFrom(refused).message);
    }
  };
}

/**
 * Decides about rows of one kind and tells how each went, with a minute to undo it; answers whether the server took the
 * call. `changed` is called once a decision was taken back.
 */
export function useDecide(
  subject: string,
  changed: () => void,
): {
  decide: (rows: readonly Decidable[], verdict: Verdict, reason?: string) => Promise<boolean>;
  busy: boolean;
} {
  const { t } = useTranslation();
  const [run, { loading }] = useDecideApprovalsMutation(counted);
  const [giveBack, { loading: isReturning }] = useReturnApprovalsMutation(counted);
  const undo = useUndo(subject);
  const decide = async (rows: readonly Decidable[], verdict: Verdict, reason?: string) => {
    try {
      const ids = rows.map(({ id }) => id);
      const { data: answer } =
        verdict === 'returned'
          ? await giveBack({ variables: { subject, ids, reason: reason ?? '' } })
          : await run({ variables: { subject, ids, verdict, reason } });
      const results = answer?.results ?? [];
      const done = results.filter((each) => each.done).map(({ id }) => id);
      const back = done.filter((id) => !rows.find((row) => row.id === id)!.final.includes(verdict));
      if (done.length > 0)
        toast.success(
          t(`approval.done.${verdict === 'rejected' && rows.some(({ returns }) => returns) ? 'returned' : verdict}`, {
            n: done.length,
          }),
          back.length > 0
            ? {
                replaces: 'decision',
                durationMs: undoMs,
                action: { label: t('approval.undo'), run: () => void undo(back).then(changed) },
              }
            : undefined,
        );
      for (const message of new Set(results.flatMap((each) => each.message ?? []))) toast.error(message);
      return true;
    } catch (refused) {
      toast.error(serverErrorFrom(refused).message);
      return false;
    }
  };
  return { decide, busy: loading || isReturning };
}
