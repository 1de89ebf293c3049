import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { areaScreen } from '../../../list/area-screen';
import { LinkButton } from '../../../ui/link-button';
import {
  useCreateTaxRegistrationMutation,
  useDeleteTaxRegistrationsMutation,
  useTaxRegistrationQuery,
  useTaxRegistrationsQuery,
  useRestoreTaxRegistrationsMutation,
  useUpdateTaxRegistrationMutation,
} from '../../../generated/pay/tax-registration';

export const Component = areaScreen({
  subject: 'TaxRegistration',
  list: useTaxRegistrationsQuery,
  one: useTaxRegistrationQuery,
  create: useCreateTaxRegistrationMutation,
  update: useUpdateTaxRegistrationMutation,
  remove: useDeleteTaxRegistrationsMutation,
  restore: useRestoreTaxRegistrationsMutation,
  title: (row) => row.employeeName,
  firstSort: { field: 'validFrom', direction: 'DESC' },
  importable: true,
  toolbar: <ToRules />,
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'tax', label: 'incomeTax', kind: 'choice', choice: 'incomeTax', sort: true, filter: true },
    { field: 'number', label: 'taxNumber', kind: 'masked' },
    { field: 'hasDependants', kind: 'flag', hidden: true },
    { field: 'relief', kind: 'money', hidden: true },
    { field: 'openingPay', kind: 'money', hidden: true },
    { field: 'openingTax', kind: 'money', hidden: true },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'tax', label: 'incomeTax', kind: 'choice', choice: 'incomeTax', required: true },
    { field: 'number', label: 'taxNumber', kind: 'masked' },
    { field: 'hasDependants', kind: 'flag' },
    { field: 'hasDisability', kind: 'flag' },
    { field: 'relief', kind: 'money', hint: 'relief' },
    { field: 'openingPay', kind: 'money', hint: 'openingPay' },
    { field: 'openingTax', kind: 'money' },
    { field: 'validFrom', kind: 'date', required: true },
    { field: 'validTo', kind: 'date' },
  ],
});

function ToRules() {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton to="/tax-registrations/rules">{t('incomeTaxRule.open')}</LinkButton>
      <Can action="read" subject="PayrollRun">
        <LinkButton to="/tax-registrations/certificates">{t('taxCertificate.open')}</LinkButton>
      </Can>
    </>
  );
}
