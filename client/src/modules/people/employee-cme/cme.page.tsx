import { Navigate } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { Component as Licences } from './licences.screen';

/** What everybody still needs; who may read activities only is taken to them. */
export function Component() {
  const { ability } = useSession();
  return ability.can('read', 'EmployeeLicence') ? <Licences /> : <Navigate to="/cme/activities" replace />;
}
