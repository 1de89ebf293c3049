import { areaScreen } from '../../../list/area-screen';
import type { RecordBase } from '../../../list/area';
import { StepActions } from '../../../form/step-actions';
import {
  useBankAccountQuery,
  useBankAccountsQuery,
  useCloseBankAccountMutation,
  useCreateBankAccountMutation,
  useDeleteBankAccountsMutation,
  useRejectBankAccountMutation,
  useRestoreBankAccountsMutation,
  useUpdateBankAccountMutation,
  useVerifyBankAccountMutation,
} from '../../../generated/pay/bank-account';

export const Component = areaScreen({
  subject: 'BankAccount',
  list: useBankAccountsQuery,
  one: useBankAccountQuery,
  create: useCreateBankAccountMutation,
  update: useUpdateBankAccountMutation,
  remove: useDeleteBankAccountsMutation,
  restore: useRestoreBankAccountsMutation,
  title: (row) => row.employeeName,
  firstSort: { field: 'validFrom', direction: 'DESC' },
  importable: true,
  bulk: { verbs: ['verify'], notedVerbs: ['reject'] },
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'holder', kind: 'text', hidden: true },
    { field: 'iban', kind: 'masked' },
    { field: 'bankName', kind: 'text', sort: true, filter: true },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'state', kind: 'choice', choice: 'bankAccountState', sort: true, filter: true },
  ],
  facts: [
    { field: 'state', kind: 'choice', choice: 'bankAccountState' },
    { field: 'verificationRefusal', kind: 'text' },
    { field: 'enteredByName', kind: 'text' },
    { field: 'decidedByName', kind: 'text' },
    { field: 'decisionNote', label: 'stateReason', kind: 'text' },
    { field: 'validTo', kind: 'date' },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'holder', kind: 'text', required: true },
    { field: 'iban', kind: 'masked', required: true },
    { field: 'bankName', kind: 'text' },
    { field: 'bic', kind: 'code' },
    { field: 'validFrom', kind: 'date', required: true, hint: 'accountFrom' },
    { field: 'proofFileId', label: 'accountProof', kind: 'file' },
    { field: 'routingCode', kind: 'code', hint: 'routingCode' },
    { field: 'personCode', kind: 'code', hint: 'personCode' },
    { field: 'bankShortName', kind: 'code', hint: 'bankShortName' },
  ],
  actions: (row) => <Steps row={row} />,
});

function Steps({ row }: { row: RecordBase }) {
  const [verify] = useVerifyBankAccountMutation();
  const [reject] = useRejectBankAccountMutation();
  const [close] = useCloseBankAccountMutation();
  return (
    <StepActions
      row={row}
      steps={[
        { verb: 'close', run: close, note: true },
        { verb: 'reject', run: reject, note: true },
        { verb: 'verify', run: verify, look: 'primary' },
      ]}
    />
  );
}
