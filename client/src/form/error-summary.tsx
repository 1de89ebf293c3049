import { Alert, type FormInstance } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerError } from '../ui/words/server-error';
import type { AnyField } from '../list/area';
import { useFieldLabel } from '../fields/labels';

interface Props {
  ref?: Ref<HTMLDivElement>;
  error: ServerError;
  fields: AnyField[];
  form: FormInstance;
}

/** Everything the server refused, in one place, each leading to its field. */
export function ErrorSummary({ ref, error, fields, form }: Props) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const known = fields.filter(({ field }) => error.byField[field]);
  const others = Object.entries(error.byField).filter(([field]) => !known.some((one) => one.field === field));
  const listed = known.length + others.length > 0;
  return (
    <div ref={ref} tabIndex={-1} className="form-summary">
      <Alert
        type="error"
        showIcon
        title={listed ? t('form.refused') : error.message}
        description={
          listed && (
            <ul>
              {known.map((field) => (
                <li key={field.field}>
                  <button
                    type="button"
                    className="plain-link"
                    onClick={() => form.scrollToField(field.field, { focus: true, block: 'center' })}
                  >
                    {labelOf(field)}
                  </button>
                  {': '}
                  {error.byField[field.field]}
                </li>
              ))}
              {others.map(([field, message]) => (
                <li key={field}>{message}</li>
              ))}
            </ul>
          )
        }
      />
    </div>
  );
}
