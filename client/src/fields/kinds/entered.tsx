import { Input, InputNumber, Select, Switch } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { useFormat } from '../../ui/words/format';
import { choices } from '../choices';
import type { InputProps, Kind } from './kind';
import { MaskedInput } from './masked';
import { ReferenceInput } from './reference-input';
import { searchedBy } from '../../ui/choice-search';

const DateInput = lazy(() => import('./date-input'));
const CodeInput = lazy(() => import('./code-input'));
const FileInput = lazy(() => import('./file-input'));
/** A decimal without the zeros its column pads it with. */
const trimmed = (value: string | null) =>
  typeof value === 'string' && value.includes('.') ? value.replace(/\.?0+$/, '') : value;

const week = [0, 1, 2, 3, 4, 5, 6];

/**
 * The input of a kind. Values in and out are plain: text, number, boolean, a day as 'YYYY-MM-DD', money as a decimal
 * string.
 */
export function Entered({ kind, ...props }: { kind: Kind } & InputProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = useSession();
  const { value, onChange, ...rest } = props;
  const text = {
    ...rest,
    value: (value as string | null) ?? '',
    onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
  };

  switch (kind.kind) {
    case 'longText':
      return <Input.TextArea {...text} dir="auto" autoSize={{ minRows: 2, maxRows: 8 }} />;
    case 'email':
      return <Input {...text} type="email" inputMode="email" autoComplete="off" />;
    case 'phone':
      return <Input {...text} type="tel" inputMode="tel" autoComplete="off" dir="ltr" />;
    case 'link':
      return <Input {...text} type="url" inputMode="url" placeholder="https://" dir="ltr" />;
    case 'masked':
      return <MaskedInput {...text} onChange={(next) => onChange?.(next)} />;
    case 'number':
      return (
        <InputNumber
          {...rest}
          decimalSeparator={format.decimalSign}
          value={value as number | null}
          onChange={(next) => onChange?.(next)}
          className="wide"
        />
      );
    case 'decimal':
      return (
        <InputNumber<string>
          {...rest}
          stringMode
          decimalSeparator={format.decimalSign}
          min="0"
          value={trimmed(value as string | null)}
          onChange={(next) => onChange?.(next)}
          controls={false}
          inputMode="decimal"
          className="wide"
        />
      );
    case 'money':
      return (
        <InputNumber<string>
          {...rest}
          stringMode
          decimalSeparator={format.decimalSign}
          min="0"
          value={value as string | null}
          onChange={(next) => onChange?.(next)}
          suffix={session?.company?.currency}
          controls={false}
          inputMode="decimal"
          className="wide"
        />
      );
    case 'date':
    case 'instant':
    case 'month':
      return (
        <Suspense fallback={<Input disabled {...rest} />}>
          <DateInput
            {...rest}
            month={kind.kind === 'month'}
            from={'from' in kind ? kind.from : null}
            value={value as string | null}
            onChange={(next) => onChange?.(next)}
          />
        </Suspense>
      );
    case 'time':
      return <Input {...text} type="time" dir="ltr" className="time-input" />;
    case 'flag':
      return <Switch {...rest} checked={value === true} onChange={(next) => onChange?.(next)} />;
    case 'choice':
      return (
        <Select
          {...rest}
          value={(value as string | null) ?? undefined}
          onChange={(next?: string) => onChange?.(next ?? null)}
          allowClear
          options={Object.keys(choices[kind.choice])
            .filter((one) => kind.among?.includes(one) ?? true)
            .map((one) => ({
              value: one,
              label: t(`choice.${kind.choice}.${one}` as 'choice.activeStatus.active'),
            }))}
        />
      );
    case 'listed':
      return (
        <Suspense fallback={<Input disabled {...rest} />}>
          <CodeInput {...rest} list={kind.list} value={value as string | null} onChange={(next) => onChange?.(next)} />
        </Suspense>
      );
    case 'weekDays':
      return (
        <Select
          {...rest}
          mode="multiple"
          showSearch={searchedBy('label')}
          value={(value as number[] | null) ?? []}
          onChange={(next: number[]) => onChange?.(next.toSorted((a, b) => a - b))}
          options={week.map((day) => ({ value: day, label: format.weekDay(day) }))}
        />
      );
    case 'reference':
    case 'references':
      return <ReferenceInput {...props} to={kind.to} within={kind.within} many={kind.kind === 'references'} />;
    case 'file':
    case 'files':
      return (
        <Suspense fallback={<Input disabled {...rest} />}>
          <FileInput {...props} many={kind.kind === 'files'} image={kind.image} />
        </Suspense>
      );
    case 'own':
      return (
        <Suspense fallback={<Input disabled {...rest} />}>
          <kind.Input {...props} />
        </Suspense>
      );
    default:
      return <Input {...text} autoComplete="off" dir={kind.kind === 'code' ? 'ltr' : 'auto'} />;
  }
}
