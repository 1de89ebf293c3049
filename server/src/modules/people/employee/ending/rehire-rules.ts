import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { t } from '../../texts/text';

/** The former employment has ended before the new one begins, and is followed by no other. */
export async function refuseRehire(
  ctx: Ctx,
  { id, rehireOfId, hireDate }: { id: string; rehireOfId: string; hireDate: string },
): Promise<void> {
  const {
    rows: [former],
  } = await ctx.tx.query<{ status: string; exit: string | null; code: string | null }>(
    `select f.status, f.exit_date as exit, (select n.code from employee n where n.company_id = $1
      and n.rehire_of_id = f.id and n.id <> $3 and n.deleted_at is null) as code
     from employee f where f.company_id = $1 and f.id = $2 and f.deleted_at is null for no key update of f`,
    [ctx.companyId, rehireOfId, id],
  );
  if (!former || former.status !== 'exited' || !former.exit) {
    throw conflict(t('rehire_rules.only_who_has_left_last'));
  }
  if (former.code) throw conflict(t('rehire_rules.person_taken_again_already', { code: former.code }));
  if (hireDate <= former.exit) {
    throw invalid('hireDate', t('rehire_rules.former_employment_lasted_until_new', { exit: former.exit }));
  }
}

/** A former employment does not reach into the one that followed it. */
export async function refuseReachingNext(ctx: Ctx, id: string, exitDate: string): Promise<void> {
  const {
    rows: [next],
  } = await ctx.tx.query<{ hire: string }>(
    `select hire_date as hire from employee where company_id = $1 and rehire_of_id = $2 and deleted_at is null
      and hire_date <= $3`,
    [ctx.companyId, id, exitDate],
  );
  if (next) {
    throw invalid('exitDate', t('rehire_rules.next_employment_person_begins_ends', { hire: next.hire }));
  }
}
