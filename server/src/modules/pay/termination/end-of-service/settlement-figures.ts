import { t } from '../../texts/text';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { calculationOn } from '../../engine/calculation';
import type { ServiceFacts } from '../domain/end-of-service';
import { daysOfUnits } from '../../../leave/domain/type/leave-type';
import { settlement, type OtherAmount, type ProvidedAward, type Settlement } from '../domain/settlement';
import type { Text } from '../../../../kernel/text/text';
import { loansAtEnd } from '../../items/employee-loan/employee-loan';
import { leaveAtEnd } from '../../../leave/leave-ledger-entry/leave-ledger-entry';
import { awardFactsOf } from './award-facts';
import type { EndOfService } from './end-of-service';
import { openAtEnd } from './open-at-end';
import { employeeRows } from '../../../people/people.sql';
import { postedSql } from '../provision-rule/provision-rule';

/** What is entered about an end; everything else is on file. */
export type Ending = Pick<
  Row<EndOfService>,
  | 'employeeId'
  | 'lastDay'
  | 'reason'
  | 'excludedDays'
  | 'excludedEntered'
  | 'excludedReason'
  | 'noticeBy'
  | 'noticeDue'
  | 'noticeServed'
  | 'loansConsent'
  | 'currency'
> & { others: readonly OtherAmount[] };

/** `calculation`: by which formulas and which law. */
export interface Figures extends Settlement {
  basicSalary: string;
  excludedDays: string;
  calculation: string;
}

/** Works the end out from what is entered and on file, whatever the user themselves may see of it. */
export async function figuresOf(ctx: Ctx, ending: Ending): Promise<Figures> {
  const service = await serviceOf(ctx, ending);
  const { employeeId, lastDay, noticeBy, noticeDue, noticeServed, others, loansConsent } = ending;
  const leave = await leaveAtEnd(ctx, employeeId, lastDay);
  try {
    return {
      ...settlement({
        service,
        others,
        loansConsent,
        loans: await loansAtEnd(ctx, employeeId),
        ...(await openAtEnd(ctx, employeeId, ending.currency)),
        provided: await providedFor(ctx, employeeId, lastDay),
        leave: leave.map(({ code, name, left, unearned }) => ({
          code,
          name,
          left: daysOfUnits(left),
          unearned: daysOfUnits(unearned),
        })),
        notice: noticeBy
          ? { by: noticeBy, due: noticeDue, served: noticeServed ?? 0, ...(await noticeByContract(ctx, employeeId)) }
          : null,
      }),
      basicSalary: service.basicSalary,
      excludedDays: service.excludedDays,
      calculation: calculationOn(service.country, service.lastDay),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalid('excludedDays', t('settlement_figures.these_more_days_employment_has'));
  }
}

async function noticeByContract(ctx: Ctx, employeeId: string): Promise<{ contract?: number }> {
  const {
    rows: [found],
  } = await ctx.tx.query<{ days: number | null }>(
    `select notice_period_days as days from ${employeeRows('notice_period_days')} where company_id = $1 and id = $2`,
    [ctx.companyId, employeeId],
  );
  return found?.days ? { contract: found.days } : {};
}

/** What was provided for the award by the end of the newest month up to the last day. */
async function providedFor(ctx: Ctx, employeeId: string, lastDay: string): Promise<ProvidedAward | null> {
  const { rows } = await ctx.tx.query<{ month: string; amount: string }>(
    `select period as month, (${postedSql('p', 'closing')})::text as amount
     from eos_provision p where company_id = $1 and employee_id = $2
      and period <= $3 and deleted_at is null order by period desc limit 1`,
    [ctx.companyId, employeeId, lastDay.slice(0, 7)],
  );
  return rows[0] && Number(rows[0].amount) > 0 ? rows[0] : null;
}

const uncountable = (why: Text): Text => t('settlement_figures.uncountable', { why });

async function serviceOf(
  ctx: Ctx,
  { employeeId, lastDay, reason, excludedDays, excludedEntered, excludedReason, currency }: Ending,
): Promise<ServiceFacts> {
  const {
    basicSalary,
    wageProblem,
    unpaid: { before, leaves, days },
    ...facts
  } = (await awardFactsOf(ctx, [{ employeeId, lastDay }], currency)).get(employeeId)!;
  if (!basicSalary) {
    throw invalid('employeeId', t('settlement_figures.salary_file_up_last_day'));
  }
  if (wageProblem) throw invalid('employeeId', uncountable(wageProblem.message));
  return {
    ...facts,
    basicSalary,
    lastDay,
    reason: reason as ServiceFacts['reason'],
    currency,
    excludedDays: excludedEntered ? (excludedDays ?? '0') : days,
    unpaid: { before, leaves, enteredBecause: excludedEntered ? excludedReason : null },
  };
}
