import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import type { InvitationPreviewQueryVariables } from '../../../../generated/people/pieces/invite';

const InviteDialog = lazy(() => import('./invite-dialog'));

interface Props {
  whom: InvitationPreviewQueryVariables['whom'];
  isSmall?: boolean;
}

/** Invites these people to use the product, where one may. */
export function InviteButton({ whom, isSmall }: Props) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [asking, setAsking] = useState(false);
  if (!ability.can('create', 'CompanyUser')) return null;
  return (
    <>
      <Button size={isSmall ? 'small' : undefined} icon={<MailOutlined />} onClick={() => setAsking(true)}>
        {t('inviting.open')}
      </Button>
      {asking && (
        <Suspense>
          <InviteDialog whom={whom} close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
