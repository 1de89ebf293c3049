import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SendPasswordLink } from '../../../access/send-password-link';
import {
  useInviteCompanyUserMutation,
  useSendCompanyUserPasswordLinkMutation,
} from '../../../generated/administration/company-user';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

interface Props {
  row: { id: string; version: number; userId: string | null; name: string; email: string; allowedActions: string[] };
}

/** A new invitation for who has not come yet, a link to choose a new password for who has. */
export function MemberActions({ row }: Props) {
  const { t } = useTranslation();
  const [send] = useSendCompanyUserPasswordLinkMutation();
  const [invite, { loading }] = useInviteCompanyUserMutation();

  const inviteAgain = async () => {
    try {
      await invite({ variables: { id: row.id, version: row.version } });
      toast.success(t('invite.sent', { email: row.email }));
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    }
  };
  return (
    <>
      {row.allowedActions.includes('invite') && (
        <Button icon={<MailOutlined />} loading={loading} onClick={() => void inviteAgain()}>
          {t('invite.again')}
        </Button>
      )}
      <SendPasswordLink
        user={{ id: row.userId, email: row.email }}
        allowed={row.allowedActions}
        send={() => send({ variables: { id: row.id } })}
      />
    </>
  );
}
