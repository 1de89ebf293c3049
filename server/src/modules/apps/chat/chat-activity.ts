import type { Ctx } from '../../../platform/context';
import type { Change } from '../../../platform/notify/events';
import { choiceOf } from '../../../platform/records/fields';

export const ChatHappening = choiceOf('ChatHappening', 'What happened in a conversation.', {
  message: 'Somebody wrote.',
  delivered: 'What one wrote has reached the other one.',
  seen: 'What one wrote was looked at.',
  deleted: 'A message was taken back.',
  typing: 'The other one is writing now.',
});
export type Happening = keyof typeof ChatHappening;

/**
 * What happens in a conversation travels through the outbox like any change, but addressed: the record of such an event
 * is the person it is for, so that a server passes it on to their sockets alone and asks the database nothing.
 */
export const chatSubject = 'ChatActivity';

export interface ChatActivity {
  kind: Happening;
  personId: string;
}

/** Tells people, in this transaction, what happened in the conversation each has with the other one. */
export async function tell(ctx: Ctx, kind: Happening, told: { id: string; with: string }[]): Promise<void> {
  if (!told.length) return;
  await ctx.tx.query(
    `insert into outbox_event (company_id, subject, record_id, action) select $1, $2, t.id, $3 || ' ' || t.other
      from unnest($4::char(24)[], $5::char(24)[]) t(id, other)`,
    [ctx.companyId, chatSubject, kind, told.map(({ id }) => id), told.map((each) => each.with)],
  );
  ctx.written.add(chatSubject);
}

export function activityFrom({ action }: Change): ChatActivity {
  const [kind, personId] = action.split(' ');
  return { kind: kind as Happening, personId: personId! };
}
