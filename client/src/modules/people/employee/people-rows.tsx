import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyField, AnyRecord, FormHeading, RowsHook, Subject } from '../../../list/area';
import type { Values } from '../../../form/form-values';
import type { RecordFormProps } from '../../../form/record-form';
import { useRowActions } from '../../../list/rows/use-row-actions';
import { IconButton } from '../../../ui/icon-button';
import { TabForm } from './tab-form';

export interface PersonRow extends AnyRecord {
  name: string | null;
}

interface Props<Row extends PersonRow> {
  subject: Subject;
  rows: Row[];
  show: (row: Row) => ReactNode;
  fields: (AnyField | { heading: FormHeading })[];
  mayAdd: boolean;
  save: (input: Values, row: Row | null, version: number) => ReturnType<RecordFormProps['save']>;
  remove: RowsHook;
  restore: RowsHook;
  reload: (id: string) => Promise<AnyRecord | undefined>;
  onChanged: () => void;
}

/** People who belong to an employee, each changed and removed in place. */
export function PeopleRows<Row extends PersonRow>({
  subject,
  rows,
  show,
  fields,
  mayAdd,
  save,
  remove,
  restore,
  reload,
  onChanged,
}: Props<Row>) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const actions = useRowActions({ remove, restore, title: (row) => (row as Row).name ?? '' }, rows, onChanged);
  const editedRow = edited === 'new' ? null : edited;
  return (
    <section className="tab-section">
      <div className="tab-section-head">
        <h2>{t(`area.${subject}.many`)}</h2>
        {mayAdd && (
          <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
            {t(`area.${subject}.add`)}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p className="quiet">{t(`area.${subject}.none`)}</p>}
      <ol className="dated">
        {rows.map((row) => (
          <li key={row.id}>
            <div className="dated-body">
              <b dir="auto">{row.name}</b>
              {show(row)}
            </div>
            <div className="button-row">
              {row.allowedActions.includes('update') && (
                <IconButton
                  label={`${t('employee.change')}: ${row.name}`}
                  icon={<EditOutlined />}
                  onClick={() => setEdited(row)}
                />
              )}
              {row.allowedActions.includes('delete') && (
                <IconButton
                  label={`${t('list.delete')}: ${row.name}`}
                  icon={<DeleteOutlined />}
                  onClick={() => actions.askToRemove([row.id])}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {actions.dialogs}
      {edited && (
        <TabForm
          title={editedRow?.name ?? t(`area.${subject}.add`)}
          fields={fields}
          record={editedRow}
          save={(input, version) => save(input, editedRow, version ?? editedRow?.version ?? 0)}
          reload={editedRow ? () => reload(editedRow.id) : undefined}
          onChanged={onChanged}
          close={() => setEdited(null)}
        />
      )}
    </section>
  );
}
