import { defineArea } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { choiceOf, field } from '../../../platform/records/fields';
import { PlatformRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const PermissionType = choiceOf('PermissionType', 'Which roles grant it.', {
  platform: 'Granted by platform roles, which hold outside any company.',
  company: 'Granted by the roles of a company.',
});
export const PermissionStatus = choiceOf('PermissionStatus', 'Whether it is offered.', {
  active: 'Can be put into roles.',
  inactive: 'Kept, and offered no more.',
});

@record('Permission', 'An entry of the catalogue of what roles can grant; kept by the product itself.')
export class Permission extends PlatformRecord {
  @field.text({ description: 'Name for people.', max: 120, search: true }) title!: string;
  @field.text({ description: 'Name old REST clients know it by.', max: 80, search: true, unique: true }) alias!: string;
  @field.text({ description: 'Heading it stands under.', max: 80 }) heading!: string;
  @field.choice(PermissionType, { description: 'Kind of role it belongs to.' }) type!: string;
  @field.choice(PermissionStatus, { description: 'State.', initial: 'active' }) status!: string;
  @field.text({ description: 'Kind of row it is about.', max: 60 }) subject!: string;
  @field.text({ description: 'What it allows to do with such rows.', max: 40 }) action!: string;
}

export const permission = defineArea('Permission', Permission, {
  one: 'permission',
  many: 'permissions',
  label: t('permission.permission'),
  menu: { group: 'access', title: t('permission.menu'), icon: 'key', after: null, path: '/permissions' },
  sort: 'heading',
});
export const PermissionResolver = CrudResolver(permission, ['list']);
