import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { seenText } from '../../kernel/text/written-text';

/**
 * Texts that mean their every character, or are no words: secrets, keys, places in a list, pictures, cells of a file.
 */
const asGiven = new Set(['password', 'next', 'current', 'token', 'key', 'pin', 'photo', 'after', 'cells']);

type Clean = (value: unknown) => unknown;

/** Texts that operations are given lose what cannot be seen, as those of records do, before anything looks at them. */
export function cleanAskedTexts(schema: GraphQLSchema): void {
  const inputs = new Map<string, Clean>();

  function cleanOf(type: GraphQLInputType, name: string): Clean | null {
    if (isNonNullType(type)) return cleanOf(type.ofType as GraphQLInputType, name);
    if (isListType(type)) {
      const each = cleanOf(type.ofType as GraphQLInputType, name);
      return each && ((value) => (Array.isArray(value) ? value.map(each) : each(value)));
    }
    if (isInputObjectType(type)) return cleanOfInput(type.name, () => Object.values(type.getFields()));
    return getNamedType(type).name === 'String' && !asGiven.has(name)
      ? (value) => (typeof value === 'string' ? seenText(value) : value)
      : null;
  }

  function cleanOfInput(name: string, fieldsOf: () => { name: string; type: GraphQLInputType }[]): Clean {
    const known = inputs.get(name);
    if (known) return known;
    let inner: [string, Clean][] = [];
    // An input may hold itself, as filters do.
    const clean: Clean = (value) =>
      typeof value === 'object' && value !== null ? withCleaned(value as Record<string, unknown>, inner) : value;
    inputs.set(name, clean);
    inner = fieldsOf().flatMap(({ name: field, type }): [string, Clean][] => {
      const each = cleanOf(type, field);
      return each ? [[field, each]] : [];
    });
    return clean;
  }

  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const inner = field.args.flatMap(({ name, type }): [string, Clean][] => {
        const clean = cleanOf(type, name);
        return clean ? [[name, clean]] : [];
      });
      const { resolve } = field;
      if (inner.length && resolve)
        field.resolve = (source, args: Record<string, unknown>, ctx, info) =>
          resolve(source, withCleaned(args, inner), ctx, info);
    }
  }
}

function withCleaned(values: Record<string, unknown>, inner: readonly [string, Clean][]): Record<string, unknown> {
  let changed: Record<string, unknown> | undefined;
  for (const [name, clean] of inner) {
    const given = values[name];
    if (given === undefined || given === null) continue;
    const cleaned = clean(given);
    if (cleaned !== given) (changed ??= { ...values })[name] = cleaned;
  }
  return changed ?? values;
}
