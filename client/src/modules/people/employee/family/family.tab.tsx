import { useSession } from '../../../../access/session';
import { Dependants } from './dependants';
import { EmergencyContacts } from './emergency-contacts';
import { readsAbout, type EmployeeTabProps } from '../employee-tab-props';

/** The people around the employee. */
export function Component({ employeeId }: EmployeeTabProps) {
  const { ability } = useSession();
  return (
    <>
      {readsAbout(ability, 'EmergencyContact', employeeId) && <EmergencyContacts employeeId={employeeId} />}
      {readsAbout(ability, 'Dependant', employeeId) && <Dependants employeeId={employeeId} />}
    </>
  );
}
