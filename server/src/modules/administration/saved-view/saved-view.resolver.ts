import { Arg, Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import {
  deleteView,
  listSettings,
  saveView,
  setDefaultView,
  setListColumns,
  type ListSettings as Settings,
  type ListView as View,
  type ViewInput as Input,
} from './list-settings';

@ObjectType('ListView', { description: 'A list as somebody keeps it under a name.' })
class ListView implements View {
  @Field(() => ID, { description: 'Identifier.', simple: true }) id!: string;
  @Field(() => String, { description: 'What it is called.', simple: true }) name!: string;
  @Field(() => String, {
    description: 'Filter, order, columns and page size as the address of the list says them.',
    simple: true,
  })
  address!: string;
  @Field(() => Boolean, { description: 'Whether colleagues who may read the rows find it too.', simple: true })
  isShared!: boolean;
  @Field(() => Boolean, { description: 'Whether you made it.', simple: true }) isMine!: boolean;
  @Field(() => Boolean, { description: 'Whether you may change and delete it.', simple: true }) mayChange!: boolean;
}

@ObjectType('ListSettings', { description: 'How you have set up a list.' })
class ListSettings implements Settings {
  @Field(() => [String], {
    nullable: true,
    description:
      'Columns you chose, in your order, `name` or with its width in pixels `name.220`; empty for the usual ones.',
    simple: true,
  })
  columns!: string[] | null;
  @Field(() => ID, { nullable: true, description: 'The view the list opens with.', simple: true }) defaultViewId!:
    | string
    | null;
  @Field(() => Boolean, { description: 'Whether you may share views of this list with the company.', simple: true })
  mayShare!: boolean;
  @Field(() => [ListView], { description: 'Your own views and those shared with the company.', simple: true })
  views!: ListView[];
}

@InputType('ListViewInput', { description: 'A view as it is to be kept.' })
class ListViewInput implements Input {
  @Field(() => String, { description: 'Kind of row the list shows, such as Employee.' }) subject!: string;
  @Field(() => String, { description: 'What it is called.' }) name!: string;
  @Field(() => String, { description: 'The list as its address says it: what stands after the question mark.' })
  address!: string;
  @Field(() => Boolean, { defaultValue: false, description: 'Share it with the company.' }) isShared!: boolean;
}

const list = { description: 'Kind of row the list shows, such as Employee.' };

@Resolver()
export class SavedViewResolver {
  @Query(() => ListSettings, { description: 'How you have set up a list, and the views you find there.' })
  listSettings(@Context() ctx: Ctx, @Arg('subject', () => String, list) subject: string): Promise<Settings> {
    return listSettings(ctx, subject);
  }

  @Mutation(() => ListView, { description: 'Keeps a list under a name; with an id, changes that view.' })
  saveView(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { nullable: true, description: 'The view to change.' }) id: string | undefined,
    @Arg('view', () => ListViewInput, { description: 'What to keep.' }) view: ListViewInput,
  ): Promise<View> {
    return saveView(ctx, id ?? null, view);
  }

  @Mutation(() => Boolean, { description: 'Takes a saved view away for good, also from those it is shared with.' })
  deleteView(@Context() ctx: Ctx, @Arg('id', () => ID, { description: 'The view.' }) id: string): Promise<boolean> {
    return deleteView(ctx, id);
  }

  @Mutation(() => Boolean, { description: 'Makes a view the one a list opens with for you.' })
  setDefaultView(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, list) subject: string,
    @Arg('id', () => ID, { nullable: true, description: 'The view; none for the list as it is.' }) id:
      | string
      | undefined,
  ): Promise<boolean> {
    return setDefaultView(ctx, subject, id ?? null);
  }

  @Mutation(() => Boolean, { description: 'Keeps which columns a list shows to you, in which order and how wide.' })
  setListColumns(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, list) subject: string,
    @Arg('columns', () => [String], {
      nullable: true,
      description:
        'Names of the columns, each with its width in pixels after a dot where it has one of its own, `name.220`; none for the usual ones.',
    })
    columns: string[] | undefined,
  ): Promise<boolean> {
    return setListColumns(ctx, subject, columns ?? null);
  }
}
