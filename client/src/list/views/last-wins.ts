/**
 * Sends one value at a time, and of those that come meanwhile the last alone: what was chosen last is what is kept.
 * What was refused is told unless another follows it.
 */
export function lastWins<T>(send: (value: T) => Promise<unknown>): (value: T) => Promise<void> {
  const waiting: T[] = [];
  let isSending = false;
  return async (value) => {
    waiting.splice(0, waiting.length, value);
    if (isSending) return;
    isSending = true;
    try {
      while (waiting.length) {
        await send(waiting.pop()!).catch((error: unknown) => {
          if (!waiting.length) throw error;
        });
      }
    } finally {
      isSending = false;
    }
  };
}
