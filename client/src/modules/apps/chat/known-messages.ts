import type { ChatMessageShownFragment as Message } from '../../../generated/apps/chat';

/** The part of a conversation that was read so far, oldest first. */
export interface Known {
  messages: Message[];
  hasOlder: boolean;
}

/**
 * What is known once the newest messages were read again (newest first, as many as `asked`). Should so much have been
 * written meanwhile that the two parts do not meet, the older part is forgotten: it is read again when scrolled to.
 */
export function withNewest(known: Known | null, page: Message[], asked: number): Known {
  const newest = page.toReversed();
  const first = newest[0];
  const isWhole = page.length < asked;
  if (!known || !first || isWhole) return { messages: newest, hasOlder: !isWhole };
  const meets = known.messages.some(({ id }) => id >= first.id);
  return meets
    ? { ...known, messages: [...known.messages.filter(({ id }) => id < first.id), ...newest] }
    : { messages: newest, hasOlder: true };
}

/** What is known once an older page was read. */
export function withOlder(known: Known, page: Message[], asked: number): Known {
  const first = known.messages[0];
  const older = page.toReversed().filter(({ id }) => !first || id < first.id);
  return { messages: [...older, ...known.messages], hasOlder: page.length === asked };
}

/** What is known once one message was sent or taken back. */
export function withOne(known: Known | null, message: Message): Known {
  const { messages, hasOlder } = known ?? { messages: [], hasOlder: false };
  const others = messages.filter(({ id }) => id !== message.id);
  const at = others.findIndex(({ id }) => id > message.id);
  return { hasOlder, messages: at < 0 ? [...others, message] : others.toSpliced(at, 0, message) };
}
