import type { KeptSettingsFragment } from '../../generated/access';

/** What a person chooses. */
export type Settings = Omit<KeptSettingsFragment, '__typename'>;

export const choices = {
  mode: ['light', 'dark', 'semi_dark', 'system'],
  skin: ['default', 'bordered'],
  direction: ['auto', 'ltr', 'rtl'],
  contentWidth: ['full', 'boxed'],
  footer: ['fixed', 'static', 'hidden'],
  appBar: ['fixed', 'static', 'hidden'],
  layout: ['vertical', 'horizontal'],
  toastPosition: ['topLeft', 'topCenter', 'topRight', 'bottomLeft', 'bottomCenter', 'bottomRight'],
  navCollapsed: [false, true],
  navHidden: [false, true],
  sessionPollSeconds: [0, 60, 300],
} as const satisfies { [Name in keyof Settings]: readonly Settings[Name][] };

/** Before anybody chose. */
export const usual: Settings = {
  mode: 'light',
  skin: 'bordered',
  direction: 'auto',
  contentWidth: 'full',
  footer: 'static',
  appBar: 'fixed',
  layout: 'vertical',
  toastPosition: 'topRight',
  navCollapsed: false,
  navHidden: false,
  sessionPollSeconds: 0,
};

/** Settings from a place that may hold anything: what is no choice is as usual. */
export function settingsFrom(kept: unknown): Settings {
  const values: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const names = Object.keys(choices) as (keyof Settings)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      (choices[name] as readonly unknown[]).includes(values[name]) ? values[name] : usual[name],
    ]),
  ) as Settings;
}

export interface Surroundings {
  /** Below lg, 1200 px. */
  isNarrow: boolean;
  prefersDark: boolean;
  languageDirection: 'ltr' | 'rtl';
}

export type InForce = Omit<Settings, 'mode' | 'direction'> & {
  mode: 'light' | 'dark' | 'semi_dark';
  /** Of everything but the side menu, which is dark with semi_dark too. */
  colours: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
};

/** What becomes of the choices here and now. */
export function inForce(chosen: Settings, { isNarrow, prefersDark, languageDirection }: Surroundings): InForce {
  const layout = isNarrow ? 'vertical' : chosen.layout;
  const isHorizontal = layout === 'horizontal';
  const asked = chosen.mode === 'system' ? (prefersDark ? 'dark' : 'light') : chosen.mode;
  const mode = isHorizontal && asked === 'semi_dark' ? 'light' : asked;
  return {
    ...chosen,
    layout,
    mode,
    colours: mode === 'dark' ? 'dark' : 'light',
    appBar: isHorizontal && chosen.appBar === 'hidden' ? 'fixed' : chosen.appBar,
    direction: chosen.direction === 'auto' ? languageDirection : chosen.direction,
  };
}
