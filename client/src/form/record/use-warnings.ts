import { useEffect, useRef, useState } from 'react';
import type { Values } from '../form-values';

export interface FieldWarning {
  field: string;
  message: string;
}
/** Asks what to know of values before they are saved; rejects where they cannot be told about. */
export type AskWarnings = (values: Values) => Promise<readonly FieldWarning[]>;

/** After so long without a key the values are asked about. */
const pause = 500;

/** What to know of the values of a form, by its fields, and how to ask about others. */
export function useWarnings(askWarnings: AskWarnings | undefined) {
  const [warnings, setWarnings] = useState<readonly FieldWarning[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      turn.current += 1;
    },
    [],
  );
  const ask = (values: Values) => {
    if (!askWarnings) return;
    clearTimeout(timer.current);
    const mine = (turn.current += 1);
    timer.current = setTimeout(() => {
      void askWarnings(values)
        .catch(() => [])
        .then((found) => {
          if (mine === turn.current) setWarnings(found);
        });
    }, pause);
  };
  return { warnings, ask };
}
