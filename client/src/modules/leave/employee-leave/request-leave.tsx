import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { useMyLeaveDraftsQuery } from '../../../generated/leave/employee-leave';
import { LinkButton } from '../../../ui/link-button';
import { useAddress } from '../../../ui/words/use-address';

const LeaveDrawer = lazy(() => import('./leave-drawer'));

/**
 * Asks for leave: `?request=` in the address names the employee and `?draft=` the draft to go on with, so that other
 * pages can lead here.
 */
export function RequestLeave() {
  const { t } = useTranslation();
  const { ability, session } = useSession();
  const { address, change } = useAddress();
  const navigate = useNavigate();
  const [asked, begun] = [address.get('request'), address.get('draft')];
  const { data } = useMyLeaveDraftsQuery({
    fetchPolicy: 'cache-and-network',
    skip: !ability.can('create', 'EmployeeLeave'),
  });
  const drafts = data?.drafts ?? [];
  const draft = drafts.find(({ id }) => id === begun);
  const ask = (employeeId: string | null) => change({ draft: null, request: employeeId });
  if (!ability.can('create', 'EmployeeLeave')) return null;
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => ask(session?.employeeId ?? '')}>
        {t('area.EmployeeLeave.add')}
      </Button>
      {drafts.length > 0 && (
        <LinkButton to="/my-leave#drafts">{t('leave.draftsCount', { n: drafts.length })}</LinkButton>
      )}
      {(draft !== undefined || asked !== null) && (
        <Suspense fallback={null}>
          <LeaveDrawer
            key={draft?.id}
            draft={draft}
            employeeId={asked || null}
            close={() => ask(null)}
            onSaved={(id) => void navigate(`/employee-leaves/${id}`)}
          />
        </Suspense>
      )}
    </>
  );
}
