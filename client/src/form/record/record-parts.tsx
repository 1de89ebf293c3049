import { DeleteOutlined, EditOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { choices } from '../../fields/choices';
import type { AnyArea, AnyRecord } from '../../list/area';
import { DetailHistory } from '../history/detail-history';
import { RecordDetail } from '../record-detail';
import { askedOf, factsOf } from '../shown-fields';

const ApprovalTimeline = lazy(() => import('../../modules/requests/pieces/approval-timeline'));

interface ActionsProps {
  area: AnyArea;
  record: AnyRecord;
  edit: () => void;
  remove: (row: AnyRecord) => void;
  restore: (row: AnyRecord) => void;
}

/** What may be done with a record that is open: only what the server allows. */
export function RecordActions({ area, record, edit, remove, restore }: ActionsProps) {
  const { t } = useTranslation();
  const may = (action: string) => record.allowedActions.includes(action);
  return (
    <div className="button-row">
      <Suspense>{area.actions?.(record)}</Suspense>
      {area.update && may('update') && (
        <Button type="primary" icon={<EditOutlined />} onClick={edit}>
          {t('list.edit')}
        </Button>
      )}
      {area.restore && may('restore') && (
        <Button icon={<UndoOutlined />} onClick={() => restore(record)}>
          {t('list.restore')}
        </Button>
      )}
      {area.remove && may('delete') && (
        <Button danger icon={<DeleteOutlined />} onClick={() => remove(record)}>
          {t('list.delete')}
        </Button>
      )}
    </div>
  );
}

interface ReadProps {
  area: AnyArea;
  record: AnyRecord;
  edit: () => void;
}

/** A record as it is read: its fields, what stands below them, its approvals and its history. */
export function RecordRead({ area, record, edit }: ReadProps) {
  const facts = area.facts ?? [];
  return (
    <>
      <RecordDetail
        fields={
          area.form
            ? [...factsOf(facts, record), ...askedOf(area.form, record)]
            : [...area.columns, ...factsOf(facts, record)]
        }
        record={record}
        edit={area.update && record.allowedActions.includes('update') ? edit : undefined}
      />
      <Suspense>{area.below?.(record)}</Suspense>
      {area.subject in choices.approvalSubject && (
        <Suspense fallback={null}>
          <ApprovalTimeline subject={area.subject} record={record} />
        </Suspense>
      )}
      <DetailHistory subject={area.subject} id={record.id} />
    </>
  );
}
