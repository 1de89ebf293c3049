import { useParams } from 'react-router-dom';
import { useAllowanceOfEmployeeQuery } from '../../../../generated/employees';
import { TabOfEmployee } from '../tab-of-employee';

export function Component() {
  const { id = '' } = useParams();
  return <TabOfEmployee asked={useAllowanceOfEmployeeQuery({ variables: { id } })} tab="rewards" />;
}
