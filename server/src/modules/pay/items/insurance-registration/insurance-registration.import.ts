import { employeeColumn, importable } from '../../../../platform/import/importable';
import { insuranceRegistration } from './insurance-registration';
import { t } from '../../texts/text';

export const insuranceRegistrationImport = importable(insuranceRegistration, {
  label: t('insurance_registration.registrations'),
  key: ['employeeId', 'validFrom'],
  sample: { number: '784512369', contributoryWage: '' },
  columns: {
    employeeId: employeeColumn,
    scheme: [t('insurance_registration.scheme'), 'fund|authority|social insurance|النظام|الصندوق|الجهة'],
    number: [
      t('insurance_registration.number'),
      'insurance no|gosi number|gosi no|gpssa number|subscriber number|registration number|رقم المشترك|رقم التأمين',
    ],
    firstInsured: [
      t('insurance_registration.first_insured'),
      'first registered|first registration|date registered|registration date|تاريخ أول تسجيل|تاريخ التسجيل',
    ],
    contributoryWage: [
      t('insurance_registration.contributory_wage'),
      'contribution wage|contribution salary|contribution account salary|insurable wage|أجر الاشتراك|راتب الاشتراك',
    ],
    validFrom: [
      t('insurance_registration.from'),
      'start date|effective date|effective from|valid from|since|date|تاريخ السريان|تاريخ البدء',
    ],
    validTo: [t('insurance_registration.until'), 'end date|valid to|to|until date|تاريخ الانتهاء'],
  },
  choices: {
    scheme: {
      ae_gpssa: [t('insurance_registration.schemes.ae_gpssa'), 'gpssa|هيئة المعاشات'],
      bh_sio: [t('insurance_registration.schemes.bh_sio'), 'sio|gosi bahrain'],
      kw_pifss: [t('insurance_registration.schemes.kw_pifss'), 'pifss'],
      om_spf: [t('insurance_registration.schemes.om_spf'), 'spf|pasi|صندوق الحماية الاجتماعية'],
      qa_grsia: [t('insurance_registration.schemes.qa_grsia'), 'grsia'],
      sa_gosi: [t('insurance_registration.schemes.sa_gosi'), 'gosi|التأمينات الاجتماعية'],
    },
  },
});
