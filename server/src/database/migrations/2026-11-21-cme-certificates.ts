import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CmeCertificates1795257349156 implements MigrationInterface {
  readonly name = 'CmeCertificates1795257349156';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "employee_cme" ADD "certificate_file_id" character(24)`);
    await runner.query(
      `CREATE INDEX "employee_cme_certificate_file_id_idx" ON "employee_cme"  ("company_id", "certificate_file_id") `,
    );
    await runner.query(
      `ALTER TABLE "employee_cme" ADD CONSTRAINT "employee_cme_certificate_file_id_fkey" FOREIGN KEY ("company_id", "certificate_file_id") REFERENCES "stored_file"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_cme DROP COLUMN certificate_file_id');
  }
}
