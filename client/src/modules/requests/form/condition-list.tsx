import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  comparisonsOf,
  hasOptions,
  type Comparison,
  type Condition,
  type FormField,
} from '../../../../../server/src/modules/requests/domain/form-definition';
import { DateEntry } from '../../../fields/kinds/date-entry';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { useInLanguage } from '../../../i18n/in-language';
import { IconButton } from '../../../ui/icon-button';
import '../../../form/questions/questions.css';

interface Props {
  /** What a condition can look at. */
  earlier: FormField[];
  conditions: Condition[];
  problem?: string;
  change: (conditions: Condition[]) => void;
}

const firstCondition = (field: FormField): Condition => ({
  field: field.name,
  comparison: comparisonsOf(field.kind)[0]!,
  value: field.kind === 'flag' ? 'true' : hasOptions(field.kind) ? (field.options[0]?.value ?? '') : '',
});

export function ConditionList({ earlier, conditions, problem, change }: Props) {
  const { t } = useTranslation();
  const pick = useInLanguage();
  const id = useId();
  const set = (at: number, condition: Condition) =>
    change(conditions.map((each, index) => (index === at ? condition : each)));
  return (
    <fieldset className="builder-group" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{t('builder.conditions')}</legend>
      {conditions.length === 0 && (
        <p className="quiet">{earlier.length > 0 ? t('builder.conditionsHint') : t('builder.noEarlier')}</p>
      )}
      <ol>
        {conditions.map((condition, at) => {
          const asked = earlier.find((field) => field.name === condition.field);
          return (
            <li key={String(at)} className="builder-condition">
              <Select
                aria-label={t('builder.conditionField')}
                status={asked ? undefined : 'error'}
                value={condition.field}
                onChange={(name: string) => set(at, firstCondition(earlier.find((field) => field.name === name)!))}
                options={earlier.map((field) => ({
                  value: field.name,
                  label: pick(field.label, field.labelAr) || field.name,
                }))}
              />
              {asked && <Comparing asked={asked} condition={condition} change={(next) => set(at, next)} />}
              <IconButton
                size="small"
                label={t('builder.removeCondition')}
                icon={<DeleteOutlined />}
                onClick={() => change(conditions.filter((_, index) => index !== at))}
              />
            </li>
          );
        })}
      </ol>
      {problem && (
        <p className="question-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {earlier.length > 0 && (
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => change([...conditions, firstCondition(earlier.at(-1)!)])}
        >
          {t('builder.addCondition')}
        </Button>
      )}
    </fieldset>
  );
}

function Comparing({
  asked,
  condition,
  change,
}: {
  asked: FormField;
  condition: Condition;
  change: (condition: Condition) => void;
}) {
  const { t } = useTranslation();
  const words = (comparison: Comparison) =>
    asked.kind === 'date' && comparison !== 'includes'
      ? t(`builder.comparisonDate.${comparison}`)
      : t(`builder.comparison.${comparison}`);
  return (
    <>
      <Select<Comparison>
        aria-label={t('builder.conditionComparison')}
        value={condition.comparison}
        onChange={(comparison) => change({ ...condition, comparison })}
        options={comparisonsOf(asked.kind).map((comparison) => ({ value: comparison, label: words(comparison) }))}
      />
      <ComparedWith asked={asked} value={condition.value} onChange={(value) => change({ ...condition, value })} />
    </>
  );
}

function ComparedWith({
  asked,
  value,
  onChange,
}: {
  asked: FormField;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const pick = useInLanguage();
  const label = t('builder.conditionValue');
  if (asked.kind === 'flag' || hasOptions(asked.kind)) {
    const options =
      asked.kind === 'flag'
        ? [
            { value: 'true', label: t('list.yes') },
            { value: 'false', label: t('list.no') },
          ]
        : asked.options.map((option) => ({
            value: option.value,
            label: pick(option.label, option.labelAr) || option.value,
          }));
    return <Select aria-label={label} value={value || undefined} onChange={onChange} options={options} />;
  }
  if (asked.kind === 'date')
    return <DateEntry label={label} value={value || null} onChange={(day) => onChange(day ?? '')} />;
  if (asked.kind === 'employee' || asked.kind === 'department')
    return (
      <ReferenceInput
        aria-label={label}
        to={asked.kind}
        value={value || null}
        onChange={(next) => onChange((next as string | null) ?? '')}
      />
    );
  return <Input aria-label={label} dir="auto" value={value} onChange={(event) => onChange(event.target.value)} />;
}
