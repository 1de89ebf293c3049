import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a salary lies towards its range has a grant of its own: who sees salaries of others goes on seeing it, their own tells nobody. */
export class RangeGrants1795901010010 implements MigrationInterface {
  readonly name = 'RangeGrants1795901010010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE company_role r SET version = version + 1, updated_at = now(), grants = r.grants || (
        SELECT jsonb_agg(DISTINCT jsonb_build_object('subject', 'EmployeeSalary', 'action', 'read_range', 'scope', e->>'scope')) FROM jsonb_array_elements(r.grants) e
        WHERE e->>'subject' = 'EmployeeSalary' AND e->>'action' = 'read_sensitive' AND e->>'scope' <> 'own')
      WHERE jsonb_path_exists(r.grants, '$[*] ? (@.subject == "EmployeeSalary" && @.action == "read_sensitive" && @.scope <> "own")')
        AND NOT jsonb_path_exists(r.grants, '$[*] ? (@.subject == "EmployeeSalary" && @.action == "read_range")')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE company_role SET grants = (SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(grants) e WHERE e->>'action' <> 'read_range')`,
    );
  }
}
