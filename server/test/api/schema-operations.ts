import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLInputObjectType,
} from 'graphql';
import { allAreas, areaNamed, type Area } from '../../src/platform/records/area';
import { newId } from '../../src/platform/records/ids';
import { appSchema } from '../../src/schema';
import { sampleOf } from '../rows';

export type Act = 'list' | 'one' | 'create' | 'update' | 'delete' | 'restore' | 'verb';

/** An operation of the schema and the rule it stands under. */
export interface Operation {
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  field: GraphQLField<unknown, unknown>;
  /** The area and what its grant is called; absent for operations about oneself. */
  rule?: { area: Area; act: Act; action: string };
}

/** Operations on rows of any area: `subject` tells which. */
export const onAnyArea = ['revealValue', 'bulk', 'matchingRows', 'history'];

/** Operations on the roles of the place one is in: those of the company, or of the platform outside any. */
export const onRoles = ['grantable'];

/** Operations on what the whole company has; each is tried by a test of its own. */
export const onTheCompany = [
  'webhookSubjects',
  'employeeSalaryWarnings',
  'endOfServicePreview',
  'fileUsage',
  'adoptDocumentTypes',
  'invoiceSummary',
  'skipSetUpStep',
  'auditLog',
  'failedJobs',
  'retryFailedJobs',
  'approvalTrial',
  'payVocabulary',
  'offeredPayComponents',
  'postedMonths',
  'checkPayComponent',
  'tryContributionScheme',
  'tryPayComponent',
  'payWhatIf',
  'attendanceMonthStanding',
  'attendanceDaysToSettle',
  'closeAttendance',
  'reopenAttendance',
  'roster',
  'rosterStanding',
  'fillRoster',
  'publishRoster',
  'eosProvisionTotals',
  'calculateEosProvisions',
  'postEosProvisionJournal',
  'postPayrollRunJournal',
  'postEndOfServiceJournal',
  'attendanceExplanation',
  'directory',
  'directoryPerson',
  'contributionStatement',
  'insuranceRates',
  'countryRules',
  'incomeTaxRules',
  'taxCertificates',
  'invitationPreview',
  'inviteEmployees',
  'salaryRegister',
  'payVariance',
  'headcountCost',
  'leaveLiability',
  'leaveLiabilityTotals',
];

/** Operations on rows that are not named themselves, of people or days that are; each is tried by a test of its own. */
export const onSeveral = [
  'writeToEmployees',
  'rehireEmployee',
  'requestEmployeeDocuments',
  'confirmTimesOut',
  'dismissPayrollRunFinding',
  'restorePayrollRunFinding',
];

