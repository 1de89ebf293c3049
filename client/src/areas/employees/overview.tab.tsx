import { RecordDetail } from '../../crud/record-detail';
import { employeeForm } from './employee-form';
import type { EmployeeTabProps } from './employee-tab-props';

/** Everything that is kept about the person, as it is read. */
export function Component({ employee }: EmployeeTabProps) {
  return <RecordDetail fields={employeeForm} record={employee} />;
}
