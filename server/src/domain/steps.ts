import type { Text } from './text';

/** Where each action leads from each state; an action that leads to the state it starts from is a harmless repeat. */
export interface Procedure<State extends string, Action extends string> {
  /** What goes through it, as sentences call it. */
  what: Text;
  steps: Record<State, Partial<Record<Action, State>>>;
  stateNames: Record<State, Text>;
  actionNames: Record<Action, Text>;
}

/** `repeated`: it is in that state already, so there is nothing to save. */
export type StepDecision<State extends string> = { approved: true; to: State; repeated: boolean } | { approved: false; because: Text };

/** Whether the state lets the action happen, and if not, why in words. */
export function decideStep<State extends string, Action extends string>(
  { what, steps, stateNames, actionNames }: Procedure<State, Action>, state: State, action: Action,
): StepDecision<State> {
  const to = steps[state][action];
  if (to !== undefined) return { approved: true, to, repeated: to === state };
  return {
    approved: false,
    because: {
      en: `This ${what.en} is ${stateNames[state].en}: it cannot be ${actionNames[action].en}.`,
      ar: `${what.ar} ${stateNames[state].ar}: لا يمكن ${actionNames[action].ar}.`,
    },
  };
}

/** Whether the action would change something: which buttons a screen shows. */
export const offersStep = <State extends string, Action extends string>(
  { steps }: Procedure<State, Action>, state: State, action: Action,
): boolean => steps[state][action] !== undefined && steps[state][action] !== state;
