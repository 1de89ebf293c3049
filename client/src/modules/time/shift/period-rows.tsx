import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../fields/kinds/kind';
import type { ShiftPeriodInput } from '../../../generated/time/shift';
import { IconButton } from '../../../ui/icon-button';
import { periodsIn } from './periods-in';

const nextPeriod: ShiftPeriodInput = { start: '08:00', end: '17:00', graceIn: 0, graceOut: 0 };
const mostPeriods = 6;

/** The times of a shift to change, a row each. */
export default function PeriodRows({ id, value, onChange, ...described }: InputProps) {
  const { t } = useTranslation();
  const periods = periodsIn(value);
  const set = (at: number, part: Partial<ShiftPeriodInput>) =>
    onChange?.(periods.map((period, index) => (index === at ? { ...period, ...part } : period)));
  const minutes = (at: number, name: 'graceIn' | 'graceOut') => (
    <label>
      <span>{t(`shift.${name}`)}</span>
      <InputNumber
        min={0}
        max={240}
        precision={0}
        value={periods[at]?.[name]}
        onChange={(next) => set(at, { [name]: next ?? 0 })}
        suffix={t('shift.minutes')}
        className="wide"
      />
    </label>
  );
  const time = (at: number, name: 'start' | 'end') => (
    <label>
      <span>{t(`shift.${name}`)}</span>
      <Input
        type="time"
        dir="ltr"
        value={periods[at]?.[name]}
        onChange={(event) => set(at, { [name]: event.target.value })}
      />
    </label>
  );
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={t('field.periods')}
      aria-describedby={described['aria-describedby']}
      className="periods"
    >
      {periods.map((period, at) => (
        // Rows have no identity of their own but their place.
        <div key={at} className="period" role="group" aria-label={t('shift.period', { n: at + 1 })}>
          {time(at, 'start')}
          {time(at, 'end')}
          {minutes(at, 'graceIn')}
          {minutes(at, 'graceOut')}
          <IconButton
            label={t('shift.removePeriod', { n: at + 1 })}
            icon={<DeleteOutlined />}
            onClick={() => onChange?.(periods.filter((_period, index) => index !== at))}
          />
          {period.start && period.end && period.end <= period.start && (
            <small className="quiet">{t('shift.endsNextDay')}</small>
          )}
        </div>
      ))}
      <Button
        icon={<PlusOutlined />}
        disabled={periods.length >= mostPeriods}
        onClick={() => onChange?.([...periods, { ...nextPeriod, start: periods.at(-1)?.end ?? nextPeriod.start }])}
      >
        {t('shift.addPeriod')}
      </Button>
    </div>
  );
}
