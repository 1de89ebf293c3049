import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { maskFields } from '../../../platform/records/field-masking';
import { creditInvoice } from './credit-note.actions';
import { Invoice, invoice } from './invoice';
import {
  downloadInvoice,
  duplicateInvoice,
  payInvoice,
  sendInvoice,
  type PaymentInput as Payment,
} from './invoice.actions';
import { invoiceSummary, InvoiceSummary } from './invoice-summary';

const which = { description: 'The invoice.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@InputType('InvoicePaymentInput', { description: 'A payment to record.' })
class PaymentInput implements Payment {
  @Field(() => DecimalScalar, { description: 'How much, at most what is still owed.' }) amount!: string;
  @Field(() => DateScalar, { description: 'The day it was paid, today or before.' }) paidOn!: string;
  @Field(() => String, { nullable: true, description: 'Such as a bank reference, at most 250 characters.' }) note?:
    | string
    | null;
}

@Resolver()
class InvoiceActions {
  @Mutation(() => Invoice, {
    description:
      'Numbers a draft and mails the client a link to it. Its lines never change again. A credit note is taken off what is still owed of its invoice.',
  })
  async sendInvoice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<Invoice>> {
    return maskFields(ctx, invoice, await sendInvoice(ctx, id, version));
  }

  @Mutation(() => Invoice, { description: 'Notes that the client has downloaded an invoice that was sent.' })
  async downloadInvoice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<Invoice>> {
    return maskFields(ctx, invoice, await downloadInvoice(ctx, id, version));
  }

  @Mutation(() => Invoice, {
    description: 'Records a payment of an invoice that was sent, or the refund of a credit note.',
  })
  async payInvoice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('input', () => PaymentInput, { description: 'The payment.' }) input: PaymentInput,
  ): Promise<Row<Invoice>> {
    return maskFields(ctx, invoice, await payInvoice(ctx, id, version, input));
  }

  @Mutation(() => Invoice, { description: 'Makes a new draft with the same client and lines, issued today.' })
  async duplicateInvoice(@Context() ctx: Ctx, @Arg('id', () => ID, which) id: string): Promise<Row<Invoice>> {
    return maskFields(ctx, invoice, await duplicateInvoice(ctx, id));
  }

  @Mutation(() => Invoice, {
    description:
      'Makes a draft credit note of an invoice that was sent, with all that is left to credit of it; answers the draft there is already.',
  })
  async creditInvoice(@Context() ctx: Ctx, @Arg('id', () => ID, which) id: string): Promise<Row<Invoice>> {
    return maskFields(ctx, invoice, await creditInvoice(ctx, id));
  }

  @Query(() => InvoiceSummary, { description: 'What the invoices you may see come to today.' })
  invoiceSummary(@Context() ctx: Ctx): Promise<InvoiceSummary> {
    return invoiceSummary(ctx);
  }
}

offerInBulk(invoice, { send: sendInvoice, download: downloadInvoice });

export const InvoiceResolver = [...CrudResolver(invoice), InvoiceActions];
