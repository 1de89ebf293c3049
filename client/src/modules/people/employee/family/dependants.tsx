import { useLazyQuery } from '@apollo/client/react';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import { MaskedValue } from '../../../../fields/kinds/masked';
import {
  useCreateDependantMutation,
  useDeleteDependantsMutation,
  DependantDocument,
  useDependantsQuery,
  useRestoreDependantsMutation,
  useUpdateDependantMutation,
  type DependantInput,
  type DependantRowFragment,
} from '../../../../generated/people/employee/family';
import { factLine } from '../../../../i18n/i18n';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { dependantForm } from './dependant-form';
import { PeopleRows } from '../people-rows';

/** Whom the employee provides for. */
export function Dependants({ employeeId }: { employeeId: string }) {
  const { ability } = useSession();
  const [create] = useCreateDependantMutation();
  const [update] = useUpdateDependantMutation();
  const [readOne] = useLazyQuery(DependantDocument, { fetchPolicy: 'network-only' });
  const { data, error, refetch } = useDependantsQuery({
    variables: { filter: { employeeId: { eq: employeeId } }, sort: [{ field: 'birthDate' }], limit: 100 },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['Dependant'], () => void refetch());
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return (
    <PeopleRows
      subject="Dependant"
      rows={data.page.rows}
      show={(row) => <DependantFacts row={row} />}
      fields={dependantForm}
      mayAdd={ability.can('create', 'Dependant')}
      save={(input, row, version) =>
        row
          ? update({ variables: { id: row.id, version, input } })
          : create({ variables: { input: { ...input, employeeId } as DependantInput } })
      }
      remove={useDeleteDependantsMutation}
      restore={useRestoreDependantsMutation}
      reload={async (id) => (await readOne({ variables: { id } })).data?.record}
      onChanged={() => void refetch()}
    />
  );
}

function DependantFacts({ row }: { row: DependantRowFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = [
    row.relation && t(`choice.dependantRelation.${row.relation}`),
    row.gender && t(`choice.gender.${row.gender}`),
    row.birthDate && format.day(row.birthDate),
  ];
  return (
    <>
      <p>{factLine(facts)}</p>
      {(['nationalId', 'passportNo'] as const).map(
        (field) =>
          row[field] && (
            <p key={field}>
              {t(`field.${field}`)}: <MaskedValue field={field} value={row[field]} row={row} />
            </p>
          ),
      )}
    </>
  );
}
