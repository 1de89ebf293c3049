import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Grades of positions, with the salaries that go with them. */
export class Grades1795901010003 implements MigrationInterface {
  readonly name = 'Grades1795901010003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "grade" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "code" text NOT NULL, "name" text NOT NULL, "rank" integer NOT NULL, "min_salary" numeric(18,3), "max_salary" numeric(18,3), "currency" text NOT NULL, CONSTRAINT "grade_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "grade_code_key" ON "grade"  ("company_id", "code") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "grade_name_key" ON "grade"  ("company_id", "name") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "grade_order" ON "grade"  ("company_id", "rank", "id") WHERE deleted_at IS NULL`);
    await runner.query(`ALTER TABLE "position" ADD "grade_id" character(24)`);
    await runner.query(`CREATE INDEX "position_grade_id_idx" ON "position"  ("company_id", "grade_id") `);
    await runner.query(
      `ALTER TABLE "position" ADD CONSTRAINT "position_grade_id_fkey" FOREIGN KEY ("company_id", "grade_id") REFERENCES "grade"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "grade" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "grade" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "grade" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "grade" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE position DROP grade_id');
    await runner.query('DROP TABLE grade');
  }
}
