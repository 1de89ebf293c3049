import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrent-index';

/** Roles that may do `held` with payroll runs in the whole company may do this with pay groups and who is in them. */
async function grant(runner: QueryRunner, held: string, actions: string[]): Promise<void> {
  const grants = (subject: string, action: string) => [{ scope: 'company', action, subject }];
  for (const subject of ['PayGroup', 'PayGroupAssignment'])
    for (const action of actions)
      await runner.query(
        `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
         WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
        [JSON.stringify(grants('PayrollRun', held)), JSON.stringify(grants(subject, action))],
      );
}

/** Pay groups with periods of their own: regular runs and payslips are one for each period of a group. */
export class PayGroups1797500000000 implements MigrationInterface {
  readonly name = 'PayGroups1797500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value")
        VALUES (current_database(), 'public', 'pay_group', 'GENERATED_COLUMN', 'search_text', $1)`,
      [`coalesce(folded("name"), '')`],
    );
    await runner.query(
      `CREATE TABLE "pay_group" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at"
        TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "name" text NOT NULL, "frequency" text NOT NULL, "first_day" integer,
        "second_day" integer, "anchor" date,
        "pay_rule" text NOT NULL, "pay_days" integer NOT NULL, "valid_from" date NOT NULL,
        "search_text" text GENERATED ALWAYS AS (coalesce(folded("name"), '')) STORED,
        CONSTRAINT "pay_group_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "pay_group_name" ON "pay_group"  ("company_id", "name")
        WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "pay_group_order" ON "pay_group"  ("company_id", "name", "id")
        WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE TABLE "pay_group_assignment" ("id" character(24) NOT NULL, "version" integer NOT
        NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME
        ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "pay_group_id" character(24) NOT
        NULL, "valid_from" date NOT NULL, "valid_to" date,
        CONSTRAINT "pay_group_assignment_no_overlap" EXCLUDE USING gist (company_id WITH =, employee_id WITH =,
        daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (deleted_at IS NULL),
        CONSTRAINT "pay_group_assignment_pkey" PRIMARY KEY ("company_id", "id"))`);
    await runner.query(
      `CREATE INDEX "pay_group_assignment_order" ON "pay_group_assignment"  ("company_id", "valid_from", "id")
        WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "pay_group_assignment_employee_id_idx" ON "pay_group_assignment"  ("company_id", "employee_id") `,
    );
    await runner.query(`ALTER TABLE "payroll_run" ADD "pay_group_id" character(24)`);
    await runner.query(`ALTER TABLE "payroll_run" ADD "period_from" date`);
    await runner.query(`ALTER TABLE "payslip" ADD "pay_group_id" character(24)`);
    await runner.query(`ALTER TABLE "payslip" ADD "from_date" date`);
    await runner.query(`ALTER TABLE "payslip" ADD "to_date" date`);
    await runner.query(`DROP INDEX "payroll_run_period_key"`);
    await runner.query(
      `CREATE UNIQUE INDEX "payroll_run_period_key" ON "payroll_run"  ("company_id", "period")
        WHERE kind = 'regular' AND department_ids = '{}' AND position_ids = '{}' AND employee_ids = '{}'
        AND pay_group_id IS NULL AND state <> 'cancelled' AND deleted_at IS NULL`,
    );
    await runner.query(`CREATE UNIQUE INDEX "payroll_run_group_period_key" ON "payroll_run"  ("company_id",
        "pay_group_id", "from_date")
        WHERE kind = 'regular' AND department_ids = '{}' AND position_ids = '{}' AND employee_ids = '{}'
    AND pay_group_id IS NOT NULL AND state <> 'cancelled' AND deleted_at IS NULL`);
    await runner.query(`CREATE INDEX "payroll_run_pay_group_id_idx" ON "payroll_run"  ("company_id",
        "pay_group_id") `);
    await runner.query(
      `ALTER TABLE "payroll_run" ADD CONSTRAINT "payroll_run_pay_group_id_fkey"
        FOREIGN KEY ("company_id", "pay_group_id")
        REFERENCES "pay_group"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payslip" ADD CONSTRAINT "payslip_pay_group_id_fkey"
        FOREIGN KEY ("company_id", "pay_group_id")
        REFERENCES "pay_group"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "pay_group_assignment" ADD CONSTRAINT "pay_group_assignment_employee_id_fkey"
        FOREIGN KEY ("company_id", "employee_id")
        REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "pay_group_assignment" ADD CONSTRAINT "pay_group_assignment_pay_group_id_fkey"
        FOREIGN KEY ("company_id", "pay_group_id")
        REFERENCES "pay_group"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "pay_group" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "pay_group" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "pay_group" USING (company_id = nullif(current_setting('app.company_id', true),
        '')::char(24))
        WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "pay_group" TO muster_app`);
    await runner.query(`ALTER TABLE "pay_group_assignment" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "pay_group_assignment" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "pay_group_assignment" USING (company_id = nullif(current_setting('app.company_id',
        true), '')::char(24))
        WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "pay_group_assignment" TO muster_app`);
    await grant(runner, 'read', ['read']);
    await grant(runner, 'create', ['create', 'update', 'delete', 'export', 'read_sensitive']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['payslip', 'payroll_run'])
      await runner.query(`DELETE FROM ${table} WHERE pay_group_id IS NOT NULL`);
    await runner.query(`ALTER TABLE payslip DROP pay_group_id, DROP from_date, DROP to_date`);
    await runner.query(
      `CREATE UNIQUE INDEX "payslip_one_regular" ON "payslip"  ("company_id", "employee_id", "period")
        WHERE kind = 'regular' AND deleted_at IS NULL`,
    );
    await runner.query(`DROP INDEX "payroll_run_period_key"`);
    await runner.query(`ALTER TABLE payroll_run DROP pay_group_id, DROP period_from`);
    await runner.query(
      `CREATE UNIQUE INDEX "payroll_run_period_key" ON "payroll_run"  ("company_id", "period")
        WHERE kind = 'regular' AND department_ids = '{}' AND position_ids = '{}' AND employee_ids = '{}'
        AND state <> 'cancelled' AND deleted_at IS NULL`,
    );
    await runner.query(`DROP TABLE pay_group_assignment`);
    await runner.query(`DELETE FROM typeorm_metadata WHERE "table" = 'pay_group'`);
    await runner.query(`DROP TABLE pay_group`);
  }
}

