import { Field, ObjectType } from 'type-graphql';
import { standardLeaveTypes } from '../domain/type/standard-leave-types';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { Question } from '../../../platform/question';
import { newId } from '../../../platform/records/ids';
import { initialValues } from '../../../platform/records/records';
import { nameAndNameAr, type Text } from '../../../platform/text';
import { writeRows } from '../../../platform/records/write-rows';
import { datedGrants } from './dated-grants';
import { datedPay } from './dated-pay';
import { refuseStrangeType } from './leave-type-rules';
import { refuseOtherLeaveYear } from './leave-year-change';
import { t } from '../texts/text';
import { LeaveKind, LeaveTypeUnit, LeaveDocumentRule } from './leave-type-choices';
import { LeaveType, titleOf } from './leave-type-record';

export { LeaveType, titleOf };

export { LeaveKind, LeaveTypeUnit, LeaveDocumentRule };

@ObjectType('LeaveTypeMark', { description: 'What a type of leave is called, and its colour.' })
export class LeaveTypeMark {
  @Field(() => String, { description: 'Name in the language of the request.', simple: true }) title!: string;
  @Field(() => String, { description: 'Colour, as in CSS.', simple: true }) colour!: string;
}

const key = 'leave types';

/** What goes by the rules of types and has to follow when these are changed. */
export const leaveTypeFollowers = new Question<(ctx: Ctx, typeIds: string[]) => Promise<void>>();

export const leaveType = defineArea('LeaveType', LeaveType, {
  one: 'leaveType',
  many: 'leaveTypes',
  label: t('leave_type.leave_type'),
  page: '/leave-types?open=:id',
  menu: { group: 'settings', title: t('leave_type.menu'), icon: 'profile', after: 'Holiday' },
  sort: 'sortOrder',
  title: 'name',
  // The laws on file leave unpaid days out of the service.
  prepare: (_ctx, { countsAsService, paidPercent }) =>
    countsAsService === undefined && Number(paidPercent ?? 100) === 0 ? { countsAsService: false } : {},
  derive: async (ctx, after, before) => ({
    ...(await datedGrants(ctx, after, before)),
    ...(await datedPay(ctx, after, before)),
  }),
  guard: (ctx, after: Row<LeaveType>, before: Row<LeaveType> | null) => {
    refuseStrangeType(after);
    return refuseOtherLeaveYear(ctx, after, before);
  },
  followUp: async (ctx, rows) => {
    ctx.loaders.delete(key);
    for (const follow of leaveTypeFollowers.answers)
      await follow(
        ctx,
        rows.map(({ id }) => String(id)),
      );
  },
});
export const LeaveTypeResolver = CrudResolver(leaveType);

/** All types of the company, deleted ones too, read once per request: whoever sees a leave sees of which type it is. */
export function leaveTypesOf(ctx: Ctx): Promise<Row<LeaveType>[]> {
  let types = ctx.loaders.get(key) as Promise<Row<LeaveType>[]> | undefined;
  if (!types) ctx.loaders.set(key, (types = read(ctx)));
  return types;
}

/** The types of the company that are not deleted, by what each is called. */
export async function typeChoices(ctx: Ctx): Promise<Record<string, Text>> {
  const types = (await leaveTypesOf(ctx)).filter(({ deletedAt }) => !deletedAt);
  return Object.fromEntries(types.map((type) => [String(type.id), { en: type.name, ar: type.nameAr ?? type.name }]));
}

/** What a type is called and its colour, for whoever sees something of it; null without one. */
export async function markOfType(ctx: Ctx, typeId: string | null): Promise<LeaveTypeMark | null> {
  const type = typeId && (await leaveTypesOf(ctx)).find(({ id }) => String(id) === typeId);
  return type ? { title: titleOf(type, ctx), colour: type.colour } : null;
}

async function read(ctx: Ctx): Promise<Row<LeaveType>[]> {
  const columns = [...leaveType.fields.values()]
    .filter((meta) => !meta.from)
    .map(({ name }) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${name}"`);
  const { rows } = await ctx.tx.query(
    `select id, version, ${columns.join(', ')} from leave_type where company_id = $1 order by sort_order, id`,
    [ctx.companyId],
  );
  return rows as Row<LeaveType>[];
}

/** What a new company begins with. */
export async function makeStandardLeaveTypes(ctx: Ctx): Promise<void> {
  await writeRows(
    ctx,
    leaveType,
    standardLeaveTypes.map(({ title, ...type }) => ({
      id: newId(),
      values: { ...initialValues(leaveType), unit: 'hour', ...type, ...nameAndNameAr(title), deletedAt: null },
    })),
    'create',
  );
}
