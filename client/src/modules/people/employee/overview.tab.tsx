import { useSession } from '../../../access/session';
import type { AnyField, FormHeading } from '../../../list/area';
import { RecordDetail } from '../../../form/record-detail';
import { askedOf } from '../../../form/shown-fields';
import { AccountsOfEmployee } from './accounts-of-employee';
import { datedShiftsKind } from './history/dated-shifts';
import { employeeForm } from './employee-form';
import { readsAbout, type EmployeeTabProps } from './employee-tab-props';

type Entry = AnyField | { heading: FormHeading };

const ending: Entry[] = [
  { field: 'exitDate', kind: 'date' },
  { field: 'exitReason', kind: 'text' },
];

/** Who is on leave is told by what they are today, not by what is kept. */
const today = (entry: Entry): Entry =>
  'field' in entry && entry.field === 'status'
    ? { field: 'standing', label: 'standingToday', kind: 'choice', choice: 'employeeStanding' }
    : entry;

/** The form, and behind a field of it what nobody enters there. */
const behind = (field: string, more: Entry[]) => (entries: Entry[]) =>
  entries.flatMap((entry) => ('field' in entry && entry.field === field ? [entry, ...more] : [entry]));

/**
 * What is kept about the person, as it is read: beside the shift of today which was and will be worked when.
 */
export function Component({ employee, edit }: EmployeeTabProps) {
  const withShifts = behind('shiftId', employee.shifts ? [{ field: 'shifts', ...datedShiftsKind }] : []);
  const withEnding = behind('sourceOfHire', employee.exitDate ? ending : []);
  const { ability } = useSession();
  return (
    <>
      <RecordDetail
        fields={askedOf(withEnding(withShifts(employeeForm.map(today))), employee)}
        record={employee}
        edit={edit}
      />
      {readsAbout(ability, 'BankAccount', employee.id) && <AccountsOfEmployee employeeId={employee.id} />}
    </>
  );
}
