import { PlusOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { toneOf } from '../../../fields/choices';
import { newWith } from '../../../form/given-values';
import { FileNames } from '../../../fields/kinds/file-view';
import { useVendorDocumentsQuery } from '../../../generated/suppliers/vendor';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { LinkButton } from '../../../ui/link-button';
import { StatusDot } from '../../../ui/status-dot';
import './vendor-documents.css';

interface Props {
  vendor: { id: string; status: string };
}

/** The documents of a vendor by when they expire; each opens where it is changed and renewed. */
export function VendorDocuments({ vendor: { id, status } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const isShown = ability.can('read', 'Document');
  const { data, error, refetch } = useVendorDocumentsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skip: !isShown,
  });
  useLive(['Document'], () => void refetch());
  if (!isShown) return null;
  const content = () => {
    if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
    if (!data) return <Skeleton active />;
    if (data.page.rows.length === 0) return <p className="quiet">{t('vendor.noDocuments')}</p>;
    return (
      <ul className="vendor-documents">
        {data.page.rows.map(({ id: documentId, title, number, state, expiryDate, fileIds }) => (
          <li key={documentId}>
            <Link to={`/documents?open=${documentId}`} dir="auto">
              {title}
            </Link>
            {number && <bdi className="code">{number}</bdi>}
            <StatusDot tone={toneOf('documentState', state)}>
              {t(`choice.documentState.${state as 'verified'}`)}
            </StatusDot>
            {expiryDate && <span>{t('vendor.until', { day: format.day(expiryDate) })}</span>}
            {fileIds.length > 0 && <FileNames ids={fileIds} />}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section className="detail-group" aria-labelledby="vendor-documents">
      <h2 className="form-heading" id="vendor-documents">
        {t('vendor.documents')}
      </h2>
      {content()}
      {status === 'active' && ability.can('create', 'Document') && (
        <LinkButton to={newWith('/documents', { vendorId: id })} icon={<PlusOutlined />}>
          {t('vendor.addDocument')}
        </LinkButton>
      )}
    </section>
  );
}
