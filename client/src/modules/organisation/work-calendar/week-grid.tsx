import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Radio, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../fields/kinds/kind';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';
import { alternating, copied, timesIn, weekdays, type WeekTime } from './times-in';
import './week-grid.css';

const usual: WeekTime[] = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, weeks: 'every', start: '08:00', end: '12:00' },
  { weekday, weeks: 'every', start: '13:00', end: '17:00' },
]);
const mostOfDay = 4;

/** A week to fill in, day by day; where weeks alternate, both side by side. */
export default function WeekGrid({ id, value, onChange, ...described }: InputProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const switchId = useId();
  const times = timesIn(value);
  const isOwn = times.length > 0;
  const isAlternating = times.some(({ weeks }) => weeks !== 'every');
  const columns: WeekTime['weeks'][] = isAlternating ? ['even', 'odd'] : ['every'];
  const set = (time: WeekTime, part: Partial<WeekTime>) =>
    onChange?.(times.map((each) => (each === time ? { ...each, ...part } : each)));
  const ofDay = (weekday: number, weeks: WeekTime['weeks']) =>
    times.filter((time) => time.weekday === weekday && time.weeks === weeks);
  const add = (weekday: number, weeks: WeekTime['weeks']) => {
    const last = ofDay(weekday, weeks).at(-1);
    onChange?.([
      ...times,
      last ? { weekday, weeks, start: last.end, end: '17:00' } : { weekday, weeks, start: '08:00', end: '12:00' },
    ]);
  };
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={t('field.times')}
      aria-describedby={described['aria-describedby']}
      className="week-grid"
    >
      <Radio.Group value={isOwn} onChange={(event) => onChange?.(event.target.value ? usual : null)}>
        <Radio value={false}>{t('workWeek.asCompany')}</Radio>
        <Radio value={true}>{t('workWeek.ownTimes')}</Radio>
      </Radio.Group>
      {isOwn && (
        <>
          <label className="button-row" htmlFor={switchId}>
            <Switch id={switchId} checked={isAlternating} onChange={(isOn) => onChange?.(alternating(times, isOn))} />
            {t('workWeek.alternate')}
          </label>
          {weekdays.map((weekday, at) => (
            <div key={weekday} role="group" aria-label={format.weekDay(weekday)} className="week-day">
              <div className="week-day-name">
                <b>{format.weekDay(weekday)}</b>
                {at > 0 && (
                  <IconButton
                    label={t('workWeek.asDayBefore', {
                      day: format.weekDay(weekday),
                      before: format.weekDay(weekdays[at - 1] ?? 0),
                    })}
                    icon={<CopyOutlined />}
                    onClick={() => onChange?.(copied(times, weekdays[at - 1] ?? 0, weekday))}
                  />
                )}
              </div>
              {columns.map((weeks) => (
                <div
                  key={weeks}
                  className="week-times"
                  role="group"
                  aria-label={weeks === 'every' ? t('workWeek.every') : t(`workWeek.${weeks}`)}
                >
                  {weeks !== 'every' && <small className="quiet">{t(`workWeek.${weeks}`)}</small>}
                  {ofDay(weekday, weeks).map((time, nth) => (
                    // Times have no identity of their own but their place.
                    <div key={nth} className="week-time">
                      <Input
                        type="time"
                        dir="ltr"
                        aria-label={t('workWeek.start', { n: nth + 1 })}
                        value={time.start}
                        onChange={(event) => set(time, { start: event.target.value })}
                      />
                      <span aria-hidden="true">–</span>
                      <Input
                        type="time"
                        dir="ltr"
                        aria-label={t('workWeek.end', { n: nth + 1 })}
                        value={time.end}
                        onChange={(event) => set(time, { end: event.target.value })}
                      />
                      <IconButton
                        label={t('workWeek.remove', { n: nth + 1 })}
                        icon={<DeleteOutlined />}
                        onClick={() => onChange?.(times.filter((each) => each !== time))}
                      />
                      {time.end <= time.start && <small className="quiet">{t('shift.nextDay')}</small>}
                    </div>
                  ))}
                  {ofDay(weekday, weeks).length === 0 && <span className="quiet">{t('workWeek.free')}</span>}
                  {ofDay(weekday, weeks).length < mostOfDay && (
                    <Button size="small" type="text" icon={<PlusOutlined />} onClick={() => add(weekday, weeks)}>
                      {t('workWeek.add')}
                    </Button>
                  )}
                </div>
              ))}
            </div>
          ))}
        </>
      )}
    </div>
  );
}
