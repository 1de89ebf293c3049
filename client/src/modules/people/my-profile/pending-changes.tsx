import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWithdrawProfileChangeMutation } from '../../../generated/people/profile-change';
import type { MyProfileChangeFragment } from '../../../generated/people/my-profile';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { StatusDot } from '../../../ui/status-dot';
import { toast } from '../../../ui/dialogs/toasts';
import { ChangeLines } from '../pieces/change-lines';

/** What waits for somebody else, and a way to take it back. */
export function PendingChanges({ changes, onDone }: { changes: MyProfileChangeFragment[]; onDone: () => void }) {
  const { t } = useTranslation();
  const [withdraw, { loading }] = useWithdrawProfileChangeMutation();
  const take = async ({ id, version }: MyProfileChangeFragment) => {
    try {
      await withdraw({ variables: { id, version } });
      toast.success(t('verbDone.withdraw'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
    onDone();
  };
  return changes.map((change) => (
    <div key={change.id} className="profile-pending">
      <StatusDot tone="processing">{t('profile.waits')}</StatusDot>
      <ChangeLines {...change} />
      {change.allowedActions.includes('withdraw') && (
        <Button size="small" type="text" loading={loading} onClick={() => void take(change)}>
          {t('verb.withdraw')}
        </Button>
      )}
    </div>
  ));
}
