import { inSecondLanguage } from '../../../i18n/languages';
import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  fieldKinds,
  hasLimits,
  hasOptions,
  type FieldPart,
  type FormField,
} from '../../../../../server/src/modules/requests/domain/form-definition';
import { DateEntry } from '../../../fields/kinds/date-entry';
import { ConditionList } from './condition-list';
import { conditionable, limitsOf, withKind } from './draft';
import { Labelled } from './labelled';
import { OptionList } from './option-list';

interface Props {
  fields: FormField[];
  at: number;
  change: (field: FormField) => void;
  rename: (name: string) => void;
  problems: Partial<Record<FieldPart, string>>;
}

/** Everything about one question. */
export function QuestionPanel({ fields, at, change, rename, problems }: Props) {
  const { t } = useTranslation();
  const field = fields[at]!;
  const set = (values: Partial<FormField>) => change({ ...field, ...values });
  const limits = limitsOf(field.kind);
  const text = (part: 'label' | 'labelAr' | 'help' | 'helpAr') => (
    <Labelled label={t(`builder.${part}`)} problem={problems[part]}>
      {(control) => (
        <Input
          {...control}
          {...(part.endsWith('Ar') ? inSecondLanguage : { dir: 'auto' })}
          value={field[part] ?? ''}
          onChange={(event) => set({ [part]: part === 'label' ? event.target.value : event.target.value || null })}
        />
      )}
    </Labelled>
  );
  return (
    <div className="builder-fields">
      {text('label')}
      {text('labelAr')}
      <Labelled label={t('builder.kind')}>
        {(control) => (
          <Select
            {...control}
            className="wide"
            value={field.kind}
            onChange={(kind) => change(withKind(field, kind))}
            options={fieldKinds.map((kind) => ({ value: kind, label: t(`choice.formFieldKind.${kind}`) }))}
          />
        )}
      </Labelled>
      <Checkbox checked={field.required} onChange={(event) => set({ required: event.target.checked })}>
        {t('builder.required')}
      </Checkbox>
      {hasOptions(field.kind) && (
        <OptionList options={field.options} problem={problems.options} change={(options) => set({ options })} />
      )}
      {text('help')}
      {text('helpAr')}
      {hasLimits(field.kind) && (
        <div className="builder-pair">
          {(['min', 'max'] as const).map((part) => (
            <Labelled key={part} label={t(`builder.${part}.${limits}`)} problem={problems[part]}>
              {(control) =>
                limits === 'date' ? (
                  <DateEntry
                    label={t(`builder.${part}.date`)}
                    value={field[part] ?? null}
                    onChange={(day) => set({ [part]: day })}
                  />
                ) : (
                  <Input
                    {...control}
                    inputMode="decimal"
                    dir="ltr"
                    value={field[part] ?? ''}
                    onChange={(event) => set({ [part]: event.target.value || null })}
                  />
                )
              }
            </Labelled>
          ))}
        </div>
      )}
      <ConditionList
        earlier={conditionable(fields, at)}
        conditions={field.conditions}
        problem={problems.conditions}
        change={(conditions) => set({ conditions })}
      />
      <Labelled label={t('builder.name')} help={t('builder.nameHint')} problem={problems.name}>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            className="code"
            value={field.name}
            onChange={(event) => rename(event.target.value)}
          />
        )}
      </Labelled>
    </div>
  );
}
