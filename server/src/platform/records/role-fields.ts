import { Field, InputType, ObjectType } from 'type-graphql';
import type { GrantScope } from '../access/ability';
import { choiceOf, field } from './fields';

export const GrantScopeChoice = choiceOf<GrantScope>('GrantScope', 'Whose rows a grant reaches.', {
  own: 'Rows about oneself.',
  team: 'Rows about oneself and everybody below, down all levels.',
  department: 'Rows about people of the departments one heads.',
  company: 'All rows of the company.',
});
export const RoleStatus = choiceOf('RoleStatus', 'Whether a role grants anything now.', {
  active: 'Its grants hold for whoever has it.',
  inactive: 'Kept with its holders, and grants nothing.',
});

@ObjectType('Grant', { description: 'One line of a role.' })
@InputType('GrantInput', { description: 'One line of a role.' })
export class GrantLine {
  @Field(() => String, { description: 'Kind of row, such as Employee.', simple: true }) subject!: string;
  @Field(() => String, {
    description:
      'What may be done: read, create, update, delete, read_sensitive, read_medical, read_pay, read_range, export, or a verb of the area.',
    simple: true,
  })
  action!: string;
  @Field(() => GrantScopeChoice, { description: 'Whose rows.', simple: true }) scope!: GrantScope;
}

/** The fields platform roles and company roles share. */
export const roleFields = {
  title: field.text({ description: 'Name of the role.', min: 2, max: 80, search: true, unique: true }),
  type: field.text({ description: 'Free grouping of roles.', max: 40, optional: true }),
  status: field.choice(RoleStatus, { description: 'Whether it grants anything now.', initial: 'active' }),
  grants: field.json({ type: () => [GrantLine], description: 'What the role allows.', initial: [] }),
};
