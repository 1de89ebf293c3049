import { Index } from 'typeorm';
import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import type { Month, PlainDate } from '../../../../kernel/dates/plain-date';
import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { defineArea, type Row } from '../../../../platform/records/area';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { takeTurns } from '../../accounting/journal-entry/journal-entry';
import { t } from '../../texts/text';

export const ProvisionMethod = choiceOf('ProvisionMethod', 'By which of its two amounts a provision is posted.', {
  owed_today: 'What would be owed if the employment ended with the month.',
  projected: 'What is expected to be paid at the end, spread over the service and discounted (IAS 19).',
});
/** What is posted of a row of provisions, by the method of its month. */
export const postedSql = (row: string, of: 'opening' | 'closing'): string =>
  `case ${row}.method when 'projected' then ${row}.projected_${of} else ${row}.${of} end`;
export type ProvisionMethodName = 'owed_today' | 'projected';

@record(
  'ProvisionRule',
  'From a day on, by which method provisions for end of service are posted, and what is assumed of the years to come.',
)
@Index('provision_rule_valid_from_key', ['companyId', 'validFrom'], { unique: true, where: 'deleted_at IS NULL' })
export class ProvisionRule extends CompanyRecord {
  @field.date({ reach: 'planned', description: 'From which day on; until the day before the next one.' })
  validFrom!: PlainDate;
  @field.choice(ProvisionMethod, { description: 'Which of the two amounts is posted.' }) method!: ProvisionMethodName;
  @field.decimal({ description: 'Rate the award is discounted by, in percent a year.', min: 0, max: 50 })
  discountRate!: string;
  @field.decimal({ description: 'How pay is expected to grow each January, in percent.', min: 0, max: 50 })
  salaryGrowth!: string;
  @field.integer({ description: 'After how many years of service it is expected to end.', min: 1, max: 60 })
  serviceYears!: number;
  @field.integer({
    description: 'Age before which it is expected to end, where a birthday is on file; empty for none.',
    min: 40,
    max: 80,
    optional: true,
  })
  retirementAge!: number | null;
  @field.text({ description: 'Where the assumptions come from.', max: 500, optional: true, identifies: false }) note!:
    | string
    | null;
}

const terms = [
  'validFrom',
  'method',
  'discountRate',
  'salaryGrowth',
  'serviceYears',
  'retirementAge',
  'deletedAt',
] as const;

/** What was posted stays by the rules it was posted by. */
async function validateProvisionRule(
  ctx: Ctx,
  after: Row<ProvisionRule>,
  before: Row<ProvisionRule> | null,
): Promise<void> {
  if (before && terms.every((name) => String(before[name]) === String(after[name]))) return;
  await takeTurns(ctx);
  const first = before && before.validFrom < after.validFrom ? before.validFrom : after.validFrom;
  const { rows } = await ctx.tx.query<{ posted: Month | null; taken: boolean }>(
    `select (select max(j.origin_key) from journal_entry j where j.company_id = $1 and j.origin = 'eos_provision'
        and j.state = 'posted' and j.reverses_id is null and j.deleted_at is null and j.origin_key >= $2) as posted,
      exists (select from provision_rule r where r.company_id = $1 and r.valid_from = $3 and r.id <> $4
        and r.deleted_at is null) as taken`,
    [ctx.companyId, first.slice(0, 7), after.validFrom, after.id],
  );
  const { posted, taken } = rows[0]!;
  if (posted) {
    throw conflict(t('provision_rule.month_is_posted', { month: monthInWords(posted) }), 'validFrom');
  }
  if (taken && !after.deletedAt) {
    throw conflict(t('provision_rule.one_a_day', { day: dateInWords(after.validFrom) }), 'validFrom');
  }
}

export const provisionRule = defineArea('ProvisionRule', ProvisionRule, {
  one: 'provisionRule',
  many: 'provisionRules',
  label: t('provision_rule.provision_rule'),
  page: '/provision-rules?open=:id',
  menu: { group: 'pay', title: t('provision_rule.menu'), icon: 'setting' },
  sort: 'validFrom',
  descending: true,
  title: 'validFrom',
  guard: validateProvisionRule,
});
export const ProvisionRuleResolver = CrudResolver(provisionRule);

export type ProvisionTerms = Pick<
  ProvisionRule,
  'method' | 'discountRate' | 'salaryGrowth' | 'serviceYears' | 'retirementAge'
>;

/** The rule in force on a day; null where the company has none yet. */
export async function provisionRuleOn(ctx: Ctx, day: PlainDate): Promise<ProvisionTerms | null> {
  const { rows } = await ctx.tx.query<ProvisionTerms & Record<string, unknown>>(
    `select method, discount_rate::text as "discountRate", salary_growth::text as "salaryGrowth",
      service_years as "serviceYears", retirement_age as "retirementAge"
     from provision_rule where company_id = $1 and valid_from <= $2 and deleted_at is null
     order by valid_from desc limit 1`,
    [ctx.companyId, day],
  );
  return rows[0] ?? null;
}
