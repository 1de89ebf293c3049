import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import {
  useApproveRegularDeductionMutation,
  useRejectRegularDeductionMutation,
  useAddDeductionMutation,
  useChangeDeductionMutation,
  DeductionOfEmployeeDocument,
  useDeductionsOfEmployeeQuery,
  useDeleteDeductionsOfEmployeeMutation,
  useRestoreDeductionsOfEmployeeMutation,
  type DeductionAssignmentInput,
} from '../../../../generated/people/employee/pay';
import { Failure } from '../../../../ui/failure';
import { DatedRows } from '../history/dated-rows';
import { givenBy } from './own-amounts';
import { PayItemShown, PayItemState } from './pay-item-shown';

const fields: FormField<keyof DeductionAssignmentInput>[] = [
  { field: 'deductionId', kind: 'reference', to: 'deduction', required: true, only: 'create' },
  { field: 'ownAmount', kind: 'money', hint: 'ownAmount' },
  { field: 'ownPercent', kind: 'decimal' },
  { field: 'validFrom', kind: 'date', required: true },
  { field: 'validTo', kind: 'date' },
];

/** What is taken off the pay month after month, each with the days it holds. */
export function RegularDeductions({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [areShown, show] = useState(false);
  const { data, previousData, error, refetch } = useDeductionsOfEmployeeQuery({
    variables: { employeeId, includeDeleted: areShown },
    fetchPolicy: 'cache-and-network',
  });
  const [create] = useAddDeductionMutation();
  const [update] = useChangeDeductionMutation();
  const [approve] = useApproveRegularDeductionMutation();
  const [reject] = useRejectRegularDeductionMutation();
  useLive(['DeductionAssignment'], () => void refetch());
  const [readOne] = useLazyQuery(DeductionOfEmployeeDocument, { fetchPolicy: 'network-only' });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <DatedRows
      rows={(data ?? previousData)?.page.rows}
      fields={givenBy(ability, 'DeductionAssignment', employeeId, fields)}
      addLabel={t('area.DeductionAssignment.add')}
      empty={{ title: t('area.DeductionAssignment.none'), why: t('area.DeductionAssignment.why') }}
      mayAdd={ability.can('create', 'DeductionAssignment')}
      save={(input, row, version) =>
        row
          ? update({ variables: { id: row.id, version, input } })
          : create({ variables: { input: { ...input, employeeId } as DeductionAssignmentInput } })
      }
      remove={useDeleteDeductionsOfEmployeeMutation}
      restore={useRestoreDeductionsOfEmployeeMutation}
      title={(row) => row.deduction?.label ?? t('area.DeductionAssignment.one')}
      deleted={{ areShown, show }}
      reload={async (id) => (await readOne({ variables: { id } })).data?.record}
      onChanged={() => void refetch()}
      stands={({ state }) => state !== 'approved' && <PayItemState state={state} />}
      show={(row) => (
        <PayItemShown
          item={row.deduction}
          given={row}
          subject="DeductionAssignment"
          approve={approve}
          reject={reject}
          onDone={() => void refetch()}
        />
      )}
    />
  );
}
