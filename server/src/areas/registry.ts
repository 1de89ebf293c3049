import './approvables';
import { ApprovalFlowResolver } from './approval-flow/approval-flow.resolver';
import { ApprovalTaskResolver } from './approval-task/approval-task.resolver';
import { DelegationResolver } from './approval-task/delegation.resolver';
import { TrialResolver } from './approval-task/flow-trial.resolver';
import { CmeRuleResolver } from './cme-rule/cme-rule';
import { AttendanceResolver } from './attendance/attendance.resolver';
import { AttendanceDayResolver } from './attendance-day/attendance-day.resolver';
import { ExplainDayResolver } from './attendance-day/explain-day.resolver';
import { AttendanceCorrectionResolver } from './attendance-correction/attendance-correction.resolver';
import { AttendanceMonthResolver } from './attendance-month/attendance-month.resolver';
import { PunchCardResolver } from './punch-card/punch-card.resolver';
import { PunchDeviceResolver } from './punch-device/punch-device.resolver';
import { PunchEntryResolver } from './punch-entry/punch-entry';
import { PunchResolver } from './punch/punch.resolver';
import { ChatResolver } from './chat/chat.resolver';
import { CompanyResolver } from './company/company';
import { CompanyRoleResolver } from './company-role/company-role';
import { CompanyUserResolver } from './company-user/company-user.resolver';
import { DependantResolver } from './dependant/dependant';
import { DepartmentResolver } from './department/department';
import { StructureResolver } from './department/structure.resolver';
import { EmployeeResolver } from './employee/employee.resolver';
import { TimelineResolver } from './employee/timeline.resolver';
import { ErasureResolver } from './personal-data/erasure.resolver';
import { EmergencyContactResolver } from './emergency-contact/emergency-contact';
import { DocumentResolver } from './document/document.resolver';
import { ConfirmationsResolver } from './document/confirmations.resolver';
import { DocumentAcknowledgementResolver } from './document-acknowledgement/document-acknowledgement';
import { DocumentTypeResolver } from './document-type/document-type.resolver';
import { DocumentVersionResolver } from './document-version/document-version';
import { EmployeeDocumentResolver } from './employee-document/employee-document.resolver';
import { NotInPayrollResolver } from './payroll-run/not-in-payroll.resolver';
import { MissingDocumentsResolver } from './employee-document/missing-documents.resolver';
import { MissingCompanyDocumentsResolver } from './document/missing-company-documents.resolver';
import { EmployeeDocumentVersionResolver } from './employee-document-version/employee-document-version';
import { LeaveTypeResolver } from './leave-type/leave-type';
import { LeaveAdjustmentResolver } from './leave-adjustment/leave-adjustment';
import { LeaveEncashmentResolver } from './leave-encashment/leave-encashment.resolver';
import { LeaveBalanceResolver } from './leave-balance/leave-balance.resolver';
import { LeaveLedgerEntryResolver } from './leave-ledger-entry/leave-ledger-entry';
import { EmployeeLeaveResolver } from './employee-leave/employee-leave.resolver';
import { CalendarResolver } from './calendar/calendar.resolver';
import { EventResolver } from './event/event';
import { HolidayResolver } from './holiday/holiday';
import { EmployeeCmeResolver } from './employee-cme/employee-cme.resolver';
import { EmployeeLicenceResolver } from './employee-licence/employee-licence';
import { EmployeeSkillResolver } from './employee-skill/employee-skill';
import { EmployeePositionResolver } from './employee-position/employee-position';
import { EmployeeSalaryResolver } from './employee-salary/employee-salary.resolver';
import { FileResolver } from './file/file.resolver';
import { FormDraftResolver } from './form-draft/form-draft.resolver';
import { LeaveDraftResolver } from './leave-draft/leave-draft.resolver';
import { FormResolver } from './form/form.resolver';
import { FormRequestResolver } from './form-request/form-request.resolver';
import { FormVersionResolver } from './form-version/form-version';
import { ImportResolver } from './import/import.resolver';
import { InvoiceResolver } from './invoice/invoice.resolver';
import { InternalMailResolver } from './internal-mail/internal-mail.resolver';
import { MailResolver } from './mail/mail.resolver';
import { MailTemplateResolver } from './mail-template/mail-template';
import { NotificationResolver } from './notification/notification.resolver';
import { PayTrialResolver } from './payroll-run/pay-trial.resolver';
import { PayrollRunResolver } from './payroll-run/payroll-run.resolver';
import { PayslipResolver } from './payslip/payslip.resolver';
import { PayslipHoldResolver } from './payslip-hold/payslip-hold';
import { BankAccountResolver } from './bank-account/bank-account.resolver';
import { PayrollPaymentResolver } from './payroll-payment/payroll-payment.resolver';
import { PayrollPaymentLineResolver } from './payroll-payment-line/payroll-payment-line';
import { PermissionResolver } from './permission/permission.resolver';
import { PositionResolver } from './position/position';
import { RoleResolver } from './role/role';
import { SearchResolver } from './search/search.resolver';
import { ShiftResolver } from './shift/shift';
import { ShiftPatternResolver } from './shift-pattern/shift-pattern';
import { ShiftAssignmentResolver } from './shift-assignment/shift-assignment';
import { CoverNeedResolver } from './cover-need/cover-need';
import { LeaveBlockResolver } from './leave-block/leave-block';
import { RosteredShiftResolver } from './rostered-shift/rostered-shift.resolver';
import { ShiftSwapResolver } from './shift-swap/shift-swap.resolver';
import { WorkCalendarResolver } from './work-calendar/work-calendar.resolver';
import { CalendarAssignmentResolver } from './calendar-assignment/calendar-assignment';
import { InterfaceSettingsResolver } from './interface-settings/interface-settings.resolver';
import { SavedViewResolver } from './saved-view/saved-view.resolver';
import { StandardDocumentTypeResolver } from './standard-document-type/standard-document-type';
import { UserResolver } from './user/user.resolver';
import { VendorResolver } from './vendor/vendor.resolver';
import { CompensationResolver } from './compensation/compensation';
import { CompensationAssignmentResolver } from './compensation-assignment/compensation-assignment.resolver';
import { DeductionResolver } from './deduction/deduction';
import { DeductionAssignmentResolver } from './deduction-assignment/deduction-assignment.resolver';
import { EmployeeDeductionResolver } from './employee-deduction/employee-deduction';
import { EmployeeLoanResolver } from './employee-loan/employee-loan.resolver';
import { LoanInstalmentResolver } from './loan-instalment/loan-instalment';
import { EmployeeRewardResolver } from './employee-reward/employee-reward.resolver';
import { PayComponentResolver } from './pay-component/pay-component.resolver';
import { PayTableRowResolver } from './pay-table-row/pay-table-row';
import { SalaryFormulaResolver } from './salary-formula/salary-formula';
import { FailedJobResolver } from './failed-job/failed-job.resolver';
import { HomeResolver } from './home/home.resolver';
import { EndOfServiceResolver } from './end-of-service/end-of-service.resolver';
import { EosProvisionResolver } from './eos-provision/eos-provision.resolver';
import { WebhookResolver } from './webhook/webhook.resolver';
import { WebhookDeliveryResolver } from './webhook-delivery/webhook-delivery.resolver';
import { ApiTokenResolver } from './api-token/api-token.resolver';
import { WorkLocationResolver } from './work-location/work-location';
import { GradeResolver } from './grade/grade';

