import { Button, Checkbox, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyColumn } from './area';
import { choices } from '../fields/choices';
import { Entered } from '../fields/kinds/entered';
import { operatorsOf, type Condition, type Operator } from '../fields/kinds/operators';
import { useFieldLabel } from '../fields/labels';
import { searchedBy } from '../ui/choice-search';

interface Props {
  columns: AnyColumn[];
  condition: Condition | null;
  onApply: (condition: Condition) => void;
}

/** One condition: which field, how it compares, with what. */
export default function FilterEditor({ columns, condition, onApply }: Props) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const id = useId();
  const [field, setField] = useState(condition?.field ?? columns[0]?.field ?? '');
  const column = columns.find((one) => one.field === field) ?? columns[0];
  const [operator, setOperator] = useState<Operator>(condition?.operator ?? (column ? operatorsOf(column)[0]! : 'eq'));
  const [values, setValues] = useState<string[]>(condition?.values ?? []);
  if (!column) return null;

  const needsValue = operator !== 'isEmpty';
  const isReady = !needsValue || values.some((value) => value !== '');
  const apply = () =>
    isReady && onApply({ field, operator, values: needsValue ? values : values.length ? values : ['true'] });

  return (
    <form
      className="filter-editor"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label htmlFor={`${id}-field`}>{t('list.filterField')}</label>
      <Select
        id={`${id}-field`}
        value={field}
        showSearch={searchedBy('label')}
        options={columns.map((one) => ({ value: one.field, label: labelOf(one) }))}
        onChange={(next: string) => {
          const chosen = columns.find((one) => one.field === next);
          setField(next);
          setOperator(chosen ? operatorsOf(chosen)[0]! : 'eq');
          setValues([]);
        }}
      />
      {operatorsOf(column).length > 1 && (
        <Select
          aria-label={t('list.comparison')}
          value={operator}
          options={operatorsOf(column).map((one) => ({ value: one, label: t(`operator.${one}`) }))}
          onChange={(next: Operator) => {
            setOperator(next);
            if (next === 'isEmpty' || operator === 'isEmpty') setValues([]);
          }}
        />
      )}
      {needsValue && <FilterValue column={column} values={values} change={setValues} />}
      <Button type="primary" htmlType="submit" disabled={!isReady}>
        {t('list.apply')}
      </Button>
    </form>
  );
}

function FilterValue({
  column,
  values,
  change,
}: {
  column: AnyColumn;
  values: string[];
  change: (v: string[]) => void;
}) {
  const { t } = useTranslation();
  const label = t('list.filterValue');
  if (column.kind === 'choice')
    return (
      <div role="group" aria-label={label}>
        <Checkbox.Group
          className="filter-choices"
          value={values}
          onChange={change}
          options={Object.keys(choices[column.choice]).map((one) => ({
            value: one,
            label: t(`choice.${column.choice}.${one}` as 'choice.activeStatus.active'),
          }))}
        />
      </div>
    );
  if (column.kind === 'flag')
    return (
      <Segmented
        value={values[0] ?? ''}
        onChange={(next) => change([next])}
        options={[
          { value: 'true', label: t('list.yes') },
          { value: 'false', label: t('list.no') },
        ]}
      />
    );
  const kind = column.kind === 'reference' ? { kind: 'references' as const, to: column.to } : column;
  const value = kind.kind === 'references' ? values : (values[0] ?? null);
  return (
    <Entered
      kind={kind.kind === 'longText' || kind.kind === 'email' || kind.kind === 'link' ? { kind: 'text' } : kind}
      aria-label={label}
      value={value}
      onChange={(next) => change(next === null || next === '' ? [] : [next].flat().map(String))}
    />
  );
}
