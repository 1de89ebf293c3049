import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeaveLedger1795316850318 implements MigrationInterface {
  readonly name = 'LeaveLedger1795316850318';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "leave_ledger_entry" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "type_id" character(24) NOT NULL, "kind" text NOT NULL, "days" numeric(18,4) NOT NULL, "minutes" integer, "effective_date" date NOT NULL, "expires_on" date, "source" text NOT NULL, "source_id" text, "key" text NOT NULL, "reverses" text, "reason" text, CONSTRAINT "leave_ledger_entry_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "leave_ledger_entry_source_idx" ON "leave_ledger_entry"  ("company_id", "source_id") `,
    );
    await runner.query(
      `CREATE INDEX "leave_ledger_entry_balance_idx" ON "leave_ledger_entry"  ("company_id", "employee_id", "type_id", "effective_date") `,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "leave_ledger_entry_key_key" ON "leave_ledger_entry"  ("company_id", "key") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "leave_ledger_entry_order" ON "leave_ledger_entry"  ("company_id", "effective_date", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "leave_ledger_entry_employee_id_idx" ON "leave_ledger_entry"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "leave_ledger_entry_type_id_idx" ON "leave_ledger_entry"  ("company_id", "type_id") `,
    );
    await runner.query(
      `CREATE TABLE "leave_adjustment" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "type_id" character(24) NOT NULL, "kind" text NOT NULL, "days" numeric(18,4) NOT NULL, "effective_date" date NOT NULL, "expires_on" date, "reason" text NOT NULL, CONSTRAINT "leave_adjustment_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "leave_adjustment_order" ON "leave_adjustment"  ("company_id", "effective_date", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "leave_adjustment_employee_id_idx" ON "leave_adjustment"  ("company_id", "employee_id") `,
    );
    await runner.query(`CREATE INDEX "leave_adjustment_type_id_idx" ON "leave_adjustment"  ("company_id", "type_id") `);
    await runner.query(
      `CREATE TABLE "leave_balance" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "type_id" character(24) NOT NULL, "balance" numeric(18,4) NOT NULL, "granted" numeric(18,4) NOT NULL, "taken" numeric(18,4) NOT NULL, "planned" numeric(18,4) NOT NULL, "pending" numeric(18,4) NOT NULL, "expiring" numeric(18,4), "expires_on" date, "as_of" date NOT NULL, CONSTRAINT "leave_balance_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "leave_balance_employee_type_key" ON "leave_balance"  ("company_id", "employee_id", "type_id") `,
    );
    await runner.query(
      `CREATE INDEX "leave_balance_order" ON "leave_balance"  ("company_id", "balance", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "leave_balance_employee_id_idx" ON "leave_balance"  ("company_id", "employee_id") `,
    );
    await runner.query(`CREATE INDEX "leave_balance_type_id_idx" ON "leave_balance"  ("company_id", "type_id") `);
    await runner.query(`ALTER TABLE "employee_leave" ADD "total_days" numeric(18,4)`);
    await runner.query(
      `ALTER TABLE "employee_leave" ADD "day_rows" jsonb NOT NULL DEFAULT '[]'; ALTER TABLE "employee_leave" ALTER "day_rows" DROP DEFAULT`,
    );
    await runner.query(
      `ALTER TABLE "leave_ledger_entry" ADD CONSTRAINT "leave_ledger_entry_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "leave_ledger_entry" ADD CONSTRAINT "leave_ledger_entry_type_id_fkey" FOREIGN KEY ("company_id", "type_id") REFERENCES "leave_type"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "leave_adjustment" ADD CONSTRAINT "leave_adjustment_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "leave_adjustment" ADD CONSTRAINT "leave_adjustment_type_id_fkey" FOREIGN KEY ("company_id", "type_id") REFERENCES "leave_type"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "leave_balance" ADD CONSTRAINT "leave_balance_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "leave_balance" ADD CONSTRAINT "leave_balance_type_id_fkey" FOREIGN KEY ("company_id", "type_id") REFERENCES "leave_type"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "leave_ledger_entry" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "leave_ledger_entry" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "leave_ledger_entry" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT ON "leave_ledger_entry" TO muster_app`);
    // Nobody changes what the ledger says, not even the owner of the table.
    await runner.query(`CREATE FUNCTION leave_ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'lines of the leave ledger are added, never changed or removed'; END $$;
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON leave_ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION leave_ledger_is_append_only()`);
    // Who asks for leave sees their balance, and who decides about it that of their team.
    await runner.query(`UPDATE company_role r SET grants = r.grants || (SELECT jsonb_agg(jsonb_build_object('subject', s.name, 'action', 'read', 'scope', g ->> 'scope'))
      FROM jsonb_array_elements(r.grants) g CROSS JOIN (VALUES ('LeaveBalance'), ('LeaveLedgerEntry')) AS s(name) WHERE g ->> 'subject' = 'EmployeeLeave' AND g ->> 'action' = 'read')
      WHERE r.grants @> '[{"subject":"EmployeeLeave","action":"read"}]'`);
    await runner.query(`ALTER TABLE "leave_adjustment" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "leave_adjustment" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "leave_adjustment" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "leave_adjustment" TO muster_app`);
    await runner.query(`ALTER TABLE "leave_balance" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "leave_balance" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "leave_balance" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "leave_balance" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE leave_balance, leave_adjustment, leave_ledger_entry');
    await runner.query('DROP FUNCTION leave_ledger_is_append_only()');
    await runner.query('ALTER TABLE employee_leave DROP COLUMN total_days, DROP COLUMN day_rows');
  }
}
