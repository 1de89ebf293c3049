import { Field, ObjectType } from 'type-graphql';
import { mayDo, mayDoSome } from '../../platform/access/ability';
import { areaNamed } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { lockedRecord, saveRecord } from '../../platform/records/records';
import { company, SetUpStep } from '../organisation/company/company';
import { leaveLawsOf } from '../leave/domain/law/leave-laws';
import { companyOf, companyRows } from '../organisation/organisation.sql';
import { schemeOfCountry } from '../pay/statutory/social-insurance/schemes';

@ObjectType('HomeSetUpStep', { description: 'A step of setting up a company.' })
export class HomeSetUpStep {
  @Field(() => SetUpStep, { description: 'Which.', simple: true }) step!: Step;
  @Field(() => Boolean, { description: 'Whether the company has it.', simple: true }) isDone!: boolean;
  @Field(() => Boolean, { description: 'Whether the company does without.', simple: true }) isSkipped!: boolean;
}

@ObjectType('HomeSetUp', { description: 'How far a company is set up, as far as the reader can help.' })
export class HomeSetUp {
  @Field(() => [HomeSetUpStep], { description: 'The steps they may do, in order.', simple: true })
  steps!: HomeSetUpStep[];
  @Field(() => Boolean, { description: 'Whether they may say what the company does without.', simple: true })
  maySkip!: boolean;
}

type Step = keyof typeof SetUpStep;

/** What one must be able to do for a step to be one's own. */
const needs: Record<Step, [action: string, subject: string]> = {
  details: ['update', 'Company'],
  departments: ['create', 'Department'],
  positions: ['create', 'Position'],
  formulas: ['create', 'SalaryFormula'],
  leave: ['create', 'LeaveType'],
  schedule: ['create', 'Shift'],
  people: ['create', 'Employee'],
  insurance: ['create', 'InsuranceRegistration'],
  users: ['create', 'CompanyUser'],
  payroll: ['create', 'PayrollRun'],
};

export async function homeSetUp(ctx: Ctx): Promise<HomeSetUp | null> {
  const { companyId } = ctx;
  const { country } = await companyOf(ctx, 'country');
  const steps = (Object.keys(SetUpStep) as Step[]).filter(
    (step) =>
      mayDoSome(ctx.ability, needs[step][0], areaNamed(needs[step][1])) &&
      (step !== 'leave' || leaveLawsOf(country) !== undefined) &&
      (step !== 'insurance' || schemeOfCountry(country) !== undefined),
  );
  if (!steps.length) return null;
  const has = (table: string, more = '') =>
    `exists (select 1 from ${table} t where t.company_id = c.id and t.deleted_at is null${more})`;
  const {
    rows: [found],
  } = await ctx.tx.query<Record<Step, boolean> & { skipped: Step[] }>(
    `select c.set_up_skipped as skipped, c.legal_name is not null
      and (c.trade_licence_no is not null or c.employer_id is not null) as details,
       ${has('department')} as departments, ${has('"position"')} as positions, ${has('salary_formula')} as formulas,
       ${has('leave_type', ' and t.law_code is not null')} as leave, ${has('shift')} as schedule,
       ${has('employee')} as people, ${has('insurance_registration')} as insurance,
       ${has('payroll_run', ` and t.state <> 'cancelled'`)} as payroll,
       ${has('membership', ' and t.user_id is distinct from $2')} as users
     from ${companyRows('set_up_skipped', 'legal_name', 'trade_licence_no', 'employer_id')} c where c.id = $1`,
    [companyId, ctx.user.id],
  );
  return {
    steps: steps.map((step) => ({ step, isDone: found![step], isSkipped: found!.skipped.includes(step) })),
    maySkip: mayDo(ctx.ability, 'update', company, { id: companyId }),
  };
}

/** Says that a company does without a step, or wants it after all; for whom may change the company. */
export async function skipSetUpStep(ctx: Ctx, step: Step, isSkipped: boolean): Promise<HomeSetUp | null> {
  const row = await lockedRecord(ctx, company, ctx.companyId, 'update');
  const others = row.setUpSkipped.filter((each) => each !== step);
  await saveRecord(ctx, company, row, { setUpSkipped: isSkipped ? [...others, step] : others }, 'update');
  return homeSetUp(ctx);
}
