import { addMonths, type PlainDate } from '../../kernel/dates/plain-date';
import { contributionScheme } from '../../modules/pay/items/contribution-scheme/contribution-scheme';
import type { Ctx } from '../../platform/context';
import { createRecord, saveRecord } from '../../platform/records/records';

/** A savings fund from next month on, approved, that nobody is registered for yet. */
export async function fillScheme(ctx: Ctx, decides: string | null, today: PlainDate): Promise<void> {
  const scheme = {
    code: 'savings_fund',
    name: 'Savings fund',
    members: 'registered',
    wage: 'basic',
    partMonth: 'whole',
    rates: [
      { wageBelow: '5000', employee: '2', employer: '5' },
      { employee: '5', employer: '5', ceiling: '30000' },
    ],
    validFrom: addMonths(`${today.slice(0, 7)}-01`, 1),
  };
  const made = await createRecord(ctx, contributionScheme, scheme);
  const decided = {
    state: 'approved',
    approvedById: decides,
    approvedAt: ctx.now,
  };
  await saveRecord(ctx, contributionScheme, made, decided, 'approve');
}
