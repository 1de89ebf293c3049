import type { ChoiceName } from '../i18n/i18n';
import type { Tone } from '../ui/status-dot';
import { appChoices } from './choices/app';
import { organisationChoices } from './choices/organisation';
import { peopleChoices } from './choices/people';
import { messagingChoices } from './choices/messaging';
import { requestsChoices } from './choices/requests';
import { leaveChoices } from './choices/leave';
import { timeChoices } from './choices/time';
import { payChoices } from './choices/pay';
import { suppliersChoices } from './choices/suppliers';
import { documentsChoices } from './choices/documents';
import { administrationChoices } from './choices/administration';
import { dataImportChoices } from './choices/data-import';
import { homeChoices } from './choices/home';
import type { Choices } from './choices/choice';

/** As the modules of the texts have them. */
export const choices: Choices = {
  ...appChoices,
  ...organisationChoices,
  ...peopleChoices,
  ...messagingChoices,
  ...requestsChoices,
  ...leaveChoices,
  ...timeChoices,
  ...payChoices,
  ...suppliersChoices,
  ...documentsChoices,
  ...administrationChoices,
  ...dataImportChoices,
  ...homeChoices,
};

/**
 * The choice of an enumeration of the schema: it has the same name, and every status of only active and inactive shares
 * one.
 */
export function choiceOf(enumeration: string): ChoiceName {
  const name = enumeration.replace(/^./, (letter) => letter.toLowerCase());
  return name in choices ? (name as ChoiceName) : 'activeStatus';
}

/** The colour of a value's mark; a value this build does not know yet is shown plainly. */
export const toneOf = (choice: ChoiceName, value: string): Tone =>
  (choices[choice] as Record<string, Tone | undefined>)[value] ?? 'default';
