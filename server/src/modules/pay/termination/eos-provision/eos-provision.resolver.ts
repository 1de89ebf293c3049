import { Arg, Ctx as Context, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { fiscalMonthsTo } from '../../../../kernel/dates/fiscal-year';
import { explainProjectedSums, projectedNames } from '../domain/projected-lines';
import { explainProvisionSums } from '../domain/provision';
import { ProvisionMethod, type ProvisionMethodName } from '../provision-rule/provision-rule';
import { grantSql, mayDoSome, Parameters } from '../../../../platform/access/ability';
import { refuseFarMonth } from '../../../../platform/graphql/asked-days';
import type { Ctx } from '../../../../platform/context';
import { columnOf } from '../../../../platform/records/fields';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { forbidden } from '../../../../platform/errors';
import { fiscalYearStart } from '../../../organisation/company/company';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import { ExplainedAmount } from '../../runs/payslip/payslip';
import { eosProvision } from './eos-provision';
import { calculateProvisions } from './eos-provision.actions';
import { postEosProvisionJournal } from './post-provision-journal';
import { JournalEntry, journalEntry } from '../../accounting/journal-entry/journal-entry';
import { maskFields } from '../../../../platform/records/field-masking';
import type { Row } from '../../../../platform/records/area';
import { companyRows } from '../../../organisation/organisation.sql';

const sum =
  (description: string): PropertyDecorator =>
  (proto, key) =>
    Field(() => DecimalScalar, { description, simple: true })(proto, key);

const projectedSum =
  (description: string): PropertyDecorator =>
  (proto, key) =>
    Field(() => DecimalScalar, { nullable: true, description, simple: true })(proto, key);

@ObjectType('EosProvisionTotals', {
  description: 'What the provisions of a month come to, of those whose amounts you may see.',
})
class EosProvisionTotals {
  @Field(() => String, {
    nullable: true,
    description: 'The month, YYYY-MM; empty where none is worked out.',
    simple: true,
  })
  period!: string | null;
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) currency!: string;
  @Field(() => Int, { description: 'Of how many people.', simple: true }) people!: number;
  @sum('Provided at the end of the month before.') opening!: string;
  @sum('What the service of the month adds.') charge!: string;
  @sum('What changes of pay make of the service before.') revaluation!: string;
  @sum('Awards paid in the month.') settled!: string;
  @sum('What would be owed at the end of the month.') closing!: string;
  @Field(() => String, {
    nullable: true,
    description: 'First month of pay of the financial year it belongs to, YYYY-MM.',
    simple: true,
  })
  yearFrom!: string | null;
  @sum('What service and changes of pay have added in that financial year, up to and with the month.')
  yearCharge!: string;
  @Field(() => ProvisionMethod, {
    nullable: true,
    description: 'Which of the two amounts of the month is posted; empty where none is worked out.',
    simple: true,
  })
  method!: ProvisionMethodName | null;
  @projectedSum('Projected at the end of the month before; empty without a rule for it, as the four sums below.')
  projectedOpening!: string | null;
  @projectedSum('What the service of the month adds to what is projected.') serviceCost!: string | null;
  @projectedSum('What the projected amount gains by being due a month sooner.') interest!: string | null;
  @projectedSum('What other pay or assumptions make of the service before.') remeasurement!: string | null;
  @projectedSum('What is expected to be paid for the service so far, at its value at the end of the month.')
  projectedClosing!: string | null;
  @Field(() => [ExplainedAmount], {
    description: 'How each of these sums came about; empty where none is worked out.',
    simple: true,
  })
  explained!: ExplainedAmount[];
  @Field(() => Boolean, { description: 'Whether you may work out provisions.', simple: true }) mayCalculate!: boolean;
}

@Resolver()
class EosProvisionActions {
  @Mutation(() => JournalEntry, {
    description: 'Posts what a month adds to the provisions, once, but of who was paid in it: their settlement does.',
  })
  async postEosProvisionJournal(
    @Context() ctx: Ctx,
    @Arg('period', () => String, { description: 'The month, YYYY-MM.' }) period: string,
  ): Promise<Row<JournalEntry>> {
    return maskFields(ctx, journalEntry, await postEosProvisionJournal(ctx, period));
  }

