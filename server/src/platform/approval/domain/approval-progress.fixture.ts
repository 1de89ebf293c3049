import type { FlowStep } from './approval-flow';
import { decided, type Candidate, type People, type Progress, type Verdict } from './approval-progress';

export const step = (more: Partial<FlowStep> = {}): FlowStep => ({
  mode: 'any',
  approvers: [],
  skipAbsent: false,
  ...more,
});

export const person = (userId: string, more: Partial<Candidate> = {}): Candidate => ({
  userId,
  isAbsent: false,
  delegateId: null,
  ...more,
});

export const people = (ofSteps: (string | Candidate)[][], otherwise: string[] = ['holder']): People => ({
  ofSteps: ofSteps.map((each) => each.map((one) => (typeof one === 'string' ? person(one) : one))),
  otherwise: otherwise.map((id) => person(id)),
});

/** Who decides what in turn, as far as it is allowed: 'amal' approves, '-amal' rejects. */
export function after(progress: Progress, given: People, ...deciders: string[]): Progress {
  return deciders.reduce((now, who) => {
    const verdict: Verdict = who.startsWith('-') ? 'rejected' : 'approved';
    const decision = decided(now, who.replace('-', ''), verdict, given);
    return decision.allowed ? decision.progress : now;
  }, progress);
}

export const told = ({ state, steps }: Progress) => [state, ...steps.map((each) => each.skipped ?? each.state)];
