import { Skeleton } from 'antd';
import { Navigate, useParams } from 'react-router-dom';
import { useAllowanceOfEmployeeQuery } from '../../generated/employees';
import { Failure } from '../../ui/failure';

/** The address of an allowance given leads to where all of that employee stand. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAllowanceOfEmployeeQuery({ variables: { id } });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return <Navigate to={`/employees/${data.record.employeeId}?tab=rewards`} replace />;
}
