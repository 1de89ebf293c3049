type Answer = (isProven: boolean) => void;

let waiting: Answer[] = [];
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Asks whoever sits here to prove that it is they; several that ask at once are answered together. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

/** Answers all who wait. */
export function answerProof(isProven: boolean): void {
  const answered = waiting;
  waiting = [];
  tell();
  for (const answer of answered) answer(isProven);
}

/** As React reads a store: whether somebody waits. */
export const proofAsked = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAsked: (): boolean => waiting.length > 0,
};
