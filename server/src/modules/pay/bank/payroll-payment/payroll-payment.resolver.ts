import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { DateScalar, DecimalScalar } from '../../../../platform/graphql/scalars';
import { maskFields } from '../../../../platform/records/field-masking';
import { oneRecord } from '../../../../platform/records/records';
import type { PaymentFormat as Format } from '../domain/payment';
import { PayrollRun, payrollRun } from '../../runs/payroll-run/payroll-run';
import { outsidePayments } from './payees';
import { PaymentFormat, PayrollPayment, payrollPayment } from './payroll-payment';
import { cancelPayrollPayment, disbursePayrollRun, payPayrollPayment, payPayrollRun } from './payroll-payment.actions';

const run = { description: 'The payroll run.' };
const which = { description: 'The payment.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };
const day = { description: 'Day the pay reached the employees.' };

@ObjectType('OutsidePayments', { description: 'The payslips of a run that are in no payment.' })
class OutsidePayments {
  @Field(() => Int, { description: 'How many have something to pay.', simple: true }) count!: number;
  @Field(() => DecimalScalar, { description: 'Their net pay, in the currency of the run.', simple: true })
  total!: string;
}

@Resolver()
class PayrollPaymentActions {
  @Query(() => OutsidePayments, {
    description:
      'Whom no payment of the run holds: payslips that are held or have no verified account, or all of them.',
  })
  async outsidePayments(@Context() ctx: Ctx, @Arg('id', () => ID, run) id: string): Promise<OutsidePayments> {
    await oneRecord(ctx, payrollRun, id, 'pay');
    return outsidePayments(ctx, id);
  }

  @Mutation(() => PayrollPayment, {
    description:
      'Makes the file a bank is to pay an approved run by; payslips that are held or have no verified account are left out and named.',
  })
  async disbursePayrollRun(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, run) id: string,
    @Arg('format', () => PaymentFormat, { description: 'What the bank takes.' }) format: Format,
    @Arg('payDate', () => DateScalar, { description: 'Day the bank is to pay; the accounts of that day are paid to.' })
    payDate: string,
  ): Promise<Row<PayrollPayment>> {
    return maskFields(ctx, payrollPayment, await disbursePayrollRun(ctx, id, format, payDate));
  }

  @Mutation(() => PayrollRun, { description: 'Notes an approved run as paid, with the payments made of it.' })
  async payPayrollRun(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, run) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('paidOn', () => DateScalar, day) paidOn: string,
    @Arg('outside', () => Int, {
      description: 'How many people in no payment are paid another way, or later; as `outsidePayments` counts them.',
      defaultValue: 0,
    })
    outside: number,
  ): Promise<Row<PayrollRun>> {
    return maskFields(ctx, payrollRun, await payPayrollRun(ctx, id, version, paidOn, outside));
  }

  @Mutation(() => PayrollPayment, {
    description: 'Notes that the bank has paid a payment, such as one of a posted run.',
  })
  async payPayrollPayment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('paidOn', () => DateScalar, day) paidOn: string,
  ): Promise<Row<PayrollPayment>> {
    return maskFields(ctx, payrollPayment, await payPayrollPayment(ctx, id, version, paidOn));
  }

  @Mutation(() => PayrollPayment, {
    description: 'Gives up a payment no bank has paid; its payslips can be paid by another.',
  })
  async cancelPayrollPayment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<PayrollPayment>> {
    return maskFields(ctx, payrollPayment, await cancelPayrollPayment(ctx, id, version));
  }
}

export const PayrollPaymentResolver = [...CrudResolver(payrollPayment, ['list']), PayrollPaymentActions];
