import { TableOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button';
import type { AnyArea, AnyColumn } from '../area';

const ColumnEditor = lazy(() => import('./column-editor'));

interface Props {
  area: AnyArea;
  columns: AnyColumn[];
  choose: (fields: string[] | null) => void;
  resize: (field: string, width: number | null) => void;
}

/** Which columns the list shows, and in which order. */
export function ColumnChoice(props: Props) {
  const { t } = useTranslation();
  const content = (
    <Suspense fallback={<div className="column-choice" />}>
      <ColumnEditor {...props} />
    </Suspense>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={content} title={t('list.columns')}>
      <span>
        <IconButton label={t('list.columns')} icon={<TableOutlined />} />
      </span>
    </Popover>
  );
}
