import { groupedMoney } from '../../../kernel/numbers/money';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { queueMail } from '../../../platform/mail/queue-mail';
import type { Locale } from '../../../platform/text';
import type { Invoice } from './invoice';
import { invoiceLink } from './invoice-link';
import { companyOf } from '../../organisation/organisation.sql';

/** The language the company writes to its clients in. */
export const companyLocale = async (ctx: Ctx): Promise<Locale> => (await companyOf(ctx, 'locale')).locale as Locale;

/** Mails the client a link to a paper that was just numbered. */
export async function mailPaper(
  ctx: Ctx,
  row: Row<Invoice>,
  kind: 'invoice' | 'credit_note',
  more: Record<string, string>,
): Promise<void> {
  const id = row.id as unknown as string;
  await queueMail(ctx, [
    {
      kind,
      to: row.clientEmail!,
      key: `invoice ${id}`,
      locale: await companyLocale(ctx),
      values: {
        name: row.clientName,
        company: ctx.user.company!.name,
        number: row.number!,
        link: invoiceLink(ctx.services, ctx.companyId, id),
        amount: `${row.currency} ${groupedMoney(row.total, row.currency)}`,
        ...more,
      },
    },
  ]);
}
