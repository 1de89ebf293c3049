import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileTextOutlined,
} from '@ant-design/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilesByIdQuery, type FileSummaryFragment } from '../../generated/fields/kinds';

const FilePreview = lazy(() => import('./file-preview'));

const icons: Record<string, ReactNode> = {
  image: <FileImageOutlined />,
  pdf: <FilePdfOutlined />,
  spreadsheet: <FileExcelOutlined />,
  document: <FileTextOutlined />,
  text: <FileTextOutlined />,
};

export const canPreview = ({ mimeType }: Pick<FileSummaryFragment, 'mimeType'>): boolean =>
  ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'].includes(mimeType);

/** The name of a file: images and PDF open here to be looked at, everything else is fetched. */
export function FileName({ file, onOpen }: { file: FileSummaryFragment; onOpen?: ((id: string) => void) | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const content = (
    <>
      <span aria-hidden="true">{icons[file.type] ?? <FileOutlined />}</span> <bdi>{file.name}</bdi>
    </>
  );
  if (['pending', 'infected'].includes(file.scanStatus))
    return (
      <span className="file-name file-held">
        {content} <span>({t(`choice.scanStatus.${file.scanStatus as 'pending'}`)})</span>
      </span>
    );
  if (!canPreview(file))
    return (
      <a className="file-name" href={`/files/${file.id}`} download onClick={() => onOpen?.(file.id)}>
        {content}
      </a>
    );
  return (
    <>
      <button
        type="button"
        className="file-name link-like"
        onClick={() => {
          setOpen(true);
          onOpen?.(file.id);
        }}
      >
        {content}
      </button>
      {open && (
        <Suspense>
          <FilePreview file={file} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Files known by their ids alone; one that may not be seen is left out. */
export function FileNames({ ids, onOpen }: { ids: string[]; onOpen?: (id: string) => void }) {
  const { data } = useFilesByIdQuery({ variables: { ids }, skip: ids.length === 0 });
  const rows = data?.page.rows ?? [];
  return (
    <ul className="file-list">
      {ids
        .flatMap((id) => rows.filter((row) => row.id === id))
        .map((file) => (
          <li key={file.id}>
            <FileName file={file} onOpen={onOpen} />
          </li>
        ))}
    </ul>
  );
}
