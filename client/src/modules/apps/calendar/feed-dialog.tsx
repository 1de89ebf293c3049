import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCalendarFeedQuery,
  useIssueCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '../../../generated/apps/calendar';
import { FormError } from '../../../ui/form-error';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';

export default function FeedDialog({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, refetch } = useCalendarFeedQuery({ fetchPolicy: 'network-only' });
  const [issue, issuing] = useIssueCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  const [address, setAddress] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const feed = data?.feed;

  const act = async (work: () => Promise<string | null>) => {
    setRefusal(null);
    try {
      setAddress(await work());
      await refetch();
    } catch (error) {
      setRefusal(serverErrorFrom(error).message);
    }
  };
  return (
    <Modal open width={520} title={t('calendar.feed.title')} footer={null} onCancel={close}>
      <FormError text={refusal} />
      <p>{t('calendar.feed.why')}</p>
      {address && (
        <label className="feed-address">
          {t('calendar.feed.address')}
          <Input readOnly dir="ltr" value={address} onFocus={(event) => event.target.select()} />
          <small className="quiet">{t('calendar.feed.once')}</small>
        </label>
      )}
      {feed && !address && (
        <p className="quiet">
          {t('calendar.feed.since', { when: format.instant(feed.createdAt) })}{' '}
          {feed.readAt ? t('calendar.feed.read', { when: format.instant(feed.readAt) }) : t('calendar.feed.unread')}
        </p>
      )}
      <div className="button-row">
        <Button
          type="primary"
          loading={issuing.loading}
          onClick={() => void act(async () => (await issue()).data?.address ?? null)}
        >
          {t(feed ? 'calendar.feed.renew' : 'calendar.feed.make')}
        </Button>
        {feed && (
          <Button
            danger
            loading={revoking.loading}
            onClick={() =>
              void act(async () => {
                await revoke();
                return null;
              })
            }
          >
            {t('calendar.feed.revoke')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
