import {
  Arg,
  Ctx as Context,
  Field,
  ID,
  Info,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Area, Row, Values } from '../records/area';
import { offerOrdinary } from './bulk';
import type { Ctx } from '../context';
import type { FieldMeta } from '../records/fields';
import { listRecords, type ListArgs, type Page } from '../lists/list-query';
import { listTypesOf } from '../lists/list-types';
import type { BaseRecord } from '../records/record';
import { createRecord, deleteRecords, oneRecord, restoreRecords, updateRecord } from '../records/records';
import { selectionOf } from '../lists/selection';
import { isRequired } from '../records/validate';
import { maskFields } from '../records/field-masking';
import { FieldWarning, warningsOf } from '../records/warnings';
import { say } from '../text';

type Ctor = new () => object;
type Info = GraphQLResolveInfo;

@ObjectType('RowResult', { description: 'What became of one row of a bulk action.' })
export class RowResult {
  @Field(() => ID, { description: 'The row.', simple: true }) id!: string;
  @Field(() => Boolean, { description: 'Whether it was done.', simple: true }) done!: boolean;
  @Field(() => String, { nullable: true, description: 'Why not, in the language of the request.', simple: true })
  message!: string | null;
}

/** "a user", "an employee". */
const inEnglish = ({ label }: Area): string => say(label, 'en');
const anyOf = (area: Area): string => `${/^[aeio]/.test(inEnglish(area)) ? 'an' : 'a'} ${inEnglish(area)}`;

interface InputTypes {
  Input: Ctor;
  Changes: Ctor;
}
const inputTypes = new Map<string, InputTypes>();

/** Input types of an area: everything for a new row, each field optional for a change. */
export function inputTypesOf(area: Area): InputTypes {
  const known = inputTypes.get(area.name);
  if (known) return known;
  const make = (
    name: string,
    description: string,
    metas: FieldMeta[],
    isOptional: (meta: FieldMeta) => boolean,
  ): Ctor => {
    const holder = class {};
    for (const meta of metas) {
      Field(meta.graphqlType as never, { nullable: isOptional(meta), description: meta.description })(
        holder.prototype,
        meta.name,
      );
    }
    InputType(name, { description })(holder);
    return holder;
  };
  const writable = [...area.fields.values()].filter((meta) => meta.write !== 'never' && !meta.from && !meta.expression);
  const made = {
    Input: make(`${area.name}Input`, `Values of a new ${inEnglish(area)}.`, writable, (meta) => !isRequired(meta)),
    Changes: make(
      `${area.name}Changes`,
      `Values to change in ${anyOf(area)}; what is left out stays.`,
      writable.filter((meta) => meta.write !== 'create'),
      () => true,
    ),
  };
  inputTypes.set(area.name, made);
  return made;
}

type Allowed = 'list' | 'create' | 'update' | 'delete';

/**
 * The ordinary operations of an area with explicit names: vendors, vendor, createVendor, updateVendor, deleteVendors,
 * restoreVendors.
 */
