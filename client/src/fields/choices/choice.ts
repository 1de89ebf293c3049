import type { ChoiceName, Dictionary } from '../../i18n/i18n';
import type { Tone } from '../../ui/status-dot';

/** The values of each choice in the order they are offered, with the colour of their mark. */
export type Choices = { [Name in ChoiceName]: Record<keyof Dictionary['choice'][Name], Tone> };