  @Query(() => EosProvisionTotals, {
    description: 'What the provisions of a month come to in the company; of the newest month unless one is named.',
  })
  async eosProvisionTotals(
    @Context() ctx: Ctx,
    @Arg('period', () => String, { nullable: true, description: 'The month, YYYY-MM.' }) period: string | null = null,
  ): Promise<EosProvisionTotals> {
    if (!mayDoSome(ctx.ability, 'read', eosProvision)) throw forbidden();
    if (period !== null) refuseFarMonth(ctx, 'period', period);
    const parameters = new Parameters([ctx.companyId, period]);
    const seen = ['read', 'read_sensitive']
      .map((action) => grantSql(ctx.ability, action, eosProvision, parameters))
      .join(' and ');
    const {
      rows: [totals],
    } = await ctx.tx.query<
      Omit<EosProvisionTotals, 'currency' | 'mayCalculate' | 'yearFrom' | 'yearCharge' | 'explained'> & {
        country: string;
      } & Record<string, unknown>
    >(
      `with month as (select coalesce($2, max(period)) as period from eos_provision where company_id = $1
        and deleted_at is null)
       select (select period from month) as period, (select country from ${companyRows('country')}
         where id = $1) as country, count(t.id)::int as people,
           ${['opening', 'charge', 'revaluation', 'settled', 'closing']
             .map(
               (name) => `coalesce(sum(t.${name}),
           0)::text as ${name}`,
             )
             .join(', ')}, max(t.method) as method, ${projectedNames
             .map((name) => `sum(t.${columnOf(name)})::text as "${name}"`)
             .join(', ')}
       from eos_provision t where t.company_id = $1 and t.period = (select period from month) and t.deleted_at is null
         and ${seen}`,
      parameters.values,
    );
    const year = totals!.period ? fiscalMonthsTo(totals!.period, await fiscalYearStart(ctx)) : [];
    const byMonth = await chargesOf(ctx, year);
    const { country, ...sums } = totals!;
    const { currency } = ctx.user.company!;
    const explained =
      sums.period && sums.people
        ? [
            ...explainProvisionSums({ ...sums, byMonth }, { country, currency, month: sums.period }),
            ...explainProjectedSums(sums, currency),
          ]
        : [];
    return {
      ...sums,
      yearFrom: year[0] ?? null,
      yearCharge: byMonth[0]?.total ?? '0',
      explained,
      currency,
      mayCalculate: grantSql(ctx.ability, 'calculate', eosProvision, new Parameters()) === 'true',
    };
  }

  @Mutation(() => Int, {
    description:
      'Works out the provisions of a month that has ended, and of the months after it that are on file. Answers how many rows are new or other than before; asked again it changes nothing.',
  })
  calculateEosProvisions(
    @Context() ctx: Ctx,
    @Arg('period', () => String, { description: 'The month, YYYY-MM.' }) period: string,
  ): Promise<number> {
    return calculateProvisions(ctx, period);
  }
}

/** What these months add to what is provided, of those whose amounts the reader may see. */
async function chargesOf(ctx: Ctx, months: string[]): Promise<{ period: string; charge: string; total: string }[]> {
  const parameters = new Parameters([ctx.companyId, months]);
  const seen = ['read', 'read_sensitive']
    .map((action) => grantSql(ctx.ability, action, eosProvision, parameters))
    .join(' and ');
  const { rows } = await ctx.tx.query<{ period: string; charge: string; total: string }>(
    `select t.period, sum(t.charge + t.revaluation)::text as charge,
      sum(sum(t.charge + t.revaluation)) over ()::text as total from eos_provision t where t.company_id = $1
      and t.period = any($2) and t.deleted_at is null and ${seen} group by 1 order by 1`,
    parameters.values,
  );
  return rows;
}

export const EosProvisionResolver = [...CrudResolver(eosProvision, ['list']), EosProvisionActions];
