import { Field, InputType, ObjectType } from 'type-graphql';
import { Exclusion } from 'typeorm';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import { mayDo } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import { defineArea, type Row, type Values } from '../../../../platform/records/area';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { writeRows } from '../../../../platform/records/write-rows';
import { say } from '../../../../platform/text';
import { todayIn } from '../../../../platform/today';
import { companyOf } from '../../../organisation/organisation.sql';
import type { SchemeMembers as Members, SchemeRate, SchemeWage as Wage } from '../../engine/contributions/own-scheme';
import { insuranceSchemeCodes, type PartMonth } from '../../statutory/social-insurance/scheme';
import { t } from '../../texts/text';
import { decideScheme, type SchemeAction, type SchemeState as State } from '../domain/scheme-approval';
import { faultOfRates, inOrder } from '../domain/scheme-rates';

export const SchemeState = choiceOf<State>('ContributionSchemeState', 'Where a contribution scheme stands.', {
  proposed: 'Waits for another person to approve it; nothing is taken or paid by it.',
  approved: 'In force from its first day.',
  rejected: 'Refused; nothing is ever taken or paid by it.',
});
export const SchemeMembers = choiceOf<Members>('SchemeMembers', 'Whom a contribution scheme of the company is for.', {
  everybody: 'Everybody who is paid.',
  nationals: 'Nationals of the country of the company.',
  foreigners: 'Everybody but those.',
  registered: 'Only who is registered for it.',
});
export const SchemeWage = choiceOf<Wage>('SchemeWage', 'What its shares are taken of, each of a whole month.', {
  basic: 'The basic salary.',
  basic_and_housing: 'The basic salary and what is paid for housing.',
  all: 'The basic salary, all allowances, and pay components that count to the contributory wage.',
});
export const SchemePartMonth = choiceOf<PartMonth>(
  'SchemePartMonth',
  'What is due for a month in which somebody joins or leaves.',
  {
    whole: 'The whole month.',
    not_of_leaving: 'The whole month; nothing where the last day lies before the last of the month.',
    days: 'For the days of the month.',
    days_not_of_leaving: 'For its days; nothing where the last day lies before the last of the month.',
  },
);

@ObjectType('ContributionSchemeRate', { description: 'Shares of a scheme for wages up to a bound, in percent.' })
@InputType('ContributionSchemeRateInput', { description: 'Shares of a scheme for wages up to a bound, in percent.' })
export class ContributionSchemeRate implements SchemeRate {
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Only where the wage is lower than this; empty for all wages no other row is for.',
    simple: true,
  })
  wageBelow!: string | null;
  @Field(() => DecimalScalar, { description: 'Share of the employee in percent, up to four decimals.', simple: true })
  employee!: string;
  @Field(() => DecimalScalar, { description: 'Share of the employer in percent, up to four decimals.', simple: true })
  employer!: string;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Least of the wage that counts, in the currency of the company.',
    simple: true,
  })
  floor!: string | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Most of the wage that counts, in the currency of the company.',
    simple: true,
  })
  ceiling!: string | null;
}

const decidedBy: ('state' | 'proposedById')[] = ['state', 'proposedById'];

@record(
  'ContributionScheme',
  'A scheme of the company, such as a savings or medical fund, in one of its dated versions.',
)
@Exclusion(
  'contribution_scheme_no_overlap',
  `USING gist (company_id WITH =, code WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (state = 'approved' AND deleted_at IS NULL)`,
)
export class ContributionScheme extends CompanyRecord {
  @field.text({
    description: 'What its lines are called by; small letters, digits and _. Versions of one scheme share it.',
    pattern: /^[a-z][a-z0-9_]{1,29}$/,
    example: 'medical_fund',
    search: true,
    identifies: false,
  })
  code!: string;
  @field.text({ description: 'Name, as payslips show it.', min: 2, max: 120, search: true, identifies: false })
  name!: string;
  @field.text({
    description: 'Name on Arabic payslips; empty for the same.',
    max: 120,
    optional: true,
    search: true,
    identifies: false,
  })
  nameAr!: string | null;
  @field.choice(SchemeMembers, { description: 'Whom it is for.', initial: 'everybody' }) members!: Members;
  @field.choice(SchemeWage, { description: 'What its shares are taken of.', initial: 'basic' }) wage!: Wage;
  @field.choice(SchemePartMonth, {
    description: 'What is due for a month in which somebody joins or leaves.',
    initial: 'whole',
  })
  partMonth!: PartMonth;
  @field.json({
    type: () => [ContributionSchemeRate],
    description: 'Its shares by wage, at most 20 rows; kept by their bounds in ascending order.',
    identifies: false,
  })
  rates!: ContributionSchemeRate[];
  @field.date({
    reach: 'kept',
    description: 'First day; a payroll takes the version in force on the first day of its month.',
  })
  validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
  @field.choice(SchemeState, { description: 'Where it stands.', initial: 'proposed', write: 'never' }) state!: State;
  @field.reference('User', {
    description: 'Who wrote it, or changed it last before it was approved.',
    optional: true,
    write: 'never',
  })
  proposedById!: string | null;
  @field.reference('User', {
    description: 'Who approved or rejected it; never who wrote it.',
    optional: true,
    write: 'never',
  })
  approvedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.approved_by_id', {
    description: 'Name of who approved or rejected it.',
    optional: true,
  })
  approvedByName!: string | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) approvedAt!: Date | null;
  @field.text({ description: 'Why it was rejected.', max: 500, optional: true, write: 'never' }) decisionNote!:
    | string
    | null;
  @field.derivedInContext<Row<ContributionScheme>>(
    () => String,
    decidedBy,
    (row, ctx) => refusalOf(row, ctx),
    'Why you cannot decide it now, in the language of the request; empty when you can and when it is not waiting.',
  )
  approvalRefusal!: string | null;
}

