import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The job that looks which streams are due knows all companies. */
const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)
  OR current_setting('app.platform', true) = 'on'`;

/** Where companies have their audit log sent. */
export class AuditStreams1802000000021 implements MigrationInterface {
  readonly name = 'AuditStreams1802000000021';

  async up(runner: QueryRunner): Promise<void> {
    const searched = ['name', 'url'].map((column) => `coalesce(folded("${column}"), '')`).join(' || chr(31) || ');
    await runner.query(
      `CREATE TABLE "audit_stream" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "name" text NOT NULL, "url" text NOT NULL, "is_active" boolean NOT NULL,
        "secret" text, "secret_made_at" TIMESTAMP(3) WITH TIME ZONE, "owner_id" character(24),
        "taken_up_to" integer NOT NULL, "last_sent_at" TIMESTAMP(3) WITH TIME ZONE,
        "failing_since" TIMESTAMP(3) WITH TIME ZONE, "failure" text, "next_attempt_at" TIMESTAMP(3) WITH TIME ZONE,
        "search_text" text GENERATED ALWAYS AS (${searched}) STORED,
        CONSTRAINT "audit_stream_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user" ("id"),
        CONSTRAINT "audit_stream_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value")
        VALUES (current_database(), 'public', 'audit_stream', 'GENERATED_COLUMN', 'search_text', $1)`,
      [searched],
    );
    await runner.query(
      `CREATE INDEX "audit_stream_order" ON "audit_stream" ("company_id", "name", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "audit_stream_owner_id_idx" ON "audit_stream" ("company_id", "owner_id")`);
    await runner.query(`ALTER TABLE "audit_stream" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "audit_stream" FORCE ROW LEVEL SECURITY`);
    await runner.query(`CREATE POLICY tenant ON "audit_stream" USING (${own}) WITH CHECK (${own})`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "audit_stream" TO muster_app`);
    const of = (subject: string, action: string) => JSON.stringify([{ scope: 'company', action, subject }]);
    for (const action of ['read', 'read_sensitive', 'create', 'update', 'delete', 'export', 'issue']) {
      // Who reads the log and keeps webhooks may have the one sent by the other.
      await runner.query(
        `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $3::jsonb
         WHERE grants @> $1::jsonb AND grants @> $2::jsonb AND NOT grants @> $3::jsonb`,
        [of('Company', 'audit'), of('Webhook', action), of('AuditStream', action)],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "audit_stream"');
    await runner.query(`DELETE FROM typeorm_metadata WHERE "table" = 'audit_stream'`);
  }
}
