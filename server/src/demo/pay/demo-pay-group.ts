import { addMonths, type PlainDate } from '../../kernel/dates/plain-date';
import { payGroup } from '../../modules/pay/items/pay-group/pay-group';
import type { Ctx } from '../../platform/context';
import { createRecord } from '../../platform/records/records';

/** Periods from the 26th to the 25th from next month on, that nobody is paid by yet. */
export async function fillPayGroup(ctx: Ctx, today: PlainDate): Promise<void> {
  await createRecord(ctx, payGroup, {
    name: 'Site staff',
    frequency: 'monthly',
    firstDay: 26,
    payRule: 'day_of_month',
    payDays: 28,
    validFrom: `${addMonths(today, 1).slice(0, 7)}-26`,
  });
}
