import { Field, Int, ObjectType } from 'type-graphql';
import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden } from '../../../platform/errors';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { todayIn } from '../../../platform/today';
import { todaySql } from '../../../platform/database/transaction';
import { invoice, ordinaryTax } from './invoice';

@ObjectType('InvoiceSummary', {
  description: "What the invoices you may see come to. Sums are of those in the company's currency.",
})
export class InvoiceSummary {
  @Field(() => Int, { description: 'Clients that were sent an invoice, told apart by company or name.', simple: true })
  clientCount!: number;
  @Field(() => Int, { description: 'Invoices, drafts included.', simple: true }) invoiceCount!: number;
  @Field(() => Int, { description: 'Invoices past their due day.', simple: true }) pastDueCount!: number;
  @Field(() => Int, { description: 'Invoices in other currencies, which are in no sum.', simple: true })
  otherCurrencyCount!: number;
  @Field(() => DecimalScalar, { description: 'What was paid, less what was refunded.', simple: true }) paid!: string;
  @Field(() => DecimalScalar, { description: 'What is still owed.', simple: true }) unpaid!: string;
  @Field(() => DecimalScalar, { description: 'What of it is past its due day.', simple: true }) pastDue!: string;
  @Field(() => String, { description: "The company's currency.", simple: true }) currency!: string;
  @Field(() => DecimalScalar, {
    description: "Ordinary tax today in the company's country, in percent: what a new line begins with.",
    simple: true,
  })
  taxPercent!: string;
}

export async function invoiceSummary(ctx: Ctx): Promise<InvoiceSummary> {
  if (!mayDoSome(ctx.ability, 'read', invoice)) throw forbidden();
  const parameters = new Parameters();
  const currency = ctx.user.company?.currency ?? '';
  const [company, own] = [parameters.add(ctx.companyId, '::char(24)'), parameters.add(currency)];
  const isInvoice = `t.kind = 'invoice'`;
  const isLate = `${isInvoice} and t.due_on < ${todaySql} and t.balance > 0`;
  const {
    rows: [sums],
  } = await ctx.tx.query<Omit<InvoiceSummary, 'currency' | 'taxPercent'>>(
    `select count(distinct lower(coalesce(t.client_company, t.client_name))) filter (where ${isInvoice}
      and t.state <> 'draft')::int as "clientCount", count(*) filter (where ${isInvoice})::int as "invoiceCount",
       count(*) filter (where t.state <> 'draft' and ${isLate})::int as "pastDueCount",
       count(*) filter (where ${isInvoice} and t.currency <> ${own})::int as "otherCurrencyCount",
       coalesce(sum(case when ${isInvoice} then t.paid else -t.paid end) filter (where t.currency = ${own}),
       0)::text as paid,
       coalesce(sum(t.balance) filter (where ${isInvoice} and t.currency = ${own}
       and t.state <> 'draft'), 0)::text as unpaid,
       coalesce(sum(t.balance) filter (where t.currency = ${own} and t.state <> 'draft'
       and ${isLate}), 0)::text as "pastDue"
     from invoice t where t.company_id = ${company} and t.deleted_at is null
       and ${grantSql(ctx.ability, 'read', invoice, parameters)}`,
    parameters.values,
  );
  return { ...sums!, currency, taxPercent: await ordinaryTax(ctx, todayIn(ctx)) };
}
