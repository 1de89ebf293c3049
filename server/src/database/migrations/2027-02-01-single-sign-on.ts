import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who signs in is known before their company is: the platform looks for the provider of an address. */
const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)
  OR current_setting('app.platform', true) = 'on'`;

const searched = `coalesce(folded("name"), '')`;

/** Identity providers of companies, whom they know, and the sessions that came through them. */
export class SingleSignOn1800000000000 implements MigrationInterface {
  readonly name = 'SingleSignOn1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value")
        VALUES (current_database(), 'public', 'identity_provider', 'GENERATED_COLUMN', 'search_text', $1)`,
      [searched],
    );
    await runner.query(
      `CREATE TABLE "identity_provider" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "name" text NOT NULL, "issuer" text NOT NULL, "client_id" text,
        "secret" text, "secret_kept_at" TIMESTAMP(3) WITH TIME ZONE, "domains" jsonb NOT NULL,
        "search_text" text GENERATED ALWAYS AS (${searched}) STORED, "role_id" character(24),
        "is_only_way" boolean NOT NULL, "is_active" boolean NOT NULL,
        CONSTRAINT "identity_provider_pkey" PRIMARY KEY ("company_id", "id"),
        CONSTRAINT "identity_provider_role_id_fkey" FOREIGN KEY ("company_id", "role_id")
          REFERENCES "company_role" ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "identity_provider_name_key" ON "identity_provider" ("company_id", "name")
        WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "identity_provider_role_id_idx" ON "identity_provider" ("company_id", "role_id")`);
    await runner.query(
      `CREATE TABLE "provider_identity" ("company_id" character(24) NOT NULL, "provider_id" character(24) NOT NULL,
        "user_id" character(24) NOT NULL, "issuer" text NOT NULL, "subject" text NOT NULL,
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        CONSTRAINT "provider_identity_pkey" PRIMARY KEY ("company_id", "provider_id", "user_id"),
        CONSTRAINT "provider_identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user" ("id"),
        CONSTRAINT "provider_identity_provider_id_fkey" FOREIGN KEY ("company_id", "provider_id")
          REFERENCES "identity_provider" ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "provider_identity_subject_key" 
        ON "provider_identity" ("company_id", "provider_id", "issuer", "subject")`,
    );
    await runner.query(`CREATE INDEX "provider_identity_user" ON "provider_identity" ("user_id")`);
    for (const [table, rights] of [
      ['identity_provider', 'SELECT, INSERT, UPDATE'],
      ['provider_identity', 'SELECT, INSERT, UPDATE, DELETE'],
    ]) {
      await runner.query(`ALTER TABLE "${table}" ENABLE ROW LEVEL SECURITY`);
      await runner.query(`ALTER TABLE "${table}" FORCE ROW LEVEL SECURITY`);
      await runner.query(`CREATE POLICY tenant ON "${table}" USING (${own}) WITH CHECK (${own})`);
      await runner.query(`GRANT ${rights} ON "${table}" TO muster_app`);
    }
    await runner.query(`ALTER TABLE "auth_session" ADD "identity_provider_id" character(24), ADD "id_token" text,
      ADD "provider_session" text,
      ADD CONSTRAINT "auth_session_of_provider" CHECK (identity_provider_id IS NULL OR company_id IS NOT NULL),
      ADD CONSTRAINT "auth_session_identity_provider_id_fkey" FOREIGN KEY ("company_id", "identity_provider_id")
        REFERENCES "identity_provider" ("company_id", "id")`);
    await runner.query(
      `CREATE INDEX "auth_session_identity_provider" ON "auth_session" ("company_id", "identity_provider_id")`,
    );
    for (const action of ['read', 'read_sensitive', 'create', 'update', 'delete', 'export']) {
      const of = (subject: string, held = action) => JSON.stringify([{ scope: 'company', action: held, subject }]);
      // Who hands out roles and keys of programs keeps this door too; somebody who hands out less does not.
      await runner.query(
        `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $3::jsonb
         WHERE grants @> $1::jsonb AND grants @> $2::jsonb AND NOT grants @> $3::jsonb`,
        [of('ApiToken'), of('CompanyRole', 'update'), of('IdentityProvider')],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM auth_session WHERE identity_provider_id IS NOT NULL`);
    await runner.query(
      `ALTER TABLE "auth_session" DROP COLUMN "identity_provider_id", DROP COLUMN "id_token",
        DROP COLUMN "provider_session"`,
    );
    await runner.query('DROP TABLE "provider_identity"');
    await runner.query('DROP TABLE "identity_provider"');
    await runner.query(`DELETE FROM typeorm_metadata WHERE "table" = 'identity_provider'`);
  }
}
