import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who comes back has a new employment that names the former. */
export class Rehire1795900900002 implements MigrationInterface {
  readonly name = 'Rehire1795900900002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "employee" ADD "rehire_of_id" character(24)`);
    await runner.query(
      `CREATE UNIQUE INDEX "employee_rehire_of_id_key" ON "employee"  ("company_id", "rehire_of_id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `ALTER TABLE "employee" ADD CONSTRAINT "employee_rehire_of_id_fkey" FOREIGN KEY ("company_id", "rehire_of_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee DROP rehire_of_id');
  }
}
