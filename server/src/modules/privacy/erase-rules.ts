import type { Ctx } from '../../platform/context';
import type { Row } from '../../platform/records/area';
import type { Text } from '../../platform/text';
import { todayIn } from '../../platform/today';
import type { Employee } from '../people/employee/employee';
import type { Person } from './whose-rows';

/** What must be settled before somebody can be erased: how many rows stand open, and the sentence for it. */
interface Open {
  from: string;
  where: string;
  text: Text;
}

const ofHis = (table: string, where: string): Pick<Open, 'from' | 'where'> => ({
  from: `${table} t`,
  where: `t.employee_id = any($2::char(24)[]) and t.deleted_at is null and ${where}`,
});

const mustBeSettled: readonly Open[] = [
  {
    ...ofHis('end_of_service', `t.state in ('draft', 'calculated', 'approved')`),
    text: {
      en: 'The end of service is not paid yet: pay or cancel it first.',
      ar: 'لم تُدفع مستحقات نهاية الخدمة بعد: ادفعها أو ألغها أولاً.',
    },
  },
  {
    ...ofHis('employee_loan', `t.state in ('pending', 'approved', 'repaying')`),
    text: {
      en: 'A loan is still open: settle, forgive or cancel it first.',
      ar: 'ما زال هناك قرض مفتوح: سوّه أو أعفِ منه أو ألغه أولاً.',
    },
  },
  {
    ...ofHis('payslip_hold', 't.released_at is null'),
    text: { en: 'The pay of a payslip is held back: release it first.', ar: 'راتب إحدى القسائم محجوز: أفرج عنه أولاً.' },
  },
  {
    ...ofHis('payslip', `t.state <> 'posted'`),
    text: {
      en: 'A payroll that is not posted yet has a payslip of this person: post or cancel it first.',
      ar: 'في مسير رواتب لم يُرحّل بعد قسيمة لهذا الشخص: رحّله أو ألغه أولاً.',
    },
  },
  {
    from: `payroll_payment_line t join payroll_payment p on p.company_id = t.company_id and p.id = t.payment_id and p.state = 'made' and p.deleted_at is null`,
    where: 't.employee_id = any($2::char(24)[]) and t.deleted_at is null',
    text: {
      en: 'A payment with this person is made and not noted as paid: note it or cancel it first.',
      ar: 'هناك دفعة تشمل هذا الشخص لم تُسجَّل مدفوعة: سجّلها أو ألغها أولاً.',
    },
  },
  {
    ...ofHis('employee_reward', `t.state in ('pending', 'approved')`),
    text: {
      en: 'A reward is approved or waits and is not paid: pay, reject or cancel it first.',
      ar: 'هناك مكافأة معتمدة أو معلقة لم تُدفع: ادفعها أو ارفضها أو ألغها أولاً.',
    },
  },
  {
    ...ofHis('employee_deduction', `t.state in ('pending', 'approved')`),
    text: {
      en: 'A deduction is approved or waits and is not taken: take, reject or cancel it first.',
      ar: 'هناك خصم معتمد أو معلق لم يُستقطع: استقطعه أو ارفضه أو ألغه أولاً.',
    },
  },
  {
    ...ofHis('leave_encashment', `t.state in ('submitted', 'approved')`),
    text: {
      en: 'Leave to be paid out is not paid: pay, reject or cancel it first.',
      ar: 'هناك صرف إجازة لم يُدفع: ادفعه أو ارفضه أو ألغه أولاً.',
    },
  },
  {
    ...ofHis('employee_leave', `t.status in ('submitted', 'cancel_requested')`),
    text: {
      en: 'A request for leave waits for a decision: decide on it first.',
      ar: 'هناك طلب إجازة بانتظار القرار: اتخذ القرار أولاً.',
    },
  },
  {
    ...ofHis('attendance_correction', `t.status = 'submitted'`),
    text: {
      en: 'A correction of attendance waits for a decision: decide on it first.',
      ar: 'هناك تصحيح حضور بانتظار القرار: اتخذ القرار أولاً.',
    },
  },
  {
    ...ofHis('form_request', `t.state in ('submitted', 'returned')`),
    text: {
      en: 'A request waits for a decision: decide on it first.',
      ar: 'هناك طلب بانتظار القرار: اتخذ القرار أولاً.',
    },
  },
  {
    from: 'approval_task t',
    where: `t.assignee_id = any($3::char(24)[]) and t.state = 'open' and t.deleted_at is null`,
    text: {
      en: 'Decisions about others still wait for this person: hand them over first.',
      ar: 'ما زالت قرارات تخص آخرين تنتظر هذا الشخص: أحِلها إلى غيره أولاً.',
    },
  },
  {
    from: 'employee t',
    where: `t.rehire_of_id = any($2::char(24)[]) and t.id <> all($2::char(24)[]) and t.deleted_at is null`,
    text: {
      en: 'This person was taken on again: erase from the latest employment, once it has ended.',
      ar: 'أُعيد تعيين هذا الشخص: احذف البيانات من أحدث خدمة بعد انتهائها.',
    },
  },
];

const hasNotLeft: Text = {
  en: 'Only who has left can be erased: the last day of employment is not over.',
  ar: 'لا تُحذف بيانات إلا من غادر: لم ينتهِ آخر يوم عمل بعد.',
};
const isErased: Text = { en: 'This person was erased already.', ar: 'حُذفت بيانات هذا الشخص من قبل.' };
const isOneself: Text = {
  en: 'Nobody erases himself: ask somebody else who may.',
  ar: 'لا يحذف أحد بيانات نفسه: اطلب ذلك من شخص آخر مخوّل.',
};

/** Everything that stands in the way of erasing somebody, in words; nothing where he may be. */
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
    `select ${mustBeSettled.map(({ from, where }, at) => `exists (select 1 from ${from} where t.company_id = $1::char(24) and ${where}) as "${at}"`).join(', ')}
     where ($2::char(24)[], $3::char(24)[]) is not null`,
    [ctx.companyId, person.employeeIds, person.userIds],
  );
  return [...problems, ...mustBeSettled.filter((_, at) => open![String(at)]).map(({ text }) => text)];
}
