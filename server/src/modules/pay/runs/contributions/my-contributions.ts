import { Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { grantSql, Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import { todayIn } from '../../../../platform/today';
import { ofContributions } from '../../engine/contributions/contribution-lines';
import { InsuranceScheme, type RegisteredScheme } from '../../items/insurance-registration/insurance-registration';
import { settled } from '../domain/settled-runs';
import { lineRows } from '../payslip/payslip-lines';
import { payslip } from '../payslip/payslip';
import { ownSql, schemeSql, shareSql } from './contribution-statement';

@ObjectType('MyContribution', { description: 'What the payslips of this year took and paid for oneself, by scheme.' })
class MyContribution {
  @Field(() => InsuranceScheme, { description: 'To whom.', simple: true }) scheme!: RegisteredScheme;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the scheme, where it is one of the company.',
    simple: true,
  })
  ownSchemeName!: string | null;
  @Field(() => Int, { description: 'How many months of the year it stands on payslips of.', simple: true })
  months!: number;
  @Field(() => DecimalScalar, { description: 'Taken off the pay.', simple: true }) employee!: string;
  @Field(() => DecimalScalar, { description: 'Paid by the employer.', simple: true }) employer!: string;
  @Field(() => DecimalScalar, { description: 'Paid by the state in place of the employer.', simple: true })
  state!: string;
  @Field(() => String, { description: 'Currency of the amounts, ISO 4217.', simple: true }) currency!: string;
}

@Resolver()
export class MyContributionsResolver {
  @Query(() => [MyContribution], {
    description:
      'What payslips of this calendar year took and paid for you to social insurance and schemes of the company.',
  })
  myContributions(@Context() ctx: Ctx): Promise<MyContribution[]> {
    return contributionsOfMine(ctx);
  }
}

async function contributionsOfMine(ctx: Ctx): Promise<MyContribution[]> {
  if (!ctx.user.employeeId) return [];
  const year = todayIn(ctx).slice(0, 4);
  const parameters = new Parameters([ctx.companyId, ctx.user.employeeId, `${year}-01`, `${year}-12`]);
  const { rows } = await ctx.tx.query<MyContribution & Record<string, unknown>>(
    `with slip as (
       select t.id, t.period, t.lines, t.retro, t.currency
       from payslip t join payroll_run r on r.company_id = t.company_id and r.id = t.run_id and ${settled}
       where t.company_id = $1 and t.employee_id = $2 and t.period between $3 and $4 and t.state <> 'error'
         and t.deleted_at is null and ${grantSql(ctx.ability, 'read', payslip, parameters)}
     ), line as (
       select s.period, s.currency, l.code, l.kind, l.amount from slip s, ${lineRows('s')} l
         where l.code ${ofContributions}
       union all
       select s.period, s.currency, n->>'code', n->>'kind', (n->>'amount')::numeric
       from slip s, jsonb_array_elements(s.retro) n where n->>'code' ${ofContributions}
     ), scheme as (
       select ${schemeSql('code')} as scheme, ${ownSql('code')} as own, currency,
         count(distinct period)::int as months, ${shareSql('deduction')} as employee,
         ${shareSql('employer_cost')} as employer, ${shareSql('information')} as state
       from line group by 1, 2, 3
     )
     select s.scheme, s.currency, s.months, s.employee::text, s.employer::text, s.state::text,
       (select ${ctx.locale === 'ar' ? 'coalesce(c.name_ar, c.name)' : 'c.name'} from contribution_scheme c
        where c.company_id = $1 and c.code = s.own and c.deleted_at is null and c.state = 'approved'
        order by c.valid_from desc limit 1) as "ownSchemeName"
     from scheme s order by s.scheme, s.own, s.currency`,
    parameters.values,
  );
  return rows.map(({ employee, employer, state, ...row }) => {
    const told = (amount: string) => formatMoney(parseMoney(amount, row.currency, 'half-up'), row.currency);
    return { ...row, employee: told(employee), employer: told(employer), state: told(state) };
  });
}
