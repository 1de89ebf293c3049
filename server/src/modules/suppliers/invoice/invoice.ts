import { Field, InputType, ObjectType } from 'type-graphql';
import { isCurrency } from '../../../kernel/numbers/currencies';
import {
  amountsOf,
  balanceOf,
  problemsOfLine,
  totalsOf,
  type InvoiceLine as Line,
  type LineAmounts,
  type Payment,
} from '../domain/invoice';
import { vatPercentOn } from '../domain/value-added-tax';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid, invalidFields } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { todaySql } from '../../../platform/database/transaction';
import { refuseBlocked } from '../vendor/vendor';
import { refuseTooMuch } from './credited';
import { t } from '../texts/text';
import { companyOf } from '../../organisation/organisation.sql';

export const InvoiceState = choiceOf('InvoiceState', 'How far an invoice has come, payments aside.', {
  draft: 'Still changed; without a number, and not sent.',
  sent: 'Numbered and mailed; its lines change no more.',
  downloaded: 'Sent, and the client has downloaded it.',
});

export const InvoiceKind = choiceOf('InvoiceKind', 'What an invoice does.', {
  invoice: 'Charges a client.',
  credit_note: 'Gives back all or part of an invoice that was sent.',
});

@ObjectType('InvoiceLine', { description: 'One line of an invoice.' })
@InputType('InvoiceLineInput', { description: 'One line of an invoice.' })
export class InvoiceLine implements Line {
  @Field(() => String, { description: 'What is charged, at most 500 characters.', simple: true }) description!: string;
  @Field(() => DecimalScalar, { description: 'How many, at most four decimals.', simple: true }) quantity!: string;
  @Field(() => DecimalScalar, {
    description: 'Price of one; a discount is a line with a price below zero.',
    simple: true,
  })
  unitPrice!: string;
  @Field(() => DecimalScalar, { description: 'Tax on it in percent, at most two decimals.', simple: true })
  taxPercent!: string;
}

@ObjectType('InvoiceLineAmounts', {
  description: 'What a line comes to: each amount rounded to the smallest coin, ties up.',
})
export class InvoiceLineAmounts implements LineAmounts {
  @Field(() => DecimalScalar, { description: 'Quantity times price.', simple: true }) net!: string;
  @Field(() => DecimalScalar, { description: 'Tax on that.', simple: true }) tax!: string;
  @Field(() => DecimalScalar, { description: 'Both together.', simple: true }) total!: string;
}

@ObjectType('InvoicePayment', { description: 'Money a client paid, or that was paid back to them.' })
export class InvoicePayment implements Payment {
  @Field(() => DecimalScalar, { description: 'How much.', simple: true }) amount!: string;
  @Field(() => DateScalar, { description: 'The day it was paid.', simple: true }) paidOn!: string;
  @Field(() => String, { nullable: true, description: 'Such as a bank reference.', simple: true }) note!: string | null;
  @Field(() => String, { description: 'Name of who recorded it.', simple: true }) recordedBy!: string;
}

@ObjectType('InvoiceIssuer', { description: 'The company an invoice is from, as it stands on the paper.' })
export class InvoiceIssuer {
  @Field(() => String, { description: 'Name in everyday use.', simple: true }) name!: string;
  @Field(() => String, { nullable: true, description: 'Name in the trade register.', simple: true }) legalName!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Where post reaches it.', simple: true }) address!: string | null;
  @Field(() => String, { nullable: true, description: 'Telephone.', simple: true }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'Web address.', simple: true }) website!: string | null;
}

/** The company of the request, read once. */
export function issuerOf(ctx: Ctx): Promise<InvoiceIssuer> {
  const known = ctx.loaders.get('invoice issuer') as Promise<InvoiceIssuer> | undefined;
  const issuer = known ?? companyOf(ctx, 'name', 'legalName', 'address', 'phone', 'website');
  ctx.loaders.set('invoice issuer', issuer);
  return issuer;
}

const status = `case when t.state = 'draft' then 'draft'
  when t.kind = 'credit_note' then case when t.balance > 0 then 'refund_due' else 'settled' end
  when t.credited > 0 and t.credited >= t.total then 'credited' when t.balance <= 0 then 'paid'
  when t.due_on < ${todaySql} then 'past_due'
  when t.paid > 0 then 'partial_payment' else t.state end`;
const amount = { write: 'never', initial: '0' } as const;

