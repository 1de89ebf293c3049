import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { DateScalar } from '../../../../platform/graphql/scalars';
import { maskFields } from '../../../../platform/records/field-masking';
import type { NoticeGiver as Giver } from '../../statutory/settlement-laws';
import { EndOfService, endOfService, EndOfServiceReason } from './end-of-service';
import {
  approveEndOfService,
  calculateEndOfService,
  moveEndOfService,
  payEndOfService,
} from './end-of-service.actions';
import { EndOfServiceJournalLine, endOfServiceJournal } from './journal/settlement-journal';
import { JournalEntry, journalEntry } from '../../accounting/journal-entry/journal-entry';
import { postEndOfServiceJournal } from './journal/post-settlement-journal';
import { previewEndOfService } from './settlement-preview';
import { EndOfServicePreview, NoticeGiver, SettlementAmount } from './settlement-types';

const which = { description: 'The end of service.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class EndOfServiceActions {
  @Mutation(() => JournalEntry, {
    description: 'Posts a paid settlement to the accounts, once; refused where a line has no account in the chart.',
  })
  async postEndOfServiceJournal(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
  ): Promise<Row<JournalEntry>> {
    return maskFields(ctx, journalEntry, await postEndOfServiceJournal(ctx, id));
  }

  @Query(() => EndOfServicePreview, {
    description:
      'What an employee would be paid if the employment ended on a day: for who may enter an end of service and see its amounts. Nothing is stored.',
  })
  endOfServicePreview(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, { description: 'The employee it is about.' }) employeeId: string,
    @Arg('lastDay', () => DateScalar, { description: 'Last day of employment.' }) lastDay: string,
    @Arg('reason', () => EndOfServiceReason, { description: 'Why it would end.' }) reason: string,
    @Arg('noticeBy', () => NoticeGiver, { nullable: true, description: 'Who would give notice.' })
    noticeBy: Giver | null = null,
    @Arg('noticeDue', () => Int, {
      nullable: true,
      description: 'Days of notice due; empty: those by contract, and at least those by the law.',
    })
    noticeDue: number | null = null,
    @Arg('noticeServed', () => Int, { nullable: true, description: 'Days of it that would be worked.' }) noticeServed:
      | number
      | null = null,
    @Arg('loansConsent', () => Boolean, {
      nullable: true,
      description: 'Whether the employee agrees in writing that loans are taken.',
    })
    loansConsent: boolean | null = null,
    @Arg('others', () => [SettlementAmount], {
      nullable: true,
      description: 'What would be paid or taken besides, such as an asset not returned or the ticket home.',
    })
    others: SettlementAmount[] | null = null,
  ): Promise<EndOfServicePreview> {
    return previewEndOfService(ctx, {
      employeeId,
      lastDay,
      reason,
      noticeBy,
      noticeDue,
      noticeServed,
      loansConsent: loansConsent ?? false,
      others: others ?? [],
    });
  }

  @Query(() => [EndOfServiceJournalLine], {
    description:
      'The bookings of an end of service by its lines, in balance; none before it is calculated, nor to who may not read its amounts. What a payroll of its last month pays is booked with that run.',
  })
  async endOfServiceJournal(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
  ): Promise<EndOfServiceJournalLine[]> {
    return (await endOfServiceJournal(ctx, id)).lines;
  }

  @Mutation(() => EndOfService, {
    description: 'Calculates all that is paid and owed by the law of the last day, from what is entered and on file.',
  })
  async calculateEndOfService(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EndOfService>> {
    return maskFields(ctx, endOfService, await calculateEndOfService(ctx, id, version));
  }

  @Mutation(() => EndOfService, {
    description: 'Takes a calculated or approved one back to be changed; its figures and its approval are emptied.',
  })
  async reopenEndOfService(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EndOfService>> {
    return maskFields(ctx, endOfService, await moveEndOfService(ctx, id, version, 'reopen'));
  }

  @Mutation(() => EndOfService, {
    description:
      'Approves what is paid; refused to who calculated it and to whom it pays. The employment is not ended by it.',
  })
  async approveEndOfService(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EndOfService>> {
    return maskFields(ctx, endOfService, await approveEndOfService(ctx, id, version));
  }

  @Mutation(() => EndOfService, {
    description:
      'Notes that an approved one has been paid: takes the leave it pays from the leave ledger and closes the loans it takes.',
  })
  async payEndOfService(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EndOfService>> {
    return maskFields(ctx, endOfService, await payEndOfService(ctx, id, version));
  }

  @Mutation(() => EndOfService, { description: 'Gives up an end of service that is not paid.' })
  async cancelEndOfService(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EndOfService>> {
    return maskFields(ctx, endOfService, await moveEndOfService(ctx, id, version, 'cancel'));
  }
}

export const EndOfServiceResolver = [...CrudResolver(endOfService), EndOfServiceActions];
