import { ApolloArmor } from '@escape.tech/graphql-armor';

const armor = new ApolloArmor({
  maxDepth: { enabled: true, n: 12, ignoreIntrospection: true },
  maxAliases: { enabled: true, n: 30, allowList: [] },
  maxDirectives: { enabled: true, n: 30 },
  costLimit: {
    enabled: true,
    maxCost: 20_000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.4,
    ignoreIntrospection: true,
  },
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: true },
}).protect();

/** Limits on what one GraphQL request may ask; all of them answer 400 before anything runs. */
export const guards = {
  validationRules: armor.validationRules,
  allowBatchedHttpRequests: false,
  csrfPrevention: true,
  introspection: true,
  includeStacktraceInErrorResponses: false,
  hideSchemaDetailsFromClientErrors: true,
  parseOptions: { maxTokens: 4_000 },
  validationOptions: { maxErrors: 5 },
  stopOnTerminationSignals: false,
};
