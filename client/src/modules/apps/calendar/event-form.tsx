import { Button, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Entered } from '../../../fields/kinds/entered';
import type { Kind } from '../../../fields/kinds/kind';
import { useUnsavedGuard } from '../../../form/unsaved/unsaved-guard';
import type { EventRecordFragment, OccurrenceScope } from '../../../generated/apps/calendar';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import type { CalendarName } from './layers';
import { firstValues, isRuleChanged, type EventValues } from './event-values';
import { ReminderField } from './reminder-field';
import { RepeatFields } from './repeat-fields';
import { ScopeQuestion } from './scope-question';

interface Props {
  event: EventRecordFragment | null;
  day: string;
  zone: string;
  /** It is one time of an event that repeats: how many of them are meant is asked. */
  isOccurrence: boolean;
  save: (values: EventValues, before: EventValues, scope: OccurrenceScope) => Promise<void>;
  onSaved: (calendar: CalendarName) => void;
  onCancel: () => void;
}

/** Under which input a refusal of the server stands. */
const inputOf: Record<string, keyof EventValues> = {
  startDate: 'fromDay',
  startAt: 'fromDay',
  endDate: 'toDay',
  endAt: 'toDay',
  recurrence: 'repeats',
};

export function EventForm({ event, day, zone, isOccurrence, save, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<EventValues>();
  const [first] = useState(() => firstValues(event, day, zone));
  const isAllDay = Form.useWatch('isAllDay', form) ?? first.isAllDay;
  const calendar = Form.useWatch('calendar', form) ?? first.calendar;
  const isPersonal = calendar === 'personal' || calendar === 'family';
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<EventValues | null>(null);
  const guard = useUnsavedGuard(() => form.isFieldsTouched());

  const submit = async (values: EventValues, scope: OccurrenceScope) => {
    setAsked(null);
    setSaving(true);
    setRefusal(null);
    try {
      await save(values, first, scope);
      guard.release();
      onSaved(values.calendar ?? 'business');
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      const fields = Object.entries(byField).map(([field, text]) => ({
        name: inputOf[field] ?? (field as keyof EventValues),
        errors: [text],
      }));
      form.setFields(fields);
      if (fields.length === 0) setRefusal(message);
    } finally {
      setSaving(false);
    }
  };
  const item = (
    name: keyof EventValues,
    label: string,
    kind: Kind,
    options: { isNeeded?: boolean; isWide?: boolean; extra?: string } = {},
  ) => (
    <Form.Item
      name={name}
      label={label}
      className={options.isWide ? 'form-wide' : undefined}
      extra={options.extra}
      rules={options.isNeeded ? [{ required: true, message: t('form.needed', { field: label }) }] : []}
    >
      <Entered kind={kind} />
    </Form.Item>
  );
  const moment = (which: 'from' | 'to', dayLabel: string, timeLabel: string) => (
    <div className="form-pair">
      {item(`${which}Day`, dayLabel, { kind: 'date' }, { isNeeded: true })}
      {!isAllDay && (
        <Form.Item
          name={`${which}Time`}
          label={timeLabel}
          rules={[{ required: true, message: t('form.needed', { field: timeLabel }) }]}
        >
          <Input type="time" />
        </Form.Item>
      )}
    </div>
  );
  return (
    <Form<EventValues>
      form={form}
      layout="vertical"
      requiredMark="optional"
      initialValues={first}
      onFinish={(entered) => {
        const values = { ...first, ...entered };
        if (isOccurrence) setAsked(values);
        else void submit(values, 'all');
      }}
      className="record-form"
      scrollToFirstError={{ focus: true }}
    >
      <FormError text={refusal} />
      <div className="form-grid">
        {item('title', t('field.title'), { kind: 'text' }, { isNeeded: true, isWide: true })}
        <Form.Item
          name="isAllDay"
          label={t('field.isAllDay')}
          layout="horizontal"
          colon={false}
          required
          className="switch-item form-wide"
        >
          <Switch />
        </Form.Item>
        {moment('from', t('calendar.fromDay'), t('calendar.fromTime'))}
        {moment('to', t('calendar.toDay'), t('calendar.toTime'))}
        {!event?.seriesId && <RepeatFields first={first} />}
        <ReminderField isAllDay={isAllDay} />
        {item('type', t('field.type'), { kind: 'choice', choice: 'eventType' }, { isNeeded: true })}
        {item(
          'calendar',
          t('field.calendar'),
          { kind: 'choice', choice: 'eventCalendar' },
          { isNeeded: true, extra: isPersonal ? t('calendar.ownOnly') : undefined },
        )}
        {!isPersonal &&
          item('visibility', t('field.visibility'), { kind: 'choice', choice: 'eventVisibility' }, { isNeeded: true })}
        {item('guestIds', t('field.guestIds'), { kind: 'references', to: 'employee' }, { isWide: true })}
        {item('otherGuests', t('field.otherGuests'), { kind: 'text' }, { isWide: true })}
        {item('location', t('field.location'), { kind: 'text' })}
        {item('url', t('field.url'), { kind: 'link' })}
        {event && item('status', t('field.status'), { kind: 'choice', choice: 'eventStatus' }, { isNeeded: true })}
        {item('description', t('field.description'), { kind: 'longText' }, { isWide: true })}
      </div>
      <div className="form-actions">
        <Button type="primary" htmlType="submit" loading={saving}>
          {t(event ? 'form.save' : 'form.create')}
        </Button>
        <Button onClick={() => guard.leave(onCancel)}>{t('form.cancel')}</Button>
      </div>
      {guard.question}
      {asked && (
        <ScopeQuestion
          about="change"
          isRuleChanged={isRuleChanged(asked, first)}
          choose={(scope) => void submit(asked, scope)}
          close={() => setAsked(null)}
        />
      )}
    </Form>
  );
}
