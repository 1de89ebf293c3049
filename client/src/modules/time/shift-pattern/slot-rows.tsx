import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../fields/kinds/kind';
import { useSlotShiftsQuery } from '../../../generated/time/shift-pattern';
import { slotsIn } from './slots-in';
import { searchedBy } from '../../../ui/choice-search';

const longest = 366;

/** A row for each day of the cycle with the shifts worked on it; none is a free day. */
export default function SlotRows({ id, value, onChange, ...described }: InputProps) {
  const { t } = useTranslation();
  const { data, loading } = useSlotShiftsQuery({ fetchPolicy: 'cache-and-network' });
  const days = Form.useWatch<number | null>('cycleDays', Form.useFormInstance()) ?? 7;
  const slots = slotsIn(value);
  const options = (data?.page.rows ?? [])
    .filter(
      (shift) => (shift.status === 'active' && !shift.deletedAt) || slots.some(({ shiftId }) => shiftId === shift.id),
    )
    .map((shift) => ({ value: shift.id, label: shift.title }));
  const set = (day: number, ids: string[]) =>
    onChange?.(
      [...slots.filter((slot) => slot.day !== day), ...ids.map((shiftId) => ({ day, shiftId }))].toSorted(
        (one, other) => one.day - other.day,
      ),
    );
  return (
    <ol
      id={id}
      tabIndex={-1}
      aria-label={t('field.slots')}
      aria-describedby={described['aria-describedby']}
      className="slot-rows"
    >
      {Array.from({ length: Math.max(1, Math.min(days, longest)) }, (_, day) => (
        <li key={day}>
          <span>{t('roster.dayOfCycle', { n: day + 1 })}</span>
          <Select<string[]>
            mode="multiple"
            loading={loading}
            options={options}
            showSearch={searchedBy('label')}
            placeholder={t('roster.free')}
            aria-label={t('roster.dayOfCycle', { n: day + 1 })}
            value={slots.filter((slot) => slot.day === day).map(({ shiftId }) => shiftId)}
            onChange={(ids) => set(day, ids)}
          />
        </li>
      ))}
    </ol>
  );
}
