import type { Ctx } from '../../platform/context';
import type { Row } from '../../platform/records/area';
import type { Text } from '../../platform/text';
import { todayIn } from '../../platform/today';
import type { Employee } from '../people/employee/employee';
import { t } from './texts/text';
import type { Person } from '../../platform/privacy/traces';
import { payrollPaymentRows } from '../pay/pay.sql';

/** What must be settled before somebody can be erased: how many rows stand open, and the sentence for it. */
interface Open {
  from: string;
  where: string;
  text: Text;
}

const ofThePerson = (table: string, where: string): Pick<Open, 'from' | 'where'> => ({
  from: `${table} t`,
  where: `t.employee_id = any($2::char(24)[]) and t.deleted_at is null and ${where}`,
});

const mustBeSettled: readonly Open[] = [
  {
    ...ofThePerson('end_of_service', `t.state in ('draft', 'calculated', 'approved')`),
    text: t('erase_rules.end_service_not_paid_yet'),
  },
  {
    ...ofThePerson('employee_loan', `t.state in ('pending', 'approved', 'repaying')`),
    text: t('erase_rules.loan_still_open_settle_forgive'),
  },
  {
    ...ofThePerson('payslip_hold', 't.released_at is null'),
    text: t('erase_rules.pay_payslip_held_back_release'),
  },
  {
    ...ofThePerson('payslip', `t.state <> 'posted'`),
    text: t('erase_rules.payroll_not_posted_yet_has'),
  },
  {
    from: `payroll_payment_line t join ${payrollPaymentRows('state')} p on p.company_id = t.company_id
      and p.id = t.payment_id and p.state = 'made' and p.deleted_at is null`,
    where: 't.employee_id = any($2::char(24)[]) and t.deleted_at is null',
    text: t('erase_rules.payment_person_made_not_noted'),
  },
  {
    ...ofThePerson('employee_reward', `t.state in ('pending', 'approved')`),
    text: t('erase_rules.reward_approved_waits_not_paid'),
  },
  {
    ...ofThePerson('employee_deduction', `t.state in ('pending', 'approved')`),
    text: t('erase_rules.deduction_approved_waits_not_taken'),
  },
  {
    ...ofThePerson('leave_encashment', `t.state in ('submitted', 'approved')`),
    text: t('erase_rules.leave_paid_out_not_paid'),
  },
  {
    ...ofThePerson('employee_leave', `t.status in ('submitted', 'cancel_requested')`),
    text: t('erase_rules.request_leave_waits_decision_decide'),
  },
  {
    ...ofThePerson('attendance_correction', `t.status = 'submitted'`),
    text: t('erase_rules.correction_attendance_waits_decision_decide'),
  },
  {
    ...ofThePerson('form_request', `t.state in ('submitted', 'returned')`),
    text: t('erase_rules.request_waits_decision_decide_first'),
  },
  {
    from: 'approval_task t',
    where: `t.assignee_id = any($3::char(24)[]) and t.state = 'open' and t.deleted_at is null`,
    text: t('erase_rules.decisions_about_others_still_wait'),
  },
  {
    from: 'employee t',
    where: `t.rehire_of_id = any($2::char(24)[]) and t.id <> all($2::char(24)[]) and t.deleted_at is null`,
    text: t('erase_rules.person_taken_again_erase_latest'),
  },
];

const hasNotLeft: Text = t('erase_rules.has_not_left');
const isErased: Text = t('erase_rules.is_erased');
const isOneself: Text = t('erase_rules.is_oneself');

/** Everything that stands in the way of erasing somebody, in words; nothing where they may be. */
export async function erasureProblems(
  ctx: Ctx,
  { status, exitDate, erasedAt }: Row<Employee>,
  person: Person,
): Promise<Text[]> {
  if (erasedAt) return [isErased];
  const problems = status === 'exited' && exitDate && exitDate < todayIn(ctx) ? [] : [hasNotLeft];
  if (person.employeeIds.includes(ctx.user.employeeId ?? '') || person.userIds.includes(ctx.user.id))
    problems.push(isOneself);
  const {
    rows: [open],
  } = await ctx.tx.query<Record<string, boolean>>(
    `select ${mustBeSettled
      .map(
        ({ from, where }, at) => `exists (select 1 from ${from}
      where t.company_id = $1::char(24) and ${where}) as "${at}"`,
      )
      .join(', ')}
     where ($2::char(24)[], $3::char(24)[]) is not null`,
    [ctx.companyId, person.employeeIds, person.userIds],
  );
  return [...problems, ...mustBeSettled.filter((_, at) => open![String(at)]).map(({ text }) => text)];
}
