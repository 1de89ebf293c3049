import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A role may ask its holders for a second factor from a day on. */
export class RoleSecondFactor1802000000002 implements MigrationInterface {
  readonly name = 'RoleSecondFactor1802000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "company_role" ADD "second_factor_from" date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "company_role" DROP "second_factor_from"');
  }
}
