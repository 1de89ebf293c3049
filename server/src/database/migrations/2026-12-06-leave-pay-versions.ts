import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on how much of the pay goes on during leave of a type. */
export class LeavePayVersions1795901410003 implements MigrationInterface {
  readonly name = 'LeavePayVersions1795901410003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE leave_type ADD new_pay_from date, ADD pay_from date, ADD pay_earlier jsonb NOT NULL DEFAULT '[]'`,
    );
    await runner.query('ALTER TABLE leave_type ALTER pay_earlier DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_type DROP new_pay_from, DROP pay_from, DROP pay_earlier');
  }
}
