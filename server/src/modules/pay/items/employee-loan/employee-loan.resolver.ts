import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { choiceOf } from '../../../../platform/records/fields';
import { DateScalar } from '../../../../platform/graphql/scalars';
import { maskFields } from '../../../../platform/records/field-masking';
import { EmployeeLoan, employeeLoan } from './employee-loan';
import { askForConsent, consentToLoan, noteConsent } from './loan-consent';
import { decideAboutLoan, disburseLoan, forgiveLoan, moveLoan, pauseLoan, settleLoan } from './employee-loan.actions';
import { LoanSchedule, scheduleOfLoan } from './loan-schedule';

const LoanSettlement = choiceOf('LoanSettlement', 'How a loan is settled early.', {
  paid: 'The employee has paid it back themselves.',
  payroll: 'The payroll of the day takes what is left.',
});

const which = { description: 'The loan.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };
const why = { description: 'Why, in up to 500 characters.' };

@Resolver()
class EmployeeLoanActions {
  @Query(() => LoanSchedule, { description: 'The instalments of a loan and what would settle it now.' })
  loanSchedule(@Context() ctx: Ctx, @Arg('id', () => ID, which) id: string): Promise<LoanSchedule> {
    return scheduleOfLoan(ctx, id);
  }

  @Mutation(() => EmployeeLoan, { description: 'Sends a draft for approval.' })
  async submitEmployeeLoan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await moveLoan(ctx, id, version, 'submit'));
  }

  @Mutation(() => EmployeeLoan, { description: 'Approves a loan; refused to who asked for it and to who gets it.' })
  async approveEmployeeLoan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await decideAboutLoan(ctx, 'approve', id, version, null));
  }

  @Mutation(() => EmployeeLoan, { description: 'Rejects a loan with a reason; refused to whom approving is refused.' })
  async rejectEmployeeLoan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, why) note: string,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await decideAboutLoan(ctx, 'reject', id, version, note));
  }

  @Mutation(() => EmployeeLoan, {
    description: 'Notes that an approved loan was paid out; from here on payroll takes its instalments.',
  })
  async disburseEmployeeLoan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('day', () => DateScalar, { description: 'Day it was paid out.' }) day: string,
    @Arg('firstDue', () => DateScalar, {
      nullable: true,
      description: 'Another day for the first instalment than was asked for.',
    })
    firstDue: string | null,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await disburseLoan(ctx, id, version, day, firstDue));
  }

  @Mutation(() => EmployeeLoan, { description: 'Lets the instalments due on a day or later wait for some months.' })
  async pauseEmployeeLoan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('from', () => DateScalar, { description: 'Instalments due on this day or later wait.' }) from: string,
    @Arg('months', () => Int, { description: 'For how many months, 1 to 12.' }) months: number,
    @Arg('note', () => String, why) note: string,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await pauseLoan(ctx, id, version, from, months, note));
  }

  @Mutation(() => EmployeeLoan, {
    description: 'Settles a loan early, with a month of interest where it is charged on what is owed.',
  })
  async settleEmployeeLoan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('day', () => DateScalar, { description: 'Day it was paid back, or whose payroll takes it.' }) day: string,
    @Arg('way', () => LoanSettlement, { description: 'How it is settled.' }) way: 'paid' | 'payroll',
    @Arg('note', () => String, why) note: string,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await settleLoan(ctx, id, version, day, way, note));
  }

  @Mutation(() => EmployeeLoan, { description: 'Writes off what is still owed of a loan.' })
  async forgiveEmployeeLoan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, why) note: string,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await forgiveLoan(ctx, id, version, note));
  }

  @Mutation(() => EmployeeLoan, {
    description: "Agrees in writing that a loan of one's own is taken from the pay, as its schedule words it.",
  })
  async consentToEmployeeLoan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await consentToLoan(ctx, id, version));
  }

  @Mutation(() => EmployeeLoan, { description: 'Asks the employee to agree that a loan is taken from the pay.' })
  async askEmployeeLoanConsent(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await askForConsent(ctx, id, version));
  }

  @Mutation(() => EmployeeLoan, {
    description: 'Notes the paper on which the employee agreed that a loan is taken from the pay.',
  })
  async noteEmployeeLoanConsent(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('fileId', () => ID, { description: 'The signed paper.' }) fileId: string,
    @Arg('signedOn', () => DateScalar, { description: 'Day it was signed.' }) signedOn: string,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await noteConsent(ctx, id, version, fileId, signedOn));
  }

  @Mutation(() => EmployeeLoan, { description: 'Gives up a loan that is not paid out yet.' })
  async cancelEmployeeLoan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeLoan>> {
    return maskFields(ctx, employeeLoan, await moveLoan(ctx, id, version, 'cancel'));
  }
}

offerInBulk(
  employeeLoan,
  {
    submit: (ctx, id, version) => moveLoan(ctx, id, version, 'submit'),
    approve: (ctx, id, version) => decideAboutLoan(ctx, 'approve', id, version, null),
    disburse: (ctx, id, version) => disburseLoan(ctx, id, version, null, null),
    cancel: (ctx, id, version) => moveLoan(ctx, id, version, 'cancel'),
    ask_consent: askForConsent,
  },
  { reject: (ctx, id, version, note) => decideAboutLoan(ctx, 'reject', id, version, note) },
);

export const EmployeeLoanResolver = [...CrudResolver(employeeLoan), EmployeeLoanActions];
