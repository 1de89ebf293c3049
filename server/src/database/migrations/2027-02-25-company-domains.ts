import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose a domain is, is known before a company is: the platform asks when somebody signs in. */
const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)
  OR current_setting('app.platform', true) = 'on'`;

/** Domains that companies prove to be their own. */
export class CompanyDomains1802000000022 implements MigrationInterface {
  readonly name = 'CompanyDomains1802000000022';

  async up(runner: QueryRunner): Promise<void> {
    const searched = `coalesce(folded("domain"), '')`;
    await runner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value")
        VALUES (current_database(), 'public', 'company_domain', 'GENERATED_COLUMN', 'search_text', $1)`,
      [searched],
    );
    await runner.query(
      `CREATE TABLE "company_domain" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "domain" text NOT NULL, "token" text NOT NULL,
        "proven_at" TIMESTAMP(3) WITH TIME ZONE, "checked_at" TIMESTAMP(3) WITH TIME ZONE,
        "search_text" text GENERATED ALWAYS AS (${searched}) STORED,
        CONSTRAINT "company_domain_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "company_domain_domain_key" ON "company_domain" ("company_id", "domain")
        WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "company_domain_proven" ON "company_domain" ("domain")
        WHERE proven_at IS NOT NULL AND deleted_at IS NULL`,
    );
    await runner.query(`ALTER TABLE "company_domain" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "company_domain" FORCE ROW LEVEL SECURITY`);
    await runner.query(`CREATE POLICY tenant ON "company_domain" USING (${own}) WITH CHECK (${own})`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "company_domain" TO muster_app`);
    const of = (subject: string, action: string) => JSON.stringify([{ scope: 'company', action, subject }]);
    for (const [action, held] of [
      ...['read', 'read_sensitive', 'create', 'update', 'delete', 'export'].map((each) => [each, each]),
      ['check', 'update'],
    ] as [string, string][]) {
      // Who keeps the provider proves the domains it answers for.
      await runner.query(
        `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
         WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
        [of('IdentityProvider', held), of('CompanyDomain', action)],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "company_domain"');
    await runner.query(`DELETE FROM typeorm_metadata WHERE "table" = 'company_domain'`);
  }
}
