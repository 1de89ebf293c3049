import { Ctx as Context, Field, Info, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { mayDoSome, scopes, type GrantScope } from '../../../platform/access/ability';
import { allAreas, type Area } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { forbidden } from '../../../platform/errors';
import { actionShowing } from '../../../platform/records/fields';
import { actionsOn, ownCompanyActions } from '../../../platform/access/grant-rules';
import { GrantScopeChoice } from '../../../platform/records/role-fields';
import { companyRole } from '../company-role/company-role';
import { role } from '../role/role';
import { PermissionResolver as Lists } from './permission';

@ObjectType('Grantable', { description: 'What roles can grant on one kind of row.' })
class Grantable {
  @Field(() => String, { description: 'The kind of row.', simple: true }) subject!: string;
  @Field(() => [String], { description: 'What can be allowed to be done with such rows.', simple: true })
  actions!: string[];
  @Field(() => [GrantScopeChoice], {
    description: 'To whose rows it can be narrowed; company is all rows.',
    simple: true,
  })
  scopes!: GrantScope[];
}

/** Kinds of rows the product alone writes have no mutations. */
function isWritten({ name, many }: Area, mutations: string[]): boolean {
  const plural = many[0]!.toUpperCase() + many.slice(1);
  return mutations.some((mutation) => mutation.endsWith(name) || mutation.endsWith(plural));
}

function usefulActions(area: Area, mutations: string[]): string[] {
  const useless = [
    ...([...area.fields.values()].some((meta) => actionShowing(meta) === 'read_sensitive') ? [] : ['read_sensitive']),
    ...(isWritten(area, mutations) ? [] : ['create', 'update', 'delete']),
  ];
  return actionsOn(area.name).filter((action) => !useless.includes(action));
}

@Resolver()
class GrantableResolver {
  @Query(() => [Grantable], {
    description:
      'What a role of this place can grant: of the company one is in, or of the platform outside any. For those who may read its roles.',
  })
  grantable(@Context() { ability, user }: Ctx, @Info() { schema }: GraphQLResolveInfo): Grantable[] {
    const isTenant = user.company !== null;
    if (!mayDoSome(ability, 'read', isTenant ? companyRole : role)) throw forbidden();
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    const ownCompany: Grantable = { subject: 'Company', actions: ownCompanyActions, scopes: ['company'] };
    return [
      ...allAreas()
        .filter((area) => area.isTenant === isTenant && !area.isPersonal)
        .map((area): Grantable => ({
          subject: area.name,
          actions: usefulActions(area, mutations),
          scopes: area.person ? [...scopes] : ['company'],
        })),
      ...(isTenant ? [ownCompany] : []),
    ];
  }
}

export const PermissionResolver = [...Lists, GrantableResolver];
