import { useTranslation } from 'react-i18next';
import { useDecideApprovalsMutation } from '../../../generated/requests/pieces';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

export type Verdict = 'approved' | 'rejected';

/** How it is called to reject such a row. */
export const refusalOf = ({ returns }: { returns: boolean }) => (returns ? 'return' : 'reject');

/** Decides about rows of one kind and tells how each went; it answers whether the server took the call. */
export function useDecide(
  subject: string,
  asked: { returns: boolean },
): {
  decide: (ids: string[], verdict: Verdict, reason?: string) => Promise<boolean>;
  busy: boolean;
} {
  const { t } = useTranslation();
  const [run, { loading: busy }] = useDecideApprovalsMutation();
  const decide = async (ids: string[], verdict: Verdict, reason?: string) => {
    try {
      const { data: answer } = await run({ variables: { subject, ids, verdict, reason } });
      const results = answer?.results ?? [];
      const done = results.filter((each) => each.done).length;
      if (done)
        toast.success(
          t(`approval.done.${verdict === 'rejected' && refusalOf(asked) === 'return' ? 'returned' : verdict}`, {
            n: done,
          }),
        );
      for (const message of new Set(results.flatMap((each) => each.message ?? []))) toast.error(message);
      return true;
    } catch (refused) {
      toast.error(serverErrorFrom(refused).message || t('failure.offline'));
      return false;
    }
  };
  return { decide, busy };
}
