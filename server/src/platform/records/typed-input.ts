import { coerceInputValue, GraphQLList, isInputType, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import { invalid } from '../errors';
import { t } from '../texts/text';

let schema: GraphQLSchema | undefined;

/** Told once the schema is built. */
export function readInputsWith(built: GraphQLSchema): void {
  schema = built;
}

/** Whether the schema takes such an input at all: an area that is not offered has none. */
export const isInputKnown = (type: string): boolean => isInputType(schema?.getType(type));

/**
 * JSON read as an input type of the schema, so that what comes by a download or for any area passes the very checks of
 * a GraphQL argument. `[PositionSort]` reads a list.
 */
export function typedInput<T>(type: string, value: unknown, field: string): T {
  const name = type.replace(/^\[(.*)\]$/, '$1');
  const single = schema!.getType(name) as GraphQLInputType;
  return coerceInputValue(value, name === type ? single : new GraphQLList(single), (_path, _value, error) => {
    throw invalid(field, t('typed_input.invalid_value', { message: error.message }));
  }) as T;
}
