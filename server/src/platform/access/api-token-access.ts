import { isForTokens } from './domain/token-grants';
import { allAreas, type Area } from '../records/area';
import { forbidden } from '../errors';
import { t } from '../texts/text';

/** Beside the operations of areas: what asks for nothing but what those grant. */
const besides = [
  'codes',
  'bulk',
  'matchingRows',
  'history',
  'revealValue',
  'orgChart',
  'missingDocuments',
  'employeesMissingDocuments',
  'missingCompanyDocuments',
  'employeeTimeline',
  'workingDays',
  'calendarDays',
  'attendanceSheet',
  'teamLeave',
  'notInPayroll',
  'contributionStatement',
  'insuranceRates',
  'countryRules',
  'payrollRunJournal',
  'payrollRunTotals',
  'payslipYearToDate',
  'loanSchedule',
  '__typename',
  '__schema',
  '__type',
];

const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function operationsOf({ name, one, many, verbs }: Area): string[] {
  const plural = upper(many);
  const asked = Object.keys(verbs ?? {})
    .filter((action) => isForTokens({ subject: name, action }))
    .map((verb) => `${verb}${name}`);
  return [many, one, `create${name}`, `update${name}`, `delete${plural}`, `restore${plural}`, ...asked];
}

let open: ReadonlySet<string> | undefined;

/**
 * Whether programs may ask for these fields on top of a query or mutation: rows of the company by the grants of their
 * token, nothing of a person's own.
 */
export function areOpenToTokens(names: readonly string[]): boolean {
  open ??= new Set([
    ...allAreas()
      .filter(({ isTenant, isPersonal }) => isTenant && !isPersonal)
      .flatMap(operationsOf),
    ...besides,
  ]);
  return names.every((name) => open!.has(name));
}

export const closedToTokens = () => forbidden(t('token_doors.program_api_token_cannot_do'));
