import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../../ui/failure';
import { toast } from '../../ui/dialogs/toasts';
import type { AnyArea, AnyRecord } from '../../list/area';
import { isField } from '../form-values';
import { RecordForm } from '../record-form';
import { RecordActions, RecordRead } from './record-parts';

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
            // Where something follows below its fields, that is what comes next.
            else go(made && area.below ? { mode: 'open', id: made.id } : null);
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
    return <RecordRead area={area} record={record} edit={() => go({ mode: 'edit', id })} />;
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
          <RecordActions
            area={area}
            record={record}
            edit={() => go({ mode: 'edit', id })}
            remove={remove}
            restore={restore}
          />
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
