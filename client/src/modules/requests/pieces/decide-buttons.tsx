import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalTimelineQuery } from '../../../generated/requests/pieces';
import { refusalOf, useDecide, type Verdict } from './use-decide';

const ApproveDialog = lazy(() => import('./approve-dialog'));
const RejectDialog = lazy(() => import('../../../ui/dialogs/reject-dialog'));

interface Props {
  subject: string;
  asked: NonNullable<NonNullable<ApprovalTimelineQuery['timeline']>['waiting']>;
  onDone: () => void;
}

/** The decision a flow asks the reader for, where they read what it is about. */
export function DecideButtons({ subject, asked, onDone }: Props) {
  const { canReject, asksToCancel, asksFirst } = asked;
  const { t } = useTranslation();
  const { decide, busy } = useDecide(subject, onDone);
  const [asking, ask] = useState<Verdict | null>(null);
  const take = async (verdict: Verdict, reason?: string) => {
    if (await decide([asked], verdict, reason)) ask(null);
    onDone();
  };
  const no = asksToCancel ? t('approval.keep') : t(`verb.${refusalOf(asked)}`);
  return (
    <div className="button-row">
      <Button
        type="primary"
        icon={<CheckOutlined />}
        loading={busy}
        onClick={() => (asksFirst ? ask('approved') : void take('approved'))}
      >
        {t(asksToCancel ? 'approval.letCancel' : 'verb.approve')}
      </Button>
      {canReject && (
        <Button danger icon={<CloseOutlined />} disabled={busy} onClick={() => ask('rejected')}>
          {no}
        </Button>
      )}
      {asking === 'approved' && (
        <Suspense>
          <ApproveDialog about={asked} approve={(comment) => take('approved', comment)} close={() => ask(null)} />
        </Suspense>
      )}
      {asking === 'rejected' && (
        <Suspense>
          <RejectDialog
            busy={busy}
            title={asksToCancel ? no : t(`approval.${refusalOf(asked)}Title`, { n: 1 })}
            no={no}
            reject={(note) => void take('rejected', note)}
            close={() => ask(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
