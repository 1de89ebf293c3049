import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/words/format';
import type { AnyArea, AnyColumn } from './area';
import type { Condition } from '../fields/kinds/operators';
import { useFieldLabel } from '../fields/labels';
import { optionsHookOf, type ReferenceName } from '../fields/references';

const FilterEditor = lazy(() => import('./filter-editor'));

interface Props {
  area: AnyArea;
  conditions: Condition[];
  /** They have a name that stands beside them. */
  areNamed: boolean;
  change: (conditions: Condition[]) => void;
}

const isSame = (a: Condition, b: Condition) => a.field === b.field && a.operator === b.operator;

/** The conditions in force as chips, each changed by a click on it, and the button that adds one. */
export function Filters({ area, conditions, areNamed, change }: Props) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Condition | 'new' | null>(null);
  const filterable = area.columns.filter((column) => column.filter);

  const editor = (condition: Condition | null) => (
    <Suspense fallback={<div className="filter-editor" />}>
      <FilterEditor
        columns={filterable}
        condition={condition}
        onApply={(next) => {
          const others = conditions.filter((one) => !isSame(one, next) && (!condition || !isSame(one, condition)));
          change([...others, next]);
          setEdited(null);
        }}
      />
    </Suspense>
  );
  const popover = (which: Condition | 'new') => ({
    trigger: 'click' as const,
    placement: 'bottomLeft' as const,
    destroyOnHidden: true,
    open: edited === which,
    onOpenChange: (open: boolean) => setEdited(open ? which : null),
    content: editor(which === 'new' ? null : which),
  });

  const shown = areNamed ? [] : conditions;
  if (filterable.length === 0) return null;
  return (
    <div className="filters">
      <Popover {...popover('new')}>
        <Button icon={<FilterOutlined />}>{t('list.addFilter')}</Button>
      </Popover>
      {shown.map((condition) => {
        const column = filterable.find(({ field }) => field === condition.field);
        return column ? (
          <span className="chip" key={`${condition.field}.${condition.operator}`}>
            <Popover {...popover(condition)}>
              <button type="button" className="chip-text">
                <ChipText column={column} condition={condition} />
              </button>
            </Popover>
            <button
              type="button"
              className="chip-remove"
              aria-label={t('list.removeFilter')}
              onClick={() => change(conditions.filter((one) => !isSame(one, condition)))}
            >
              <CloseOutlined />
            </button>
          </span>
        ) : null;
      })}
      {shown.length > 0 && (
        <Button type="link" size="small" onClick={() => change([])}>
          {t('list.clearAll')}
        </Button>
      )}
    </div>
  );
}

function ChipText({ column, condition: { operator, values } }: { column: AnyColumn; condition: Condition }) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = useFieldLabel()(column);
  const [first = ''] = values;
  if (operator === 'isEmpty') return `${label} ${first === 'false' ? t('operator.isFilled') : t('operator.isEmpty')}`;
  const word = operator === 'in' || operator === 'eq' ? ':' : ` ${t(`operator.${operator}`)}`;
  if (column.kind === 'reference') return <ReferenceText to={column.to} ids={values} before={`${label}${word} `} />;
  const shown = values.map((value) => {
    if (column.kind === 'choice')
      return t(`choice.${column.choice}.${value}` as 'choice.activeStatus.active', { defaultValue: value });
    if (column.kind === 'flag') return value === 'false' ? t('list.no') : t('list.yes');
    if (column.kind === 'date' || column.kind === 'instant') return format.day(value);
    if (column.kind === 'month') return format.month(value);
    return value;
  });
  return `${label}${word} ${shown.join(t('list.comma'))}`;
}

function ReferenceText({ to, ids, before }: { to: ReferenceName; ids: string[]; before: string }) {
  const useOptions = optionsHookOf(to);
  const { data } = useOptions({ variables: { filter: { id: { in: ids } }, limit: 200 } });
  const { t } = useTranslation();
  return `${before}${data ? data.page.rows.map((row) => row.label).join(t('list.comma')) : '…'}`;
}
