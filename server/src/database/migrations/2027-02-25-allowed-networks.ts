import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which networks a company is reached. */
export class AllowedNetworks1802000000020 implements MigrationInterface {
  readonly name = 'AllowedNetworks1802000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "company" ADD "allowed_networks" jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "company" DROP "allowed_networks"');
  }
}
