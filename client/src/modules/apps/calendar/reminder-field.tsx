import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { reminderFor, reminderInWords, remindersOf } from './reminder-values';

/** When guests and who made an event are reminded of it. */
export function ReminderField({ isAllDay }: { isAllDay: boolean }) {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="reminder"
      label={t('field.reminder')}
      required
      extra={t('calendar.remindsWhom')}
      getValueProps={(value) => ({ value: reminderFor(value, isAllDay) })}
    >
      <Select options={remindersOf(isAllDay).map((value) => ({ value, label: reminderInWords(value, isAllDay, t) }))} />
    </Form.Item>
  );
}
