import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useFileUsageQuery } from '../../../generated/files/file';
import { useFormat } from '../../../ui/words/format';

/** How much room is left for files of the company. */
export function FileUsage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, refetch } = useFileUsageQuery({ fetchPolicy: 'cache-and-network' });
  useLive(['File'], () => void refetch());
  if (!data) return null;
  const { files, bytes, quota } = data.usage;
  const share = quota > 0 ? Math.min(1, bytes / quota) : 1;
  return (
    <div className="file-usage">
      <span>
        {t('file.usage', { files: format.number(files), used: format.bytes(bytes), quota: format.bytes(quota) })}
      </span>
      <Progress
        percent={Math.round(share * 100)}
        size="small"
        showInfo={false}
        status={share > 0.9 ? 'exception' : 'normal'}
        aria-label={t('file.usageBar')}
      />
    </div>
  );
}
