import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { LicenceProblem, SkillProblem } from '../../people/domain/qualifications';
import type { ClashKind } from '../domain/roster/roster-clashes';
import { mayDoSome } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { forbidden } from '../../../platform/errors';
import { choiceOf } from '../../../platform/records/fields';
import { DateScalar, DateTimeScalar } from '../../../platform/graphql/scalars';
import { ShiftPeriod } from '../shift/shift';
import { myShifts, type MyShift } from './my-shifts';
import { takeOpenShift } from './open-shifts';
import { publishRoster } from './publish-roster';
import { UnfilledShifts, RosterFillState, type RosterFill } from './roster-fill';
import { fillRoster } from './roster-fill.actions';
import { rosterSheet, type Cell, type RosterSheet as Sheet, type SheetRow } from './roster-sheet';
import { rosterStanding, type Gap, type RosterStanding } from './roster-standing';
import { RosterState, rosteredShift } from './rostered-shift';

const RosterFindingKind = choiceOf<ClashKind>('RosterFindingKind', 'What stands against a shift.', {
  overlap: 'Another shift at the same time.',
  rest: 'Too little rest before it.',
  week: 'Too many hours in its week.',
  leave: 'Leave on its day.',
  licence: 'No valid licence for it.',
  skill: 'A skill it needs is missing.',
});

@ObjectType('RosterLicenceProblem', { description: 'Whose licence of what is not valid on the day of a shift.' })
class RosterLicenceProblem implements LicenceProblem {
  @Field(() => String, { description: 'Whose.', simple: true }) person!: string;
  @Field(() => String, { nullable: true, description: 'The profession it is for.', simple: true }) profession!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'Its number; empty where they have none of that profession.',
    simple: true,
  })
  number!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its first day.', simple: true }) validFrom!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its last day.', simple: true }) validTo!: string | null;
}

@ObjectType('RosterSkillProblem', { description: 'Who has not a skill on the day of a shift.' })
class RosterSkillProblem implements SkillProblem {
  @Field(() => String, { description: 'Who has it not.', simple: true }) person!: string;
  @Field(() => String, { description: 'What they would have to be able to do.', simple: true }) skill!: string;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Its first day; empty where they never had it.',
    simple: true,
  })
  validFrom!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its last day.', simple: true }) validTo!: string | null;
  @Field(() => Boolean, { description: 'Whether somebody has verified it.', simple: true }) isVerified!: boolean;
}

@ObjectType('RosterFinding', { description: 'Something that stands against a shift.' })
class RosterFinding {
  @Field(() => RosterFindingKind, { description: 'What it is.', simple: true }) kind!: ClashKind;
  @Field(() => Int, {
    nullable: true,
    description: 'By how many minutes the rest is too short or the week too long.',
    simple: true,
  })
  minutes!: number | null;
  @Field(() => RosterLicenceProblem, { nullable: true, description: 'Of a licence: whose and which.', simple: true })
  licence!: LicenceProblem | null;
  @Field(() => RosterSkillProblem, { nullable: true, description: 'Of a skill: who has it not.', simple: true })
  skill!: SkillProblem | null;
  @Field(() => Boolean, { description: 'Whether it keeps the shift from being planned and published.', simple: true })
  blocks!: boolean;
}

@ObjectType('RosterCell', { description: 'A shift on a day of the roster.' })
class RosterCell {
  @Field(() => ID, { description: 'The shift of the roster.', simple: true }) id!: string;
  @Field(() => Int, { description: 'Its version, to be sent back when it is changed.', simple: true })
  revision!: number;
  @Field(() => ID, { nullable: true, description: 'Who works it; empty while it is open.', simple: true }) employeeId!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'Of an open shift: whose people may take it.', simple: true })
  departmentId!: string | null;
  @Field(() => String, { nullable: true, description: 'What that department is called.', simple: true })
  departmentName!: string | null;
  @Field(() => DateScalar, { description: 'Day it begins on.', simple: true }) date!: string;
  @Field(() => ID, { description: 'What is worked.', simple: true }) shiftId!: string;
  @Field(() => String, { description: 'What the shift is called.', simple: true }) title!: string;
  @Field(() => String, { nullable: true, description: 'How it is drawn, as #rrggbb.', simple: true }) colour!:
    | string
    | null;
  @Field(() => [ShiftPeriod], { description: 'Its times.', simple: true }) periods!: ShiftPeriod[];
  @Field(() => RosterState, { description: 'Whether it is planned or published.', simple: true }) state!: string;
  @Field(() => String, { nullable: true, description: 'Remark.', simple: true }) note!: string | null;
  @Field(() => Boolean, { description: 'Whether it follows from a pattern.', simple: true }) fromPattern!: boolean;
  @Field(() => [RosterFinding], { description: 'What stands against it.', simple: true }) findings!: RosterFinding[];
  @Field(() => [String], { description: 'What you may do with it.', simple: true }) allowedActions!: string[];
}

