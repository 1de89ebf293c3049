import { employeeColumn, importable } from '../../../../platform/import/importable';
import { insuranceRegistration } from './insurance-registration';
import { t } from '../../texts/text';

export const insuranceRegistrationImport = importable(insuranceRegistration, {
  label: t('insurance_registration.registrations'),
  key: ['employeeId', 'validFrom'],
  sample: { number: '784512369', contributoryWage: '', contributionSchemeId: '' },
  columns: {
    employeeId: employeeColumn,
    scheme: [t('insurance_registration.scheme'), t('insurance_registration.scheme_words')],
    contributionSchemeId: [
      t('insurance_registration.contribution_scheme'),
      t('insurance_registration.contribution_scheme_words'),
    ],
    number: [t('insurance_registration.number'), t('insurance_registration.number_words')],
    firstInsured: [t('insurance_registration.first_insured'), t('insurance_registration.first_insured_words')],
    contributoryWage: [
      t('insurance_registration.contributory_wage'),
      t('insurance_registration.contributory_wage_words'),
    ],
    validFrom: [t('insurance_registration.from'), t('insurance_registration.from_words')],
    validTo: [t('insurance_registration.until'), t('insurance_registration.until_words')],
  },
  choices: {
    scheme: {
      ae_gpssa: [t('insurance_registration.schemes.ae_gpssa'), t('insurance_registration.schemes.ae_gpssa_words')],
      bh_sio: [t('insurance_registration.schemes.bh_sio'), t('insurance_registration.schemes.bh_sio_words')],
      eg_nosi: [t('insurance_registration.schemes.eg_nosi'), t('insurance_registration.schemes.eg_nosi_words')],
      in_epf: [t('insurance_registration.schemes.in_epf'), t('insurance_registration.schemes.in_epf_words')],
      jo_ssc: [t('insurance_registration.schemes.jo_ssc'), t('insurance_registration.schemes.jo_ssc_words')],
      kw_pifss: [t('insurance_registration.schemes.kw_pifss'), t('insurance_registration.schemes.kw_pifss_words')],
      om_spf: [t('insurance_registration.schemes.om_spf'), t('insurance_registration.schemes.om_spf_words')],
      qa_grsia: [t('insurance_registration.schemes.qa_grsia'), t('insurance_registration.schemes.qa_grsia_words')],
      sa_gosi: [t('insurance_registration.schemes.sa_gosi'), t('insurance_registration.schemes.sa_gosi_words')],
      own: [t('insurance_registration.schemes.own'), t('insurance_registration.schemes.own_words')],
    },
  },
});