export function CrudResolver<R extends BaseRecord>(
  area: Area<R>,
  offered: Allowed[] = ['list', 'create', 'update', 'delete'],
) {
  const { name, one, many } = area;
  const plural = many[0]!.toUpperCase() + many.slice(1);
  const { Filter, Sort, Page: PageType } = listTypesOf(area);
  const record = () => area.record as never;

  @Resolver()
  class Lists {
    @Query(() => PageType, {
      name: many,
      description: `The ${inEnglish(area)} rows you may see: filtered, searched, sorted, one page.`,
    })
    page(
      @Context() ctx: Ctx,
      @Info() info: Info,
      @Arg('filter', () => Filter, { nullable: true, description: 'Which rows.' }) filter: ListArgs['filter'],
      @Arg('sort', () => [Sort], { nullable: true, description: 'Order; several levels allowed.' })
      sort: ListArgs['sort'],
      @Arg('search', () => String, { nullable: true, description: 'Words that must all occur.' }) search:
        | string
        | undefined,
      @Arg('limit', () => Int, { defaultValue: 25, description: 'Rows of this page, at most 200.' }) limit: number,
      @Arg('offset', () => Int, { defaultValue: 0, description: 'Rows to leave out at the front.' }) offset: number,
      @Arg('after', () => String, { nullable: true, description: 'endCursor of the page before.' }) after:
        | string
        | undefined,
      @Arg('includeDeleted', () => Boolean, { defaultValue: false, description: 'Show deleted rows too.' })
      includeDeleted: boolean,
    ): Promise<Page<R>> {
      const { fields, related, beside, isAlone } = selectionOf(info, area, 'page');
      return listRecords(
        ctx,
        area,
        { filter, sort, search, limit, offset, after, includeDeleted },
        {
          fields,
          related,
          withTotal: beside.has('total'),
          withCursor: beside.has('endCursor'),
          isLast: ctx.isOneFieldRead && isAlone,
        },
      );
    }

    @Query(record, {
      name: one,
      description: `One ${inEnglish(area)}; NOT_FOUND when it does not exist or you may not see it.`,
    })
    single(
      @Context() ctx: Ctx,
      @Info() info: Info,
      @Arg('id', () => ID, { description: 'Identifier.' }) id: string,
    ): Promise<Row<R>> {
      return oneRecord(ctx, area, id, 'read', selectionOf(info, area, 'row').fields, true);
    }
  }
  offerOrdinary(area, offered);
  if (!offered.includes('create') && !offered.includes('update') && !offered.includes('delete')) return [Lists];

  const { Input, Changes } = inputTypesOf(area);
  @Resolver()
  class Creates {
    @Mutation(record, { name: `create${name}`, description: `Makes ${anyOf(area)}.` })
    async create(
      @Context() ctx: Ctx,
      @Arg('input', () => Input, { description: 'Its values.' }) input: Values,
    ): Promise<Row<R>> {
      return maskFields(ctx, area, await createRecord(ctx, area, { ...input }));
    }
  }
  @Resolver()
  class Updates {
    @Mutation(record, {
      name: `update${name}`,
      description: `Changes ${anyOf(area)}; STALE when someone else changed it since.`,
    })
    async update(
      @Context() ctx: Ctx,
      @Info() info: Info,
      @Arg('id', () => ID, { description: 'Which one.' }) id: string,
      @Arg('version', () => Int, { description: 'The version you read.' }) version: number,
      @Arg('input', () => Changes, { description: 'What to change.' }) input: Values,
    ): Promise<Row<R>> {
      const { fields, isAlone } = selectionOf(info, area, 'row');
      return maskFields(
        ctx,
        area,
        await updateRecord(ctx, area, id, version, { ...input }, isAlone ? fields : undefined),
      );
    }
  }
  @Resolver()
  class Deletes {
    @Mutation(() => [RowResult], {
      name: `delete${plural}`,
      description: 'Deletes rows; each answers for itself, and they can be restored.',
    })
    delete(
      @Context() ctx: Ctx,
      @Arg('ids', () => [ID], { description: 'Which ones.' }) ids: string[],
    ): Promise<RowResult[]> {
      return deleteRecords(ctx, area, ids);
    }

    @Mutation(() => [RowResult], {
      name: `restore${plural}`,
      description: 'Takes deleted rows back; each answers for itself.',
    })
    restore(
      @Context() ctx: Ctx,
      @Arg('ids', () => [ID], { description: 'Which ones.' }) ids: string[],
    ): Promise<RowResult[]> {
      return restoreRecords(ctx, area, ids);
    }
  }
  @Resolver()
  class Warnings {
    @Query(() => [FieldWarning], {
      name: `${one}Warnings`,
      description: `What to know of ${anyOf(area)} before it is saved with these values: none of it refuses them.`,
    })
    warnings(
      @Context() ctx: Ctx,
      @Arg('input', () => Input, { description: 'Its values, those that stay too.' }) input: Values,
    ): Promise<FieldWarning[]> {
      return warningsOf(ctx, area, { ...input });
    }
  }
  return [
    Lists,
    ...(area.warns ? [Warnings] : []),
    ...(offered.includes('create') ? [Creates] : []),
    ...(offered.includes('update') ? [Updates] : []),
    ...(offered.includes('delete') ? [Deletes] : []),
  ];
}
