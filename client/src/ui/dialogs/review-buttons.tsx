import { CheckOutlined, CloseOutlined, RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverErrorFrom } from '../words/server-error';
import { toast } from './toasts';

const RejectDialog = lazy(() => import('./reject-dialog'));

export interface Reviewed {
  id: string;
  version: number;
  allowedActions: string[];
}

interface Props {
  row: Reviewed;
  verify: () => Promise<unknown>;
  reject: (note: string) => Promise<unknown>;
  submit: () => Promise<unknown>;
  /** In a list the buttons are small. */
  small?: boolean;
}

/** What a reviewer decides about an activity, and handing a rejected one in again: only what the server allows. */
export function ReviewButtons({ row, verify, reject, submit, small }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const may = (action: string) => row.allowedActions.includes(action);
  const size = small ? 'small' : undefined;

  const act = async (work: () => Promise<unknown>, done: 'verified' | 'rejected' | 'submitted') => {
    setBusy(true);
    try {
      await work();
      toast.success(t(`cme.${done}`));
      setAsking(false);
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {may('verify') && (
        <Button size={size} icon={<CheckOutlined />} loading={busy} onClick={() => void act(verify, 'verified')}>
          {t('cme.verify')}
        </Button>
      )}
      {may('reject') && (
        <Button size={size} danger icon={<CloseOutlined />} onClick={() => setAsking(true)}>
          {t('cme.reject')}
        </Button>
      )}
      {may('submit') && (
        <Button size={size} icon={<RedoOutlined />} loading={busy} onClick={() => void act(submit, 'submitted')}>
          {t('cme.submit')}
        </Button>
      )}
      {asking && (
        <Suspense>
          <RejectDialog
            title={t('cme.rejectTitle')}
            busy={busy}
            reject={(note) => void act(() => reject(note), 'rejected')}
            close={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
