import { Skeleton } from 'antd';
import { useSession } from '../../../../access/session';
import { useCmeOfEmployeeQuery } from '../../../../generated/people/employee/papers';
import { Failure } from '../../../../ui/failure';
import { CmeActivities } from './cme-activities';
import { CmeLicences } from './cme-licences';
import './cme-tab.css';
import { readsAbout, type EmployeeTabProps } from '../employee-tab-props';

/** What the employee's licences still need, and the training that counts for them. */
export function Component({ employeeId }: EmployeeTabProps) {
  const { ability } = useSession();
  const { data, error, refetch } = useCmeOfEmployeeQuery({
    variables: { employeeId, withLicences: readsAbout(ability, 'EmployeeLicence', employeeId) },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch();
  if (error && !data) return <Failure error={error} retry={reload} />;
  if (!data) return <Skeleton active />;
  return (
    <>
      {data.licences && <CmeLicences employeeId={employeeId} licences={data.licences.rows} onChanged={reload} />}
      <CmeActivities
        employeeId={employeeId}
        activities={data.activities.rows}
        licences={data.licences?.rows ?? []}
        onChanged={reload}
      />
    </>
  );
}
