import { attendanceDayImport } from './attendance-day/attendance-day.import';
import { attendanceImport } from './attendance/attendance.import';
import { bankAccountImport } from './bank-account/bank-account.import';
import { cmeRuleImport } from './cme-rule/cme-rule.import';
import { compensationImport } from './compensation/compensation.import';
import { compensationAssignmentImport } from './compensation-assignment/compensation-assignment.import';
import { deductionImport } from './deduction/deduction.import';
import { deductionAssignmentImport } from './deduction-assignment/deduction-assignment.import';
import { departmentImport } from './department/department.import';
import { emergencyContactImport } from './emergency-contact/emergency-contact.import';
import { dependantImport } from './dependant/dependant.import';
import { documentImport } from './document/document.import';
import { documentTypeImport } from './document-type/document-type.import';
import { employeeCmeImport } from './employee-cme/employee-cme.import';
import { employeeDeductionImport } from './employee-deduction/employee-deduction.import';
import { employeeDocumentImport } from './employee-document/employee-document.import';
import { employeeLicenceImport } from './employee-licence/employee-licence.import';
import { employeeLoanImport } from './employee-loan/employee-loan.import';
import { employeeRewardImport } from './employee-reward/employee-reward.import';
import { employeeSalaryImport } from './employee-salary/employee-salary.import';
import { gradeImport } from './grade/grade.import';
import { holidayImport } from './holiday/holiday.import';
import { employeeSkillImport } from './employee-skill/employee-skill.import';
import type { Importable } from '../platform/importable';
import { leaveBalanceImport } from './employee/leave-balance.import';
import { openingPayImport } from './employee/opening-pay.import';
import { leaveAdjustmentImport } from './leave-adjustment/leave-adjustment.import';
import { leaveTypeImport } from './leave-type/leave-type.import';
import { punchEntryImport } from './punch-entry/punch-entry.import';
import { positionImport } from './position/position.import';
import { shiftImport } from './shift/shift.import';
import { vendorImport } from './vendor/vendor.import';
import { workLocationImport } from './work-location/work-location.import';

/** What lists can be imported into besides people, in the order it is offered. */
export const importables: Importable[] = [
  departmentImport,
  gradeImport,
  positionImport,
  workLocationImport,
  employeeSalaryImport,
  bankAccountImport,
  leaveBalanceImport,
  openingPayImport,
  compensationImport,
  deductionImport,
  compensationAssignmentImport,
  deductionAssignmentImport,
  employeeRewardImport,
  employeeDeductionImport,
  employeeLoanImport,
  shiftImport,
  attendanceImport,
  punchEntryImport,
  attendanceDayImport,
  holidayImport,
  leaveTypeImport,
  leaveAdjustmentImport,
  documentTypeImport,
  documentImport,
  dependantImport,
  emergencyContactImport,
  employeeDocumentImport,
  employeeLicenceImport,
  employeeSkillImport,
  employeeCmeImport,
  cmeRuleImport,
  vendorImport,
];
