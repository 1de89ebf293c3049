import { useParams } from 'react-router-dom';
import { useEmployeeSalaryQuery } from '../../../../generated/people/employee/pay';
import { TabOfEmployee } from '../tab-of-employee';

export function Component() {
  const { id = '' } = useParams();
  return <TabOfEmployee asked={useEmployeeSalaryQuery({ variables: { id } })} tab="pay" />;
}
