import { WarningOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useToday } from '../access/today';
import type { AnyField, FormHeading } from '../list/area';
import { useFieldRules } from '../fields/field-rules';
import { isField } from './form-values';
import { Entered } from '../fields/kinds/entered';
import { useFieldLabel } from '../fields/labels';
import type { FieldWarning } from './record/use-warnings';
import { offeredOn } from '../list/offered';

/** The inputs in two columns, one on a phone; headings part long forms. */
export function FormFields({
  fields,
  warnings = [],
}: {
  fields: (AnyField | { heading: FormHeading })[];
  /** What to know of the values as they are now. */
  warnings?: readonly FieldWarning[];
}) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const rulesOf = useFieldRules();
  const today = useToday();
  const extraOf = ({ field, hint }: AnyField) => {
    const own = warnings.filter((warning) => warning.field === field);
    if (!own.length) return hint && t(`hint.${hint}`);
    return (
      <>
        {hint && t(`hint.${hint}`)}
        {own.map(({ message }) => (
          <span key={message} className="field-warning">
            <WarningOutlined aria-hidden /> {message}
          </span>
        ))}
      </>
    );
  };
  const item = (entry: AnyField) => (
    <Form.Item
      key={entry.field}
      name={entry.field}
      label={labelOf(entry)}
      className={entry.wide || entry.kind === 'longText' || entry.kind === 'own' ? 'form-wide' : undefined}
      // A switch is never left empty, nor is what begins with a value.
      required={entry.required || entry.kind === 'flag' || (entry.initial !== undefined && entry.kind !== 'own')}
      rules={rulesOf(entry)}
      extra={extraOf(entry)}
      // What was said of it is said anew once it is required no more.
      dependencies={entry.requiredWhen && [entry.requiredWhen.field]}
      validateTrigger="onBlur"
    >
      <Entered kind={offeredOn(today, entry)} />
    </Form.Item>
  );
  const asked = (entry: AnyField) => {
    const { field, when, requiredWhen } = entry;
    const others = [when, requiredWhen].flatMap((condition) => condition?.field ?? []);
    return others.length > 0 ? (
      <Form.Item key={field} noStyle dependencies={others}>
        {({ getFieldValue }) => {
          const holds = (condition: NonNullable<typeof when>) =>
            condition.in.includes(getFieldValue(condition.field) as string);
          if (when && !holds(when)) return null;
          return item(requiredWhen ? { ...entry, required: holds(requiredWhen) } : entry);
        }}
      </Form.Item>
    ) : (
      item(entry)
    );
  };
  return (
    <div className="form-grid">
      {fields.map((entry) =>
        isField(entry) ? (
          asked(entry)
        ) : (
          <h2 key={entry.heading} className="form-wide form-heading">
            {t(`heading.${entry.heading}`)}
          </h2>
        ),
      )}
    </div>
  );
}
