import { employeeColumn, importable } from '../../../../platform/import/importable';
import { taxRegistration } from './tax-registration';
import { t } from '../../texts/text';

export const taxRegistrationImport = importable(taxRegistration, {
  label: t('tax_registration.registrations'),
  key: ['employeeId', 'validFrom'],
  sample: { number: '482-913-057', relief: '', openingPay: '', openingTax: '' },
  columns: {
    employeeId: employeeColumn,
    tax: [t('tax_registration.tax'), t('tax_registration.tax_words')],
    number: [t('tax_registration.number'), t('tax_registration.number_words')],
    hasDependants: [t('tax_registration.has_dependants'), t('tax_registration.has_dependants_words')],
    hasDisability: [t('tax_registration.has_disability'), t('tax_registration.has_disability_words')],
    relief: [t('tax_registration.relief'), t('tax_registration.relief_words')],
    openingPay: [t('tax_registration.opening_pay'), t('tax_registration.opening_pay_words')],
    openingTax: [t('tax_registration.opening_tax'), t('tax_registration.opening_tax_words')],
    validFrom: [t('insurance_registration.from'), t('insurance_registration.from_words')],
    validTo: [t('insurance_registration.until'), t('insurance_registration.until_words')],
  },
  choices: {
    tax: {
      eg_salaries: [t('tax_registration.taxes.eg_salaries'), t('tax_registration.taxes.eg_salaries_words')],
      in_new_regime: [t('tax_registration.taxes.in_new_regime'), t('tax_registration.taxes.in_new_regime_words')],
      jo_income: [t('tax_registration.taxes.jo_income'), t('tax_registration.taxes.jo_income_words')],
    },
  },
});
