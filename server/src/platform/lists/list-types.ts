import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { GraphQLScalarType } from 'graphql';
import type { Area } from '../records/area';
import { describedValues, enumNames, type FieldMeta, type Kind } from '../records/fields';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../graphql/scalars';

export const SortDirection = { ASC: 'asc', DESC: 'desc' } as const;
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Order of a list: smallest or largest first.',
  valuesConfig: describedValues({
    ASC: 'Smallest, earliest or first by letter at the top.',
    DESC: 'Largest, latest or last by letter at the top.',
  }),
});

type Ctor = new () => object;
export type Operator =
  | 'eq'
  | 'ne'
  | 'in'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'gteOrEmpty'
  | 'contains'
  | 'startsWith'
  | 'isEmpty';
type Typed = () => GraphQLScalarType | object;

const meanings: Record<Operator, string> = {
  eq: 'Equal to.',
  ne: 'Not equal to; empty values count as different.',
  in: 'One of these.',
  gt: 'Greater than.',
  gte: 'Greater than or equal to.',
  lt: 'Less than.',
  lte: 'Less than or equal to.',
  gteOrEmpty: 'On this day or later, or without a value: what has not ended before it.',
  contains: 'Contains this text, in any spelling: case, accents and ways to write a letter make no difference.',
  startsWith: 'Starts with this text, in any spelling.',
  isEmpty: 'True: without a value; false: with one.',
};

function operators(name: string, what: string, type: Typed, allowed: Operator[]): Ctor {
  const holder = class {};
  for (const operator of allowed) {
    const of = operator === 'isEmpty' ? () => Boolean : operator === 'in' ? () => [type()] : type;
    Field(of as never, { nullable: true, description: meanings[operator] })(holder.prototype, operator);
  }
  InputType(name, { description: `Conditions on ${what}; all that are given must hold.` })(holder);
  return holder;
}

const equality: Operator[] = ['eq', 'ne', 'in', 'isEmpty'];
const ordered: Operator[] = [...equality, 'gt', 'gte', 'lt', 'lte'];
const text = operators('TextFilter', 'a text', () => String, [...equality, 'contains', 'startsWith']);
const decimal = operators('DecimalFilter', 'an exact number', () => DecimalScalar, ordered);
const reference = operators('IdFilter', 'a reference', () => ID, equality);
const filters: Partial<Record<Kind, Ctor>> = {
  text,
  longText: text,
  email: text,
  decimal,
  money: decimal,
  reference,
  integer: operators('NumberFilter', 'a whole number', () => Int, ordered),
  date: operators('DateFilter', 'a day', () => DateScalar, [...ordered, 'gteOrEmpty']),
  instant: operators('InstantFilter', 'an instant', () => DateTimeScalar, ordered),
  flag: operators('BooleanFilter', 'a yes or no', () => Boolean, ['eq', 'isEmpty']),
};
const references = operators('IdsFilter', 'several references', () => ID, ['in', 'isEmpty']);
const choiceFilters = new Map<object, Ctor>();

function filterType(meta: FieldMeta): Ctor | undefined {
  if (meta.from || meta.encrypted) return undefined;
  if (meta.kind !== 'choice') return filters[meta.kind];
  const values = meta.graphqlType() as object;
  const known = choiceFilters.get(values);
  if (known) return known;
  const made = operators(`${enumNames.get(values)}Filter`, `a ${enumNames.get(values)}`, () => values, equality);
  choiceFilters.set(values, made);
  return made;
}

export const isListable = (meta: FieldMeta): boolean => filterType(meta) !== undefined;

export interface ListTypes {
  Filter: Ctor;
  Sort: Ctor;
  Page: Ctor;
}

/** The GraphQL types of an area's list, made from its fields. */
export function listTypesOf(area: Area): ListTypes {
  const listed = [...area.fields.values()].filter(isListable);

  const Filter = class {};
  for (const word of ['and', 'or'] as const) {
    const meaning = word === 'and' ? 'All of these must hold.' : 'At least one of these must hold.';
    Field(() => [Filter], { nullable: true, description: meaning })(Filter.prototype, word);
  }
  Field(() => filters.reference!, { nullable: true, description: 'Identifier.' })(Filter.prototype, 'id');
  for (const meta of listed) {
    Field(() => filterType(meta)!, { nullable: true, description: meta.description })(Filter.prototype, meta.name);
  }
  for (const meta of area.fields.values()) {
    if (meta.kind === 'references')
      Field(() => references, { nullable: true, description: meta.description })(Filter.prototype, meta.name);
  }
  InputType(`${area.name}Filter`, { description: `Which ${area.many} to list; all conditions given must hold.` })(
    Filter,
  );

  const sortable = listed.filter((meta) => meta.kind !== 'longText');
  const names = Object.fromEntries(sortable.map((meta) => [meta.name, meta.name]));
  const valuesConfig = describedValues(Object.fromEntries(sortable.map((meta) => [meta.name, meta.description])));
  registerEnumType(names, {
    name: `${area.name}SortField`,
    description: `What ${area.many} can be sorted by.`,
    valuesConfig,
  });
  const Sort = class {};
  Field(() => names, { description: 'The field to sort by.' })(Sort.prototype, 'field');
  Field(() => SortDirection, { nullable: true, defaultValue: 'asc', description: 'Smallest first unless told.' })(
    Sort.prototype,
    'direction',
  );
  InputType(`${area.name}Sort`, { description: `One level of the order of ${area.many}.` })(Sort);

  const Page = class {};
  Field(() => [area.record], { description: 'The rows of this page.', simple: true })(Page.prototype, 'rows');
  Field(() => Int, {
    description: 'How many rows match in all; costs a count, ask for it when you show it.',
    simple: true,
  })(Page.prototype, 'total');
  Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Give it as `after` to get the next page; empty when there is none.',
  })(Page.prototype, 'endCursor');
  ObjectType(`${area.name}Page`, { description: `One page of ${area.many}.` })(Page);
  return { Filter, Sort, Page };
}
