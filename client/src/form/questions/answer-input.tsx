import { Checkbox, Input, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FormField } from '../../../../server/src/modules/requests/domain/form-definition';
import { useSession } from '../../access/session';
import { Entered } from '../../fields/kinds/entered';
import { searchedBy } from '../../ui/choice-search';

interface Props {
  field: FormField;
  id: string;
  labelledBy?: string;
  describedBy?: string;
  isWrong: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  pick: (text: string | null | undefined, textAr: string | null | undefined) => string;
}

/** Options that all fit on a phone are seen at once; more are searched. */
const mostSeenAtOnce = 7;

/** The input of one question. Numbers, money and days are strings; what is emptied is null. */
export function AnswerInput({ field, id, labelledBy, describedBy, isWrong, value, onChange, pick }: Props) {
  const { t } = useTranslation();
  const { session } = useSession();
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
    'aria-required': field.required || undefined,
  };
  const group = { role: 'group', 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
  const status = isWrong ? ('error' as const) : undefined;
  const text = {
    ...shared,
    status,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value || null),
  };
  const options = field.options.map((option) => ({
    value: option.value,
    label: <span dir="auto">{pick(option.label, option.labelAr)}</span>,
  }));

  switch (field.kind) {
    case 'longText':
      return <Input.TextArea {...text} autoSize={{ minRows: 3, maxRows: 10 }} dir="auto" />;
    case 'number':
      return <Input {...text} inputMode="decimal" dir="ltr" autoComplete="off" className="question-short" />;
    case 'money':
      return (
        <Input
          {...text}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          className="question-short"
          suffix={session?.company?.currency}
        />
      );
    case 'date':
      return <Entered {...shared} kind={{ kind: 'date' }} value={value as string | null} onChange={onChange} />;
    case 'employee':
    case 'department':
      return (
        <Entered
          {...shared}
          kind={{ kind: 'reference', to: field.kind }}
          value={value as string | null}
          onChange={onChange}
        />
      );
    case 'file':
      return (
        <Entered
          id={id}
          aria-describedby={describedBy}
          kind={{ kind: 'file' }}
          value={value as string | null}
          onChange={onChange}
        />
      );
    case 'flag':
      return (
        <div {...group}>
          <Radio.Group
            value={value ?? null}
            onChange={(event) => onChange(event.target.value)}
            options={[
              { value: true, label: t('list.yes') },
              { value: false, label: t('list.no') },
            ]}
          />
        </div>
      );
    case 'choices':
      return (
        <div {...group}>
          <Checkbox.Group
            className="question-options"
            value={Array.isArray(value) ? (value as string[]) : []}
            onChange={(next) => onChange(next)}
            options={options}
          />
        </div>
      );
    case 'choice':
      if (options.length <= mostSeenAtOnce)
        return (
          <div {...group}>
            <Radio.Group
              className="question-options"
              value={value ?? null}
              onChange={(event) => onChange(event.target.value)}
              options={options}
            />
          </div>
        );
      return (
        <Select
          {...shared}
          aria-labelledby={labelledBy}
          status={status}
          className="wide"
          allowClear
          showSearch={searchedBy('label')}
          value={(value as string | null) ?? undefined}
          onChange={(next?: string) => onChange(next ?? null)}
          options={field.options.map((option) => ({
            value: option.value,
            label: pick(option.label, option.labelAr),
            title: pick(option.label, option.labelAr),
          }))}
        />
      );
    default:
      return <Input {...text} dir="auto" autoComplete="off" />;
  }
}
