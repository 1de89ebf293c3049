import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { IconButton } from '../../../ui/icon-button';
import type { Condition, SubjectLine } from './flow-draft';
import { searchedBy } from '../../../ui/choice-search';

interface Props {
  facts: SubjectLine['facts'];
  conditions: Condition[];
  problemAt: (path: string) => string | undefined;
  change: (conditions: Condition[]) => void;
}
type Fact = SubjectLine['facts'][number];

const comparisonsOf = (fact: Fact | undefined): Condition['comparison'][] =>
  fact?.kind === 'number' ? ['gt', 'gte', 'lt', 'lte', 'eq', 'ne'] : ['eq', 'ne'];
const firstOf = (fact: Fact): Condition => ({ fact: fact.name, comparison: comparisonsOf(fact)[0]!, values: [] });

/** When a flow applies. */
export function ConditionEditor({ facts, conditions, problemAt, change }: Props) {
  const { t } = useTranslation();
  const set = (at: number, next: Condition) => change(conditions.map((each, index) => (index === at ? next : each)));
  return (
    <section className="panel panel-padded" aria-labelledby="flow-conditions">
      <h2 id="flow-conditions" className="form-heading">
        {t('approval.flow.conditions')}
      </h2>
      {conditions.length === 0 && <p className="quiet">{t('approval.flow.always')}</p>}
      {conditions.map((condition, at) => {
        const n = at + 1;
        const fact = facts.find(({ name }) => name === condition.fact);
        const problem = ['fact', 'comparison', 'values']
          .map((part) => problemAt(`conditions.${at}.${part}`))
          .find(Boolean);
        return (
          <div key={String(at)} className="flow-line">
            <Select
              aria-label={t('approval.flow.fact', { n })}
              value={condition.fact}
              onChange={(name) => set(at, firstOf(facts.find((each) => each.name === name)!))}
              options={facts.map(({ name, label }) => ({ value: name, label }))}
            />
            <Select
              aria-label={t('approval.flow.comparison', { n })}
              value={condition.comparison}
              onChange={(comparison) => set(at, { ...condition, comparison })}
              options={comparisonsOf(fact).map((value) => ({ value, label: t(`approval.flow.compare.${value}`) }))}
            />
            <div className="flow-value">
              <Value
                fact={fact}
                label={t('approval.flow.value', { n })}
                values={condition.values}
                change={(values) => set(at, { ...condition, values })}
              />
            </div>
            <IconButton
              label={t('approval.flow.removeCondition', { n })}
              icon={<DeleteOutlined />}
              onClick={() => change(conditions.filter((_, index) => index !== at))}
            />
            {problem && (
              <p className="flow-problem" role="alert">
                {problem}
              </p>
            )}
          </div>
        );
      })}
      {facts.length > 0 && (
        <Button icon={<PlusOutlined />} onClick={() => change([...conditions, firstOf(facts[0]!)])}>
          {t('approval.flow.addCondition')}
        </Button>
      )}
    </section>
  );
}

function Value({
  fact,
  label,
  values,
  change,
}: {
  fact: Fact | undefined;
  label: string;
  values: string[];
  change: (values: string[]) => void;
}) {
  const { decimalSign } = useFormat();
  if (fact?.kind === 'department')
    return (
      <ReferenceInput
        aria-label={label}
        to="department"
        many
        value={values}
        onChange={(next) => change((next as string[] | null) ?? [])}
      />
    );
  if (fact?.kind === 'choice') {
    return (
      <Select<string[]>
        aria-label={label}
        className="wide"
        mode="multiple"
        showSearch={searchedBy('label')}
        value={values}
        onChange={change}
        options={fact.choices.map((each) => ({ value: each.value, label: each.label }))}
      />
    );
  }
  return (
    <InputNumber
      aria-label={label}
      stringMode
      decimalSeparator={decimalSign}
      value={values[0] ?? null}
      onChange={(next) => change(next === null ? [] : [String(next)])}
    />
  );
}
