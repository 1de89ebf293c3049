import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql';
import { appSchema } from '../../src/schema';

/** Whatever of the schema an integrator reads: where it stands, its name, and what is said of it. */
type Described = [where: string, name: string, text: string];

function describedIn(schema: GraphQLSchema): Described[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  const of = (within: string, all: readonly { name: string; description?: string | null }[], after = ''): Described[] =>
    all.map(({ name, description }) => [`${within}${name}${after}`, name, description ?? '']);
  return [
    ...of('', types),
    ...of('@', directives),
    ...directives.flatMap(({ name, args }) => of(`@${name}(`, args, ')')),
    ...types.flatMap((type) => {
      if (isEnumType(type)) return of(`${type.name}.`, type.getValues());
      if (isInputObjectType(type)) return of(`${type.name}.`, Object.values(type.getFields()));
      if (!isObjectType(type) && !isInterfaceType(type)) return [];
      const fields = Object.values(type.getFields());
      return [
        ...of(`${type.name}.`, fields),
        ...fields.flatMap(({ name, args }) => of(`${type.name}.${name}(`, args, ')')),
      ];
    }),
  ];
}

const wordsOf = (text: string): string[] =>
  (
    text
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).map((word) => word.replace(/s$/, ''));
const filling = new Set(wordsOf('a an the its their they of it is'));

/** Nothing is said, or nothing that the name does not say: "The employee." of `employeeId`. */
function saysNothing([, name, text]: Described): boolean {
  const known = new Set(wordsOf(name));
  return wordsOf(text).every((word) => filling.has(word) || known.has(word));
}

const silent = (schema: GraphQLSchema): string[] =>
  describedIn(schema)
    .filter(saysNothing)
    .map(([where]) => where);

describe('what the GraphQL schema says of itself', () => {
  it('is something of each type, field, argument, input field, enum, value, scalar and directive, and more than its name', () => {
    expect(silent(appSchema())).toEqual([]);
  });

  it('is looked at everywhere: as much as there is of each kind', () => {
    const wheres = new Set(describedIn(appSchema()).map(([where]) => where));
    for (const where of [
      'Query',
      'Mutation',
      'Subscription',
      'Employee',
      'Employee.code',
      'Query.employees(limit)',
      'EmployeeInput',
      'EmployeeInput.code',
      'LeaveStatus',
      'LeaveStatus.approved',
      'EmployeeSortField.hireDate',
      'NotificationKind.leave_approved',
      'ImportKind.Vendor',
      'SortDirection.ASC',
      'Decimal',
    ])
      expect([where, wheres.has(where)]).toEqual([where, true]);
  });

  it.each([
    ['a type', 'type Query { "Something else." one: Int }', 'Query'],
    ['a field', '"What can be read." type Query { one: Int }', 'Query.one'],
    [
      'a field by its name alone',
      '"What can be read." type Query { "The employee." employeeId: ID }',
      'Query.employeeId',
    ],
    ['an argument', '"What can be read." type Query { "Something else." one(which: ID): Int }', 'Query.one(which)'],
    [
      'an input field',
      '"What can be read." type Query { "Something else." one("Which." of: Asked): Int } "Asked for." input Asked { name: String }',
      'Asked.name',
    ],
    [
      'a value',
      '"What can be read." type Query { "Something else." one: State } "Where it stands." enum State { done }',
      'State.done',
    ],
    ['a scalar', '"What can be read." type Query { "Something else." one: Date } scalar Date', 'Date'],
    [
      'a directive',
      '"What can be read." type Query { "Something else." one: Int } directive @cached on FIELD',
      '@cached',
    ],
  ])('nothing said of %s is told by name', (_what, source, where) => {
    expect(silent(buildSchema(source))).toContain(where);
  });
});
