import { Field, ObjectType } from 'type-graphql';
import { addDays } from '../../kernel/dates/plain-date';
import { mayDoSome } from '../../platform/access/ability';
import type { Area } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import type { Filter } from '../../platform/lists/list-filter';
import { todayIn } from '../../platform/today';
import { document } from '../documents/document/document';
import { employeeDocument } from '../documents/employee-document/employee-document';
import { employeeLicence } from '../people/employee-licence/employee-licence';
import { figuresOf, HomeFigure } from './figure';

@ObjectType('HomeExpiry', { description: 'Documents in use by how soon they expire; each day stands in one number.' })
export class HomeExpiry {
  @Field(() => HomeFigure, { description: 'Those that have expired.', simple: true }) expired!: HomeFigure;
  @Field(() => HomeFigure, { description: 'Those of today and the next 7 days.', simple: true }) week!: HomeFigure;
  @Field(() => HomeFigure, { description: 'Those of the days until the 30th.', simple: true }) month!: HomeFigure;
  @Field(() => HomeFigure, { description: 'Those of the days until the 90th.', simple: true }) quarter!: HomeFigure;
}

@ObjectType('HomeCredits', { description: 'Licences by the credits they still need.' })
export class HomeCredits {
  @Field(() => HomeFigure, { description: 'Those whose credits were due and are missing.', simple: true })
  overdue!: HomeFigure;
  @Field(() => HomeFigure, { description: 'Those that need credits within 90 days.', simple: true }) soon!: HomeFigure;
  @Field(() => HomeFigure, { description: 'All that still need credits.', simple: true }) short!: HomeFigure;
}

@ObjectType('HomePapers', { description: 'What runs out, of what one may see.' })
export class HomePapers {
  @Field(() => HomeExpiry, { nullable: true, description: 'Documents of employees.', simple: true })
  ofEmployees!: HomeExpiry | null;
  @Field(() => HomeExpiry, { nullable: true, description: 'Documents of the company.', simple: true })
  ofCompany!: HomeExpiry | null;
  @Field(() => HomeCredits, {
    nullable: true,
    description: 'Credits that licences to practise still need.',
    simple: true,
  })
  credits!: HomeCredits | null;
}

const inUse = { status: { in: ['active'] } };

/** Documents of an area by time to expiry, narrowed by `more`. */
export async function expiryOf(ctx: Ctx, area: Area, more: Filter = {}): Promise<HomeExpiry> {
  const today = todayIn(ctx);
  const between = (from: number, to: number): Filter => ({
    expiryDate: { gte: addDays(today, from), lte: addDays(today, to) },
  });
  return figuresOf(
    ctx,
    area,
    {
      expired: { expiryDate: { lte: addDays(today, -1) } },
      week: between(0, 7),
      month: between(8, 30),
      quarter: between(31, 90),
    },
    { ...inUse, ...more },
  );
}

async function creditsOf(ctx: Ctx): Promise<HomeCredits> {
  const today = todayIn(ctx);
  const short = { shortfall: { gte: '0.01' } };
  return figuresOf(
    ctx,
    employeeLicence,
    {
      overdue: { cycleTo: { lte: addDays(today, -1) } },
      soon: { cycleTo: { gte: today, lte: addDays(today, 90) } },
      short: {},
    },
    short,
  );
}

export async function homePapers(ctx: Ctx): Promise<HomePapers | null> {
  const { companyId } = ctx;
  const mayRead = (area: Area) => !!companyId && mayDoSome(ctx.ability, 'read', area);
  const ofEmployees = mayRead(employeeDocument) ? await expiryOf(ctx, employeeDocument) : null;
  const ofCompany = mayRead(document) ? await expiryOf(ctx, document) : null;
  const credits = mayRead(employeeLicence) ? await creditsOf(ctx) : null;
  return ofEmployees || ofCompany || credits ? { ofEmployees, ofCompany, credits } : null;
}
