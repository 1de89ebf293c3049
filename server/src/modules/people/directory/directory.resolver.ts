import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { DateScalar } from '../../../platform/graphql/scalars';
import { checkedLimit } from '../../../platform/lists/list-query';
import { findColleagues, oneColleague, type Colleague as Found } from './directory';

@ObjectType('DirectoryPerson', {
  description: 'Somebody who works here, with what the company shows everybody, and dates they show themselves.',
})
class DirectoryPerson implements Found {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'First, middle and last name.', simple: true }) name!: string;
  @Field(() => String, { nullable: true, description: 'Name in their own script.', simple: true }) nativeName!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'File of the photo, where they have one.', simple: true })
  photoFileId!: string | null;
  @Field(() => String, { nullable: true, description: 'Position today.', simple: true }) position!: string | null;
  @Field(() => ID, { nullable: true, description: 'Department today.', simple: true }) departmentId!: string | null;
  @Field(() => String, { nullable: true, description: 'Its name.', simple: true }) department!: string | null;
  @Field(() => String, { nullable: true, description: 'Where they work; empty where it is not shown.', simple: true })
  location!: string | null;
  @Field(() => ID, { nullable: true, description: 'Whom they report to.', simple: true }) managerId!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of whom they report to.', simple: true })
  managerName!: string | null;
  @Field(() => ID, { nullable: true, description: 'The photo of whom they report to.', simple: true })
  managerPhotoFileId!: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail at work; empty where it is not shown.', simple: true })
  workEmail!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Telephone at work with its extension; empty where it is not shown.',
    simple: true,
  })
  workPhone!: string | null;
  @Field(() => String, { nullable: true, description: 'Mobile telephone; empty where it is not shown.', simple: true })
  mobilePhone!: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they are on leave all of today, never why; empty where it is not shown.',
    simple: true,
  })
  isAway!: boolean | null;
  @Field(() => String, { nullable: true, description: 'Their birthday as MM-DD, where they show it.', simple: true })
  birthday!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'The day they began, where they show it.', simple: true })
  anniversary!: string | null;
}

@ObjectType('Directory', { description: 'People of the company.' })
class Directory {
  @Field(() => [DirectoryPerson], { description: 'By name.', simple: true }) rows!: Found[];
  @Field(() => Int, { description: 'How many there are in all.', simple: true }) total!: number;
}

@Resolver()
export class DirectoryResolver {
  @Query(() => Directory, {
    description: 'Finds people who work here, in any spelling, by name, position or department.',
  })
  directory(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur.' })
    search: string | undefined,
    @Arg('departmentId', () => ID, { nullable: true, description: 'Of this department alone.' })
    departmentId: string | undefined,
    @Arg('managerId', () => ID, { nullable: true, description: 'Who reports to this employee alone.' })
    managerId: string | undefined,
    @Arg('isAway', () => Boolean, { nullable: true, description: 'Who is away today alone.' })
    isAway: boolean | undefined,
    @Arg('limit', () => Int, { defaultValue: 24, description: 'How many, at most 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<Directory> {
    const question = { search, departmentId, managerId, isAway, limit: checkedLimit(limit), offset };
    return findColleagues(ctx, question);
  }

  @Query(() => DirectoryPerson, { description: 'One of the people who work here.' })
  directoryPerson(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The employee.' }) id: string,
  ): Promise<Found> {
    return oneColleague(ctx, id);
  }
}