/** Operations of an area whose name does not tell what they do. */
const named: Record<string, [area: string, act: Act, action: string]> = {
  sendUserPasswordLink: ['User', 'verb', 'change_password'],
  sendCompanyUserPasswordLink: ['CompanyUser', 'verb', 'change_password'],
  resetCompanyUserSecondFactor: ['CompanyUser', 'verb', 'change_password'],
  keepIdentityProviderSecret: ['IdentityProvider', 'verb', 'update'],
  renewIdentityProviderKey: ['IdentityProvider', 'verb', 'update'],
  retireIdentityProviderKey: ['IdentityProvider', 'verb', 'update'],
  testIdentityProvider: ['IdentityProvider', 'one', 'update'],
  testAuditStream: ['AuditStream', 'one', 'update'],
  linkFile: ['File', 'one', 'read'],
  orgChart: ['Department', 'list', 'read'],
  documentConfirmations: ['DocumentAcknowledgement', 'list', 'read'],
  missingDocuments: ['EmployeeDocument', 'list', 'read'],
  employeesMissingDocuments: ['EmployeeDocument', 'list', 'read'],
  missingCompanyDocuments: ['Document', 'list', 'read'],
  ...Object.fromEntries(
    ['change', 'cancel', 'restore'].map((deed): [string, [string, Act, string]] => [
      `${deed}EventOccurrence`,
      ['Event', 'verb', 'update'],
    ]),
  ),
  notInPayroll: ['PayrollRun', 'list', 'read'],
  endEmployment: ['Employee', 'verb', 'update'],
  withdrawEnding: ['Employee', 'verb', 'update'],
  confirmEmployee: ['Employee', 'verb', 'update'],
  employeeTimeline: ['Employee', 'one', 'read'],
  employeeErasure: ['Employee', 'one', 'read'],
  erasurePreview: ['Employee', 'one', 'erase'],
  importPreview: ['Import', 'one', 'read'],
  importRows: ['Import', 'one', 'read'],
  payrollRunJournal: ['PayrollRun', 'one', 'read'],
  endOfServiceJournal: ['EndOfService', 'one', 'read'],
  payslipYearToDate: ['Payslip', 'one', 'read'],
  loanSchedule: ['EmployeeLoan', 'one', 'read'],
  consentToEmployeeLoan: ['EmployeeLoan', 'verb', 'consent'],
  askEmployeeLoanConsent: ['EmployeeLoan', 'verb', 'ask_consent'],
  noteEmployeeLoanConsent: ['EmployeeLoan', 'verb', 'note_consent'],
  swapConcerns: ['ShiftSwap', 'one', 'read'],
  payCalendar: ['PayGroup', 'one', 'read'],
  payrollRunTotals: ['PayrollRun', 'one', 'read'],
  payrollRunFindings: ['PayrollRun', 'one', 'read'],
  outsidePayments: ['PayrollRun', 'one', 'pay'],
  payrollRunDifferences: ['PayrollRun', 'one', 'read'],
  workingDays: ['Employee', 'one', 'read'],
  calendarDays: ['WorkCalendar', 'one', 'read'],
  attendanceSheet: ['AttendanceDay', 'list', 'read'],
  teamLeave: ['EmployeeLeave', 'list', 'read'],
  setImportMapping: ['Import', 'verb', 'update'],
  correctImportRow: ['Import', 'verb', 'update'],
};

/** Optional fields one of which a row must have all the same. */
const neededToo: Record<string, string[]> = {
  Compensation: ['fixedAmount'],
  Deduction: ['fixedAmount'],
  AttendanceDay: ['mark'],
  EmployeeReward: ['amount'],
  EmployeeDeduction: ['amount'],
  EmployeeSalary: ['baseSalary'],
  EmergencyContact: ['phone'],
};

const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function ruleOf(name: string): Operation['rule'] {
  const special = named[name];
  if (special) return { area: areaNamed(special[0]), act: special[1], action: special[2] };
  for (const area of allAreas()) {
    const plural = upper(area.many);
    const rules: Record<string, [Act, string]> = {
      [area.many]: ['list', 'read'],
      [area.one]: ['one', 'read'],
      [`create${area.name}`]: ['create', 'create'],
      [`update${area.name}`]: ['update', 'update'],
      [`delete${plural}`]: ['delete', 'delete'],
      [`restore${plural}`]: ['restore', 'delete'],
      ...Object.fromEntries(
        Object.keys(area.verbs ?? {}).map((verb): [string, [Act, string]] => [`${verb}${area.name}`, ['verb', verb]]),
      ),
    };
    const rule = rules[name];
    if (rule) return { area, act: rule[0], action: rule[1] };
  }
  return undefined;
}

let operations: Operation[] | undefined;

/** Every operation of the schema. */
export function allOperations(): Operation[] {
  operations ??= readOperations();
  return operations;
}

function readOperations(): Operation[] {
  const schema = appSchema();
  const types = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.entries(types).flatMap(([type, object]) =>
    Object.values(object?.getFields() ?? {}).map((field) => ({
      name: field.name,
      type: type as Operation['type'],
      field,
      rule: ruleOf(field.name),
    })),
  );
}

export type Replace = (type: string, path: string[]) => unknown;

