import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { areaScreen } from '../../../list/area-screen';
import { LinkButton } from '../../../ui/link-button';
import {
  useCreateInsuranceRegistrationMutation,
  useDeleteInsuranceRegistrationsMutation,
  useInsuranceRegistrationQuery,
  useInsuranceRegistrationsQuery,
  useRestoreInsuranceRegistrationsMutation,
  useUpdateInsuranceRegistrationMutation,
} from '../../../generated/pay/insurance-registration';

export const Component = areaScreen({
  subject: 'InsuranceRegistration',
  list: useInsuranceRegistrationsQuery,
  one: useInsuranceRegistrationQuery,
  create: useCreateInsuranceRegistrationMutation,
  update: useUpdateInsuranceRegistrationMutation,
  remove: useDeleteInsuranceRegistrationsMutation,
  restore: useRestoreInsuranceRegistrationsMutation,
  title: (row) => row.employeeName,
  firstSort: { field: 'validFrom', direction: 'DESC' },
  importable: true,
  toolbar: <ToContributions />,
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    {
      field: 'scheme',
      kind: 'choice',
      choice: 'insuranceScheme',
      sort: true,
      filter: true,
    },
    { field: 'contributionSchemeId', kind: 'reference', to: 'contributionScheme', filter: true, hidden: true },
    { field: 'number', label: 'insuranceNumber', kind: 'masked' },
    { field: 'firstInsured', kind: 'date', sort: true, filter: true },
    {
      field: 'contributoryWage',
      kind: 'money',
      sort: true,
      filter: true,
      hidden: true,
    },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
  ],
  form: [
    {
      field: 'employeeId',
      kind: 'reference',
      to: 'employee',
      required: true,
      only: 'create',
    },
    {
      field: 'scheme',
      kind: 'choice',
      choice: 'insuranceScheme',
      required: true,
    },
    { field: 'contributionSchemeId', kind: 'reference', to: 'contributionScheme', hint: 'contributionSchemeId' },
    { field: 'number', label: 'insuranceNumber', kind: 'masked' },
    {
      field: 'firstInsured',
      kind: 'date',
      required: true,
      hint: 'firstInsured',
    },
    { field: 'contributoryWage', kind: 'money', hint: 'contributoryWage' },
    { field: 'validFrom', kind: 'date', required: true },
    { field: 'validTo', kind: 'date' },
  ],
});

function ToContributions() {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton to="/insurance-registrations/rates">{t('insuranceRate.open')}</LinkButton>
      <Can action="read" subject="PayrollRun">
        <LinkButton to="/insurance-registrations/contributions">{t('contribution.open')}</LinkButton>
      </Can>
    </>
  );
}
