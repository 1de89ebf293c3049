import { Exclusion } from 'typeorm';
import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { conflict, invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { closePrevious } from '../../../../platform/records/effective-dating';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { oneRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { nameOfEmployee, refuseOutsideEmployment } from '../../../people/employee/employee';
import type { InsuranceSchemeCode } from '../../statutory/social-insurance/scheme';
import { schemeOf, schemesIn } from '../../statutory/social-insurance/schemes';
import { companyOf } from '../../../organisation/organisation.sql';
import { refuseWrongIdentityNumber } from '../../../organisation/company/company';
import { contributionScheme } from '../contribution-scheme/contribution-scheme';
import { t } from '../../texts/text';

/** Of law, or one the company wrote itself. */
export type RegisteredScheme = InsuranceSchemeCode | 'own';

export const InsuranceScheme = choiceOf<RegisteredScheme>(
  'InsuranceScheme',
  'Social insurance of a country, or a scheme of the company, by whose rates payroll takes and pays shares.',
  {
    ae_gpssa: 'General Pension and Social Security Authority of the Emirates.',
    bh_sio: 'Social Insurance Organisation of Bahrain.',
    eg_nosi: 'National Organization for Social Insurance of Egypt.',
    in_epf: "Employees' Provident Fund Organisation of India.",
    jo_ssc: 'Social Security Corporation of Jordan.',
    kw_pifss: 'Public Institution for Social Security of Kuwait.',
    om_spf: 'Social Protection Fund of Oman.',
    qa_grsia: 'General Retirement and Social Insurance Authority of Qatar.',
    sa_gosi: 'General Organization for Social Insurance of Saudi Arabia.',
    own: 'A contribution scheme of the company.',
  },
);

@record(
  'InsuranceRegistration',
  'That an employee is insured by a scheme of social insurance, or of the company, from one day to another; a new one without an end ends the one before it.',
)
@Exclusion(
  'insurance_registration_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, (coalesce(contribution_scheme_id, '')) WITH =,
    daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (deleted_at IS NULL)`,
)
export class InsuranceRegistration extends CompanyRecord {
  @field.reference('Employee', {
    description: 'Who is insured.',
    write: 'create',
    search: true,
  })
  employeeId!: string;
  @field.computed('text', nameOfEmployee, {
    description: 'First, middle and last name of the employee in one.',
  })
  employeeName!: string;
  @field.choice(InsuranceScheme, { description: 'By whom.' })
  scheme!: RegisteredScheme;
  @field.reference('ContributionScheme', {
    description: 'Which scheme of the company, by one of its versions; empty where it is one of law.',
    optional: true,
  })
  contributionSchemeId!: string | null;
  @field.computed(
    'text',
    'select s.name from contribution_scheme s where s.company_id = t.company_id and s.id = t.contribution_scheme_id',
    { description: 'Name of that scheme of the company.', optional: true },
  )
  contributionSchemeName!: string | null;
  @field.text({
    description: 'Number of the insured with the authority; shown masked.',
    max: 40,
    optional: true,
    sensitive: true,
    encrypted: true,
  })
  number!: string | null;
  @field.date({
    reach: 'kept',
    description:
      'Day of the first insurance by that scheme, with whatever employer: newer laws hold for who came later.',
  })
  firstInsured!: string;
  @field.money({
    description:
      'Contributory wage of a month as agreed with the authority, in the currency the company pays; by the law from pay and allowances when left out.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  contributoryWage!: string | null;
  @field.date({
    reach: 'kept',
    description: 'First day insured with this employer.',
  })
  validFrom!: string;
  @field.date({
    reach: 'kept',
    description: 'Last day; empty while it goes on.',
    optional: true,
  })
  validTo!: string | null;
}

/** Authorities give numbers of their own, which no rule was found for: an Emirates ID alone tells what it is. */
const emiratesIdIn = (number: string | null | undefined): string | null =>
  number && /^\D*784/.test(number) ? number : null;

async function validateInsuranceRegistration(
  ctx: Ctx,
  after: Row<InsuranceRegistration>,
  before: Row<InsuranceRegistration> | null,
): Promise<void> {
  if (after.deletedAt) return;
  const { employeeId, validFrom, validTo, firstInsured, contributoryWage } = after;
  if (!before || before.deletedAt || before.validFrom !== validFrom || before.validTo !== validTo)
    await refuseOutsideEmployment(ctx, employeeId, { validFrom, validTo });
  if (firstInsured > todayIn(ctx)) throw invalid('firstInsured', t('insurance_registration.day_has_not_come_yet'));
  if (firstInsured > validFrom) throw invalid('firstInsured', t('insurance_registration.first_insured_after'));
  if (contributoryWage !== null && Number(contributoryWage) === 0)
    throw invalid('contributoryWage', t('insurance_registration.wage_of_nothing'));
  await refuseWrongIdentityNumber(ctx, 'number', emiratesIdIn(after.number), emiratesIdIn(before?.number));
  if (after.scheme === 'own') await refuseWrongOwn(ctx, after);
  else await refuseWrongLaw(ctx, after.scheme, after.contributionSchemeId);
  if (!before) await closePrevious(ctx, insuranceRegistration, after, among(after));
}

/** With the social insurance of law one may be insured once at a time, with each scheme of the company too. */
const among = ({ contributionSchemeId }: Row<InsuranceRegistration>) =>
  ({ field: 'contributionSchemeId', value: contributionSchemeId }) as const;

async function refuseWrongOwn(
  ctx: Ctx,
  { id, employeeId, contributionSchemeId, validFrom, validTo }: Row<InsuranceRegistration>,
): Promise<void> {
  if (!contributionSchemeId) throw invalid('contributionSchemeId', t('insurance_registration.choose_own'));
  const { members, code } = await oneRecord(ctx, contributionScheme, contributionSchemeId);
  if (members !== 'registered') throw invalid('contributionSchemeId', t('insurance_registration.own_not_registered'));
  const { rowCount } = await ctx.tx.query(
    `select from insurance_registration r join contribution_scheme c on c.company_id = r.company_id
       and c.id = r.contribution_scheme_id
     where r.company_id = $1 and r.employee_id = $2 and r.id <> $3 and r.deleted_at is null and c.code = $4
       and daterange(r.valid_from, r.valid_to, '[]') && daterange($5, $6, '[]')
       and not ($6::date is null and r.valid_to is null and r.valid_from < $5 and c.id = $7)`,
    [ctx.companyId, employeeId, id, code, validFrom, validTo, contributionSchemeId],
  );
  if (rowCount) throw conflict(t('insurance_registration.registered_already'), 'validFrom');
}

async function refuseWrongLaw(ctx: Ctx, scheme: InsuranceSchemeCode, own: string | null): Promise<void> {
  if (own) throw invalid('contributionSchemeId', t('insurance_registration.own_alone'));
  const { country } = await companyOf(ctx, 'country');
  // Home insurance is taken from one Gulf state to another, and nowhere else.
  const here = schemesIn(country);
  if (!here.includes(schemeOf(scheme)))
    throw invalid(
      'scheme',
      here.length ? t('insurance_registration.not_of_here') : t('insurance_registration.not_here'),
    );
}

export const insuranceRegistration = defineArea('InsuranceRegistration', InsuranceRegistration, {
  keptFor: 'pay',
  one: 'insuranceRegistration',
  many: 'insuranceRegistrations',
  label: t('insurance_registration.registration'),
  page: '/insurance-registrations?open=:id',
  menu: {
    group: 'pay',
    title: t('insurance_registration.menu'),
    icon: 'safety',
    after: 'ContributionScheme',
  },
  sort: 'validFrom',
  descending: true,
  title: 'employeeName',
  person: 'employeeId',
  ownMatter: {},
  guard: validateInsuranceRegistration,
});
export const InsuranceRegistrationResolver = CrudResolver(insuranceRegistration);
