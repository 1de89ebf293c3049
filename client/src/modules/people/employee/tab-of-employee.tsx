import { Skeleton } from 'antd';
import { Navigate } from 'react-router-dom';
import { Failure } from '../../../ui/failure';

interface Asked {
  data?: { record: { employeeId: string } };
  error?: unknown;
  refetch: () => unknown;
}

/** The address of one row leads to the tab where all of that employee stand. */
export function TabOfEmployee({ asked: { data, error, refetch }, tab }: { asked: Asked; tab: string }) {
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return <Navigate to={`/employees/${data.record.employeeId}?tab=${tab}`} replace />;
}
