import type { MigrationInterface, QueryRunner } from 'typeorm';

const holds = (action: string) => JSON.stringify([{ scope: 'company', action, subject: 'Company' }]);

/** Who looks after a company reads what was done in it. */
export class AuditGrant1802000000001 implements MigrationInterface {
  readonly name = 'AuditGrant1802000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
        WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
      [holds('update'), holds('audit')],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE company_role SET version = version + 1, updated_at = now(), grants = (
          SELECT coalesce(jsonb_agg(g), '[]') FROM jsonb_array_elements(grants) g
          WHERE NOT $1::jsonb @> jsonb_build_array(g))
        WHERE grants @> $1::jsonb`,
      [holds('audit')],
    );
  }
}
