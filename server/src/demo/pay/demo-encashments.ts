import { leaveEncashment } from '../../modules/pay/items/leave-encashment/leave-encashment';
import { decideAboutEncashment } from '../../modules/pay/items/leave-encashment/leave-encashment.actions';
import type { Ctx } from '../../platform/context';
import { createRecord } from '../../platform/records/records';
import { enteredCompany } from '../../platform/system-ctx';
import type { PayClerks } from './demo-pay';

const encashments: [days: string, reason: string | null, until: 'submitted' | 'approved' | 'rejected'][] = [
  ['2', 'School fees are due this month', 'submitted'],
  ['3', null, 'approved'],
  ['1.5', null, 'submitted'],
  ['2.5', 'Moving house', 'rejected'],
];

/** Leave encashments in every state, of people with days to spare, entered by one account and decided by another. */
export async function fillEncashments(ctx: Ctx, { enters, decides }: PayClerks): Promise<void> {
  if (!decides) return;
  const company = ctx.user.company!;
  const [clerk, approver] = [await enteredCompany(ctx, company, enters), await enteredCompany(ctx, company, decides)];
  const { rows: people } = await ctx.tx.query<{ employeeId: string; typeId: string }>(
    `select b.employee_id as "employeeId", b.type_id as "typeId" from leave_balance b join leave_type y
      on y.company_id = b.company_id and y.id = b.type_id
     join employee e on e.company_id = b.company_id and e.id = b.employee_id
     where b.company_id = $1 and y.is_encashable and e.status = 'active' and e.exit_date is null
       and b.balance - b.planned - b.pending >= y.encash_keep + 4
       and exists (select 1 from employee_salary s where s.company_id = e.company_id and s.employee_id = e.id
       and s.state = 'approved' and s.deleted_at is null and s.valid_to is null)
     order by e.code offset 3 limit ${encashments.length}`,
    [ctx.companyId],
  );
  for (const [at, whose] of people.entries()) {
    const [days, reason, until] = encashments[at]!;
    const asked = await createRecord(clerk, leaveEncashment, { ...whose, days, reason });
    if (until === 'approved') await decideAboutEncashment(approver, 'approve', asked.id, asked.version, null);
    if (until === 'rejected')
      await decideAboutEncashment(
        approver,
        'reject',
        asked.id,
        asked.version,
        'Take the days, you have had no leave this year.',
      );
  }
}
