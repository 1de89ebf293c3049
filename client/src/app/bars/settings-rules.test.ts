import { inForce, settingsFrom, usual, type InForce, type Settings, type Surroundings } from './settings-rules';

const desk: Surroundings = { isNarrow: false, prefersDark: false, languageDirection: 'ltr' };

describe('settings in force', () => {
  it.each<[string, Partial<Settings>, Partial<Surroundings>, Partial<InForce>]>([
    [
      'are vertical, light, bordered, full, with a static footer and news at the top right at first',
      {},
      {},
      {
        layout: 'vertical',
        mode: 'light',
        skin: 'bordered',
        contentWidth: 'full',
        footer: 'static',
        appBar: 'fixed',
        toastPosition: 'topRight',
        direction: 'ltr',
      },
    ],
    [
      'stay light on a dark device unless it is to be followed',
      {},
      { prefersDark: true },
      { mode: 'light', colours: 'light' },
    ],
    ['follow a dark device', { mode: 'system' }, { prefersDark: true }, { mode: 'dark', colours: 'dark' }],
    ['follow a light device', { mode: 'system' }, {}, { mode: 'light', colours: 'light' }],
    ['are light but for the menu with semi-dark', { mode: 'semi_dark' }, {}, { mode: 'semi_dark', colours: 'light' }],
    [
      'are light with semi-dark over a horizontal menu',
      { mode: 'semi_dark', layout: 'horizontal' },
      {},
      { mode: 'light', layout: 'horizontal' },
    ],
    ['stay dark over a horizontal menu', { mode: 'dark', layout: 'horizontal' }, {}, { mode: 'dark' }],
    [
      'fix the bar over a horizontal menu where it was hidden',
      { layout: 'horizontal', appBar: 'hidden' },
      {},
      { appBar: 'fixed' },
    ],
    ['leave a static bar over a horizontal menu', { layout: 'horizontal', appBar: 'static' }, {}, { appBar: 'static' }],
    ['leave the bar hidden beside a vertical menu', { appBar: 'hidden' }, {}, { appBar: 'hidden' }],
    ['are vertical below 1200 pixels', { layout: 'horizontal' }, { isNarrow: true }, { layout: 'vertical' }],
    [
      'keep semi-dark and the hidden bar where horizontal became vertical',
      { layout: 'horizontal', mode: 'semi_dark', appBar: 'hidden' },
      { isNarrow: true },
      { layout: 'vertical', mode: 'semi_dark', appBar: 'hidden' },
    ],
    ['run as the language runs', {}, { languageDirection: 'rtl' }, { direction: 'rtl' }],
    [
      'run as was chosen whatever the language',
      { direction: 'ltr' },
      { languageDirection: 'rtl' },
      { direction: 'ltr' },
    ],
  ])('%s', (_what, chosen, around, expected) => {
    expect(inForce({ ...usual, ...chosen }, { ...desk, ...around })).toMatchObject(expected);
  });
});

describe('settings from a place that may hold anything', () => {
  it.each<[string, unknown, Partial<Settings>]>([
    ['nothing', null, {}],
    ['a word', 'dark', {}],
    ['a choice and an unknown one', { mode: 'dark', skin: 'glass', sessionPollSeconds: 7 }, { mode: 'dark' }],
    ['a word for yes', { navHidden: 'yes' }, {}],
  ])('are as usual where it holds %s', (_what, kept, expected) => {
    expect(settingsFrom(kept)).toEqual({ ...usual, ...expected });
  });
});
