import { attendanceDayImport } from '../time/attendance-day/attendance-day.import';
import { attendanceImport } from '../time/attendance/attendance.import';
import { bankAccountImport } from '../pay/bank/bank-account/bank-account.import';
import { cmeRuleImport } from '../people/cme-rule/cme-rule.import';
import { compensationImport } from '../pay/items/compensation/compensation.import';
import { compensationAssignmentImport } from '../pay/items/compensation-assignment/compensation-assignment.import';
import { deductionImport } from '../pay/items/deduction/deduction.import';
import { deductionAssignmentImport } from '../pay/items/deduction-assignment/deduction-assignment.import';
import { departmentImport } from '../organisation/department/department.import';
import { emergencyContactImport } from '../people/emergency-contact/emergency-contact.import';
import { dependantImport } from '../people/dependant/dependant.import';
import { documentImport } from '../documents/document/document.import';
import { documentTypeImport } from '../documents/document-type/document-type.import';
import { employeeCmeImport } from '../people/employee-cme/employee-cme.import';
import { employeeDeductionImport } from '../pay/items/employee-deduction/employee-deduction.import';
import { employeeDocumentImport } from '../documents/employee-document/employee-document.import';
import { employeeLicenceImport } from '../people/employee-licence/employee-licence.import';
import { employeeLoanImport } from '../pay/items/employee-loan/employee-loan.import';
import { employeeRewardImport } from '../pay/items/employee-reward/employee-reward.import';
import { employeeSalaryImport } from '../pay/items/employee-salary/employee-salary.import';
import { gradeImport } from '../organisation/grade/grade.import';
import { holidayImport } from '../organisation/holiday/holiday.import';
import { employeeSkillImport } from '../people/employee-skill/employee-skill.import';
import type { Importable } from '../../platform/import/importable';
import { leaveBalanceImport } from '../people/employee/leave-balance.import';
import { openingPayImport } from '../people/employee/opening-pay.import';
import { leaveAdjustmentImport } from '../leave/leave-adjustment/leave-adjustment.import';
import { leaveTypeImport } from '../leave/leave-type/leave-type.import';
import { punchEntryImport } from '../time/punch-entry/punch-entry.import';
import { positionImport } from '../organisation/position/position.import';
import { shiftImport } from '../time/shift/shift.import';
import { vendorImport } from '../suppliers/vendor/vendor.import';
import { workLocationImport } from '../organisation/work-location/work-location.import';

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
