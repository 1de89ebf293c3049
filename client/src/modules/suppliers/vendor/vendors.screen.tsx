import type { RecordBase } from '../../../list/area';
import { areaScreen } from '../../../list/area-screen';
import { StepActions } from '../../../form/step-actions';
import {
  useCreateVendorMutation,
  useDeleteVendorsMutation,
  useRejectVendorMutation,
  useRestoreVendorsMutation,
  useUpdateVendorMutation,
  useVendorQuery,
  useVendorsQuery,
  useVerifyVendorMutation,
} from '../../../generated/suppliers/vendor';
import { contactsKind } from './contacts-kind';
import { VendorDocuments } from './vendor-documents';

export const Component = areaScreen({
  subject: 'Vendor',
  list: useVendorsQuery,
  one: useVendorQuery,
  create: useCreateVendorMutation,
  update: useUpdateVendorMutation,
  remove: useDeleteVendorsMutation,
  restore: useRestoreVendorsMutation,
  title: (row) => row.name ?? '',
  firstSort: { field: 'name', direction: 'ASC' },
  importable: true,
  bulk: { verbs: ['verify'], notedVerbs: ['reject'] },
  below: (record) => <VendorDocuments vendor={record} />,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'category', kind: 'choice', choice: 'vendorCategory', sort: true, filter: true },
    { field: 'contactPerson', kind: 'text', sort: true, filter: true },
    { field: 'email', kind: 'email', filter: true },
    { field: 'mobilePhone', kind: 'phone', filter: true },
    { field: 'phone', kind: 'phone', label: 'landline', filter: true, hidden: true },
    { field: 'licenceNo', kind: 'code', filter: true, hidden: true },
    { field: 'licenceExpiry', kind: 'date', sort: true, filter: true },
    { field: 'rating', kind: 'number', sort: true, filter: true },
    { field: 'bankState', kind: 'choice', choice: 'bankAccountState', sort: true, filter: true, hidden: true },
    { field: 'status', kind: 'choice', choice: 'vendorStatus', sort: true, filter: true },
  ],
  facts: [
    { field: 'bankState', kind: 'choice', choice: 'bankAccountState' },
    { field: 'verificationRefusal', kind: 'text' },
    { field: 'bankEnteredByName', kind: 'text' },
    { field: 'bankDecidedByName', kind: 'text' },
    { field: 'bankNote', kind: 'text' },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'category', kind: 'choice', choice: 'vendorCategory' },
    { field: 'status', kind: 'choice', choice: 'vendorStatus', initial: 'active' },
    { field: 'rating', kind: 'number' },
    { heading: 'contact' },
    { field: 'contactPerson', kind: 'text' },
    { field: 'email', kind: 'email' },
    { field: 'mobilePhone', kind: 'phone' },
    { field: 'phone', kind: 'phone', label: 'landline' },
    { field: 'website', kind: 'link' },
    { field: 'address', kind: 'longText' },
    { field: 'contacts', ...contactsKind, wide: true },
    { heading: 'law' },
    { field: 'licenceNo', kind: 'code' },
    { field: 'licenceExpiry', kind: 'date' },
    { field: 'taxNo', kind: 'code' },
    { heading: 'bank' },
    { field: 'bankHolder', kind: 'text' },
    { field: 'bankName', kind: 'text' },
    { field: 'bankIban', kind: 'masked' },
    { field: 'notes', kind: 'longText', wide: true },
  ],
  actions: (row) => <Steps row={row} />,
});

/** The account is verified by another than who entered it. */
function Steps({ row }: { row: RecordBase }) {
  const [verify] = useVerifyVendorMutation();
  const [reject] = useRejectVendorMutation();
  return (
    <StepActions
      row={row}
      steps={[
        { verb: 'reject', run: reject, note: true },
        { verb: 'verify', run: verify, look: 'primary' },
      ]}
    />
  );
}
