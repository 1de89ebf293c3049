import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../../platform/records/field-masking';
import { JournalEntry, journalEntry } from './journal-entry';
import { reverseJournalEntry } from './journal-entry.actions';

@Resolver()
class JournalEntryActions {
  @Mutation(() => JournalEntry, {
    description: 'Takes an entry back by one of the opposite sides, dated today, which it answers; both stay.',
  })
  async reverseJournalEntry(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The entry.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
    @Arg('reason', () => String, { description: 'Why, from 3 to 500 characters.' }) reason: string,
  ): Promise<Row<JournalEntry>> {
    return maskFields(ctx, journalEntry, await reverseJournalEntry(ctx, id, version, reason));
  }
}

export const JournalEntryResolver = [...CrudResolver(journalEntry, ['list']), JournalEntryActions];
