import type { Grant } from '../../access/ability';
import { allAreas } from '../area';
import { forbidden } from '../../errors';
import { t } from '../../texts/text';

const own = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'own' }));

/** What the account of who has left opens still, whatever their roles. */
export const grantsOfFormer = (): Grant[] => [
  ...own('Payslip', 'read'),
  ...own('EmployeeDocument', 'read'),
  ...own('EmployeeDocumentVersion', 'read'),
  ...own('EndOfService', 'read', 'read_sensitive'),
];

/** Beside reading rows: being signed in, and how lists and pages look. */
const besides = [
  'session',
  'menu',
  'signIn',
  'signOut',
  'changePassword',
  'secondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
  'proveMyself',
  'askPasskey',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'mySessions',
  'endMySession',
  'endMyOtherSessions',
  'enterCompany',
  'leaveCompany',
  'passwordLink',
  'choosePassword',
  'requestPasswordReset',
  'codes',
  'payslipYearToDate',
  'listSettings',
  'saveView',
  'deleteView',
  'setDefaultView',
  'setListColumns',
  'interfaceSettings',
  'keepInterfaceSettings',
  '__typename',
  '__schema',
  '__type',
];

let open: ReadonlySet<string> | undefined;

/**
 * Whether who has left may ask for these fields on top of a query or mutation: the rows that their grants let them
 * read, and nothing that asks for no grant.
 */
export function areOpenToFormer(names: readonly string[]): boolean {
  open ??= new Set([
    ...allAreas()
      .filter(({ isTenant, isPersonal }) => isTenant && !isPersonal)
      .flatMap(({ many, one }) => [many, one]),
    ...besides,
  ]);
  return names.every((name) => open!.has(name));
}

export const closedToFormer = () => forbidden(t('former_doors.your_employment_has_ended_your'));
