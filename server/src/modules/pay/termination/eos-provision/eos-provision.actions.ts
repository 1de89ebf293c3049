import { addDays, addMonths, monthPeriod, type Month, type PlainDate } from '../../../../kernel/dates/plain-date';
import { hashOf } from '../../engine/inputs-hash';
import { calculationOf, provisionOf, type ProvisionFacts } from '../domain/provision';
import { projectedProvisionOf, type ProjectedMovement } from '../domain/projected-provision';
import { provisionRuleOn } from '../provision-rule/provision-rule';
import { grantSql, Parameters } from '../../../../platform/access/ability';
import { refuseFarMonth } from '../../../../platform/graphql/asked-days';
import type { Ctx } from '../../../../platform/context';
import { forbidden, invalid } from '../../../../platform/errors';
import { newId } from '../../../../platform/records/ids';
import { todayIn } from '../../../../platform/today';
import { writeRows, type Write } from '../../../../platform/records/write-rows';
import { wordsOf } from '../../../../platform/text';
import { inWords } from '../../runs/payslip/payslip-lines';
import type { ServiceFacts } from '../domain/end-of-service';
import { eosProvision } from './eos-provision';
import { factsOfMonth } from './provision-facts';
import { t } from '../../texts/text';

const monthAfter = (month: Month, months: number): Month => addMonths(`${month}-01`, months).slice(0, 7);
const lastEnded = (today: PlainDate): Month => addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);

/**
 * Works out a month for everybody, and those after it that are on file: they begin with what it closes with. Answers
 * how many rows are new or other than before.
 */
export async function calculateProvisions(ctx: Ctx, period: Month): Promise<number> {
  if (grantSql(ctx.ability, 'calculate', eosProvision, new Parameters()) !== 'true') throw forbidden();
  refuseFarMonth(ctx, 'period', period);
  if (period > lastEnded(todayIn(ctx))) throw invalid('period', t('eos_provision.month_has_not_ended_yet'));
  const latest = await latestMonth(ctx);
  // No month is left out between what is on file and what is asked for.
  const first = latest && period > monthAfter(latest, 1) ? monthAfter(latest, 1) : period;
  const through = latest && latest > period ? latest : period;
  if (monthAfter(first, mostMonths) <= through) throw tooManyMonths(monthAfter(through, 1 - mostMonths));
  return calculateFrom(ctx, first, through);
}

/** Months that are worked out at once: ten years. */
const mostMonths = 120;

const tooManyMonths = (earliest: Month) =>
  invalid('period', t('eos_provision.most_months_worked_out_once', { mostMonths, earliest }));

/** Works out what has ended since the last month on file; where there is none, the month before this one. */
export async function calculateDueProvisions(ctx: Ctx): Promise<number> {
  const through = lastEnded(todayIn(ctx));
  const latest = await latestMonth(ctx);
  return calculateFrom(ctx, latest ? monthAfter(latest, 1) : through, through);
}

/** The newest month on file; whoever writes provisions of the company takes turns from here on. */
async function latestMonth(ctx: Ctx): Promise<Month | null> {
  await ctx.tx.query('set local statement_timeout = 0');
  await ctx.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`provisions ${ctx.companyId}`]);
  const { rows } = await ctx.tx.query<{ latest: Month | null }>(
    'select max(period) as latest from eos_provision where company_id = $1 and deleted_at is null',
    [ctx.companyId],
  );
  return rows[0]!.latest;
}

async function calculateFrom(ctx: Ctx, first: Month, through: Month): Promise<number> {
  let written = 0;
  for (let month = first; month <= through; month = monthAfter(month, 1)) written += await calculateMonth(ctx, month);
  return written;
}

/** What a provision is explained by reads as it did when it was stored. */
const serviceInWords = (service: ServiceFacts): ServiceFacts => ({
  ...service,
  allowances: service.allowances.map((each) => ({
    ...each,
    title: wordsOf(each.title),
    ...(each.line && { line: inWords(each.line) }),
  })),
});

const notProjected: Record<keyof ProjectedMovement, null> = {
  projectedOpening: null,
  serviceCost: null,
  interest: null,
  remeasurement: null,
  projectedClosing: null,
};

const projectedOf = (
  { projection, ...facts }: Omit<ProvisionFacts, 'brought'>,
  brought: string | null,
): ProjectedMovement | typeof notProjected =>
  projection ? projectedProvisionOf({ ...facts, projection, brought }) : notProjected;

async function calculateMonth(ctx: Ctx, period: Month): Promise<number> {
  const made: Write[] = [];
  const changed: Write[] = [];
  const month = monthPeriod(period);
  const rule = await provisionRuleOn(ctx, month.to);
  for (const { employeeId, own, brought, projectedBrought = null, ...known } of await factsOfMonth(ctx, month, rule)) {
    const facts = { ...known, calculation: calculationOf(known.service) };
    const inputsHash = hashOf([facts, brought, ...(rule ? [projectedBrought] : [])]);
    if (own?.inputsHash === inputsHash) continue;
    const values = {
      employeeId,
      period,
      currency: facts.service.currency,
      method: rule?.method ?? 'owed_today',
      ...provisionOf({ ...facts, brought }),
      ...projectedOf(facts, projectedBrought),
      facts: { ...facts, service: serviceInWords(facts.service), before: facts.before && serviceInWords(facts.before) },
      inputsHash,
    };
    if (own) changed.push({ ...own, values });
    else made.push({ id: newId(), values: { ...values, deletedAt: null } });
  }
  await writeRows(ctx, eosProvision, made, 'create');
  await writeRows(
    ctx,
    eosProvision,
    changed.map(({ id, version, values }) => ({ id, version, values })),
    'calculate',
  );
  return made.length + changed.length;
}
