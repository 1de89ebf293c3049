import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles that may do `held` with `of` in the whole company may do this with contribution schemes. */
async function grant(runner: QueryRunner, of: string, held: string, actions: string[]): Promise<void> {
  const grants = (subject: string, action: string) => [{ scope: 'company', action, subject }];
  for (const action of actions) {
    await runner.query(
      `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
       WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
      [JSON.stringify(grants(of, held)), JSON.stringify(grants('ContributionScheme', action))],
    );
  }
}

/** Schemes a company collects contributions for itself, and registrations for them beside that of law. */
export class ContributionScheme1797100000000 implements MigrationInterface {
  readonly name = 'ContributionScheme1797100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "contribution_scheme" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "code" text NOT NULL, "name" text NOT NULL, "name_ar" text,
        "members" text NOT NULL, "wage" text NOT NULL, "part_month" text NOT NULL, "rates" jsonb NOT NULL,
        "valid_from" date NOT NULL, "valid_to" date, "state" text NOT NULL, "proposed_by_id" character(24),
        "approved_by_id" character(24), "approved_at" TIMESTAMP(3) WITH TIME ZONE, "decision_note" text,
        CONSTRAINT "contribution_scheme_no_overlap" EXCLUDE USING gist (company_id WITH =, code WITH =,
        daterange(valid_from, valid_to, '[]') WITH &&) WHERE (state = 'approved' AND deleted_at IS NULL),
        CONSTRAINT "contribution_scheme_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "contribution_scheme_order" ON "contribution_scheme"  ("company_id", "code", "id")
        WHERE deleted_at IS NULL`,
    );
    const searched = ['code', 'name', 'name_ar']
      .map((column) => `coalesce(folded("${column}"), '')`)
      .join(' || chr(31) || ');
    await runner.query(
      `ALTER TABLE "contribution_scheme" ADD "search_text" text GENERATED ALWAYS AS (${searched}) STORED`,
    );
    await runner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value")
        VALUES (current_database(), 'public', 'contribution_scheme', 'GENERATED_COLUMN', 'search_text', $1)`,
      [searched],
    );
    for (const column of ['proposed_by_id', 'approved_by_id']) {
      await runner.query(
        `CREATE INDEX "contribution_scheme_${column}_idx" ON "contribution_scheme"  ("company_id", "${column}") `,
      );
      await runner.query(
        `ALTER TABLE "contribution_scheme" ADD CONSTRAINT "contribution_scheme_${column}_fkey"
          FOREIGN KEY ("${column}") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
      );
    }
    await runner.query(`ALTER TABLE "insurance_registration" ADD "contribution_scheme_id" character(24)`);
    await runner.query(
      `CREATE INDEX "insurance_registration_contribution_scheme_id_idx" ON "insurance_registration"
        ("company_id", "contribution_scheme_id") `,
    );
    await runner.query(
      `ALTER TABLE "insurance_registration" ADD CONSTRAINT "insurance_registration_contribution_scheme_id_fkey"
        FOREIGN KEY ("company_id", "contribution_scheme_id") REFERENCES "contribution_scheme"("company_id","id")
        ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE insurance_registration DROP CONSTRAINT insurance_registration_no_overlap`);
    await runner.query(
      `ALTER TABLE insurance_registration ADD CONSTRAINT insurance_registration_no_overlap EXCLUDE USING gist
        (company_id WITH =, employee_id WITH =, (coalesce(contribution_scheme_id, '')) WITH =,
        daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL)`,
    );
    await runner.query(`ALTER TABLE "contribution_scheme" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "contribution_scheme" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "contribution_scheme" USING (company_id = nullif(current_setting('app.company_id',
        true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true),
        '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "contribution_scheme" TO muster_app`);
    await grant(runner, 'PayComponent', 'read', ['read']);
    await grant(runner, 'PayComponent', 'read_sensitive', ['read_sensitive']);
    await grant(runner, 'PayComponent', 'update', ['create', 'update', 'delete', 'export']);
    await grant(runner, 'PayrollRun', 'approve', ['read', 'approve', 'reject']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE insurance_registration DROP CONSTRAINT insurance_registration_no_overlap`);
    await runner.query(`DELETE FROM insurance_registration WHERE contribution_scheme_id IS NOT NULL`);
    await runner.query(`ALTER TABLE insurance_registration DROP contribution_scheme_id`);
    await runner.query(
      `ALTER TABLE insurance_registration ADD CONSTRAINT insurance_registration_no_overlap EXCLUDE USING gist
        (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
        WHERE (deleted_at IS NULL)`,
    );
    await runner.query(`DELETE FROM typeorm_metadata WHERE "table" = 'contribution_scheme'`);
    await runner.query(`DROP TABLE contribution_scheme`);
  }
}
