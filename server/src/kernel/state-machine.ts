import type { Text } from './text/text';
import { t } from './texts/text';

/** Where each action leads from each state; an action that leads to the state it starts from is a harmless repeat. */
export interface Procedure<State extends string, Action extends string> {
  /** What goes through it, as sentences call it. */
  what: Text;
  steps: Record<State, Partial<Record<Action, State>>>;
  stateNames: Record<State, Text>;
  actionNames: Record<Action, Text>;
}

/** `repeated`: it is in that state already, so there is nothing to save. */
export type StepDecision<State extends string> =
  | { approved: true; to: State; repeated: boolean }
  | { approved: false; because: Text };

/** Whether the state lets the action happen, and if not, why in words. */
export function decideStep<State extends string, Action extends string>(
  { what, steps, stateNames, actionNames }: Procedure<State, Action>,
  state: State,
  action: Action,
): StepDecision<State> {
  const to = steps[state][action];
  if (to !== undefined) return { approved: true, to, repeated: to === state };
  return {
    approved: false,
    because: t('steps.cannot', { what, state: stateNames[state], action: actionNames[action] }),
  };
}

/** The same step where a second person has to take it: neither who had a hand in it nor whom it is about. */
export function bySecondPerson<State extends string>(
  decision: StepDecision<State>,
  actor: { id: string; employeeId: string | null },
  row: { madeBy: readonly (string | null)[]; employeeId: string },
  because: { made: Text; own: Text },
): StepDecision<State> {
  if (!decision.approved || decision.repeated) return decision;
  if (row.madeBy.includes(actor.id)) return { approved: false, because: because.made };
  return row.employeeId === actor.employeeId ? { approved: false, because: because.own } : decision;
}

/** Whether the action would change something: which buttons a screen shows. */
export const offersStep = <State extends string, Action extends string>(
  { steps }: Procedure<State, Action>,
  state: State,
  action: Action,
): boolean => steps[state][action] !== undefined && steps[state][action] !== state;