/** A value of an input type: what must be given only; `replace` may decide about any of it by answering something. */
export function sampleInput(type: GraphQLInputType, path: string[], area: Area | undefined, replace: Replace): unknown {
  if (isNonNullType(type)) return sampleInput(type.ofType, path, area, replace);
  const name = path[path.length - 1]!;
  const replaced = replace(getNamedType(type).name, path);
  if (replaced !== undefined) return isListType(type) && !Array.isArray(replaced) ? [replaced] : replaced;
  if (isListType(type)) return [];
  if (isInputObjectType(type)) return sampleFields(type, path, area, replace);
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (name === 'email') return `${newId()}@example.com`;
  const meta = area?.fields.get(name);
  if (meta && meta.kind !== 'reference') return sampleOf(meta);
  if (name === 'password' || name === 'next' || name === 'current') return 'Correct horse 9';
  return (
    { ID: newId(), Int: name === 'year' ? 2026 : 1, Boolean: true, JSON: {}, Date: '2024-01-01', Decimal: '1' }[
      getNamedType(type).name
    ] ?? `${name} ${newId()}`
  );
}

/** Values the schema cannot tell: fields one of which is needed, a day that is in nobody's way. */
const given: Record<string, Record<string, unknown>> = {
  WebhookInput: { url: 'https://hooks.example.com/muster', subjects: ['Department'] },
  CompanyDomainInput: {
    get domain() {
      return `d${newId()}.example`;
    },
  },
  AuditStreamInput: { url: 'https://siem.example.com/muster' },
  IdentityProviderInput: { issuer: 'https://login.example.com', domains: ['example.com'] },
  ApiTokenInput: { expiresOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10) },
  BankAccountInput: { iban: 'AE070331234567890123456' },
  EventInput: { isAllDay: true, startDate: '2024-01-01', endDate: '2024-01-01' },
  PayComponentInput: { formula: 'basic * 25%' },
  AttendanceCorrectionInput: { date: '2024-01-02', timeIn: '08:00', timeOut: '17:00' },
  HolidayInput: { firstDay: '2024-02-01' },
  ApprovalFlowInput: { isActive: false, steps: [{ mode: 'any', approvers: [{ kind: 'manager' }] }] },
  OvertimeStepInput: { afterHours: '12', factor: '2' },
  ContributionSchemeInput: { rates: [{ employee: '5', employer: '10' }] },
  PayGroupInput: { frequency: 'monthly', firstDay: 15 },
  ShiftPatternInput: { slots: [{ day: 0, shiftId: newId() }] },
  EmployeeLeaveInput: { fromDate: '2024-01-02', toDate: '2024-01-02' },
};

function sampleFields(
  type: GraphQLInputObjectType,
  path: string[],
  area: Area | undefined,
  replace: Replace,
): Record<string, unknown> {
  const told = given[type.name];
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap((field) => {
      const at = [...path, field.name];
      const isWanted =
        isRequiredInputField(field) ||
        (type.name === `${area?.name}Input` && neededToo[area!.name]?.includes(field.name)) ||
        replace(getNamedType(field.type).name, at) !== undefined;
      if (told && field.name in told)
        return [[field.name, replace(getNamedType(field.type).name, at) ?? told[field.name]]];
      return isWanted ? [[field.name, sampleInput(field.type, at, area, replace)]] : [];
    }),
  );
}

/** The operation as a document and its variables: required arguments, and those `replace` answers for. */
export function requestOf(
  { type, field, rule }: Operation,
  replace: Replace = () => undefined,
): { query: string; variables: Record<string, unknown> } {
  const isWanted = (arg: GraphQLArgument) =>
    isRequiredArgument(arg) || replace(getNamedType(arg.type).name, [arg.name]) !== undefined;
  const args = field.args.filter(isWanted);
  const variables = Object.fromEntries(
    args.map((arg) => [arg.name, sampleInput(arg.type, [arg.name], rule?.area, replace)]),
  );
  const head = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const call = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const answer = isLeafType(getNamedType(field.type)) ? '' : ` { ${answerOf(rule?.act)} }`;
  return { query: `${type}${head && `(${head})`} { ${field.name}${call && `(${call})`}${answer} }`, variables };
}

const answerOf = (act: Act | undefined): string =>
  act === 'list' ? 'rows { id } total' : act === 'delete' || act === 'restore' ? 'id done message' : '__typename';
