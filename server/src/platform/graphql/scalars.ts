import { GraphQLError, GraphQLScalarType, Kind as AstKind } from 'graphql';
import { GraphQLDateTimeISO, GraphQLJSON } from 'graphql-scalars';

function text(
  name: string,
  description: string,
  isValid: (value: string) => boolean,
  example: string,
): GraphQLScalarType {
  const parse = (value: unknown): string => {
    const given = typeof value === 'number' && name === 'Decimal' ? String(value) : value;
    if (typeof given === 'string' && isValid(given)) return given;
    throw new GraphQLError(`${name} must be written like ${example}.`, {
      extensions: { code: 'INVALID', status: 422 },
    });
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => value as string,
    parseValue: parse,
    parseLiteral: (node) => parse('value' in node && node.kind !== AstKind.BOOLEAN ? node.value : undefined),
  });
}

/** True for a day that exists in the calendar, written YYYY-MM-DD. */
export function isPlainDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const DateScalar = text(
  'Date',
  'A day of the calendar without time or zone, written YYYY-MM-DD.',
  isPlainDate,
  '2026-03-31',
);

export const DecimalScalar = text(
  'Decimal',
  'An exact decimal number, written as a string: money, rates and days are never floats.',
  (value) => /^-?\d{1,15}(\.\d{1,6})?$/.test(value),
  '1250.50',
);

export const DateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'An instant in ISO 8601, answered in UTC.',
  specifiedByURL: null,
});

export const JsonScalar = new GraphQLScalarType({
  ...GraphQLJSON.toConfig(),
  name: 'JSON',
  description: 'A JSON value; its shape is told where it is used.',
  specifiedByURL: null,
});
