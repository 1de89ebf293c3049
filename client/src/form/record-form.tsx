import { Button, Form } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverErrorFrom, type ServerError } from '../ui/words/server-error';
import { changesBetween, fieldsFor, firstValues, inputFrom, isField, withoutUnasked, type Values } from './form-values';
import type { AnyField, AnyRecord, FormHeading, RecordBase } from '../list/area';
import { ErrorSummary } from './error-summary';
import { FormFields } from './form-fields';
import { useWarnings, type AskWarnings } from './record/use-warnings';
import { useUnsavedGuard } from './unsaved/unsaved-guard';

const StaleNotice = lazy(() => import('./unsaved/stale-notice'));

type Written = { data?: { record?: RecordBase } | null } | undefined;

export interface RecordFormProps {
  fields: (AnyField | { heading: FormHeading })[];
  record: AnyRecord | null;
  /** What a new record begins with, beside what its fields do. */
  given?: Record<string, string> | undefined;
  /** Asks the server to write; `version` is null for a new record. */
  save: (input: Values, version: number | null) => Promise<Written>;
  /** Asks the server what the record is now, after somebody else changed it. */
  reload?: () => Promise<AnyRecord | undefined>;
  /** Told what was written; nothing where nothing had been changed. */
  onSaved: (written: AnyRecord | null) => void;
  onCancel: () => void;
  /** What to know of the values before they are saved, told beside its field; none of it refuses them. */
  warn?: AskWarnings | undefined;
  submitLabel?: string;
  /** That what is done cannot be taken back. */
  danger?: boolean;
  /** The field to begin at, where it is not the first. */
  beginAt?: string | undefined;
}

/** The ordinary form: typed values survive a refusal, and a refusal stands beside its field and above them all. */
export function RecordForm({
  fields,
  record,
  given,
  save,
  reload,
  onSaved,
  onCancel,
  warn,
  submitLabel,
  danger = false,
  beginAt,
}: RecordFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const offered = useMemo(() => fieldsFor(fields, record), [fields, record]);
  const plain = useMemo(() => offered.filter(isField), [offered]);
  const [base, setBase] = useState(record);
  const before = useMemo(() => firstValues(plain, base, given), [plain, base, given]);
  const [theirs, setTheirs] = useState<AnyRecord | null>(null);
  const [error, setError] = useState<ServerError | null>(null);
  const [saving, setSaving] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const guard = useUnsavedGuard(() => Object.keys(changesBetween(before, form.getFieldsValue())).length > 0);

  const { warnings, ask } = useWarnings(warn);
  const entered = useRef(new Set<string>());

  const propose = (changed: Values) => {
    for (const field of Object.keys(changed)) entered.current.add(field);
    const proposed = plain.flatMap(({ field, proposes }) =>
      !base && proposes && field in changed ? Object.entries(proposes(changed[field])) : [],
    );
    const open = proposed.filter(([field]) => !entered.current.has(field));
    if (open.length) form.setFieldsValue(Object.fromEntries(open));
  };

  useEffect(() => {
    if (error) summary.current?.focus();
  }, [error]);

  useEffect(() => {
    if (beginAt) form.scrollToField(beginAt, { block: 'center', focus: true });
  }, [beginAt, form]);

  const submit = async (typed: Values, version = base?.version ?? null) => {
    const values = withoutUnasked(plain, typed);
    const input = version === null ? inputFrom(values) : changesBetween(before, values);
    setSaving(true);
    setError(null);
    try {
      const isChanged = version === null || Object.keys(input).length > 0;
      const written = isChanged ? await save(input, version) : null;
      guard.release();
      onSaved((written?.data?.record as AnyRecord | undefined) ?? null);
    } catch (thrown) {
      const refused = serverErrorFrom(thrown);
      form.setFields(
        plain.map(({ field }) => ({ name: field, errors: refused.byField[field] ? [refused.byField[field]] : [] })),
      );
      if (refused.code === 'STALE' && reload) setTheirs((await reload()) ?? null);
      setError(refused);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark="optional"
      initialValues={before}
      onValuesChange={(changed: Values) => {
        propose(changed);
        ask(inputFrom(withoutUnasked(plain, form.getFieldsValue())));
      }}
      onFinish={(values) => void submit(values)}
      onFinishFailed={({ errorFields }) => form.getFieldInstance(errorFields[0]?.name ?? '')?.focus?.()}
      className="record-form"
      noValidate
      scrollToFirstError={{ focus: true }}
    >
      {error && error.code !== 'STALE' && <ErrorSummary ref={summary} error={error} fields={plain} form={form} />}
      {error?.code === 'STALE' && (
        <Suspense fallback={null}>
          <StaleNotice
            error={error}
            fields={plain}
            mine={form.getFieldsValue()}
            theirs={theirs}
            takeTheirs={() => {
              setBase(theirs);
              form.setFieldsValue(firstValues(plain, theirs));
              setError(null);
            }}
            keepMine={() => theirs && void submit(form.getFieldsValue(), theirs.version)}
          />
        </Suspense>
      )}
      <FormFields fields={offered} warnings={warnings} />
      {warn && (
        <p role="status" className="visually-hidden">
          {warnings.map(({ message }) => message).join(' ')}
        </p>
      )}
      <div className="form-actions">
        <Button type={danger ? 'default' : 'primary'} danger={danger} htmlType="submit" loading={saving}>
          {submitLabel ?? t('form.save')}
        </Button>
        <Button onClick={() => guard.leave(onCancel)}>{t('form.cancel')}</Button>
      </div>
      {guard.question}
    </Form>
  );
}
