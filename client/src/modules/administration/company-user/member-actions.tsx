import { MailOutlined, SafetyOutlined } from '@ant-design/icons';
import { Button, Popconfirm, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { SendPasswordLink } from '../../../access/send-password-link';
import { useSignedIn } from '../../../access/session';
import {
  useDeleteCompanyUsersMutation,
  useInviteCompanyUserMutation,
  useResetCompanyUserSecondFactorMutation,
  useSendCompanyUserPasswordLinkMutation,
} from '../../../generated/administration/company-user';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

interface Props {
  row: {
    id: string;
    version: number;
    userId: string | null;
    name: string;
    email: string;
    secondFactor: string;
    resetAskedById: string | null;
    resetAskedBy: string | null;
    allowedActions: string[];
  };
}

/** A new invitation for who has not come yet, a link to choose a new password for who has. */
export function MemberActions({ row }: Props) {
  const { t } = useTranslation();
  const [send] = useSendCompanyUserPasswordLinkMutation();
  const [invite, { loading }] = useInviteCompanyUserMutation();

  const [remove, { loading: isRemoving }] = useDeleteCompanyUsersMutation();

  const me = useSignedIn();
  const [reset, { loading: isResetting }] = useResetCompanyUserSecondFactorMutation();
  const mayReset =
    row.secondFactor !== 'off' && row.allowedActions.includes('change_password') && me.user.id !== row.userId;
  const isAsked = row.secondFactor === 'reset_asked';
  const isAskedByMe = isAsked && row.resetAskedById === me.user.id;

  const resetFactor = async () => {
    try {
      const { data } = await reset({ variables: { id: row.id } });
      const isDone = data?.resetCompanyUserSecondFactor.secondFactor === 'off';
      toast.success(t(isDone ? 'factorReset.done' : 'factorReset.asked'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  const withdraw = async () => {
    try {
      const { data } = await remove({ variables: { ids: [row.id] } });
      const refusal = data?.results.find(({ done }) => !done)?.message;
      if (refusal) toast.error(refusal);
      else toast.success(t('inviting.withdrawn'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  const inviteAgain = async () => {
    try {
      await invite({ variables: { id: row.id, version: row.version } });
      toast.success(t('invite.sent', { email: row.email }));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return (
    <>
      {row.allowedActions.includes('invite') && (
        <Button icon={<MailOutlined />} loading={loading} onClick={() => void inviteAgain()}>
          {t('invite.again')}
        </Button>
      )}
      {row.allowedActions.includes('invite') && row.allowedActions.includes('delete') && (
        <Popconfirm
          title={t('inviting.withdrawSure', { name: row.name })}
          okText={t('inviting.withdraw')}
          cancelText={t('form.cancel')}
          okButtonProps={{ danger: true }}
          onConfirm={() => void withdraw()}
        >
          <Button danger loading={isRemoving}>
            {t('inviting.withdraw')}
          </Button>
        </Popconfirm>
      )}
      {mayReset && isAskedByMe && <Typography.Text type="secondary">{t('factorReset.waits')}</Typography.Text>}
      {mayReset && !isAskedByMe && (
        <Popconfirm
          title={t(isAsked ? 'factorReset.confirmSure' : 'factorReset.askSure', {
            name: row.name,
            asker: row.resetAskedBy ?? '',
          })}
          okText={t(isAsked ? 'factorReset.confirm' : 'factorReset.ask')}
          cancelText={t('form.cancel')}
          onConfirm={() => void resetFactor()}
        >
          <Button icon={<SafetyOutlined />} loading={isResetting}>
            {t(isAsked ? 'factorReset.confirm' : 'factorReset.ask')}
          </Button>
        </Popconfirm>
      )}
      <SendPasswordLink
        user={{ id: row.userId, email: row.email }}
        allowed={row.allowedActions}
        send={() => send({ variables: { id: row.id } })}
      />
    </>
  );
}
