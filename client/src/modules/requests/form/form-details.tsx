import { inSecondLanguage } from '../../../i18n/languages';
import { Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { choices } from '../../../fields/choices';
import type { Draft } from './draft';
import { Labelled } from './labelled';

interface Props {
  draft: Draft;
  change: (values: Partial<Draft>) => void;
  problems: Readonly<Record<string, string | undefined>>;
}

/** What is said about the form itself. */
export function FormDetails({ draft, change, problems }: Props) {
  const { t } = useTranslation();
  const text = (field: 'title' | 'titleAr' | 'description' | 'descriptionAr') => (
    <Labelled label={t(`field.${field}`)} problem={problems[field]}>
      {(control) => {
        const shared = {
          ...control,
          ...(field.endsWith('Ar') ? inSecondLanguage : { dir: 'auto' }),
          value: draft[field],
          onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
        };
        return field.startsWith('title') ? (
          <Input {...shared} />
        ) : (
          <Input.TextArea {...shared} autoSize={{ minRows: 2, maxRows: 6 }} />
        );
      }}
    </Labelled>
  );
  const days = (field: 'dueWithinDays' | 'closeAfterDays', most: number, help: string) => (
    <Labelled label={t(`field.${field}`)} problem={problems[field]} help={help}>
      {(control) => (
        <InputNumber
          {...control}
          min={1}
          max={most}
          precision={0}
          value={draft[field]}
          onChange={(value) => change({ [field]: value })}
        />
      )}
    </Labelled>
  );
  return (
    <div className="builder-fields">
      {text('title')}
      {text('titleAr')}
      <Labelled label={t('field.formType')} problem={problems.type}>
        {(control) => (
          <Select
            {...control}
            className="wide"
            value={draft.type}
            onChange={(type) => change({ type })}
            options={Object.keys(choices.formType).map((type) => ({
              value: type as Draft['type'],
              label: t(`choice.formType.${type as Draft['type']}`),
            }))}
          />
        )}
      </Labelled>
      {text('description')}
      {text('descriptionAr')}
      {days('dueWithinDays', 250, t('builder.dueHint'))}
      {draft.dueWithinDays !== null && (
        <Labelled label={t('field.dueFrom')} problem={problems.dueFrom}>
          {(control) => (
            <Select
              {...control}
              className="wide"
              value={draft.dueFrom}
              onChange={(dueFrom) => change({ dueFrom })}
              options={Object.keys(choices.requestDueFrom).map((from) => ({
                value: from as 'submission',
                label: t(`choice.requestDueFrom.${from as 'submission'}`),
              }))}
            />
          )}
        </Labelled>
      )}
      {days('closeAfterDays', 365, t('builder.closeHint'))}
    </div>
  );
}
