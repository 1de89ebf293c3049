import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { FileNames } from '../../../fields/kinds/file-view';
import {
  useConfirmDocumentMutation,
  useDocumentsToConfirmQuery,
  useOpenDocumentFileMutation,
  type DocumentToConfirmFactsFragment,
} from '../../../generated/documents/document';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

/** Documents of the company one has to read and confirm, and below them those one has confirmed. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useDocumentsToConfirmQuery({ fetchPolicy: 'cache-and-network' });
  useLive(['Document'], () => void refetch());
  const open = data?.documents.filter(({ confirmedAt }) => !confirmedAt) ?? [];
  const done = data?.documents.filter(({ confirmedAt }) => confirmedAt) ?? [];
  return (
    <>
      <PageHeader title={t('confirm.title')} detail={t('confirm.detail')} />
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton columns={2} />}
      {data && open.length === 0 && <EmptyState title={t('confirm.none')} why={t('confirm.noneWhy')} />}
      {[open, done]
        .filter(({ length }) => length > 0)
        .map((documents) => (
          <ul
            key={documents === open ? 'open' : 'done'}
            className="dated panel"
            aria-label={t(documents === open ? 'confirm.title' : 'confirm.done')}
          >
            {documents.map((document) => (
              <Line key={document.id} document={document} onDone={() => void refetch()} />
            ))}
          </ul>
        ))}
    </>
  );
}

function Line({
  document: { id, title, description, revision, fileIds, unopenedFileIds, confirmedAt },
  onDone,
}: {
  document: DocumentToConfirmFactsFragment;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [confirm] = useConfirmDocumentMutation();
  const [open] = useOpenDocumentFileMutation();
  const [busy, setBusy] = useState(false);
  const mustOpen = !confirmedAt && unopenedFileIds.length > 0;
  const opened = (fileId: string) => {
    if (unopenedFileIds.includes(fileId))
      open({ variables: { id, revision, fileId } }).catch((error: unknown) =>
        toast.error(serverErrorFrom(error).message),
      );
  };
  const run = async () => {
    setBusy(true);
    try {
      await confirm({ variables: { id, revision } });
      toast.success(t('confirm.thanks', { title }));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return (
    <li>
      <div className="dated-body">
        <b dir="auto">{title}</b>{' '}
        {revision > 1 && <span className="quiet">{t('document.versionNo', { revision })}</span>}
        {description && <p dir="auto">{description}</p>}
        {fileIds.length > 0 && <FileNames ids={fileIds} onOpen={opened} />}
        {mustOpen && (
          <p id={`open-${id}`} className="quiet">
            {t('confirm.openFirst')}
          </p>
        )}
      </div>
      {confirmedAt ? (
        <span className="quiet">{t('confirm.confirmedOn', { when: format.instant(confirmedAt) })}</span>
      ) : (
        <Button
          type="primary"
          icon={<CheckOutlined />}
          loading={busy}
          disabled={mustOpen}
          aria-describedby={mustOpen ? `open-${id}` : undefined}
          onClick={() => void run()}
          aria-label={t('confirm.actNamed', { title })}
        >
          {t('confirm.act')}
        </Button>
      )}
    </li>
  );
}
