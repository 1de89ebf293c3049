import { useParams } from 'react-router-dom';
import { useAllowanceOfEmployeeQuery } from '../../../../generated/people/employee/pay';
import { TabOfEmployee } from '../tab-of-employee';

export function Component() {
  const { id = '' } = useParams();
  return <TabOfEmployee asked={useAllowanceOfEmployeeQuery({ variables: { id } })} tab="rewards" />;
}
