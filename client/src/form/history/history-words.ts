import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import type { FieldKey } from '../../i18n/i18n';
import { useFormat } from '../../ui/words/format';
import { choiceOf } from '../../fields/choices';

export interface Change {
  field: string;
  kind: string;
  choice: string | null;
  before: string | null;
  after: string | null;
  isMasked: boolean;
}

const spelled = (name: string) =>
  name
    .replace(/Id$/, '')
    .replace(/(?!^)([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** Fields that are called otherwise than the same field of other records. */
const ownWords: Record<string, FieldKey> = {
  'ApiToken.expiresOn': 'tokenExpires',
  'ApiToken.ownerId': 'tokenOwner',
  'ApiToken.ownerName': 'tokenOwner',
  'ApiToken.prefix': 'tokenPrefix',
  'ApiToken.roleId': 'tokenRole',
  'ApiToken.standing': 'tokenStanding',
  'AuditStream.failure': 'lastFailure',
  'AuditStream.isActive': 'webhookActive',
  'AuditStream.ownerId': 'streamOwner',
  'AuditStream.url': 'webhookUrl',
  'AuditStream.waiting': 'linesWaiting',
  'CompanyDomain.checkedAt': 'dnsCheckedAt',
  'CompanyDomain.domain': 'mailDomain',
  'CompanyDomain.token': 'domainToken',
  'CompanyRole.externalId': 'directoryId',
  'CompanyUser.externalId': 'directoryId',
  'CoverNeed.people': 'coverPeople',
  'IdentityProvider.domains': 'mailDomains',
  'IdentityProvider.isActive': 'providerActive',
  'IdentityProvider.issuer': 'providerIssuer',
  'IdentityProvider.kind': 'providerKind',
  'IdentityProvider.metadata': 'providerMetadata',
  'IdentityProvider.roleId': 'newMemberRole',
  'Webhook.deeds': 'webhookDeeds',
  'Webhook.isActive': 'webhookActive',
  'Webhook.subjects': 'webhookSubjects',
  'Webhook.url': 'webhookUrl',
  'WebhookDelivery.action': 'webhookAction',
  'WebhookDelivery.answer': 'webhookAnswer',
  'WebhookDelivery.attempts': 'webhookAttempts',
  'WebhookDelivery.status': 'webhookStatus',
  'WebhookDelivery.subject': 'webhookSubject',
  'EmergencyContact.rank': 'contactRank',
  'Employee.code': 'employeeCode',
  'EmployeeCme.amount': 'cmeCredits',
  'EmployeeDeduction.reason': 'entryReason',
  'EmployeeDeduction.kind': 'deductionKind',
  'EmployeeSalary.frequency': 'salaryFrequency',
  'EmployeeLoan.instalments': 'loanInstalments',
  'EmployeeLoan.reason': 'entryReason',
  'EmployeeLeave.kind': 'leaveKind',
  'LeaveAdjustment.typeId': 'leaveTypeId',
  'LeaveAdjustment.days': 'leaveDays',
  'LeaveBalance.available': 'leaveAvailable',
  'LeaveBalance.balance': 'leaveBalanceNow',
  'LeaveBalance.pending': 'leavePending',
  'LeaveBalance.typeId': 'leaveTypeId',
  'LeaveEncashment.date': 'encashmentDate',
  'LeaveEncashment.days': 'leaveDays',
  'LeaveEncashment.lines': 'encashmentLines',
  'LeaveEncashment.typeId': 'leaveTypeId',
  'LeaveLedgerEntry.days': 'leaveDays',
  'LeaveLedgerEntry.typeId': 'leaveTypeId',
  'EmployeeLeave.typeId': 'leaveTypeId',
  'EmployeeReward.reason': 'entryReason',
  'EmployeeDocument.dueOn': 'documentDueOn',
  'FormRequest.dueOn': 'requestDueOn',
  'FormVersion.number': 'formVersion',
  'Invoice.lines': 'invoiceLines',
  'LeaveType.carryOverMost': 'leaveCarryOverMost',
  'LeaveBlock.name': 'reason',
  'LeaveType.employeeType': 'leaveTypeEmployment',
  'LeaveType.gender': 'leaveTypeGender',
  'LeaveType.isActive': 'leaveTypeActive',
  'LeaveType.kind': 'leaveKind',
  'LeaveType.noticeDays': 'leaveNoticeDays',
  'LeaveType.unit': 'leaveTypeUnit',
  'PayComponent.kind': 'componentKind',
  'PayTableRow.value': 'tableValue',
  'SalaryFormula.kind': 'formulaKind',
  'Shift.kind': 'shiftKind',
};

/**
 * What the catalogue calls records, fields, deeds and values of choices; one this version has no word for is spelled
 * out.
 */
export const wordsIn = (t: TFunction) => ({
  subject: (name: string) => t(`area.${name as 'Employee'}.one`, { defaultValue: spelled(name) }),
  action: (name: string) => t(`history.action.${name as 'create'}`, { defaultValue: spelled(name) }),
  field: (subject: string, name: string) =>
    t(`field.${ownWords[`${subject}.${name}`] ?? (name as 'name')}`, { defaultValue: spelled(name) }),
  // Some values are names of areas.
  choice: (enumeration: string, value: string) =>
    t([`choice.${choiceOf(enumeration)}.${value}`, `area.${value}.many`] as never, {
      defaultValue: spelled(value),
    }) as string,
});

/** An entry of a history in the reader's language. */
export function useHistoryWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = useSession();
  const words = wordsIn(t);
  return {
    field: words.field,
    what({ subject, action, day }: { subject: string; action: string; day?: string | null }): string {
      if (action === 'fact') return words.subject(subject);
      if (day !== undefined && subject !== 'Employee') return `${words.subject(subject)}: ${words.action(action)}`;
      return words.action(action);
    },
    value({ kind, choice }: Change, text: string): string {
      switch (kind) {
        case 'money':
          return format.money(text, session?.company?.currency);
        case 'integer':
        case 'decimal':
          return format.number(Number(text));
        case 'integers':
          return (JSON.parse(text) as number[]).map((number) => format.number(number)).join(t('list.comma'));
        case 'date':
          return format.day(text);
        case 'instant':
          return format.instant(text);
        case 'flag':
          return t(text === 'true' ? 'list.yes' : 'list.no');
        case 'choice':
          return words.choice(choice ?? '', text);
        case 'json':
          return t('history.changed');
        default:
          return text;
      }
    },
  };
}
