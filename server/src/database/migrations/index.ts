import { Foundation1763600000000 } from './2026-11-20-foundation';
import { Import1763670000000 } from './2026-11-20-import';
import { Payroll1763680000000 } from './2026-11-20-payroll';
import { AuditChain1763704800000 } from './2026-11-21-audit-chain';
import { Files1795255919592 } from './2026-11-21-files';
import { ViewAsRole1763708400000 } from './2026-11-21-view-as-role';
import { FormsAndMails1795256265592 } from './2026-11-21-forms-and-mails';
import { VendorsAndCme1795255795191 } from './2026-11-21-vendors-and-cme';
import { Attendance1795255937975 } from './2026-11-21-attendance';
import { CmeCertificates1795257349156 } from './2026-11-21-cme-certificates';
import { ImportKinds1763719300000 } from './2026-11-21-import-kinds';
import { PayAreas1795256140394 } from './2026-11-21-pay-areas';
import { PasswordLink1763722800000 } from './2026-11-21-password-link';
import { ListViews1795256961388 } from './2026-11-21-list-views';
import { Documents1795257176837 } from './2026-11-21-documents';
import { Leave1795255685932 } from './2026-11-21-leave';
import { InterfaceSettings1795257900000 } from './2026-11-21-interface-settings';
import { EventCalendars1795300100000 } from './2026-11-21-event-calendars';
import { Invoices1795300200000 } from './2026-11-21-invoices';
import { SetUp1795300800001 } from './2026-11-21-set-up';
import { Notifications1795300000031 } from './2026-11-21-notifications';
import { InternalMail1795301056188 } from './2026-11-21-internal-mail';
import { Chat1795258300000 } from './2026-11-21-chat';
import { FormDrafts1795258500000 } from './2026-11-21-form-drafts';
import { UnpaidDays1795258600000 } from './2026-11-21-unpaid-days';
import { PayTakings1795400034001 } from './2026-11-22-pay-takings';
import { LeaveTypes1795314196004 } from './2026-11-22-leave-types';
import { PayrollPayments1795400100000 } from './2026-11-22-payroll-payments';
import { WorkCalendars1795314338487 } from './2026-11-22-work-calendars';
import { Approvals1795302000037 } from './2026-11-22-approvals';
import { PayComponents1795315449207 } from './2026-11-22-pay-components';
import { LeaveLedger1795316850318 } from './2026-11-22-leave-ledger';
import { EmployeeLoans1795326229796 } from './2026-11-22-employee-loans';
import { LeaveEncashments1795600000046 } from './2026-11-23-leave-encashments';
import { OpeningLoans1795600400055 } from './2026-11-23-opening-loans';
import { TimeRules1795600400053 } from './2026-11-23-time-rules';
import { OpeningPay1795600500056 } from './2026-11-23-opening-pay';
import { RoleVerbs1795600600056 } from './2026-11-23-role-verbs';
import { LeaveBlocks1795600500053 } from './2026-11-23-leave-blocks';
import { PayFlags1795600700059 } from './2026-11-24-pay-flags';
import { LeaveByHours1795700000062 } from './2026-11-24-leave-by-hours';
import { LeaveContact1795700000063 } from './2026-11-24-leave-contact';
import { LeaveReplacement1795900000067 } from './2026-11-25-leave-replacement';
import { LeaveDrafts1795900000068 } from './2026-11-25-leave-drafts';
import { AccrualDay1795900000069 } from './2026-11-25-accrual-day';
import { DatedShifts1795900000070 } from './2026-11-24-dated-shifts';
import { ShiftShares1795900200070 } from './2026-11-24-shift-shares';
import { LeaveCancel1795700000061 } from './2026-11-24-leave-cancel';
import { RosterFills1795600700063 } from './2026-11-23-roster-fills';
import { ShiftCounts1795600700064 } from './2026-11-23-shift-counts';
import { PayrollGroups1795900100065 } from './2026-11-24-payroll-groups';
import { PayslipMails1795600700060 } from './2026-11-24-payslip-mails';
import { HiddenComponents1795600700061 } from './2026-11-24-hidden-components';
import { RewardKinds1795600700062 } from './2026-11-24-reward-kinds';
import { Geofences1795800000064 } from './2026-11-23-geofences';
import { LeaveShares1795600000041 } from './2026-11-22-leave-shares';
import { EosProvisions1795600100043 } from './2026-11-22-eos-provisions';
import { Settlement1795600000043 } from './2026-11-22-settlement';
import { PayrollCorrections1795600000042 } from './2026-11-22-payroll-corrections';
import { AttendancePay1795600200045 } from './2026-11-22-attendance-pay';
import { LoansConsent1795600300048 } from './2026-11-22-loans-consent';
import { LoanConsent1795900500073 } from './2026-11-25-loan-consent';
import { Punches1795500000039 } from './2026-11-22-punches';
import { Roster1795600000044 } from './2026-11-22-roster';
import { CreditNotes1795600100047 } from './2026-11-22-credit-notes';
import { ShiftSwaps1795600000045 } from './2026-11-22-shift-swaps';
import { PunchPhotos1795900300073 } from './2026-11-26-punch-photos';
import { SkillGrants1795900300072 } from './2026-11-26-skill-grants';
import { Skills1795900300071 } from './2026-11-26-skills';
import { PunchIndex1795900300074 } from './2026-11-26-punch-index';
import { WeekOvertime1795900600076 } from './2026-11-26-week-overtime';
import { ComparedLines1795900700001 } from './2026-11-27-compared-lines';
import { RepeatedIndexes1795900700002 } from './2026-11-27-repeated-indexes';
import { Reversals1795900700003 } from './2026-11-27-reversals';
import { DaysOffInPay1795900600077 } from './2026-11-26-days-off-in-pay';
import { AverageWage1795900810001 } from './2026-11-28-average-wage';
import { ProrateFirstLast1795900820001 } from './2026-11-28-prorate-first-last';
import { RosterNotice1795900820002 } from './2026-11-28-roster-notice';
import { Issuers1795900870002 } from './2026-11-28-issuers';
import { EmploymentStatus1795900900001 } from './2026-11-30-employment-status';
import { ProbationNotice1795900900003 } from './2026-11-30-probation-notice';
import { Rehire1795900900002 } from './2026-11-30-rehire';
import { MedicalGrants1795900910001 } from './2026-11-30-medical-grants';
import { PositionLicences1795900910002 } from './2026-11-30-position-licences';
import { CmeAllocation1795900870001 } from './2026-11-28-cme-allocation';
import { UncheckedFiles1795900840001 } from './2026-11-28-unchecked-files';
import { EmployeeBank1795900860001 } from './2026-11-29-employee-bank';
import { RequestFulfilment1795900850001 } from './2026-11-29-request-fulfilment';
import { ApiTokens1795900930001 } from './2026-11-30-api-tokens';
import { Webhooks1795900930002 } from './2026-11-30-webhooks';
import { PayslipFacts1795900940001 } from './2026-11-30-payslip-facts';
import { DocumentReview1795900920001 } from './2026-11-30-document-review';
import { Acknowledgements1795900920002 } from './2026-11-30-acknowledgements';
import { DocumentTypeRules1795900920003 } from './2026-11-30-document-type-rules';
import { BouncedMails1795900930003 } from './2026-11-30-bounced-mails';
import { SalaryApproval1795900940002 } from './2026-11-30-salary-approval';
import { PassingRows1795901040001 } from './2026-11-30-passing-rows';
import { ChangedCalendars1795901104001 } from './2026-12-01-changed-calendars';
import { RecurringEvents1795901020001 } from './2026-11-30-recurring-events';
import { VendorBank1795901020002 } from './2026-11-30-vendor-bank';
import { RoleGrowth1795900890001 } from './2026-11-30-role-growth';
import { RoleGrowth1795901000000 } from './2026-12-01-role-growth';
import { WorkLocations1795901010001 } from './2026-12-01-work-locations';
import { DepartmentDays1795901010002 } from './2026-12-01-department-days';
import { Grades1795901010003 } from './2026-12-01-grades';
import { RangeGrants1795901010010 } from './2026-12-01-range-grants';
import { DaysOfPay1795901030001 } from './2026-12-01-days-of-pay';
import { PayslipDepartments1795901030002 } from './2026-12-01-payslip-departments';
import { SalaryFrequency1795901030003 } from './2026-12-01-salary-frequency';
import { Dependants1795901000001 } from './2026-11-30-dependants';
import { EmergencyContacts1795901000002 } from './2026-11-30-emergency-contacts';
import { FormerAccounts1795901000003 } from './2026-11-30-former-accounts';
import { DocumentAccess1795901101001 } from './2026-12-02-document-access';
import { VendorDocuments1795901101002 } from './2026-12-02-vendor-documents';
import { DocumentOpenings1795901101003 } from './2026-12-02-document-openings';
import { Nationality1795901100001 } from './2026-12-02-nationality';
import { FiscalYear1795901100002 } from './2026-12-02-fiscal-year';
import { EventReminders1795901105001 } from './2026-12-02-event-reminders';
import { SettlementJournalGrants1795901210000 } from './2026-12-03-settlement-journal-grants';
import { PunchEntries1795901310002 } from './2026-12-04-punch-entries';
import { AutoClose1795901400001 } from './2026-12-05-auto-close';
import { PayslipsOfPostedRuns1796200000001 } from './2026-12-07-payslips-of-posted-runs';
import { SecondShifts1796300000002 } from './2026-12-08-second-shifts';
import { ComponentsForOvertime1796400000001 } from './2026-12-09-components-for-overtime';
import { LeaveServiceVersions1796400000002 } from './2026-12-09-leave-service-versions';
import { Calculations1796510000001 } from './2026-12-10-calculations';
import { ExcludedDays1796510000000 } from './2026-12-10-excluded-days';
import { ImportNotes1796580000000 } from './2026-12-17-import-notes';
import { PunchNumbers1796580000001 } from './2026-12-17-punch-numbers';
import { CompanyVisits1796590000001 } from './2026-12-18-company-visits';
import { OtherGuests1796590000002 } from './2026-12-18-other-guests';
import { PayslipsOfTheRunWritten1796300000001 } from './2026-12-08-payslips-of-the-run-written';
import { PersonZones1795901310001 } from './2026-12-04-person-zones';
import { VendorAccountGrants1795901210002 } from './2026-12-03-vendor-account-grants';
import { LeavePlans1795901230001 } from './2026-12-04-leave-plans';
import { PayAssignmentTerms1795901220001 } from './2026-12-04-pay-assignment-terms';
import { VendorAccountState1795901210001 } from './2026-12-03-vendor-account-state';
import { Erasure1795901200001 } from './2026-12-03-erasure';
import { CompanyRegion1795901220000 } from './2026-12-03-company-region';
import { LeaveExpiryDays1795901410001 } from './2026-12-06-leave-expiry-days';
import { AvailableLeave1795901410002 } from './2026-12-06-available-leave';
import { LeavePayVersions1795901410003 } from './2026-12-06-leave-pay-versions';
import { AuditWrittenAt1796550000001 } from './2026-12-14-audit-written-at';
import { PasswordLinksEnd1796550000000 } from './2026-12-14-password-links-end';
import { AttendanceProblems1796520000000 } from './2026-12-11-attendance-problems';
import { PunchesReadAnew1796520000001 } from './2026-12-11-punches-read-anew';
import { HalfDaysOfPay1796520000002 } from './2026-12-11-half-days-of-pay';
import { WholePayslipLines1796560000000 } from './2026-12-15-whole-payslip-lines';
import { Invitations1796600000000 } from './2026-12-19-invitations';
import { FoldedText1796610000000 } from './2026-12-19-folded-text';
import { SearchText1796610000001 } from './2026-12-19-search-text';
import { AskedDays1796700000301 } from './2026-12-20-asked-days';
import { WordsOfTheGlossary1796800000262 } from './2026-12-21-words-of-the-glossary';
import { PayrollReturn1796800000302 } from './2026-12-21-payroll-return';
import { InsuranceRegistration1796800000310 } from './2026-12-21-insurance-registration';
import { SettledProvisions1796800000277 } from './2026-12-22-settled-provisions';
import { ProfileAndDirectory1796810000285 } from './2026-12-22-profile-and-directory';
import { InsurableComponents1796900000600 } from './2026-12-23-insurable-components';
import { PushDevices1796900000501, PushesDue1796900000502 } from './2026-12-23-push-devices';
import { LeaveLaws1796900000701 } from './2026-12-23-leave-laws';
import { TaxRegistration1796900000800 } from './2026-12-23-tax-registration';
import { BulkInvitations1796900001000 } from './2026-12-24-bulk-invitations';
import { PayrollDismissals1796900001001 } from './2026-12-24-payroll-dismissals';
import { Accounting1796900001100 } from './2026-12-24-accounting';
import { PayslipLineSums1796900001200 } from './2026-12-25-payslip-line-sums';
import { WorkingAccrual1796900002000 } from './2026-12-25-working-accrual';
import { OvertimeStep1797000000000 } from './2026-12-26-overtime-step';
import { ContributionScheme1797100000000 } from './2026-12-27-contribution-scheme';
import { WagesFiles1797200000000 } from './2026-12-28-wages-files';
import { HalfDays1797400000000 } from './2026-12-30-half-days';
import { PayGroups1797500000000, PayslipsOfGroups1797500000001 } from './2026-12-31-pay-groups';
import { ProvisionRule1798100000000 } from './2027-01-10-provision-rule';
import { OwnRegistration1798100000001 } from './2027-01-11-own-registration';
import { SingleSignOn1800000000000 } from './2027-02-01-single-sign-on';
import { SecondFactor1799000000000 } from './2027-01-20-second-factor';
import { Passkeys1801000000000 } from './2027-02-10-passkeys';
import { ProvenSessions1801000000001 } from './2027-02-11-proven-sessions';
import { ExternalIds1801500000000 } from './2027-02-15-external-ids';
import { ExternalIdKeys1801500000001 } from './2027-02-15-external-id-keys';
import { EncryptionKeys1802000000000 } from './2027-02-20-encryption-keys';
import { AuditGrant1802000000001 } from './2027-02-21-audit-grant';
import { RoleSecondFactor1802000000002 } from './2027-02-22-role-second-factor';
import { SessionLimits1802000000003 } from './2027-02-23-session-limits';
import { Saml1802000000010 } from './2027-02-24-saml';
import { AllowedNetworks1802000000020 } from './2027-02-25-allowed-networks';
import { AuditStreams1802000000021 } from './2027-02-25-audit-streams';
import { CompanyDomains1802000000022 } from './2027-02-25-company-domains';
import { SamlKeys1802000000023 } from './2027-02-26-saml-keys';
import { NextSamlKey1802000000025 } from './2027-02-28-next-saml-key';

