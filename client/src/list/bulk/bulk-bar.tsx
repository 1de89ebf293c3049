import { DeleteOutlined, EditOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { useFormat } from '../../ui/words/format';
import { MenuButton } from '../../ui/menu-button';
import type { AnyArea, AnyRecord } from '../area';
import { isField } from '../../form/form-values';
import { useFieldLabel } from '../../fields/labels';
import type { ListQuestion } from '../use-list';
import type { BulkTask } from './bulk-dialog';

const BulkDialog = lazy(() => import('./bulk-dialog'));

interface Props {
  area: AnyArea;
  /** The chosen rows of this page. */
  rows: AnyRecord[];
  isWholePage: boolean;
  total: number;
  question: ListQuestion;
  showDeleted: boolean;
  clear: () => void;
  onDone: () => void;
}

/** What can be done with the chosen rows, or with all that match; the server has the last word on each. */
export default function BulkBar({ area, rows, isWholePage, total, question, showDeleted, clear, onDone }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useFieldLabel();
  const { ability } = useSession();
  const [all, setAll] = useState(false);
  const [task, setTask] = useState<BulkTask | null>(null);
  const isAll = all && isWholePage;
  const inUse = rows.filter((row) => !row.deletedAt);
  const deleted = rows.filter((row) => row.deletedAt);
  const may = (action: string) => ability.can(action, area.subject);
  const fields = (area.form ?? []).filter(isField).filter(({ field }) => area.bulk?.fields?.includes(field));
  const chosen = (which: AnyRecord[]) =>
    isAll ? question : which.map((row) => ({ id: row.id, name: area.title(row) }));
  const start = (part: Pick<BulkTask, 'action' | 'field' | 'isNoted'>) =>
    setTask({ ...part, rows: chosen(part.action === 'restore' ? deleted : inUse) });

  // Rows just deleted leave the list at once; what became of them is still to be read.
  if (rows.length === 0 && !task) return null;
  return (
    <div className="bulk-bar" role="region" aria-label={t('list.selected')}>
      <strong>
        {isAll
          ? t('bulk.allSelected', { n: format.number(total) })
          : `${t('list.selected')}: ${format.number(rows.length)}`}
      </strong>
      {isWholePage && !isAll && total > rows.length && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t('bulk.selectAll', { n: format.number(total) })}
        </Button>
      )}
      {inUse.length > 0 && fields.length > 0 && may('update') && (
        <MenuButton
          size="small"
          icon={<EditOutlined />}
          choices={fields.map((field) => ({
            key: field.field,
            label: labelOf(field),
            run: () => start({ action: 'update', field }),
          }))}
        >
          {t('bulk.set')}
        </MenuButton>
      )}
      {inUse.length > 0 &&
        area.bulk?.verbs?.filter(may).map((verb) => (
          <Button key={verb} size="small" onClick={() => start({ action: verb })}>
            {t(`verb.${verb}`)}
          </Button>
        ))}
      {inUse.length > 0 &&
        area.bulk?.notedVerbs?.filter(may).map((verb) => (
          <Button key={verb} danger size="small" onClick={() => start({ action: verb, isNoted: true })}>
            {t(`verb.${verb}`)}
          </Button>
        ))}
      {inUse.length > 0 && area.bulk?.also?.(isAll ? question : { ids: inUse.map(({ id }) => id) })}
      {inUse.length > 0 && area.remove && may('delete') && (
        <Button danger size="small" icon={<DeleteOutlined />} onClick={() => start({ action: 'delete' })}>
          {t('list.delete')}
        </Button>
      )}
      {(isAll ? showDeleted : deleted.length > 0) && area.restore && may('delete') && (
        <Button size="small" icon={<UndoOutlined />} onClick={() => start({ action: 'restore' })}>
          {t('list.restore')}
        </Button>
      )}
      <Button type="link" size="small" onClick={clear}>
        {t('list.clearSelection')}
      </Button>
      {task && (
        <Suspense>
          <BulkDialog
            area={area}
            task={task}
            close={(wasTouched) => {
              setTask(null);
              if (wasTouched) onDone();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
