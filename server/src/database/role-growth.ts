import type { QueryRunner } from 'typeorm';

export interface FormerRole {
  /** Where their titles were English in every company. */
  title?: string;
  /**
   * Digests of the grants such a role began with in earlier versions: one that has others was changed by its company
   * and stays as it is.
   */
  digests: string[];
  /** What the role begins with today beyond those: subject, actions and, last, scope. */
  added: string[];
}

/** Gives roles the product made and nobody changed what such roles begin with since. */
export async function growRoles(runner: QueryRunner, formerRoles: readonly FormerRole[]): Promise<void> {
  for (const { title, digests, added } of formerRoles) {
    const grants = added.flatMap((line) => {
      const [subject, ...rest] = line.split(' ');
      return rest.slice(0, -1).map((action) => ({ subject, action, scope: rest.at(-1) }));
    });
    await runner.query(
      `
      UPDATE company_role r SET version = version + 1, updated_at = now(), grants = r.grants || coalesce(
        (SELECT jsonb_agg(n) FROM jsonb_array_elements($3::jsonb) n WHERE NOT r.grants @> jsonb_build_array(n)), '[]')
      WHERE ($1::text IS NULL OR title = $1) AND deleted_at IS NULL
        AND (SELECT md5(string_agg(g, ',' ORDER BY g COLLATE "C")) FROM
        (SELECT DISTINCT concat_ws(' ', e->>'subject', e->>'action', e->>'scope') AS g
        FROM jsonb_array_elements(r.grants) e) held) = ANY($2)`,
      [title, digests, JSON.stringify(grants)],
    );
  }
}
