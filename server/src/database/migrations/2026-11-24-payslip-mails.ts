import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payslips by mail: whether a company wants it, and what a mail carries. */
export class PayslipMails1795600700060 implements MigrationInterface {
  readonly name = 'PayslipMails1795600700060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company ADD payslip_mail text NOT NULL DEFAULT 'none'`);
    await runner.query('ALTER TABLE company ALTER payslip_mail DROP DEFAULT');
    await runner.query('ALTER TABLE mail ADD attachment_name text, ADD attachment text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail DROP attachment_name, DROP attachment');
    await runner.query('ALTER TABLE company DROP payslip_mail');
  }
}
