import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalTimelineQuery } from '../../../generated/requests/pieces';
import { useDecide, type Verdict } from './use-decide';

const RejectDialog = lazy(() => import('../../../ui/dialogs/reject-dialog'));

interface Props {
  subject: string;
  id: string;
  asked: NonNullable<NonNullable<ApprovalTimelineQuery['timeline']>['waiting']>;
  onDone: () => void;
}

/** The decision a flow asks the reader for, where they read what it is about. */
export function DecideButtons({ subject, id, asked: { canReject, asksToCancel }, onDone }: Props) {
  const { t } = useTranslation();
  const { decide, busy } = useDecide(subject);
  const [rejecting, setRejecting] = useState(false);
  const take = async (verdict: Verdict, reason?: string) => {
    if (await decide([id], verdict, reason)) setRejecting(false);
    onDone();
  };
  const no = t(asksToCancel ? 'approval.keep' : 'verb.reject');
  return (
    <div className="button-row">
      <Button type="primary" icon={<CheckOutlined />} loading={busy} onClick={() => void take('approved')}>
        {t(asksToCancel ? 'approval.letCancel' : 'verb.approve')}
      </Button>
      {canReject && (
        <Button danger icon={<CloseOutlined />} disabled={busy} onClick={() => setRejecting(true)}>
          {no}
        </Button>
      )}
      {rejecting && (
        <Suspense>
          <RejectDialog
            busy={busy}
            title={asksToCancel ? no : t('approval.rejectTitle', { n: 1 })}
            reject={(note) => void take('rejected', note)}
            close={() => setRejecting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
