import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures that are not what the employee's record said were entered by hand. */
export class UnpaidDays1795258600000 implements MigrationInterface {
  readonly name = 'UnpaidDays1795258600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE end_of_service ALTER excluded_days DROP NOT NULL, ADD excluded_reason text, ADD excluded_entered boolean NOT NULL DEFAULT false`,
    );
    await runner.query(`UPDATE end_of_service t SET excluded_entered = t.excluded_days IS DISTINCT FROM coalesce(e.unpaid_leave_days_before, 0)
      FROM employee e WHERE e.company_id = t.company_id AND e.id = t.employee_id`);
    await runner.query('ALTER TABLE end_of_service ALTER excluded_entered DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE end_of_service DROP COLUMN excluded_entered, DROP COLUMN excluded_reason, ALTER excluded_days SET NOT NULL',
    );
  }
}
