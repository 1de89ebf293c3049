import { Skeleton } from 'antd';
import { Navigate, useParams } from 'react-router-dom';
import { useDeductionOfEmployeeQuery } from '../../generated/employees';
import { Failure } from '../../ui/failure';

/** The address of a regular deduction leads to where all of that employee stand. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDeductionOfEmployeeQuery({ variables: { id } });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return <Navigate to={`/employees/${data.record.employeeId}?tab=rewards`} replace />;
}
