import { BellOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  useMarkNotificationsReadMutation,
  useNotificationsChangedSubscription,
  useNotificationsQuery,
  useUnreadNotificationsQuery,
} from '../../generated/messaging/notification';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { LinkButton } from '../../ui/link-button';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { useResumed } from './live-link';
import { NotificationList } from './notification-list';
import './notifications-bell.css';

const shown = 20;

/** How much there is that one has not read, live, and under it the latest. */
export default function NotificationsBell() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const client = useApolloClient();
  const box = useRef<HTMLDivElement>(null);
  const { data, refetch } = useUnreadNotificationsQuery({
    fetchPolicy: 'network-only',
    // News that arrives while one answer is on its way is not in that answer: each is asked for by itself.
    context: { queryDeduplication: false },
  });
  const list = useNotificationsQuery({
    variables: { limit: shown, unreadOnly: false },
    skip: !open,
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = () => {
    void refetch();
    // What waits for a decision is counted in the menu.
    void client.refetchQueries({ include: ['Menu'] });
    if (open) void list.refetch();
  };
  useResumed(readAgain);
  useNotificationsChangedSubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: readAgain,
    onError: () => undefined,
  });
  const [mark, { loading: marking }] = useMarkNotificationsReadMutation();
  const unread = data?.unread ?? 0;
  const label = unread ? t('bell.count', { number: unread }) : data ? t('bell.none') : t('bell.title');

  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return undefined;
    box.current?.querySelector<HTMLElement>('[role=dialog]')?.focus();
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  const markRead = async (ids?: string[]) => {
    await mark({ variables: { ids } }).catch(() => undefined);
    await Promise.all([refetch(), ids ? undefined : list.refetch()]);
  };

  const rows = list.data?.page.rows;
  return (
    <div className="bell" ref={box}>
      <Button
        type="text"
        aria-label={label}
        icon={<BellOutlined />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <span className="visually-hidden" role="status">
        {unread > 0 && label}
      </span>
      {open && (
        <div className="bell-panel" role="dialog" id={id} aria-label={t('bell.title')} tabIndex={-1}>
          <div className="bell-head">
            <h2>{t('bell.title')}</h2>
            <Button type="text" size="small" disabled={!unread} loading={marking} onClick={() => void markRead()}>
              {t('bell.markAll')}
            </Button>
          </div>
          <div className="bell-body">
            {rows ? (
              rows.length ? (
                <NotificationList
                  rows={rows}
                  level="h3"
                  follow={(row) => {
                    setOpen(false);
                    if (!row.readAt) void markRead([row.id]);
                  }}
                />
              ) : (
                <EmptyState title={t('bell.empty')} why={t('bell.emptyWhy')} icon={<BellOutlined />} />
              )
            ) : list.error ? (
              <Failure error={list.error} retry={() => void list.refetch()} />
            ) : (
              <RowsSkeleton columns={1} rows={4} />
            )}
          </div>
          <div className="bell-foot">
            <LinkButton type="link" to="/notifications">
              {t('bell.see')}
            </LinkButton>
            <LinkButton type="link" to="/notifications?show=settings">
              {t('bell.settings')}
            </LinkButton>
          </div>
        </div>
      )}
    </div>
  );
}
