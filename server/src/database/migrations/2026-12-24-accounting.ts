import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles that may do `held` in the whole company may do this too. */
async function grant(runner: QueryRunner, held: string, added: Record<string, string[]>): Promise<void> {
  const of = (subject: string, action: string) => [{ scope: 'company', action, subject }];
  const [subject, action] = held.split(' ') as [string, string];
  for (const [area, actions] of Object.entries(added)) {
    for (const each of actions) {
      await runner.query(
        `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
         WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
        [JSON.stringify(of(subject, action)), JSON.stringify(of(area, each))],
      );
    }
  }
}

export class Accounting1796900001100 implements MigrationInterface {
  readonly name = 'Accounting1796900001100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "posting_rule" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "ledger_line" text NOT NULL, "code" text, "ledger_account_id" character(24) NOT
        NULL, "note" text, CONSTRAINT "posting_rule_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "posting_rule_code_key" ON "posting_rule"  ("company_id", "ledger_line", "code") WHERE code
        IS NOT NULL AND deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "posting_rule_line_key" ON "posting_rule"  ("company_id", "ledger_line") WHERE code IS NULL
        AND deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "posting_rule_order" ON "posting_rule"  ("company_id", "ledger_line", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES ('muster', 'public', 'journal_entry', 'GENERATED_COLUMN', 'search_text', 'coalesce(folded("number"), '''') || chr(31) || coalesce(folded("period"), '''')')`,
    );
    await runner.query(
      `CREATE TABLE "journal_entry" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "number" text NOT NULL, "origin" text NOT NULL, "origin_key" text
        NOT NULL, "title" jsonb NOT NULL, "period" text NOT NULL, "day" date NOT NULL, "currency" text NOT NULL,
        "total" numeric(18,3) NOT NULL, "lines" jsonb NOT NULL, "state" text NOT NULL, "run_id" character(24),
        "end_of_service_id" character(24), "reverses_id" character(24), "reason" text, "posted_by_id"
        character(24) NOT NULL, "posted_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "search_text" text GENERATED
        ALWAYS AS (coalesce(folded("number"), '') || chr(31) || coalesce(folded("period"), '')) STORED,
        CONSTRAINT "journal_entry_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "journal_entry_reverses_key" ON "journal_entry"  ("company_id", "reverses_id") WHERE
        reverses_id IS NOT NULL`,
    );
    await runner.query(`CREATE UNIQUE INDEX "journal_entry_number_key" ON "journal_entry"  ("company_id", "number") `);
    await runner.query(
      `CREATE UNIQUE INDEX "journal_entry_once" ON "journal_entry"  ("company_id", "origin", "origin_key")
        WHERE state = 'posted' AND reverses_id IS NULL AND deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "journal_entry_order" ON "journal_entry"  ("company_id", "number", "id") WHERE deleted_at
        IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "posting_rule_ledger_account_id_idx" ON "posting_rule"  ("company_id", "ledger_account_id") `,
    );
    await runner.query(`CREATE INDEX "journal_entry_run_id_idx" ON "journal_entry"  ("company_id", "run_id") `);
    await runner.query(
      `CREATE INDEX "journal_entry_end_of_service_id_idx" ON "journal_entry"  ("company_id", "end_of_service_id") `,
    );
    await runner.query(
      `CREATE INDEX "journal_entry_reverses_id_idx" ON "journal_entry"  ("company_id", "reverses_id") `,
    );
    await runner.query(
      `CREATE INDEX "journal_entry_posted_by_id_idx" ON "journal_entry"  ("company_id", "posted_by_id") `,
    );
    await runner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES ('muster', 'public', 'ledger_account', 'GENERATED_COLUMN', 'search_text', 'coalesce(folded("code"), '''') || chr(31) || coalesce(folded("title"), '''')')`,
    );
    await runner.query(
      `CREATE TABLE "ledger_account" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "code" text NOT NULL, "title" text NOT NULL, "kind" text NOT NULL,
        "external_name" text, "status" text NOT NULL, "search_text" text GENERATED ALWAYS AS
        (coalesce(folded("code"), '') || chr(31) || coalesce(folded("title"), '')) STORED, CONSTRAINT
        "ledger_account_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "ledger_account_code_key" ON "ledger_account"  ("company_id", "code") WHERE
        deleted_at IS NULL`,
    );
    await runner.query(
      `ALTER TABLE "posting_rule" ADD CONSTRAINT "posting_rule_ledger_account_id_fkey" FOREIGN KEY ("company_id",
        "ledger_account_id") REFERENCES "ledger_account"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_run_id_fkey" FOREIGN KEY ("company_id",
        "run_id") REFERENCES "payroll_run"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_end_of_service_id_fkey" FOREIGN KEY
        ("company_id", "end_of_service_id") REFERENCES "end_of_service"("company_id","id") ON DELETE NO ACTION
        ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_reverses_id_fkey" FOREIGN KEY ("company_id",
        "reverses_id") REFERENCES "journal_entry"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_posted_by_id_fkey" FOREIGN KEY
        ("posted_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "posting_rule" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "posting_rule" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "posting_rule" USING (company_id = nullif(current_setting('app.company_id',
        true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true),
        '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "posting_rule" TO muster_app`);
    await runner.query(`ALTER TABLE "journal_entry" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "journal_entry" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "journal_entry" USING (company_id = nullif(current_setting('app.company_id',
        true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true),
        '')::char(24))`,
    );
    // What is posted stays as it is: of an entry the product may change where it stands, and nothing else.
    await runner.query(`GRANT SELECT, INSERT ON "journal_entry" TO muster_app`);
    await runner.query(`GRANT UPDATE (state, version, updated_at, updated_by_id) ON "journal_entry" TO muster_app`);
    await runner.query(`ALTER TABLE "ledger_account" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "ledger_account" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "ledger_account" USING (company_id = nullif(current_setting('app.company_id',
        true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true),
        '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "ledger_account" TO muster_app`);
    const kept = ['read', 'create', 'update', 'delete', 'export'];
    await grant(runner, 'Payslip export', { LedgerAccount: kept, PostingRule: kept });
    await grant(runner, 'Payslip export', { JournalEntry: ['read', 'export', 'post', 'reverse'] });
    const all = [...kept, 'read_sensitive'];
    await grant(runner, 'PayComponent update', { LedgerAccount: all, PostingRule: all });
    await grant(runner, 'PayComponent update', { JournalEntry: [...all, 'post', 'reverse'] });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['journal_entry', 'posting_rule', 'ledger_account']) {
      await runner.query(`DROP TABLE ${table}`);
      await runner.query(`DELETE FROM typeorm_metadata WHERE "table" = $1`, [table]);
    }
  }
}
