import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import {
  PayGroupOfEmployeeDocument,
  useAnyPayGroupQuery,
  useAssignToPayGroupMutation,
  useChangePayGroupOfEmployeeMutation,
  useDeletePayGroupsOfEmployeeMutation,
  usePayGroupsOfEmployeeQuery,
  useRestorePayGroupsOfEmployeeMutation,
  type PayGroupAssignmentInput,
} from '../../../../generated/people/employee/pay';
import { RowsOfEmployee } from './rows-of-employee';

const fields: FormField<keyof PayGroupAssignmentInput>[] = [
  { field: 'payGroupId', kind: 'reference', to: 'payGroup', required: true, only: 'create' },
  { field: 'validFrom', kind: 'date', required: true, hint: 'payGroupFrom' },
  { field: 'validTo', kind: 'date' },
];

/** By whose periods they are paid and were; not there in a company that pays everybody by the calendar month. */
export function PayGroupsOfEmployee({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const { data } = useAnyPayGroupQuery({ skip: !ability.can('read', 'PayGroup') });
  if (!data?.groups.total) return null;
  return (
    <section className="detail-group">
      <h2 className="form-heading">{t('area.PayGroup.many')}</h2>
      <RowsOfEmployee
        employeeId={employeeId}
        subject="PayGroupAssignment"
        list={usePayGroupsOfEmployeeQuery}
        one={PayGroupOfEmployeeDocument}
        create={useAssignToPayGroupMutation}
        update={useChangePayGroupOfEmployeeMutation}
        remove={useDeletePayGroupsOfEmployeeMutation}
        restore={useRestorePayGroupsOfEmployeeMutation}
        fields={fields}
        title={({ payGroup }) => payGroup?.label}
        show={({ payGroup }) => (
          <>
            <b dir="auto">{payGroup?.label}</b>
            {payGroup?.frequency && <p className="quiet">{t(`choice.payFrequency.${payGroup.frequency}`)}</p>}
          </>
        )}
      />
    </section>
  );
}
