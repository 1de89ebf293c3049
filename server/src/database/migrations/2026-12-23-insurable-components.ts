import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pay components may count to the contributory wage; those there are do not. */
export class InsurableComponents1796900000600 implements MigrationInterface {
  readonly name = 'InsurableComponents1796900000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "pay_component" ADD "insurable_as" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "pay_component" DROP COLUMN "insurable_as"`);
  }
}
