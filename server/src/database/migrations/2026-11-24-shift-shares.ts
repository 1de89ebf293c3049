import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day worked by several shifts keeps what counts by which of them. */
export class ShiftShares1795900200070 implements MigrationInterface {
  readonly name = 'ShiftShares1795900200070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attendance_day ADD shares jsonb`);
    await runner.query(
      `CREATE INDEX attendance_day_shared ON attendance_day (company_id, date) WHERE shares IS NOT NULL AND deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attendance_day DROP shares`);
  }
}
