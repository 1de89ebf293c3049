import { LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const FeedDialog = lazy(() => import('./feed-dialog'));

/** The secret address at which other calendars read this one: made, shown once, taken back. */
export function FeedButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<LinkOutlined />} onClick={() => setOpen(true)}>
        {t('calendar.feed.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