/** Every area's resolvers. The only list of areas there is. */
export const areaResolvers: Function[] = [
  ...CompanyResolver,
  ...RoleResolver,
  ...PermissionResolver,
  ...CompanyRoleResolver,
  ...UserResolver,
  ...CompanyUserResolver,
  ...DepartmentResolver,
  StructureResolver,
  ...PositionResolver,
  ...EmployeeResolver,
  TimelineResolver,
  ErasureResolver,
  ...EmployeePositionResolver,
  ...DependantResolver,
  ...EmergencyContactResolver,
  ...EmployeeSalaryResolver,
  ...ImportResolver,
  ...FileResolver,
  ...StandardDocumentTypeResolver,
  ...DocumentTypeResolver,
  ...DocumentResolver,
  ...DocumentVersionResolver,
  ConfirmationsResolver,
  ...DocumentAcknowledgementResolver,
  ...EmployeeDocumentResolver,
  MissingDocumentsResolver,
  MissingCompanyDocumentsResolver,
  ...EmployeeDocumentVersionResolver,
  ...VendorResolver,
  ...InvoiceResolver,
  ...CmeRuleResolver,
  ...EmployeeLicenceResolver,
  ...EmployeeSkillResolver,
  ...EmployeeCmeResolver,
  InternalMailResolver,
  ChatResolver,
  ...FormResolver,
  ...FormVersionResolver,
  ...FormRequestResolver,
  FormDraftResolver,
  LeaveDraftResolver,
  ...MailTemplateResolver,
  ...MailResolver,
  ...WorkCalendarResolver,
  ...CalendarAssignmentResolver,
  ...ShiftPatternResolver,
  ...ShiftAssignmentResolver,
  ...CoverNeedResolver,
  ...LeaveBlockResolver,
  ...RosteredShiftResolver,
  ...ShiftSwapResolver,
  ...ShiftResolver,
  ...AttendanceResolver,
  ...AttendanceDayResolver,
  ExplainDayResolver,
  ...CompensationResolver,
  ...CompensationAssignmentResolver,
  ...DeductionResolver,
  ...DeductionAssignmentResolver,
  ...SalaryFormulaResolver,
  ...PayComponentResolver,
  ...PayTableRowResolver,
  PayTrialResolver,
  ...EmployeeLoanResolver,
  ...LoanInstalmentResolver,
  ...PunchDeviceResolver,
  ...PunchCardResolver,
  ...PunchResolver,
  ...PunchEntryResolver,
  ...AttendanceMonthResolver,
  ...AttendanceCorrectionResolver,
  ...EmployeeRewardResolver,
  ...EmployeeDeductionResolver,
  ...EndOfServiceResolver,
  ...EosProvisionResolver,
  ...PayrollRunResolver,
  NotInPayrollResolver,
  ...PayslipResolver,
  SavedViewResolver,
  InterfaceSettingsResolver,
  NotificationResolver,
  SearchResolver,
  ...LeaveTypeResolver,
  ...LeaveLedgerEntryResolver,
  ...LeaveBalanceResolver,
  ...LeaveAdjustmentResolver,
  ...LeaveEncashmentResolver,
  ...HolidayResolver,
  ...EmployeeLeaveResolver,
  ...EventResolver,
  ...CalendarResolver,
  HomeResolver,
  FailedJobResolver,
  ...PayslipHoldResolver,
  ...BankAccountResolver,
  ...PayrollPaymentResolver,
  ...PayrollPaymentLineResolver,
  ...ApprovalFlowResolver,
  ApprovalTaskResolver,
  DelegationResolver,
  TrialResolver,
  ...ApiTokenResolver,
  ...WebhookResolver,
  ...WebhookDeliveryResolver,
  ...WorkLocationResolver,
  ...GradeResolver,
];
