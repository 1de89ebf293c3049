import { Checkbox } from 'antd';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { calendars, otherLayers, type CalendarName, type Layer } from './layers';

interface Props {
  chosen: CalendarName[];
  choose: (calendar: CalendarName, isOn: boolean) => void;
  chooseAll: (isOn: boolean) => void;
  layers: readonly Layer[];
  shown: readonly Layer[];
  toggle: (layer: Layer, isOn: boolean) => void;
}

const coloured = (name: string) =>
  ({ '--layer': `var(--entry-${name})`, '--sign': `var(--sign-${name})` }) as CSSProperties;

/** The five calendars, each with its colour and its shape, all of them at once, and what stands beside them. */
export function CalendarChoice({ chosen, choose, chooseAll, layers, shown, toggle }: Props) {
  const { t } = useTranslation();
  const beside = otherLayers.filter((layer) => layers.includes(layer));
  const isAll = chosen.length === calendars.length;
  return (
    <>
      {layers.includes('events') && (
        <fieldset className="calendar-layers">
          <legend>{t('calendar.calendars')}</legend>
          <Checkbox checked={isAll} indeterminate={!isAll && chosen.length > 0} onChange={() => chooseAll(!isAll)}>
            {t('calendar.all')}
          </Checkbox>
          {calendars.map((name) => (
            <Checkbox
              key={name}
              className="coloured"
              style={coloured(name)}
              checked={chosen.includes(name)}
              onChange={({ target }) => choose(name, target.checked)}
            >
              {t(`choice.eventCalendar.${name}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {beside.length > 0 && (
        <fieldset className="calendar-layers">
          <legend>{t('calendar.layers')}</legend>
          {beside.map((layer) => (
            <Checkbox
              key={layer}
              className="coloured"
              style={coloured(layer)}
              checked={shown.includes(layer)}
              onChange={({ target }) => toggle(layer, target.checked)}
            >
              {t(`calendar.layer.${layer}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  );
}
