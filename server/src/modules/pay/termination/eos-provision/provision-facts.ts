import { hasService, type ServiceFacts } from '../domain/end-of-service';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { ProvisionFacts } from '../domain/provision';
import { expectedEnd, type Projection } from '../domain/projected-provision';
import type { ProvisionTerms } from '../provision-rule/provision-rule';
import type { Ctx } from '../../../../platform/context';
import { awardFactsOf, type AwardFacts } from '../end-of-service/end-of-service';
import { employeeRows } from '../../../people/people.sql';
import { companyRows } from '../../../organisation/organisation.sql';

interface Person {
  employeeId: string;
  lastDay: PlainDate;
  hireDate: PlainDate;
  reason: string | null;
  paidAward: string | null;
  paidOn: PlainDate | null;
  brought: string | null;
  projectedBrought: string | null;
  before: ServiceFacts | null;
  birthDate: PlainDate | null;
  endOnFile: PlainDate | null;
  ownId: string | null;
  ownVersion: number | null;
  ownHash: string | null;
}

export interface MonthFacts extends ProvisionFacts {
  employeeId: string;
  /** The rule of the company, and what was projected the month before; neither where it has no rule yet. */
  rule?: ProvisionTerms;
  projectedBrought?: string | null;
  own: { id: string; version: number; inputsHash: string } | null;
}

/**
 * What the provisions of a month are worked out from: of everybody employed in it, and of those who left before and are
 * not paid yet.
 * As many queries for ten thousand as for one. Who has no salary on file, a wage that cannot
 * be worked out, or more unpaid days than service, has no provision.
 */
export async function factsOfMonth(
  ctx: Ctx,
  { from, to }: { from: PlainDate; to: PlainDate },
  rule: ProvisionTerms | null,
): Promise<MonthFacts[]> {
  const people = await peopleOf(ctx, from, to);
  const { currency } = ctx.user.company!;
  const now = await awardFactsOf(ctx, people, currency);
  // Nothing was provided for them the month before: what it would have been is worked out.
  const first = people
    .filter(({ brought, hireDate }) => brought === null && hireDate < from)
    .map(({ employeeId }) => ({ employeeId, lastDay: addDays(from, -1) }));
  const then = await awardFactsOf(ctx, first, currency);
  return people.flatMap(
    ({
      employeeId,
      lastDay,
      reason,
      paidAward,
      paidOn,
      brought,
      before,
      ownId,
      ownVersion,
      ownHash,
      ...person
    }): MonthFacts[] => {
      const serviceOf = (facts: AwardFacts | undefined, day: PlainDate) => asService(facts, day, reason, currency);
      const service = serviceOf(now.get(employeeId), lastDay);
      if (!service) return [];
      return [
        {
          employeeId,
          service,
          brought,
          before: before ?? serviceOf(then.get(employeeId), addDays(from, -1)),
          paid: paidAward !== null && paidOn ? { amount: paidAward, isOfMonth: paidOn >= from } : null,
          ...(rule && {
            rule,
            projection: projectionOf(rule, service, person),
            projectedBrought: person.projectedBrought,
          }),
          own: ownId ? { id: ownId, version: ownVersion!, inputsHash: ownHash! } : null,
        },
      ];
    },
  );
}

const projectionOf = (
  { discountRate, salaryGrowth, serviceYears, retirementAge }: ProvisionTerms,
  { lastDay, hireDate }: ServiceFacts,
  { endOnFile, birthDate }: Pick<Person, 'endOnFile' | 'birthDate'>,
): Projection => ({
  discountRate,
  salaryGrowth,
  until: expectedEnd({ lastDay, hireDate, endOnFile, birthDate, serviceYears, retirementAge }),
});

async function peopleOf(ctx: Ctx, from: PlainDate, to: PlainDate): Promise<Person[]> {
  const { rows } = await ctx.tx.query<Person & Record<string, unknown>>(
    `select e.id as "employeeId", e.hire_date as "hireDate",
      least($3::date, coalesce(p.last_day, e.exit_date)) as "lastDay", e.exit_date as "endOnFile",
      e.birth_date as "birthDate", x.reason, p.award::text as "paidAward",
      p.paid_on as "paidOn",
       b.closing::text as brought, b.projected_closing::text as "projectedBrought",
       b.facts->'service' as before, o.id as "ownId", o.version as "ownVersion",
       o.inputs_hash as "ownHash"
     from ${employeeRows('hire_date', 'exit_date', 'birth_date', 'status')} e join ${companyRows('time_zone')} c
       on c.id = e.company_id
     left join lateral (select last_day, reason, award, state, (paid_at at time zone c.time_zone)::date as paid_on
       from end_of_service s
       where s.company_id = e.company_id and s.employee_id = e.id and s.state <> 'cancelled' and s.deleted_at is null
         limit 1) x on x.last_day <= $3
     left join lateral (select x.last_day, x.award, x.paid_on where x.state = 'paid' and x.paid_on <= $3) p on true
     left join eos_provision b on b.company_id = e.company_id and b.employee_id = e.id
       and b.period = to_char($2::date - 1, 'YYYY-MM') and b.deleted_at is null
     left join eos_provision o on o.company_id = e.company_id and o.employee_id = e.id
       and o.period = to_char($2::date, 'YYYY-MM') and o.deleted_at is null
     where e.company_id = $1 and e.deleted_at is null and e.status <> 'draft' and e.hire_date <= $3
       and (b.closing > 0 or b.projected_closing > 0 or coalesce(p.last_day, e.exit_date, $3) >= $2)
     order by e.id`,
    [ctx.companyId, from, to],
  );
  return rows;
}

/** A service as the domain asks for it, where its award can be worked out. */
function asService(
  found: AwardFacts | undefined,
  lastDay: PlainDate,
  reason: string | null,
  currency: string,
): ServiceFacts | null {
  if (!found?.basicSalary || found.wageProblem) return null;
  const { unpaid, basicSalary, wageProblem: _none, ...facts } = found;
  const service: ServiceFacts = {
    ...facts,
    basicSalary,
    lastDay,
    currency,
    reason: (reason ?? 'termination') as ServiceFacts['reason'],
    excludedDays: unpaid.days,
  };
  return hasService(service) ? service : null;
}
