import { Field, ID, ObjectType } from 'type-graphql';
import { mayDoSome } from '../../platform/access/ability';
import type { Ctx } from '../../platform/context';
import { DateScalar } from '../../platform/graphql/scalars';
import type { Filter } from '../../platform/lists/list-filter';
import { listRecords } from '../../platform/lists/list-query';
import { relatedRows } from '../../platform/records/loaders';
import { employee } from '../people/employee/employee';
import { formRequest, titleOf } from '../requests/form-request/form-request';
import { figure, HomeFigure } from './figure';

@ObjectType('HomeTask', { description: 'An approved request that waits to be fulfilled.' })
export class HomeTask {
  @Field(() => ID, { description: 'The request.', simple: true }) id!: string;
  @Field(() => String, { nullable: true, description: 'Whom it is about.', simple: true }) who!: string | null;
  @Field(() => String, { description: 'The title of its form.', simple: true }) what!: string;
  @Field(() => DateScalar, { nullable: true, description: 'The day by which it is due.', simple: true })
  dueOn!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Where it stands towards that day: ahead, today or overdue.',
    simple: true,
  })
  dueStanding!: string | null;
}

@ObjectType('HomeToFulfil', { description: 'Approved requests that wait for the reader to fulfil them.' })
export class HomeToFulfil {
  @Field(() => HomeFigure, { description: 'How many there are.', simple: true }) figure!: HomeFigure;
  @Field(() => [HomeTask], { description: 'Those due first.', simple: true }) items!: HomeTask[];
}

const shownItems = 6;
// What is due on no day may be fulfilled, and waits for nobody.
const due: Filter = { state: { in: ['approved'] }, dueOn: { isEmpty: false } };

export async function homeToFulfil(ctx: Ctx): Promise<HomeToFulfil | null> {
  if (!ctx.companyId || !mayDoSome(ctx.ability, 'fulfil', formRequest) || !mayDoSome(ctx.ability, 'read', formRequest))
    return null;
  const { rows, total } = await listRecords(
    ctx,
    formRequest,
    { filter: due, sort: [{ field: 'dueOn' }], limit: shownItems },
    { action: ['read', 'fulfil'], withTotal: true, withCursor: false },
  );
  const who = await relatedRows(
    ctx,
    employee,
    rows.map(({ employeeId }) => employeeId),
  );
  const nameOf = (id: string | null) => {
    const person = id ? who.get(id) : undefined;
    return person ? `${person.firstName} ${person.lastName}` : null;
  };
  return {
    figure: figure(formRequest, total, due),
    items: rows.map((row) => ({
      id: String(row.id),
      who: nameOf(row.employeeId),
      what: titleOf(row, ctx),
      dueOn: row.dueOn,
      dueStanding: row.dueStanding,
    })),
  };
}
