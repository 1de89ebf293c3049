import { Field, ID, InputType } from 'type-graphql';
import { mayDoSome } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid } from '../../../platform/errors';
import { JsonScalar } from '../../../platform/graphql/scalars';
import type { Filter } from '../../../platform/lists/list-filter';
import { listRecords, type Page } from '../../../platform/lists/list-query';
import { importedPeople } from './imported-people';
import { typedInput } from '../../../platform/records/typed-input';
import { employee, type Employee } from '../../people/employee/employee';
import { companyUser } from './company-user';
import { t } from '../texts/text';

export const mostInvited = 10_000;
const rowsAtOnce = 1_000;

@InputType('WhomToInvite', {
  description:
    'Employees, said in one way: by their ids, whom an import made, or whom the list finds; an empty filter finds all.',
})
export class WhomToInvite {
  @Field(() => [ID], { nullable: true, description: 'These.' }) ids?: string[];
  @Field(() => ID, { nullable: true, description: 'Whom this import made.' }) importId?: string;
  @Field(() => JsonScalar, { nullable: true, description: 'As the list of employees takes it.' }) filter?: unknown;
  @Field(() => String, { nullable: true, description: 'Words that must all occur.' }) search?: string;
}

/** The employees that are meant, as far as whoever asks sees them. */
export async function whomMeant(ctx: Ctx, whom: WhomToInvite): Promise<string[]> {
  if (!mayDoSome(ctx.ability, 'create', companyUser)) throw forbidden();
  const ways = [whom.ids, whom.importId, whom.filter ?? whom.search].filter((way) => way !== undefined && way !== null);
  if (ways.length !== 1) throw invalid('whom', t('bulk_invitation.one_way'));
  const named = whom.importId ? await importedPeople.answer(ctx, whom.importId) : whom.ids;
  if (named) {
    if (named.length > mostInvited) throw tooMany();
    return [...new Set(named)];
  }
  const filter = whom.filter ? typedInput<Filter>('EmployeeFilter', whom.filter, 'filter') : null;
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const page: Page<Employee> = await listRecords(
      ctx,
      employee,
      { filter, search: whom.search, after, sort: [{ field: 'id' }], limit: rowsAtOnce },
      { fields: new Set(['id']), maxLimit: rowsAtOnce },
    );
    ids.push(...page.rows.map(({ id }) => id));
    if (ids.length > mostInvited) throw tooMany();
    after = page.endCursor;
    if (!after) return ids;
  }
}

const tooMany = () => invalid('whom', t('bulk_invitation.too_many', { count: mostInvited }));
