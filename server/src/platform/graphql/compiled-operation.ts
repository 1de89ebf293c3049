import {
  getVariableValues,
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** An operation ready to run; variables as they came over the wire. */
export type RunOperation = (context: object, variables: Record<string, unknown>) => Promise<ExecutionResult>;

const mostCompiled = 2_000;

/**
 * Compiles operations with graphql-jit, once per document. The compiler unrolls input types and so never ends on one
 * that holds itself, as every filter does (graphql-jit issue 81), and it asks for `$a: Boolean! = true`: variables are
 * therefore coerced by graphql-js, and the compiled operation takes them as they are.
 */
export function operationCompiler(schema: GraphQLSchema) {
  const compiled = new Map<string, RunOperation>();

  return (document: DocumentNode, operation: OperationDefinitionNode, hash: string): RunOperation => {
    const key = `${hash}:${operation.name?.value ?? ''}`;
    let run = compiled.get(key);
    if (!run) {
      if (compiled.size >= mostCompiled) compiled.clear();
      compiled.set(key, (run = compile(schema, document, operation)));
    }
    return run;
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): RunOperation {
  const definitions = operation.variableDefinitions ?? [];
  const opened = { ...operation, variableDefinitions: definitions.map(takenAsItIs) };
  const query = compileQuery(
    schema,
    {
      ...document,
      definitions: document.definitions.map((each) => (each === operation ? opened : each)),
    },
    operation.name?.value,
  );
  if (!isCompiledQuery(query)) return async () => query;
  return async (context, variables) => {
    const { coerced, errors } = getVariableValues(schema, definitions, variables, { maxErrors: 10 });
    return errors ? { errors: errors.map(asInvalid) } : (query as CompiledQuery).query({}, context, coerced);
  };
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/** A directive's condition must stay Boolean; coercing it twice changes nothing. */
const takenAsItIs = ({ kind, variable, loc, type }: VariableDefinitionNode): VariableDefinitionNode =>
  nameOf(type) === 'Boolean'
    ? { kind, variable, loc, type }
    : { kind, variable, loc, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } } };

const asInvalid = ({ message, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { nodes, extensions: { code: 'INVALID', status: 422 } });
