import { DownloadOutlined, FileExcelOutlined, FilePdfOutlined, FileTextOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/menu-button';
import { toast } from '../../ui/dialogs/toasts';
import { downloadList, type ExportFormat, type ExportOrder } from './export-list';

/** Brings what a list shows as an Excel or CSV file, what is printed as a PDF too, and tells how that went. */
export function ExportButton({
  file,
  isPrinted = false,
}: {
  file: () => Omit<ExportOrder, 'format'>;
  isPrinted?: boolean;
}) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const run = async (format: ExportFormat) => {
    setBusy(true);
    const refused = await downloadList({ ...file(), format }).catch(() => t('failure.offline'));
    if (refused) toast.error(refused);
    else toast.success(t('list.exported'));
    setBusy(false);
  };
  return (
    <MenuButton
      type="text"
      align="end"
      icon={<DownloadOutlined />}
      loading={busy}
      aria-label={t('list.export')}
      title={t('list.export')}
      choices={[
        { key: 'xlsx', label: t('list.exportExcel'), icon: <FileExcelOutlined />, run: () => void run('xlsx') },
        { key: 'csv', label: t('list.exportCsv'), icon: <FileTextOutlined />, run: () => void run('csv') },
        ...(isPrinted
          ? [{ key: 'pdf', label: t('list.exportPdf'), icon: <FilePdfOutlined />, run: () => void run('pdf') }]
          : []),
      ]}
    />
  );
}
