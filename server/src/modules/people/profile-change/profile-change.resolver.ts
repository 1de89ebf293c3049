import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { mayDo } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { JsonScalar } from '../../../platform/graphql/scalars';
import { forbidden } from '../../../platform/errors';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { maskFields } from '../../../platform/records/field-masking';
import { ProfileRule } from '../../organisation/company/company';
import type { ProfileRule as Rule } from '../../organisation/domain/profile-rule';
import { Employee, employee, ProfilePart, profileParts, profileRules, type Part } from '../employee/employee';
import { ProfileChange, profileChange } from './profile-change';
import {
  changeMyProfile,
  decideProfileChange,
  withdrawProfileChange,
  type WantedChange,
} from './profile-change.actions';

@InputType('ProfileChangeInput', { description: 'What you change of what the company knows of you.' })
class ProfileChangeInput implements WantedChange {
  @Field(() => ProfilePart, { description: 'What it is about.' }) part!: Part;
  @Field(() => ID, { nullable: true, description: 'The emergency contact or dependant it is about; empty: a new one.' })
  recordId?: string | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Takes that one off the file.' }) isRemoval!: boolean;
  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'The new values of fields of that part, as the update of an employee, contact or dependant takes them.',
  })
  values?: unknown;
  @Field(() => [ID], { nullable: true, description: 'Files that prove it.' }) fileIds?: string[];
  @Field(() => String, { nullable: true, description: 'What whoever decides is told, in up to 300 characters.' })
  note?: string | null;
}

@ObjectType('ProfilePartRule', { description: 'How you may change a part of what the company knows of you.' })
class ProfilePartRule {
  @Field(() => ProfilePart, { description: 'Which part.', simple: true }) part!: Part;
  @Field(() => ProfileRule, { description: 'How.', simple: true }) rule!: Rule;
  @Field(() => Boolean, { description: 'Whether proof has to be attached.', simple: true }) needsProof!: boolean;
}

const which = { description: 'The change.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class ProfileChangeActions {
  @Query(() => [ProfilePartRule], {
    description: 'How you may change each part of what the company knows of you; nothing for who may not.',
  })
  async myProfileRules(@Context() ctx: Ctx): Promise<ProfilePartRule[]> {
    const { employeeId } = ctx.user;
    if (!employeeId || !mayDo(ctx.ability, 'create', profileChange, { employeeId })) return [];
    const rules = await profileRules(ctx);
    return Object.entries(rules).map(([name, rule]) => {
      const part = name as Part;
      return { part, rule, needsProof: rule === 'approval' && !!profileParts[part].needsProof };
    });
  }

  @Mutation(() => ProfileChange, {
    description: 'Changes what the company knows of you: at once or once somebody approves, as the company rules.',
  })
  async changeMyProfile(
    @Context() ctx: Ctx,
    @Arg('input', () => ProfileChangeInput, { description: 'What changes.' }) input: ProfileChangeInput,
  ): Promise<Row<ProfileChange>> {
    return maskFields(ctx, profileChange, await changeMyProfile(ctx, input));
  }

  @Mutation(() => ProfileChange, {
    description: 'Puts a change on file that an employee asked for; refused to them and where the file changed since.',
  })
  async approveProfileChange(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<ProfileChange>> {
    return maskFields(ctx, profileChange, await decideProfileChange(ctx, 'approve', id, version));
  }

  @Mutation(() => ProfileChange, { description: 'Leaves what is on file as it is, saying why.' })
  async rejectProfileChange(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, in up to 300 characters; the employee reads it.' }) note: string,
  ): Promise<Row<ProfileChange>> {
    return maskFields(ctx, profileChange, await decideProfileChange(ctx, 'reject', id, version, note));
  }

  @Mutation(() => ProfileChange, { description: 'Takes back a change of yours that nobody has decided.' })
  async withdrawProfileChange(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<ProfileChange>> {
    return maskFields(ctx, profileChange, await withdrawProfileChange(ctx, id, version));
  }

  @Mutation(() => Employee, { description: 'Says whether colleagues are told your birthday and your anniversary.' })
  async showMyDates(
    @Context() ctx: Ctx,
    @Arg('birthday', () => Boolean, { description: 'Your birthday, without the year.' }) showsBirthday: boolean,
    @Arg('anniversary', () => Boolean, { description: 'The day you began.' }) showsAnniversary: boolean,
  ): Promise<Row<Employee>> {
    const { employeeId } = ctx.user;
    if (!employeeId || !mayDo(ctx.ability, 'create', profileChange, { employeeId })) throw forbidden();
    const row = await lockedRecord(ctx, employee, employeeId, 'read');
    const saved = await saveRecord(ctx, employee, row, { showsBirthday, showsAnniversary }, 'update');
    return maskFields(ctx, employee, saved);
  }
}

offerInBulk(
  profileChange,
  { approve: (ctx, id, version) => decideProfileChange(ctx, 'approve', id, version) },
  { reject: (ctx, id, version, note) => decideProfileChange(ctx, 'reject', id, version, note) },
);

export const ProfileChangeResolver = [...CrudResolver(profileChange, ['list']), ProfileChangeActions];