/** All migrations, in order; one already landed is never edited. */
export const migrations = [
  Foundation1763600000000,
  Import1763670000000,
  Payroll1763680000000,
  AuditChain1763704800000,
  Files1795255919592,
  ViewAsRole1763708400000,
  VendorsAndCme1795255795191,
  FormsAndMails1795256265592,
  Attendance1795255937975,
  CmeCertificates1795257349156,
  ImportKinds1763719300000,
  PayAreas1795256140394,
  PasswordLink1763722800000,
  ListViews1795256961388,
  Documents1795257176837,
  Leave1795255685932,
  InterfaceSettings1795257900000,
  EventCalendars1795300100000,
  Invoices1795300200000,
  SetUp1795300800001,
  Notifications1795300000031,
  InternalMail1795301056188,
  Chat1795258300000,
  FormDrafts1795258500000,
  UnpaidDays1795258600000,
  PayTakings1795400034001,
  LeaveTypes1795314196004,
  PayrollPayments1795400100000,
  WorkCalendars1795314338487,
  Approvals1795302000037,
  PayComponents1795315449207,
  LeaveLedger1795316850318,
  EmployeeLoans1795326229796,
  Punches1795500000039,
  LeaveShares1795600000041,
  Settlement1795600000043,
  Roster1795600000044,
  PayrollCorrections1795600000042,
  ShiftSwaps1795600000045,
  EosProvisions1795600100043,
  AttendancePay1795600200045,
  LoansConsent1795600300048,
  CreditNotes1795600100047,
  LeaveEncashments1795600000046,
  OpeningLoans1795600400055,
  TimeRules1795600400053,
  OpeningPay1795600500056,
  RoleVerbs1795600600056,
  LeaveBlocks1795600500053,
  PayFlags1795600700059,
  LeaveCancel1795700000061,
  RosterFills1795600700063,
  ShiftCounts1795600700064,
  PayslipMails1795600700060,
  HiddenComponents1795600700061,
  LeaveByHours1795700000062,
  RewardKinds1795600700062,
  Geofences1795800000064,
  LeaveContact1795700000063,
  LeaveReplacement1795900000067,
  LeaveDrafts1795900000068,
  AccrualDay1795900000069,
  DatedShifts1795900000070,
  PayrollGroups1795900100065,
  ShiftShares1795900200070,
  LoanConsent1795900500073,
  Skills1795900300071,
  SkillGrants1795900300072,
  PunchPhotos1795900300073,
  PunchIndex1795900300074,
  WeekOvertime1795900600076,
  ComparedLines1795900700001,
  RepeatedIndexes1795900700002,
  Reversals1795900700003,
  DaysOffInPay1795900600077,
  AverageWage1795900810001,
  ProrateFirstLast1795900820001,
  RosterNotice1795900820002,
  UncheckedFiles1795900840001,
  RequestFulfilment1795900850001,
  EmployeeBank1795900860001,
  CmeAllocation1795900870001,
  Issuers1795900870002,
  RoleGrowth1795900890001,
  EmploymentStatus1795900900001,
  Rehire1795900900002,
  ProbationNotice1795900900003,
  MedicalGrants1795900910001,
  PositionLicences1795900910002,
  DocumentReview1795900920001,
  Acknowledgements1795900920002,
  DocumentTypeRules1795900920003,
  ApiTokens1795900930001,
  Webhooks1795900930002,
  BouncedMails1795900930003,
  PayslipFacts1795900940001,
  SalaryApproval1795900940002,
  RoleGrowth1795901000000,
  Dependants1795901000001,
  EmergencyContacts1795901000002,
  FormerAccounts1795901000003,
  WorkLocations1795901010001,
  DepartmentDays1795901010002,
  Grades1795901010003,
  RangeGrants1795901010010,
  RecurringEvents1795901020001,
  VendorBank1795901020002,
  DaysOfPay1795901030001,
  PayslipDepartments1795901030002,
  SalaryFrequency1795901030003,
  PassingRows1795901040001,
  ChangedCalendars1795901104001,
  DocumentAccess1795901101001,
  VendorDocuments1795901101002,
  DocumentOpenings1795901101003,
  Nationality1795901100001,
  FiscalYear1795901100002,
  EventReminders1795901105001,
  Erasure1795901200001,
  SettlementJournalGrants1795901210000,
  VendorAccountState1795901210001,
  VendorAccountGrants1795901210002,
  CompanyRegion1795901220000,
  PayAssignmentTerms1795901220001,
  LeavePlans1795901230001,
  PersonZones1795901310001,
  PunchEntries1795901310002,
  AutoClose1795901400001,
  LeaveExpiryDays1795901410001,
  AvailableLeave1795901410002,
  LeavePayVersions1795901410003,
  PayslipsOfPostedRuns1796200000001,
  PayslipsOfTheRunWritten1796300000001,
  SecondShifts1796300000002,
  ComponentsForOvertime1796400000001,
  LeaveServiceVersions1796400000002,
  ExcludedDays1796510000000,
  ImportNotes1796580000000,
  PunchNumbers1796580000001,
  AttendanceProblems1796520000000,
  PunchesReadAnew1796520000001,
  HalfDaysOfPay1796520000002,
  Calculations1796510000001,
  CompanyVisits1796590000001,
  OtherGuests1796590000002,
  PasswordLinksEnd1796550000000,
  AuditWrittenAt1796550000001,
  WholePayslipLines1796560000000,
  Invitations1796600000000,
  FoldedText1796610000000,
  SearchText1796610000001,
  AskedDays1796700000301,
  WordsOfTheGlossary1796800000262,
  SettledProvisions1796800000277,
  PayrollReturn1796800000302,
  InsuranceRegistration1796800000310,
  ProfileAndDirectory1796810000285,
  InsurableComponents1796900000600,
  PushDevices1796900000501,
  PushesDue1796900000502,
  LeaveLaws1796900000701,
  TaxRegistration1796900000800,
  BulkInvitations1796900001000,
  PayrollDismissals1796900001001,
  Accounting1796900001100,
  PayslipLineSums1796900001200,
  WorkingAccrual1796900002000,
  OvertimeStep1797000000000,
  ContributionScheme1797100000000,
  WagesFiles1797200000000,
  HalfDays1797400000000,
  PayGroups1797500000000,
  PayslipsOfGroups1797500000001,
  ProvisionRule1798100000000,
  OwnRegistration1798100000001,
  SecondFactor1799000000000,
  SingleSignOn1800000000000,
  Passkeys1801000000000,
  ProvenSessions1801000000001,
  ExternalIds1801500000000,
  ExternalIdKeys1801500000001,
  EncryptionKeys1802000000000,
  AuditGrant1802000000001,
  RoleSecondFactor1802000000002,
  SessionLimits1802000000003,
  Saml1802000000010,
  AllowedNetworks1802000000020,
  AuditStreams1802000000021,
  CompanyDomains1802000000022,
  SamlKeys1802000000023,
  NextSamlKey1802000000025,
];
