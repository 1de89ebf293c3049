import { inSecondLanguage } from '../../../i18n/languages';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldOption } from '../../../../../server/src/modules/requests/domain/form-definition';
import { IconButton } from '../../../ui/icon-button';
import '../../../form/questions/questions.css';

interface Props {
  options: FieldOption[];
  problem?: string;
  change: (options: FieldOption[]) => void;
}

/** What answers keep is given once and never follows a text that is corrected later. */
const freeValue = (options: FieldOption[]): string => {
  for (let n = options.length + 1; ; n += 1)
    if (!options.some(({ value }) => value === `option${n}`)) return `option${n}`;
};

export function OptionList({ options, problem, change }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const set = (at: number, values: Partial<FieldOption>) =>
    change(options.map((option, index) => (index === at ? { ...option, ...values } : option)));
  return (
    <fieldset className="builder-group" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{t('builder.options')}</legend>
      <ol>
        {options.map((option, at) => (
          <li key={option.value} className="builder-row">
            <Input
              aria-label={t('builder.option', { n: at + 1 })}
              dir="auto"
              status={problem && !option.label.trim() ? 'error' : undefined}
              value={option.label}
              onChange={(event) => set(at, { label: event.target.value })}
            />
            <Input
              aria-label={t('builder.optionAr', { n: at + 1 })}
              {...inSecondLanguage}
              value={option.labelAr ?? ''}
              onChange={(event) => set(at, { labelAr: event.target.value || null })}
            />
            <IconButton
              size="small"
              label={t('builder.removeOption', { n: at + 1 })}
              icon={<DeleteOutlined />}
              onClick={() => change(options.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
      {problem && (
        <p className="question-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <Button
        size="small"
        icon={<PlusOutlined />}
        onClick={() => change([...options, { value: freeValue(options), label: '', labelAr: null }])}
      >
        {t('builder.addOption')}
      </Button>
    </fieldset>
  );
}
