import { Button, Drawer } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from './settings';
import { choices, type Settings } from './settings-rules';
import '../style/customiser.css';

/** How the product looks to this person, each choice in effect at once. */
export default function Customiser({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const { chosen, applied, reset } = useSettings();
  const isHorizontal = applied.layout === 'horizontal';
  return (
    <Drawer
      open
      // Clear, so that the effect of a choice is seen.
      styles={{ mask: { background: 'transparent' } }}
      onClose={close}
      size={340}
      placement={applied.direction === 'rtl' ? 'left' : 'right'}
      title={t('look.title')}
      rootClassName="customiser"
      extra={<Button onClick={reset}>{t('look.reset')}</Button>}
    >
      <p className="customiser-note">{t('look.kept')}</p>
      <Choice
        name="mode"
        label={t('look.mode')}
        words={(value) => t(`look.modes.${value}`)}
        isRefused={(value) => isHorizontal && value === 'semi_dark'}
      />
      <Choice name="skin" label={t('look.skin')} words={(value) => t(`look.skins.${value}`)} />
      <Choice name="direction" label={t('look.direction')} words={(value) => t(`look.directions.${value}`)} />
      <Choice
        name="layout"
        label={t('look.layout')}
        words={(value) => t(`look.layouts.${value}`)}
        hint={chosen.layout !== applied.layout && t('look.narrow')}
      />
      {!isHorizontal && (
        <Choice
          name="navCollapsed"
          label={t('look.menu')}
          words={(value) => t(value ? 'look.menuFolded' : 'look.menuOpen')}
        />
      )}
      {!isHorizontal && (
        <Choice
          name="navHidden"
          label={t('look.menuPlace')}
          words={(value) => t(value ? 'look.menuHidden' : 'look.menuShown')}
        />
      )}
      <Choice name="contentWidth" label={t('look.width')} words={(value) => t(`look.widths.${value}`)} />
      <Choice
        name="appBar"
        label={t('look.bar')}
        words={(value) => t(`look.bars.${value}`)}
        isRefused={(value) => isHorizontal && value === 'hidden'}
      />
      <Choice name="footer" label={t('look.footer')} words={(value) => t(`look.bars.${value}`)} />
      <Choice name="toastPosition" label={t('look.toasts')} words={(value) => t(`look.places.${value}`)} columns={3} />
      <Choice name="sessionPollSeconds" label={t('look.poll')} words={(value) => t(`look.polls.p${value}`)} />
    </Drawer>
  );
}

interface ChoiceProps<Name extends keyof Settings> {
  name: Name;
  label: string;
  words: (value: (typeof choices)[Name][number]) => string;
  /** What cannot be chosen beside the other choices. */
  isRefused?: (value: (typeof choices)[Name][number]) => boolean;
  hint?: ReactNode;
  columns?: number;
}

function Choice<Name extends keyof Settings>({ name, label, words, isRefused, hint, columns = 2 }: ChoiceProps<Name>) {
  const { chosen, applied, change } = useSettings();
  const group = useId();
  const values: readonly (typeof choices)[Name][number][] = choices[name];
  // What a rule has changed is shown as it is, not as it was once chosen.
  const current = isRefused?.(chosen[name] as (typeof choices)[Name][number]) ? applied[name] : chosen[name];
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className={`choice-values choice-values-${columns}`}>
        {values.map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={group}
              checked={current === value}
              disabled={isRefused?.(value)}
              onChange={() => change({ [name]: value })}
            />
            <span>{words(value)}</span>
          </label>
        ))}
      </div>
      {hint && <p className="choice-hint">{hint}</p>}
    </fieldset>
  );
}
