import type { Ctx } from '../../platform/context';
import { asksFactorSql } from './second-factor';

/** A company that asks for a second factor today: the one given, or any the user is a member of. */
export async function companyAsking({ tx, user: { id }, now }: Ctx, companyId?: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    `SELECT c.name FROM company c
       LEFT JOIN membership m ON m.company_id = c.id AND m.user_id = $1 AND m.deleted_at IS NULL
     WHERE c.deleted_at IS NULL AND ${asksFactorSql('c', 'm', '$2')}
       AND CASE WHEN $3::text IS NULL THEN m.id IS NOT NULL ELSE c.id = $3::text END
     ORDER BY c.name LIMIT 1`,
    [id, now, companyId ?? null],
  );
  return rows[0]?.name ?? null;
}