@ObjectType('RosterRow', { description: 'The shifts of one employee.' })
class RosterRow implements SheetRow {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => String, { description: 'Employee number.', simple: true }) employeeCode!: string;
  @Field(() => String, { nullable: true, description: 'Department today.', simple: true }) departmentName!:
    | string
    | null;
  @Field(() => Int, { description: 'Minutes of work in all.', simple: true }) minutes!: number;
  @Field(() => [RosterCell], { description: 'The shifts in their order.', simple: true }) shifts!: Cell[];
}

@ObjectType('RosterGap', { description: 'When a department has fewer people planned than it needs.' })
class RosterGap implements Gap {
  @Field(() => String, { description: 'Where they are missing.', simple: true }) departmentName!: string;
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => String, { description: 'The shift they are needed for.', simple: true }) shiftTitle!: string;
  @Field(() => String, { description: 'From when they are missing, HH:mm.', simple: true }) start!: string;
  @Field(() => String, { description: 'Until when, HH:mm.', simple: true }) end!: string;
  @Field(() => Int, { description: 'How many people are missing.', simple: true }) missing!: number;
}

@ObjectType('Roster', { description: 'Employees against days.' })
class Roster implements Sheet {
  @Field(() => [DateScalar], { description: 'The days asked for.', simple: true }) days!: string[];
  @Field(() => [RosterRow], { description: 'One page of employees.', simple: true }) rows!: SheetRow[];
  @Field(() => [RosterCell], { description: 'Shifts nobody works yet.', simple: true }) open!: Cell[];
  @Field(() => Int, { description: 'How many employees there are in all.', simple: true }) total!: number;
  @Field(() => Boolean, { description: 'Whether you may plan open shifts.', simple: true }) mayOpen!: boolean;
  @Field(() => ID, {
    nullable: true,
    description: 'The department they are for: the one asked for, or the only one you plan for; empty: anybody.',
    simple: true,
  })
  openDepartmentId!: string | null;
}

@ObjectType('RosterFilling', { description: 'A roster being filled from the patterns, or what came of it.' })
class RosterFilling {
  @Field(() => ID, { description: 'The filling.', simple: true }) id!: string;
  @Field(() => RosterFillState, { description: 'How far it is.', simple: true }) state!: string;
  @Field(() => Int, { description: 'How many people it is for.', simple: true }) people!: number;
  @Field(() => Int, { description: 'How many of them are done.', simple: true }) done!: number;
  @Field(() => Int, { description: 'Shifts planned.', simple: true }) made!: number;
  @Field(() => Int, { description: 'Planned shifts taken off that no pattern asks for any more.', simple: true })
  removed!: number;
  @Field(() => [UnfilledShifts], { description: 'What was left out, and why.', simple: true })
  unfilled!: UnfilledShifts[];
  @Field(() => DateTimeScalar, { description: 'When it last went on.', simple: true }) updatedAt!: Date;
}

@ObjectType('RosterStanding', { description: 'How the roster of a department stands.' })
class RosterStandingType implements RosterStanding {
  @Field(() => Int, { description: 'How many planned shifts you may publish.', simple: true }) planned!: number;
  @Field(() => Int, {
    description: 'How many of them people would be told of later than the company wants.',
    simple: true,
  })
  late!: number;
  @Field(() => Int, { description: 'Days before it begins a shift has to be published; 0: no rule.', simple: true })
  noticeDays!: number;
  @Field(() => [RosterGap], { description: 'Where people are missing.', simple: true }) gaps!: Gap[];
  @Field(() => RosterFilling, {
    nullable: true,
    description: 'The last filling of these days you asked for.',
    simple: true,
  })
  fill!: Row<RosterFill> | null;
}

