import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { areOpenToClients, closedToClients } from '../access/client-doors';
import { operationCompiler } from './compiled-operation';
import { commitAnswered } from './commit-answered';
import { scopeOf, signedInCtx } from '../access/signed-in-ctx';
import { Ctx, type Services } from '../context';
import { forbidden, invalid, onlyLooking, type AppError } from '../errors';
import { areOpenToFormer, closedToFormer } from '../records/history/former-employee-access';
import { asGraphqlErrors } from './graphql-errors';
import { withIdempotency } from '../http/idempotency';
import type { SessionUser } from '../access/session-user';
import type { Locale } from '../text';
import { areOpenToTokens, closedToTokens } from '../access/api-token-access';
import { isCircle, OpenTransaction, outOfCircles } from '../database/transaction';
import { t } from '../texts/text';

/** What one may still do while looking through a role. */
const whileViewing = new Set(['stopViewing', 'signOut', 'enterCompany', 'leaveCompany']);

/** What the HTTP side knows of one GraphQL request. `extras` are added to the context under their names. */
export interface RequestFacts {
  session: SessionUser | null;
  /** Why who is signed in gets nothing but what is their account's. */
  keptOut?: AppError | null;
  requestId: string;
  locale: Locale;
  idempotencyKey?: string;
  extras?: object;
}

/** Operations that open transactions of their own; together they need none around them. */
export type SelfContained = ReadonlySet<string>;

/**
 * Runs an operation in one transaction of one company: queries read one snapshot, mutations are all or nothing. A
 * mutation is committed once its answer is whole and written out: what fails in any field of it leaves nothing stored.
 */
export function executorOf(schema: GraphQLSchema, services: Services, selfContained: SelfContained) {
  const compiled = operationCompiler(schema);

  return async (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    hash: string,
    variables: Record<string, unknown>,
    facts: RequestFacts,
  ): Promise<ExecutionResult> => {
    const { session, keptOut, requestId, locale } = facts;
    const names = topFields(operation);
    try {
      const operate = compiled(document, operation, hash);
      const run = (ctx: Ctx) => operate(Object.assign(ctx, facts.extras), variables);
      if (keptOut && !names.every((name) => selfContained.has(name))) throw keptOut;
      if (!session && asksForSchema(document)) throw forbidden();
      if (session?.apiToken && !areOpenToTokens(names)) throw closedToTokens();
      if (session?.type === 'client' && !areOpenToClients(names)) throw closedToClients();
      if (session?.isFormer && !areOpenToFormer(names)) throw closedToFormer();
      if (
        session?.viewing &&
        operation.operation === OperationTypeNode.MUTATION &&
        !names.every((name) => whileViewing.has(name))
      )
        throw onlyLooking();
      if (operation.operation === OperationTypeNode.MUTATION) refuseMixed(names);
      if (!session || names.every((name) => selfContained.has(name))) {
        return told(await run(new Ctx({ services, requestId, locale, session, tx: null })), facts, services);
      }
      const all = () => inOneTransaction(operation, variables, session, facts, run);
      return await (operation.operation === OperationTypeNode.MUTATION ? outOfCircles(all) : all());
    } catch (error) {
      return {
        errors: asGraphqlErrors([new GraphQLError('failed', { originalError: error as Error })], facts, services),
      };
    }
  };

  /**
   * What stores by itself what it does is not part of all or nothing, so a mutation does it alone. Several may sign in,
   * each for itself.
   */
  function refuseMixed(names: string[]): void {
    const fields = names.filter((name) => name !== '__typename');
    const own = fields.find((name) => selfContained.has(name));
    if (own && fields.length > 1 && !fields.every((name) => name === 'signIn')) {
      throw invalid(own, t('operation.asked_itself_send_rest_another', { own }));
    }
  }

  async function inOneTransaction(
    operation: OperationDefinitionNode,
    variables: object,
    session: SessionUser,
    facts: RequestFacts,
    run: (ctx: Ctx) => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    const tx = await OpenTransaction.begin(
      services.pool,
      scopeOf(session, services.clock()),
      isMutation ? 'write' : 'read',
    );
    let isOpen = true;
    try {
      const ctx = await signedInCtx({ services, requestId: facts.requestId, locale: facts.locale, session, tx });
      ctx.isOneFieldRead =
        !isMutation &&
        operation.selectionSet.selections.length === 1 &&
        operation.selectionSet.selections[0]!.kind === Kind.FIELD;
      const work = async () => {
        const result = await run(ctx);
        const circle = isMutation && result.errors?.find(({ originalError }) => isCircle(originalError));
        if (circle) throw circle.originalError;
        return told(result, facts, services);
      };
      const result =
        isMutation && facts.idempotencyKey
          ? await withIdempotency(
              ctx,
              facts.idempotencyKey,
              JSON.stringify([operation.loc?.source.body, operation.name?.value, variables]),
              work,
              ({ errors }) => !errors?.length,
            )
          : await work();
      // What cannot be written out fails here, while nothing is stored.
      if (isMutation) JSON.stringify(result.data);
      isOpen = false;
      if (result.errors?.length) {
        await tx.rollback();
        return isMutation ? { ...result, data: null } : result;
      }
      await commitAnswered(tx, ctx);
      return result;
    } finally {
      if (isOpen) await tx.rollback().catch(() => undefined);
    }
  }
}

const told = (result: ExecutionResult, facts: RequestFacts, services: Services): ExecutionResult =>
  result.errors?.length ? { ...result, errors: asGraphqlErrors(result.errors, facts, services) } : result;

/** Wherever it stands: a fragment hides it from the fields on top. */
function asksForSchema(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Field({ name }) {
      isFound ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return isFound;
}

/** The fields on top; '' for a fragment, which may hide any. */
const topFields = (operation: OperationDefinitionNode): string[] =>
  operation.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? (selection as FieldNode).name.value : '',
  );

type Gateway = ApolloServerOptionsWithGateway<RequestFacts>['gateway'];

/** The executor in the form Apollo Server takes instead of its own. */
export function jitGateway(schema: GraphQLSchema, execute: ReturnType<typeof executorOf>): Gateway {
  return {
    load: async () => ({
      executor: async ({ document, operation, queryHash, request, context }) =>
        execute(document, operation, queryHash, request.variables ?? {}, context as RequestFacts) as never,
    }),
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}
