import { type MongoAbility, type RawRuleOf } from '@casl/ability';

export const scopes = ['own', 'team', 'department', 'company'] as const;
export type GrantScope = (typeof scopes)[number];

/** One line of a role: what may be done with which kind of row, and whose rows. */
export interface Grant {
  subject: string;
  action: string;
  scope: GrantScope;
}

export type Ability = MongoAbility<[string, string | object]>;
export type Rule = RawRuleOf<Ability>;

/** Rows that close what names them: to who it is about, to them but for reading it, and to others. */
export interface Closed {
  own: string[];
  doing: string[];
  others: string[];
}

/**
 * The employees a user's own, team and department grants reach, their own former employments, and the departments they
 * work in.
 */
export interface Reach {
  own: string[];
  former?: string[];
  team: string[];
  department: string[];
  departmentsOf?: { team: string[]; department: string[] };
  closed?: Record<string, Closed>;
}

export interface Grantee {
  type: string;
  grants: Grant[];
  isFormer?: boolean;
}
