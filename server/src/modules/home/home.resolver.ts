import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../platform/context';
import { SetUpStep } from '../organisation/company/company';
import { homeAbsence, HomeAbsence } from './absence';
import { homeApprovals, HomeApprovals } from './approvals';
import { homeDates, HomeDate } from './dates';
import { homePapers, HomePapers } from './expiry';
import { homeMine, HomeMine } from './mine';
import { homePayroll, HomePayroll } from './payroll';
import { homePeople, HomePeople } from './people';
import { homePlatform, HomePlatform } from './platform';
import { homeToFulfil, HomeToFulfil } from './to-fulfil';
import { homeSetUp, HomeSetUp, skipSetUpStep } from './set-up';

/**
 * One query for each group of cards, so that one that fails leaves the others. Each answers nothing to whom it is not
 * for.
 */
@Resolver()
export class HomeResolver {
  @Query(() => HomePeople, {
    nullable: true,
    description: 'How many people you may see, how that came about, and where they work.',
  })
  homePeople(@Context() ctx: Ctx): Promise<HomePeople | null> {
    return homePeople(ctx);
  }

  @Query(() => HomeAbsence, { nullable: true, description: 'Who of the people you may see is not there today.' })
  homeAbsence(@Context() ctx: Ctx): Promise<HomeAbsence | null> {
    return homeAbsence(ctx);
  }

  @Query(() => HomeApprovals, { nullable: true, description: 'What waits for you to decide.' })
  homeApprovals(@Context() ctx: Ctx): Promise<HomeApprovals | null> {
    return homeApprovals(ctx);
  }

  @Query(() => HomeToFulfil, { nullable: true, description: 'Approved requests that wait for you to fulfil them.' })
  homeToFulfil(@Context() ctx: Ctx): Promise<HomeToFulfil | null> {
    return homeToFulfil(ctx);
  }

  @Query(() => HomePayroll, {
    nullable: true,
    description: 'The payroll of this month and the cost of the last twelve.',
  })
  homePayroll(@Context() ctx: Ctx): Promise<HomePayroll | null> {
    return homePayroll(ctx);
  }

  @Query(() => HomePapers, { nullable: true, description: 'Documents that expire and licences that lack credits.' })
  homePapers(@Context() ctx: Ctx): Promise<HomePapers | null> {
    return homePapers(ctx);
  }

  @Query(() => [HomeDate], {
    nullable: true,
    description:
      'Birthdays and anniversaries of the coming fortnight, and ends of probation and of limited contracts of the coming month.',
  })
  homeDates(@Context() ctx: Ctx): Promise<HomeDate[] | null> {
    return homeDates(ctx);
  }

  @Query(() => HomeMine, { nullable: true, description: 'What concerns you as an employee of the company.' })
  homeMine(@Context() ctx: Ctx): Promise<HomeMine | null> {
    return homeMine(ctx);
  }

  @Query(() => HomePlatform, { nullable: true, description: 'The product as a whole, outside any company.' })
  homePlatform(@Context() ctx: Ctx): Promise<HomePlatform | null> {
    return homePlatform(ctx);
  }

  @Query(() => HomeSetUp, {
    nullable: true,
    description: 'What a company still needs before it can be worked with, as far as you may do it.',
  })
  homeSetUp(@Context() ctx: Ctx): Promise<HomeSetUp | null> {
    return homeSetUp(ctx);
  }

  @Mutation(() => HomeSetUp, {
    nullable: true,
    description: 'Says that your company does without a step of setting up, or wants it after all.',
  })
  skipSetUpStep(
    @Context() ctx: Ctx,
    @Arg('step', () => SetUpStep, { description: 'Which.' }) step: keyof typeof SetUpStep,
    @Arg('isSkipped', () => Boolean, { description: 'Whether it does without.' }) isSkipped: boolean,
  ): Promise<HomeSetUp | null> {
    return skipSetUpStep(ctx, step, isSkipped);
  }
}
