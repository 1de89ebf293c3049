import { useSuspenseQuery as suspenseQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';

export * from '@apollo/client/react';

/** The generated Suspense hooks pass an option union that Apollo 4's types refuse; only their types are loosened here. */
export const useSuspenseQuery = suspenseQuery as unknown as <Data, Variables>(
  document: DocumentNode,
  options: Variables | object | symbol,
) => never & { data: Data };
