export const approverKinds = ['manager', 'department_head', 'role', 'people', 'hr'] as const;
export type ApproverKind = (typeof approverKinds)[number];
export const stepModes = ['any', 'all', 'n_of'] as const;
export type StepMode = (typeof stepModes)[number];
export const comparisons = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const;
export type Comparison = (typeof comparisons)[number];

/** Who decides in a step; `levels` of a manager count from 1, the direct one. */
export interface Approver {
  kind: ApproverKind;
  levels?: number | null;
  roleId?: string | null;
  userIds?: string[] | null;
}

export interface FlowStep {
  mode: StepMode;
  /** How many of them, for n_of. */
  needed?: number | null;
  approvers: Approver[];
  /** Who is away and has nobody standing in for them is left out. */
  skipAbsent: boolean;
  remindAfterHours?: number | null;
  escalateAfterHours?: number | null;
}

/** What must hold of a fact of the row; of several values one must fit. */
export interface Condition {
  fact: string;
  comparison: Comparison;
  values: string[];
}

export interface Flow {
  conditions: Condition[];
  steps: FlowStep[];
}

/** What is known of a row: texts and decimal numbers; several where one thing lies in others, as departments do. */
export type Facts = Readonly<Record<string, string | readonly string[] | null>>;

/** The first flow all of whose conditions hold, in the order given; none where nobody thought of the case. */
export const matchingFlow = <F extends Pick<Flow, 'conditions'>>(flows: readonly F[], facts: Facts): F | null =>
  flows.find(({ conditions }) => conditions.every((condition) => holds(condition, facts))) ?? null;

/** What is not known fits nothing, not even "is not". */
export function holds({ fact, comparison, values }: Condition, facts: Facts): boolean {
  const known = [facts[fact] ?? []].flat();
  if (!known.length) return false;
  const fits = (value: string) => known.some((each) => compare(each, value, comparison === 'ne' ? 'eq' : comparison));
  return comparison === 'ne' ? !values.some(fits) : values.some(fits);
}

/** An id of nothing but digits is none: as numbers two such ids may be one. */
const isNumber = (text: string): boolean => text.trim() !== '' && text.length < 24 && Number.isFinite(Number(text));

function compare(known: string, value: string, comparison: Comparison): boolean {
  const [one, other] = [Number(known), Number(value)];
  const isNumeric = isNumber(known) && isNumber(value);
  if (comparison === 'eq') return isNumeric ? one === other : known === value;
  if (!isNumeric) return false;
  return { ne: one !== other, gt: one > other, gte: one >= other, lt: one < other, lte: one <= other }[comparison];
}
