import type { ApolloClient } from '@apollo/client';
import { SendEmailDocument } from '../../../generated/apps/internal-mail';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

const waitMs = 5_000;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

const keyOf = (id: string) => ({ 'idempotency-key': `send-email-${id}` });

// Whoever closes the window meant to send: what still waits goes with it.
window.addEventListener('pagehide', () => {
  for (const [id, timer] of waiting) {
    clearTimeout(timer);
    void fetch('/graphql', {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...keyOf(id) },
      body: JSON.stringify({
        operationName: 'SendEmail',
        query: SendEmailDocument.loc?.source.body,
        variables: { id },
      }),
    });
  }
  waiting.clear();
});

interface Words {
  sending: string;
  sent: string;
  kept: string;
  undo: string;
  notSent: (why: string) => string;
}

/** Sends a draft after five seconds in which it can be called back; it lies among the drafts until then. */
export function sendSoon(
  client: ApolloClient,
  id: string,
  words: Words,
  { onSent, onUndo }: { onSent: () => void; onUndo: () => void },
): void {
  const send = async () => {
    waiting.delete(id);
    try {
      await client.mutate({ mutation: SendEmailDocument, variables: { id }, context: { headers: keyOf(id) } });
      toast.success(words.sent);
    } catch (error) {
      toast.error(words.notSent(serverErrorFrom(error).message));
    }
    onSent();
  };
  waiting.set(
    id,
    setTimeout(() => void send(), waitMs),
  );
  const undo = () => {
    if (!waiting.has(id)) return;
    clearTimeout(waiting.get(id));
    waiting.delete(id);
    toast.success(words.kept);
    onUndo();
  };
  toast.success(words.sending, { durationMs: waitMs, action: { label: words.undo, run: undo } });
}
