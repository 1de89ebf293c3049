import { defineArea } from '../../../platform/records/area';
import { type Behind } from '../../../platform/records/fields';
import { departmentOnSql, inDepartmentSql } from './history/dated-department';
import { shiftOnFileSql, shiftTitle } from './history/dated-shift';
import { takeDraftsRows } from './draft-rows';
import { beginWithRows, employeesBegin, guardEmployee, readsPayslips, validateEmployee } from './employee-rules';
import { refuseAnyOutsideEmployment, refuseOutsideEmployment } from './history/employment-days';
import { refuseDays, type EmploymentDays } from './history/employment-order';
import { awayAllDay, lastDayMissing, standingAtFirst, standingSql, statusProblem } from './status-rules';
import { whatFollows } from './ending/what-follows';
import { ownProfileFields } from './own-profile';
import { endingNotices } from './ending/ending-notices';
import { t } from '../texts/text';
import { departmentRows } from '../../organisation/organisation.sql';
import { Gender, EmployeeType, EmployeeShift } from './employee-choices';
import { Employee } from './employee-record';

export { Employee };
export { fullName } from './employee-record';

export { Gender, EmployeeType, EmployeeShift };

/** A value of the employee a row of another area is about. */
export const ofEmployee = (value: string): Behind => ({ key: 'employee_id', from: 'employee r', value });
export const nameOfEmployee = ofEmployee(`concat_ws(' ', r.first_name, r.middle_name, r.last_name)`);
export const departmentOfEmployee: Behind = {
  ...ofEmployee('d.name'),
  from: `employee r join ${departmentRows('name')} d on d.company_id = r.company_id and d.id = r.department_id`,
};

export const employee = defineArea('Employee', Employee, {
  keptFor: 'employment',
  one: 'employee',
  many: 'employees',
  label: t('employee.employee'),
  page: '/employees/:id',
  menu: { group: 'people', title: t('employee.menu'), icon: 'team', after: null },
  sort: 'lastName',
  title: 'employeeName',
  person: 'id' as never,
  prepare: standingAtFirst,
  derive: whatFollows,
  guard: guardEmployee,
  unread: {
    unlessOf: [
      'status',
      'rehireOfId',
      'hireDate',
      'exitDate',
      'probationEnd',
      'confirmationDate',
      'contractEnd',
      'managerId',
      'workEmail',
      'shiftId',
      'newShiftFrom',
      'nationality',
      'nationalityAsGiven',
      'birthDate',
      'personalEmail',
      'photoFileId',
    ],
    unlessOneself: ownProfileFields,
    unlessSet: 'erasedAt',
  },
  ownMatter: {
    fields: [
      'status',
      'employeeType',
      'salaryFormulaId',
      'hireDate',
      'rehireOfId',
      'noticePeriodDays',
      'probationEnd',
      'confirmationDate',
      'contractEnd',
      'exitDate',
      'shiftId',
      'workingHoursPerDay',
      'openingPaidLeaveDays',
      'openingUnpaidLeaveDays',
      'openingSickLeaveDays',
      'openingMaternityLeaveDays',
      'openingParentalLeaveDays',
      'unpaidLeaveDaysBefore',
      'parentalLeaveDaysBefore',
      'payBroughtThrough',
      'grossBrought',
      'deductionsBrought',
    ],
  },
  followUp: beginWithRows,
  followed: ['create', 'restore'],
  takesAlong: takeDraftsRows,
  verbs: {
    erase: (row, ctx) => row.status === 'exited' && !row.erasedAt && row.id !== ctx.user.employeeId,
    // Granted for people: finding them in the directory, with what the company shows there. No row offers it.
    find: () => false,
  },
  stateFields: ['status', 'erasedAt'],
  isEditable: ({ erasedAt }) => !erasedAt,
  notifies: endingNotices,
});

export { refuseClosedDepartmentsOf } from './closed-departments';
export { employeesBegin, readsPayslips };
export { endingSettled } from './ending/ending-settled';
export { rehired } from './ending/rehired';
export { ProfilePart, profileParts, profileRules, refuseOwnProfile, type Part } from './own-profile';
/**
 * For other areas: the shift on file on a day, whether days lie within an employment or order it, and what stands in
 * the way of a status.
 */
export {
  awayAllDay,
  departmentOnSql,
  inDepartmentSql,
  lastDayMissing,
  refuseAnyOutsideEmployment,
  refuseDays,
  refuseOutsideEmployment,
  shiftOnFileSql,
  shiftTitle,
  standingSql,
  statusProblem,
  validateEmployee,
  type EmploymentDays,
};
