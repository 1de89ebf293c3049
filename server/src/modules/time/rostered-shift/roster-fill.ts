import { Field, Int, ObjectType } from 'type-graphql';
import { defineArea } from '../../../platform/records/area';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const RosterFillState = choiceOf('RosterFillState', 'How far the filling of a roster is.', {
  filling: 'Goes on in the background.',
  done: 'All people are done.',
  failed: 'Broke off; filling again plans what is missing.',
});
export const UnfilledReason = choiceOf('UnfilledReason', 'Why filling gave somebody no shift.', {
  no_pattern: 'They work by no pattern.',
  leave: 'They are on leave.',
  unused_shift: 'The shift of their pattern is no longer given.',
  licence: 'The shift needs a valid licence they have not.',
  skill: 'The shift needs a skill they have not.',
});

@ObjectType('UnfilledShifts', { description: 'Whom filling gave no shift, for one reason.' })
export class UnfilledShifts {
  @Field(() => UnfilledReason, { description: 'Why that was.', simple: true }) reason!:
    | 'no_pattern'
    | 'leave'
    | 'unused_shift'
    | 'licence'
    | 'skill';
  @Field(() => Int, { description: 'How many people it concerns.', simple: true }) people!: number;
  @Field(() => Int, {
    description: 'How many shifts were left out; 0 where nobody knows which they would be.',
    simple: true,
  })
  shifts!: number;
  @Field(() => [String], { description: 'Some of them by name.', simple: true }) names!: string[];
}

/** Whoever asks for it follows it; what it changed stands in the roster. */
@record('RosterFill', 'A roster being filled from the patterns, or what came of it.')
export class RosterFill extends CompanyRecord {
  @field.date({ reach: 'planned', description: 'First day.' }) fromDate!: string;
  @field.date({ reach: 'planned', description: 'Last day.' }) toDate!: string;
  @field.reference('Department', {
    description: 'The department it is for, with its parts; empty: everybody.',
    optional: true,
  })
  departmentId!: string | null;
  @field.choice(RosterFillState, { description: 'How far it is.', initial: 'filling' }) state!:
    | 'filling'
    | 'done'
    | 'failed';
  @field.integer({ description: 'How many people it is for.', initial: 0 }) people!: number;
  @field.integer({ description: 'How many of them are done.', initial: 0 }) done!: number;
  @field.integer({ description: 'Shifts planned.', initial: 0 }) made!: number;
  @field.integer({ description: 'Planned shifts taken off that no pattern asks for any more.', initial: 0 })
  removed!: number;
  @field.json({ description: 'What was left out, and why.', type: () => [UnfilledShifts], initial: [] })
  unfilled!: UnfilledShifts[];
}

export const rosterFill = defineArea('RosterFill', RosterFill, {
  one: 'rosterFill',
  many: 'rosterFills',
  label: t('roster_fill.filling_roster'),
  sort: 'createdAt',
  descending: true,
  isPersonal: true,
});
