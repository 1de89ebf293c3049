import {
  DeleteOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  PlusOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../../access/today';
import type { AnyField, AnyRecord, FormHeading, RowsHook } from '../../../../list/area';
import type { Values } from '../../../../form/form-values';
import type { RecordFormProps } from '../../../../form/record-form';
import type { AskWarnings } from '../../../../form/record/use-warnings';
import { useRowActions } from '../../../../list/rows/use-row-actions';
import { EmptyState } from '../../../../ui/empty-state';
import { useFormat } from '../../../../ui/words/format';
import { IconButton } from '../../../../ui/icon-button';
import { StatusDot } from '../../../../ui/status-dot';
import { standingOf } from '../standing';
import { TabForm } from '../tab-form';

export interface DatedRow extends AnyRecord {
  validFrom: string | null;
  validTo?: string | null;
}

interface Props<Row extends DatedRow> {
  rows: Row[] | undefined;
  show: (row: Row) => ReactNode;
  /** What stands in place of when it holds, for a row that does not. */
  stands?: (row: Row) => ReactNode;
  fields: (AnyField | { heading: FormHeading })[];
  addLabel: string;
  empty: { title: string; why: string };
  mayAdd: boolean;
  save: (input: Values, row: Row | null, version: number) => ReturnType<RecordFormProps['save']>;
  /** What to know of the values of a row before they are saved. */
  warn?: AskWarnings;
  remove: RowsHook;
  restore: RowsHook;
  /** What a row is called when it is asked about. */
  title: (row: Row) => string;
  deleted: { areShown: boolean; show: (areShown: boolean) => void };
  reload: (id: string) => Promise<AnyRecord | undefined>;
  onChanged: () => void;
}

/** Facts with a first and a last day, the newest on top: what holds now, what is to come, what was. */
export function DatedRows<Row extends DatedRow>({
  rows,
  show,
  stands,
  fields,
  addLabel,
  empty,
  mayAdd,
  save,
  warn,
  remove,
  restore,
  title,
  deleted,
  reload,
  onChanged,
}: Props<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const today = useToday();
  const actions = useRowActions({ remove, restore, title: (row) => title(row as Row) }, rows ?? [], onChanged);
  if (!rows) return <Skeleton active />;

  const deletedLabel = t(deleted.areShown ? 'list.hideDeleted' : 'list.showDeleted');
  const add = mayAdd && (
    <>
      <IconButton
        label={deletedLabel}
        icon={deleted.areShown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        onClick={() => deleted.show(!deleted.areShown)}
      />
      <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
        {addLabel}
      </Button>
    </>
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
                <li key={row.id} className={row.deletedAt ? 'dated-deleted' : `dated-${standing}`}>
                  <div className="dated-body">
                    {show(row)}
                    {row.deletedAt && <span className="deleted-mark">{t('list.deleted')}</span>}
                  </div>
                  <div className="dated-when">
                    {!row.deletedAt &&
                      (stands?.(row) || (
                        <StatusDot
                          tone={standing === 'now' ? 'success' : standing === 'future' ? 'processing' : 'default'}
                        >
                          {standing === 'future'
                            ? t('employee.future', { day: format.day(row.validFrom ?? '') })
                            : t(`employee.${standing}`)}
                        </StatusDot>
                      ))}
                    <span>
                      {row.validFrom && format.day(row.validFrom)} –{' '}
                      {row.validTo ? format.day(row.validTo) : t('employee.ongoing')}
                    </span>
                  </div>
                  {row.allowedActions.includes('update') && (
                    <IconButton label={t('employee.change')} icon={<EditOutlined />} onClick={() => setEdited(row)} />
                  )}
                  {row.allowedActions.includes('delete') && (
                    <IconButton
                      label={t('list.delete')}
                      icon={<DeleteOutlined />}
                      onClick={() => actions.askToRemove([row.id])}
                    />
                  )}
                  {row.allowedActions.includes('restore') && (
                    <Button icon={<UndoOutlined />} onClick={() => void actions.restore([row.id])}>
                      {t('list.restore')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
      {actions.dialogs}
      {edited && (
        <TabForm
          title={editedRow ? t('employee.change') : addLabel}
          fields={fields}
          record={editedRow}
          save={(input, version) => save(input, editedRow, version ?? 0)}
          warn={warn}
          reload={editedRow ? () => reload(editedRow.id) : undefined}
          onChanged={onChanged}
          close={() => setEdited(null)}
        />
      )}
    </>
  );
}