@ObjectType('MyShift', { description: 'A published shift of yours, or an open one.' })
class MyShiftType implements MyShift {
  @Field(() => ID, { description: 'The shift of the roster.', simple: true }) id!: string;
  @Field(() => DateScalar, { description: 'Day it begins on.', simple: true }) date!: string;
  @Field(() => String, { description: 'What the shift is called.', simple: true }) title!: string;
  @Field(() => String, { nullable: true, description: 'How it is drawn, as #rrggbb.', simple: true }) colour!:
    | string
    | null;
  @Field(() => [ShiftPeriod], { description: 'Its times.', simple: true }) periods!: ShiftPeriod[];
  @Field(() => String, { nullable: true, description: 'Remark.', simple: true }) note!: string | null;
  @Field(() => String, { nullable: true, description: 'Of an open shift: the department it is for.', simple: true })
  departmentName!: string | null;
  @Field(() => Boolean, { description: 'Whether it is open.', simple: true }) isOpen!: boolean;
  @Field(() => String, { nullable: true, description: 'Of an open shift: why you cannot take it.', simple: true })
  refusal!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Of an open shift: what speaks against it and does not keep you from taking it.',
    simple: true,
  })
  warning!: string | null;
}

@ArgsType()
class Scope {
  @Field(() => DateScalar, { description: 'First day.' }) from!: string;
  @Field(() => DateScalar, { description: 'Last day, at most 42 days.' }) to!: string;
  @Field(() => ID, { nullable: true, description: 'This department with its parts only.' }) departmentId?: string;
}

@Resolver()
class RosterActions {
  @Query(() => Roster, {
    description: 'The shifts of everybody employed in a period whose shifts you may see, by department and name.',
  })
  roster(
    @Context() ctx: Ctx,
    @Args(() => Scope) scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in name or number.' })
    search: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 50, description: 'Employees of this page, at most 100.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'Employees to leave out at the front.' }) offset: number,
  ): Promise<Sheet> {
    if (!mayDoSome(ctx.ability, 'read', rosteredShift)) throw forbidden();
    return rosterSheet(ctx, { ...scope, search, limit, offset });
  }

  @Query(() => RosterStandingType, {
    description:
      'How the roster of a department stands: what is planned, where people are missing, and how far filling it is.',
  })
  rosterStanding(@Context() ctx: Ctx, @Args(() => Scope) scope: Scope): Promise<RosterStanding> {
    return rosterStanding(ctx, scope);
  }

  @Mutation(() => RosterFilling, {
    description:
      'Plans the shifts that patterns ask for, of many people in the background. What was set or taken off by hand and what is published stays; filling again changes nothing.',
  })
  fillRoster(@Context() ctx: Ctx, @Args(() => Scope) scope: Scope): Promise<Row<RosterFill>> {
    return fillRoster(ctx, scope);
  }

  @Mutation(() => Int, {
    description:
      'Publishes what is planned and tells whom it concerns. Answers how many shifts that were. Refused where the company lets nobody be planned without a licence or a skill, and one is missing, and where people would be told later than it wants.',
  })
  publishRoster(
    @Context() ctx: Ctx,
    @Args(() => Scope) scope: Scope,
    @Arg('late', () => Boolean, {
      defaultValue: false,
      description: 'Publish also what people are told of later than the company wants.',
    })
    late: boolean,
  ): Promise<number> {
    return publishRoster(ctx, scope, late);
  }

  @Query(() => [MyShiftType], { description: 'Your own published shifts, and the open ones you may take.' })
  myShifts(
    @Context() ctx: Ctx,
    @Arg('from', () => DateScalar, { description: 'First day.' }) from: string,
    @Arg('to', () => DateScalar, { description: 'Last day, at most 42 days.' }) to: string,
  ): Promise<MyShift[]> {
    return myShifts(ctx, from, to);
  }

  @Mutation(() => ID, {
    description:
      'Takes an open shift for yourself. Refused where somebody has it already, or where rest, hours or leave stand against it, or a licence or a skill is missing and the company does not only warn of that.',
  })
  async takeOpenShift(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The open shift.' }) id: string,
  ): Promise<string> {
    return (await takeOpenShift(ctx, id)).id;
  }
}

export const RosteredShiftResolver = [...CrudResolver(rosteredShift), RosterActions];
