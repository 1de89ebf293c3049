import { Button, Form, Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { Entered } from '../../../fields/kinds/entered';
import { useUnsavedGuard } from '../../../form/unsaved/unsaved-guard';
import type { EmployeeLeaveRecordFragment } from '../../../generated/leave/employee-leave';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { LeavePreview } from './leave-preview';
import { LeaveTypeFields } from './leave-type-fields';
import { ReplacementInput } from './replacement-input';
import { firstValues, spanIn, type LeaveValues, type Span } from './leave-values';

interface Props {
  leave: EmployeeLeaveRecordFragment | null;
  employeeId: string | null;
  /** What is filled in already, of a draft. */
  begun: Partial<EmployeeLeaveRecordFragment> | null;
  save: (values: LeaveValues, span: Span) => Promise<string | undefined>;
  /** Keeps what is filled in so far; not of a request that was sent. */
  saveDraft?: (values: LeaveValues) => Promise<void>;
  onSaved: (id: string) => void;
  onCancel: () => void;
}

/** Under which input a refusal of the server stands, where the form asks otherwise than the server stores. */
const inputOf: Record<string, keyof LeaveValues> = { fromPart: 'fromDate', toPart: 'toDate' };

/** What is asked for, and live below it the days it takes and who else is away. */
export function LeaveForm({ leave, begun, employeeId, save, saveDraft, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const { ability, session } = useSession();
  const [form] = Form.useForm<LeaveValues>();
  const [first] = useState(() => firstValues(leave ?? begun, employeeId));
  const values = { ...first, ...Form.useWatch([], form) } as LeaveValues;
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const guard = useUnsavedGuard(() => form.isFieldsTouched());
  const span = spanIn(values);
  // Whoever may ask for anybody fills in what an office knows.
  const isOffice = ability.rulesFor('create', 'EmployeeLeave').some(({ conditions }) => !conditions);
  const isOwn = !leave && !isOffice && session?.employeeId === values.employeeId;
  const sees = (field: keyof LeaveValues) => !leave?.hiddenFields.includes(field);
  const needed = (label: string) => [{ required: true, message: t('form.needed', { field: label }) }];

  const attempt = async (deed: () => Promise<unknown>) => {
    setSaving(true);
    setRefusal(null);
    try {
      await deed();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      const shown = Object.entries(byField).map(([field, text]) => ({
        name: inputOf[field] ?? (field as keyof LeaveValues),
        errors: [text],
      }));
      form.setFields(
        shown.map((one) =>
          one.name === 'toDate' && values.length !== 'days' ? { ...one, name: 'fromDate' as const } : one,
        ),
      );
      if (shown.length === 0) setRefusal(message);
    } finally {
      setSaving(false);
    }
  };
  const submit = (complete: Span) =>
    attempt(async () => {
      const id = await save(values, complete);
      guard.release();
      if (id) onSaved(id);
    });
  const keep = (keeps: NonNullable<typeof saveDraft>) =>
    attempt(async () => {
      guard.release();
      await keeps(values);
    });
  const day = (name: 'fromDate' | 'toDate', label: string) => (
    <Form.Item name={name} label={label} rules={needed(label)}>
      <Entered kind={{ kind: 'date', from: name === 'toDate' ? values.fromDate : null }} />
    </Form.Item>
  );
  const time = (name: 'fromTime' | 'toTime', label: string) => (
    <Form.Item name={name} label={label} rules={needed(label)}>
      <Input type="time" />
    </Form.Item>
  );

  return (
    <Form<LeaveValues>
      form={form}
      layout="vertical"
      requiredMark="optional"
      initialValues={first}
      onFinish={() => span && void submit(span)}
      className="record-form"
      scrollToFirstError={{ focus: true }}
    >
      <FormError text={refusal} />
      <div className="form-grid">
        {!isOwn && !leave && (
          <Form.Item name="employeeId" label={t('field.employeeId')} rules={needed(t('field.employeeId'))}>
            <Entered kind={{ kind: 'reference', to: 'employee' }} />
          </Form.Item>
        )}
        <LeaveTypeFields
          employeeId={values.employeeId}
          chosen={values.typeId}
          length={values.length}
          hasDocument={!!values.attachmentFileId}
          seesDocument={sees('attachmentFileId')}
        />
        {day('fromDate', t(values.length === 'days' ? 'leave.firstDay' : 'leave.day'))}
        {values.length === 'days' && day('toDate', t('leave.lastDay'))}
        {values.length === 'days' && (
          <>
            <Form.Item
              name="fromNoon"
              label={t('leave.fromNoon')}
              layout="horizontal"
              colon={false}
              required
              className="switch-item"
            >
              <Switch />
            </Form.Item>
            <Form.Item
              name="untilNoon"
              label={t('leave.untilNoon')}
              layout="horizontal"
              colon={false}
              required
              className="switch-item"
            >
              <Switch />
            </Form.Item>
          </>
        )}
        {values.length === 'half' && (
          <Form.Item name="part" label={t('leave.part')} required>
            <Select
              options={(['am', 'pm'] as const).map((value) => ({ value, label: t(`choice.leaveDayPart.${value}`) }))}
            />
          </Form.Item>
        )}
        {values.length === 'hours' && (
          <div className="form-pair">
            {time('fromTime', t('field.fromTime'))}
            {time('toTime', t('field.toTime'))}
          </div>
        )}
        <div className="form-wide">
          <LeavePreview
            employeeId={values.employeeId}
            span={span && { ...span, typeId: values.typeId, hasDocument: !!values.attachmentFileId }}
            leaveId={leave?.id}
          />
        </div>
        {sees('reason') && (
          <Form.Item name="reason" label={t('field.reason')} className="form-wide">
            <Entered kind={{ kind: 'text' }} />
          </Form.Item>
        )}
        <Form.Item name="replacementId" label={t('field.replacementId')} className="form-wide">
          <ReplacementInput employeeId={values.employeeId} span={span} />
        </Form.Item>
        <Form.Item name="contact" label={t('field.contact')} className="form-wide">
          <Entered kind={{ kind: 'text' }} />
        </Form.Item>
        {sees('description') && (
          <Form.Item name="description" label={t('field.description')} className="form-wide">
            <Entered kind={{ kind: 'longText' }} />
          </Form.Item>
        )}
        {isOffice && (
          <>
            <Form.Item name="resolutionNumber" label={t('field.resolutionNumber')}>
              <Entered kind={{ kind: 'code' }} />
            </Form.Item>
            <Form.Item name="paidPercent" label={t('field.paidPercent')}>
              <Input inputMode="decimal" suffix="%" dir="ltr" />
            </Form.Item>
          </>
        )}
      </div>
      <div className="form-actions">
        <Button type="primary" htmlType="submit" loading={saving}>
          {t(leave ? 'form.save' : 'leave.send')}
        </Button>
        {saveDraft && (
          <Button disabled={!values.employeeId} loading={saving} onClick={() => void keep(saveDraft)}>
            {t('leave.saveDraft')}
          </Button>
        )}
        <Button onClick={() => guard.leave(onCancel)}>{t('form.cancel')}</Button>
      </div>
      {guard.question}
    </Form>
  );
}
