import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Punches entered from a list, which may be taken back with it: their punches then count no longer, and may come again. */
export class PunchEntries1795901310002 implements MigrationInterface {
  readonly name = 'PunchEntries1795901310002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "punch_entry" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "date" date NOT NULL, "time" text NOT NULL, "direction" text NOT NULL, "device_id" character(24), "external_id" text, "note" text, "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "zone" text NOT NULL, CONSTRAINT "punch_entry_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "punch_entry_moment_key" ON "punch_entry"  ("company_id", "employee_id", "date", "time") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "punch_entry_external_id_key" ON "punch_entry"  ("company_id", "employee_id", "external_id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "punch_entry_order" ON "punch_entry"  ("company_id", "at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "punch_entry_employee_id_idx" ON "punch_entry"  ("company_id", "employee_id") `);
    await runner.query(`CREATE INDEX "punch_entry_device_id_idx" ON "punch_entry"  ("company_id", "device_id") `);
    await runner.query(
      `ALTER TABLE "punch_entry" ADD CONSTRAINT "punch_entry_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "punch_entry" ADD CONSTRAINT "punch_entry_device_id_fkey" FOREIGN KEY ("company_id", "device_id") REFERENCES "punch_device"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "punch_entry" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "punch_entry" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "punch_entry" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "punch_entry" TO muster_app`);
    await runner.query(
      'GRANT UPDATE (deleted_at, updated_at) ON punch TO muster_app; GRANT DELETE ON punch_external TO muster_app',
    );
    await growRoles(runner, [
      {
        digests: ['ef39dade3569bd44eb3daceea5534fa2'],
        added: ['PunchEntry read create update delete read_sensitive export company'],
      },
    ]);
  }

  /** What was entered stays among the punches. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'REVOKE UPDATE (deleted_at, updated_at) ON punch FROM muster_app; REVOKE DELETE ON punch_external FROM muster_app',
    );
    await runner.query('DROP TABLE punch_entry');
  }
}
