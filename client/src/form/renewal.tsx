import { HistoryOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RenewProps, type FormerVersion } from './former-version';

export { type RenewProps };

const RenewDrawer = lazy(() => import('./renew-drawer'));
const FormerVersions = lazy(() => import('./former-versions'));

/** Renews a document in place: its new dates and files; what it was stays in its history. */
export function RenewButton({ size, ...given }: RenewProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        icon={<ReloadOutlined />}
        onClick={() => setOpen(true)}
        aria-label={t('document.renewNamed', { title: given.document.title })}
      >
        {t('document.renew')}
      </Button>
      {open && (
        <Suspense>
          <RenewDrawer {...given} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface HistoryProps {
  title: string;
  /** Asks for the former versions, once somebody wants to see them. */
  useVersions: (id: string, skip: boolean) => FormerVersion[] | undefined;
  id: string;
}

/** What a document was before each renewal, the latest first, with its files. */
export function HistoryButton({ id, title, useVersions }: HistoryProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const versions = useVersions(id, !open);
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        {t('document.history')}
      </Button>
      {open && (
        <Suspense>
          <FormerVersions title={title} versions={versions} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
