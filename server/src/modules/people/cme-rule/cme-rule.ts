import { Field, InputType, ObjectType } from 'type-graphql';
import { Index } from 'typeorm';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { refreshCmeProgress } from '../cme-progress/cme-progress';
import { CmeCategory } from './cme-rule-words';
import { t } from '../texts/text';

@ObjectType('CmeLimit', {
  description: 'How many credits of one kind of activity a cycle needs at least and counts at most.',
})
@InputType('CmeLimitInput', {
  description: 'How many credits of one kind of activity a cycle needs at least and counts at most.',
})
export class CmeLimitLine {
  @Field(() => CmeCategory, { description: 'Kind of activity.', simple: true }) category!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Credits needed of it.', simple: true }) least?:
    | string
    | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Credits of it that count.', simple: true }) most?:
    | string
    | null;
}

@record('CmeRule', 'What an authority asks of one profession in each cycle, from a day on.')
@Index('cme_rule_valid_from_key', ['companyId', 'authority', 'profession', 'validFrom'], {
  unique: true,
  where: 'deleted_at IS NULL',
})
export class CmeRule extends CompanyRecord {
  @field.text({ description: 'Licensing authority.', max: 120, search: true }) authority!: string;
  @field.text({ description: 'Profession or kind of licence.', max: 120, search: true }) profession!: string;
  @field.date({
    reach: 'kept',
    description:
      'First day it holds; a later rule of the same authority and profession holds for the cycles that begin after it.',
  })
  validFrom!: string;
  @field.decimal({ description: 'Credits a cycle needs.', min: '0.01', max: '9999.99', scale: 2 }) credits!: string;
  @field.integer({
    description: 'How many months a cycle lasts, before the next begins.',
    min: 1,
    max: 120,
    initial: 12,
  })
  cycleMonths!: number;
  @field.decimal({
    description: 'Credits beyond the need that count in the next cycle, at most.',
    min: 0,
    max: '9999.99',
    scale: 2,
    optional: true,
  })
  carryOverMost!: string | null;
  @field.json({ type: () => [CmeLimitLine], description: 'Least and most credits by kind of activity.', initial: [] })
  limits!: CmeLimitLine[];
}

function validateCmeRule(_ctx: Ctx, { limits, credits }: Row<CmeRule>): void {
  const seen = new Set<string>();
  let least = 0;
  for (const limit of limits) {
    if (seen.has(limit.category)) {
      throw invalid('limits', t('cme_rule.stands_twice_keep_line', { category: limit.category }));
    }
    seen.add(limit.category);
    for (const value of [limit.least, limit.most]) {
      if (value !== null && value !== undefined && !/^\d{1,4}(\.\d{1,2})?$/.test(value)) {
        throw invalid('limits', t('cme_rule.give_credits_0_9999_99'));
      }
    }
    if (limit.least && limit.most && Number(limit.least) > Number(limit.most)) {
      throw invalid('limits', t('cme_rule.needs_more_credits_count_lower', { category: limit.category }));
    }
    least += Number(limit.least ?? 0);
  }
  if (least > Number(credits)) {
    throw invalid('limits', t('cme_rule.least_kind_together_exceed_credits'));
  }
}

export const cmeRule = defineArea('CmeRule', CmeRule, {
  one: 'cmeRule',
  many: 'cmeRules',
  label: t('cme_rule.cme_rule'),
  page: '/cme/rules?open=:id',
  sort: 'authority',
  guard: validateCmeRule,
  followUp: async (ctx) => {
    await refreshCmeProgress(ctx, null);
  },
});
export const CmeRuleResolver = CrudResolver(cmeRule);
