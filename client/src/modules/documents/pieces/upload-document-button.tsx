import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const UploadDocumentDrawer = lazy(() => import('./upload-document-drawer'));

export interface UploadableDocument {
  id: string;
  version: number;
  title: string;
  type?: { hasExpiry: boolean } | null;
  number?: string | null;
  issueDate?: string | null;
  expiryDate?: string | null;
  issuingAuthority?: string | null;
  issuingCountry?: string | null;
  fileId?: string | null;
  dueOn?: string | null;
  requestNote?: string | null;
  reviewNote?: string | null;
}

interface Props {
  document: UploadableDocument;
  onDone?: () => void;
}

/** Hands in a document one was asked for, or anew one that was rejected. */
export function UploadDocumentButton({ document, onDone }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="primary"
        icon={<UploadOutlined />}
        onClick={() => setOpen(true)}
        aria-label={t('document.uploadNamed', { title: document.title })}
      >
        {t('document.upload')}
      </Button>
      {open && (
        <Suspense>
          <UploadDocumentDrawer document={document} onDone={onDone} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
