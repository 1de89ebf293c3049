import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import {
  useApproveAllowanceMutation,
  useRejectAllowanceMutation,
  AllowanceOfEmployeeDocument,
  useAllowancesOfEmployeeQuery,
  useChangeAllowanceMutation,
  useDeleteAllowancesOfEmployeeMutation,
  useGiveAllowanceMutation,
  useRestoreAllowancesOfEmployeeMutation,
  type CompensationAssignmentInput,
} from '../../../../generated/people/employee/pay';
import { Failure } from '../../../../ui/failure';
import { DatedRows } from '../history/dated-rows';
import { givenBy } from './own-amounts';
import { PayItemShown, PayItemState } from './pay-item-shown';

const fields: FormField<keyof CompensationAssignmentInput>[] = [
  { field: 'compensationId', kind: 'reference', to: 'compensation', required: true, only: 'create' },
  { field: 'ownAmount', kind: 'money', hint: 'ownAmount' },
  { field: 'ownPercent', kind: 'decimal' },
  { field: 'validFrom', kind: 'date', required: true },
  { field: 'validTo', kind: 'date' },
];

/** The allowances one after the other, each with the days it holds. */
export function AllowancesGiven({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [areShown, show] = useState(false);
  const { data, previousData, error, refetch } = useAllowancesOfEmployeeQuery({
    variables: { employeeId, includeDeleted: areShown },
    fetchPolicy: 'cache-and-network',
  });
  const [create] = useGiveAllowanceMutation();
  const [update] = useChangeAllowanceMutation();
  const [approve] = useApproveAllowanceMutation();
  const [reject] = useRejectAllowanceMutation();
  useLive(['CompensationAssignment'], () => void refetch());
  const [readOne] = useLazyQuery(AllowanceOfEmployeeDocument, { fetchPolicy: 'network-only' });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <DatedRows
      rows={(data ?? previousData)?.page.rows}
      fields={givenBy(ability, 'CompensationAssignment', employeeId, fields)}
      addLabel={t('area.CompensationAssignment.add')}
      empty={{ title: t('area.CompensationAssignment.none'), why: t('area.CompensationAssignment.why') }}
      mayAdd={ability.can('create', 'CompensationAssignment')}
      save={(input, row, version) =>
        row
          ? update({ variables: { id: row.id, version, input } })
          : create({ variables: { input: { ...input, employeeId } as CompensationAssignmentInput } })
      }
      remove={useDeleteAllowancesOfEmployeeMutation}
      restore={useRestoreAllowancesOfEmployeeMutation}
      title={(row) => row.compensation?.label ?? t('area.CompensationAssignment.one')}
      deleted={{ areShown, show }}
      reload={async (id) => (await readOne({ variables: { id } })).data?.record}
      onChanged={() => void refetch()}
      stands={({ state }) => state !== 'approved' && <PayItemState state={state} />}
      show={(row) => (
        <PayItemShown
          item={row.compensation}
          given={row}
          subject="CompensationAssignment"
          approve={approve}
          reject={reject}
          onDone={() => void refetch()}
        />
      )}
    />
  );
}
