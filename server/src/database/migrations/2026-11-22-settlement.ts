import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An end of service tells all that is paid and owed; types of leave say whether their days are paid out then. */
export class Settlement1795600000043 implements MigrationInterface {
  readonly name = 'Settlement1795600000043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE end_of_service ADD notice_by text, ADD notice_due integer, ADD notice_served integer, ADD others jsonb NOT NULL DEFAULT '[]',
      ADD additions numeric(18,3), ADD deductions numeric(18,3), ADD net numeric(18,3), ADD owed numeric(18,3)`);
    await runner.query('ALTER TABLE end_of_service ALTER others DROP DEFAULT');
    // What was paid before was the award and nothing else; what waits is calculated anew before it is approved or paid.
    await runner.query(
      `UPDATE end_of_service SET additions = award, deductions = 0, net = award, owed = 0 WHERE state = 'paid'`,
    );
    await runner.query(`ALTER TABLE leave_type ADD paid_at_end boolean NOT NULL DEFAULT false`);
    await runner.query(
      `UPDATE leave_type SET paid_at_end = kind = 'paid' AND (code = 'ANNUAL' OR requires_allocation)`,
    );
    await runner.query('ALTER TABLE leave_type ALTER paid_at_end DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_type DROP COLUMN paid_at_end');
    await runner.query(`ALTER TABLE end_of_service DROP COLUMN owed, DROP COLUMN net, DROP COLUMN deductions, DROP COLUMN additions, DROP COLUMN others,
      DROP COLUMN notice_served, DROP COLUMN notice_due, DROP COLUMN notice_by`);
  }
}