export const schemeDecision = (ctx: Ctx, row: Row<ContributionScheme>, action: SchemeAction) =>
  decideScheme(row, action, ctx.user.id);

function refusalOf(row: Row<ContributionScheme>, ctx: Ctx): string | null {
  if (row.state !== 'proposed' || !mayDo(ctx.ability, 'approve', contributionScheme, row)) return null;
  const decision = schemeDecision(ctx, row, 'approve');
  return decision.approved ? null : say(decision.because, ctx.locale);
}

async function refuseWrong(
  ctx: Ctx,
  after: Row<ContributionScheme>,
  before: Row<ContributionScheme> | null,
): Promise<void> {
  // Whoever writes schemes takes turns, so that no two of one code begin on the same day.
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('schemes of ' || $1, 0))`, [ctx.companyId]);
  if (after.deletedAt) {
    if (after.state === 'approved' && after.validFrom <= todayIn(ctx))
      throw conflict(t('contribution_scheme.end_it_instead'));
    return;
  }
  const { code, validFrom, validTo } = after;
  if ((insuranceSchemeCodes as readonly string[]).includes(code))
    throw invalid('code', t('contribution_scheme.code_of_law', { code }));
  if (/_(employer|state|owed)$/.test(code)) throw invalid('code', t('contribution_scheme.code_of_share'));
  if (validTo && validTo < validFrom) throw invalid('validTo', t('contribution_scheme.last_day_lies_before_first'));
  const { currency } = await companyOf(ctx, 'currency');
  const fault = faultOfRates(after.rates, currency);
  if (fault) throw invalid('rates', fault);
  if (before?.state === 'approved') refuseChanged(before, after);
  await refuseOverlap(ctx, after);
}

/** What was approved is ended or named otherwise; anything else is another version, which is approved again. */
function refuseChanged(before: Row<ContributionScheme>, after: Row<ContributionScheme>): void {
  const changed = (['code', 'members', 'wage', 'partMonth', 'validFrom', 'rates'] as const).find(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed) throw conflict(t('contribution_scheme.add_version'), changed);
}

/** What is to hold without end ends what goes on before it, once it is approved; nothing else may be in its way. */
export async function refuseOverlap(ctx: Ctx, next: Row<ContributionScheme>): Promise<void> {
  if (next.state === 'rejected') return;
  const { rows } = await ctx.tx.query<{ validFrom: PlainDate; validTo: PlainDate | null }>(
    `select valid_from as "validFrom", valid_to as "validTo" from contribution_scheme
     where company_id = $1 and code = $2 and id <> $3 and deleted_at is null and state <> 'rejected'
       and (valid_from = $4 or state = 'approved' and daterange(valid_from, valid_to, '[]') && daterange($4, $5, '[]')
         and not ($5::date is null and valid_to is null and valid_from < $4))
     order by valid_from limit 1`,
    [ctx.companyId, next.code, next.id, next.validFrom, next.validTo],
  );
  const [clash] = rows;
  if (!clash) return;
  const since = dateInWords(clash.validFrom);
  throw conflict(
    clash.validTo
      ? t('contribution_scheme.has_version_until', { code: next.code, since, until: dateInWords(clash.validTo) })
      : t('contribution_scheme.has_version', { code: next.code, since }),
    'validFrom',
  );
}

/** Ends the version that goes on, the day before the next one begins. */
export async function closePreviousVersion(ctx: Ctx, next: Row<ContributionScheme>): Promise<void> {
  if (next.validTo) return;
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select id, version from contribution_scheme where company_id = $1 and code = $2 and id <> $3
      and valid_from < $4 and valid_to is null and state = 'approved' and deleted_at is null`,
    [ctx.companyId, next.code, next.id, next.validFrom],
  );
  await writeRows(
    ctx,
    contributionScheme,
    rows.map(({ id, version }) => ({ id, version, values: { validTo: addDays(next.validFrom, -1) } })),
    'update',
  );
}

/** Whoever wrote it last answers for it, until it is approved. */
const written = (ctx: Ctx, after: Row<ContributionScheme>, before: Row<ContributionScheme> | null): Values => ({
  rates: inOrder(after.rates),
  ...(before?.state !== 'approved' && { proposedById: ctx.user.id }),
});

const offers =
  (action: SchemeAction) =>
  (row: Row<ContributionScheme>, ctx: Ctx): boolean =>
    row.state === 'proposed' && schemeDecision(ctx, row, action).approved;
const facts = { title: 'name' } as const;

export const contributionScheme = defineArea('ContributionScheme', ContributionScheme, {
  one: 'contributionScheme',
  many: 'contributionSchemes',
  label: t('contribution_scheme.scheme'),
  page: '/contribution-schemes?open=:id',
  menu: { group: 'pay', title: t('contribution_scheme.menu'), icon: 'safety', after: 'PayTableRow' },
  sort: 'code',
  title: 'name',
  stateFields: decidedBy,
  isEditable: ({ state }) => state !== 'rejected',
  derive: written,
  guard: refuseWrong,
  verbs: { approve: offers('approve'), reject: offers('reject') },
  notifies: [
    {
      kind: 'scheme_waiting',
      on: ['create', 'update'],
      when: ({ state }) => state === 'proposed',
      whoMay: 'approve',
      butNot: ['proposedById'],
      until: ['approve', 'reject', 'delete'],
      facts,
    },
    { kind: 'scheme_approved', on: ['approve'], users: ['proposedById'], facts },
    { kind: 'scheme_rejected', on: ['reject'], users: ['proposedById'], facts: { ...facts, reason: 'decisionNote' } },
  ],
});
