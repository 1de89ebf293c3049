import { useParams } from 'react-router-dom';
import { useDeductionOfEmployeeQuery } from '../../../../generated/people/employee/pay';
import { TabOfEmployee } from '../tab-of-employee';

export function Component() {
  const { id = '' } = useParams();
  return <TabOfEmployee asked={useDeductionOfEmployeeQuery({ variables: { id } })} tab="rewards" />;
}
