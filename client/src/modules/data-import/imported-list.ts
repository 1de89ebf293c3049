import type { Subject } from '../../list/area';
import type { ImportKind } from '../../generated/data-import';

/**
 * Where the rows of each kind of import are found afterwards; salaries, balances, and who has which allowance on the
 * pages of the people.
 */
export const importedLists: Record<ImportKind, { path: string; subject: Subject }> = {
  Attendance: { path: '/attendance', subject: 'Attendance' },
  AttendanceDay: { path: '/attendance-days', subject: 'AttendanceDay' },
  BankAccount: { path: '/bank-accounts', subject: 'BankAccount' },
  CmeRule: { path: '/cme/rules', subject: 'CmeRule' },
  Compensation: { path: '/compensations', subject: 'Compensation' },
  CompensationAssignment: { path: '/employees', subject: 'Employee' },
  Deduction: { path: '/deductions', subject: 'Deduction' },
  DeductionAssignment: { path: '/employees', subject: 'Employee' },
  Dependant: { path: '/dependants', subject: 'Dependant' },
  Department: { path: '/departments', subject: 'Department' },
  Document: { path: '/documents', subject: 'Document' },
  DocumentType: { path: '/document-types', subject: 'DocumentType' },
  EmergencyContact: { path: '/emergency-contacts', subject: 'EmergencyContact' },
  EmployeeCme: { path: '/cme/activities', subject: 'EmployeeCme' },
  EmployeeDeduction: { path: '/employee-deductions', subject: 'EmployeeDeduction' },
  EmployeeDocument: { path: '/employee-documents', subject: 'EmployeeDocument' },
  EmployeeLicence: { path: '/cme', subject: 'EmployeeLicence' },
  EmployeeSkill: { path: '/cme/skills', subject: 'EmployeeSkill' },
  EmployeeLoan: { path: '/employee-loans', subject: 'EmployeeLoan' },
  EmployeeReward: { path: '/employee-rewards', subject: 'EmployeeReward' },
  EmployeeSalary: { path: '/employees', subject: 'Employee' },
  Grade: { path: '/grades', subject: 'Grade' },
  Holiday: { path: '/holidays', subject: 'Holiday' },
  LeaveAdjustment: { path: '/leave-adjustments', subject: 'LeaveAdjustment' },
  LeaveBalance: { path: '/employees', subject: 'Employee' },
  LeaveType: { path: '/leave-types', subject: 'LeaveType' },
  OpeningPay: { path: '/employees', subject: 'Employee' },
  PunchEntry: { path: '/punches', subject: 'Punch' },
  Position: { path: '/positions', subject: 'Position' },
  Shift: { path: '/shifts', subject: 'Shift' },
  Vendor: { path: '/vendors', subject: 'Vendor' },
  WorkLocation: { path: '/work-locations', subject: 'WorkLocation' },
  people: { path: '/employees', subject: 'Employee' },
};
