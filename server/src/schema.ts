import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { allEntities } from './database/entities';
import { areaResolvers } from './areas/registry';
import { authOperations, AuthResolver } from './auth/auth.resolver';
import { MenuResolver } from './areas/menu/menu.resolver';
import { BulkResolver } from './platform/bulk.resolver';
import { ChangesResolver } from './platform/changes.resolver';
import { HistoryResolver } from './platform/history.resolver';
import { CodeListsResolver } from './platform/code-lists.resolver';
import { RevealResolver } from './platform/reveal.resolver';
import { buildAppSchema } from './platform/schema';
import { readInputsWith } from './platform/typed-input';

let built: GraphQLSchema | undefined;

/** The GraphQL schema of the product, built once per process. */
export function appSchema(): GraphQLSchema {
  if (built) return built;
  allEntities();
  built = buildAppSchema([
    AuthResolver,
    MenuResolver,
    ChangesResolver,
    RevealResolver,
    CodeListsResolver,
    HistoryResolver,
    BulkResolver,
    ...areaResolvers,
  ] as never);
  readInputsWith(built);
  return built;
}

/** Operations without a surrounding transaction: they open their own or need none. */
export const selfContained = new Set(['__typename', '__schema', '__type', ...authOperations]);
