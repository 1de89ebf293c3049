import { useLazyQuery } from '@apollo/client/react';
import { Skeleton } from 'antd';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import {
  useCreateEmergencyContactMutation,
  useDeleteEmergencyContactsMutation,
  EmergencyContactDocument,
  useEmergencyContactsQuery,
  useRestoreEmergencyContactsMutation,
  useUpdateEmergencyContactMutation,
  type EmergencyContactInput,
} from '../../../../generated/people/employee/family';
import { Failure } from '../../../../ui/failure';
import { emergencyContactForm } from './emergency-contact-form';
import { PeopleRows } from '../people-rows';

/** Whom to call when something happens to the employee, in this order. */
export function EmergencyContacts({ employeeId }: { employeeId: string }) {
  const { ability } = useSession();
  const [create] = useCreateEmergencyContactMutation();
  const [update] = useUpdateEmergencyContactMutation();
  const [readOne] = useLazyQuery(EmergencyContactDocument, { fetchPolicy: 'network-only' });
  const { data, error, refetch } = useEmergencyContactsQuery({
    variables: { filter: { employeeId: { eq: employeeId } }, sort: [{ field: 'rank' }], limit: 100 },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['EmergencyContact'], () => void refetch());
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return (
    <PeopleRows
      subject="EmergencyContact"
      rows={data.page.rows}
      show={({ phone, relationship }) => (
        <p>
          {relationship && <span dir="auto">{relationship}</span>}{' '}
          {phone && (
            <a href={`tel:${phone}`} dir="ltr">
              {phone}
            </a>
          )}
        </p>
      )}
      fields={emergencyContactForm}
      mayAdd={ability.can('create', 'EmergencyContact')}
      save={(input, row, version) =>
        row
          ? update({ variables: { id: row.id, version, input } })
          : create({ variables: { input: { ...input, employeeId } as EmergencyContactInput } })
      }
      remove={useDeleteEmergencyContactsMutation}
      restore={useRestoreEmergencyContactsMutation}
      reload={async (id) => (await readOne({ variables: { id } })).data?.record}
      onChanged={() => void refetch()}
    />
  );
}
