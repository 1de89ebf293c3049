import { Ctx as Context, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { menuFor, type MenuItem as Item } from './menu';

@ObjectType('MenuItem', { description: 'An entry, a group or a heading of the side menu.' })
class MenuItem {
  @Field(() => String, { nullable: true, description: 'Text of the entry; empty for a heading.', simple: true })
  title?: string;
  @Field(() => String, { nullable: true, description: 'Where it leads; empty for a group.', simple: true })
  path?: string;
  @Field(() => String, { nullable: true, description: 'Name of an icon of Ant Design.', simple: true }) icon?: string;
  @Field(() => [MenuItem], { nullable: true, description: 'Entries of a group.', simple: true }) children?: MenuItem[];
  @Field(() => String, { nullable: true, description: 'Text of a heading; empty for entries.', simple: true })
  sectionTitle?: string;
  @Field(() => String, { nullable: true, description: 'What one must be able to do to see it.', simple: true })
  action?: string;
  @Field(() => String, { nullable: true, description: 'The kind of row that is about.', simple: true })
  subject?: string;
  @Field(() => Boolean, { description: 'Shown but not to be opened.', simple: true }) disabled!: boolean;
  @Field(() => Boolean, { description: 'Whether it is opened beside the page one is on.', simple: true })
  openInNewTab!: boolean;
  @Field(() => String, { nullable: true, description: 'Text of a badge beside it.', simple: true })
  badgeContent?: string;
  @Field(() => String, { nullable: true, description: 'Colour of the badge.', simple: true }) badgeColor?: string;
}

@Resolver()
export class MenuResolver {
  @Query(() => [MenuItem], {
    description: 'The side menu of the signed-in user where they are now, in their language.',
  })
  menu(@Context() ctx: Ctx): Promise<Item[]> {
    return menuFor(ctx);
  }
}
