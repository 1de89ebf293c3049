import { createMongoAbility, type MongoAbility, type RawRuleOf } from '@casl/ability';
import { unpackRules, type PackRule } from '@casl/ability/extra';

export type Ability = MongoAbility<[string, string | object]>;

/** Rules as the session carries them; anything else grants nothing. */
export function abilityFrom(rules: unknown): Ability {
  const packed = Array.isArray(rules) ? (rules as PackRule<RawRuleOf<Ability>>[]) : [];
  return createMongoAbility<Ability>(unpackRules(packed));
}
