import { useParams } from 'react-router-dom';
import { useDeductionOfEmployeeQuery } from '../../../../generated/employees';
import { TabOfEmployee } from '../tab-of-employee';

export function Component() {
  const { id = '' } = useParams();
  return <TabOfEmployee asked={useDeductionOfEmployeeQuery({ variables: { id } })} tab="rewards" />;
}
