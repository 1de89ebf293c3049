import { firstLanguage, languagePattern, locales } from '../../../kernel/text/languages';
import { mayDoSome } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden } from '../../../platform/errors';
import { defineArea, type Row } from '../../../platform/records/area';
import { choiceOf, field } from '../../../platform/records/fields';
import { PlatformRecord, record } from '../../../platform/records/record';
import { endSessionsOfClosedUsers, guardUser, isBeyond } from './user-rules';
import { t } from '../texts/text';

export const UserType = choiceOf('UserType', 'What kind of account it is.', {
  admin: 'Manages everything in every company.',
  client: 'Sees the acl-page alone.',
  employee: 'May do what their roles grant.',
});
export const UserStatus = choiceOf('UserStatus', 'Only active users may use the product.', {
  active: 'May use the product.',
  inactive: 'Is let into nothing, in no company.',
});

@record('User', 'A person who can sign in; one user may belong to several companies.', 'app_user')
export class User extends PlatformRecord {
  @field.text({ description: 'Full name.', min: 2, max: 120, search: true }) name!: string;
  @field.email({
    description: 'E-mail address to sign in with, in lower case; unique in the product.',
    search: true,
    unique: true,
  })
  email!: string;
  @field.choice(UserType, { description: 'Kind of account.', initial: 'employee' }) type!: string;
  @field.choice(UserStatus, { description: 'Whether the user may use the product.', initial: 'active' })
  status!: string;
  @field.references('Role', { description: 'Platform roles, which hold outside any company.', initial: [] })
  roleIds!: string[];
  @field.text({
    description: `Language of mails and documents: ${locales.join(', ')}.`,
    pattern: languagePattern,
    example: firstLanguage,
    initial: firstLanguage,
  })
  locale!: string;
  @field.internal({ description: 'bcrypt hash of the password.', optional: true }) passwordHash!: string | null;
}

async function refuseUser(ctx: Ctx, after: Row<User>, before: Row<User> | null): Promise<void> {
  // An address that is taken is told: to who sees it in the list anyway.
  if (after.email !== before?.email && !mayDoSome(ctx.ability, 'read', user)) throw forbidden();
  await guardUser(ctx, after, before);
}

export const user = defineArea('User', User, {
  one: 'user',
  many: 'users',
  label: t('user.user'),
  knownBy: 'name',
  page: '/users?open=:id',
  menu: { group: 'platform', title: t('user.menu'), icon: 'user', after: '/companies' },
  sort: 'name',
  verbs: { change_password: () => true },
  stateFields: ['type'],
  isBeyond,
  guard: refuseUser,
  followUp: endSessionsOfClosedUsers,
});

/** E-mail addresses are compared without regard to case: they are stored in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** For other areas too: whether nobody else relies on an account. */
export { isOfHereAlone } from './user-rules';
