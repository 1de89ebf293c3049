import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What laws ask of types of leave: months of service before, how often, and which law a type was taken over from. */
export class LeaveLaws1796900000701 implements MigrationInterface {
  readonly name = 'LeaveLaws1796900000701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE leave_type ADD times_in_service integer, ADD waiting_months integer, ADD law_code text, ADD law_since date`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE leave_type DROP times_in_service, DROP waiting_months, DROP law_code, DROP law_since`,
    );
  }
}
