import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileSummaryFragment } from '../../generated/fields/kinds';

interface Props {
  file: Pick<FileSummaryFragment, 'id' | 'name' | 'type'>;
  close: () => void;
}

/** A file looked at in the browser: an image as it is, a PDF in the browser's own viewer. */
export default function FilePreview({ file, close }: Props) {
  const { t } = useTranslation();
  const source = `/files/${file.id}?inline=1`;
  return (
    <Modal
      open
      title={<bdi>{file.name}</bdi>}
      width="min(1000px, 96vw)"
      centered
      onCancel={close}
      footer={
        <Button type="primary" icon={<DownloadOutlined />} href={`/files/${file.id}`} download>
          {t('file.download')}
        </Button>
      }
    >
      {file.type === 'pdf' ? (
        <iframe className="file-pdf" src={source} title={file.name} />
      ) : (
        <img className="file-image" src={source} alt={file.name} />
      )}
    </Modal>
  );
}
