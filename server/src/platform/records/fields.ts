import type { DateReach } from '../../kernel/dates/date-reach';
import type { CodeListName } from '../code-lists/code-lists';
import { Field, Float, ID, Int, registerEnumType } from 'type-graphql';
import { Column, type ColumnOptions } from 'typeorm';
import type { GraphQLScalarType } from 'graphql';
import type { Ctx } from '../context';
import { DateScalar, DateTimeScalar, DecimalScalar, JsonScalar } from '../graphql/scalars';

export type Kind =
  | 'text'
  | 'longText'
  | 'email'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'flag'
  | 'date'
  | 'instant'
  | 'choice'
  | 'reference'
  | 'references'
  | 'integers'
  | 'json'
  | 'internal';

export type SensitiveGroup = 'medical' | 'pay' | 'range';

interface Options {
  /** One sentence for integrators; printed into the schema. */
  description: string;
  optional?: boolean;
  /** Who may give a value: the client always (default), only when creating, or only the server. */
  write?: 'always' | 'create' | 'never';
  /** Part of the text search of lists; a reference is searched by the search fields of the row it names. */
  search?: boolean;
  /** Unique within the company (within the product for platform areas) among rows not deleted. */
  unique?: boolean;
  /**
   * Hidden from everybody without the action `read_sensitive` on this subject; where a subject holds what needs grants
   * of their own, the group it belongs to, which is shown by `read_medical`, `read_pay` and `read_range`.
   */
  sensitive?: boolean | SensitiveGroup;
  /** Stored encrypted and shown masked; lists neither search, filter nor sort by it. */
  encrypted?: boolean;
  /** Value of a new row when none is given. */
  initial?: unknown;
  /** `guard`: whom a reference may name is for the guard of the area to say, also beyond what the user may read. */
  namedBy?: 'guard';
  /**
   * Of a reference: an index the record declares begins with it, so that one of its own would only mislead the planner.
   */
  isIndexed?: boolean;
  /**
   * Whether its value tells who somebody is, and so goes when they are erased. Text, JSON and files do unless told
   * otherwise;
   * numbers, days and choices do not.
   */
  identifies?: boolean;
  /** Of a file: an action that shows it, besides reading its row, in rows that are so, as SQL over their alias. */
  alsoReadBy?: { action: string; rows: (alias: string) => string };
  /** Part of the primary key, in tables partitioned by it. */
  isKey?: boolean;
  /** What the audit log calls it in lines written before it was renamed. */
  formerName?: string;
  /** What its values are called now that such lines have under a former name. */
  formerValues?: Readonly<Record<string, string>>;
}
interface JsonOptions extends Options {
  /** What of it this reader gets: SQL around the stored value. */
  shownAs?: (ctx: Ctx, stored: string) => string;
}
interface TextOptions extends Options {
  min?: number;
  max?: number;
  pattern?: RegExp;
  example?: string;
  codes?: CodeListName;
  /**
   * A code of capitals and digits, which people write in groups and in small letters too: it is kept without blanks.
   */
  isCode?: boolean;
}
interface NumberOptions extends Options {
  min?: number | string;
  max?: number | string;
  scale?: number;
}
/** A day that a client gives says how far away it may lie. */
type DateOptions = Options & ({ reach: DateReach } | { write: 'never' });
type Class = abstract new (...args: never[]) => object;

/** A value of the row that the column `key` names: SQL over the alias `r` of that row, which `from` begins with. */
export interface Behind {
  key: string;
  from: string;
  value: string;
}

