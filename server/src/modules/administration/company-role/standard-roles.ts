import type { Grant, GrantScope } from '../../../platform/access/ability';
import { allAreas } from '../../../platform/records/area';
import { actionsOn, ownCompanyActions } from '../../../platform/access/grant-rules';
import type { Text } from '../../../platform/text';
import { t } from '../texts/text';

const grants = (scope: GrantScope, lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));

/** What no role begins with: erasing a person cannot be taken back. */
const givenByHand = 'erase';

const everything = (): Grant[] => [
  ...allAreas()
    .filter(({ isTenant }) => isTenant)
    .map(({ name }) => name)
    .sort()
    .flatMap((name) =>
      actionsOn(name)
        .filter((action) => action !== givenByHand)
        .map((action): Grant => ({ subject: name, action, scope: 'company' })),
    ),
  ...grants('company', { Company: ownCompanyActions }),
  ...grants('own', { Event: ['read', 'create', 'update', 'delete'] }),
];

export type StandardRole = 'hr' | 'finance' | 'manager' | 'employee';

/** Roles most companies want, as a starting point to be changed. */
export const standardRoles: Record<StandardRole, { title: Text; grants: () => Grant[] }> = {
  hr: { title: t('standard_roles.hr.title'), grants: everything },
  finance: {
    title: t('standard_roles.finance.title'),
    grants: () =>
      grants('company', {
        Employee: ['read'],
        Department: ['read'],
        Position: ['read'],
        WorkLocation: ['read'],
        Grade: ['read'],
        EmployeePosition: ['read'],
        EmployeeSalary: ['read', 'read_sensitive', 'read_range'],
        PayrollRun: ['read', 'approve', 'return', 'post', 'disburse', 'pay'],
        Payslip: ['read', 'export', 'hold', 'release'],
        PayslipHold: ['read'],
        PayrollPayment: ['read', 'download', 'pay', 'cancel', 'export'],
        PayrollPaymentLine: ['read', 'export'],
        BankAccount: ['read', 'verify', 'reject', 'close'],
        Compensation: ['read', 'read_sensitive'],
        CompensationAssignment: ['read', 'read_sensitive', 'approve', 'reject'],
        Deduction: ['read', 'read_sensitive'],
        DeductionAssignment: ['read', 'read_sensitive', 'approve', 'reject'],
        ContributionScheme: ['read', 'approve', 'reject'],
        InsuranceRegistration: ['read', 'read_sensitive'],
        TaxRegistration: ['read', 'read_sensitive'],
        PayGroup: ['read'],
        PayGroupAssignment: ['read'],
        SalaryFormula: ['read'],
        PayComponent: ['read'],
        PayTableRow: ['read'],
        OvertimeStep: ['read'],
        EmployeeReward: ['read', 'read_sensitive', 'approve', 'reject', 'reverse'],
        EmployeeDeduction: ['read', 'read_sensitive', 'approve', 'reject', 'reverse'],
        EmployeeLoan: ['read', 'read_sensitive', 'approve', 'reject', 'disburse', 'ask_consent'],
        LoanInstalment: ['read'],
        LeaveType: ['read'],
        LeaveEncashment: ['read', 'read_sensitive', 'approve', 'reject'],
        EndOfService: ['read', 'read_sensitive', 'approve', 'pay', 'export'],
        EosProvision: ['read', 'read_sensitive', 'calculate', 'export'],
        LedgerAccount: ['read', 'create', 'update', 'delete', 'export'],
        PostingRule: ['read', 'create', 'update', 'delete', 'export'],
        ProvisionRule: ['read', 'create', 'update', 'delete', 'export'],
        JournalEntry: ['read', 'export', 'post', 'reverse'],
        Invoice: ['read', 'create', 'update', 'delete', 'export', 'send', 'download', 'pay', 'credit', 'duplicate'],
        Vendor: ['read', 'read_sensitive', 'verify', 'reject'],
      }),
  },
  manager: {
    title: t('standard_roles.manager.title'),
    grants: () => [
      ...grants('company', { Department: ['read'], Position: ['read'], WorkLocation: ['read'], FormVersion: ['read'] }),
      ...grants('team', {
        Employee: ['read'],
        EmployeePosition: ['read'],
        FormRequest: ['read', 'approve', 'reject', 'return'],
        EmployeeReward: ['read'],
      }),
      ...grants('team', {
        Employee: ['read'],
        EmployeePosition: ['read'],
        FormRequest: ['read', 'approve', 'reject', 'return'],
      }),
      ...grants('company', { Holiday: ['read'], Event: ['read'], LeaveType: ['read'] }),
      ...grants('team', { EmergencyContact: ['read'] }),
      ...grants('team', { LeaveBalance: ['read'], LeaveLedgerEntry: ['read'] }),
      ...grants('team', {
        EmployeeLeave: ['read', 'approve', 'reject', 'cancel'],
        LeaveEncashment: ['read', 'approve', 'reject'],
      }),
      ...grants('own', { Event: ['read', 'create', 'update', 'delete'] }),
      ...grants('company', { CmeRule: ['read'] }),
      ...grants('team', {
        EmployeeLicence: ['read'],
        EmployeeSkill: ['read'],
        EmployeeCme: ['read', 'verify', 'reject'],
      }),
      ...grants('company', { Shift: ['read'], CoverNeed: ['read'] }),
      ...grants('team', {
        RosteredShift: ['read', 'create', 'update', 'delete', 'fill', 'publish'],
        ShiftSwap: ['read', 'approve', 'reject'],
        Attendance: ['read'],
        AttendanceDay: ['read'],
        Punch: ['read'],
        AttendanceCorrection: ['read', 'approve', 'reject'],
        AttendanceMonth: ['read', 'approve'],
      }),
    ],
  },
  employee: {
    title: t('standard_roles.employee.title'),
    grants: () => [
      ...grants('company', { Department: ['read'], Position: ['read'], WorkLocation: ['read'], FormVersion: ['read'] }),
      ...grants('company', { Department: ['read'], Position: ['read'] }),
      ...grants('company', { DocumentType: ['read'] }),
      ...grants('own', {
        EmployeeDocument: ['read', 'create', 'submit', 'renew'],
        EmployeeDocumentVersion: ['read'],
      }),
      ...grants('company', { Employee: ['find'] }),
      ...grants('own', { ProfileChange: ['read', 'create', 'withdraw'] }),
      ...grants('company', { Holiday: ['read'], Event: ['read'], LeaveType: ['read'] }),
      ...grants('own', { LeaveBalance: ['read'], LeaveLedgerEntry: ['read'] }),
      ...grants('own', {
        EmployeeLeave: ['read', 'read_medical', 'create', 'update', 'cancel', 'see_away'],
        Event: ['read', 'create', 'update', 'delete'],
      }),
      ...grants('own', {
        Employee: ['read', 'read_sensitive', 'read_medical', 'read_pay'],
        EmployeePosition: ['read'],
        EmployeeSalary: ['read', 'read_sensitive'],
        Payslip: ['read'],
        BankAccount: ['read', 'read_sensitive', 'create', 'update'],
      }),
      ...grants('own', { EndOfService: ['read', 'read_sensitive'] }),
      ...grants('own', { InsuranceRegistration: ['read', 'read_sensitive'] }),
      ...grants('own', {
        Dependant: ['read', 'read_sensitive'],
        EmergencyContact: ['read', 'create', 'update', 'delete'],
      }),
      ...grants('company', { CmeRule: ['read'] }),
      ...grants('own', {
        EmployeeLicence: ['read'],
        EmployeeSkill: ['read'],
        EmployeeCme: ['read', 'create', 'update', 'delete', 'submit'],
      }),
      ...grants('own', { FormRequest: ['read', 'create', 'update', 'submit', 'withdraw', 'close', 'dispute'] }),
      ...grants('company', { Shift: ['read'] }),
      ...grants('own', {
        RosteredShift: ['read', 'take'],
        ShiftSwap: ['read', 'create', 'cancel'],
        Attendance: ['read', 'clock'],
        AttendanceDay: ['read'],
        Punch: ['read'],
        AttendanceCorrection: ['read', 'create', 'update', 'submit', 'cancel'],
        AttendanceMonth: ['read'],
      }),
      ...grants('own', { EmployeeReward: ['read', 'read_sensitive'], EmployeeDeduction: ['read', 'read_sensitive'] }),
      ...grants('own', { LeaveEncashment: ['read', 'read_sensitive', 'create', 'cancel'] }),
      ...grants('own', {
        EmployeeLoan: ['read', 'read_sensitive', 'create', 'update', 'submit', 'cancel', 'consent'],
        LoanInstalment: ['read'],
      }),
    ],
  },
};
