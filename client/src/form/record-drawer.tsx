import { DeleteOutlined, EditOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../ui/failure';
import { toast } from '../ui/dialogs/toasts';
import type { AnyArea, AnyRecord } from '../list/area';
import { choices } from '../fields/choices';
import { isField } from './form-values';
import { DetailHistory } from './history/detail-history';
import { RecordDetail } from './record-detail';
import { RecordForm } from './record-form';
import { askedOf, factsOf } from './shown-fields';

const ApprovalTimeline = lazy(() => import('../modules/requests/pieces/approval-timeline'));

export type DrawerState = { mode: 'new'; given?: Record<string, string> } | { mode: 'open' | 'edit'; id: string };

interface Props {
  area: AnyArea;
  state: DrawerState;
  go: (next: DrawerState | null) => void;
  remove: (row: AnyRecord) => void;
  restore: (row: AnyRecord) => void;
  onChanged: () => void;
}

/** One record beside its list: read, changed or made. */
export default function RecordDrawer({ area, state, go, remove, restore, onChanged }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = state.mode === 'new' ? '' : state.id;
  const useOne = area.one;
  const { data, error, refetch } = useOne({ variables: { id }, fetchPolicy: 'network-only', skip: id === '' });
  const useCreate = area.create ?? noMutation;
  const useUpdate = area.update ?? noMutation;
  const [create] = useCreate();
  const [update] = useUpdate();
  const record = (data?.record as AnyRecord | undefined) ?? null;
  const fields = area.form ?? area.columns;
  const facts = area.facts ?? [];
  const may = (action: string) => record?.allowedActions.includes(action) ?? false;

  const title =
    state.mode === 'new' ? t(`area.${area.subject}.add`) : record ? area.title(record) : t(`area.${area.subject}.one`);

  const saved = (text: string) => {
    toast.success(text);
    onChanged();
  };

  const body = () => {
    if (state.mode === 'new')
      return (
        <RecordForm
          key="new"
          fields={fields}
          record={null}
          given={state.given}
          save={(input) => create({ variables: { input } })}
          onSaved={(made) => {
            saved(t('form.created'));
            if (made && area.page) void navigate(area.page(made));
            else go(null);
          }}
          onCancel={() => go(null)}
          submitLabel={t('form.create')}
        />
      );
    if (error) return <Failure error={error} retry={() => void refetch()} />;
    if (!record) return <Skeleton active paragraph={{ rows: 8 }} />;
    if (state.mode === 'edit' && may('update'))
      return (
        <RecordForm
          key={record.id}
          fields={fields}
          record={record}
          save={(input, version) => update({ variables: { id, version: version ?? record.version, input } })}
          reload={async () => ((await refetch()) as { data?: { record?: AnyRecord } }).data?.record}
          onSaved={() => {
            saved(t('form.saved'));
            go(null);
          }}
          onCancel={() => go({ mode: 'open', id })}
        />
      );
    return (
      <>
        <RecordDetail
          fields={
            area.form
              ? [...factsOf(facts, record), ...askedOf(area.form, record)]
              : [...area.columns, ...factsOf(facts, record)]
          }
          record={record}
          edit={area.update && may('update') ? () => go({ mode: 'edit', id }) : undefined}
        />
        {area.below?.(record)}
        {area.subject in choices.approvalSubject && (
          <Suspense fallback={null}>
            <ApprovalTimeline subject={area.subject} record={record} />
          </Suspense>
        )}
        <DetailHistory subject={area.subject} id={record.id} />
      </>
    );
  };

  return (
    <Drawer
      open
      size={fields.some((entry) => isField(entry) && entry.kind === 'own') ? 1040 : 640}
      title={<bdi>{title}</bdi>}
      onClose={() => go(null)}
      destroyOnHidden
      extra={
        state.mode === 'open' &&
        record && (
          <div className="button-row">
            {area.actions?.(record)}
            {area.update && may('update') && (
              <Button type="primary" icon={<EditOutlined />} onClick={() => go({ mode: 'edit', id })}>
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
        )
      }
    >
      {body()}
    </Drawer>
  );
}

const noMutation: NonNullable<AnyArea['create'] & AnyArea['update']> = () => [
  () => Promise.reject(new Error('this area offers no such write')),
  { loading: false },
];