/** One regular payslip a month was one for everybody; now it is one for each period of a group. */
export class PayslipsOfGroups1797500000001 implements MigrationInterface {
  readonly name = 'PayslipsOfGroups1797500000001';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const unique = (name: string, on: string) => createIndexConcurrently(runner, name, on, 'UNIQUE');
    await unique(
      'payslip_one_of_month',
      `payslip (company_id, employee_id, period)
        WHERE kind = 'regular' AND pay_group_id IS NULL AND deleted_at IS NULL`,
    );
    await unique(
      'payslip_one_of_group',
      `payslip (company_id, employee_id, pay_group_id, from_date)
        WHERE kind = 'regular' AND pay_group_id IS NOT NULL AND deleted_at IS NULL`,
    );
    await createIndexConcurrently(runner, 'payslip_pay_group_id_idx', 'payslip (company_id, pay_group_id)');
    await dropIndexConcurrently(runner, 'payslip_one_regular');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNIQUE INDEX IF NOT EXISTS payslip_one_regular ON payslip (company_id, employee_id, period)
        WHERE kind = 'regular' AND pay_group_id IS NULL AND deleted_at IS NULL`,
    );
    for (const name of ['payslip_pay_group_id_idx', 'payslip_one_of_group', 'payslip_one_of_month'])
      await runner.query(`DROP INDEX IF EXISTS ${name}`);
  }
}
