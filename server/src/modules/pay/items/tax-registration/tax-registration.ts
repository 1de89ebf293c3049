import { Exclusion } from 'typeorm';
import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { conflict, invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { closePrevious } from '../../../../platform/records/effective-dating';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { nameOfEmployee, refuseOutsideEmployment } from '../../../people/employee/employee';
import type { IncomeTaxCode, TaxRates } from '../../statutory/income-tax/tax';
import { taxOfCountry } from '../../statutory/income-tax/taxes';
import { companyOf } from '../../../organisation/organisation.sql';
import { t } from '../../texts/text';

export const IncomeTaxChoice = choiceOf<IncomeTaxCode>(
  'IncomeTax',
  'Tax of a country on pay, by whose rates payroll takes it.',
  {
    eg_salaries: 'Egyptian tax on salaries.',
    in_new_regime: 'Indian income tax, the new regime.',
    jo_income: 'Jordanian income tax.',
  },
);

@record(
  'TaxRegistration',
  'That an employee pays income tax here from one day to another, and what they claim; a new one ends the one before.',
)
@Exclusion(
  'tax_registration_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (deleted_at IS NULL)`,
)
export class TaxRegistration extends CompanyRecord {
  @field.reference('Employee', { description: 'Who is taxed.', write: 'create', search: true })
  employeeId!: string;
  @field.computed('text', nameOfEmployee, { description: 'First, middle and last name of the employee in one.' })
  employeeName!: string;
  @field.choice(IncomeTaxChoice, { description: 'Which tax.' })
  tax!: IncomeTaxCode;
  @field.text({
    description: 'Tax number of the employee; shown masked.',
    max: 40,
    optional: true,
    sensitive: true,
    encrypted: true,
  })
  number!: string | null;
  @field.flag({
    description: 'Whether they claim an exemption for resident dependants, where the tax has one.',
    initial: false,
    sensitive: true,
  })
  hasDependants!: boolean;
  @field.flag({
    description: 'Whether they claim an exemption for a disability, where the tax has one.',
    initial: false,
    sensitive: true,
  })
  hasDisability!: boolean;
  @field.money({
    description:
      'Documented expenses of a year they claim, where the tax counts some; the most that counts is that of the law.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  relief!: string | null;
  @field.money({
    description:
      'Taxable pay of the tax year before the first day, by whoever paid it, after deductible social insurance.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  openingPay!: string | null;
  @field.money({ description: 'Tax that was taken of it.', min: 0, optional: true, sensitive: true })
  openingTax!: string | null;
  @field.date({ reach: 'kept', description: 'First day taxed with this employer.' })
  validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day; empty while it goes on.', optional: true })
  validTo!: string | null;
}

async function validateTaxRegistration(
  ctx: Ctx,
  after: Row<TaxRegistration>,
  before: Row<TaxRegistration> | null,
): Promise<void> {
  if (after.deletedAt) return;
  const { employeeId, validFrom, validTo, tax, openingPay, openingTax } = after;
  if (!before || before.deletedAt || before.validFrom !== validFrom || before.validTo !== validTo)
    await refuseOutsideEmployment(ctx, employeeId, { validFrom, validTo });
  const { country } = await companyOf(ctx, 'country');
  const here = taxOfCountry(country);
  if (here?.code === tax)
    refuseWhatNobodyCounts(after, here.rates.find((each) => each.validFrom <= validFrom) ?? here.rates.at(-1)!);
  else if (before?.tax !== tax) throw conflict(t('tax_registration.not_here'), 'tax');
  if (Number(openingTax ?? 0) > Number(openingPay ?? 0))
    throw invalid('openingTax', t('tax_registration.more_tax_than_pay'));
  if (!before) await closePrevious(ctx, taxRegistration, after);
}

/** Claims the tax does not know would be believed to count. */
function refuseWhatNobodyCounts(
  { hasDependants, hasDisability, relief }: Row<TaxRegistration>,
  { allowances, relief: counted }: TaxRates,
): void {
  const knows = (whom: string): boolean => allowances.some(({ of }) => of === whom);
  if (hasDependants && !knows('dependants')) throw invalid('hasDependants', t('tax_registration.not_counted'));
  if (hasDisability && !knows('disability')) throw invalid('hasDisability', t('tax_registration.not_counted'));
  if (relief !== null && Number(relief) > 0 && !counted) throw invalid('relief', t('tax_registration.not_counted'));
}

export const taxRegistration = defineArea('TaxRegistration', TaxRegistration, {
  keptFor: 'pay',
  one: 'taxRegistration',
  many: 'taxRegistrations',
  label: t('tax_registration.registration'),
  page: '/tax-registrations?open=:id',
  menu: {
    group: 'pay',
    title: t('tax_registration.menu'),
    icon: 'percentage',
    isShown: async (ctx) => !!taxOfCountry((await companyOf(ctx, 'country')).country),
  },
  sort: 'validFrom',
  descending: true,
  title: 'employeeName',
  person: 'employeeId',
  ownMatter: {},
  guard: validateTaxRegistration,
});
export const TaxRegistrationResolver = CrudResolver(taxRegistration);