export interface FieldMeta
  extends TextOptions, Pick<JsonOptions, 'shownAs'>, Omit<NumberOptions, 'min' | 'max' | keyof Options> {
  name: string;
  kind: Kind;
  /** SQL over the row alias `t`, for values the database computes; absent for stored columns. */
  expression?: () => string;
  /** Where that value is one of a row another names: how rows are found by it without computing it for each. */
  behind?: Behind;
  /**
   * Value computed from other fields of the row, which are read with it; with `asks` it may ask the database for more.
   */
  from?: { needs: string[]; asks: boolean; value: (row: never, ctx: Ctx) => unknown };
  choices?: readonly string[];
  /** Name of the area a reference points to. */
  target?: string;
  /** Name of the object field beside a reference or several: `department` for `departmentId`, `files` for `fileIds`. */
  relation?: string;
  /** Of a day a client gives: how far away it may lie. */
  reach?: DateReach;
  lower?: number | string;
  upper?: number | string;
  graphqlType: () => unknown;
}

const records = new Map<string, Class>();
export const nameRecord = (name: string, record: Class): unknown => records.set(name, record);

/**
 * A record class by its name: areas point to each other by name, so that their files need not import each other in
 * circles.
 */
export function recordNamed(name: string): Class {
  const found = records.get(name);
  if (!found) throw new Error(`a reference names the unknown area ${name}`);
  return found;
}

const declared = new Map<object, FieldMeta[]>();

/** The fields of a record class, inherited ones first. */
export function fieldsOf(record: Class): FieldMeta[] {
  const chain: FieldMeta[] = [];
  for (
    let proto: object | null = record.prototype as object;
    proto;
    proto = Object.getPrototypeOf(proto) as object | null
  ) {
    chain.unshift(...(declared.get(proto) ?? []));
  }
  return chain;
}

/** Under which names lines of the audit log hold its values. */
export const namesInAudit = ({ name, formerName }: FieldMeta): string[] => (formerName ? [name, formerName] : [name]);

/** The action that shows a sensitive field; null for one that whoever reads the row sees. */
export const actionShowing = ({ sensitive }: Pick<FieldMeta, 'sensitive'>): string | null =>
  !sensitive ? null : sensitive === true ? 'read_sensitive' : `read_${sensitive}`;

export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Typed = () => GraphQLScalarType | typeof ID | typeof Int | object;

function declare(
  kind: Kind,
  type: Typed,
  column: ColumnOptions | null,
  options: Options & Partial<FieldMeta>,
): PropertyDecorator {
  return (proto, key) => {
    const name = String(key);
    const meta: FieldMeta = { ...options, name, kind, graphqlType: type };
    declared.set(proto, [...(declared.get(proto) ?? []), meta]);
    if (kind !== 'internal') {
      const nullable = !!options.optional || !!options.sensitive;
      Field(type as never, { nullable, description: options.description, simple: true })(proto, key);
    }
    if (column)
      Column({
        ...column,
        name: columnOf(name),
        nullable: !!options.optional,
        ...(options.isKey && { primary: true }),
      })(proto, key);
  };
}

const numeric = (scale: number): ColumnOptions => ({ type: 'numeric', precision: 18, scale });

