import type { Row, Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { conflict, invalid } from '../../platform/errors';
import { lockedRecord, saveRecord } from '../../platform/records';
import { endOfService as calculated, type AllowanceFact, type EndOfServiceResult, type ServiceFacts } from '../../domain/end-of-service';
import { endOfServiceProcedure, type EndOfServiceAction, type EndOfServiceState } from '../../domain/end-of-service-procedure';
import { decideStep, type StepDecision } from '../../domain/steps';
import { unpaidOnFile } from './unpaid-days';
import { approvalOf, endOfService, type EndOfService } from './end-of-service';

interface Gathered extends Omit<ServiceFacts, 'basicSalary' | 'lastDay' | 'reason' | 'excludedDays' | 'unpaid' | 'currency'> { basicSalary: string | null }

/** Employment, last salary, allowances of the last day and formula, whatever the user himself may see of them. */
async function factsOf(ctx: Ctx, { employeeId, lastDay, reason, excludedDays, excludedEntered, excludedReason, currency }: Row<EndOfService>): Promise<ServiceFacts> {
  const { rows } = await ctx.tx.query<Gathered>(
    `select c.country, e.hire_date as "hireDate", s.base_salary::text as "basicSalary",
       case when f.id is not null then json_build_object('gratuityDaysFirstYears', f.gratuity_days_first_years::text,
         'gratuityDaysLaterYears', f.gratuity_days_later_years::text, 'gratuityCapYears', f.gratuity_cap_years::text) end as factors,
       coalesce((select json_agg(json_build_object('title', p.title, 'basis', p.basis, 'fixedAmount', p.fixed_amount::text, 'percentOfBasic', p.percent_of_basic::text) order by p.title, p.id)
         from compensation_assignment a join compensation p on p.company_id = a.company_id and p.id = a.compensation_id
         where a.company_id = e.company_id and a.employee_id = e.id and a.deleted_at is null and a.valid_from <= $3 and (a.valid_to is null or a.valid_to >= $3)), '[]'::json) as allowances
     from employee e join company c on c.id = e.company_id
     left join salary_formula f on f.company_id = e.company_id and f.id = e.salary_formula_id and f.deleted_at is null
     left join lateral (select base_salary from employee_salary s where s.company_id = e.company_id and s.employee_id = e.id and s.deleted_at is null
       and s.valid_from <= $3 and s.currency = $4 order by s.valid_from desc limit 1) s on true
     where e.company_id = $1 and e.id = $2`, [ctx.companyId, employeeId, lastDay, currency]);
  const { basicSalary, ...facts } = rows[0]!;
  if (!basicSalary) {
    throw invalid('employeeId', {
      en: 'No salary is on file up to the last day. Add the salary on the employee\'s page, then calculate again.',
      ar: 'لا يوجد راتب مسجل حتى آخر يوم. أضف الراتب في صفحة الموظف ثم أعد الاحتساب.',
    });
  }
  const { before, leaves, days } = await unpaidOnFile(ctx, employeeId, lastDay);
  return {
    ...facts, allowances: facts.allowances as AllowanceFact[], basicSalary, lastDay, reason: reason as ServiceFacts['reason'], currency,
    excludedDays: excludedEntered ? excludedDays ?? '0' : days, unpaid: { before, leaves, enteredBecause: excludedEntered ? excludedReason : null },
  };
}

async function figuresOf(ctx: Ctx, row: Row<EndOfService>): Promise<EndOfServiceResult & { basicSalary: string; excludedDays: string }> {
  const facts = await factsOf(ctx, row);
  try {
    return { ...calculated(facts), basicSalary: facts.basicSalary, excludedDays: facts.excludedDays };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalid('excludedDays', { en: 'These are more days than the employment has.', ar: 'هذه الأيام أكثر من أيام التوظيف.' });
  }
}

function accepted(decision: StepDecision<EndOfServiceState>): Extract<StepDecision<EndOfServiceState>, { approved: true }> {
  if (!decision.approved) throw conflict(decision.because);
  return decision;
}

/** Calculates it by the law of the last day; asked again, from what is on file then. */
export async function calculateEndOfService(ctx: Ctx, id: string, version: number): Promise<Row<EndOfService>> {
  const row = await lockedRecord(ctx, endOfService, id, 'calculate');
  const { to } = accepted(decideStep(endOfServiceProcedure, row.state, 'calculate'));
  const figures = await figuresOf(ctx, row);
  return saveRecord(ctx, endOfService, { ...row, version }, {
    ...figures, state: to, calculatedById: ctx.user.id, calculatedAt: ctx.now,
  }, 'calculate');
}

/** Approval by a second person of what would still be calculated today; it ends no employment by itself. */
export async function approveEndOfService(ctx: Ctx, id: string, version: number): Promise<Row<EndOfService>> {
  const row = await lockedRecord(ctx, endOfService, id, 'approve');
  const decision = accepted(approvalOf(ctx, row));
  if (decision.repeated) return row;
  const { rows } = await ctx.tx.query<{ hash: string }>('select inputs_hash as hash from end_of_service where company_id = $1 and id = $2', [ctx.companyId, id]);
  if ((await figuresOf(ctx, row)).inputsHash !== rows[0]?.hash) {
    throw conflict({
      en: 'The salary, the allowances, unpaid leave or the dates have changed since this was calculated. Calculate it again, then approve.',
      ar: 'تغيّر الراتب أو البدلات أو الإجازات بلا أجر أو التواريخ منذ الاحتساب. أعد الاحتساب ثم اعتمد.',
    });
  }
  return saveRecord(ctx, endOfService, { ...row, version }, { state: decision.to, approvedById: ctx.user.id, approvedAt: ctx.now }, 'approve');
}

const without: Values = {
  serviceDays: null, years: null, basicSalary: null, dailySalary: null, firstYearsDays: null, firstYearsAmount: null, laterYearsDays: null,
  laterYearsAmount: null, award: null, lines: null, inputsHash: null, calculatedById: null, calculatedAt: null,
};

/** Noting it as paid, giving it up, or taking it back to be changed. */
export async function moveEndOfService(
  ctx: Ctx, id: string, version: number, action: Extract<EndOfServiceAction, 'pay' | 'cancel' | 'reopen'>,
): Promise<Row<EndOfService>> {
  const row = await lockedRecord(ctx, endOfService, id, action);
  const decision = accepted(decideStep(endOfServiceProcedure, row.state, action));
  if (decision.repeated) return row;
  const more = action === 'pay' ? { paidAt: ctx.now } : action === 'reopen' ? without : {};
  return saveRecord(ctx, endOfService, { ...row, version }, { state: decision.to, ...more }, action);
}
