import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { choiceOf } from '../../../platform/records/fields';
import { departmentChart, peopleChart, type OrgChartNode as Node } from './org-chart';

const OrgChartKind = choiceOf('OrgChartKind', 'What a chart shows.', {
  departments: 'Parts of the company, each below the one it belongs to.',
  people: 'People, each below the one they report to.',
});

@ObjectType('OrgChartNode', { description: 'A department or a person in a chart of the company.' })
class OrgChartNode implements Node {
  @Field(() => ID, { description: 'The department or the employee.', simple: true }) id!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'What it lies below, of what you may see; empty at the top.',
    simple: true,
  })
  parentId!: string | null;
  @Field(() => String, { description: 'What it, or they, is called.', simple: true }) name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Position and department of a person, head of a department.',
    simple: true,
  })
  detail!: string | null;
  @Field(() => ID, { nullable: true, description: 'Photo of a person.', simple: true }) photoFileId!: string | null;
  @Field(() => Boolean, { description: 'Whether a department is closed since.', simple: true }) isClosed!: boolean;
  @Field(() => Int, {
    description: 'People in a department and its parts, or reporting to a person, also through others.',
    simple: true,
  })
  people!: number;
}

@ObjectType('OrgChart', { description: 'A chart of the company as a flat list.' })
class OrgChart {
  @Field(() => [OrgChartNode], { description: 'All of them, in order of name; trees by parentId.', simple: true })
  rows!: Node[];
  @Field(() => Int, { description: 'How many there are.', simple: true }) total!: number;
}

@Resolver()
export class OrgChartResolver {
  @Query(() => OrgChart, {
    description:
      'The departments or the people you may see, and what lies below what. Circles are opened and absent parents left out, so that it can be drawn.',
  })
  async orgChart(
    @Context() ctx: Ctx,
    @Arg('of', () => OrgChartKind, { description: 'What it shows.' }) of: string,
  ): Promise<OrgChart> {
    const rows = await (of === 'people' ? peopleChart(ctx) : departmentChart(ctx));
    return { rows, total: rows.length };
  }
}