/** Decorators that declare one field once: its column, its place in GraphQL, its validation, filter and sort. */
export const field = {
  text: (options: TextOptions) => declare('text', () => String, { type: 'text' }, options),
  longText: (options: TextOptions) => declare('longText', () => String, { type: 'text' }, options),
  email: (options: TextOptions) => declare('email', () => String, { type: 'text' }, { max: 254, ...options }),
  integer: ({ min, max, ...options }: NumberOptions) =>
    declare('integer', () => Int, { type: 'int' }, { ...options, lower: min, upper: max }),
  decimal: ({ min, max, scale = 4, ...options }: NumberOptions) =>
    declare('decimal', () => DecimalScalar, numeric(scale), { ...options, scale, lower: min, upper: max }),
  money: ({ min, max, ...options }: NumberOptions) =>
    declare('money', () => DecimalScalar, numeric(3), { ...options, scale: 3, lower: min, upper: max }),
  flag: (options: Options) => declare('flag', () => Boolean, { type: 'boolean' }, options),
  date: (options: DateOptions) => declare('date', () => DateScalar, { type: 'date' }, options),
  instant: (options: DateOptions) =>
    declare('instant', () => DateTimeScalar, { type: 'timestamptz', precision: 3 }, options),
  choice: (values: Record<string, string>, options: Options) =>
    declare('choice', () => values, { type: 'text' }, { ...options, choices: Object.values(values) }),
  /** Days of which half ones count, as numbers. */
  halfDays: (options: Options) => declare('integer', () => Float, { type: 'double precision' }, options),
  integers: (options: Options) => declare('integers', () => [Int], { type: 'int', array: true }, options),
  json: (options: JsonOptions & { type?: Typed }) =>
    declare('json', options.type ?? (() => JsonScalar), { type: 'jsonb' }, options),
  /** A column no API ever shows. */
  internal: (options: Options) => declare('internal', () => String, { type: 'text' }, { ...options, write: 'never' }),
  references:
    (target: string, options: Options): PropertyDecorator =>
    (proto, key) => {
      const relation = String(key).replace(/Ids$/, 's');
      declare(
        'references',
        () => [ID],
        { type: 'char', length: '24', array: true },
        { ...options, target, relation },
      )(proto, key);
      Field(() => [recordNamed(target)] as never, {
        description: `${options.description} The rows themselves, as far as you may read them.`,
        simple: true,
      })(proto, relation);
    },
  reference:
    (target: string, options: Options): PropertyDecorator =>
    (proto, key) => {
      const relation = String(key).replace(/Id$/, '');
      declare('reference', () => ID, { type: 'char', length: '24' }, { ...options, target, relation })(proto, key);
      Field(() => recordNamed(target) as never, { nullable: true, description: options.description, simple: true })(
        proto,
        relation,
      );
    },
  /**
   * Computed by the database: sortable, filterable and searchable like a column. A function says the SQL once every
   * module has answered what it asks for.
   */
  computed: (
    kind: 'text' | 'integer' | 'date',
    value: string | (() => string) | Behind,
    options: Pick<Options, 'description' | 'search' | 'optional' | 'sensitive'>,
  ) => {
    const type: Typed = { text: () => String, integer: () => Int, date: () => DateScalar }[kind];
    if (typeof value === 'object')
      return declare(kind, type, null, {
        ...options,
        write: 'never',
        expression: () =>
          `select ${value.value} from ${value.from} where r.company_id = t.company_id and r.id = t.${value.key}`,
        behind: value,
      });
    const expression = typeof value === 'string' ? () => value : value;
    return declare(kind, type, null, { ...options, write: 'never', expression });
  },
  /**
   * Computed in code from other fields of the same row and from nothing else: a page may end with the statement that
   * reads it.
   */
  derived: <R>(type: Typed, needs: (keyof R & string)[], value: (row: R) => unknown, description: string) =>
    derivedField(type, { needs, asks: false, value: value as never }, description),
  /** The same with the context of the request, which knows who reads and when, and may ask the database for more. */
  derivedInContext: <R>(
    type: Typed,
    needs: (keyof R & string)[],
    value: (row: R, ctx: Ctx) => unknown,
    description: string,
  ) => derivedField(type, { needs, asks: true, value: value as never }, description),
};

const derivedField = (type: Typed, from: FieldMeta['from'], description: string): PropertyDecorator =>
  declare('json', type, null, { description, optional: true, write: 'never', from });

/** Registers an enum for GraphQL whose names are the stored values, each with what it means. */
export function choiceOf<V extends string>(
  name: string,
  description: string,
  meanings: Record<V, string>,
): { [K in V]: K } {
  const values = Object.keys(meanings) as V[];
  const object = Object.fromEntries(values.map((value) => [value, value])) as { [K in V]: K };
  registerEnumType<typeof object>(object, { name, description, valuesConfig: describedValues(meanings) });
  enumNames.set(object, name);
  return object;
}
export const enumNames = new Map<object, string>();

/** What type-graphql takes for the meaning of each value of an enum. */
export const describedValues = <V extends string>(meanings: Record<V, string>): Record<V, { description: string }> =>
  Object.fromEntries(
    Object.entries<string>(meanings).map(([value, description]) => [value, { description }]),
  ) as Record<V, { description: string }>;
