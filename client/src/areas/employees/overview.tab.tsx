import { RecordDetail } from '../../crud/record-detail';
import { datedShiftsKind } from './dated-shifts';
import { employeeForm } from './employee-form';
import type { EmployeeTabProps } from './employee-tab-props';

const after = 1 + employeeForm.findIndex((entry) => 'field' in entry && entry.field === 'shiftId');
/** The form, and beside the shift of today which was and will be worked when. */
const withShifts = [...employeeForm.slice(0, after), { field: 'shifts', ...datedShiftsKind }, ...employeeForm.slice(after)];

/** Everything that is kept about the person, as it is read. */
export function Component({ employee }: EmployeeTabProps) {
  return <RecordDetail fields={employee.shifts ? withShifts : employeeForm} record={employee} />;
}
