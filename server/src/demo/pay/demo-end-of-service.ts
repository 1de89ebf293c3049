import {
  approveEndOfService,
  calculateEndOfService,
  payEndOfService,
} from '../../modules/pay/termination/end-of-service/end-of-service.actions';
import { endOfService } from '../../modules/pay/termination/end-of-service/end-of-service';
import { calculateProvisions } from '../../modules/pay/termination/eos-provision/eos-provision.actions';
import { provisionRule } from '../../modules/pay/termination/provision-rule/provision-rule';
import { writeEntriesDue } from '../../modules/leave/leave-ledger-entry/leave-ledger-entry';
import { addMonths, type PlainDate } from '../../kernel/dates/plain-date';
import type { Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { createRecord } from '../../platform/records/records';
import { enteredCompany } from '../../platform/system-ctx';
import type { PayClerks } from './demo-pay';

const endings: Values[] = [
  {
    reason: 'termination',
    noticeBy: 'employer',
    noticeServed: 18,
    others: [
      {
        category: 'ticket',
        kind: 'addition',
        title: 'Dubai to Manila',
        amount: '1200',
        reason: 'By contract, after two years of service',
      },
      {
        category: 'asset',
        kind: 'deduction',
        title: 'Laptop',
        amount: '900',
        reason: 'Still with the employee on the last day',
      },
    ],
  },
  { reason: 'resignation', noticeBy: 'employee', noticeDue: 60, noticeServed: 45 },
];

/** What ends of service would have cost at the end of each of the last three months, and a rule for next year. */
export async function fillProvisions(ctx: Ctx, today: PlainDate): Promise<void> {
  await createRecord(ctx, provisionRule, {
    validFrom: `${addMonths(today, 12).slice(0, 4)}-01-01`,
    method: 'owed_today',
    discountRate: '5',
    salaryGrowth: '3',
    serviceYears: 10,
  });
  for (const months of [-3, -2, -1])
    await calculateProvisions(ctx, addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 7));
}

/**
 * The ends of service of those who left: the first one has been paid, the next is approved, the others wait for a
 * second person.
 */
export async function fillEndsOfService(ctx: Ctx, { enters, decides }: PayClerks): Promise<void> {
  const { rows: leavers } = await ctx.tx.query<{ id: string; exitDate: PlainDate }>(
    `select id, exit_date as "exitDate" from employee where company_id = $1 and exit_date is not null
      and deleted_at is null order by code`,
    [ctx.companyId],
  );
  await writeEntriesDue(
    ctx,
    leavers.map(({ id }) => id),
  );
  const clerk = await enteredCompany(ctx, ctx.user.company!, enters);
  for (const [at, { id: employeeId, exitDate }] of leavers.entries()) {
    const made = await createRecord(clerk, endOfService, {
      employeeId,
      lastDay: exitDate,
      reason: 'contract_end',
      ...endings[at],
    });
    const calculated = await calculateEndOfService(clerk, made.id, made.version);
    if (!decides) continue;
    const approver = await enteredCompany(ctx, ctx.user.company!, decides);
    if (at < 2) await approveEndOfService(approver, made.id, calculated.version);
    if (at === 0) await payEndOfService(approver, made.id, calculated.version + 1);
  }
}
