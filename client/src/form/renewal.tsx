import { HistoryOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFormProps } from './record-form';

const RenewDrawer = lazy(() => import('./renew-drawer'));
const FormerVersions = lazy(() => import('./former-versions'));

interface Renewable {
  id: string;
  version: number;
  title: string;
  number?: string | null;
  expiryDate?: string | null;
}

export interface RenewProps {
  document: Renewable;
  /** Several files, or one. */
  files: 'files' | 'file';
  renew: (options: {
    variables: { id: string; version: number; input: object };
  }) => ReturnType<RecordFormProps['save']>;
  onRenewed: () => void;
  size?: 'small';
}

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

export interface FormerVersion {
  id: string;
  revision: number;
  number: string | null;
  issueDate: string | null;
  expiryDate: string | null;
  issuingAuthority: string | null;
  issuingCountry: string | null;
  createdAt: string;
  fileIds: string[];
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
