import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../../platform/records/field-masking';
import { oneRecord } from '../../../../platform/records/records';
import { ExplainedAmount, payslip } from '../payslip/payslip';
import { JournalEntry, journalEntry } from '../../accounting/journal-entry/journal-entry';
import { postPayrollRunJournal } from './journal/post-run-journal';
import { PayrollRunJournalLine, payrollRunJournal } from './journal/payroll-run.journal';
import { payrollRunTotals } from './payroll-run.totals';
import { PayslipYearToDate, yearToDate } from './year-to-date';
import { PayrollRun, payrollRun } from './payroll-run';
import {
  approvePayrollRun,
  calculatePayrollRun,
  cancelPayrollRun,
  postPayrollRun,
  returnPayrollRun,
} from './payroll-run.actions';
import { dismissFinding, restoreFinding } from './findings/payroll-run.dismissals';
import { PayrollRunFinding, payrollRunFindings } from './findings/payroll-run.findings';
import { PayrollRunDifference, payrollRunDifferences } from './retro/payroll-run.differences';
import { PostedMonths, postedMonths } from './retro/posted-months';

const which = { description: 'The payroll run.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class PayrollRunActions {
  @Mutation(() => PayrollRun, {
    description:
      'Starts calculating all payslips in the background; follow doneCount. Payslips calculated before are replaced.',
  })
  async calculatePayrollRun(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<PayrollRun>> {
    return maskFields(ctx, payrollRun, await calculatePayrollRun(ctx, id, version));
  }

  @Mutation(() => PayrollRun, {
    description: 'Approves a run in review without errors; refused to the person who calculated it.',
  })
  async approvePayrollRun(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('comment', () => String, { nullable: true, description: 'What to say about it, at most 500 characters.' })
    comment: string | null,
  ): Promise<Row<PayrollRun>> {
    return maskFields(ctx, payrollRun, await approvePayrollRun(ctx, id, version, comment));
  }

  @Mutation(() => PayrollRun, {
    description:
      'Gives a run in review, or an approved one of which no payment is made, back to who calculated it; refused to that person.',
  })
  async returnPayrollRun(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('reason', () => String, { description: 'What to mend, at most 500 characters.' }) reason: string,
  ): Promise<Row<PayrollRun>> {
    return maskFields(ctx, payrollRun, await returnPayrollRun(ctx, id, version, reason));
  }

  @Mutation(() => PayrollRun, {
    description: 'Posts an approved run: employees see their payslips, and nothing of it ever changes again.',
  })
  async postPayrollRun(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<PayrollRun>> {
    return maskFields(ctx, payrollRun, await postPayrollRun(ctx, id, version));
  }

  @Mutation(() => PayrollRun, {
    description: 'Gives up a run that is not posted, also while it is calculated; its payslips leave the lists.',
  })
  async cancelPayrollRun(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<PayrollRun>> {
    return maskFields(ctx, payrollRun, await cancelPayrollRun(ctx, id, version));
  }

  @Mutation(() => PayrollRun, {
    description:
      'Lets a warning of a run in review stand, with the reason, as long as it tells the same. Errors are repaired.',
  })
  async dismissPayrollRunFinding(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('code', () => String, { description: 'The finding.' }) code: string,
    @Arg('reason', () => String, { description: 'Why it may stand, at most 500 characters.' }) reason: string,
  ): Promise<Row<PayrollRun>> {
    return maskFields(ctx, payrollRun, await dismissFinding(ctx, id, { version, code, reason }));
  }

  @Mutation(() => PayrollRun, { description: 'Makes a warning that was dismissed stand again.' })
  async restorePayrollRunFinding(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('code', () => String, { description: 'The finding.' }) code: string,
  ): Promise<Row<PayrollRun>> {
    return maskFields(ctx, payrollRun, await restoreFinding(ctx, id, version, code));
  }

  @Query(() => [PayrollRunJournalLine], {
    description:
      'The bookings of a run by department and pay line, of the payslips you may read; each department is in balance.',
  })
  async payrollRunJournal(
    @Context() ctx: Ctx,
    @Arg('runId', () => ID, which) runId: string,
  ): Promise<PayrollRunJournalLine[]> {
    return (await payrollRunJournal(ctx, runId)).lines;
  }

  @Mutation(() => JournalEntry, {
    description: 'Posts a posted run to the accounts, once; refused where a line has no account in the chart.',
  })
  async postPayrollRunJournal(
    @Context() ctx: Ctx,
    @Arg('runId', () => ID, which) runId: string,
  ): Promise<Row<JournalEntry>> {
    return maskFields(ctx, journalEntry, await postPayrollRunJournal(ctx, runId));
  }

  @Query(() => [ExplainedAmount], {
    description:
      'What gross, deductions, net and cost of the employer of a run are made of, line by line, of the payslips you may read.',
  })
  payrollRunTotals(@Context() ctx: Ctx, @Arg('runId', () => ID, which) runId: string): Promise<ExplainedAmount[]> {
    return payrollRunTotals(ctx, runId);
  }

  @Query(() => PayslipYearToDate, {
    description: 'What the payslips of an employee come to in the calendar year, up to and with this one.',
  })
  async payslipYearToDate(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The payslip.' }) id: string,
  ): Promise<PayslipYearToDate> {
    return yearToDate(ctx, await oneRecord(ctx, payslip, id));
  }

  @Query(() => PostedMonths, {
    description: 'Months that are posted and would follow a change of a rule without a day, with how many people.',
  })
  postedMonths(@Context() ctx: Ctx): Promise<PostedMonths> {
    return postedMonths(ctx);
  }

  @Query(() => [PayrollRunFinding], {
    description: 'What stops a calculated run and what to look at, with what repairs each; blockers first.',
  })
  payrollRunFindings(
    @Context() ctx: Ctx,
    @Arg('runId', () => ID, which) runId: string,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many people of each at most, 1 to 1000.' })
    limit: number,
  ): Promise<PayrollRunFinding[]> {
    return payrollRunFindings(ctx, runId, limit);
  }

  @Query(() => [PayrollRunDifference], {
    description:
      'Whose pay differs from the month before, the biggest difference first; who is no longer paid is among them.',
  })
  payrollRunDifferences(
    @Context() ctx: Ctx,
    @Arg('runId', () => ID, which) runId: string,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many at most, 1 to 200.' }) limit: number,
  ): Promise<PayrollRunDifference[]> {
    return payrollRunDifferences(ctx, runId, limit);
  }
}

offerInBulk(payrollRun, { cancel: cancelPayrollRun });

export const PayrollRunResolver = [...CrudResolver(payrollRun), PayrollRunActions];
