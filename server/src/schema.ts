import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { allEntities } from './database/entities';
import { modules } from './modules/modules';
import { authOperations, AuthResolver } from './auth/auth.resolver';
import { MySessionsResolver } from './auth/sessions/my-sessions.resolver';
import { PasskeyResolver } from './auth/passkeys/passkey.resolver';
import { SecondFactorResolver } from './auth/second-factor/second-factor.resolver';
import { MenuResolver } from './modules/administration/menu/menu.resolver';
import { BulkResolver } from './platform/graphql/bulk.resolver';
import { ChangesResolver } from './platform/notify/changes.resolver';
import { HistoryResolver } from './platform/records/history/history.resolver';
import { CodeListsResolver } from './platform/code-lists/code-lists.resolver';
import { RevealResolver } from './platform/access/reveal.resolver';
import { buildAppSchema } from './platform/graphql/schema';
import { readInputsWith } from './platform/records/typed-input';

let built: GraphQLSchema | undefined;

/** The GraphQL schema of the product, built once per process. */
export function appSchema(): GraphQLSchema {
  if (built) return built;
  allEntities();
  built = buildAppSchema([
    AuthResolver,
    SecondFactorResolver,
    PasskeyResolver,
    MySessionsResolver,
    MenuResolver,
    ChangesResolver,
    RevealResolver,
    CodeListsResolver,
    HistoryResolver,
    BulkResolver,
    ...modules.flatMap(({ resolvers }) => resolvers),
  ] as never);
  readInputsWith(built);
  return built;
}

/** Operations without a surrounding transaction: they open their own or need none. */
export const selfContained = new Set(['__typename', '__schema', '__type', ...authOperations]);
