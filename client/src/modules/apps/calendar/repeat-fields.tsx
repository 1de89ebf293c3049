import { Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Entered } from '../../../fields/kinds/entered';
import { useFormat } from '../../../ui/words/format';
import type { EventValues } from './event-values';
import { frequencies, waysOf, wayInWords } from './repeat-values';

const ends = ['never', 'until', 'times'] as const;

/** How an event repeats: how often, on which days, and until when. */
export function RepeatFields({ first }: { first: EventValues }) {
  const { t } = useTranslation();
  const format = useFormat();
  const form = Form.useFormInstance<EventValues>();
  const repeats = Form.useWatch('repeats', form) ?? first.repeats;
  const day = Form.useWatch('fromDay', form) ?? first.fromDay;
  const end = Form.useWatch('repeatEnds', form) ?? first.repeatEnds;
  const by = Form.useWatch('repeatBy', form) ?? first.repeatBy ?? 'day';
  const isOfMonth = repeats === 'MONTHLY' || repeats === 'YEARLY';
  const ways = day ? waysOf(day) : [];
  const isRare = isOfMonth && by === 'day' && day && Number(day.slice(8)) > (repeats === 'MONTHLY' ? 28 : 31);
  const isLeapDay = repeats === 'YEARLY' && by === 'day' && day?.endsWith('-02-29');
  const hint = isRare ? t('calendar.repeat.shortMonths') : isLeapDay ? t('calendar.repeat.leapYears') : undefined;
  return (
    <>
      <Form.Item name="repeats" label={t('calendar.repeat.label')} required>
        <Select
          options={(['never', ...frequencies] as const).map((value) => ({
            value,
            label: t(`calendar.repeat.${value}`),
          }))}
        />
      </Form.Item>
      {repeats !== 'never' && (
        <Form.Item
          name="repeatEvery"
          label={t(`calendar.repeat.interval.${repeats}`)}
          rules={[{ required: true, message: t('form.needed', { field: t(`calendar.repeat.interval.${repeats}`) }) }]}
        >
          <InputNumber min={1} max={99} precision={0} className="wide" />
        </Form.Item>
      )}
      {repeats === 'WEEKLY' && (
        <Form.Item
          name="repeatDays"
          label={t('calendar.repeat.on')}
          className="form-wide"
          extra={t('calendar.repeat.onHint')}
        >
          <Entered kind={{ kind: 'weekDays' }} />
        </Form.Item>
      )}
      {isOfMonth && day && (
        <Form.Item
          name="repeatBy"
          label={t('calendar.repeat.on')}
          required
          className="form-wide"
          extra={hint}
          getValueProps={(value) => ({ value: ways.includes(value) ? value : 'day' })}
        >
          <Select options={ways.map((value) => ({ value, label: wayInWords(value, day, t, format) }))} />
        </Form.Item>
      )}
      {repeats !== 'never' && (
        <Form.Item name="repeatEnds" label={t('calendar.repeat.ends')} required>
          <Select options={ends.map((value) => ({ value, label: t(`calendar.repeat.end.${value}`) }))} />
        </Form.Item>
      )}
      {repeats !== 'never' && end === 'until' && (
        <Form.Item
          name="repeatUntil"
          label={t('calendar.repeat.lastDay')}
          rules={[{ required: true, message: t('form.needed', { field: t('calendar.repeat.lastDay') }) }]}
        >
          <Entered kind={{ kind: 'date' }} />
        </Form.Item>
      )}
      {repeats !== 'never' && end === 'times' && (
        <Form.Item
          name="repeatTimes"
          label={t('calendar.repeat.howOften')}
          rules={[{ required: true, message: t('form.needed', { field: t('calendar.repeat.howOften') }) }]}
        >
          <InputNumber min={1} max={999} precision={0} className="wide" />
        </Form.Item>
      )}
    </>
  );
}
