import { BellOutlined } from '@ant-design/icons';
import { Button, Card, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useResumed } from '../../../app/notifications/live-link';
import { NotificationList } from '../../../app/notifications/notification-list';
import {
  useMarkNotificationsReadMutation,
  useNotificationsChangedSubscription,
  useNotificationsQuery,
  useUnreadNotificationsQuery,
} from '../../../generated/messaging/notification';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { DevicesCard } from './devices-card';
import { PreferencesForm } from './preferences-form';

const pageSize = 30;
const parts = ['all', 'unread', 'settings'] as const;
type Part = (typeof parts)[number];

/** Everything one was told, and how one wants to be told. */
export function Component() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('show') as Part;
  const part = parts.includes(asked) ? asked : 'all';
  const { data, refetch: recount } = useUnreadNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const [mark, { loading: marking }] = useMarkNotificationsReadMutation();
  const unread = data?.unread ?? 0;
  const markAll = async () => {
    await mark({ refetchQueries: ['Notifications', 'UnreadNotifications'] }).catch(() => undefined);
  };
  return (
    <>
      <PageHeader title={t('bell.title')} detail={unread ? t('bell.count', { number: unread }) : t('bell.none')}>
        <Button disabled={!unread} loading={marking} onClick={() => void markAll()}>
          {t('bell.markAll')}
        </Button>
      </PageHeader>
      <Segmented
        className="notifications-parts"
        aria-label={t('bell.show')}
        value={part}
        options={parts.map((value) => ({ value, label: t(`bell.${value}`) }))}
        onChange={(value) => setAddress(value === 'all' ? {} : { show: value }, { replace: true })}
      />
      {part === 'settings' ? (
        <>
          <DevicesCard />
          <PreferencesForm />
        </>
      ) : (
        <Told key={part} unreadOnly={part === 'unread'} recount={() => void recount()} />
      )}
    </>
  );
}

function Told({ unreadOnly, recount }: { unreadOnly: boolean; recount: () => void }) {
  const { t } = useTranslation();
  const { data, error, loading, fetchMore, refetch } = useNotificationsQuery({
    variables: { limit: pageSize, unreadOnly },
    fetchPolicy: 'network-only',
  });
  const [mark] = useMarkNotificationsReadMutation({ refetchQueries: ['UnreadNotifications'] });
  const readAgain = () => {
    recount();
    void refetch();
  };
  useResumed(readAgain);
  useNotificationsChangedSubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: readAgain,
    onError: () => undefined,
  });
  const page = data?.page;
  if (!page) return error ? <Failure error={error} retry={() => void refetch()} /> : <RowsSkeleton columns={1} />;
  if (!page.rows.length)
    return (
      <EmptyState title={t(unreadOnly ? 'bell.none' : 'bell.empty')} why={t('bell.emptyWhy')} icon={<BellOutlined />} />
    );
  const more = () =>
    fetchMore({
      variables: { after: page.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        page: { ...next.page, rows: [...before.page.rows, ...next.page.rows] },
      }),
    });
  return (
    <Card className="notifications-card">
      <NotificationList
        rows={page.rows}
        level="h2"
        follow={(row) => !row.readAt && void mark({ variables: { ids: [row.id] } }).catch(() => undefined)}
      />
      {page.endCursor && (
        <div className="notifications-more">
          <Button loading={loading} onClick={() => void more()}>
            {t('bell.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
