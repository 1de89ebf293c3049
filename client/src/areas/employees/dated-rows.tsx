import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../access/today';
import type { AnyField, AnyRecord, FormHeading } from '../../crud/area';
import type { Values } from '../../crud/form-values';
import type { RecordFormProps } from '../../crud/record-form';
import { EmptyState } from '../../ui/empty-state';
import { useFormat } from '../../ui/format';
import { IconButton } from '../../ui/icon-button';
import { Mark } from '../../ui/mark';
import { standingOf } from './standing';
import { TabForm } from './tab-form';

export interface DatedRow extends AnyRecord {
  validFrom: string | null;
  validTo?: string | null;
}

interface Props<Row extends DatedRow> {
  rows: Row[] | undefined;
  show: (row: Row) => ReactNode;
  fields: (AnyField | { heading: FormHeading })[];
  addLabel: string;
  empty: { title: string; why: string };
  mayAdd: boolean;
  save: (input: Values, row: Row | null, version: number) => ReturnType<RecordFormProps['save']>;
  reload: (id: string) => Promise<AnyRecord | undefined>;
  onChanged: () => void;
}

/** Facts with a first and a last day, the newest on top: what holds now, what is to come, what was. */
export function DatedRows<Row extends DatedRow>({ rows, show, fields, addLabel, empty, mayAdd, save, reload, onChanged }: Props<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const today = useToday();
  if (!rows) return <Skeleton active />;

  const add = mayAdd && (
    <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
      {addLabel}
    </Button>
  );
  const editedRow = edited === 'new' ? null : edited;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState {...empty}>{add}</EmptyState>
      ) : (
        <>
          <div className="tab-actions">{add}</div>
          <ol className="dated">
            {rows.map((row) => {
              const standing = standingOf(row, today);
              return (
                <li key={row.id} className={`dated-${standing}`}>
                  <div className="dated-body">{show(row)}</div>
                  <div className="dated-when">
                    <Mark tone={standing === 'now' ? 'success' : standing === 'future' ? 'processing' : 'default'}>
                      {standing === 'future' ? t('employee.future', { day: format.day(row.validFrom ?? '') }) : t(`employee.${standing}`)}
                    </Mark>
                    <span>
                      {row.validFrom && format.day(row.validFrom)} – {row.validTo ? format.day(row.validTo) : t('employee.ongoing')}
                    </span>
                  </div>
                  {row.allowedActions.includes('update') && (
                    <IconButton label={t('employee.change')} icon={<EditOutlined />} onClick={() => setEdited(row)} />
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
      {edited && (
        <TabForm
          title={editedRow ? t('employee.change') : addLabel}
          fields={fields}
          record={editedRow}
          save={(input, version) => save(input, editedRow, version ?? 0)}
          reload={editedRow ? () => reload(editedRow.id) : undefined}
          onChanged={onChanged}
          close={() => setEdited(null)}
        />
      )}
    </>
  );
}