@record(
  'Invoice',
  'What the company charges a client, or gives back of it. Its lines change while it is a draft and never afterwards.',
)
export class Invoice extends CompanyRecord {
  @field.choice(InvoiceKind, {
    description: 'Whether it is an invoice or a credit note.',
    initial: 'invoice',
    write: 'never',
  })
  kind!: keyof typeof InvoiceKind;
  @field.reference('Invoice', {
    description: 'The invoice a credit note gives back of.',
    optional: true,
    write: 'never',
  })
  creditsId!: string | null;
  @field.text({
    description:
      'Its number, running in the company without a gap, that of credit notes by itself; given when it is sent.',
    optional: true,
    unique: true,
    search: true,
    write: 'never',
  })
  number!: string | null;
  @field.choice(InvoiceState, { description: 'How far it has come.', initial: 'draft', write: 'never' })
  state!: keyof typeof InvoiceState;
  @field.computed('text', status, {
    description:
      'Where it stands today: draft, sent, downloaded, partial_payment, paid, past_due or credited; a credit note draft, refund_due or settled.',
  })
  status!: string;
  @field.date({ reach: 'kept', description: 'Day it is issued.' }) issuedOn!: string;
  @field.date({ reach: 'kept', description: 'Day it is to be paid.' }) dueOn!: string;
  @field.text({ description: 'Name of the client, a person or whom it is for.', max: 120, search: true })
  clientName!: string;
  @field.text({ description: 'The company the client speaks for.', max: 160, optional: true, search: true })
  clientCompany!: string | null;
  @field.email({ description: 'Where it is sent.', optional: true, search: true }) clientEmail!: string | null;
  @field.text({ description: 'Where the invoice goes by post.', max: 300, optional: true }) clientAddress!:
    | string
    | null;
  @field.text({ description: 'The country of that address.', max: 80, optional: true }) clientCountry!: string | null;
  @field.text({ description: 'Telephone of the client.', max: 40, optional: true }) clientContact!: string | null;
  @field.reference('Vendor', { description: 'The vendor it is charged to, where the client is one.', optional: true })
  vendorId!: string | null;
  @field.text({ description: 'What it is for, in a few words.', max: 160, optional: true, search: true }) service!:
    | string
    | null;
  @field.longText({ description: 'What stands below the lines, such as how to pay.', max: 2000, optional: true })
  note!: string | null;
  @field.text({
    isCode: true,
    description: "Currency, ISO 4217; the company's when left out.",
    pattern: /^[A-Z]{3}$/,
    example: 'AED',
    initial: '',
  })
  currency!: string;
  @field.json({ type: () => [InvoiceLine], description: 'Its lines, at most 100.', initial: [] }) lines!: InvoiceLine[];
  @field.json({
    type: () => [InvoiceLineAmounts],
    description: 'What each line comes to, in their order.',
    write: 'never',
    initial: [],
  })
  amounts!: InvoiceLineAmounts[];
  @field.money({ description: 'Sum of the lines before tax.', ...amount }) subtotal!: string;
  @field.money({ description: 'Sum of the taxes of the lines.', ...amount }) tax!: string;
  @field.money({ description: 'What is charged.', ...amount }) total!: string;
  @field.money({ description: 'What was paid so far; of a credit note what was refunded.', ...amount }) paid!: string;
  @field.money({
    description:
      'Sum of its credit notes that were sent; of a credit note what was set off against what was still owed.',
    ...amount,
  })
  credited!: string;
  @field.money({ description: 'What is still owed; of a credit note what is to be refunded.', ...amount })
  balance!: string;
  @field.json({ type: () => [InvoicePayment], description: 'Payments, the first on top.', write: 'never', initial: [] })
  payments!: InvoicePayment[];
  @field.instant({ description: 'When it was sent.', optional: true, write: 'never' }) sentAt!: Date | null;
  @field.derivedInContext<Invoice>(
    () => InvoiceIssuer,
    ['currency'],
    (_row, ctx) => issuerOf(ctx),
    'The company it is from.',
  )
  issuer!: InvoiceIssuer;
}

const mostLines = 100;

/** Amounts by the lines, each problem beside its field, `lines.0.quantity`. */
function computed(_ctx: Ctx, { kind, issuedOn, lines, currency, payments = [], credited }: Row<Invoice>): Values {
  if (!isCurrency(currency)) throw invalid('currency', t('invoice.give_currency_iso_4217_such'));
  if (lines.length > mostLines) throw invalid('lines', t('invoice.invoice_has_most_lines', { mostLines }));
  const problems = lines.flatMap((line, at) =>
    Object.entries(problemsOfLine(line, currency)).map(([name, text]) => ({
      field: `lines.${at}.${name}`,
      text: text!,
    })),
  );
  if (problems.length) throw invalidFields(problems);
  const amounts = lines.map((line) => amountsOf(line, currency));
  const totals = totalsOf(amounts, currency);
  return {
    amounts,
    ...totals,
    ...balanceOf(totals.total, payments, currency, credited),
    ...(kind === 'credit_note' ? { dueOn: issuedOn } : {}),
  };
}

async function refuseWrong(ctx: Ctx, after: Row<Invoice>, before: Row<Invoice> | null): Promise<void> {
  const { issuedOn, dueOn, total, lines, kind, vendorId } = after;
  if (dueOn < issuedOn) throw invalid('dueOn', t('invoice.due_before_issued'));
  if (lines.length && Number(total) < 0) throw invalid('lines', t('invoice.total_below_zero_text'));
  if (kind === 'invoice' && vendorId && vendorId !== before?.vendorId) await refuseBlocked(ctx, vendorId);
  if (after.kind === 'credit_note' && !after.deletedAt) await refuseTooMuch(ctx, after);
}

export const invoice = defineArea('Invoice', Invoice, {
  one: 'invoice',
  many: 'invoices',
  label: t('invoice.invoice'),
  menu: { group: 'apps', title: t('invoice.menu'), icon: 'file-text', after: null, path: '/invoices' },
  sort: 'issuedOn',
  descending: true,
  title: 'number',
  stateFields: ['state', 'balance', 'kind', 'credited', 'total'],
  isEditable: ({ state }) => state === 'draft',
  verbs: {
    send: ({ state }) => state === 'draft',
    download: ({ kind, state, balance }) => kind === 'invoice' && state === 'sent' && Number(balance) > 0,
    pay: ({ state, balance }) => state !== 'draft' && Number(balance) > 0,
    credit: ({ kind, state, credited, total }) =>
      kind === 'invoice' && state !== 'draft' && Number(credited) < Number(total),
    duplicate: ({ kind }) => kind === 'invoice',
  },
  prepare: (ctx, { currency }): Values => ({ currency: currency || ctx.user.company?.currency }),
  derive: computed,
  guard: refuseWrong,
});

/** The ordinary tax of the company's country on a day, in percent. */
export async function ordinaryTax(ctx: Ctx, day: string): Promise<string> {
  return vatPercentOn((await companyOf(ctx, 'country')).country, day);
}
