import { Field, Int, ObjectType } from 'type-graphql';
import type { Area } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { countRecords } from '../../platform/lists/list-count';
import type { Filter } from '../../platform/lists/list-filter';

@ObjectType('HomeCondition', { description: 'A condition of the list behind a number.' })
export class HomeCondition {
  @Field(() => String, { description: 'Field of the list.', simple: true }) field!: string;
  @Field(() => String, { description: 'Comparison, as the filter of the list calls it.', simple: true })
  operator!: string;
  @Field(() => [String], {
    description: 'What it is compared with; several where it may be one of them.',
    simple: true,
  })
  values!: string[];
}

@ObjectType('HomeFigure', {
  description: 'A number with the list behind it: the list of these conditions has as many rows.',
})
export class HomeFigure {
  @Field(() => Int, { description: 'How many rows the list has.', simple: true }) count!: number;
  @Field(() => String, { description: 'Kind of row the list shows, such as Employee.', simple: true }) subject!: string;
  @Field(() => [HomeCondition], { description: 'Which rows; all conditions hold.', simple: true })
  conditions!: HomeCondition[];
}

/** The conditions of a filter without `and` and `or`, as an address of a list tells them. */
const conditionsOf = (filter: Filter): HomeCondition[] =>
  Object.entries(filter).flatMap(([field, comparisons]) =>
    Object.entries(comparisons as object).map(([operator, value]) => ({
      field,
      operator,
      values: [value].flat().map(String),
    })),
  );

export const figure = ({ name }: { name: string }, count: number, filter: Filter): HomeFigure => ({
  count,
  subject: name,
  conditions: conditionsOf(filter),
});

/** A number for each filter, all of them counted in one statement through the grants of the reader. */
export async function figuresOf<Key extends string>(
  ctx: Ctx,
  area: Area,
  filters: Record<Key, Filter>,
  within: Filter = {},
): Promise<Record<Key, HomeFigure>> {
  const keys = Object.keys(filters) as Key[];
  const counts = await countRecords(
    ctx,
    area,
    keys.map((key) => filters[key]),
    within,
  );
  return Object.fromEntries(
    keys.map((key, at) => [key, figure(area, counts[at]!, { ...filters[key], ...within })]),
  ) as Record<Key, HomeFigure>;
}
